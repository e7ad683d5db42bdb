"""What the fair has in store: the pallets, how popular the symbols are, and the ranking cards."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.essen.tables import SYMBOL_NAMES
from ludothek.games.essen.terminal.pieces import FREE, SIGNS
from ludothek.games.essen.terminal.scene import Scene
from ludothek.games.essen.view_form import PalletView, RankingView
from ludothek.kernel.drawing import BOLD, BRASS, IRON, Rule, ends, framed, padded, pieces_of, shares, side_by_side

PAIR = 76  # columns for two frames side by side that hold titles
TRACK = 10  # columns for a track of popularity, at most


def draw_stock(scene: Scene) -> list[Text]:
    """Pallets, as long as there is something on them; beside or below them what is popular and what is ranked."""
    left, right = widths = shares(scene.width, 2)
    if all(pallet.booth is None for pallet in scene.fair.pallets):
        return side_by_side(_counting(scene, widths), widths)
    if scene.width < PAIR:
        return [*_pallets(scene, scene.width), *side_by_side(_counting(scene, widths), widths)]
    return side_by_side([_pallets(scene, left), _counting(scene, [right])[0]], [left, right])


def _pallets(scene: Scene, width: int) -> list[Text]:
    lines = [_pallet(scene, pallet, width - 4) for pallet in scene.fair.pallets]
    title = Text(scene.words("pallets"), style=BOLD)
    if scene.width < PAIR or not scene.fair.rankings:
        return framed(lines, width, title, _warehouse(scene))
    return framed([*lines, Rule(Text(scene.words("warehouse"), style=BOLD), "─"), _warehouse(scene)], width, title)


def _counting(scene: Scene, widths: list[int]) -> list[list[Text]]:
    """Popularity and rankings, in one frame or in two."""
    popular = Text(scene.words("popularity"), style=BOLD)
    tracks = _popularity(scene, widths[0] - 4)
    cards = [_ranking(scene, card, widths[-1] - 4) for card in scene.fair.rankings]
    if not cards:
        return [framed(tracks, widths[0], popular), *([] for _ in widths[1:])]
    ranked = Text(scene.words(f"rankings-{scene.fair.rankings[0].series}"), style=BOLD)
    if len(widths) == 1:
        return [framed([*tracks, Rule(ranked, "─"), *cards], widths[0], popular)]
    return [framed(tracks, widths[0], popular), framed(padded(cards, len(tracks)), widths[1], ranked)]


def _warehouse(scene: Scene) -> Text:
    """The boxes that are still closed, one for each round to come, and those that are empty."""
    boxes = scene.fair.rounds - 2
    closed = -(-scene.fair.warehouse // len(scene.fair.pallets))
    line = Text.assemble(("▣ " * closed, BRASS), ("▢ " * (boxes - closed), IRON))
    return line.append(scene.words("warehouse-games", count=scene.fair.warehouse), IRON)


def _pallet(scene: Scene, pallet: PalletView, width: int) -> Text:
    """Its mark and the game that waits on it."""
    mark = "?" if pallet.event else f"{pallet.popularity:+d}"
    line = Text.assemble((f"{mark:>2}", f"bold {BRASS}"), ("▕ ", IRON))
    if pallet.booth is None:
        return line.append("┄" * (width - 4), IRON)
    game = scene.game(pallet.booth)
    marks = scene.marks(game)
    tail = Text.assemble(" ", marks, " " * (2 - marks.cell_len), scene.price(game))
    return Text.assemble(line, ends(scene.goods(game), tail, width - 4))


def _popularity(scene: Scene, width: int) -> list[Text]:
    """A small track for each symbol."""
    most = max(scene.content.entries.popularity_range.most, *scene.fair.popularity.values())
    rows = []
    for symbol in SYMBOL_NAMES:
        count = scene.fair.popularity[symbol]
        track = Text(f" {count:>2}", style="bold")
        if most <= TRACK:
            track = Text.assemble((FREE * count, BRASS), ("▯" * (most - count), IRON), track)
        rows.append(ends(Text(f"{SIGNS[symbol]} {scene.words(f'symbol-{symbol}')}"), track, width))
    return rows


def _ranking(scene: Scene, card: RankingView, width: int) -> Text:
    """The games a card asks for, those the reader has in bold; who meets it, and what it gives."""
    has = scene.reader.symbols if scene.reader else card.needs
    line = Text()
    for symbol, count in card.needs.items():
        got = min(count, has.get(symbol, 0))
        line.append(SIGNS[symbol] * got, "bold").append(SIGNS[symbol] * (count - got), IRON)
        line.append(" ")
    met = pieces_of(card.met)
    return ends(line, Text.assemble(met, (f" +{card.points}", f"bold {BRASS}")), width)
