"""Admins, bans, the audit log, and what admins look up and do to tables and talk."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, text, update

from ludothek.protocol import FORMER_PLAYER
from ludothek.server import schema
from ludothek.server.rows import AuditRow, BanRow

INVITATION_ID = 12
"""Characters of a hash by which an invitation is told from others."""
MOST_FOUND = 200
"""Rows of one answer to an admin."""


# The audit log.


def add_audit(connection: Connection, who: str | None, what: str, whom: str, why: str, wall: int) -> int:
    """Write down what an admin does, in the transaction that does it; nobody is the command line.

    Numbers become visible in their order, so that whoever has seen one has seen all before it.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE audit IN SHARE ROW EXCLUSIVE MODE"))
    row = {"who": who, "what": what, "whom": whom, "why": why, "wall": wall}
    return int(connection.execute(insert(schema.audit).values(row).returning(schema.audit.c.id)).scalar_one())


def last_audit(connection: Connection) -> int:
    """The number of the newest entry: it tells whether anything has been done."""
    return int(connection.scalar(select(func.max(schema.audit.c.id))) or 0)


def audit_after(connection: Connection, number: int) -> list[AuditRow]:
    c = schema.audit.c
    return [AuditRow(*row) for row in connection.execute(select(schema.audit).where(c.id > number).order_by(c.id))]


def newest_audit(connection: Connection, search: str = "", before: int | None = None) -> list[AuditRow]:
    """The newest entries first; a search finds deeds and those who did or suffered them."""
    c = schema.audit.c
    wanted = select(schema.audit).order_by(c.id.desc()).limit(MOST_FOUND)
    if before is not None:
        wanted = wanted.where(c.id < before)
    if search:
        wanted = wanted.where(or_(c.what == search, c.who == search, holds(c.whom, search), holds(c.why, search)))
    return [AuditRow(*row) for row in connection.execute(wanted)]


# Admins.


def add_admin(connection: Connection, person: str, wall: int) -> None:
    connection.execute(insert(schema.admins).values(person=person, wall=wall))


def remove_admin(connection: Connection, person: str) -> bool:
    return connection.execute(delete(schema.admins).where(schema.admins.c.person == person)).rowcount > 0


def is_admin(connection: Connection, person: str) -> bool:
    c = schema.admins.c
    return connection.scalar(select(c.person).where(c.person == person)) is not None


# Bans and mutes.


def add_ban(
    connection: Connection,
    kind: str,
    person: str | None,
    network: str | None,
    reason: str,
    until: int | None,
    wall: int,
) -> None:
    """Ban or mute; whatever of the kind held before for the same, and all that is over by now, is replaced."""
    c = schema.bans.c
    connection.execute(delete(schema.bans).where(or_(_same_ban(kind, person, network), c.until <= wall)))
    row = {"kind": kind, "person": person, "network": network, "reason": reason, "until": until, "wall": wall}
    connection.execute(insert(schema.bans).values(row))


def remove_ban(connection: Connection, kind: str, person: str | None, network: str | None) -> bool:
    return connection.execute(delete(schema.bans).where(_same_ban(kind, person, network))).rowcount > 0


def bans(connection: Connection, wall: int) -> list[BanRow]:
    """All that hold now, the newest first."""
    c = schema.bans.c
    holding = select(schema.bans).where(or_(c.until.is_(None), c.until > wall)).order_by(c.id.desc())
    return [BanRow(*row) for row in connection.execute(holding)]


def ban(connection: Connection, id: int) -> BanRow | None:
    found = connection.execute(select(schema.bans).where(schema.bans.c.id == id)).first()
    return BanRow(*found) if found else None


def _same_ban(kind: str, person: str | None, network: str | None) -> ColumnElement[bool]:
    c = schema.bans.c
    return and_(c.kind == kind, c.person == person if person is not None else c.network == network)


# People, as an admin looks for them.


def find_people(connection: Connection, search: str = "", id: str | None = None) -> Sequence[Any]:
    """Id, name, account, beginning, whether they are an admin, and whether they have a second factor.

    A search finds an id first, then parts of names; with ``id`` nobody else is found.
    """
    p = schema.people.c
    admin = select(schema.admins.c.person).where(schema.admins.c.person == p.id).exists()
    second_factor = p.second_factor_used.is_not(None)
    wanted = select(p.id, p.name, p.account, p.wall, admin, second_factor)
    wanted = wanted.order_by(p.id != search, p.wall.desc()).limit(MOST_FOUND)
    if id is not None:
        wanted = wanted.where(p.id == id)
    if search:
        wanted = wanted.where(or_(p.id == search, holds(p.name, search), holds(p.account, search)))
    return connection.execute(wanted).all()


def person_called(connection: Connection, id: str, account: str) -> str | None:
    """The id of the person who has this id, else of who has this account."""
    p = schema.people.c
    wanted = select(p.id).where(or_(p.account == account, p.id == id))
    return connection.scalar(wanted.order_by(p.id != id))


