"""What every title draws its table for a terminal with: lines, frames, blocks side by side, a sheet to draw on.

A table is a list of lines, and every function gives new ones back. Colour only repeats what a sign says already; words
stand on the terminal's own ground in its own colour, so that a table reads on dark and on light.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from rich.align import AlignMethod
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludothek.kernel.words import PAINTS, SHAPES, seat_element

if TYPE_CHECKING:
    from ludothek.kernel.locale import Catalogue

T = TypeVar("T")

# Three to one at least against white and against black, and five to one under ink.
IRON = "#8A8F98"
BRASS = "#B58900"
INK = "#101010"
BOLD = "bold default"  # in a frame's title, where the frame's colour would win otherwise

ASKED = "►"

Frame = tuple[str, str, str, str, str, str]
"""Corners from the top left on, then the lines across and down."""
ROUND: Frame = ("╭", "╮", "╰", "╯", "─", "│")
HEAVY: Frame = ("┏", "┓", "┗", "┛", "━", "┃")
DOUBLE: Frame = ("╔", "╗", "╚", "╝", "═", "║")


# The whole table


def page(lines: Sequence[Text], width: int, widest: int) -> RenderableType:
    """All lines, no longer than the terminal is wide; a terminal wider than ``widest`` gets them in the middle."""
    room = min(width, widest)
    for line in lines:
        line.truncate(room, overflow="ellipsis")
        line.no_wrap = True
    return Padding(Group(*lines), (0, 0, 0, (width - room) // 2))


def banner(title: str, width: int, across: str = "━", posts: tuple[str, str] = ("┫", "┣"), style: str = IRON) -> Text:
    """The title like a sign over the gate, in the letters of a poster where there is room."""
    title = title.upper()
    poster = " ".join(title)
    title = f" {poster if len(poster) + 12 <= width else title} "
    left = max(1, (width - len(title)) // 2)
    right = max(1, width - len(title) - left)
    near, far = posts
    return Text.assemble((across * (left - 1) + near, style), (title, "bold"), (far + across * (right - 1), style))


def legend(entries: Sequence[Text], width: int) -> list[Text]:
    """What signs mean, on as few lines as possible."""
    lines = [Text(" ")]
    for entry in entries:
        if lines[-1].cell_len + entry.cell_len + 3 > width and len(lines[-1]) > 1:
            lines.append(Text(" "))
        if len(lines[-1]) > 1:
            lines[-1].append("   ")
        lines[-1].append_text(entry)
    return [fit(line, width) for line in lines] if entries else []


# Seats


def piece(seat: int) -> Text:
    """The shape of a seat in its colour."""
    return Text(SHAPES[seat], style=f"bold {PAINTS[seat]}")


def pieces_of(seats: Sequence[int], gap: str = "") -> Text:
    """The shapes of some seats in a row."""
    return Text(gap).join([piece(seat) for seat in seats])


def seat_name(words: Catalogue, seat: int, own: bool = False) -> Text:
    """Shape and name of a seat, and whether it is the reader's own."""
    element = seat_element(seat)
    name = words("play-you", seat=element) if own else words.name(element)
    return Text.assemble(piece(seat), (f" {name}", BOLD))


def asked_seats(words: Catalogue, waiting: Sequence[int], reader: int | None) -> Text:
    """Who is asked now: one or two by name, more by their shapes."""
    if len(waiting) > 2:
        return Text.assemble((f"{ASKED} ", BOLD), pieces_of(waiting, " "))
    return Text("  ").join(
        Text.assemble((f"{ASKED} ", BOLD), seat_name(words, seat, own=seat == reader)) for seat in waiting
    )


def first_places(ranks: Sequence[int] | None) -> list[int]:
    """The seats that have won; none before the end."""
    return [seat for seat, rank in enumerate(ranks or ()) if rank == 1]


def who_wins(words: Catalogue, ranks: Sequence[int] | None) -> str:
    """The sentence that names the winner, or all who share the victory."""
    seats = [seat_element(seat) for seat in first_places(ranks)]
    if len(seats) > 1:
        return words("play-winners", seats=words.listed([words.name(seat) for seat in seats]))
    return words("play-winner", seat=seats[0])


# Lines


def fit(line: Text, width: int) -> Text:
    """Exactly this wide: cut with an ellipsis or filled up.

    >>> fit(Text("Euphoria"), 5).plain, fit(Text("Ark"), 5).plain
    ('Euph…', 'Ark  ')
    """
    line = line.copy()
    line.truncate(max(0, width), overflow="ellipsis", pad=True)
    return line


def centred(line: Text, width: int) -> Text:
    """
    >>> centred(Text("Ark"), 7).plain
    '  Ark  '
    """
    return _aligned(line, width, width, "center")


def at_the_end(line: Text, width: int) -> Text:
    """
    >>> at_the_end(Text("Ark"), 5).plain
    '  Ark'
    """
    return _aligned(line, width, width, "right")


def sheet_row(name: Text, entries: Sequence[Text], column: int, width: int) -> Text:
    """A row of a score sheet: its name, and at the end a column for each entry.

    >>> sheet_row(Text("Stars"), [Text("12"), Text("Orange")], 5, 16).plain
    'Stars    12 Ora…'
    """
    return ends(name, Text().join([_aligned(entry, column - 1, column, "right") for entry in entries]), width)


