"""Construction sites with their plots, and the markets that were built on them."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.euphoria.terminal.pieces import (
    ALARM,
    BUILD,
    FREE,
    FULL,
    GOOD_SIGNS,
    NOTHING,
    PENALTY,
    STAR,
    bargain,
)
from ludothek.games.euphoria.terminal.scene import Scene
from ludothek.games.euphoria.terminal.spaces import slot
from ludothek.games.euphoria.view_form import SiteView
from ludothek.kernel.drawing import IRON, apart, pieces_of


def draw_site(scene: Scene, site: SiteView, width: int, style: str) -> list[Text]:
    """Two lines, whether something stands there or not."""
    if site.built and site.market:
        return _market(scene, site, site.market, width, style)
    paid = sum(plot.worker is not None for plot in site.plots)
    needed = scene.city.needed
    progress = Text.assemble(
        (FULL * min(paid, needed), style), (FREE * max(0, needed - paid), IRON), (f" {paid}/{needed}", "bold")
    )
    plots = [
        Text.assemble(
            ("[", style if plot.worker else IRON),
            GOOD_SIGNS[plot.good],
            scene.worker(plot.worker),
            ("]", style if plot.worker else IRON),
        )
        for plot in site.plots
    ]
    return [
        apart(Text.assemble((f"{BUILD} ", style), scene.site(site.site)), progress, width),
        apart(Text(), Text(" ").join(plots), width),
    ]


def _market(scene: Scene, site: SiteView, market: str, width: int, style: str) -> list[Text]:
    """Its name, marked if its penalty holds for the reader; who may visit for what, and whose stars lie on it."""
    suffers = scene.suffers(site)
    name = Text.assemble(
        (f"{PENALTY} ", f"bold {ALARM}") if suffers else (f"{STAR} ", style),
        (scene.words(f"market-{market}"), f"bold {ALARM}" if suffers else "bold"),
    )
    stars = pieces_of(site.stars) if site.stars else Text(NOTHING, style=IRON)
    left = Text.assemble(slot(scene, f"market-{site.site}", style), (f" {STAR}", IRON), stars)
    return [apart(name, Text(), width), apart(left, bargain(scene.price(market), STAR, width), width)]
