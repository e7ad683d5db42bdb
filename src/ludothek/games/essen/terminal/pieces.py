"""The signs, colours and small shapes that the terminal's fair is made of.

Colour only repeats what a sign says already: every zone has a letter, every symbol, event and seat its own sign. Signs
of booths bring their own ground; words stand on the terminal's, in the terminal's own colour, so that the fair reads on
dark and on light.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from ludothek.games.essen.tables import EVENT_NAMES, ZONE_NAMES
from ludothek.kernel.words import PAINTS, SHAPES

# Three to one at least against white and against black, and five to one under ink.
IRON = "#8A8F98"
INK = "#101010"
BRASS = "#B58900"
HEART = "#E0457B"
BOLD = "bold default"
ZONE_COLOURS = dict(zip(ZONE_NAMES, ("#3A9D5D", "#A77FD8", "#4A8ADB", "#D65A68", "#BF9000"), strict=True))

EVENT_SIGNS = dict(zip(EVENT_NAMES[1:], "↑↓✚%⊘", strict=True))
OWN_WISH, COMMON_WISH = "♥", "♡"
ASKED, WAY, COMING = "►", "›", "▹"
ON_SALE, NOT_OUT, GOT, GONE = "€", "·", "✓", "✗"
CROWD = "░"
FREE, SPENT = "▮", "·"
MIDDAY, EVENING = "☼", "☾"

Frame = tuple[str, str, str, str, str, str]
"""Corners from the top left on, then the lines across and down."""
ROUND: Frame = ("╭", "╮", "╰", "╯", "─", "│")
HEAVY: Frame = ("┏", "┓", "┗", "┛", "━", "┃")
DOUBLE: Frame = ("╔", "╗", "╚", "╝", "═", "║")


def piece(seat: int) -> Text:
    return Text(SHAPES[seat], style=f"bold {PAINTS[seat]}")


def crowd_mark(step: int) -> str:
    """What a step through a crowd costs.

    >>> crowd_mark(2)
    '×2'
    """
    return f"×{step}"


def fit(line: Text, width: int) -> Text:
    """Exactly this wide: cut with an ellipsis or filled up."""
    line.truncate(max(0, width), overflow="ellipsis", pad=True)
    return line


def centred(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    line.align("center", width)
    return line


def ends(left: Text, right: Text, width: int) -> Text:
    """One thing on the left, which is cut if need be, and one on the right."""
    right.truncate(width, overflow="ellipsis")
    return Text.assemble(fit(left, width - right.cell_len), right)


def padded(lines: Sequence[Text], height: int) -> list[Text]:
    return [*lines, *(Text() for _ in range(height - len(lines)))]


def side_by_side(blocks: Sequence[Sequence[Text]], widths: Sequence[int], gap: int = 1) -> list[Text]:
    """Blocks of lines with a little air between them."""
    height = max(len(block) for block in blocks)
    columns = [
        [fit(line, width) for line in padded([each.copy() for each in block], height)]
        for block, width in zip(blocks, widths, strict=True)
    ]
    return [Text(" " * gap).join(row) for row in zip(*columns, strict=True)]


def shares(width: int, across: int) -> list[int]:
    """The widths of blocks side by side, with one column of air between them.

    >>> shares(80, 3)
    [26, 26, 26]
    """
    narrow, rest = divmod(width - across + 1, across)
    return [narrow + (n < rest) for n in range(across)]


@dataclass(frozen=True)
class Rule:
    """A line across a frame, with a title."""

    title: Text


def framed(
    lines: Sequence[Text | Rule],
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
            body.append(Text.assemble(("├", style), _edge(line.title, Text(), width - 2, across, style), ("┤", style)))
        else:
            body.append(Text.assemble((f"{down} ", style), fit(line.copy(), width - 4), (f" {down}", style)))
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


class Canvas:
    """A sheet of characters, each with its own style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, style: str = "") -> None:
        """Write; what would stand beyond the edge is lost."""
        for offset, character in enumerate(text):
            if 0 <= column + offset < self.width:
                self.cells[row][column + offset] = (character, style)

    def put_line(self, column: int, row: int, line: Text) -> None:
        for offset, character in enumerate(line.plain):
            style = str(line.style or "")
            for span in line.spans:
                if span.start <= offset < span.end:
                    style = str(span.style)
            self.put(column + offset, row, character, style)

    def lines(self) -> list[Text]:
        return [Text.assemble(*row, no_wrap=True) for row in self.cells]
