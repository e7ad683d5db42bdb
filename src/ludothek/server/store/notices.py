"""Who wants to hear of questions and by which ways; which questions there are, and what was told of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ludothek.server import schema

AT_ONCE = 200
"""Ways that one process takes on at once."""
MOST_TABLES = 400
"""Tables in one question to the database."""
MOST_FORGOTTEN = 500
"""Notices that are forgotten at once, so that no decision waits for it."""
OWN = ("decision", "undo")
"""Entries of a log by which a seat answers what it is asked."""


class Wishes(NamedTuple):
    """When and how somebody wants to be told."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    apart: int = 0


class Way(NamedTuple):
    """One way to reach somebody."""

    id: str
    person: str
    kind: str
    address: str
    keys: str | None
    confirmed: bool
    failures: int
    told: int


class Question(NamedTuple):
    """Somebody is asked something at a table; the number is that of the last thing they answered there."""

    person: str
    name: str
    table: str
    title: str
    number: int


class Due(NamedTuple):
    """What is to be told by one way: of which questions, to whom, and how often it was tried."""

    way: Way
    wishes: Wishes
    tables: dict[str, int]
    tries: int


WAY = [schema.notice_ways.c[name] for name in Way._fields]
WISHES = [schema.notice_wishes.c[name] for name in Wishes._fields]


# What people want.


def wishes_of(connection: Connection, person: str) -> Wishes | None:
    found = connection.execute(select(*WISHES).where(schema.notice_wishes.c.person == person)).first()
    return Wishes(*found) if found else None


def set_wishes(connection: Connection, person: str, wishes: Wishes, wall: int) -> None:
    """Other wishes, which also count for what waits to be told: it is due now, and then looked at anew."""
    new = _insert(connection)(schema.notice_wishes).values(person=person, **wishes._asdict())
    connection.execute(new.on_conflict_do_update(index_elements=["person"], set_=wishes._asdict()))
    c, n = schema.notice_ways.c, schema.notices.c
    mine = select(c.id).where(c.person == person)
    waits = update(schema.notices).where(n.way.in_(mine), n.due > wall, n.tries == 0)
    connection.execute(waits.values(due=wall))


def ways_of(connection: Connection, person: str) -> list[Way]:
    c = schema.notice_ways.c
    return [Way(*row) for row in connection.execute(select(*WAY).where(c.person == person).order_by(c.wall, c.id))]


def hold_ways(connection: Connection, person: str) -> list[Way]:
    """The ways of somebody, whose ways nobody else changes until this is written."""
    connection.execute(select(schema.people.c.id).where(schema.people.c.id == person).with_for_update(key_share=True))
    return ways_of(connection, person)


def add_way(connection: Connection, way: Way, wall: int) -> None:
    """One more way. A browser belongs to whoever used it last, so that nobody reads what another is told."""
    c = schema.notice_ways.c
    if way.kind == "push":
        others = select(c.id).where(c.kind == "push", c.address == way.address, c.person != way.person)
        _drop(connection, list(connection.scalars(others)))
    connection.execute(insert(schema.notice_ways).values(**way._asdict(), wall=wall))


def renew_way(connection: Connection, id: str, keys: str | None) -> None:
    """The same way was chosen once more; what was told by it is not told again."""
    connection.execute(update(schema.notice_ways).where(schema.notice_ways.c.id == id).values(keys=keys, failures=0))


def remove_ways(connection: Connection, person: str, ids: Collection[str] | None = None) -> int:
    """Take some ways away, or all of somebody; returns how many there were."""
    c = schema.notice_ways.c
    mine = select(c.id).where(c.person == person)
    return _drop(connection, list(connection.scalars(mine if ids is None else mine.where(c.id.in_(ids)))))


def _drop(connection: Connection, ids: Collection[str]) -> int:
    """Take ways away; who is just noting something to be told by them is waited for, and finds them gone."""
    c, n = schema.notice_ways.c, schema.notices.c
    held = list(connection.scalars(select(c.id).where(c.id.in_(ids)).order_by(c.id).with_for_update()))
    connection.execute(delete(schema.notices).where(n.way.in_(held)))
    return connection.execute(delete(schema.notice_ways).where(c.id.in_(held))).rowcount


