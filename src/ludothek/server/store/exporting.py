"""Finished games seat by seat, as they are handed out to be studied. Nobody is named in them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, case, func, literal, select

from ludothek.server import schema

MOST_ROWS = 100_000
"""In one file: of the latest games."""


class SeatRowOfGame(msgspec.Struct, frozen=True):
    """What a game came to for one seat; times are milliseconds since 1970."""

    table: str | None
    """Where to see the game, if it was listed."""
    title: str
    began: int
    ended: int
    decisions: int
    seats: int
    seat: int
    mind: str | None
    """The computer player in the seat, if it was one."""
    score: int
    rank: int
    own: bool = False
    """Whether it is the seat of the person whose games these are."""


def rows_of_title(connection: Connection, title: str) -> list[SeatRowOfGame]:
    return _rows(connection, _seats(literal(False)).where(schema.results.c.title == title))


def rows_of_person(connection: Connection, person: str, all_of_them: bool) -> list[SeatRowOfGame]:
    """The games somebody has played, as they or others may know them."""
    s, r = schema.seats.c, schema.results.c
    theirs = select(s.table_id).where(s.person == person, s.kind.in_(("person", "resigned")))
    wanted = _seats(func.coalesce(s.person == person, False)).where(r.table_id.in_(theirs))
    return _rows(connection, wanted if all_of_them else wanted.where(schema.tables.c.listed))


def _seats(own: ColumnElement[bool]) -> Select[Any]:
    r, s, t = schema.results.c, schema.seats.c, schema.tables.c
    table = case((t.listed, t.id), else_=None)
    mind = case((s.kind == "mind", s.mind), else_=None)
    return (
        select(table, r.title, r.began, r.ended, r.decisions, r.seats, r.seat, mind, r.score, r.rank, own)
        .join(schema.seats, and_(s.table_id == r.table_id, s.seat == r.seat))
        .join(schema.tables, t.id == r.table_id)
        .order_by(r.ended.desc(), r.table_id, r.seat)
        .limit(MOST_ROWS)
    )


def _rows(connection: Connection, wanted: Select[Any]) -> list[SeatRowOfGame]:
    return [SeatRowOfGame(*row) for row in connection.execute(wanted)]
