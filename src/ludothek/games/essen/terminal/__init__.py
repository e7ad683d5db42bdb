"""The table for a terminal: the fair as a map, and around it what comes, what counts and what everybody has."""

from __future__ import annotations

import msgspec
from rich.console import RenderableType
from rich.text import Text

from ludothek.games.essen.content import Content
from ludothek.games.essen.terminal.cards import draw_cards, draw_draft
from ludothek.games.essen.terminal.end import draw_end
from ludothek.games.essen.terminal.map import Plan, draw_list, draw_map
from ludothek.games.essen.terminal.pieces import (
    COMING,
    COMMON_WISH,
    EVENING,
    EVENT_SIGNS,
    HEART,
    MIDDAY,
    OWN_WISH,
    WAY,
    crowd_mark,
)
from ludothek.games.essen.terminal.players import draw_players
from ludothek.games.essen.terminal.scene import Scene
from ludothek.games.essen.terminal.stock import draw_stock
from ludothek.games.essen.terminal.wishes import draw_wishes
from ludothek.games.essen.view_form import EssenView
from ludothek.kernel.drawing import BRASS, IRON, asked_seats, banner, centred, ends, legend, page
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.state import View

WIDEST = 132


def draw(view: View, catalogue: Catalogue, width: int, content: Content) -> RenderableType:
    """The whole table, never wider than ``width``; a very wide terminal gets it in the middle."""
    scene = Scene(msgspec.convert(view, EssenView), catalogue, content, min(width, WIDEST))
    return page(_table(scene), width, WIDEST)


def _table(scene: Scene) -> list[Text]:
    fair = scene.fair
    if fair.over:
        return [*_heading(scene), *draw_end(scene)]
    if fair.asked == "draft":
        return [*_heading(scene), *draw_draft(scene)]
    return [
        *_heading(scene),
        *_ground(scene),
        *draw_stock(scene),
        *draw_wishes(scene),
        *draw_players(scene),
        *draw_cards(scene, fair.offered),
    ]


def _heading(scene: Scene) -> list[Text]:
    """The title like a sign over the gate, the rounds of the day, and who is asked."""
    lines = [banner(scene.words("title"), scene.width)]
    if not scene.fair.over:
        lines.append(ends(_rounds(scene), asked_seats(scene.words, scene.fair.waiting, scene.fair.seat), scene.width))
    if scene.fair.last_round and not scene.fair.over:
        tile = scene.words("event-last-round", tile=f"last-round:{scene.fair.last_round}")
        lines.append(centred(Text(tile, style=f"bold {BRASS}"), scene.width))
    return lines


def _rounds(scene: Scene) -> Text:
    """The day from the first round to the evening, midday among them, the present round lit."""
    fair = scene.fair
    midday = scene.content.tables.midday
    line = Text()
    for number in range(1, fair.rounds + 1):
        if number == fair.round:
            line.append(f" {number} ", "bold reverse")
        else:
            line.append(f" {number} ", IRON if number < fair.round else "")
        if number == midday:
            line.append(f" {MIDDAY} ", BRASS if fair.round <= midday else IRON)
    line.append(f" {EVENING}", BRASS)
    name = scene.words("round", count=fair.round, total=fair.rounds) if fair.round else scene.words("draft")
    return Text.assemble((name, "bold"), "  ", line) if fair.round else Text(name, style="bold")


def _ground(scene: Scene) -> list[Text]:
    """The map, or the list where it does not fit, and what its signs mean."""
    plan = Plan(scene.content, scene.width)
    if not plan.fits:
        return draw_list(scene)
    return [*draw_map(scene, plan), *_legend(scene)]


def _legend(scene: Scene) -> list[Text]:
    """Only the signs that are to be seen now, on as few lines as possible."""
    fair, words = scene.fair, scene.words
    here = [game for game in fair.games if game.place in ("booth", "pallet")]
    signs: list[tuple[str, str, str]] = []
    marks = {scene.wish_mark(game.booth) for game in here}
    for mark, name in ((OWN_WISH, "sign-own-wish"), (COMMON_WISH, "sign-common-wish")):
        if mark in marks:
            signs.append((mark, HEART, words(name)))
    if fair.crowd.zones or fair.crowd.courtyard or fair.crowd.entrances:
        step = scene.content.tables.crowded_step
        signs.append((crowd_mark(step), "bold", words("sign-crowd", count=step)))
    if any(scene.way(space) for space in fair.reach):
        signs.append((f"{WAY}n", IRON, words("sign-way")))
    if any(game.place == "pallet" for game in here):
        signs.append((COMING, IRON, words("sign-coming")))
    for event in dict.fromkeys(game.event for game in here if game.event):
        signs.append((EVENT_SIGNS[event], "bold", words.name(f"token:{event}")))
    entries = [Text.assemble((sign, style), (f" {meaning}", IRON)) for sign, style, meaning in signs]
    return legend(entries, scene.width)
