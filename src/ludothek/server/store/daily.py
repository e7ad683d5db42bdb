"""The deal of the day: the seeds, who has tried them, and what came of it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, and_, case, delete, exists, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ludothek.protocol import DailyTry
from ludothek.server import schema


class Deal(msgspec.Struct, frozen=True):
    """What is the same for all who try it, in the order of the columns."""

    title: str
    day: str
    rules: int
    seats: int
    seat: int
    """Where the person sits."""
    mind: str
    seed: str
    wall: int


class Tried(msgspec.Struct, frozen=True):
    """A try that was played to the end in time."""

    person: str | None
    table: str
    name: str
    page: str | None
    account: bool
    since: int
    """When the person came here first."""
    score: int
    rank: int
    lead: int

    @property
    def worth(self) -> tuple[int, int]:
        return self.score, self.lead


def deal(connection: Connection, title: str, day: str) -> Deal | None:
    c = schema.daily_deals.c
    wanted = select(*(c[name] for name in Deal.__struct_fields__)).where(c.title == title, c.day == day)
    found = connection.execute(wanted).first()
    return Deal(*found) if found else None


def deal_of(connection: Connection, new: Deal) -> Deal:
    """The deal of a title and day: this one, unless another process or person was faster."""
    made = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(schema.daily_deals)
    connection.execute(made.values(msgspec.structs.asdict(new)).on_conflict_do_nothing())
    found = deal(connection, new.title, new.day)
    assert found is not None
    return found


def deals_around(connection: Connection, title: str, day: str) -> tuple[str | None, str | None]:
    """The days before and after this one with a deal of the title that somebody has tried."""
    c = schema.daily_tries.c
    theirs = c.title == title
    before = connection.scalar(select(func.max(c.day)).where(theirs, c.day < day))
    return before, connection.scalar(select(func.min(c.day)).where(theirs, c.day > day))


def forget_old_deals(connection: Connection, before: str) -> None:
    """Deals of earlier days of which no try is kept any more."""
    d, t = schema.daily_deals.c, schema.daily_tries.c
    tried = exists().where(t.title == d.title, t.day == d.day)
    connection.execute(delete(schema.daily_deals).where(d.day < before, ~tried))


# Tries.


def add_try(connection: Connection, title: str, day: str, person: str, table: str, wall: int) -> None:
    """Somebody tries a deal; an ``IntegrityError`` if they have done so already."""
    row = {"title": title, "day": day, "person": person, "table_id": table, "wall": wall}
    connection.execute(insert(schema.daily_tries).values(row))


def tries_of(connection: Connection, person: str, day: str) -> dict[str, DailyTry]:
    """Somebody's tries at the deals of a day, by title."""
    y, t, r, d = schema.daily_tries.c, schema.tables.c, schema.results.c, schema.daily_deals.c
    rows = connection.execute(
        select(y.title, y.table_id, t.status, r.score, r.rank)
        .join(schema.daily_deals, and_(d.title == y.title, d.day == y.day))
        .join(schema.tables, t.id == y.table_id)
        .outerjoin(schema.results, and_(r.table_id == y.table_id, r.seat == d.seat))
        .where(y.person == person, y.day == day)
    )
    return {
        title: DailyTry(table=table, status=status, score=score, rank=rank)
        for title, table, status, score, rank in rows
    }


def count_tried(connection: Connection, day: str, until: int) -> dict[str, int]:
    """How many have played the deals of a day to the end in time, by title."""
    y, r = schema.daily_tries.c, schema.results.c
    ended = (
        select(y.title, func.count())
        .join(schema.results, and_(r.table_id == y.table_id, r.seat == 0))
        .where(y.day == day, r.ended < until)
        .group_by(y.title)
    )
    return dict(connection.execute(ended).all())


def tried(connection: Connection, deal: Deal, until: int) -> list[Tried]:
    """All who have played a deal to the end in time, the best first."""
    y, r, s, p = schema.daily_tries.c, schema.results.c, schema.seats.c, schema.people.c
    others = schema.results.alias()
    best = select(func.max(others.c.score)).where(others.c.table_id == r.table_id, others.c.seat != deal.seat)
    page = case((p.public_page, p.account), else_=None)
    rows = connection.execute(
        select(
            y.person,
            y.table_id,
            func.coalesce(p.name, s.name),
            page,
            p.account.is_not(None),
            func.coalesce(p.wall, 0),
            r.score,
            r.rank,
            r.score - best.scalar_subquery(),
        )
        .join(schema.results, and_(r.table_id == y.table_id, r.seat == deal.seat))
        .join(schema.seats, and_(s.table_id == y.table_id, s.seat == deal.seat))
        .outerjoin(schema.people, p.id == y.person)
        .where(y.title == deal.title, y.day == deal.day, r.ended < until)
        .order_by(r.score.desc(), r.ended)
    )
    return sorted((Tried(*row) for row in rows), key=lambda each: each.worth, reverse=True)


def has_finished(connection: Connection, person: str, title: str, day: str, since: int) -> bool:
    """Whether somebody with an account, who came here before a time, has played a deal to the end."""
    y, r, p = schema.daily_tries.c, schema.results.c, schema.people.c
    finished = (
        select(y.table_id)
        .join(schema.results, r.table_id == y.table_id)
        .join(schema.people, p.id == y.person)
        .where(y.person == person, y.title == title, y.day == day, p.account.is_not(None), p.wall < since)
    )
    return connection.execute(finished.limit(1)).first() is not None


def move_tries(connection: Connection, old: str, new: str) -> None:
    """A guest who logs in keeps their tries; of two at the same deal the one that was begun first counts."""
    c = schema.daily_tries.c
    theirs = select(c.title, c.day, c.table_id, c.wall)
    known = {
        (title, day): (table, wall) for title, day, table, wall in connection.execute(theirs.where(c.person == new))
    }
    for title, day, table, wall in connection.execute(theirs.where(c.person == old)).all():
        table_there, wall_there = known.get((title, day), (None, 0))
        if table_there is not None:
            later = table if wall_there <= wall else table_there
            connection.execute(delete(schema.daily_tries).where(c.table_id == later))
        connection.execute(update(schema.daily_tries).where(c.table_id == table).values(person=new))


def own_tries(connection: Connection, person: str) -> list[dict[str, str]]:
    c = schema.daily_tries.c
    mine = select(c.title, c.day, c.table_id).where(c.person == person).order_by(c.day, c.title)
    return [{"title": title, "day": day, "table": table} for title, day, table in connection.execute(mine)]
