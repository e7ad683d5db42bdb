"""After the fair: who has won and by what, and the wishes of all."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.essen.tables import LINE_NAMES, SYMBOL_NAMES
from ludothek.games.essen.terminal.pieces import HEART, OWN_WISH, SIGNS
from ludothek.games.essen.terminal.scene import Scene
from ludothek.games.essen.terminal.wishes import wish_rows
from ludothek.games.essen.view_form import PlayerView
from ludothek.kernel.drawing import (
    BOLD,
    DOUBLE,
    IRON,
    ROUND,
    centred,
    first_places,
    fit,
    framed,
    pieces_of,
    shares,
    sheet_row,
    side_by_side,
    who_wins,
)
from ludothek.kernel.words import PAINTS

LABEL = 22  # columns for the name of a line of the sheet
COLUMN = 16  # for a seat's points, at most
LISTS = 38  # the narrowest list of wishes


def draw_end(scene: Scene) -> list[Text]:
    return [_winner(scene), *_bars(scene), Text(), *_sheet(scene), *_wishes(scene)]


def _winner(scene: Scene) -> Text:
    ranks = scene.fair.ranks
    won = Text.assemble(pieces_of(first_places(ranks), " "), (f" {who_wins(scene.words, ranks)}", BOLD))
    return centred(won, scene.width)


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

    def row(name: Text, entries: list[Text]) -> Text:
        return sheet_row(name, entries, column, inner)

    lines = [row(Text(), [scene.seat(p.seat, short=True) for p in players])]
    lines += [row(Text(scene.words(f"line-{line}")), [_number(p.sheet[line]) for p in players]) for line in LINE_NAMES]
    total = Text(scene.words("play-points"), style="bold")
    lines.append(row(total, [Text(str(p.points), style="bold") for p in players]))
    lines.append(Text("┄" * inner, style=IRON))
    for symbol in SYMBOL_NAMES:
        name = Text(f"{SIGNS[symbol]} {scene.words.name(f'symbol:{symbol}')}", style=IRON)
        lines.append(row(name, [_number(p.symbols[symbol]) for p in players]))
    money = Text(scene.words("money-left"), style=IRON)
    lines.append(row(money, [Text(scene.words("money", euros=p.money)) for p in players]))
    sheet = framed(lines, inner + 4, Text(scene.words("score-sheet"), style=BOLD))
    return [centred(line, scene.width) for line in sheet]


def _number(value: int) -> Text:
    return Text(str(value or "·"), style="" if value else IRON)


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
