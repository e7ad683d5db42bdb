"""Somebody who leaves for good: what is left of them is what they did at the tables of others."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, and_, delete, or_, select, update

from ludothek.protocol import FORMER_PLAYER
from ludothek.server import schema
from ludothek.server.store.moderation import close_table, forget_moderation
from ludothek.server.store.notices import forget_notices
from ludothek.server.store.one_time_links import end_links_of
from ludothek.server.store.people import end_sessions_of
from ludothek.server.store.second_factors import remove_second_factor
from ludothek.server.store.tables import UNFINISHED
from ludothek.server.store.tournaments import forget_entrant


def tables_with(connection: Connection, person: str, unfinished: bool = False) -> list[str]:
    """The tables somebody sits at or has opened: all, or those that are not over."""
    seated = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    wanted = select(schema.tables.c.id).where(or_(schema.tables.c.id.in_(seated), schema.tables.c.host == person))
    if unfinished:
        wanted = wanted.where(schema.tables.c.status.in_(UNFINISHED))
    return list(connection.scalars(wanted))


def forget_person(connection: Connection, person: str, at: int, wall: int) -> tuple[list[str], list[str]]:
    """Take somebody's name, account and sessions away; returns the tables that changed and the sessions that ended.

    Their row stays without anything in it, because lines of talk and tables they opened name it.
    """
    tables = tables_with(connection, person)
    unfinished = _held(connection, tables)
    seats, chat, people = schema.seats, schema.chat, schema.people
    connection.execute(update(seats).where(seats.c.person == person).values(name=FORMER_PLAYER, person=None, seen=None))
    for id in _left_by_all(connection, unfinished, person):
        close_table(connection, id, at, wall)
    tables += _forget_declined(connection, person)
    connection.execute(update(chat).where(chat.c.person == person).values(name=FORMER_PLAYER))
    nobody = {"name": FORMER_PLAYER, "account": None, "password": None, "public_page": False}
    connection.execute(update(people).where(people.c.id == person).values(nobody))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.person == person))
    tries = schema.daily_tries
    connection.execute(update(tries).where(tries.c.person == person).values(person=None))
    remove_second_factor(connection, person)
    forget_notices(connection, person)
    forget_entrant(connection, person, wall)
    end_links_of(connection, person)
    forget_moderation(connection, person)
    return tables, end_sessions_of(connection, person)


def _held(connection: Connection, tables: Collection[str]) -> list[str]:
    """Those of these tables that are not over; nobody else leaves or changes them within this transaction."""
    c = schema.tables.c
    held = select(c.id).where(c.id.in_(tables), c.status.in_(UNFINISHED)).order_by(c.id).with_for_update()
    return list(connection.scalars(held))


def _left_by_all(connection: Connection, tables: Collection[str], host: str) -> list[str]:
    """The games in which nobody plays any more, and the host's tables at which nobody sits or is asked to."""
    t, s = schema.tables.c, schema.seats.c
    somebody = select(s.table_id).where(s.table_id == t.id, s.person.is_not(None), s.kind != "resigned").exists()
    left = select(t.id).where(t.id.in_(tables), or_(t.status == "playing", t.host == host), ~somebody)
    return list(connection.scalars(left))


def _forget_declined(connection: Connection, person: str) -> list[str]:
    """The seats somebody has said no to still have their name; whose it is only the log says. Returns their tables."""
    s, e = schema.seats.c, schema.entries.c
    declined = (
        select(s.table_id, s.seat, e.text)
        .join(schema.entries, and_(e.table_id == s.table_id, e.kind == "decline", e.text.startswith(f"{person} ")))
        .where(s.kind == "invitation", s.person.is_(None), s.name != "")
    )
    found = [(table, seat) for table, seat, text in connection.execute(declined) if str(seat) in text.split()[1:]]
    for table, seat in found:
        same = update(schema.seats).where(s.table_id == table, s.seat == seat)
        connection.execute(same.values(name=FORMER_PLAYER))
    return [table for table, _ in found]
