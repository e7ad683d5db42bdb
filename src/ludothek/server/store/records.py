"""Records that somebody brought; equal ones are kept once."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from ludothek.server import schema


def add_record(connection: Connection, table: str, digest: bytes, bytes: int) -> None:
    """Note that a table is a record that was brought; an ``IntegrityError`` if the same is here already."""
    connection.execute(insert(schema.records).values(table_id=table, digest=digest, bytes=bytes))


def bring_again(connection: Connection, digest: bytes, person: str, account: bool, wall: int) -> str | None:
    """The table of a record that was brought before, if any: it counts as new, and a guest's becomes an account's."""
    t, p = schema.tables.c, schema.people.c
    known = select(schema.records.c.table_id).where(schema.records.c.digest == digest)
    id: str | None = connection.scalar(known)
    if id is None or not connection.execute(update(schema.tables).where(t.id == id).values(seen=wall)).rowcount:
        return None  # another process may have put it away at this moment
    if account:
        guests = select(p.id).where(p.account.is_(None))
        connection.execute(update(schema.tables).where(t.id == id, t.host.in_(guests)).values(host=person))
    return id