def confirm_mail(connection: Connection, person: str) -> str | None:
    """Somebody has read what was sent to their address; returns it, if they have not taken it away meanwhile."""
    c = schema.notice_ways.c
    read = update(schema.notice_ways).where(c.person == person, c.kind == "mail")
    found = connection.execute(read.values(confirmed=True, failures=0).returning(c.address)).first()
    return str(found[0]) if found else None


def forget_notices(connection: Connection, person: str) -> None:
    remove_ways(connection, person)
    connection.execute(delete(schema.notice_wishes).where(schema.notice_wishes.c.person == person))


def move_notices(connection: Connection, old: str, new: str) -> None:
    """A guest's browsers become their account's, whose wishes count; one that both have stays one."""
    c = schema.notice_ways.c
    there = {way.address for way in hold_ways(connection, new)}
    _drop(connection, [way.id for way in ways_of(connection, old) if way.address in there])
    connection.execute(update(schema.notice_ways).where(c.person == old).values(person=new))
    connection.execute(delete(schema.notice_wishes).where(schema.notice_wishes.c.person == old))


# Which questions there are.


def questions(connection: Connection, tables: Collection[str] | None, before: int) -> list[Question]:
    """What those who want to hear of it are asked at some tables, or at all that have not changed since a time.

    Who has just decided and is asked what follows on it knows that, and is left out.
    """
    s, t, p, w, e = (
        table.c for table in (schema.seats, schema.tables, schema.people, schema.notice_ways, schema.entries)
    )
    own = select(func.coalesce(func.max(e.number), 0)).where(
        e.table_id == s.table_id, e.seat == s.seat, e.kind.in_(OWN)
    )
    seated = (
        select(s.person, p.name, s.table_id, t.title, own.scalar_subquery(), t.version)
        .join(schema.tables, t.id == s.table_id)
        .join(schema.people, p.id == s.person)
        .where(s.person.in_(select(w.person).where(w.confirmed)), s.kind == "person", s.mind.is_(None))
        .where(t.status == "playing", t.changed <= before, t.waiting.bitwise_rshift(s.seat).bitwise_and(1) == 1)
    )
    if tables is not None:
        seated = seated.where(s.table_id.in_(tables))
    found: dict[tuple[str, str], Question] = {}
    for person, name, table, title, number, version in connection.execute(seated):
        other = found.get((person, table))
        if number < version and (other is None or other.number < number):
            found[person, table] = Question(person, name, table, title, number)
    return list(found.values())


def unnoted(connection: Connection, found: Collection[Question]) -> list[Question]:
    """Those of some questions that are not noted yet for every way of who is asked."""
    c, n = schema.notice_ways.c, schema.notices.c
    ways: dict[str, list[str]] = defaultdict(list)
    theirs = select(c.person, c.id).where(c.confirmed, c.person.in_({each.person for each in found}))
    for person, way in connection.execute(theirs):
        ways[person].append(way)
    told = select(n.way, n.table_id, n.question).where(n.table_id.in_({each.table for each in found}))
    noted = {(way, table, question) for way, table, question in connection.execute(told)}
    return [each for each in found if any((way, each.table, each.number) not in noted for way in ways[each.person])]


def ways_to(connection: Connection, people: Collection[str]) -> dict[str, tuple[Wishes, list[Way]]]:
    """By which confirmed ways these people want to be told, and when; none is taken away until this is written."""
    w = schema.notice_ways.c
    found: dict[str, list[Way]] = defaultdict(list)
    wanted = select(*WAY).where(w.person.in_(people), w.confirmed).order_by(w.id)
    for row in connection.execute(wanted.with_for_update(read=True, key_share=True)):
        found[row.person].append(Way(*row))
    c = schema.notice_wishes.c
    wish = select(c.person, *WISHES).where(c.person.in_(people))
    wishes = {person: Wishes(*row) for person, *row in connection.execute(wish)}
    return {person: (wishes.get(person, Wishes()), ways) for person, ways in found.items()}


# What is told of them.


