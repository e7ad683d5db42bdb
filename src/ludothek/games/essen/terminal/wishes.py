"""The wishlists: the reader's own, with what it is worth so far, and the one that is everybody's."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.essen.tables import ZONE_NAMES
from ludothek.games.essen.terminal.pieces import COMMON_WISH, GONE, GOT, HEART, NOT_OUT, ON_SALE, OWN_WISH, SIGNS, WAY
from ludothek.games.essen.terminal.scene import Scene
from ludothek.games.essen.view_form import GameView, PlayerView
from ludothek.kernel.drawing import BOLD, IRON, ends, fit, framed, padded, piece, shares, side_by_side

PAIR = 76  # columns for two lists side by side
LONG_LIST = 6  # entries
SHORT_ROW = 16  # the narrowest entry of the common list
STYLES = {GOT: f"bold {HEART}", ON_SALE: "bold", NOT_OUT: IRON, GONE: f"strike {IRON}"}


def draw_wishes(scene: Scene) -> list[Text]:
    """Own list and common list, side by side where there is room."""
    if scene.reader is None:
        return _common(scene, scene.width, LONG_LIST)
    if scene.width < PAIR:
        return [*_own(scene, scene.reader, scene.width), *_common(scene, scene.width, LONG_LIST)]
    left, right = shares(scene.width, 2)
    most = max(LONG_LIST, scene.reader.cards + len(scene.reader.shown))
    height = max(len(_own(scene, scene.reader, left)), len(_common(scene, right, most))) - 2
    lists = [_own(scene, scene.reader, left, height), _common(scene, right, most, height)]
    return side_by_side(lists, [left, right])


def _own(scene: Scene, reader: PlayerView, width: int, height: int = 0) -> list[Text]:
    title = Text.assemble((f"{OWN_WISH} ", HEART), (scene.words("my-wishes"), BOLD))
    note = Text(scene.words("points", count=reader.wish_points or 0), style="bold")
    lines = wish_rows(scene, reader, width - 4)
    return framed(padded(lines, height), width, title, note, foot=Text(_progress(scene, reader), style=IRON))


def wish_rows(scene: Scene, player: PlayerView, width: int) -> list[Text]:
    """A player's wish cards: those at hand first."""
    games = [scene.game(booth) for booth in (*(player.held or ()), *player.shown)]
    seen = [(game, *scene.status(game, player.seat)) for game in games]
    order = {GOT: 0, ON_SALE: 1, GONE: 4, NOT_OUT: 3}
    seen.sort(key=lambda row: order.get(row[1], 2))
    return [_wish(scene, game, sign, word, width) for game, sign, word in seen]


def _wish(scene: Scene, game: GameView, sign: str, word: str, width: int) -> Text:
    if scene.fair.over and game.owner is None:
        sign, word = NOT_OUT, ""
    style = STYLES.get(sign, "")
    goods = scene.goods(game)
    if sign in (NOT_OUT, GONE):
        goods.stylize(style, 7)
    if sign == ON_SALE:
        cost = scene.way(str(game.booth))
        way = f"{WAY}{cost}" if cost else ""
        tail = Text.assemble("  ", scene.worth(game), (f"{way:>3}" if scene.walking else "", IRON))
    elif sign == GONE and game.owner is not None:
        tail = Text.assemble("  ", piece(game.owner), (f" {word}", IRON))
    else:
        tail = Text(f"  {word}", style=IRON if sign == NOT_OUT else style)
    return Text.assemble((f"{sign} ", style), ends(goods, tail, width - 2))


def _progress(scene: Scene, reader: PlayerView) -> str:
    """How many more wishes bring more points."""
    table = scene.content.tables.wish_points
    count = reader.wishes or 0
    ladder = [table[n] for n in range(len(table))]
    for more, points in enumerate(ladder[count + 1 :], 1):
        if points > (reader.wish_points or 0):
            return scene.words("wish-progress", count=more, points=points)
    return scene.words("wish-progress-full")


def _common(scene: Scene, width: int, most: int, height: int = 0) -> list[Text]:
    """Everybody's wishes by zone, in so many columns that none is longer than ``most``, if there is room."""
    games = sorted((scene.game(booth) for booth in scene.fair.common), key=lambda game: ZONE_NAMES.index(game.zone))
    across = max(1, min(-(-len(games) // most), (width - 3) // (SHORT_ROW + 1)))
    widths = shares(width - 4, across)
    rows = -(-len(games) // across)
    columns = [[_short(scene, game, widths[n]) for game in games[n * rows : (n + 1) * rows]] for n in range(across)]
    lines = side_by_side(columns, widths) if games else []
    title = Text.assemble((f"{COMMON_WISH} ", HEART), (scene.words("common-wishes"), BOLD))
    return framed(padded(lines, height), width, title)


def _short(scene: Scene, game: GameView, width: int) -> Text:
    sign, _ = scene.status(game, None)
    style = STYLES.get(sign, "")
    title = Text.assemble((f" {game.title}", style if sign != ON_SALE else ""))
    return fit(Text.assemble((sign, style), f" {SIGNS[game.symbol]} ", scene.booth(game, 3), title), width)
