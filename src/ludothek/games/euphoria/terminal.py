"""The table for a terminal: the four regions as they lie on the board, then everybody, then one's own affairs."""

from __future__ import annotations

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludothek.games.euphoria.content import Content
from ludothek.games.euphoria.terminal_board import draw_board, draw_legend
from ludothek.games.euphoria.terminal_cards import draw_offered, draw_setting_up
from ludothek.games.euphoria.terminal_end import draw_end
from ludothek.games.euphoria.terminal_own import draw_own
from ludothek.games.euphoria.terminal_pieces import (
    ASKED,
    BOLD,
    BRASS,
    IRON,
    STAR,
    TRADE,
    centred,
    ends,
    piece,
    pieces,
)
from ludothek.games.euphoria.terminal_players import draw_players
from ludothek.games.euphoria.terminal_risk import risk as risk
from ludothek.games.euphoria.terminal_scene import SETTING_UP, Scene
from ludothek.games.euphoria.view_form import CityView
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.state import View

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
    room = min(width, WIDEST)
    lines = _table(Scene(msgspec.convert(view, CityView), words, room, content))
    for line in lines:
        line.truncate(room, overflow="ellipsis")
        line.no_wrap = True
    return Padding(Group(*lines), (0, 0, 0, (width - room) // 2))


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
    title = scene.words("title").upper()
    poster = " ".join(title)
    title = f" {poster if len(poster) + 12 <= scene.width else title} "
    left = max(1, (scene.width - len(title)) // 2)
    right = max(1, scene.width - len(title) - left)
    sign = Text.assemble(("━" * (left - 1) + "┫", IRON), (title, "bold"), ("┣" + "━" * (right - 1), IRON))
    if scene.city.over:
        return [sign]
    stage = STAGES.get(scene.city.asked or "")
    state = Text(f" {scene.words(stage)}", style=BOLD) if stage else _race(scene)
    return [sign, ends(state, _asked(scene), scene.width)]


def _race(scene: Scene) -> Text:
    """The stars of each seat, the first ones first."""
    players = sorted(scene.city.players, key=lambda player: -player.stars)
    line = Text(f" {STAR} ", style=f"bold {BRASS}")
    return line.append_text(
        Text("  ").join(Text.assemble(piece(player.seat), (f"{player.stars}", BOLD)) for player in players)
    )


def _asked(scene: Scene) -> Text:
    seats = [Text.assemble((f"{ASKED} ", BOLD), scene.seat(seat)) for seat in scene.city.waiting]
    if len(seats) > 2:
        return Text.assemble((f"{ASKED} ", BOLD), pieces(scene.city.waiting, " "), " ")
    return Text("  ").join(seats).append(" ")


def _offer(scene: Scene) -> list[Text]:
    """An offer that lies on the table."""
    offer = scene.city.offer
    if offer is None or not offer.give or not offer.want:
        return []
    args = {"turn": f"seat:{scene.city.players[offer.seat].colour}"}
    args |= {f"give{n or ''}".replace("1", "2"): f"item:{item}" for n, item in enumerate(offer.give)}
    args |= {f"want{n or ''}".replace("1", "2"): f"item:{item}" for n, item in enumerate(offer.want)}
    said = scene.words(f"ask-answer-{len(offer.give)}-{len(offer.want)}", **args)
    line = Text.assemble((f"{TRADE} ", f"bold {BRASS}"), piece(offer.seat), " → ", piece(offer.other), f"  {said}")
    return [centred(line, scene.width)]
