"""How much is stored, by whom and in all."""

from __future__ import annotations

from sqlalchemy import Connection, and_, case, exists, func, not_, select, text

from ludothek.server import schema

ROW = {
    "tables": 900,
    "seats": 220,
    "entries": 260,
    "chat": 380,
    "people": 260,
    "sessions": 420,
    "records": 200,
    "entrants": 180,
    "tournament_tables": 400,
    "tournaments": 600,
}
"""Bytes of a row in PostgreSQL with its share of the indexes, roughly."""


def used_bytes(connection: Connection) -> int:
    """How much is stored, without looking at any of it.

    SQLite knows how many pages are in use. PostgreSQL keeps the room of what was deleted, so there it follows from the
    rows it counts itself.
    """
    if connection.dialect.name == "sqlite":
        size, pages, free = (
            int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
            for name in ("page_size", "page_count", "freelist_count")
        )
        return size * (pages - free)
    counted = text(
        "SELECT s.relname, CASE WHEN s.n_live_tup > 0 THEN s.n_live_tup ELSE greatest(c.reltuples, 0) END, "
        "pg_total_relation_size(s.relid) FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid "
        "WHERE s.schemaname = current_schema()"
    )
    return sum(int(min(ROW.get(name, 300) * rows, size)) for name, rows, size in connection.execute(counted))


def count_opened(connection: Connection, person: str, since: int) -> tuple[int, int]:
    """How many tables this person has opened that are not over, and how many at all since a time."""
    c = schema.tables.c
    unfinished = func.count(case((c.status.in_(("open", "playing")), 1)))
    brought = exists().where(schema.records.c.table_id == c.id)
    lately = func.count(case((and_(c.wall > since, not_(brought)), 1)))
    in_tournament = exists().where(schema.tournament_tables.c.table_id == c.id)  # which opened itself
    found = connection.execute(select(unfinished, lately).where(c.host == person, not_(in_tournament))).one()
    return int(found[0]), int(found[1])


def count_brought(connection: Connection, person: str) -> tuple[int, int]:
    """How many records this person has brought, and how large they are together."""
    r, t = schema.records.c, schema.tables.c
    own = select(func.count(), func.coalesce(func.sum(r.bytes), 0)).join(schema.tables, t.id == r.table_id)
    found = connection.execute(own.where(t.host == person)).one()
    return int(found[0]), int(found[1])


def count_lines(connection: Connection, table: str) -> int:
    return int(connection.scalar(select(func.count()).where(schema.chat.c.table_id == table)) or 0)
