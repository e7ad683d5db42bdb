"""Everything that is stored about one person, for that person to read."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from ludothek.server import schema
from ludothek.server.rows import TableRow
from ludothek.server.store.leaving import tables_with
from ludothek.server.store.notices import ways_of, wishes_of
from ludothek.server.store.tables import COLUMNS, seats_of, table_row

AT_ONCE = 500
"""Tables or lines in one query."""


def own_profile(connection: Connection, person: str) -> dict[str, Any]:
    c = schema.people.c
    admin = select(schema.admins.c.wall).where(schema.admins.c.person == c.id).scalar_subquery()
    wanted = select(c.id, c.name, c.account, c.wall, c.second_factor_used.is_not(None), c.public_page, admin)
    id, name, account, since, second_factor, public, admin_since = connection.execute(
        wanted.where(c.id == person)
    ).one()
    return {
        "id": id,
        "name": name,
        "account": account,
        "since": since,
        "second_factor": bool(second_factor),
        "public_page": bool(public),
        "admin_since": admin_since,
    }


def own_sessions(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Where somebody is known; when a session was last used is kept to a day."""
    c = schema.sessions.c
    mine = select(c.id, c.agent, c.wall, c.seen).where(c.person == person).order_by(c.wall.desc())
    return [dict(zip(("id", "agent", "since", "used"), row, strict=True)) for row in connection.execute(mine)]


def own_talk(connection: Connection, person: str, after: int = 0) -> list[tuple[int, dict[str, Any]]]:
    """The next lines somebody has said after a number, each with its number; none when there are no more."""
    c = schema.chat.c
    mine = select(c.id, c.table_id, c.room, c.text, c.wall).where(c.person == person, c.id > after)
    found = connection.execute(mine.order_by(c.id).limit(AT_ONCE))
    return [(id, dict(zip(("table", "room", "text", "wall"), line, strict=True))) for id, *line in found]


def own_bans(connection: Connection, person: str) -> list[dict[str, Any]]:
    """What holds somebody back, or did until lately."""
    c = schema.bans.c
    mine = select(c.kind, c.reason, c.until, c.wall).where(c.person == person).order_by(c.id)
    return [dict(zip(("kind", "reason", "until", "since"), ban, strict=True)) for ban in connection.execute(mine)]


def own_notices(connection: Connection, person: str) -> dict[str, Any]:
    """By which ways somebody wants to hear of questions, and when."""
    wishes = wishes_of(connection, person)
    ways = [{"kind": way.kind, "address": way.address} for way in ways_of(connection, person)]
    return {"ways": ways, "wishes": wishes._asdict() if wishes else None}


def own_absences(connection: Connection, person: str) -> dict[str, int]:
    """When somebody was last at each of their tables that they have left."""
    c = schema.seats.c
    mine = select(c.table_id, c.seen).where(c.person == person, c.seen.is_not(None))
    return dict(connection.execute(mine).all())


def own_tables(connection: Connection, person: str) -> list[tuple[TableRow, list[int]]]:
    """The tables somebody sits at or has opened, the oldest first, and which seats are theirs."""
    ids = tables_with(connection, person)
    found: list[tuple[TableRow, list[int]]] = []
    for start in range(0, len(ids), AT_ONCE):
        some = ids[start : start + AT_ONCE]
        seats = seats_of(connection, some)
        for row in connection.execute(select(*COLUMNS).where(schema.tables.c.id.in_(some))):
            table = table_row(row)
            found.append((table, [each.seat for each in seats[table.id] if each.person == person]))
    return sorted(found, key=lambda each: each[0].wall)
