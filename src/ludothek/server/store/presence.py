"""When people were last at their tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from sqlalchemy import Connection, bindparam, select, update

from ludothek.server import schema

Left = tuple[str, str, int]
"""Somebody has left a table: its id, who, and when."""

_seat = schema.seats.c
NOTE_LEFT = (
    update(schema.seats)
    .where(_seat.table_id == bindparam("table"), _seat.person == bindparam("who"))
    .values(seen=bindparam("at"))
)


def note_left(connection: Connection, left: Iterable[Left]) -> None:
    """All in one go: decisions wait for it."""
    connection.execute(NOTE_LEFT, [{"table": table, "who": person, "at": wall} for table, person, wall in left])


def last_seen(connection: Connection, tables: Collection[str]) -> dict[str, dict[int, int]]:
    """When whoever holds a seat was last there, by table and seat; who has never left is not among them."""
    c = schema.seats.c
    found: dict[str, dict[int, int]] = {table: {} for table in tables}
    seats = select(c.table_id, c.seat, c.seen).where(c.table_id.in_(tables), c.seen.is_not(None))
    for table, seat, seen in connection.execute(seats):
        found[table][seat] = seen
    return found
