"""Connections to SQLite or PostgreSQL, and bringing an older database up to date."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from ludothek.kernel.errors import LudothekError
from ludothek.server.refusals import Unavailable, Uncertain

BUSY_SECONDS = 5
"""How long we wait for another program that holds the SQLite file."""
NOT_KEPT = "This cannot be kept just now, because {}. Nothing was changed; try again in a moment."
NOT_READ = "This cannot be looked up just now, because {}; try again in a moment."
"""It does not say that nothing was changed: a table may have been opened that is now to be shown."""
MIGRATION_LOCK = 0x4C55444F  # for PostgreSQL: two servers that start at once migrate one after the other


DATABASE = "ludothek.sqlite3"
"""The file in the data directory."""


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / DATABASE}"


def sqlite_file(url: str) -> Path | None:
    """The file behind an address, links resolved, if it is one of SQLite.

    >>> sqlite_file("sqlite:////srv/games.sqlite3"), sqlite_file("sqlite://"), sqlite_file("postgresql://host/games")
    (PosixPath('/srv/games.sqlite3'), None, None)
    """
    try:
        parsed = make_url(url)
    except SQLAlchemyError:  # whoever connects is told
        return None
    name = parsed.database if parsed.get_backend_name() == "sqlite" else None
    return None if not name or name.startswith((":memory:", "file:")) else Path(name).resolve()


def connect(url: str) -> Engine:
    """An engine for this address; what it complains about never names a value, because complaints are logged.

    On SQLite every transaction that writes says so at its beginning.
    """
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgres", "postgresql"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.get_backend_name() not in ("sqlite", "postgresql"):
            raise LudothekError(f"The database is sqlite:///FILE or postgresql://…, not {parsed.drivername}.")
        if parsed.get_backend_name() == "postgresql":
            from ludothek.server import postgres_timeout

            waits = {"connect_timeout": postgres_timeout.TIMEOUT}
            engine = create_engine(parsed, pool_pre_ping=True, pool_size=8, hide_parameters=True, connect_args=waits)
            postgres_timeout.limit(engine)
            return engine
        waits = {"timeout": BUSY_SECONDS, "check_same_thread": False}
        engine = create_engine(parsed, hide_parameters=True, connect_args=waits)
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise LudothekError(f"The database address cannot be used: {error}.") from None
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes, on a connection of its own."""
    with spoken(), to_write(engine) as connection, transaction(connection):
        yield connection


def to_write(engine: Engine) -> Connection:
    """A connection whose transactions write."""
    return engine.connect().execution_options(writes=True)


@contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """What is written within the block is durable when it is left."""
    with connection.begin() as begun:
        yield
        try:
            begun.commit()
        except DBAPIError as error:
            if error.connection_invalidated:  # the database may have heard us, and only its answer was lost
                raise Uncertain(
                    "The database has gone while this was being kept, so it may be kept or not; try again in a moment: "
                    "the same request is never carried out twice."
                ) from error
            raise


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """Several questions to the database as it was at one moment, whatever other processes write meanwhile."""
    with spoken(NOT_READ), engine.connect() as connection:
        if engine.dialect.name == "postgresql":  # SQLite does so anyway
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


@contextmanager
def spoken(sentence: str = NOT_KEPT) -> Iterator[None]:
    """Within the block, trouble with the database becomes ``Unavailable`` with this sentence and the reason in it."""
    try:
        yield
    except DBAPIError as error:
        if is_passing_clash(error):
            raise
        if isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated or _only_reads(error):
            raise Unavailable(sentence.format(_reason(str(error.orig).lower()))) from error
        raise
    except NoConnectionFree as error:
        raise Unavailable(sentence.format(_reason("busy"))) from error


def is_passing_clash(error: DBAPIError) -> bool:
    """Whether PostgreSQL has given up a transaction for the sake of another's; it succeeds when tried again."""
    return getattr(error.orig, "sqlstate", None) in ("40001", "40P01")


def _only_reads(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlstate", None) == "25006"


def _reason(cause: str) -> str:
    if "locked" in cause or "busy" in cause:
        return "another program holds the database"
    if "full" in cause or "no space" in cause:
        return "the disk is full"
    if "readonly" in cause or "read-only" in cause:
        return "the database can only be read"
    if "i/o error" in cause:
        return "the disk takes nothing more"
    return "the database does not answer"


def migrate(engine: Engine) -> None:
    """Bring the database to the form this version needs; one that is newer than this version is left alone."""
    try:
        _migrate(engine)
    except DatabaseError as error:  # trouble that passes is Unavailable by now
        where = engine.url.render_as_string(hide_password=True)
        raise LudothekError(f"The database {where} cannot be used: {str(error.orig).strip()}.") from None


def _migrate(engine: Engine) -> None:
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    script = ScriptDirectory.from_config(config)
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            from ludothek.server.postgres_timeout import wait_as_long_as_it_takes

            wait_as_long_as_it_takes(connection)
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        current = MigrationContext.configure(connection).get_current_revision()
        if current == script.get_current_head():
            return
        if current is not None and current not in {revision.revision for revision in script.walk_revisions()}:
            raise LudothekError(
                f"The database was written by a newer Ludothek (its form is {current}, the newest known here is "
                f"{script.get_current_head()}); nothing was changed."
            )
        from alembic import command

        config.attributes["connection"] = connection
        command.upgrade(config, "head")
