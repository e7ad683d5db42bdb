"""Somebody who leaves for good: what is left of them is what they did at the tables of others."""

from __future__ import annotations

from sqlalchemy import Connection, and_, or_, select, update

from ludothek.protocol import FORMER_PLAYER
from ludothek.server import schema
from ludothek.server.store.moderation import forget_moderation
from ludothek.server.store.one_time_links import end_links_of
from ludothek.server.store.people import end_sessions_of
from ludothek.server.store.second_factors import remove_second_factor
from ludothek.server.store.tables import UNFINISHED


def tables_with(connection: Connection, person: str, unfinished: bool = False) -> list[str]:
    """The tables somebody sits at or has opened: all, or those that are not over."""
    seated = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    wanted = select(schema.tables.c.id).where(or_(schema.tables.c.id.in_(seated), schema.tables.c.host == person))
    if unfinished:
        wanted = wanted.where(schema.tables.c.status.in_(UNFINISHED))
    return list(connection.scalars(wanted))


def forget_person(connection: Connection, person: str) -> tuple[list[str], list[str]]:
    """Take somebody's name, account and sessions away; returns the tables that changed and the sessions that ended.

    Their row stays without anything in it, because lines of talk and tables they opened name it.
    """
    tables = tables_with(connection, person)
    seats, chat, people = schema.seats, schema.chat, schema.people
    connection.execute(update(seats).where(seats.c.person == person).values(name=FORMER_PLAYER, person=None))
    tables += _forget_declined(connection, person)
    connection.execute(update(chat).where(chat.c.person == person).values(name=FORMER_PLAYER))
    nobody = {"name": FORMER_PLAYER, "account": None, "password": None}
    connection.execute(update(people).where(people.c.id == person).values(nobody))
    remove_second_factor(connection, person)
    end_links_of(connection, person)
    forget_moderation(connection, person)
    return tables, end_sessions_of(connection, person)


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
