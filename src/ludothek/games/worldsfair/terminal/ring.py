"""The ring of buildings around the wheel: each with its cards on the left and everybody's supporters on the right."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.worldsfair.tables import SLOTS
from ludothek.games.worldsfair.terminal import pieces
from ludothek.games.worldsfair.terminal.pieces import AREA_COLOURS, AREA_SIGNS, CARD, LEADS, TIED
from ludothek.games.worldsfair.terminal.scene import Scene
from ludothek.games.worldsfair.terminal.wheel import draw_wheel
from ludothek.games.worldsfair.view_form import AreaView
from ludothek.kernel.drawing import (
    ASKED,
    BOLD,
    DOUBLE,
    HEAVY,
    IRON,
    ROUND,
    at_the_end,
    centred,
    first_places,
    fit,
    framed,
    side_by_side,
    who_wins,
)
from ludothek.kernel.words import PAINTS, SHAPES

# Columns.
HEXAGON = 80  # enough for three buildings side by side
PAIR = 54  # for two
COUNT = 5  # supporters as a sign, a piece and a number
GROUP = 12  # supporters standing next to each other


def draw_ring(scene: Scene) -> list[Text]:
    return _hexagon(scene) if scene.width >= HEXAGON else _stack(scene)


def _hexagon(scene: Scene) -> list[Text]:
    """As on the board: position 1 bottom left, clockwise over the top, the wheel's foot at the bottom (WF-3)."""
    side = (scene.width - 2) // 3
    middle = scene.width - 2 - 2 * side
    one, two, three, four, five = (
        _building(scene, area, middle if n == 2 else side) for n, area in enumerate(scene.fair.areas)
    )
    leads, tied = _legend(scene)
    left = [*_now(scene), *two, Text(), *one, Text(), leads]
    right = [*(at_the_end(line, side) for line in _piles(scene)), *four, Text(), *five, Text()]
    right.append(at_the_end(tied, side))
    centre = [*three, *(centred(line, middle) for line in _wheel(scene))]
    return [*side_by_side([left, centre, right], [side, middle, side]), centred(_caption(scene), scene.width)]


def _stack(scene: Scene) -> list[Text]:
    """The same ring on a narrow terminal: the top area, the upper two, the lower two, the wheel; or one by one."""
    width = (scene.width - 1) // 2 if scene.width >= PAIR else scene.width
    one, two, three, four, five = (_building(scene, area, width) for area in scene.fair.areas)
    both = zip(_now(scene), _piles(scene), strict=True)
    edge = [Text.assemble(fit(left, scene.width - right.cell_len), right) for left, right in both]
    legend = centred(Text("   ").join(_legend(scene)), scene.width)
    below = [legend, *(centred(line, scene.width) for line in (*_wheel(scene), _caption(scene)))]
    if width == scene.width:
        return [*edge, *one, *two, *three, *four, *five, *below]
    rows = [line for pair in ((two, four), (one, five)) for line in side_by_side(pair, [width, width])]
    return [*edge, *(_set_in(line, (scene.width - width) // 2) for line in three), *rows, *below]


def _set_in(line: Text, columns: int) -> Text:
    return Text.assemble(" " * columns, line)


# Words around the ring


def _now(scene: Scene) -> list[Text]:
    """The round, and who is asked."""
    asked = Text("  ").join([Text.assemble(f"{ASKED} ", scene.seat(seat)) for seat in scene.fair.waiting])
    return [Text(scene.words("round", count=scene.fair.round, total=scene.fair.rounds), style="bold"), asked]


def _piles(scene: Scene) -> list[Text]:
    deck, discard = scene.fair.deck, sum(scene.fair.discard.values())
    return [pieces.pile(scene.words("deck"), deck), pieces.pile(scene.words("discard"), discard)]


def _legend(scene: Scene) -> list[Text]:
    signs = (LEADS, "leads"), (TIED, "leads-tied")
    return [Text.assemble((sign, "bold"), f" {scene.words(name)}") for sign, name in signs]


def _caption(scene: Scene) -> Text:
    """What the wheel says: tickets to come, the area that is scored, or who has won."""
    fair, words = scene.fair, scene.words
    if fair.over:
        return Text(f"★ {who_wins(words, fair.ranks)} ★", style="bold")
    if fair.scoring:
        return Text(f"★ {words('scoring', area=f'area:{fair.scoring}')}", style="bold")
    left = words("wheel-left", count=fair.wheel.spaces - fair.wheel.car)
    return Text.assemble((f"{pieces.TICKET_SIGN} ", pieces.LILAC), left)


def _wheel(scene: Scene) -> list[Text]:
    """In its hub the tickets to come, a podium while areas are scored, or the winners."""
    spaces, car = scene.fair.wheel.spaces, scene.fair.wheel.car
    if scene.fair.over:
        winners = first_places(scene.fair.ranks)
        colour = PAINTS[winners[0]] if len(winners) == 1 else "default"
        return draw_wheel(spaces, spaces, [SHAPES[seat] for seat in winners], colour)
    if scene.fair.scoring:
        return draw_wheel(spaces, spaces, ["podium"])
    return draw_wheel(spaces, car, str(spaces - car))


# A building


def _building(scene: Scene, area: AreaView, width: int) -> list[Text]:
    """A roof, a name, cards and supporters; another frame where something happens."""
    colour = AREA_COLOURS[area.area]
    inner = width - 2
    card = max(CARD, inner // 2) if inner >= CARD + COUNT else inner - COUNT
    rows = [Text.assemble(_slot(scene, area, n, card), _supporters(area, n, inner - card)) for n in range(SLOTS)]
    frame, style, note = ROUND, colour, None
    if area.area == scene.fair.scoring:
        frame, style, note = DOUBLE, f"bold {colour}", Text(f"★ {scene.words('scored')}", style=BOLD)
    elif area.area == scene.fair.visited:
        frame, style = HEAVY, f"bold {colour}"
        note = Text.assemble((f"{ASKED} ", BOLD), scene.seat(scene.fair.on_turn))
    elif len(area.cards) == area.capacity:
        note = Text(scene.words("full"), style=style)
    title = Text.assemble((AREA_SIGNS[area.area], style), (f" {scene.area(area.area)}", BOLD))
    roof = centred(Text(pieces.ROOFS[area.area], style=colour), width)
    return [roof, *framed(rows, width, title, style=style, frame=frame, foot=note, air=0)]


def _slot(scene: Scene, area: AreaView, n: int, width: int) -> Text:
    if n < len(area.cards):
        return scene.card(area.cards[n], width)
    return pieces.empty_slot(width) if n < area.capacity else Text(" " * width)


def _supporters(area: AreaView, seat: int, width: int) -> Text:
    """How many stand here, and who is ahead, alone or tied."""
    if seat >= len(area.supporters):
        return Text()
    count, most = area.supporters[seat], max(area.supporters)
    lead = " " if count < most or not count else LEADS if area.supporters.count(most) == 1 else TIED
    style = BOLD if lead != " " else ""
    number = f"{count or '·':>2}"
    colour = PAINTS[seat] if count else IRON
    if width < GROUP:
        return Text.assemble((lead, style), (SHAPES[seat], colour), (number, style))
    room = width - 6
    group = SHAPES[seat] * max(1, count) if count <= room else SHAPES[seat] * (room - 1) + "…"
    return Text.assemble((f" {lead}{number} ", style), (group, colour))
