"""What the finished games of a title came to, all together; each question is answered by an index."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, case, func, literal_column, select

from ludothek.protocol import AtSeats, BestScore
from ludothek.server import schema

MOST_SCORES = 10
MINUTE = 60_000


def companies(connection: Connection, title: str) -> list[AtSeats]:
    """By the number of players: how many games there were, and how often each seat ended first."""
    r = schema.results.c
    won = func.sum(case((r.rank == 1, 1), else_=0))
    rows = connection.execute(
        select(r.seats, r.seat, func.count(), won)
        .where(r.title == title)
        .group_by(r.seats, r.seat)
        .order_by(r.seats, r.seat)
    )
    found: dict[int, AtSeats] = {}
    for seats, _, games, wins in rows:
        found.setdefault(seats, AtSeats(seats=seats, games=games, wins=[])).wins.append(int(wins))
    return list(found.values())


def counts_of_decisions(connection: Connection, title: str) -> dict[int, int]:
    """How many games had how many decisions."""
    return _counts(connection, title, schema.results.c.decisions)


def counts_of_minutes(connection: Connection, title: str, most: int) -> dict[int, int]:
    """How many games took how many minutes, of those that took less than ``most``."""
    r = schema.results.c
    return _counts(connection, title, (r.ended - r.began) // MINUTE, r.ended - r.began < most * MINUTE)


def _counts(
    connection: Connection, title: str, measure: ColumnElement[int], *which: ColumnElement[bool]
) -> dict[int, int]:
    r = schema.results.c
    first_seat = and_(r.title == title, r.seat == literal_column("0"), *which)  # in the words of the index
    rows = connection.execute(select(measure.label("measure"), func.count()).where(first_seat).group_by("measure"))
    return {int(length): games for length, games in rows}


def picks(connection: Connection, title: str) -> list[tuple[str, int, int, float]]:
    """What was picked: how often, how often it won, and how often it would have if all were equal."""
    c = schema.pick_counts.c
    found: dict[str, tuple[int, int, float]] = {}
    counts = select(c.pick, c.seats, c.games, c.wins).where(c.title == title).order_by(c.pick, c.seats)
    for pick, seats, games, wins in connection.execute(counts):
        before = found.get(pick, (0, 0, 0.0))
        found[pick] = before[0] + games, before[1] + wins, before[2] + games / seats
    return [(pick, *counted) for pick, counted in found.items()]


def best_scores(connection: Connection, title: str) -> list[tuple[str, BestScore]]:
    """The highest scores of people who played by themselves at listed tables, each with the person."""
    r, s, t, p = schema.results.c, schema.seats.c, schema.tables.c, schema.people.c
    page = case((p.public_page, p.account), else_=None)
    rows = connection.execute(
        select(p.id, r.score, s.name, page, r.table_id, r.seats, r.ended)
        .join(schema.seats, and_(s.table_id == r.table_id, s.seat == r.seat))
        .join(schema.tables, t.id == r.table_id)
        .join(schema.people, p.id == s.person)
        .where(r.title == title, t.listed, s.kind == "person", s.mind.is_(None))
        .order_by(r.score.desc(), r.ended)
        .limit(MOST_SCORES)
    )
    return [(person, _best(*columns)) for person, *columns in rows]


def _best(score: int, name: str, page: str | None, table: str, seats: int, ended: int) -> BestScore:
    return BestScore(score=score, name=name, page=page, table=table, seats=seats, ended=ended)
