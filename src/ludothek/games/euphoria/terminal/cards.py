"""Recruits and markets to choose from, each as a card: before the game, and when a dilemma brings a recruit."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.euphoria.cardtext import penalty_text, recruit_text
from ludothek.games.euphoria.terminal.pieces import ALARM, BACK, PENALTY, REGION_COLOURS, SOLVED, STAR, bargain
from ludothek.games.euphoria.terminal.scene import Scene
from ludothek.games.euphoria.view_form import PlayerView
from ludothek.kernel.drawing import ASKED, BOLD, IRON, centred, evenly, framed, padded, shares, side_by_side, wrapped
from ludothek.kernel.words import PAINTS

NARROWEST = 36
Card = tuple[Text, Text, list[Text], str]
"""Title, note, lines and colour."""


def draw_setting_up(scene: Scene) -> list[Text]:
    """The cards at hand, those that are kept, and who has chosen."""
    reader = scene.reader
    lines: list[Text] = []
    if reader is None:
        backs = Text("   ").join(Text(BACK * 6, style=PAINTS[player.seat]) for player in scene.city.players)
        lines += [Text(), *(centred(backs.copy(), scene.width) for _ in range(3)), Text()]
    else:
        lines += draw_offered(scene, reader)
        lines += _kept(scene, reader)
    seats = Text("   ").join([_choosing(scene, player) for player in scene.city.players])
    if seats.cell_len > scene.width:
        seats = Text("  ").join([_choosing(scene, player, short=True) for player in scene.city.players])
    return [*lines, centred(seats, scene.width)]


def draw_offered(scene: Scene, reader: PlayerView) -> list[Text]:
    """What the reader can choose from, in rows of cards of one height."""
    if scene.city.asked == "tile":
        return _rows(scene, [_Draw(scene).market(market) for market in reader.tiles or ()])
    return _rows(scene, [_Draw(scene).recruit(recruit) for recruit in reader.dealt or ()])


class _Draw:
    """Cards of one width, which is that of the rows they will lie in."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.width = min(shares(scene.width, max(1, min(2, (scene.width + 1) // (NARROWEST + 1))))) - 4

    def recruit(self, recruit: str) -> Card:
        scene = self.scene
        faction = scene.faction(recruit)
        title = scene.recruit(recruit)
        title.stylize("bold", 4)
        text = recruit_text(scene.words, scene.content.recruits[recruit], scene.city.printing)
        picked = recruit in ((scene.reader.picked if scene.reader else None) or ())
        note = Text(SOLVED if picked else "", style="bold")
        return title, note, wrapped(Text(), text, self.width), REGION_COLOURS[faction]

    def market(self, market: str) -> Card:
        scene = self.scene
        title = Text(scene.words(f"market-{market}"), style=BOLD)
        price = bargain(scene.price(market), STAR, self.width)
        rule = wrapped(
            Text(PENALTY, style=f"bold {ALARM}"), penalty_text(scene.words, scene.penalty(market)), self.width
        )
        picked = market in ((scene.reader.picked if scene.reader else None) or ())
        return title, Text(SOLVED if picked else "", style="bold"), [price, *rule], IRON


def _rows(scene: Scene, cards: list[Card]) -> list[Text]:
    across = evenly(len(cards), max(1, min(2, (scene.width + 1) // (NARROWEST + 1)))) if cards else 1
    widths = shares(scene.width, across)
    lines: list[Text] = []
    for n in range(0, len(cards), across):
        row = cards[n : n + across]
        height = max(len(text) for _, _, text, _ in row)
        blocks = [
            framed(padded(text, height), width, title, note, colour)
            for (title, note, text, colour), width in zip(row, widths, strict=False)
        ]
        lines += side_by_side(blocks, widths[: len(row)])
    return lines


def _kept(scene: Scene, reader: PlayerView) -> list[Text]:
    """Recruits that were drafted so far, and the dilemma that waits."""
    lines = [scene.recruit(recruit) for recruit in reader.drafted or ()]
    if reader.dilemma:
        dilemma = Text(f"{scene.words('dilemma')}  ", style=IRON)
        lines.append(dilemma.append(scene.words(f"item-{reader.dilemma}"), BOLD))
    return framed(lines, scene.width, scene.seat(reader.seat), style=PAINTS[reader.seat]) if lines else []


def _choosing(scene: Scene, player: PlayerView, short: bool = False) -> Text:
    """Whether a seat still chooses."""
    waits = player.seat in scene.city.waiting
    mark = (f"{ASKED} ", BOLD) if waits else (f"{SOLVED} ", IRON)
    name = scene.seat(player.seat, short=True)
    return Text.assemble(mark, name[:1] if short else name)
