"""The signs, colours and small shapes that the terminal's table is made of.

Colour only repeats what a sign says already: every area, card and seat has its own. Cards bring their own ground; words
stand on the terminal's, in the terminal's own colour, so that the table reads on dark and on light.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludothek.games.worldsfair.tables import AREA_NAMES
from ludothek.kernel.words import PAINTS, SHAPES

# Three to one at least against white and against black, and five to one under ink.
BRASS = "#B58900"
IRON = "#8A8F98"
LILAC = "#B07CD8"
BROWN = "#B07A52"
INK = "#101010"
BOLD = "bold default"  # in a frame's title, where the frame's colour would win otherwise

AREA_SIGNS = dict(zip(AREA_NAMES, "♣☼♪⌂∞", strict=True))
AREA_COLOURS = dict(zip(AREA_NAMES, ("#3A9D5D", "#BF9000", "#D65A68", IRON, "#4A8ADB"), strict=True))
ROOFS = {
    "agriculture": "▃▃▃▃▁▃▆▇███▇▆▃▁▃▃▃▃",  # a glass dome between wings
    "electricity": "▂█▂▂▂▆█▂▂▂▂▂▂█▆▂▂▂█▂",  # towers
    "fine-arts": "▁▁▁▂▃▄▅▆▇█▇▆▅▄▃▂▁▁▁",  # a pediment
    "manufacturing": "▂▄▆█▂▄▆█▂▄▆█▂▄▆█▂▄▆█",  # saw teeth
    "transportation": "▁▅▅▅▅▁▅▅▅▅▁▅▅▅▅▁█▅▅▇▁",  # a train
}
TICKET_SIGN = "▬"
FIGURE_SIGNS = {
    "burnham": "+1",
    "davis": "+↔",
    "palmer": "→",
    "mccormick": "+♣",
    "westinghouse": "+☼",
    "saint-gaudens": "+♪",
    "schwab": "+⌂",
    "pullman": "+∞",
}
"""What a figure does: one more here, one more next door, a move, one more in its own area."""

LEADS, TIED, ASKED = "★", "=", "►"


def piece(seat: int) -> Text:
    return Text(SHAPES[seat], style=f"bold {PAINTS[seat]}")


def card(face: str, colour: str, width: int) -> Text:
    """A card that lies face up."""
    return Text.assemble(("▐", colour), fit(Text(face, style=f"{INK} on {colour}"), width - 2), ("▌", colour))


def empty_slot(width: int) -> Text:
    return Text(f" {'┄' * (width - 2)} ", style=IRON)


def pile(name: str, cards: int) -> Text:
    """A pile as thick as it is: a stroke for every ten cards."""
    return Text.assemble(("▐" * -(-cards // 10), BRASS), f" {name} ", (f"{cards:>2}", "bold"))


def counted(name: str, number: int, width: int, style: str = "") -> Text:
    """A name on the left, a number on the right."""
    digits = str(number)
    return Text.assemble(fit(Text(f"{name} ", style=style), width - len(digits)), (digits, style))


def fit(line: Text, width: int) -> Text:
    line.truncate(max(0, width), overflow="ellipsis", pad=True)
    return line


def centred(line: Text, width: int) -> Text:
    line.align("center", width)
    return line


def at_the_end(line: Text, width: int) -> Text:
    line.align("right", width)
    return line


def padded(lines: Sequence[Text], height: int) -> list[Text]:
    return [*lines, *(Text("") for _ in range(height - len(lines)))]


def framed(
    lines: Sequence[Text], width: int, title: Text, style: str, frame: box.Box = box.ROUNDED, note: Text | None = None
) -> Panel:
    return Panel(
        Group(*lines),
        box=frame,
        title=title,
        title_align="left",
        subtitle=note,
        subtitle_align="right",
        border_style=style,
        padding=0,
        width=width,
    )


def side_by_side(widths: Sequence[int], things: Sequence[RenderableType]) -> Table:
    """Things with one column of air between them."""
    grid = Table.grid(padding=(0, 1))
    for width in widths:
        grid.add_column(width=width)
    grid.add_row(*things)
    return grid
