"""Rated games and the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
from sqlalchemy import Connection, and_, case, delete, exists, false, insert, select, true, update

from ludothek.protocol import RatedPerson, Rating
from ludothek.server import schema

AT_ONCE = 500
"""Tables or ratings in one statement."""
MOST_LEADERS = 100
MOST_MEETINGS = 300
SURELY = 2.0
"""Standard deviations below the strength that somebody very likely has at least."""

Place = tuple[int, str]
"""When a game ended, and its table."""


class RatedGame(msgspec.Struct):
    """A rated game by seats: who played, their places, and who had left it to a computer player at the end."""

    table: str
    title: str
    ended: int
    counted: bool
    people: list[str | None] = []
    ranks: list[int] = []
    left: list[bool] = []

    @property
    def place(self) -> Place:
        return self.ended, self.table


class Leader(msgspec.Struct, frozen=True):
    """Somebody on a leaderboard."""

    person: str
    name: str
    page: str | None
    rating: Rating

    def card(self, me: str | None) -> RatedPerson:
        rating = msgspec.structs.asdict(self.rating)
        return RatedPerson(name=self.name, page=self.page, yours=self.person == me, **rating)


def has_uncounted(connection: Connection) -> bool:
    waiting = exists().where(schema.results.c.counted == false())
    return bool(connection.scalar(select(waiting)))


def last_counted(connection: Connection) -> Place:
    r = schema.results.c
    counted = select(r.ended, r.table_id).where(r.counted == true())
    found = connection.execute(counted.order_by(r.ended.desc(), r.table_id.desc()).limit(1)).first()
    return (found[0], found[1]) if found else (0, "")


def rated_games(connection: Connection, counted: bool | None = None) -> list[RatedGame]:
    """All rated games in the order of their ending, or those that are part of the ratings already or not."""
    r, s = schema.results.c, schema.seats.c
    which = r.counted.is_not(None) if counted is None else r.counted == (true() if counted else false())
    rows = connection.execute(
        select(r.table_id, r.title, r.ended, r.counted, s.person, r.rank, s.mind.is_not(None))
        .join(schema.seats, and_(s.table_id == r.table_id, s.seat == r.seat))
        .where(which)
        .order_by(r.ended, r.table_id, r.seat)
    )
    games: dict[str, RatedGame] = {}
    for table, title, ended, done, person, rank, left in rows:
        game = games.get(table) or games.setdefault(table, RatedGame(table, title, ended, bool(done)))
        game.people.append(person)
        game.ranks.append(rank)
        game.left.append(bool(left))
    return list(games.values())


def note_counted(connection: Connection, tables: Collection[str]) -> bool:
    """These are part of the ratings now; false if one was already."""
    r, ids, noted = schema.results.c, sorted(tables), 0
    for start in range(0, len(ids), AT_ONCE):
        some = update(schema.results).where(r.table_id.in_(ids[start : start + AT_ONCE]), r.counted == false())
        noted += len({*connection.scalars(some.values(counted=True).returning(r.table_id))})
    return noted == len(ids)


def ratings_in(connection: Connection, wanted: Collection[tuple[str, str]]) -> dict[tuple[str, str], Rating]:
    """The ratings of these, by title and person."""
    c = schema.ratings.c
    people = {person for _, person in wanted}
    rows = connection.execute(select(c.title, c.person, c.strength, c.doubt, c.games).where(c.person.in_(people)))
    found = {(title, person): _rating(*rating) for title, person, *rating in rows}
    return {key: rating for key, rating in found.items() if key in wanted}


def ratings_of(connection: Connection, person: str) -> dict[str, Rating]:
    """Somebody's ratings by title."""
    c = schema.ratings.c
    rows = connection.execute(select(c.title, c.strength, c.doubt, c.games).where(c.person == person))
    return {title: _rating(*rating) for title, *rating in rows}


def forget_ratings(connection: Connection) -> None:
    connection.execute(delete(schema.ratings))


def set_ratings(connection: Connection, ratings: Mapping[tuple[str, str], Rating]) -> None:
    """These are the ratings by title and person now, whatever they were before."""
    c, rows = (
        schema.ratings.c,
        [
            {"title": title, "person": person, **msgspec.structs.asdict(rating)}
            for (title, person), rating in ratings.items()
        ],
    )
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        for title in {row["title"] for row in some}:
            people = [row["person"] for row in some if row["title"] == title]
            connection.execute(delete(schema.ratings).where(c.title == title, c.person.in_(people)))
        connection.execute(insert(schema.ratings), some)


def leaderboard(connection: Connection, title: str) -> list[Leader]:
    """The strongest at a title, in the order of what they very likely are at least."""
    c, p = schema.ratings.c, schema.people.c
    page = case((p.public_page, p.account), else_=None)
    rows = connection.execute(
        select(c.person, p.name, page, c.strength, c.doubt, c.games)
        .join(schema.people, p.id == c.person)
        .where(c.title == title, p.account.is_not(None))  # they may have left while games were counted
        .order_by((c.strength - SURELY * c.doubt).desc(), c.person)
        .limit(MOST_LEADERS)
    )
    return [Leader(person, name, page, _rating(*rating)) for person, name, page, *rating in rows]


class Meeting(msgspec.Struct, frozen=True):
    """Somebody with a rating against a level of computer player: how much of a win it was."""

    strength: float
    doubt: float
    level: str
    share: float


def meetings(connection: Connection, title: str, levels: Collection[str]) -> list[Meeting]:
    """The latest games of rated people, who decided for themselves, against each computer player of these."""
    r, s, c = schema.results.c, schema.seats.c, schema.ratings.c
    minds, theirs = schema.seats.alias(), schema.results.alias()
    share = case((r.rank < theirs.c.rank, 1.0), (r.rank > theirs.c.rank, 0.0), else_=0.5)
    rows = connection.execute(
        select(c.strength, c.doubt, minds.c.mind, share)
        .select_from(schema.ratings)
        .join(schema.seats, and_(s.person == c.person, s.kind == "person", s.mind.is_(None)))
        .join(schema.results, and_(r.table_id == s.table_id, r.seat == s.seat, r.title == title))
        .join(minds, and_(minds.c.table_id == s.table_id, minds.c.kind == "mind", minds.c.mind.in_(levels)))
        .join(theirs, and_(theirs.c.table_id == minds.c.table_id, theirs.c.seat == minds.c.seat))
        .where(c.title == title)
        .order_by(r.ended.desc())
        .limit(MOST_MEETINGS)
    )
    return [Meeting(*row) for row in rows]


def _rating(strength: float, doubt: float, games: int) -> Rating:
    return Rating(strength=strength, doubt=doubt, games=games)