def _aligned(line: Text, most: int, width: int, where: AlignMethod) -> Text:
    line = line.copy()
    line.truncate(most, overflow="ellipsis")
    line.align(where, width)
    return line


def ends(left: Text, right: Text, width: int) -> Text:
    """One thing on the left, which is cut if need be, and one on the right.

    >>> ends(Text("Wind Saloon"), Text("3/4"), 16).plain, ends(Text("Wind Saloon"), Text("3/4"), 12).plain
    ('Wind Saloon  3/4', 'Wind Sal…3/4')
    """
    right = right.copy()
    right.truncate(width, overflow="ellipsis")
    return Text.assemble(fit(left, width - right.cell_len), right)


def apart(left: Text, right: Text, width: int) -> Text:
    """The same with at least one blank between the two.

    >>> apart(Text("Wind Saloon"), Text("3/4"), 12).plain
    'Wind Sa… 3/4'
    """
    room = width - right.cell_len
    if right and left.cell_len >= room > 0:
        return ends(Text.assemble(fit(left, room - 1), " "), right, width)
    return ends(left, right, width)


def wrapped(head: Text, words: str, width: int, style: str = "", indent: int = 2) -> list[Text]:
    """A beginning and then words, on as many lines as it takes; those below the first are set in."""
    plain = f"{head.plain} {words}" if head else words
    further = " " * indent if head else ""
    lines = textwrap.wrap(plain, max(8, width), subsequent_indent=further, break_long_words=True) or [""]
    result = [Text(line, style=style) for line in lines]
    first = result[0].plain
    if first.startswith(head.plain):
        result[0] = Text.assemble(head, (first[len(head.plain) :], style))
    return result


# Blocks of lines


def padded(lines: Sequence[Text], height: int) -> list[Text]:
    """So many lines at least, the missing ones empty."""
    return [*lines, *(Text() for _ in range(height - len(lines)))]


def shares(width: int, across: int) -> list[int]:
    """The widths of blocks side by side, with one column of air between them.

    >>> shares(80, 3), shares(81, 3)
    ([26, 26, 26], [27, 26, 26])
    """
    narrow, rest = divmod(width - across + 1, across)
    return [narrow + (n < rest) for n in range(across)]


def evenly(count: int, most: int) -> int:
    """How many things stand side by side if no more than ``most`` can, in rows as even as possible.

    >>> [evenly(count, 3) for count in (2, 3, 4, 5, 6)]
    [2, 3, 2, 3, 3]
    """
    rows = -(-count // max(1, most))
    return -(-count // rows)


def side_by_side(blocks: Sequence[Sequence[Text]], widths: Sequence[int], gap: str = " ") -> list[Text]:
    """Blocks of lines, filled up to one height, with a little air between them."""
    height = max(len(block) for block in blocks)
    columns = [
        [fit(line, width) for line in padded(block, height)] for block, width in zip(blocks, widths, strict=True)
    ]
    between = Text.assemble((gap, IRON if gap.strip() else ""))
    return [between.join(row) for row in zip(*columns, strict=True)]


def in_rows(things: Sequence[T], widths: Sequence[int], draw: Callable[[T, int], Sequence[Text]]) -> list[Text]:
    """Things side by side, as many in a row as there are widths, each drawn to its width."""
    lines: list[Text] = []
    for n in range(0, len(things), len(widths)):
        row = things[n : n + len(widths)]
        blocks = [draw(thing, width) for thing, width in zip(row, widths, strict=False)]
        lines += side_by_side(blocks, widths[: len(row)])
    return lines


@dataclass(frozen=True)
class Rule:
    """A line across a frame, with a title."""

    title: Text
    across: str = "╌"


Lines = Sequence[Text | Rule]


def framed(
    lines: Lines,
    width: int,
    title: Text,
    note: Text | None = None,
    style: str = IRON,
    frame: Frame = ROUND,
    foot: Text | None = None,
    air: int = 1,
) -> list[Text]:
    """Lines in a frame, with a title on its upper edge, a note at the end of it and another on the lower edge.

    >>> for line in framed([Text("gold"), Text("clay")], 14, Text("Hand"), foot=Text("2")):
    ...     print(line)
    ╭─ Hand ─────╮
    │ gold       │
    │ clay       │
    ╰──────── 2 ─╯
    """
    top_left, top_right, low_left, low_right, across, down = frame
    blank = " " * air
    body = []
    for line in lines:
        if isinstance(line, Rule):
            edge = _edge(line.title, Text(), width - 2, line.across, style)
            body.append(Text.assemble(("├", style), edge, ("┤", style)))
        else:
            inner = fit(line, width - 2 - 2 * air)
            body.append(Text.assemble((f"{down}{blank}", style), inner, (f"{blank}{down}", style)))
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
        """Write a line with the styles it has."""
        for offset, character in enumerate(line.plain):
            style = str(line.style or "")
            for span in line.spans:
                if span.start <= offset < span.end:
                    style = str(span.style)
            self.put(column + offset, row, character, style)

    def lines(self) -> list[Text]:
        return [Text.assemble(*row, no_wrap=True) for row in self.cells]
