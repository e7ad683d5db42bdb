"""Having nothing to do with somebody: no talk, no seats together. The other side is not told, and never named."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludothek.protocol import BlockCard, NewBlock
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.limits import Limits
from ludothek.server.pointing import pointed_at
from ludothek.server.refusals import NotFound, NotYours, TooMany
from ludothek.server.rows import Person
from ludothek.server.services import Services
from ludothek.server.table import Table

MOST_BLOCKS = 500
NOT_TOGETHER = "not-together"
NO_REMATCH = "no-rematch"


async def block(services: Services, me: Person, wish: NewBlock) -> BlockCard:
    """Block whoever is pointed at; who is blocked already stays so."""
    services.limits.take("blocks", me.id, Limits.BLOCKS)
    whom = await pointed_at(services, me, wish)
    id, now = store.new_id(), wall()

    def job(connection: Connection) -> None:
        store.add_block(connection, id, me.id, whom.person, whom.name, now)
        if store.count_blocks(connection, me.id) > MOST_BLOCKS:  # then it is not added
            raise TooMany("most-blocks", most=MOST_BLOCKS)

    try:
        await services.scribe.write(job)
    except IntegrityError:
        found = await services.tables.ask(lambda connection: store.block_of(connection, me.id, whom.person))
        if found is not None:
            return _card(*found)
        raise
    services.presences.apart(me.id)
    return _card(id, whom.name, now)


async def blocked_by(services: Services, me: Person) -> list[BlockCard]:
    found = await services.tables.ask(lambda connection: store.blocks_of(connection, me.id))
    return [_card(*each) for each in found]


async def unblock(services: Services, me: Person, id: str) -> None:
    known = store.is_id(id) and await services.scribe.write(
        lambda connection: store.remove_block(connection, me.id, id)
    )
    if not known:
        raise NotFound("block")
    services.presences.apart(me.id)


async def apart_from(services: Services, person: str) -> set[str]:
    """Everybody with whom somebody has nothing to do, whoever of the two wanted it."""
    return await services.tables.ask(lambda connection: store.apart_from(connection, person))


def check_company(table: Table, apart: Collection[str]) -> None:
    """Refuse a seat at a table where somebody sits with whom one has nothing to do."""
    if any(seat.person in apart for seat in table.seats):
        raise NotYours(NOT_TOGETHER)


async def check_rematch(services: Services, table: Table) -> None:
    """Refuse to put people together again of whom one has blocked another meanwhile."""
    people = {seat.person for seat in table.seats if seat.person is not None}
    if await services.tables.ask(lambda connection: store.are_apart(connection, people)):
        raise NotYours(NO_REMATCH)


def _card(id: str, name: str, since: int) -> BlockCard:
    return BlockCard(id=id, name=name, since=since)
