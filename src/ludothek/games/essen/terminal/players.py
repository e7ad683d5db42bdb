"""What the players have: points, money, the action track with the bag on it, and the boot of the car."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.essen.tables import SYMBOL_NAMES, SYMBOLS
from ludothek.games.essen.terminal.pieces import FREE, HEART, OWN_WISH, SIGNS, SPENT
from ludothek.games.essen.terminal.scene import Scene
from ludothek.games.essen.view_form import PlayerView
from ludothek.kernel.drawing import (
    ASKED,
    BOLD,
    HEAVY,
    IRON,
    ROUND,
    ends,
    evenly,
    fit,
    framed,
    in_rows,
    shares,
)
from ludothek.kernel.words import PAINTS

NARROWEST = 29  # columns of a player
LONGEST_SUM = 7  # columns for money, and the blank before it
COUNTS = 3 * SYMBOLS  # columns for games by symbols


def draw_players(scene: Scene) -> list[Text]:
    """In turn order of the seats, as many side by side as there is room for."""
    players = scene.fair.players
    across = evenly(len(players), (scene.width + 1) // (NARROWEST + 1))
    return in_rows(players, shares(scene.width, across), lambda player, width: _player(scene, player, width))


def _player(scene: Scene, player: PlayerView, width: int) -> list[Text]:
    asked = player.seat in scene.fair.waiting
    points = Text(scene.words("points", count=player.points), style="bold")
    title = Text.assemble((f"{ASKED} " if asked else "", BOLD), scene.seat(player.seat))
    if title.cell_len + points.cell_len + 9 > width:
        title = Text.assemble((f"{ASKED} " if asked else "", BOLD), scene.seat(player.seat, short=True))
    first = Text(scene.words("first-player"), style="bold") if player.seat == scene.fair.first else None
    lines = _things(scene, player, width - 4)
    frame = HEAVY if asked else ROUND
    return framed(lines, width, title, points, PAINTS[player.seat], frame, first if scene.fair.round else None)


def draw_track(scene: Scene, player: PlayerView) -> Text:
    """The action track: actions spent, actions left, and from the right the games of the bag; brackets hold games."""
    size, plain = scene.fair.track, scene.fair.track - scene.fair.bag_size
    bag = [scene.game(booth).symbol for booth in player.bag]
    line = Text()
    for n in range(size):
        sign, style = (SPENT, IRON) if n < player.spent else (FREE, f"bold {PAINTS[player.seat]}")
        if n >= size - len(bag):
            sign, style = SIGNS[bag[n - size + len(bag)]], "bold"
        edges = "  " if n < plain else "[]"
        line.append(edges[0], IRON).append(sign, style).append(edges[1], IRON)
    return line


def _things(scene: Scene, player: PlayerView, width: int) -> list[Text]:
    """Track, bag and boot; at their ends, or on a line more where it is narrow, everything that is counted."""
    track = draw_track(scene, player)
    names = [scene.words("bag"), scene.words("boot")]
    label = min(max(map(len, names)), width - COUNTS - LONGEST_SUM - 1)
    bag, boot = (
        _by_symbol(scene, fit(Text(name, style=IRON), label).append(" "), booths)
        for name, booths in zip(names, (player.bag, player.boot), strict=True)
    )
    money = Text(f" {scene.words('money', euros=player.money)}", style="bold")
    hand = f"{player.cards}+{len(player.shown)}" if player.shown else str(player.cards)
    wishes = Text.assemble((f" {OWN_WISH} ", HEART), (hand, "bold"))
    eaten = Text(scene.words("has-eaten") if player.eaten else "", style=IRON)
    longest = max(len(scene.words(name)) for name in ("pre-order-free", "pre-order-used"))
    if max(track.cell_len + LONGEST_SUM, bag.cell_len + longest) <= width:
        rest = Text.assemble(eaten, " ", wishes)
        pairs = [(track, money), (bag, _pre_order(scene, player)), (boot, rest)]
    else:
        pairs = [(track, Text()), (bag, money), (boot, wishes), (_pre_order(scene, player), eaten)]
    return [ends(left, right, width) for left, right in pairs]


def _by_symbol(scene: Scene, row: Text, booths: list[int]) -> Text:
    symbols = [scene.game(booth).symbol for booth in booths]
    for symbol in SYMBOL_NAMES:
        count = symbols.count(symbol)
        row.append(SIGNS[symbol], "" if count else IRON)
        row.append(f"{count or SPENT} ", "bold" if count else IRON)
    return row


def _pre_order(scene: Scene, player: PlayerView) -> Text:
    """The token for one sold-out game."""
    if player.pre_order is None:
        return Text(scene.words("pre-order-free"))
    return Text(scene.words("pre-order-used"), style=IRON)
