"""People, their accounts and their sessions."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from ludothek.server import schema
from ludothek.server.log import Entry
from ludothek.server.refusals import Clash
from ludothek.server.rows import Person
from ludothek.server.store.daily import move_tries
from ludothek.server.store.moderation import move_moderation
from ludothek.server.store.notices import move_notices
from ludothek.server.store.tournaments import move_tournaments


def add_person(connection: Connection, id: str, name: str, wall: int) -> None:
    connection.execute(insert(schema.people).values(id=id, name=name, wall=wall))


def rename_person(connection: Connection, id: str, name: str) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == id).values(name=name))


def add_account(connection: Connection, id: str, account: str, name: str, password: str) -> bool:
    """A guest gets a name to log in with; an ``IntegrityError`` if it is taken. Returns whether they were a guest."""
    c, row = schema.people.c, {"account": account, "name": name, "password": password}
    guest = update(schema.people).where(c.id == id, c.account.is_(None))
    return connection.execute(guest.values(row)).rowcount == 1


def password_of(connection: Connection, account: str) -> tuple[str, str] | None:
    """The person behind an account, and their password's hash."""
    c = schema.people.c
    found = connection.execute(select(c.id, c.password).where(c.account == account)).first()
    return (found[0], found[1]) if found else None


def password_of_person(connection: Connection, id: str) -> str | None:
    return connection.scalar(select(schema.people.c.password).where(schema.people.c.id == id))


def set_password(connection: Connection, id: str, password: str) -> str | None:
    """Somebody with an account gets another password; returns the account's name, ``None`` if there is none."""
    c = schema.people.c
    theirs = update(schema.people).where(c.id == id, c.account.is_not(None))
    return connection.execute(theirs.values(password=password).returning(c.account)).scalar()


def has_account(connection: Connection, id: str) -> bool:
    return connection.scalar(select(schema.people.c.account).where(schema.people.c.id == id)) is not None


# Sessions.


def add_session(connection: Connection, id: str, token: bytes, person: str, agent: str, wall: int) -> Person:
    """Somebody is known on one more device; returns them as they are known there."""
    row = {"id": id, "token": token, "person": person, "agent": agent, "wall": wall, "seen": wall}
    connection.execute(insert(schema.sessions).values(row))
    found = person_in(connection, id)
    assert found is not None
    return found


def person_with(connection: Connection, token: bytes) -> Person | None:
    """The person whose session has this token's hash."""
    return _person(connection, schema.sessions.c.token == token)


def person_in(connection: Connection, session: str) -> Person | None:
    return _person(connection, schema.sessions.c.id == session)


def _person(connection: Connection, which: ColumnElement[bool]) -> Person | None:
    p, s = schema.people.c, schema.sessions.c
    second_factor = p.second_factor_used.is_not(None)
    admin = select(schema.admins.c.person).where(schema.admins.c.person == p.id).exists()
    columns = (p.id, p.name, p.account, s.id, s.seen, second_factor, admin, p.public_page)
    wanted = select(*columns).join(schema.sessions, s.person == p.id)
    found = connection.execute(wanted.where(which)).first()
    if found is None:
        return None
    id, name, account, session, seen, two, admin, public = found
    return Person(id, name, account, session, seen, bool(two), bool(admin), bool(public))


def sessions_of(connection: Connection, person: str) -> list[tuple[str, str, int]]:
    """Id, browser and beginning of each, the newest first."""
    c = schema.sessions.c
    mine = select(c.id, c.agent, c.wall).where(c.person == person).order_by(c.wall.desc())
    return [(id, agent, wall) for id, agent, wall in connection.execute(mine)]


def session_seen(connection: Connection, session: str, wall: int) -> None:
    """Note that a session is still used."""
    connection.execute(update(schema.sessions).where(schema.sessions.c.id == session).values(seen=wall))


def end_session(connection: Connection, person: str, session: str) -> bool:
    """End one session of somebody; returns whether there was such a one."""
    c = schema.sessions.c
    return connection.execute(delete(schema.sessions).where(c.person == person, c.id == session)).rowcount > 0


def end_sessions_of(connection: Connection, person: str, but: str = "") -> list[str]:
    """End all sessions of somebody, but perhaps one; returns the ids of those that ended."""
    theirs = and_(schema.sessions.c.person == person, schema.sessions.c.id != but)
    ended = list(connection.scalars(select(schema.sessions.c.id).where(theirs)))
    connection.execute(delete(schema.sessions).where(theirs))
    return ended


# A guest who logs in.


def move_person(connection: Connection, old: str, new: str, at: int, wall: int) -> list[str]:
    """Everything of one person becomes another's; returns the tables. Those they sit at note it in their log."""
    s, t = schema.seats.c, schema.tables.c
    held = connection.execute(
        select(s.table_id, s.seat, t.version).join(schema.tables, t.id == s.table_id).where(s.person == old)
    ).all()
    first = {id: (seat, version) for id, seat, version in reversed(held)}
    for id, (seat, version) in first.items():
        entry = Entry(version + 1, "sit", seat, new, None, at, wall)
        connection.execute(insert(schema.entries).values(table_id=id, **msgspec.structs.asdict(entry)))
        same = update(schema.tables).where(t.id == id, t.version == version)
        if connection.execute(same.values(version=version + 1)).rowcount != 1:
            raise Clash("somebody-acted")
    connection.execute(update(schema.seats).where(s.person == old).values(person=new))
    hosted = list(connection.scalars(select(t.id).where(t.host == old)))
    connection.execute(update(schema.tables).where(t.host == old).values(host=new))
    connection.execute(update(schema.chat).where(schema.chat.c.person == old).values(person=new))
    move_moderation(connection, old, new, wall)
    move_notices(connection, old, new)
    move_tries(connection, old, new)
    move_tournaments(connection, old, new)
    return list({*first, *hosted})
