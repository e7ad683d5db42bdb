"""What is shown of tables and titles before one sits down, and how one does."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludothek.kernel.options import Value
from ludothek.kernel.record import Result
from ludothek.protocol.fields import MindName, SeatKind, SeatNumber, Status
from ludothek.protocol.opening import Terms
from ludothek.protocol.presence import SeatPresence


class SeatCard(Struct, kw_only=True):
    """Who sits where. ``mind`` is the computer player that decides now, also for a person who is away."""

    seat: int
    kind: SeatKind
    name: str
    mind: str | None
    yours: bool
    asked: Literal["you", "another", "declined"] | None = None
    """A free seat that is kept for somebody by name, such as at a rematch: for you, for another, or for nobody any
    more since they have said no."""
    resigned: bool = False
    """Who sat here has left for good; the computer player goes on to the end."""


class Standing(Struct, kw_only=True):
    """How far a table has come; the part of its card that a decision changes."""

    status: Status
    waiting: list[int]
    decisions: int
    changed: int
    result: Result | None


class TableCard(Standing, kw_only=True):
    """A table as the lobby shows it."""

    id: str
    title: str
    rules: int
    options: dict[str, Value]
    terms: Terms
    seats: list[SeatCard]
    host: bool
    """Whether it is yours."""


class Opener(Struct, kw_only=True):
    """Who has opened a table, and how many more of theirs there are in the lobby."""

    name: str
    more: int


class Lobby(Struct, kw_only=True):
    """``open`` is one page of tables with free seats, the newest of each person who opened some."""

    open: list[TableCard]
    mine: list[TableCard]
    """Those that wait for me first."""
    finished: list[TableCard]
    openers: dict[str, Opener] = {}
    """By the id of each open table."""
    presence: dict[str, list[SeatPresence | None]] = {}
    """Who is there, by the id of each table that is open or mine; for how long they have gone only at mine."""
    after: str | None = None
    """Where the next page goes on; null on the last one."""


class TitleCard(Struct, kw_only=True):
    """A title one can play here."""

    title: str
    rules: int
    min_seats: int
    max_seats: int
    options: dict[str, Any]
    minds: list[str]
    languages: list[str]
    open_to_all: bool
    """Whether nobody holds anything that the others may not see."""
    tutorial: bool
    """Whether there is a recorded opening that teaches it."""


class Sit(Struct, kw_only=True, forbid_unknown_fields=True):
    """Take a free seat; one that is kept for somebody invited needs the invitation.

    Who is asked to a rematch says yes with this. Who opened the table may let a computer player sit down (``mind``).
    """

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=80)] | None = None
    mind: MindName | None = None


class Recover(Struct, forbid_unknown_fields=True):
    link: Annotated[str, Meta(max_length=80)]


class Links(Struct, kw_only=True):
    """Secrets by seat. ``invitations`` are for the host to give away, ``seats`` are your own to keep."""

    invitations: dict[str, str]
    seats: dict[str, str]
