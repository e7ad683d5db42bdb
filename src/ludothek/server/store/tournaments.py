"""Tournaments, who has entered them, and their tables round by round."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, case, delete, exists, func, insert, or_, select, update
from sqlalchemy.engine import Row

from ludothek.kernel.errors import as_given
from ludothek.kernel.options import Value
from ludothek.kernel.record import Result
from ludothek.protocol import Bank, Days, Format, Pace, Status, TournamentStatus
from ludothek.server import schema
from ludothek.server.refusals import NotFound
from ludothek.server.store.ids import is_id
from ludothek.server.tournaments.standings import Outcome

MOST_LISTED = 30
"""Tournaments in one list."""
T, E, G = schema.tournaments.c, schema.entrants.c, schema.tournament_tables.c


class Plan(msgspec.Struct, kw_only=True, frozen=True):
    """What is agreed on before a tournament begins, beside its name and title."""

    format: Format
    seats: int
    people: int
    options: dict[str, Value]
    pace: Pace
    clock: Bank | Days
    mind: str


class TournamentRow(msgspec.Struct, kw_only=True):
    id: str
    name: str
    title: str
    plan: Plan
    host: str
    listed: bool
    status: TournamentStatus
    round: int
    rounds: int
    settled: bool
    wall: int
    changed: int


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who has entered a tournament."""

    number: int
    person: str
    draw: int
    left: int | None
    name: str
    page: str | None
    """The account of who shows their page."""


class TableOfRound(msgspec.Struct, frozen=True):
    """One table of a tournament; by seat the number of who sits there, or none for a computer player."""

    round: int
    number: int
    table: str
    players: list[int | None]
    outcome: Outcome | None
    status: Status | None
    """None if the table is gone."""


class Unsettled(msgspec.Struct, frozen=True):
    """A table of a running tournament that has no outcome yet."""

    tournament: str
    table: str
    status: Status | None
    version: int | None


# Opening, entering, leaving.


def add_tournament(connection: Connection, row: TournamentRow) -> None:
    columns = msgspec.structs.asdict(row)
    columns["plan"] = msgspec.json.encode(row.plan).decode()
    connection.execute(insert(schema.tournaments).values(columns))


def tournament(connection: Connection, id: str, hold: bool = False) -> TournamentRow:
    """A tournament; ``hold`` it, so that nobody else changes it within this transaction."""
    wanted = select(schema.tournaments).where(T.id == id)
    found = connection.execute(wanted.with_for_update() if hold else wanted).first() if is_id(id) else None
    if found is None:
        raise NotFound("tournament", id=as_given(id, 20))
    return _row(found)


def _row(found: Row[Any]) -> TournamentRow:
    columns = dict(found._mapping)
    columns["plan"] = msgspec.json.decode(columns["plan"], type=Plan)
    return TournamentRow(**columns)


def entrants(connection: Connection, id: str) -> list[Entrant]:
    """Who has entered, in this order."""
    p = schema.people.c
    page = case((p.public_page, p.account), else_=None)
    found = connection.execute(
        select(E.number, E.person, E.draw, E.left, p.name, page)
        .join(schema.people, p.id == E.person)
        .where(E.tournament == id)
        .order_by(E.number)
    )
    return [Entrant(*each) for each in found]


def add_entrant(connection: Connection, id: str, number: int, person: str, wall: int) -> None:
    row = {"tournament": id, "number": number, "person": person, "draw": 0, "left": None, "wall": wall}
    connection.execute(insert(schema.entrants).values(row))
    note_tournament(connection, id, wall)


def remove_entrant(connection: Connection, id: str, number: int, wall: int) -> None:
    connection.execute(delete(schema.entrants).where(E.tournament == id, E.number == number))
    note_tournament(connection, id, wall)


def note_entrant_left(connection: Connection, id: str, number: int, round: int, wall: int) -> None:
    """Somebody has left while it was being played; what they have played stays."""
    same = update(schema.entrants).where(E.tournament == id, E.number == number, E.left.is_(None))
    connection.execute(same.values(left=round))
    note_tournament(connection, id, wall)


def note_tournament(connection: Connection, id: str, wall: int) -> None:
    connection.execute(update(schema.tournaments).where(T.id == id).values(changed=wall))


def count_tournaments(connection: Connection, person: str, since: int) -> tuple[int, int, int]:
    """How many tournaments somebody has opened that go on, how many since a time, and in how many they are."""
    unfinished = func.count(case((T.status.in_(("gathering", "playing")), 1)))
    own = select(unfinished, func.count(case((T.wall > since, 1)))).where(T.host == person)
    entered = (
        select(func.count())
        .select_from(schema.entrants)
        .join(schema.tournaments, T.id == E.tournament)
        .where(E.person == person, E.left.is_(None), T.status.in_(("gathering", "playing")))
    )
    counts = connection.execute(own).one()
    return int(counts[0]), int(counts[1]), int(connection.scalar(entered) or 0)


