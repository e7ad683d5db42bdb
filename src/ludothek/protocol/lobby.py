"""What is shown of tables and titles before one sits down, and how one does."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludothek.kernel.options import Value
from ludothek.kernel.record import Result
from ludothek.protocol.fields import SeatKind, SeatNumber, Status
from ludothek.protocol.opening import Terms


class SeatCard(Struct, kw_only=True):
    """Who sits where. ``mind`` is the computer player that decides now, also for a person who is away."""

    seat: int
    kind: SeatKind
    name: str
    mind: str | None
    yours: bool


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


class Lobby(Struct, kw_only=True):
    open: list[TableCard]
    mine: list[TableCard]
    """Those that wait for me first."""
    finished: list[TableCard]


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
    """Take a free seat; one that is kept for somebody invited needs the invitation."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=80)] | None = None


class Recover(Struct, forbid_unknown_fields=True):
    link: Annotated[str, Meta(max_length=80)]


class Links(Struct, kw_only=True):
    """Secrets by seat. ``invitations`` are for the host to give away, ``seats`` are your own to keep."""

    invitations: dict[str, str]
    seats: dict[str, str]
