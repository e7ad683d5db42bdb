"""The log of a table: everything that ever happened at it, one entry after another."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludothek.kernel.state import State
from ludothek.protocol import Status

Before = Literal["opening", "sit", "stand", "decline", "free", "start"]
During = Literal["decision", "undo", "handover", "takeback", "resign", "hint", "rematch", "close", "unseal"]
Kind = Before | During
"""An *opening* is a decision that was taken over from another game, before this one starts. *Decline* says no to a seat
that is kept for somebody, *free* is the host's: somebody has to stand up.
*Unseal* follows the end of all tables with the same deal."""


class Entry(msgspec.Struct):
    """One thing that happened. Its number is the version of the table after it."""

    number: int
    kind: Kind
    seat: int
    text: str
    request: str | None = None
    at: int = 0
    wall: int = 0


class Index(msgspec.Struct):
    """What the lobby needs to know of a table without replaying it; it follows from the log."""

    version: int
    status: Status
    decisions: int
    waiting: int
    minds_asked: bool
    changed: int
    result: str | None


class SeatResult(msgspec.Struct):
    """What a game came to for one seat, in the order of the first columns of the table ``results``."""

    table_id: str
    seat: int
    title: str
    seats: int
    score: int
    rank: int
    decisions: int
    counted: bool | None
    """Not yet in the ratings, of a rated game."""


class Change(msgspec.Struct):
    """An entry to be appended to a table's log, with all that follows from it; valid only on top of its predecessor."""

    table: str
    entry: Entry
    index: Index
    seat_rows: list[dict[str, Any]] = []
    """The columns that change of each seat that changes."""
    results: list[SeatResult] = []
    """What the game came to, if it ends by this and counts."""
    picks: list[tuple[str, int, str, int]] = []
    """What was picked in it, seat by seat: title, seats, element, and 1 if that seat won."""
    after: State | None = None
    """Where a decision leads."""
    view: tuple[bytes, bytes] | None = None
    """How all see that, if all see the same: an encoded view, before and after the number of the seat that looks."""
    news: msgspec.Raw | None = None
    """What it brings about, if all may know the same: an encoded block of the journal."""

    def stamp(self, request: str, at: int, wall: int) -> None:
        """Say on whose request it is made, and when."""
        self.entry.request, self.entry.at, self.entry.wall = request, at, wall
        self.index.changed = wall

    def entry_row(self) -> tuple[Any, ...]:
        """The columns of the entry, in the order of the table ``entries``."""
        return (self.table, *msgspec.structs.astuple(self.entry))

    def result_rows(self) -> list[tuple[Any, ...]]:
        """The columns of the results, in the order of their table; when the game began is found by the last one."""
        return [(*msgspec.structs.astuple(each), self.entry.wall, self.table) for each in self.results]

    def index_row(self, truth: type[int]) -> tuple[Any, ...]:
        """The new columns of the index, then which row gets them: this table's, at the version before the entry."""
        new = self.index
        minds_asked = truth(new.minds_asked)
        row = (new.version, new.status, new.decisions, new.waiting, minds_asked, new.changed, new.result)
        return (*row, self.table, self.entry.number - 1)


def undone_in(log: list[Entry]) -> tuple[set[int], list[int]]:
    """The numbers of the entries of a log that it takes back later, and of the undos that take back what came before.

    >>> decided = [Entry(1, "decision", 0, ""), Entry(2, "undo", 0, ""), Entry(3, "undo", 0, "")]
    >>> undone_in(decided)
    ({1}, [3])
    """
    standing: list[int] = []
    undone: set[int] = set()
    deeper: list[int] = []
    for entry in log:
        if entry.kind in ("decision", "opening"):
            standing.append(entry.number)
        elif entry.kind == "undo":
            if standing:
                undone.add(standing.pop())
            else:
                deeper.append(entry.number)
    return undone, deeper


def without_undone(log: list[Entry]) -> list[Entry]:
    """A log with the same outcome, without decisions that were taken back."""
    undone = undone_in(log)[0]
    return [entry for entry in log if entry.kind != "undo" and entry.number not in undone]