def close_tournament(connection: Connection, id: str, wall: int) -> bool:
    """End a tournament before its end; false if it is over. What it has left to do is done by itself."""
    same = and_(T.id == id, T.status.in_(("gathering", "playing")))
    ended = update(schema.tournaments).where(same).values(status="closed", settled=T.round == 0, changed=wall)
    return connection.execute(ended).rowcount == 1


# Lists.


def tournaments_for(connection: Connection, person: str | None) -> list[tuple[TournamentRow, str, int, bool]]:
    """The tournaments somebody may see in a list: their own, and those everybody finds.

    Each with the name of its host, how many people are in it, and whether they are one of them.
    """
    p = schema.people.c
    count = select(func.count()).where(E.tournament == T.id).scalar_subquery()
    inside = exists().where(E.tournament == T.id, E.person == person, E.left.is_(None))
    shown = and_(T.status != "closed", or_(T.listed, inside, T.host == person))
    order = case({"playing": 0, "gathering": 0, "finished": 1}, value=T.status, else_=2)
    found = connection.execute(
        select(schema.tournaments, p.name, count, inside)
        .join(schema.people, p.id == T.host)
        .where(shown)
        .order_by(order, case((or_(inside, T.host == person), 0), else_=1), T.changed.desc(), T.id)
        .limit(MOST_LISTED)
    )
    return [(_row_of(each), each[-3], each[-2], bool(each[-1])) for each in found]


def played_by(connection: Connection, person: str) -> list[str]:
    """The tournaments that go on and somebody is in, by their ids."""
    inside = exists().where(E.tournament == T.id, E.person == person, E.left.is_(None))
    return [*connection.scalars(select(T.id).where(T.status == "playing", inside))]


def _row_of(found: Row[Any]) -> TournamentRow:
    columns = dict(zip(TournamentRow.__struct_fields__, found, strict=False))
    columns["plan"] = msgspec.json.decode(columns["plan"], type=Plan)
    return TournamentRow(**columns)


