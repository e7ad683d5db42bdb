"""Who does not want to have to do with whom."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, insert, or_, select

from ludothek.server import schema

Card = tuple[str, str, int]


def add_block(connection: Connection, id: str, person: str, blocked: str, name: str, wall: int) -> None:
    """An ``IntegrityError`` if they are blocked already."""
    row = {"id": id, "person": person, "blocked": blocked, "name": name, "wall": wall}
    connection.execute(insert(schema.blocks).values(row))


def block_of(connection: Connection, person: str, blocked: str) -> Card | None:
    c = schema.blocks.c
    found = connection.execute(_cards().where(c.person == person, c.blocked == blocked)).first()
    return (found[0], found[1], found[2]) if found else None


def blocks_of(connection: Connection, person: str) -> list[Card]:
    """Id, name and beginning of each block somebody has set up, the newest first."""
    c = schema.blocks.c
    mine = _cards().where(c.person == person).order_by(c.wall.desc(), c.id)
    return [(id, name, wall) for id, name, wall in connection.execute(mine)]


def count_blocks(connection: Connection, person: str) -> int:
    mine = schema.blocks.c.person == person
    return connection.scalar(select(func.count()).select_from(schema.blocks).where(mine)) or 0


def remove_block(connection: Connection, person: str, id: str) -> bool:
    c = schema.blocks.c
    return connection.execute(delete(schema.blocks).where(c.person == person, c.id == id)).rowcount > 0


def apart_from(connection: Connection, person: str) -> set[str]:
    """Everybody whom somebody has blocked, or who has blocked them."""
    c = schema.blocks.c
    by_me = connection.scalars(select(c.blocked).where(c.person == person))
    by_them = connection.scalars(select(c.person).where(c.blocked == person))
    return {*by_me, *by_them}


def apart_among(connection: Connection, speakers: Collection[str]) -> set[tuple[str, str]]:
    """The pairs of anybody and one of these of whom either has blocked the other."""
    c = schema.blocks.c
    either = select(c.person, c.blocked).where(or_(c.person.in_(speakers), c.blocked.in_(speakers)))
    pairs = [(person, blocked) for person, blocked in connection.execute(either)]
    return {*pairs, *((blocked, person) for person, blocked in pairs)}


def are_apart(connection: Connection, people: Collection[str]) -> bool:
    """Whether any of these has blocked another."""
    c = schema.blocks.c
    among = select(c.id).where(c.person.in_(people), c.blocked.in_(people)).limit(1)
    return connection.execute(among).first() is not None


def is_heard_by(speaker: ColumnElement[str], listener: str) -> ColumnElement[bool]:
    """That neither of two people has blocked the other; for the speakers of lines."""
    c = schema.blocks.c
    either = or_(and_(c.person == listener, c.blocked == speaker), and_(c.person == speaker, c.blocked == listener))
    return ~select(c.id).where(either).exists()


def _cards() -> Select[Any]:
    c = schema.blocks.c
    return select(c.id, c.name, c.wall)
