"""When people were last at their tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from sqlalchemy import Connection, select, update

from ludothek.server import schema

Left = tuple[str, str, int]
"""Somebody has left a table: its id, who, and when."""


def note_left(connection: Connection, left: Iterable[Left]) -> None:
    c = schema.seats.c
    for table, person, wall in left:
        connection.execute(update(schema.seats).where(c.table_id == table, c.person == person).values(seen=wall))


def last_seen(connection: Connection, tables: Collection[str]) -> dict[str, dict[int, int]]:
    """When whoever holds a seat was last there, by table and seat; who has never left is not among them."""
    c = schema.seats.c
    found: dict[str, dict[int, int]] = {table: {} for table in tables}
    seats = select(c.table_id, c.seat, c.seen).where(c.table_id.in_(tables), c.seen.is_not(None))
    for table, seat, seen in connection.execute(seats):
        found[table][seat] = seen
    return found
