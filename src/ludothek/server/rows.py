"""What the database holds of tables, seats and people, and what of it is shown to everyone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal

import msgspec

from ludothek.kernel.options import Value
from ludothek.kernel.record import Result
from ludothek.protocol import Me, Outcome, Pace, SeatCard, SeatKind, Standing, Status, TableCard, Terms
from ludothek.server.log import SeatResult

StoredKind = SeatKind | Literal["resigned"]
"""Who a seat is for; clients are told apart from it who has resigned."""


class TableRow(msgspec.Struct, kw_only=True):
    """A table's row in the database."""

    id: str
    title: str
    rules: int
    options: dict[str, Value]
    seed: str
    terms: Terms
    host: str
    wall: int
    listed: bool
    pace: Pace = "live"
    status: Status
    version: int
    decisions: int
    waiting: int
    minds_asked: bool
    changed: int
    result: Result | None


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat's row: who it is for, and who decides for it.

    The ``person`` of an invitation is the one it is kept for, who has not said yes yet; without one its name is that of
    somebody who has said no.
    """

    seat: int
    kind: StoredKind
    name: str
    person: str | None
    mind: str | None


class Person(msgspec.Struct, frozen=True):
    """Somebody, on one device."""

    id: str
    name: str
    account: str | None
    session: str
    seen: int = 0
    """When the session was last used, to a day."""
    second_factor: bool = False
    admin: bool = False
    public_page: bool = False

    def card(self) -> Me:
        return Me(
            id=self.id,
            name=self.name,
            account=self.account,
            session=self.session,
            second_factor=self.second_factor,
            admin=self.admin,
            public_page=self.public_page,
        )


@cache
def seats_in(bits: int) -> list[int]:
    """The numbers of the seats whose bits are set.

    >>> seats_in(0b101)
    [0, 2]
    """
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def seat_cards(seats: Iterable[SeatRow], person: str | None) -> list[SeatCard]:
    return [
        SeatCard(
            seat=each.seat,
            kind="person" if each.kind == "resigned" else each.kind,
            name=each.name,
            mind=each.mind,
            yours=person is not None and each.person == person and each.kind == "person",
            asked=_asked(each, person),
            resigned=each.kind == "resigned",
        )
        for each in seats
    ]


def _asked(seat: SeatRow, person: str | None) -> Literal["you", "another", "declined"] | None:
    """Whom a free seat is kept for, by name."""
    if seat.kind != "invitation" or not seat.name:
        return None
    if seat.person is None:
        return "declined"
    return "you" if seat.person == person else "another"


def final_ranks(ranks: Sequence[int], resigned: Sequence[bool]) -> list[int]:
    """The places of all who played to the end among themselves; those who resigned share the last.

    >>> final_ranks([2, 1, 3], [False, True, False])
    [1, 3, 2]
    """
    stayed = [rank for rank, left in zip(ranks, resigned, strict=True) if not left]
    return [
        1 + (len(stayed) if left else sum(other < rank for other in stayed))
        for rank, left in zip(ranks, resigned, strict=True)
    ]


def results_of(row: TableRow, result: Result) -> list[SeatResult]:
    """What the decision that comes next makes of a game, seat by seat."""
    seats, counted = len(result.ranks), False if row.terms.rated else None
    return [
        SeatResult(row.id, seat, row.title, seats, score, rank, row.decisions + 1, counted)
        for seat, (score, rank) in enumerate(zip(result.scores, result.ranks, strict=True))
    ]


def standing(row: TableRow) -> Standing:
    return Standing(
        status=row.status,
        waiting=seats_in(row.waiting),
        decisions=row.decisions,
        changed=row.changed,
        result=row.result,
    )


def card(row: TableRow, seats: list[SeatCard], person: str | None) -> TableCard:
    """A table's card as a person sees it: what everyone may know of it, and whether it is theirs."""
    return TableCard(
        id=row.id,
        title=row.title,
        rules=row.rules,
        options=row.options,
        terms=row.terms,
        seats=seats,
        host=person == row.host,
        **msgspec.structs.asdict(standing(row)),
    )


class BanRow(msgspec.Struct):
    """Somebody, or a range of addresses, that is banned or muted; for good if there is no end."""

    id: int
    kind: Literal["ban", "mute"]
    person: str | None
    network: str | None
    reason: str
    until: int | None
    wall: int


class AuditRow(msgspec.Struct):
    """What an admin did; nobody is the command line."""

    id: int
    who: str | None
    what: str
    whom: str
    why: str
    wall: int


class ReportRow(msgspec.Struct):
    """What somebody has reported; as long as it has no outcome it waits for an admin."""

    id: int
    reporter: str
    person: str
    table_id: str
    line: int | None
    name: str
    text: str | None
    reason: str
    wall: int
    outcome: Outcome | None = None
    note: str | None = None
    resolved: int | None = None
