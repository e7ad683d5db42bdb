"""Making a backup while the server runs: everything as it was at one moment, checked by replaying every table."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Connection, Engine, MetaData, Table, create_engine, insert, select

from ludothek.kernel.errors import LudothekError
from ludothek.server.backup_file import Replayed, flush, opened, partial, replay, seal, told
from ludothek.server.database import connect, migrate, reading, revision_of, sqlite_file

AT_ONCE = 1000
"""Rows that are held in memory."""
OWN = ("alembic_version",)
"""Tables that follow from the form, and are not copied."""


def back_up(database: str, file: Path) -> Replayed:
    """Write a backup of the database at this address; a file that is there already is left alone."""
    if file.exists() or file.is_symlink():
        raise LudothekError("backup-there", file=str(file))
    with told("backup-unwritten", file), partial(file) as copy:
        source = sqlite_file(database)
        if source is None:
            _copy_rows(database, copy)
        else:
            _copy_pages(source, copy)
        replayed = replay(copy)
        seal(copy, replayed)
        _give_name(copy, file)
    return replayed


def _copy_pages(source: Path, copy: Path) -> None:
    """In one go: were it in steps, each change by the server would begin it anew. Nobody is held up meanwhile."""
    if not source.exists():
        raise LudothekError("backup-no-database", file=str(source))
    with opened(source, "rw") as here, opened(copy, "rw") as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode = DELETE")
    if _is_foreign(copy):
        raise LudothekError("backup-foreign", file=str(source))


def _is_foreign(copy: Path) -> bool:
    with opened(copy) as connection:
        return not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()


def _copy_rows(database: str, copy: Path) -> None:
    """From PostgreSQL, as it was at one moment, into a file of the same form."""
    from ludothek.server.postgres_timeout import wait_as_long_as_it_takes

    engine, target = connect(database), connect(f"sqlite:///{copy}")
    try:
        with reading(engine) as connection:
            wait_as_long_as_it_takes(connection)
            revision = revision_of(connection)
            if revision is None:
                raise LudothekError("backup-empty")
            migrate(target, revision)
            plain = create_engine(f"sqlite:///{copy}")
            with plain.begin() as file:
                for table in tables_in(plain):
                    copy_table(connection, file, table)
            plain.dispose()
    finally:
        engine.dispose()
        target.dispose()
    with opened(copy, "rw") as file_itself:
        file_itself.execute("PRAGMA journal_mode = DELETE")


def tables_in(engine: Engine) -> list[Table]:
    """The tables of a file, each after those it refers to."""
    found = MetaData()
    found.reflect(engine)
    return [table for table in found.sorted_tables if table.name not in OWN]


def copy_table(source: Connection, target: Connection, table: Table) -> int:
    """Copy all rows; returns how many. What a server writes into a new database by itself gives way."""
    target.execute(table.delete())
    copied = 0
    rows = source.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*table.primary_key)).mappings()
    for some in rows.partitions(AT_ONCE):
        target.execute(insert(table), [dict(row) for row in some])
        copied += len(some)
    return copied


def _give_name(copy: Path, file: Path) -> None:
    """From one moment to the next it is there, whole; and never in the place of another."""
    try:
        os.link(copy, file)
    except FileExistsError:
        raise LudothekError("backup-there", file=str(file)) from None
    except OSError:  # a disk that knows no links
        if file.exists():
            raise LudothekError("backup-there", file=str(file)) from None
        copy.rename(file)
    flush(file.parent)
