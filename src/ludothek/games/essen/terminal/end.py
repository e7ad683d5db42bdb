"""After the fair: who has won and by what, and the wishes of all."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.essen.journal import SIGNS
from ludothek.games.essen.tables import LINE_NAMES, SYMBOL_NAMES
from ludothek.games.essen.terminal.pieces import (
    BOLD,
    DOUBLE,
    HEART,
    IRON,
    OWN_WISH,
    ROUND,
    centred,
    ends,
    fit,
    framed,
    shares,
    side_by_side,
)
from ludothek.games.essen.terminal.scene import Scene
from ludothek.games.essen.terminal.wishes import wish_rows
from ludothek.games.essen.view_form import PlayerView
from ludothek.kernel.words import PAINTS

LABEL = 22  # columns for the name of a line of the sheet
COLUMN = 16  # for a seat's points, at most
LISTS = 38  # the narrowest list of wishes


def draw_end(scene: Scene) -> list[Text]:
    return [_winner(scene), *_bars(scene), Text(), *_sheet(scene), *_wishes(scene)]


def _winner(scene: Scene) -> Text:
    fair, words = scene.fair, scene.words
    winners = [seat for seat, rank in enumerate(fair.ranks or ()) if rank == 1]
    seats = [f"seat:{fair.players[seat].colour}" for seat in winners]
    if len(seats) > 1:
        won = words("play-winners", seats=", ".join(words.name(seat) for seat in seats))
    else:
        won = words("play-winner", seat=seats[0])
    return centred(Text.assemble(scene.pieces(winners, " "), (f" {won}", BOLD)), scene.width)


def _ranked(scene: Scene) -> list[PlayerView]:
    ranks = scene.fair.ranks or []
    return sorted(scene.fair.players, key=lambda player: ranks[player.seat])


def _bars(scene: Scene) -> list[Text]:
    """Place, name, and a bar as long as the points."""
    most = max(1, *scene.fair.scores)
    room = scene.width - LABEL - 6
    lines = []
    for player in _ranked(scene):
        place = (scene.fair.ranks or [])[player.seat]
        name = fit(Text.assemble((f"{place}. ", BOLD), scene.seat(player.seat)), LABEL)
        bar = "▇" * round(room * max(0, player.points) / most)
        lines.append(Text.assemble(name, (bar, PAINTS[player.seat]), (f" {player.points}", BOLD)))
    return lines


def _sheet(scene: Scene) -> list[Text]:
    """A line for each kind of points, a column for each seat, and below it the games that were carried home."""
    players = _ranked(scene)
    column = min(COLUMN, (scene.width - 4 - LABEL) // len(players))
    inner = LABEL + column * len(players)
    heads = _cells([scene.seat(p.seat, short=True) for p in players], column)
    lines = [_row(Text(), heads, inner)]
    for line in LINE_NAMES:
        cells = [Text(str(p.sheet[line] or "·"), style="" if p.sheet[line] else IRON) for p in players]
        lines.append(_row(Text(scene.words(f"line-{line}")), _cells(cells, column), inner))
    total = _cells([Text(str(p.points), style="bold") for p in players], column)
    lines.append(_row(Text(scene.words("play-points"), style="bold"), total, inner))
    lines.append(Text("┄" * inner, style=IRON))
    for symbol in SYMBOL_NAMES:
        cells = [Text(str(p.symbols[symbol] or "·"), style="" if p.symbols[symbol] else IRON) for p in players]
        name = Text(f"{SIGNS[symbol]} {scene.words.name(f'symbol:{symbol}')}", style=IRON)
        lines.append(_row(name, _cells(cells, column), inner))
    money = _cells([Text(scene.words("money", euros=p.money)) for p in players], column)
    lines.append(_row(Text(scene.words("money-left"), style=IRON), money, inner))
    sheet = framed(lines, inner + 4, Text(scene.words("score-sheet"), style=BOLD))
    return [centred(line, scene.width) for line in sheet]


def _row(name: Text, cells: Text, width: int) -> Text:
    return ends(name, cells, width)


def _cells(cells: list[Text], width: int) -> Text:
    return Text().join([_right(cell, width) for cell in cells])


def _right(cell: Text, width: int) -> Text:
    cell.truncate(width - 1, overflow="ellipsis")
    cell.align("right", width)
    return cell


def _wishes(scene: Scene) -> list[Text]:
    """Everybody's cards, side by side."""
    players = _ranked(scene)
    across = min(len(players), max(1, (scene.width + 1) // (LISTS + 1)))
    widths = shares(scene.width, across)
    lines: list[Text] = []
    for n in range(0, len(players), across):
        row = players[n : n + across]
        contents = [wish_rows(scene, player, width - 4) for player, width in zip(row, widths, strict=False)]
        height = max(map(len, contents))
        boards = []
        for player, cards, width in zip(row, contents, widths, strict=False):
            title = Text.assemble(scene.seat(player.seat))
            note = Text.assemble((f"{OWN_WISH} {player.wishes}", HEART), f"  +{player.wish_points}")
            frame = DOUBLE if (scene.fair.ranks or [])[player.seat] == 1 else ROUND
            rest = [Text() for _ in range(height - len(cards))]
            boards.append(framed([*cards, *rest], width, title, note, PAINTS[player.seat], frame))
        lines += side_by_side(boards, widths[: len(row)])
    return lines
