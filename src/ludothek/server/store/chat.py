"""Table talk."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, func, insert, select

from ludothek.protocol import Line, Room
from ludothek.server import schema
from ludothek.server.store.blocks import is_heard_by


def add_line(connection: Connection, table: str, person: str, name: str, text: str, wall: int) -> int:
    """Write a line and return its number; several processes make those of one table visible in their order."""
    c = schema.tables.c
    status = connection.scalar(select(c.status).where(c.id == table).with_for_update(key_share=True))
    room = room_of(connection, table, person) if status in ("open", "playing") else "everyone"
    row = {"table_id": table, "person": person, "name": name, "text": text, "wall": wall, "room": room}
    return int(connection.execute(insert(schema.chat).values(row).returning(schema.chat.c.id)).scalar_one())


def room_of(connection: Connection, table: str, person: str | None) -> Room:
    """Where somebody is: with the players who hold a seat or are asked to take one, else with the spectators."""
    s = schema.seats.c
    at = select(s.seat).where(s.table_id == table, s.person == person, s.kind != "resigned").limit(1)
    return "spectators" if person is None or connection.scalar(at) is None else "players"


def lines(
    connection: Connection, table: str, person: str | None, after: int = 0, limit: int = 200, only: int | None = None
) -> list[Line]:
    """The last lines of a table's chat after a number that somebody hears, with the first seat of who said each.

    ``only`` asks for the line with this number, if they hear it.
    Nobody hears those they have blocked, or who have blocked them. A line without text was removed.
    """
    c, seats = schema.chat.c, schema.seats.c
    rooms = (room_of(connection, table, person), "everyone")
    seat = select(func.min(seats.seat)).where(seats.table_id == c.table_id, seats.person == c.person)
    last = (
        select(c.id, c.name, seat.scalar_subquery(), c.text, c.wall, c.room)
        .where(c.table_id == table, c.id > after, c.room.in_(rooms))
        .order_by(c.id.desc())
        .limit(limit)
    )
    if only is not None:
        last = last.where(c.id == only)
    if person is not None:
        last = last.where(is_heard_by(c.person, person))
    return [
        Line(number=number, name=name, seat=seat, text=text, wall=wall, room=room)
        for number, name, seat, text, wall, room in reversed(connection.execute(last).all())
    ]


def speaker_of(connection: Connection, table: str, listener: str, number: int) -> tuple[str, str, str] | None:
    """Who said a line that the listener can read, by which name, and what."""
    if not lines(connection, table, listener, only=number):
        return None
    c = schema.chat.c
    person, name, text = connection.execute(select(c.person, c.name, c.text).where(c.id == number)).one()
    return person, name, text


def lines_with_people(connection: Connection, table: str, limit: int = 500) -> list[tuple[int, str, str, str, int]]:
    """Number, person, name, text and time of a table's last lines, for admins."""
    c = schema.chat.c
    last = select(c.id, c.person, c.name, c.text, c.wall).where(c.table_id == table).order_by(c.id.desc()).limit(limit)
    return [(id, person, name, text, wall) for id, person, name, text, wall in reversed(connection.execute(last).all())]


def last_lines(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """The number of each table's newest line."""
    c = schema.chat.c
    newest = select(c.table_id, func.max(c.id)).where(c.table_id.in_(tables)).group_by(c.table_id)
    return dict(connection.execute(newest).all())
