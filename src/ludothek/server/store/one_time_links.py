"""Links that open one door once: to a new password, a private server, one's mail. Only their hashes are stored."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Connection, delete, insert, select

from ludothek.server import schema
from ludothek.server.store.ids import hashed_token, new_token

LinkKind = Literal["password", "invitation", "mail"]

DAY = 24 * 3600 * 1000
"""Milliseconds for which a link is good, unless who makes it says something else."""


def add_one_time_link(
    connection: Connection, kind: LinkKind, person: str | None, wall: int, expires: int | None = None
) -> str:
    """Make a link that works once, until it expires; returns its token, which is stored nowhere.

    Of somebody's links of a kind only the newest works. Those that were never used are swept out.
    """
    c = schema.one_time_links.c
    connection.execute(delete(schema.one_time_links).where(c.expires <= wall))
    if person is not None:
        end_links_of(connection, person, kind)
    token = new_token()
    row = {"token": hashed_token(token), "kind": kind, "person": person, "wall": wall, "expires": expires or wall + DAY}
    connection.execute(insert(schema.one_time_links).values(row))
    return token


def link_is_good(connection: Connection, kind: LinkKind, token: str, wall: int) -> bool:
    """Whether a link would work now; it is not used up by asking."""
    c = schema.one_time_links.c
    good = select(c.kind).where(c.token == hashed_token(token), c.kind == kind, c.expires > wall)
    return connection.execute(good).first() is not None


def use_one_time_link(connection: Connection, kind: LinkKind, token: str, wall: int) -> tuple[bool, str | None]:
    """Use a link up; returns whether it was good, and whose it was."""
    c = schema.one_time_links.c
    good = delete(schema.one_time_links).where(c.token == hashed_token(token), c.kind == kind, c.expires > wall)
    used = connection.execute(good.returning(c.person)).first()
    return used is not None, used[0] if used else None


def end_links_of(connection: Connection, person: str, kind: LinkKind | None = None) -> None:
    """Somebody's links work no more: those of a kind, or all."""
    c = schema.one_time_links.c
    theirs = delete(schema.one_time_links).where(c.person == person)
    connection.execute(theirs if kind is None else theirs.where(c.kind == kind))
