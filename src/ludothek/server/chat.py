"""Table talk: players among themselves, spectators among themselves, and everyone together when the game is over.

What is said in a room stays in it: spectators never read what players said to each other, and players never what was
said about their game while they played. Which room somebody is in follows from their seat; the database says it, so
that a process that has not heard of a change yet tells nobody what is not for them.
"""

from __future__ import annotations

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludothek.protocol import Line
from ludothek.protocol.typed_text import readable_line
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.limits import Limits
from ludothek.server.refusals import NotFound, WhoAreYou
from ludothek.server.rows import Person
from ludothek.server.services import Services


async def say(services: Services, table: str, person: Person | None, text: str) -> None:
    """Write a line for everybody in the room where somebody is."""
    if person is None:
        raise WhoAreYou("say-who-to-talk")
    services.bans.check_voice(person.id)
    services.limits.take("lines", person.id, Limits.LINES)
    line = readable_line(text)
    services.storage.check_room(person)
    found = (await services.tables.find(table)).table
    sits = bool(found.seats_of(person.id))
    said = await services.tables.ask(lambda connection: store.count_lines(connection, table))
    services.storage.check_lines(said, sits)
    try:
        await services.scribe.write(
            lambda connection: store.add_line(connection, table, person.id, person.name, line, wall())
        )
    except IntegrityError:
        raise NotFound("table-gone") from None
    services.presences.said(table, person.id)
    services.tables.said(table)


async def lines_of(services: Services, table: str, person: str | None, after: int = 0) -> list[Line]:
    """The table's last lines after a number that somebody may hear."""
    return await services.tables.ask(lambda connection: store.lines(connection, table, person, after))


async def lines_up_to_now(services: Services, table: str, person: str | None) -> tuple[list[Line], int]:
    """The table's last lines that somebody may hear, and the number of the newest line, whoever may hear it."""

    def read(connection: Connection) -> tuple[list[Line], int]:
        return store.lines(connection, table, person), store.last_lines(connection, [table]).get(table, 0)

    return await services.tables.ask(read)
