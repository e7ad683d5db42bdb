"""The table for a terminal: the ring of buildings around the Ferris wheel, and what everybody has in front of them."""

from __future__ import annotations

import msgspec
from rich.console import RenderableType

from ludothek.games.worldsfair.terminal.players import draw_effects, draw_players
from ludothek.games.worldsfair.terminal.ring import draw_ring
from ludothek.games.worldsfair.terminal.scene import Scene
from ludothek.games.worldsfair.view_form import FairView
from ludothek.kernel.drawing import BRASS, banner, page
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.state import View

WIDEST = 132


def draw(view: View, catalogue: Catalogue, width: int) -> RenderableType:
    """The whole table, never wider than ``width``; a very wide terminal gets it in the middle."""
    scene = Scene(msgspec.convert(view, FairView), catalogue, min(width, WIDEST))
    title = banner(scene.words("title"), scene.width, "═", ("╡", "╞"), BRASS)
    return page([title, *draw_ring(scene), *draw_players(scene), *draw_effects(scene)], width, WIDEST)
