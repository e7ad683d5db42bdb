"""Whom somebody means who points at a seat or at a line of talk. People have ids, but nobody is told another's."""

from __future__ import annotations

import msgspec

from ludothek.protocol import NewBlock
from ludothek.server import store
from ludothek.server.refusals import Clash, NotFound, Refused
from ludothek.server.rows import Person
from ludothek.server.services import Services


class PointedAt(msgspec.Struct, frozen=True):
    """Somebody, by the name they have there, and what they said if it is a line that was pointed at."""

    person: str
    name: str
    text: str | None = None


async def pointed_at(services: Services, me: Person, wish: NewBlock) -> PointedAt:
    """The other person who sits in a seat, or who said a line that I can read."""
    if (wish.seat is None) == (wish.line is None):
        raise Refused("seat-or-line")
    found = await _seated(services, wish) if wish.line is None else await _speaker(services, me, wish.table, wish.line)
    if found.person == me.id:
        raise Clash("yourself")
    return found


async def _seated(services: Services, wish: NewBlock) -> PointedAt:
    table = (await services.tables.find(wish.table)).table
    seat = next((each for each in table.seats if each.seat == wish.seat), None)
    if seat is None or seat.person is None:
        raise NotFound("nobody-in-seat", seat=str(wish.seat))
    return PointedAt(seat.person, seat.name)


async def _speaker(services: Services, me: Person, table: str, number: int) -> PointedAt:
    (await services.tables.find(table)).table.check_may_look(me.id)
    found = await services.tables.ask(lambda connection: store.speaker_of(connection, table, me.id, number))
    if found is None:
        raise NotFound("line", number=number)
    return PointedAt(*found)
