"""The four regions as they lie on the board, the tank among them, and what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludothek.games.euphoria.tables import FACTION_NAMES
from ludothek.games.euphoria.terminal.pieces import (
    ALARM,
    ANY_COMMODITY,
    ANY_RESOURCE,
    BACK,
    CARD,
    CLOSED,
    EXIT,
    FULL,
    GOOD_SIGNS,
    HEAD,
    HEART,
    OUT,
    PENALTY,
    REGION_COLOURS,
    REVEAL,
    STAR,
    WORKER,
)
from ludothek.games.euphoria.terminal.scene import Scene
from ludothek.games.euphoria.terminal.sites import draw_site
from ludothek.games.euphoria.terminal.spaces import draw_hexagon, draw_icarus, draw_tank, draw_tunnel, tank_title
from ludothek.games.euphoria.terminal.tracks import draw_tracks
from ludothek.kernel.drawing import BOLD, IRON, Lines, Rule, framed, legend, shares, side_by_side

PAIR = 76  # columns for two regions side by side
EUPHORIA, SUBTERRA, WASTELANDS, ICARUS = range(4)
GAP = " ┊ "


def draw_board(scene: Scene) -> list[Text]:
    """Icarus above, Euphoria to the left and the Wastelands to the right, Subterra below."""
    width = scene.width
    if width < PAIR:
        regions = [_stacked(scene, region, width) for region in (ICARUS, EUPHORIA, WASTELANDS, SUBTERRA)]
        return [line for region in regions for line in region] + _tank(scene)
    halves = shares(width, 2)
    ground = [_stacked(scene, region, half) for region, half in zip((EUPHORIA, WASTELANDS), halves, strict=True)]
    return [*_icarus(scene), *side_by_side(ground, halves), *_subterra(scene), *_tank(scene)]


def _frame(scene: Scene, region: int, lines: Lines, width: int) -> list[Text]:
    faction = FACTION_NAMES[region]
    return framed(lines, width, scene.region(faction), style=REGION_COLOURS[faction])


def _stacked(scene: Scene, region: int, width: int) -> list[Text]:
    """A region in one column."""
    inner = width - 4
    if region == ICARUS:
        return _frame(scene, region, [*draw_tracks(scene, region, inner), *draw_icarus(scene, inner)], width)
    lines: list[Text | Rule] = [
        *draw_tracks(scene, region, inner),
        *draw_tunnel(scene, region, inner),
        draw_hexagon(scene, region, inner),
        Rule(Text(scene.words("option-markets"), style=IRON)),
    ]
    return _frame(scene, region, [*lines, *_sites(scene, region, inner)[0], *_sites(scene, region, inner)[1]], width)


def _sites(scene: Scene, region: int, width: int) -> list[list[Text]]:
    style = REGION_COLOURS[FACTION_NAMES[region]]
    return [draw_site(scene, scene.city.sites[2 * region + n], width, style) for n in range(2)]


def _columns(scene: Scene) -> list[int]:
    """The two columns inside a frame of full width, in line with the frames above or below."""
    left, right = shares(scene.width, 2)
    return [left - 3, right - 4]


def _icarus(scene: Scene) -> list[Text]:
    left, right = widths = _columns(scene)
    blocks = [draw_tracks(scene, ICARUS, left), draw_icarus(scene, right)]
    return _frame(scene, ICARUS, side_by_side(blocks, widths, GAP), scene.width)


def _subterra(scene: Scene) -> list[Text]:
    left, right = widths = _columns(scene)
    first, second = _sites(scene, SUBTERRA, right)
    blocks = [
        [*draw_tracks(scene, SUBTERRA, left), *draw_tunnel(scene, SUBTERRA, left)],
        [draw_hexagon(scene, SUBTERRA, right), Text(), *first, Text(), *second],
    ]
    return _frame(scene, SUBTERRA, side_by_side(blocks, widths, GAP), scene.width)


def _tank(scene: Scene) -> list[Text]:
    """The tank, and on its frame how many artifact cards are left."""
    discarded = sum(scene.city.discard.values())
    deck = Text.assemble(
        (f"{scene.words('deck')} ", IRON), f"{CARD} {scene.city.deck}", (f" · {scene.words('table-discarded')} ", IRON)
    )
    deck.append(str(discarded))
    if scene.width < PAIR:
        return framed([*draw_tank(scene, scene.width - 4)], scene.width, tank_title(scene), foot=deck)
    widths = _columns(scene)
    blocks = [[draw_tank(scene, width)[n]] for n, width in enumerate(widths)]
    return framed(side_by_side(blocks, widths, GAP), scene.width, tank_title(scene), deck)


def draw_legend(scene: Scene, page: Sequence[Text]) -> list[Text]:
    """Only the signs that are to be seen now, on as few lines as possible."""
    words = scene.words
    drawn = "\n".join(line.plain for line in page)
    signs = [(sign, words(f"item-{good}")) for good, sign in GOOD_SIGNS.items()]
    signs += [
        (ANY_COMMODITY, words("card-any-commodity", count=1)),
        (ANY_RESOURCE, words("card-any-resource", count=1)),
        (CARD, words("board-card")),
        (f"{CARD}={CARD}", words("table-pair")),
        (STAR, words("table-star")),
        (HEART, words("table-morale")),
        (HEAD, words("table-knowledge")),
        (WORKER, words("board-worker")),
        (OUT, words("table-out")),
        (f"{FULL}+", words("board-step")),
        (REVEAL, words("table-reveal")),
        (EXIT, words("table-end")),
        (CLOSED, words("board-closed")),
        (BACK, words("table-hidden")),
        (PENALTY, words("table-penalty")),
    ]
    entries = [
        Text.assemble((sign, f"bold {ALARM}" if sign == PENALTY else BOLD), (f" {meaning}", IRON))
        for sign, meaning in signs
        if sign in drawn
    ]
    return legend(entries, scene.width) or [Text()]
