"""Table talk."""

from __future__ import annotations

from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.house import House
from ludothek.server.limits import Limits
from ludothek.server.names import readable_line
from ludothek.server.people import Person
from ludothek.server.protocol import Line
from ludothek.server.refusals import WhoAreYou
from ludothek.server.table import Table


async def say(house: House, table: Table, person: Person | None, text: str) -> None:
    """Write a line for everybody at the table."""
    if person is None:
        raise WhoAreYou("Say who you are before you say something at a table.")
    house.limits.take("lines", person.id, Limits.LINES)
    line = readable_line(text)
    await house.scribe.write(
        lambda connection: store.add_line(connection, table.id, person.id, person.name, line, wall())
    )
    house.hall.said(table.id)


async def lines_of(house: House, table: Table, after: int) -> list[Line]:
    return await house.hall.ask(lambda connection: store.lines(connection, table.id, after))