def own_tournaments(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Those somebody has opened or entered, for that person to read."""
    inside = exists().where(E.tournament == T.id, E.person == person)
    mine = select(T.id, T.name, T.title, T.status, T.wall, T.host == person, inside)
    found = connection.execute(mine.where(or_(T.host == person, inside)).order_by(T.wall))
    return [
        {
            "id": id,
            "name": name,
            "title": title,
            "status": status,
            "opened": opened,
            "opened_by_me": bool(hosted),
            "entered": bool(entered),
        }
        for id, name, title, status, opened, hosted, entered in found
    ]


# Rounds.


def begin_tournament(connection: Connection, id: str, rounds: int, draw: Mapping[int, int], wall: int) -> bool:
    """A tournament begins, its players in an order drawn by lot; false if it has already, or is closed."""
    same = update(schema.tournaments).where(T.id == id, T.status == "gathering", T.round == 0)
    if connection.execute(same.values(status="playing", rounds=rounds, settled=False, changed=wall)).rowcount != 1:
        return False
    for number, place in draw.items():
        connection.execute(update(schema.entrants).where(E.tournament == id, E.number == number).values(draw=place))
    return True


def begin_round(
    connection: Connection, id: str, round: int, tables: Sequence[tuple[str, Sequence[int | None]]], wall: int
) -> bool:
    """Go on to a round with these tables; false if somebody else has, so that a round begins once."""
    same = update(schema.tournaments).where(T.id == id, T.status == "playing", T.round == round - 1)
    if connection.execute(same.values(round=round, changed=wall)).rowcount != 1:
        return False
    rows = [
        {
            "tournament": id,
            "round": round,
            "number": number,
            "table_id": table,
            "players": msgspec.json.encode(players).decode(),
        }
        for number, (table, players) in enumerate(tables)
    ]
    connection.execute(insert(schema.tournament_tables), rows)
    return True


def finish_tournament(connection: Connection, id: str, round: int, wall: int) -> None:
    """The last round is over."""
    same = update(schema.tournaments).where(T.id == id, T.status == "playing", T.round == round)
    connection.execute(same.values(status="finished", settled=True, changed=wall))


def settle_tournament(connection: Connection, id: str) -> None:
    """Nothing is left to be done about a tournament that was closed."""
    connection.execute(update(schema.tournaments).where(T.id == id, T.status == "closed").values(settled=True))


def tables_of_rounds(connection: Connection, id: str) -> list[TableOfRound]:
    t = schema.tables.c
    found = connection.execute(
        select(G.round, G.number, G.table_id, G.players, G.outcome, t.status)
        .outerjoin(schema.tables, t.id == G.table_id)
        .where(G.tournament == id)
        .order_by(G.round, G.number)
    )
    return [
        TableOfRound(
            round,
            number,
            table,
            msgspec.json.decode(players, type=list[int | None]),
            msgspec.json.decode(outcome, type=Outcome) if outcome else None,
            status,
        )
        for round, number, table, players, outcome, status in found
    ]


def unsettled(connection: Connection) -> tuple[list[tuple[str, TournamentStatus]], list[Unsettled]]:
    """The tournaments about which something may have to be done, and their tables without an outcome."""
    found = connection.execute(select(T.id, T.status).where(T.settled.is_(False)).order_by(T.id))
    ids = [(id, status) for id, status in found]
    if not ids:
        return [], []
    t = schema.tables.c
    tables = connection.execute(
        select(G.tournament, G.table_id, t.status, t.version)
        .join(schema.tournaments, T.id == G.tournament)
        .outerjoin(schema.tables, t.id == G.table_id)
        .where(T.settled.is_(False), G.outcome.is_(None))
    )
    return ids, [Unsettled(*each) for each in tables]


def note_outcome_of(connection: Connection, table: str, outcome: Outcome, wall: int) -> None:
    """What came of a table, once."""
    same = update(schema.tournament_tables).where(G.table_id == table, G.outcome.is_(None))
    if connection.execute(same.values(outcome=msgspec.json.encode(outcome).decode())).rowcount:
        id = connection.scalar(select(G.tournament).where(G.table_id == table))
        note_tournament(connection, str(id), wall)


def result_and_seats(connection: Connection, table: str) -> tuple[Result | None, list[str]]:
    """What a game came to, if it is over, and the kinds of its seats."""
    t, s = schema.tables.c, schema.seats.c
    result = connection.scalar(select(t.result).where(t.id == table))
    kinds = connection.scalars(select(s.kind).where(s.table_id == table).order_by(s.seat))
    return (msgspec.json.decode(result, type=Result) if result else None), list(kinds)


# Leaving and pruning.


def forget_entrant(connection: Connection, person: str, wall: int) -> None:
    """Somebody leaves for good: their tournaments that gather people are closed, and they are in no other any more."""
    hosted = update(schema.tournaments).where(T.host == person, T.status == "gathering")
    connection.execute(hosted.values(status="closed", settled=True, changed=wall))
    gathering = select(T.id).where(T.status.in_(("gathering", "closed")), T.round == 0)
    connection.execute(delete(schema.entrants).where(E.person == person, E.tournament.in_(gathering)))
    round = select(T.round).where(T.id == E.tournament).scalar_subquery()
    playing = select(T.id).where(T.status == "playing")
    left = update(schema.entrants).where(E.person == person, E.left.is_(None), E.tournament.in_(playing))
    connection.execute(left.values(left=round))


def move_tournaments(connection: Connection, old: str, new: str) -> None:
    """What somebody has opened and entered becomes another's, unless that one is in it as well."""
    connection.execute(update(schema.tournaments).where(T.host == old).values(host=new))
    both = select(E.tournament).where(E.person == new)
    connection.execute(update(schema.entrants).where(E.person == old, E.tournament.not_in(both)).values(person=new))


def tournaments_before(connection: Connection, status: TournamentStatus, before: int, accounts: bool) -> list[str]:
    """Those of a status that have not changed after a time: with somebody who has an account, or without."""
    p = schema.people.c
    known = exists().where(p.account.is_not(None), or_(p.id == T.host, p.id.in_(_people_in())))
    old = select(T.id).where(T.status == status, T.changed <= before, T.settled, known if accounts else ~known)
    return list(connection.scalars(old.limit(100)))


def _people_in() -> Any:
    return select(E.person).where(E.tournament == T.id).scalar_subquery()


def delete_tournaments(connection: Connection, ids: Collection[str]) -> None:
    """Take tournaments away; their tables stay as long as tables do."""
    connection.execute(delete(schema.tournament_tables).where(G.tournament.in_(ids)))
    connection.execute(delete(schema.entrants).where(E.tournament.in_(ids)))
    connection.execute(delete(schema.tournaments).where(T.id.in_(ids)))


def held_by_tournaments() -> Any:
    """The tables of tournaments that go on, as a subquery: these are not put away."""
    return select(G.table_id).join(schema.tournaments, T.id == G.tournament).where(T.settled.is_(False))
