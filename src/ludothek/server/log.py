"""The log of a table: everything that ever happened at it, one entry after another."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludothek.kernel.state import State

Kind = Literal["opening", "sit", "stand", "start", "decision", "undo", "handover", "takeback", "rematch", "close"]
"""An *opening* is a decision that was taken over from another game, before this one starts."""
Status = Literal["open", "playing", "finished", "closed"]


class Entry(msgspec.Struct):
    """One thing that happened. Its number is the version of the table after it."""

    number: int
    kind: Kind
    seat: int
    text: str
    request: str | None
    at: int
    wall: int


class Index(msgspec.Struct):
    """What the lobby needs to know of a table without replaying it; it follows from the log."""

    version: int
    status: Status
    decisions: int
    waiting: int
    minds_asked: bool
    changed: int
    result: str | None


class Change(msgspec.Struct):
    """An entry to be appended to a table's log, with all that follows from it; valid only on top of its predecessor."""

    table: str
    entry: Entry
    index: Index
    seat_rows: list[dict[str, Any]] = []
    """The columns that change of each seat that changes."""
    after: State | None = None
    """Where a decision leads."""
    seen: tuple[bytes, bytes] | None = None
    """The view of that for all, if all see the same; encoded, without whose view it is."""
    news: msgspec.Raw | None = None
    """What it brings about, likewise."""

    def entry_row(self) -> tuple[Any, ...]:
        return (self.table, *msgspec.structs.astuple(self.entry))

    def index_row(self, truth: type[int]) -> tuple[Any, ...]:
        """What is so from now on, and where: only on top of the version before."""
        new = self.index
        minds_asked = truth(new.minds_asked)
        row = (new.version, new.status, new.decisions, new.waiting, minds_asked, new.changed, new.result)
        return (*row, self.table, self.entry.number - 1)
