"""Table talk."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, func, insert, select

from ludothek.protocol import Line, Room
from ludothek.server import schema
from ludothek.server.store.blocks import apart_among, is_heard_by

LINES_AT_ONCE = 200
"""That are read."""


class Said(NamedTuple):
    """Lines of a table in all of its rooms, each with the person who said it, and who might hear them at that time."""

    lines: list[tuple[str, Line]]
    players: set[str]
    apart: set[tuple[str, str]]
    """The pairs of a listener and a speaker who have nothing to do with each other."""
    is_full: bool
    """Whether there may be more after these."""


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
    connection: Connection, table: str, person: str | None, after: int = 0, only: int | None = None
) -> list[Line]:
    """The last lines of a table's chat after a number that somebody hears, with the first seat of who said each.

    ``only`` asks for the line with this number, if they hear it.
    Nobody hears those they have blocked, or who have blocked them. A line without text was removed.
    """
    c = schema.chat.c
    rooms = (room_of(connection, table, person), "everyone")
    last = _lines(table, after, only).where(c.room.in_(rooms)).order_by(c.id.desc())
    if person is not None:
        last = last.where(is_heard_by(c.person, person))
    return [_line(row) for row in reversed(connection.execute(last).all())]


def said(connection: Connection, table: str, after: int = 0, only: int | None = None) -> Said:
    """The next lines of a table's chat after a number, or only the one with a number, for many who listen."""
    s = schema.seats.c
    rows = connection.execute(_lines(table, after, only).order_by(schema.chat.c.id)).all()
    if not rows:
        return Said([], set(), set(), is_full=False)
    sitting = select(s.person).where(s.table_id == table, s.person.is_not(None), s.kind != "resigned")
    found = [(row.person, _line(row)) for row in rows]
    apart = apart_among(connection, {person for person, _ in found})
    return Said(found, {*connection.scalars(sitting)}, apart, is_full=len(found) == LINES_AT_ONCE)


def _lines(table: str, after: int, only: int | None) -> Select[Any]:
    c, seats = schema.chat.c, schema.seats.c
    seat = select(func.min(seats.seat)).where(seats.table_id == c.table_id, seats.person == c.person)
    wanted = select(c.id, c.name, seat.scalar_subquery().label("seat"), c.text, c.wall, c.room, c.person)
    wanted = wanted.where(c.table_id == table, c.id > after).limit(LINES_AT_ONCE)
    return wanted if only is None else wanted.where(c.id == only)


def _line(row: Any) -> Line:
    return Line(number=row.id, name=row.name, seat=row.seat, text=row.text, wall=row.wall, room=row.room)


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
