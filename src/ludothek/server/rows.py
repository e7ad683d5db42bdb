"""What the database holds of tables, seats and people, and what of it is shown to everyone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from ludothek.kernel.options import Value
from ludothek.kernel.record import Result
from ludothek.protocol import Me, SeatCard, SeatKind, Standing, Status, TableCard, Terms


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
    status: Status
    version: int
    decisions: int
    waiting: int
    minds_asked: bool
    changed: int
    result: Result | None


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat's row: who it is for, and who decides for it."""

    seat: int
    kind: SeatKind
    name: str
    person: str | None
    mind: str | None


class Person(msgspec.Struct, frozen=True):
    """Somebody, on one device."""

    id: str
    name: str
    account: str | None
    session: str

    def card(self) -> Me:
        return Me(id=self.id, name=self.name, account=self.account, session=self.session)


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
            kind=each.kind,
            name=each.name,
            mind=each.mind,
            yours=person is not None and each.person == person,
        )
        for each in seats
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