def note_notice(
    connection: Connection, way: str, table: str, question: int, wall: int, due: int | None, again: bool = False
) -> None:
    """A question is to be told at a time, or need not be; whatever was noted of this very question stays.

    With ``again`` it is told once more, if nothing of it waits to be told.
    """
    values = {"question": question, "wall": wall, "due": due, "tries": 0}
    new = _insert(connection)(schema.notices).values(way=way, table_id=table, **values)
    n = schema.notices.c
    other = or_(n.question != question, n.due.is_(None)) if again else n.question != question
    connection.execute(new.on_conflict_do_update(index_elements=["way", "table_id"], set_=values, where=other))


def soon_due(connection: Connection, before: int) -> list[tuple[str, str]]:
    """Who is about to be told of which tables."""
    n, c = schema.notices.c, schema.notice_ways.c
    soon = select(c.person, n.table_id).join(schema.notice_ways, c.id == n.way).where(n.due <= before).distinct()
    return [(person, table) for person, table in connection.execute(soon)]


def need_not_be_told(connection: Connection, seen: Collection[tuple[str, str]]) -> None:
    """Some people have these tables before their eyes."""
    n, c = schema.notices.c, schema.notice_ways.c
    for person, table in seen:
        theirs = n.way.in_(select(c.id).where(c.person == person))
        connection.execute(update(schema.notices).where(theirs, n.table_id == table).values(due=None))


def claim_notices(connection: Connection, now: int, until: int) -> list[Due]:
    """Take on what is due, until a time; what another process has taken on, or is about to, is left to it."""
    n, w = schema.notices.c, schema.notice_ways.c
    free = n.claimed <= now
    due = select(n.way).where(n.due <= now, free).group_by(n.way).order_by(func.min(n.due)).limit(AT_ONCE)
    ids = list(connection.scalars(due))
    if not ids:
        return []
    waits = select(n.way, n.table_id, n.question, n.tries).where(n.way.in_(ids), n.due.is_not(None), free)
    claimed: dict[str, dict[str, int]] = defaultdict(dict)
    tries: dict[str, int] = defaultdict(int)
    for way, table, question, tried in connection.execute(waits.with_for_update(skip_locked=True)):
        claimed[way][table] = question
        tries[way] = max(tries[way], tried)
    for way, tables in claimed.items():
        mine = update(schema.notices).where(n.way == way, n.table_id.in_(tables))
        connection.execute(mine.values(claimed=until))
    ways = [Way(*row) for row in connection.execute(select(*WAY).where(w.id.in_(claimed)))]
    wishes = {way.person: wishes_of(connection, way.person) or Wishes() for way in ways}
    return [Due(way, wishes[way.person], claimed[way.id], tries[way.id]) for way in ways]


def settle_notices(connection: Connection, way: str, tables: dict[str, int], again: int | None, tries: int) -> None:
    """What was taken on is done with, or is due again at a time; of a newer question only the claim is given up."""
    n = schema.notices.c
    for table, question in tables.items():
        same = update(schema.notices).where(n.way == way, n.table_id == table)
        connection.execute(same.where(n.question == question).values(due=again, tries=tries))
        connection.execute(same.values(claimed=0))


def note_outcome(connection: Connection, way: str, told: int | None) -> None:
    """Something got there, at a time, or did not."""
    c = schema.notice_ways.c
    outcome = {"failures": c.failures + 1} if told is None else {"failures": 0, "told": told}
    connection.execute(update(schema.notice_ways).where(c.id == way).values(outcome))


def forget_notices_of_ended_games(connection: Connection) -> None:
    """What was told of a game that is played is remembered as long as it is played, so that it is told once."""
    n, t = schema.notices.c, schema.tables.c
    played = select(t.id).where(t.status == "playing")
    ended = select(n.way, n.table_id).where(n.table_id.not_in(played)).limit(MOST_FORGOTTEN)
    for way, table in connection.execute(ended).all():
        connection.execute(delete(schema.notices).where(n.way == way, n.table_id == table))


def _insert(connection: Connection):  # type: ignore[no-untyped-def]
    """Both databases can insert or update, each by a word of its own."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert
