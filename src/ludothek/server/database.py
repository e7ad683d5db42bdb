"""Connections to SQLite or PostgreSQL, and bringing an older database up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from ludothek.kernel.errors import LudothekError, as_given
from ludothek.server import database_trouble
from ludothek.server.database_file import Displaced
from ludothek.server.refusals import Unavailable, Uncertain

if TYPE_CHECKING:
    from alembic.config import Config

BUSY_SECONDS = 5
"""How long we wait for another program that holds the SQLite file."""
CACHE_KIB = 512
"""What each connection keeps of the SQLite file; the machine keeps more of it than we could."""
NOT_KEPT = "not-kept"
NOT_READ = "not-read"
"""It does not say that nothing was changed: a table may have been opened that is now to be shown."""
DAMAGED = "damaged"
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


def connect(url: str, name: str = "ludothek") -> Engine:
    """An engine for this address; what it complains about never names a value, because complaints are logged.

    PostgreSQL shows the name to others, so that nobody restores a backup under a running server.

    On SQLite every transaction that writes says so at its beginning.
    """
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgres", "postgresql"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.get_backend_name() not in ("sqlite", "postgresql"):
            raise LudothekError("database-kind", given=as_given(parsed.drivername))
        if parsed.get_backend_name() == "postgresql":
            from ludothek.server import postgres_timeout

            own: dict[str, Any] = {"connect_timeout": postgres_timeout.TIMEOUT, "application_name": name}
            engine = create_engine(parsed, pool_pre_ping=True, pool_size=8, hide_parameters=True, connect_args=own)
            postgres_timeout.limit(engine)
            return engine
        waits = {"timeout": BUSY_SECONDS, "check_same_thread": False}
        engine = create_engine(parsed, hide_parameters=True, connect_args=waits)
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise LudothekError("database-address", detail=str(error)) from None
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"cache_size = -{CACHE_KIB}"):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes, on a connection of its own."""
    with spoken(complain=False), to_write(engine) as connection, transaction(connection):
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
                raise Uncertain("database-gone") from error
            raise


def write_plainly(connection: Connection, write: Callable[[sqlite3.Connection], None]) -> None:
    """The same on SQLite without SQLAlchemy, whose work costs more than SQLite's; only its names for trouble are used.

    ``write`` is given the driver's own connection, the one that ``connection`` uses as well. It is no context manager,
    because every decision comes here.
    """
    plain = connection.connection.driver_connection
    assert isinstance(plain, sqlite3.Connection)
    try:
        plain.execute("BEGIN IMMEDIATE")
        try:
            write(plain)
            plain.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # SQLite may have given it up already
                plain.execute("ROLLBACK")
            raise
    except sqlite3.Error as error:
        raise DBAPIError.instance(None, None, error, sqlite3.Error) from error


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """Several questions to the database as it was at one moment, whatever other processes write meanwhile."""
    with spoken(NOT_READ), engine.connect() as connection:
        if engine.dialect.name == "postgresql":  # SQLite does so anyway
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


@contextmanager
def spoken(said: str = NOT_KEPT, complain: bool = True) -> Iterator[None]:
    """Within the block, trouble with the database becomes ``Unavailable``, with this sentence and the trouble in it.

    It is logged, too, with what to do, unless somebody else tells whoever runs the server; damage they tell alone.
    """
    trouble: Exception
    try:
        yield
    except DBAPIError as error:
        if is_passing_clash(error):
            raise
        common = isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated
        if not (common or _only_reads(error) or (complain and database_trouble.is_damage(error))):
            raise
        trouble, reason = error, database_trouble.reason_of(error)
    except NoConnectionFree as error:
        trouble, reason = error, database_trouble.HELD
    except Displaced as error:
        trouble, reason = error, database_trouble.DISPLACED
    else:
        return
    if complain:
        database_trouble.complain(reason, trouble)
    if reason == database_trouble.DAMAGED:
        said = DAMAGED
    raise Unavailable(said, trouble=f"trouble:{database_trouble.NAMES[reason]}") from trouble


def is_passing_clash(error: DBAPIError) -> bool:
    """Whether PostgreSQL has given up a transaction for the sake of another's; it succeeds when tried again."""
    return getattr(error.orig, "sqlstate", None) in ("40001", "40P01")


def _only_reads(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlstate", None) == "25006"


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the database to the form this version needs; one that is newer than this version is left alone."""
    try:
        _migrate(engine, revision)
    except DatabaseError as error:  # trouble that passes is Unavailable by now
        where = engine.url.render_as_string(hide_password=True)
        raise LudothekError("database-of", database=where, detail=str(error.orig).strip()) from None


def is_up_to_date(engine: Engine) -> bool:
    """Whether the database has the form this version needs."""
    with reading(engine) as connection:
        return revision_of(connection) == newest_revision()


def _migrate(engine: Engine, revision: str) -> None:
    config = _migrations()
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            from ludothek.server.postgres_timeout import wait_as_long_as_it_takes

            wait_as_long_as_it_takes(connection)
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        current = revision_of(connection)
        if current == newest_revision():
            return
        known = _known_revisions()
        if {current, revision} - {*known, None, "head"}:
            raise LudothekError("database-newer", form=current or revision, known=known[0])
        from alembic import command

        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def revision_of(connection: Connection) -> str | None:
    """The form a database has; ``None`` if it is empty."""
    from alembic.migration import MigrationContext

    found: str | None = MigrationContext.configure(connection).get_current_revision()
    return found


def newest_revision() -> str:
    return _known_revisions()[0]


@cache
def _known_revisions() -> list[str]:
    """The newest first; to find them, Alembic reads every file of them."""
    from alembic.script import ScriptDirectory

    return [each.revision for each in ScriptDirectory.from_config(_migrations()).walk_revisions()]


def _migrations() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
