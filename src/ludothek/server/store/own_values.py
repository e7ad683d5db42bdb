"""Values of the server's own: its secret, and how long it has served."""

from __future__ import annotations

from sqlalchemy import BigInteger, Connection, cast, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from ludothek.server import schema


def value_of(connection: Connection, name: str) -> str | None:
    """A value of the server's own, if it was ever written down."""
    return connection.scalar(select(schema.kept.c.value).where(schema.kept.c.name == name))


def kept(connection: Connection, name: str, otherwise: str) -> str:
    """A value of the server's own, written down when it is first needed."""
    c = schema.kept.c
    found = connection.scalar(select(c.value).where(c.name == name))
    if found is None:  # another server that starts at the same moment may be faster: then its value counts
        new = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(schema.kept)
        connection.execute(new.values(name=name, value=otherwise).on_conflict_do_nothing())
        found = connection.scalar(select(c.value).where(c.name == name))
    return str(found)


def keep(connection: Connection, name: str, value: str) -> None:
    """Write a value of the server's own down, in place of the one before."""
    if kept(connection, name, value) != value:
        connection.execute(update(schema.kept).where(schema.kept.c.name == name).values(value=value))


def keep_greatest(connection: Connection, name: str, value: int) -> int:
    """Raise a number that several servers count up together, and tell how far it is."""
    c = schema.kept.c
    kept(connection, name, str(value))
    lower = update(schema.kept).where(c.name == name, cast(c.value, BigInteger) < value)
    connection.execute(lower.values(value=str(value)))
    return int(kept(connection, name, str(value)))


def revision(connection: Connection) -> str:
    """The form the database has."""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))
