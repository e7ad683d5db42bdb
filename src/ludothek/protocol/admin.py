"""What those who look after a server see and do. It holds no seed, no token, no hand, and no link but a new one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludothek.protocol.fields import SeatKind, Status
from ludothek.protocol.reports import Outcome, ReasonText, ReportCard

PersonId = Annotated[str, Meta(max_length=16)]
LATEST = 253_402_300_799_999
"""The last millisecond of the year 9999, after which dates cannot be written any more."""
Time = Annotated[int, Meta(ge=0, le=LATEST)]


class BanCard(Struct, kw_only=True):
    """A person or a range of addresses that is banned, or a person who is muted; for good if there is no end."""

    id: int
    kind: Literal["ban", "mute"]
    person: str | None
    name: str | None
    network: str | None
    reason: str
    until: int | None
    since: int


class NewBan(Struct, kw_only=True, forbid_unknown_fields=True):
    """Ban a person or a range of addresses, or mute a person."""

    kind: Literal["ban", "mute"] = "ban"
    person: PersonId | None = None
    network: Annotated[str, Meta(max_length=50)] | None = None
    reason: ReasonText
    until: Time | None = None


class PersonCard(Struct, kw_only=True):
    id: str
    name: str
    account: str | None
    since: int
    admin: bool
    second_factor: bool
    ban: BanCard | None
    mute: BanCard | None


class AdminSeat(Struct, kw_only=True):
    seat: int
    kind: SeatKind | Literal["resigned"]
    name: str
    person: str | None
    mind: str | None


class AdminTableCard(Struct, kw_only=True):
    id: str
    title: str
    status: Status
    listed: bool
    host: str
    seats: list[AdminSeat]
    decisions: int
    since: int
    changed: int


class AdminLine(Struct, kw_only=True):
    """A line of talk, with who said it; one without a text was removed."""

    number: int
    person: str
    name: str
    text: str
    wall: int


class AdminTable(Struct, kw_only=True):
    """A table as an admin looks at it: who plays and what was said, but nothing of the game."""

    table: AdminTableCard
    lines: list[AdminLine]


class AdminReport(ReportCard, kw_only=True):
    reporter: str
    reporter_name: str
    person: str


class Resolution(Struct, kw_only=True, forbid_unknown_fields=True):
    """What was decided about a report; who reported it reads the note."""

    outcome: Outcome
    note: ReasonText = ""


class AdminPerson(Struct, kw_only=True):
    """A person as an admin looks at them."""

    person: PersonCard
    sessions: int
    tables: list[AdminTableCard]
    reports: list[AdminReport]
    """About them, and by them."""


class Promotion(Struct, kw_only=True, forbid_unknown_fields=True):
    admin: bool
    why: ReasonText = ""


class InvitationCard(Struct, kw_only=True):
    """An invitation to a private server that nobody has used yet; its secret is known to whom it was given."""

    id: str
    since: int
    expires: int


class NewInvitation(Struct, kw_only=True, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=365)] = 7
    why: ReasonText = ""


class OneTimeLink(Struct, kw_only=True):
    """An address to give away. It works once, and is told only now."""

    address: str
    expires: int


class AuditCard(Struct, kw_only=True):
    """What an admin did. ``who`` is their id; nobody is the command line."""

    number: int
    who: str | None
    by: str
    what: str
    whom: str
    name: str | None
    """Of the person it was done to."""
    why: str
    wall: int
