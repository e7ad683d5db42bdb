"""The table for a terminal: the four regions as they lie on the board, then everybody, then one's own affairs."""

from __future__ import annotations

import msgspec
from rich.console import RenderableType
from rich.text import Text

from ludothek.games.euphoria.content import Content
from ludothek.games.euphoria.terminal.board import draw_board, draw_legend
from ludothek.games.euphoria.terminal.cards import draw_offered, draw_setting_up
from ludothek.games.euphoria.terminal.end import draw_end
from ludothek.games.euphoria.terminal.own import draw_own
from ludothek.games.euphoria.terminal.pieces import STAR, TRADE
from ludothek.games.euphoria.terminal.players import draw_players
from ludothek.games.euphoria.terminal.scene import SETTING_UP, Scene
from ludothek.games.euphoria.view_form import CityView
from ludothek.kernel.drawing import BOLD, BRASS, apart, asked_seats, banner, centred, page, piece
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.state import View
from ludothek.kernel.words import counted

WIDEST = 120
STAGES = {
    "tile": "option-markets",
    "draft": "option-draft",
    "open": "option-recruits",
    "hide": "option-recruits",
    "track": "option-tracks",
}


def draw(view: View, words: Catalogue, width: int, content: Content) -> RenderableType:
    """The whole table, never wider than ``width``; a very wide terminal gets it in the middle."""
    scene = Scene(msgspec.convert(view, CityView), words, min(width, WIDEST), content)
    return page(_table(scene), width, WIDEST)


def _table(scene: Scene) -> list[Text]:
    city = scene.city
    if city.over:
        return [*_heading(scene), *draw_end(scene), *draw_players(scene)]
    if city.asked in SETTING_UP:
        page = draw_setting_up(scene)
        return [*_heading(scene), *page, *draw_legend(scene, page)]
    page = [*draw_board(scene), *_offer(scene), *draw_players(scene)]
    if city.asked == "keep" and scene.reader:
        page += draw_offered(scene, scene.reader)
    own = draw_own(scene)
    return [*_heading(scene), *page, *own, *draw_legend(scene, [*page, *own])]


def _heading(scene: Scene) -> list[Text]:
    """The title like a sign over the gate, how the race for stars stands, and who is asked."""
    sign = banner(scene.words("title"), scene.width)
    if scene.city.over:
        return [sign]
    stage = STAGES.get(scene.city.asked or "")
    state = Text(f" {scene.words(stage)}", style=BOLD) if stage else _race(scene)
    asked = asked_seats(scene.words, scene.city.waiting, scene.city.seat).append(" ")
    return [sign, apart(state, asked, scene.width)]


def _race(scene: Scene) -> Text:
    """The stars of each seat, the first ones first."""
    players = sorted(scene.city.players, key=lambda player: -player.stars)
    line = Text(f" {STAR} ", style=f"bold {BRASS}")
    return line.append_text(
        Text("  ").join(Text.assemble(piece(player.seat), (f"{player.stars}", BOLD)) for player in players)
    )


def _offer(scene: Scene) -> list[Text]:
    """An offer that lies on the table."""
    offer = scene.city.offer
    if offer is None or not offer.give or not offer.want:
        return []
    give, want = [counted(f"item:{item}" for item in side) for side in (offer.give, offer.want)]
    turn = f"seat:{scene.city.players[offer.seat].colour}"
    said = scene.words("ask-answer", turn=turn, give=give, want=want)
    line = Text.assemble((f"{TRADE} ", f"bold {BRASS}"), piece(offer.seat), " → ", piece(offer.other), f"  {said}")
    return [centred(line, scene.width)]
