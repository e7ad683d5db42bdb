"""Bringing a backup back, into SQLite or PostgreSQL: wholly or not at all."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, Table, create_engine, func, inspect, select, text

from ludothek.kernel.errors import LudothekError
from ludothek.server import moderating
from ludothek.server.backup import copy_table, tables_in
from ludothek.server.backup_file import Replayed, bring_up_to_date, check, flush, opened, partial, replay, told
from ludothek.server.database import MIGRATION_LOCK, connect, migrate, spoken, sqlite_file

COUNTED = ("tables", "people")


def restore(file: Path, database: str, force: bool) -> Replayed:
    """Put what is in a backup in the place of what is in a database, which must be empty unless forced."""
    place = sqlite_file(database)
    with told("not-restored", file):
        if not file.is_file():
            raise LudothekError("backup-none", file=str(file))
        check(file)
        if place is not None:
            return _into_file(file, place, force)
        with tempfile.TemporaryDirectory(prefix="ludothek-") as folder:
            copy = Path(folder) / "copy"
            replayed = _prepare(file, copy)
            _into_postgresql(copy, database, force)
    return replayed


def _prepare(file: Path, copy: Path) -> Replayed:
    """A copy of a backup in the form this version needs, whose audit log says that it was brought back."""
    shutil.copyfile(file, copy)
    bring_up_to_date(copy)
    engine = create_engine(f"sqlite:///{copy}")
    with engine.begin() as connection:
        moderating.restore(connection, file.name)
    engine.dispose()
    return replay(copy)


# SQLite.


def _into_file(file: Path, place: Path, force: bool) -> Replayed:
    from ludothek.server.serving import claim

    place.parent.mkdir(parents=True, exist_ok=True)
    lock = claim(place)
    try:
        if place.exists() and place.stat().st_size:
            _make_way(place, force)
        with partial(place) as copy:
            replayed = _prepare(file, copy)
            _give_to_owner(copy, place)
            flush(copy)
            for ending in ("-wal", "-shm"):  # of a database that was too damaged to be closed
                Path(f"{place}{ending}").unlink(missing_ok=True)
            copy.replace(place)
        flush(place.parent)
    finally:
        if lock is not None:
            os.close(lock)
    return replayed


def _make_way(place: Path, force: bool) -> None:
    """Refuse if there is something, or somebody is at it; else fold all that belongs to the old file into it."""
    try:
        with opened(place, "rw") as connection:
            _check_empty(str(place), _held(connection), force)
            connection.execute("PRAGMA journal_mode = DELETE")  # only who is alone may do so
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise LudothekError("restore-in-use", database=str(place)) from None
        raise
    except sqlite3.DatabaseError as error:
        if not force:
            raise LudothekError("restore-unreadable", file=str(place), detail=str(error)) from None


def _held(connection: sqlite3.Connection) -> dict[str, int]:
    counts = {}
    for name in COUNTED:
        with suppress(sqlite3.OperationalError):
            counts[name] = connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
    return counts


def _check_empty(database: str, held: dict[str, int], force: bool) -> None:
    """Refuse a database that holds anything, unless forced."""
    if any(held.values()) and not force:
        raise LudothekError(
            "restore-holds", database=database, tables=held.get("tables", 0), people=held.get("people", 0)
        )


def _give_to_owner(copy: Path, place: Path) -> None:
    """Root restores for the user the server runs as."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = (place if place.exists() else place.parent).stat()
        os.chown(copy, owner.st_uid, owner.st_gid)


# PostgreSQL.


def _into_postgresql(copy: Path, database: str, force: bool) -> None:
    engine, source = connect(database, "ludothek restore"), create_engine(f"sqlite:///{copy}")
    try:
        with spoken(complain=False), engine.begin() as connection:
            _check_free(connection, force)  # before anything is changed
        migrate(engine)
        tables = tables_in(source)
        with spoken(complain=False), source.connect() as here, engine.begin() as there:
            from ludothek.server.postgres_timeout import wait_as_long_as_it_takes

            wait_as_long_as_it_takes(there)
            there.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})  # no server starts now
            _check_free(there, force)
            with _triggers_off(there, tables):
                for table in reversed(tables):
                    there.execute(table.delete())
                for table in tables:
                    copied = copy_table(here, there, table)
                    _count_on(there, table)
                    if there.scalar(select(func.count()).select_from(table)) != copied:
                        raise LudothekError("restore-not-all", name=table.name)
    finally:
        engine.dispose()
        source.dispose()


@contextmanager
def _triggers_off(connection: Connection, tables: list[Table]) -> Iterator[None]:
    """A whole audit log takes the place of another, which within a database nobody could change."""
    for table in tables:
        connection.execute(text(f"ALTER TABLE {table.name} DISABLE TRIGGER USER"))
    yield
    for table in tables:
        connection.execute(text(f"ALTER TABLE {table.name} ENABLE TRIGGER USER"))


def _check_free(connection: Connection, force: bool) -> None:
    name = connection.engine.url.render_as_string(hide_password=True)
    here = "FROM pg_stat_activity WHERE datname = current_database()"
    if connection.scalar(text(f"SELECT count(*) {here} AND application_name = 'ludothek'")):
        raise LudothekError("restore-in-use", database=name)
    there = inspect(connection).get_table_names()
    held = {each: connection.scalar(text(f"SELECT count(*) FROM {each}")) or 0 for each in COUNTED if each in there}
    _check_empty(name, held, force)


def _count_on(connection: Connection, table: Table) -> None:
    """Numbers that the database gives go on after those that were brought back."""
    for column in table.primary_key:
        sequence = connection.scalar(
            text("SELECT pg_get_serial_sequence(:table, :column)"), {"table": table.name, "column": column.name}
        )
        if sequence is not None:
            last = connection.scalar(select(func.max(column)))
            connection.execute(
                text("SELECT setval(:sequence, :last, :used)"),
                {"sequence": sequence, "last": last or 1, "used": last is not None},
            )
