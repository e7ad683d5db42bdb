"""What is stored, as SQLAlchemy tables; ``migrations/`` brings older databases here.

The truth of a game is its row in ``tables`` and its ``entries``, which are only ever appended to. The columns under
"index" follow from them and are kept so that the lobby need not replay a game. Times are milliseconds: ``wall`` since
1970, ``at`` on the clock that stands still while no server runs (see ``clock.py``).
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

ID = String(16)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # the name one logs in with, in lower case; a guest has none
    Column("password", Text),
    Column("wall", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("token", LargeBinary(32), nullable=False, unique=True),  # a hash: who reads the database cannot log in
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("agent", Text, nullable=False),
    Column("wall", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("title", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("terms", Text, nullable=False),  # how it is played: pace, clock, who may find it
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("wall", BigInteger, nullable=False),
    # index
    Column("listed", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),  # the seats that are asked, as bits
    Column("minds_asked", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("result", Text),
)

# Only tables that are not being played, and only those where a mind is asked: a decision touches neither index.
_not_played = tables.c.status.in_(("open", "finished"))
Index(
    "tables_lobby",
    tables.c.status,
    tables.c.listed,
    tables.c.changed,
    sqlite_where=_not_played,
    postgresql_where=_not_played,
)
Index("tables_minds", tables.c.changed, sqlite_where=tables.c.minds_asked, postgresql_where=tables.c.minds_asked)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", Text, nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("mind", String(40)),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(80)),
    Column("at", BigInteger, nullable=False),
    Column("wall", BigInteger, nullable=False),
    sqlite_with_rowid=False,  # the log of a table lies together
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("wall", BigInteger, nullable=False),
    Index("chat_table", "table_id", "id"),
)

kept = Table(
    "kept",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
