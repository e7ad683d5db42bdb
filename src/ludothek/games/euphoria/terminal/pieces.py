"""The signs, colours and small shapes of the terminal's city: every region has a letter, every good its own sign."""

from __future__ import annotations

from rich.text import Text

from ludothek.games.euphoria.tables import FACTION_NAMES, GOOD_NAMES
from ludothek.kernel.drawing import IRON
from ludothek.kernel.words import PAINTS, SHAPES

# Three to one at least against white and against black, and five to one under ink.
ALARM = "#E0457B"
REGION_COLOURS = dict(zip(FACTION_NAMES, ("#BF9000", "#3A9D5D", "#C0764A", "#4A8ADB"), strict=True))

GOOD_SIGNS = dict(zip(GOOD_NAMES, "↯≈♣☁☉◍▤", strict=True))
CARD, STAR, HEART, HEAD, WORKER = "▯", "✪", "♥", "☻", "⚇"
ANY_COMMODITY, ANY_RESOURCE = "○", "▣"
FULL, FREE, NOTHING = "▪", "▫", "·"
REVEAL, EXIT, CLOSED = "⚑", "▶", "⊘"
PENALTY, BUILD, TRADE, SUM = "⚠", "⚒", "⇄", "Σ"
BACK, OUT, SOLVED = "▒", "◌", "✓"
GIVES = "→"
ROOMY = 42  # columns


def die(seat: int, number: int) -> Text:
    """A worker: the shape of its seat and the number it shows."""
    return Text(f"{SHAPES[seat]}{number}", style=f"bold {PAINTS[seat]}")


def amount(count: int, sign: str) -> str:
    """So many of something; one or two are drawn, more are counted.

    >>> amount(2, "≈"), amount(4, "≈")
    ('≈≈', '4≈')
    """
    return sign * count if count <= 2 else f"{count}{sign}"


def bargain(cost: str, gain: str, width: int) -> Text:
    """What is paid for what, with more air where there is room."""
    air = " " if width >= ROOMY else ""
    return Text.assemble(cost, (f"{air}{GIVES}{air}", IRON), (gain, "bold"))


def track(step: int, most: int, style: str) -> Text:
    """A track that is filled from the left."""
    return Text.assemble((FULL * step, style), (FREE * (most - step), IRON))