def names_of_people(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    c = schema.people.c
    return dict(connection.execute(select(c.id, c.name).where(c.id.in_(ids))).all()) if ids else {}


def move_moderation(connection: Connection, old: str, new: str, wall: int) -> None:
    """What was said, decided or wished about a guest goes on for the account they have become.

    Servers know from memory who is banned or muted, and read it anew when the audit log has another entry.
    """
    r, b, k = schema.reports.c, schema.bans.c, schema.blocks.c
    same = schema.reports.alias()
    for mine, other in ((r.reporter, r.person), (r.person, r.reporter)):
        theirs = same.c[mine.name] == new
        twice = select(same.c.id).where(theirs, same.c[other.name] == other, same.c.outcome.is_(None)).exists()
        open_twice = update(schema.reports).where(mine == old, r.outcome.is_(None), twice)
        connection.execute(open_twice.values(outcome="dismissed", note="", resolved=r.wall))
        connection.execute(update(schema.reports).where(mine == old).values({mine.name: new}))
    moved = update(schema.bans).where(b.person == old).values(person=new)
    for kind, reason in connection.execute(moved.returning(b.kind, b.reason)).all():
        add_audit(connection, new, kind, new, f"{reason} (as the guest {old} before)", wall)
    kept = schema.blocks.alias()
    for mine, other in ((k.person, k.blocked), (k.blocked, k.person)):
        twice = select(kept.c.id).where(kept.c[mine.name] == new, kept.c[other.name] == other).exists()
        connection.execute(delete(schema.blocks).where(mine == old, or_(other == new, twice)))
        connection.execute(update(schema.blocks).where(mine == old).values({mine.name: new}))


def forget_moderation(connection: Connection, person: str) -> None:
    """Somebody leaves for good: they are nobody's admin, blocked by nobody, and what is kept about them has no name."""
    r, k = schema.reports.c, schema.blocks.c
    connection.execute(delete(schema.admins).where(schema.admins.c.person == person))
    connection.execute(delete(schema.blocks).where(or_(k.person == person, k.blocked == person)))
    connection.execute(update(schema.reports).where(r.person == person).values(name=FORMER_PLAYER))


# Tables and talk.


def find_tables(connection: Connection, search: str = "", ids: Collection[str] | None = None) -> Sequence[Any]:
    """Id, title, status, whether it is listed, host, beginning, last change and decisions; never the seed."""
    c, s = schema.tables.c, schema.seats.c
    wanted = select(c.id, c.title, c.status, c.listed, c.host, c.wall, c.changed, c.decisions)
    if ids is not None:
        wanted = wanted.where(c.id.in_(ids))
    if search:
        named = select(s.table_id).where(or_(s.person == search, holds(s.name, search)))
        wanted = wanted.where(or_(c.id == search, c.title == search, c.status == search, c.id.in_(named)))
    return connection.execute(wanted.order_by(c.changed.desc()).limit(MOST_FOUND)).all()


def close_table(connection: Connection, id: str, at: int, wall: int) -> str | None:
    """Append the end of a table to its log, whoever plays there; returns the status it had, if there is the table.

    Servers that have it in memory read it again.
    """
    t = schema.tables.c
    found = connection.execute(select(t.status, t.version).where(t.id == id).with_for_update()).first()
    if found is None:
        return None
    status, version = found
    if status in ("open", "playing"):
        entry = {"number": version + 1, "kind": "close", "seat": 0, "text": "", "at": at, "wall": wall}
        connection.execute(insert(schema.entries).values(table_id=id, **entry))
        index = {"version": version + 1, "status": "closed", "waiting": 0, "minds_asked": False, "changed": wall}
        connection.execute(update(schema.tables).where(t.id == id).values(index))
    return str(status)


def wipe_line(connection: Connection, table: str, number: int) -> bool:
    """Take away what a line said; that somebody said something stays. Returns whether there was anything."""
    c = schema.chat.c
    same = and_(c.table_id == table, c.id == number, c.text != "")
    return connection.execute(update(schema.chat).where(same).values(text="")).rowcount > 0


def holds(column: ColumnElement[Any], part: str) -> ColumnElement[bool]:
    return column.icontains(part, autoescape=True)


# Invitations to a private server. Who looks at the list cannot use them: it has only the beginning of their hashes.


def invitations(connection: Connection, wall: int) -> list[tuple[str, int, int]]:
    """Id, beginning and end of each that nobody has used yet, the newest first."""
    c = schema.one_time_links.c
    good = select(c.token, c.wall, c.expires).where(c.kind == "invitation", c.expires > wall)
    return [
        (token.hex()[:INVITATION_ID], since, end)
        for token, since, end in connection.execute(good.order_by(c.wall.desc()))
    ]


def revoke_invitation(connection: Connection, id: str) -> bool:
    c = schema.one_time_links.c
    same = [
        token
        for token in connection.scalars(select(c.token).where(c.kind == "invitation"))
        if token.hex()[:INVITATION_ID] == id
    ]
    return connection.execute(delete(schema.one_time_links).where(c.token.in_(same))).rowcount > 0
