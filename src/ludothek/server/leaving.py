"""Somebody deletes their account: they get up from every table, and what they did there stays under no name.

A seat in a game goes to a computer player, so that the others can play on; a rated game is given up, and where nobody
is left, the table is closed.
The name one logged in with is free at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ludothek.kernel.errors import LudothekError
from ludothek.protocol import Handover, Resign
from ludothek.server import seating, store
from ludothek.server.clock import wall
from ludothek.server.refusals import Unavailable
from ludothek.server.rows import Person
from ludothek.server.services import Services
from ludothek.server.table import Table
from ludothek.server.tournaments import entering


async def leave(services: Services, person: Person) -> None:
    """Forget somebody; until the last step nothing is lost, and it can be tried again."""
    await entering.leave_all(services, person)
    for id in await services.tables.ask(lambda connection: store.tables_with(connection, person.id, unfinished=True)):
        with _unless_changed():  # or it cannot be read any more, because its title is not there
            await _get_up(services, person, (await services.tables.find(id)).table)
    at = services.tables.time.now()
    try:
        tables, sessions = await services.scribe.write(
            lambda connection: store.forget_person(connection, person.id, at, wall())
        )
    finally:
        services.people.forget()
    for id in tables:
        services.tables.changed_outside(id)
    for session in sessions:
        services.tables.session_ended(session)


async def _get_up(services: Services, person: Person, table: Table) -> None:
    """Leave a table to the others; in a game without others there is nothing to leave."""
    others = any(each.kind == "person" and each.person not in (None, person.id) for each in table.seats)
    for seat in table.seats_of(person.id):
        with _unless_changed():
            if table.row.status == "open":
                await seating.stand_up(services, person, table.id, seat)
        with _unless_changed():  # the game may have begun meanwhile
            if table.row.status == "playing" and others:
                await _leave_game(services, person.id, table, seat)


async def _leave_game(services: Services, person: str, table: Table, seat: int) -> None:
    """A computer player goes on; where none may win for somebody, they give up."""
    request = f"leave-{store.new_id()}"
    if table.row.terms.rated or table.row.terms.tournament:
        await seating.resign(services, person, table.id, Resign(seat=seat, request=request))
    elif not table.seats[seat].mind:
        await seating.hand_over(services, person, table.id, Handover(seat=seat, request=request))


@contextmanager
def _unless_changed() -> Iterator[None]:
    """The table may have changed this moment, and need nothing any more; a store that is away is another matter."""
    try:
        yield
    except Unavailable:
        raise
    except LudothekError:
        pass
