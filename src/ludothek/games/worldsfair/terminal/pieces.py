"""The signs, colours and small shapes that the terminal's table is made of: every area and every card has its own."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.worldsfair.tables import AREA_NAMES
from ludothek.kernel.drawing import BRASS, INK, IRON, fit

# Three to one at least against white and against black, and five to one under ink.
LILAC = "#B07CD8"
BROWN = "#B07A52"
CARD = 18  # columns of a card that shows every name in full

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

LEADS, TIED = "★", "="


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
