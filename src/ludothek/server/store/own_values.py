"""Values of the server's own: its secret, and how long it has served."""

from __future__ import annotations

from sqlalchemy import BigInteger, Connection, cast, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ludothek.server import schema


def kept(connection: Connection, name: str, otherwise: str) -> str:
    """A value of the server's own, written down when it is first needed."""
    c = schema.kept.c
    found = connection.scalar(select(c.value).where(c.name == name))
    if found is None:  # another server that starts at the same moment may be faster: then its value counts
        new = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(schema.kept)
        connection.execute(new.values(name=name, value=otherwise).on_conflict_do_nothing())
        found = connection.scalar(select(c.value).where(c.name == name))
    return str(found)


def keep_greatest(connection: Connection, name: str, value: int) -> int:
    """Raise a number that several servers count up together, and tell how far it is."""
    c = schema.kept.c
    kept(connection, name, str(value))
    lower = update(schema.kept).where(c.name == name, cast(c.value, BigInteger) < value)
    connection.execute(lower.values(value=str(value)))
    return int(kept(connection, name, str(value)))
