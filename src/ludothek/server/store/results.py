"""What finished games came to: for the pages of people."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, and_, case, select, update

from ludothek.server import schema
from ludothek.server.rows import StoredKind


class PlayedSeat(msgspec.Struct, frozen=True):
    """One seat of a finished game, and who sat there."""

    table: str
    title: str
    ended: int
    listed: bool
    seat: int
    score: int
    rank: int
    kind: StoredKind
    name: str
    mind: str | None
    person: str | None
    known_as: str | None
    """What the person is called now."""
    page: str | None
    """The account of who shows their page."""


class PageOwner(msgspec.Struct, frozen=True):
    """Somebody with an account, as their page begins."""

    id: str
    name: str
    account: str
    public: bool


def page_owner(connection: Connection, account: str) -> PageOwner | None:
    p = schema.people.c
    found = connection.execute(select(p.id, p.name, p.public_page).where(p.account == account)).first()
    return PageOwner(found[0], found[1], account, bool(found[2])) if found else None


def set_public_page(connection: Connection, person: str, public: bool) -> bool:
    """Show somebody's page to others or to nobody; returns whether they have an account."""
    p = schema.people.c
    theirs = update(schema.people).where(p.id == person, p.account.is_not(None))
    return connection.execute(theirs.values(public_page=public)).rowcount == 1


def games_with(connection: Connection, person: str) -> list[list[PlayedSeat]]:
    """The finished games somebody has played, in the order of their ending, each as all its seats."""
    r, s, t, p = schema.results.c, schema.seats.c, schema.tables.c, schema.people.c
    theirs = select(s.table_id).where(s.person == person, s.kind.in_(("person", "resigned")))
    page = case((p.public_page, p.account), else_=None)
    columns = (r.table_id, r.title, r.ended, t.listed, r.seat, r.score, r.rank, s.kind, s.name, s.mind, s.person)
    wanted = (
        select(*columns, p.name, page)
        .join(schema.seats, and_(s.table_id == r.table_id, s.seat == r.seat))
        .join(schema.tables, t.id == r.table_id)
        .outerjoin(schema.people, p.id == s.person)
        .where(r.table_id.in_(theirs))
        .order_by(r.ended, r.table_id, r.seat)
    )
    games: dict[str, list[PlayedSeat]] = {}
    for table, *seat in connection.execute(wanted):
        games.setdefault(table, []).append(PlayedSeat(table, *seat))
    return list(games.values())


def pages_at(connection: Connection, table: str) -> dict[int, tuple[str, str]]:
    """By seat, the person and the account of those at a table who show their pages."""
    s, p = schema.seats.c, schema.people.c
    shown = (
        select(s.seat, p.id, p.account)
        .join(schema.people, p.id == s.person)
        .where(s.table_id == table, s.kind.in_(("person", "resigned")), p.public_page)
    )
    return {seat: (id, account) for seat, id, account in connection.execute(shown)}
