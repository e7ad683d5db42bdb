"""The signs, colours and small shapes that the terminal's city is made of.

Colour only repeats what a sign says already: every region has a letter, every good and every seat its own sign. Words
stand on the terminal's own ground, in its own colour, so that the city reads on dark and on light.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from ludothek.games.euphoria.tables import FACTION_NAMES, GOOD_NAMES
from ludothek.kernel.words import PAINTS, SHAPES

# Three to one at least against white and against black, and five to one under ink.
IRON = "#8A8F98"
INK = "#101010"
BRASS = "#B58900"
ALARM = "#E0457B"
BOLD = "bold default"
REGION_COLOURS = dict(zip(FACTION_NAMES, ("#BF9000", "#3A9D5D", "#C0764A", "#4A8ADB"), strict=True))

GOOD_SIGNS = dict(zip(GOOD_NAMES, "↯≈♣☁☉◍▤", strict=True))
CARD, STAR, HEART, HEAD, WORKER = "▯", "✪", "♥", "☻", "⚇"
ANY_COMMODITY, ANY_RESOURCE = "○", "▣"
FULL, FREE, NOTHING = "▪", "▫", "·"
REVEAL, EXIT, CLOSED = "⚑", "▶", "⊘"
PENALTY, BUILD, TRADE, SUM = "⚠", "⚒", "⇄", "Σ"
ASKED, BACK, OUT, SOLVED = "►", "▒", "◌", "✓"
GIVES = "→"
ROOMY = 42  # columns

Frame = tuple[str, str, str, str, str, str]
"""Corners from the top left on, then the lines across and down."""
ROUND: Frame = ("╭", "╮", "╰", "╯", "─", "│")
HEAVY: Frame = ("┏", "┓", "┗", "┛", "━", "┃")
DOUBLE: Frame = ("╔", "╗", "╚", "╝", "═", "║")


def piece(seat: int) -> Text:
    return Text(SHAPES[seat], style=f"bold {PAINTS[seat]}")


def pieces(seats: Sequence[int], gap: str = "") -> Text:
    return Text(gap).join([piece(seat) for seat in seats])


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


def fit(line: Text, width: int) -> Text:
    """Exactly this wide: cut with an ellipsis or filled up."""
    line = line.copy()
    line.truncate(max(0, width), overflow="ellipsis", pad=True)
    return line


def centred(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    line.align("center", width)
    return line


def ends(left: Text, right: Text, width: int) -> Text:
    """One thing on the left, which is cut if need be, and one on the right."""
    right = right.copy()
    right.truncate(width, overflow="ellipsis")
    room = width - right.cell_len
    if left.cell_len > room - 1 and right:
        return Text.assemble(fit(left, room - 1), " " if room else "", right)
    return Text.assemble(fit(left, room), right)


def wrapped(head: Text, words: str, width: int, style: str = "") -> list[Text]:
    """A beginning and then words, on as many lines as it takes; those below the first are set in by two."""
    plain = f"{head.plain} {words}" if head else words
    indent = "  " if head else ""
    lines = textwrap.wrap(plain, max(8, width), subsequent_indent=indent, break_long_words=True) or [""]
    result = [Text(line, style=style) for line in lines]
    first = result[0].plain
    if first.startswith(head.plain):
        result[0] = Text.assemble(head, (first[len(head.plain) :], style))
    return result


def padded(lines: Sequence[Text], height: int) -> list[Text]:
    return [*lines, *(Text() for _ in range(height - len(lines)))]


def side_by_side(blocks: Sequence[Sequence[Text]], widths: Sequence[int], gap: str = " ") -> list[Text]:
    """Blocks of lines with a little air between them."""
    height = max(len(block) for block in blocks)
    columns = [
        [fit(line, width) for line in padded(block, height)] for block, width in zip(blocks, widths, strict=True)
    ]
    between = Text.assemble((gap, IRON))
    return [between.join(row) for row in zip(*columns, strict=True)]


def shares(width: int, across: int, gap: int = 1) -> list[int]:
    """The widths of blocks side by side, with some air between them.

    >>> shares(80, 3)
    [26, 26, 26]
    """
    narrow, rest = divmod(width - (across - 1) * gap, across)
    return [narrow + (n < rest) for n in range(across)]


def rows_of(count: int, most: int) -> int:
    """How many things stand side by side if no more than ``most`` can, in rows as even as possible.

    >>> [rows_of(count, 3) for count in (2, 3, 4, 5, 6)]
    [2, 3, 2, 3, 3]
    """
    rows = -(-count // max(1, most))
    return -(-count // rows)


@dataclass(frozen=True)
class Rule:
    """A line across a frame, with a title."""

    title: Text


Lines = Sequence[Text | Rule]


def framed(
    lines: Lines,
    width: int,
    title: Text,
    note: Text | None = None,
    style: str = IRON,
    frame: Frame = ROUND,
    foot: Text | None = None,
) -> list[Text]:
    """Lines in a frame, with a title on its upper edge, a note at the end of it and another on the lower edge."""
    top_left, top_right, low_left, low_right, across, down = frame
    body = []
    for line in lines:
        if isinstance(line, Rule):
            body.append(Text.assemble(("├", style), _edge(line.title, Text(), width - 2, "╌", style), ("┤", style)))
        else:
            body.append(Text.assemble((f"{down} ", style), fit(line, width - 4), (f" {down}", style)))
    top = _edge(title, note or Text(), width - 2, across, style)
    low = _edge(Text(), foot or Text(), width - 2, across, style)
    return [
        Text.assemble((top_left, style), top, (top_right, style)),
        *body,
        Text.assemble((low_left, style), low, (low_right, style)),
    ]


def _edge(left: Text, right: Text, width: int, across: str, style: str) -> Text:
    """A line with words set into it at its ends."""
    right = right.copy()
    right.truncate(max(1, width - 4 - min(left.cell_len, width // 2)), overflow="ellipsis")
    room = width - (right.cell_len + 3 if right else 0)
    line = Text(across, style)
    if left:
        name = left.copy()
        name.truncate(max(1, room - 3), overflow="ellipsis")
        line = Text.assemble((across, style), " ", name, " ")
    line.append(across * max(0, room - line.cell_len), style)
    return Text.assemble(line, " ", right, " ", (across, style)) if right else line
