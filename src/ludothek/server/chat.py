"""Table talk."""

from __future__ import annotations

from ludothek.protocol import Line
from ludothek.protocol.typed_text import readable_line
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.limits import Limits
from ludothek.server.refusals import WhoAreYou
from ludothek.server.rows import Person
from ludothek.server.services import Services


async def say(services: Services, table: str, person: Person | None, text: str) -> None:
    """Write a line for everybody at the table."""
    if person is None:
        raise WhoAreYou("Say who you are before you say something at a table.")
    services.limits.take("lines", person.id, Limits.LINES)
    line = readable_line(text)
    await services.scribe.write(
        lambda connection: store.add_line(connection, table, person.id, person.name, line, wall())
    )
    services.tables.said(table)


async def lines_of(services: Services, table: str, after: int) -> list[Line]:
    """The table's last lines after a number."""
    return await services.tables.ask(lambda connection: store.lines(connection, table, after))
