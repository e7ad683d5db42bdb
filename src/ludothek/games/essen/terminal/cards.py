"""Wish cards to choose from, each as a card: in the draft, when there is no fair yet, and after a play-test."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ludothek.games.essen.terminal.pieces import HEART, OWN_WISH, SIGNS, ZONE_COLOURS
from ludothek.games.essen.terminal.scene import Scene
from ludothek.games.essen.view_form import GameView, PlayerView
from ludothek.kernel.drawing import ASKED, BOLD, IRON, centred, ends, framed, shares, side_by_side

Beside = Callable[[int], list[Text]]
"""Draws something of a given width."""

CARD = 24  # the narrowest card


def draw_cards(scene: Scene, booths: list[int], beside: Beside | None = None) -> list[Text]:
    """Cards side by side, in as many rows as it takes; something else can have the room beside the last."""
    across = max(2, (scene.width + 1) // (CARD + 1))
    widths = shares(scene.width, across)
    lines: list[Text] = []
    for n in range(0, len(booths), across):
        row = booths[n : n + across]
        blocks = [_card(scene, scene.game(booth), width) for booth, width in zip(row, widths, strict=False)]
        taken = widths[: len(row)]
        rest = scene.width - sum(taken) - len(taken)
        if beside and rest >= CARD:
            blocks.append(beside(rest))
            taken.append(rest)
            beside = None
        lines += side_by_side(blocks, taken)
    return lines + beside(scene.width) if beside else lines


def _card(scene: Scene, game: GameView, width: int) -> list[Text]:
    """The sign of the booth, the title, who publishes it, and what it costs and brings."""
    words, colour = scene.words, ZONE_COLOURS[game.zone]
    zone = Text(words.name(f"zone:{game.zone}"), style=colour)
    bonus = Text(f" {words('card-bonus', count=game.bonus)}", style="bold" if game.bonus else IRON)
    place = words("card-way", count=scene.fair.reach[str(game.booth)])
    if scene.fair.asked != "draft":
        place = " ".join(scene.status(game, scene.fair.seat))
    symbol = Text(f"{SIGNS[game.symbol]} {words.name(f'symbol:{game.symbol}')}")
    lines = [
        Text(game.title, style="bold"),
        Text(game.publisher, style=IRON),
        ends(symbol, Text(words("money", euros=game.price), style="bold"), width - 4),
        ends(Text(place, style=IRON), bonus, width - 4),
    ]
    return framed(lines, width, scene.booth(game, 5), zone, colour)


def draw_draft(scene: Scene) -> list[Text]:
    """The pack at hand, the wishes that are kept so far, and who has kept how many."""
    reader = scene.reader
    lines = draw_cards(scene, scene.fair.offered, (lambda width: _kept(scene, reader, width)) if reader else None)
    seats = Text("   ").join([_drafting(scene, player) for player in scene.fair.players])
    return [*lines, centred(seats, scene.width)]


def _kept(scene: Scene, reader: PlayerView, width: int) -> list[Text]:
    """The list that is being made, with a line for every wish."""
    title = Text.assemble((f"{OWN_WISH} ", HEART), (scene.words("my-wishes"), BOLD))
    kept = [scene.goods(scene.game(booth)) for booth in reader.held or ()]
    free = scene.content.tables.kept - len(kept)
    return framed([*kept, *(Text("┄" * (width - 4), style=IRON) for _ in range(free))], width, title, style=HEART)


def _drafting(scene: Scene, player: PlayerView) -> Text:
    asked = player.seat in scene.fair.waiting
    return Text.assemble(f"{ASKED} " if asked else "", scene.seat(player.seat), (f" {OWN_WISH}{player.cards}", HEART))
