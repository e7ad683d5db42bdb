"""What is found out about old tables, sessions and guests before they are put away, and how they go."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, delete, exists, func, not_, or_, select, update

from ludothek.protocol import Status
from ludothek.server import schema
from ludothek.server.store.notices import forget_notices
from ludothek.server.store.tables import delete_table
from ludothek.server.store.tournaments import held_by_tournaments

OF_A_ROW = 60
"""Bytes of a stored row beside its texts, roughly."""


ROW = ("id", "status", "version", "last", "lasting", "brought")


class Traces(msgspec.Struct, frozen=True):
    """What people have left at a table."""

    id: str
    status: Status
    version: int
    last: int
    """When it last changed, or somebody looked at it when it was old already."""
    lasting: bool
    brought: bool
    """Whether it is a record that somebody brought."""
    account: bool = False
    """Whether somebody with an account opened it or sits at it."""
    deciders: int = 0
    """How many people have decided something, not counting what computer players did for them."""
    account_decided: bool = False


# Tables.


def tables_after(
    connection: Connection, id: str, before: int, limit: int, lasting: bool
) -> tuple[list[str], str | None]:
    """Of so many tables after an id the ones that did not change after a time; and the id to go on from, if any.

    Those that were found to last are looked for only if ``lasting`` is set.
    """
    c = schema.tables.c
    wanted = select(c.id, c.changed, c.seen, c.lasting, c.id.in_(held_by_tournaments()))
    wanted = wanted.where(c.id > id).order_by(c.id).limit(limit)
    page = connection.execute(wanted).all()
    old = [
        id
        for id, changed, seen, lasts, held in page
        if max(changed, seen) <= before and (lasting or not lasts) and not held
    ]
    return old, page[-1][0] if len(page) == limit else None


def hold_tables(connection: Connection, ids: Collection[str]) -> list[str]:
    """Those of these tables that are still there and not being changed; nobody changes them within this transaction."""
    c = schema.tables.c
    held = (
        select(c.id)
        .where(c.id.in_(ids), c.id.not_in(held_by_tournaments()))
        .order_by(c.id)
        .with_for_update(skip_locked=True)
    )
    return list(connection.scalars(held))


def traces(connection: Connection, ids: Collection[str]) -> list[Traces]:
    """What people have left at these tables."""
    t, s, p = schema.tables.c, schema.seats.c, schema.people.c
    brought = exists().where(schema.records.c.table_id == t.id)
    latest = case((t.seen > t.changed, t.seen), else_=t.changed)
    rows = connection.execute(
        select(t.id, t.status, t.version, latest, t.lasting, brought, p.account.is_not(None))
        .join(schema.people, p.id == t.host)
        .where(t.id.in_(ids))
    ).all()
    seated: dict[str, list[tuple[str, bool, bool]]] = {id: [] for id in ids}
    for id, *seat in connection.execute(
        select(s.table_id, s.person, p.account.is_not(None), _has_decided())
        .join(schema.people, p.id == s.person)
        .where(s.table_id.in_(ids))
    ):
        seated[id].append((seat[0], seat[1], seat[2]))
    return [
        Traces(
            **dict(zip(ROW, row, strict=True)),
            account=hosted or any(account for _, account, _ in seated[row[0]]),
            deciders=len({person for person, _, decided in seated[row[0]] if decided}),
            account_decided=any(account and decided for _, account, decided in seated[row[0]]),
        )
        for *row, hosted in rows
    ]


def _has_decided() -> ColumnElement[bool]:
    """Whether a seat has decided anything itself; requests of computer players say so."""
    e, s = schema.entries.c, schema.seats.c
    own = or_(e.request.is_(None), not_(e.request.startswith("mind ")))
    return exists().where(e.table_id == s.table_id, e.seat == s.seat, e.kind == "decision", own)


def note_looked_at(connection: Connection, ids: Collection[str], wall: int) -> None:
    """Somebody has these tables before their eyes."""
    connection.execute(update(schema.tables).where(schema.tables.c.id.in_(ids)).values(seen=wall))


def note_lasting(connection: Connection, ids: Collection[str]) -> None:
    """These need not be looked into again: they are games of the sort that is kept longest."""
    connection.execute(update(schema.tables).where(schema.tables.c.id.in_(ids)).values(lasting=True))


def delete_tables(connection: Connection, ids: Collection[str]) -> None:
    for id in ids:
        delete_table(connection, id)


def weight(connection: Connection, ids: Collection[str]) -> int:
    """How many bytes these tables take, roughly."""
    total = 0
    e, c, s = schema.entries.c, schema.chat.c, schema.seats.c
    texts = (
        (e.table_id, func.length(e.text) + func.coalesce(func.length(e.request), 0)),
        (c.table_id, func.length(c.text) + func.length(c.name)),
        (s.table_id, func.length(s.name)),
    )
    for table, length in texts:
        total += int(connection.scalar(select(func.sum(length + OF_A_ROW)).where(table.in_(ids))) or 0)
    return total + 5 * OF_A_ROW * len(ids)


# Sessions and guests.


def sessions_unused(connection: Connection, before: int) -> list[str]:
    return list(connection.scalars(select(schema.sessions.c.id).where(schema.sessions.c.seen <= before)))


def end_unused(connection: Connection, ids: Collection[str], before: int) -> list[str]:
    """End those of these sessions that nobody has used meanwhile; returns them."""
    c = schema.sessions.c
    return list(connection.scalars(delete(schema.sessions).where(c.id.in_(ids), c.seen <= before).returning(c.id)))


def delete_decided_reports(connection: Connection, before: int) -> None:
    """Reports that were decided long ago, and that nobody asks about any more."""
    connection.execute(delete(schema.reports).where(schema.reports.c.resolved <= before))


def guests_after(connection: Connection, id: str, before: int, limit: int) -> tuple[list[str], str | None]:
    """Of so many people after an id the guests who left nothing and are long gone; and the id to go on from, if any."""
    c = schema.people.c
    page = select(c.id).where(c.id > id).order_by(c.id).limit(limit)
    last = list(connection.scalars(page))
    if not last:
        return [], None
    found = select(c.id).where(c.id > id, c.id <= last[-1], _left_nothing(before))
    return list(connection.scalars(found)), last[-1] if len(last) == limit else None


def delete_guests(connection: Connection, ids: Collection[str], before: int) -> list[str]:
    """Forget those of these guests who have still left nothing, their sessions, blocks and notices; returns them."""
    c = schema.people.c
    still = select(c.id).where(c.id.in_(ids), _left_nothing(before)).with_for_update(skip_locked=True)
    gone = list(connection.scalars(still))
    connection.execute(delete(schema.sessions).where(schema.sessions.c.person.in_(gone)))
    b = schema.blocks.c
    connection.execute(delete(schema.blocks).where(or_(b.person.in_(gone), b.blocked.in_(gone))))
    for person in gone:
        forget_notices(connection, person)
    connection.execute(delete(schema.people).where(c.id.in_(gone)))
    return gone


def _left_nothing(before: int) -> ColumnElement[bool]:
    """Whether somebody is a guest to whom nothing refers but sessions not used after a time, blocks and notices.

    With a guest who does not come back nobody has anything to do anyway.
    """
    c, s = schema.people.c, schema.sessions.c
    going = (schema.sessions, schema.blocks, schema.notice_wishes, schema.notice_ways)
    links = [link for table in schema.metadata.tables.values() for link in table.foreign_keys if link.column is c.id]
    left = [exists().where(link.parent == c.id) for link in links if link.parent.table not in going]
    used = exists().where(s.person == c.id, s.seen > before)
    return and_(c.account.is_(None), c.wall <= before, not_(or_(used, *left)))
