"""What the lobby lists: tables with free seats page by page, somebody's own, and games that are over."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    FromClause,
    Select,
    and_,
    exists,
    func,
    literal_column,
    or_,
    select,
    tuple_,
)

from ludothek.protocol import Opener, Pace
from ludothek.server import schema
from ludothek.server.clock import wall
from ludothek.server.rows import SeatRow, TableRow
from ludothek.server.store.tables import COLUMNS, UNFINISHED, seats_of, table_row

PAGE = 20
"""How many people's open tables one page of the lobby shows."""
MOST_LISTED = 50
"""How many games that are over the lobby shows."""
MOST_OF_ONES_OWN = 200

Place = tuple[int, str]
"""Where a table stands in the lobby: when it was opened, and its id."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which open tables somebody looks for."""

    title: str | None = None
    pace: Pace | None = None
    free: int = 0
    """Seats that anyone can take, at least."""
    who: str = ""
    """A part of the name of somebody who sits there."""


class OpenTables(msgspec.Struct):
    """A page of open tables: the newest of each person, and who that is."""

    rows: list[TableRow] = []
    openers: dict[str, Opener] = {}
    after: Place | None = None


def open_tables(connection: Connection, wanted: Wanted, after: Place | None) -> OpenTables:
    """A page of the tables that somebody looks for. One person's many tables stand behind the newest of them."""
    rows = [table_row(row) for row in connection.execute(page_of(wanted, after))]
    shown = rows[:PAGE]
    last = (shown[-1].wall, shown[-1].id) if len(rows) > PAGE else None
    return OpenTables(shown, _openers(connection, shown, wanted), last)


def page_of(wanted: Wanted, after: Place | None) -> Select[Any]:
    """The newest table of each person that was opened before a place, and one more if there is another page."""
    tables, others = schema.tables, schema.tables.alias()
    newer = exists().where(others.c.host == tables.c.host, *_matching(others, wanted), _place(others) > _place(tables))
    page = select(*COLUMNS).where(*_matching(tables, wanted), ~newer)
    if after is not None:
        page = page.where(tables.c.wall <= after[0], _place(tables) < tuple_(*after))
    return page.order_by(tables.c.wall.desc(), tables.c.id.desc()).limit(PAGE + 1)


def tables_beside(connection: Connection, id: str, wanted: Wanted) -> OpenTables:
    """The other open tables of whoever opened this one."""
    c = schema.tables.c
    host = select(c.host).where(c.id == id, *_matching(schema.tables, Wanted())).scalar_subquery()
    found = select(*COLUMNS).where(c.host == host, c.id != id, *_matching(schema.tables, wanted))
    ordered = found.order_by(c.wall.desc(), c.id.desc()).limit(MOST_OF_ONES_OWN)
    return OpenTables([table_row(row) for row in connection.execute(ordered)])


def lobby(connection: Connection, person: str | None) -> tuple[list[TableRow], list[TableRow]]:
    """Somebody's own tables, and those that are over, the newest first."""
    mine = tables_of(connection, person, UNFINISHED, MOST_OF_ONES_OWN) if person else []
    over = tables_of(connection, person, ("finished",), MOST_LISTED) if person else []
    finished = {row.id: row for row in (*over, *finished_tables(connection))}
    return mine, sorted(finished.values(), key=lambda row: -row.changed)[:MOST_LISTED]


def seats_at(connection: Connection, *groups: Iterable[TableRow]) -> dict[str, list[SeatRow]]:
    """The seats of all these tables, by the tables' ids."""
    return seats_of(connection, {row.id for group in groups for row in group})


def tables_of(connection: Connection, person: str, statuses: Collection[str], limit: int) -> list[TableRow]:
    """Those somebody opened, sits at, or is asked to; not those they have resigned from, unless these are over."""
    c, s = schema.tables.c, schema.seats.c
    at = select(s.table_id).where(s.person == person, or_(s.kind != "resigned", c.status == "finished"))
    itself = exists().where(schema.tournament_tables.c.table_id == c.id)  # opened by a tournament of theirs
    wanted = select(*COLUMNS).where(c.status.in_(statuses), or_(c.id.in_(at), and_(c.host == person, ~itself)))
    return [table_row(row) for row in connection.execute(wanted.order_by(c.changed.desc(), c.id).limit(limit))]


def finished_tables(connection: Connection) -> list[TableRow]:
    c = schema.tables.c
    wanted = select(*COLUMNS).where(c.status == "finished", c.listed.is_(True))
    return [table_row(row) for row in connection.execute(wanted.order_by(c.changed.desc(), c.id).limit(MOST_LISTED))]


def _openers(connection: Connection, rows: list[TableRow], wanted: Wanted) -> dict[str, Opener]:
    """Who opened each of these, and how many more of theirs somebody looks for."""
    c, people = schema.tables.c, schema.people.c
    hosts = [row.host for row in rows]
    names = dict(connection.execute(select(people.id, people.name).where(people.id.in_(hosts))).all())
    counted = select(c.host, func.count()).where(c.host.in_(hosts), *_matching(schema.tables, wanted)).group_by(c.host)
    counts: dict[str, int] = dict(connection.execute(counted).all())
    return {row.id: Opener(name=names.get(row.host, ""), more=counts.get(row.host, 1) - 1) for row in rows}


def _place(tables: FromClause) -> ColumnElement[Place]:
    return tuple_(tables.c.wall, tables.c.id)


def _is_banned(person: ColumnElement[str]) -> ColumnElement[bool]:
    """Nobody is invited to the tables of somebody who may not play."""
    b = schema.bans.c
    return exists().where(b.person == person, b.kind == "ban", or_(b.until.is_(None), b.until > wall()))


def _matching(tables: FromClause, wanted: Wanted) -> list[ColumnElement[bool]]:
    """That a table is in the lobby and somebody looks for it.

    The first two are what its indexes hold, in their words: a value that comes later would not let SQLite use them.
    """
    c = tables.c
    found = [c.status == literal_column("'open'"), c.listed, ~_is_banned(c.host)]
    if wanted.title is not None:
        found.append(c.title == wanted.title)
    if wanted.pace is not None:
        found.append(c.pace == wanted.pace)
    seats = schema.seats.alias()
    at = seats.c.table_id == c.id
    if wanted.free:
        free = select(func.count()).select_from(seats).where(at, seats.c.kind == "anyone")
        found.append(free.scalar_subquery() >= wanted.free)
    if wanted.who:
        spelled = {wanted.who, wanted.who.lower(), wanted.who.upper(), wanted.who.title()}
        named = or_(*(seats.c.name.icontains(each, autoescape=True) for each in sorted(spelled)))
        found.append(exists().where(and_(at, seats.c.kind == "person", named)))
    return found
