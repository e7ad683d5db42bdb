"""Table talk."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, func, insert, select

from ludothek.protocol import Line
from ludothek.server import schema


def add_line(connection: Connection, table: str, person: str, name: str, text: str, wall: int) -> int:
    """Write a line and return its number; several processes make those of one table visible in their order."""
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update(key_share=True))
    row = {"table_id": table, "person": person, "name": name, "text": text, "wall": wall}
    return int(connection.execute(insert(schema.chat).values(row).returning(schema.chat.c.id)).scalar_one())


def lines(connection: Connection, table: str, after: int, limit: int = 200) -> list[Line]:
    """The last lines of a table's chat after a number, each with the first seat of who said it."""
    c, seats = schema.chat.c, schema.seats.c
    seat = select(func.min(seats.seat)).where(seats.table_id == c.table_id, seats.person == c.person)
    last = (
        select(c.id, c.name, seat.scalar_subquery(), c.text, c.wall)
        .where(c.table_id == table, c.id > after)
        .order_by(c.id.desc())
        .limit(limit)
    )
    return [
        Line(number=number, name=name, seat=seat, text=text, wall=wall)
        for number, name, seat, text, wall in reversed(connection.execute(last).all())
    ]


def last_lines(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """The number of each table's newest line."""
    c = schema.chat.c
    newest = select(c.table_id, func.max(c.id)).where(c.table_id.in_(tables)).group_by(c.table_id)
    return dict(connection.execute(newest).all())
