"""The form of a backup: one SQLite file, whatever database it was made of, sealed when it is whole.

It holds the tables of a server's database at the form (revision) they had there, and one row of its own: how many
tables and decisions there are, and a digest of everything. Without that row, or with another digest, it is no backup.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

import msgspec
from sqlalchemy import Engine, create_engine, select
from sqlalchemy.pool import StaticPool

from ludothek.kernel.errors import LudothekError
from ludothek.server import schema, store
from ludothek.server.clock import wall
from ludothek.server.database import connect, migrate, newest_revision, reading
from ludothek.server.table import Table

SEAL = "ludothek_backup"
FORMAT = 1
COLUMNS = "format INTEGER, made INTEGER, tables INTEGER, decisions INTEGER, digest TEXT"


class Replayed(msgspec.Struct):
    """What came of replaying every table."""

    tables: int = 0
    decisions: int = 0
    failed: list[tuple[str, Exception]] = []
    """Ids of tables that do not replay, each with the reason."""


@contextmanager
def partial(place: Path) -> Iterator[Path]:
    """An empty file beside a place, for its owner alone; whatever is left of it afterwards is removed."""
    number, name = tempfile.mkstemp(dir=place.parent, prefix=f"{place.name}.", suffix=".partial")  # mode 0600
    os.close(number)
    try:
        yield Path(name)
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            Path(f"{name}{ending}").unlink(missing_ok=True)


@contextmanager
def told(reason: str, file: Path) -> Iterator[None]:
    """Whatever SQLite or the disk complains of becomes one sentence."""
    try:
        yield
    except sqlite3.Error as error:
        raise LudothekError(reason, file=str(file), detail=str(error)) from None
    except OSError as error:
        raise LudothekError(reason, file=str(file), detail=error.strerror or str(error)) from None


def opened(file: Path, mode: str = "ro") -> closing[sqlite3.Connection]:
    """A file that is there already; SQLite would make one that is not."""
    address = f"file:{quote(str(file.absolute()))}?mode={mode}"
    return closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=5))


def names(connection: sqlite3.Connection) -> list[str]:
    """The tables of a server's database."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return sorted(name for (name,) in found if name != SEAL)


def digest(connection: sqlite3.Connection) -> str:
    """Of every value in every table, in the order of their keys."""
    total = hashlib.sha256()
    for name in names(connection):
        columns = connection.execute(f'PRAGMA table_info("{name}")').fetchall()
        listed = [f'"{column[1]}"' for column in columns]
        keys = [listed[column[0]] for column in sorted(columns, key=lambda column: column[5]) if column[5]]
        total.update(repr((name, listed)).encode())
        rows = f'SELECT {", ".join(listed)} FROM "{name}" ORDER BY {", ".join(keys or listed)}'
        for row in connection.execute(rows):
            total.update(repr(row).encode())
    return total.hexdigest()


def seal(file: Path, replayed: Replayed) -> None:
    """Say that a backup is whole; then it is on the disk."""
    with opened(file, "rw") as connection:
        check_pages(connection, "database-damaged", file)
        row = (FORMAT, wall(), replayed.tables, replayed.decisions, digest(connection))
        connection.execute(f"CREATE TABLE {SEAL} ({COLUMNS})")
        connection.execute(f"INSERT INTO {SEAL} VALUES (?, ?, ?, ?, ?)", row)
    flush(file)


def check(file: Path) -> None:
    """Refuse what is no backup, or not a whole one."""
    with file.open("rb") as start:
        if start.read(16) != b"SQLite format 3\0":
            raise LudothekError("backup-not-ours", file=str(file))
    try:
        with opened(file) as connection:
            if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [SEAL]).fetchone():
                raise LudothekError("backup-unfinished", file=str(file))
            format, _, _, _, wanted = connection.execute(f"SELECT * FROM {SEAL}").fetchone() or (0, 0, 0, 0, "")
            if format > FORMAT:
                raise LudothekError("backup-newer", file=str(file))
            check_pages(connection, "backup-damaged", file)
            if digest(connection) != wanted:
                raise LudothekError("backup-changed", file=str(file))
    except sqlite3.Error as error:
        raise LudothekError("backup-torn", file=str(file), detail=str(error)) from None


def check_pages(connection: sqlite3.Connection, reason: str, file: Path) -> None:
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise LudothekError(reason, file=str(file), detail=found)


def bring_up_to_date(file: Path) -> None:
    """Migrate a copy of a backup, and leave it as one plain file without a seal."""
    engine = connect(f"sqlite:///{file}")
    try:
        migrate(engine)
    finally:
        engine.dispose()
    with opened(file, "rw") as connection:
        connection.execute(f"DROP TABLE IF EXISTS {SEAL}")
        connection.execute("PRAGMA journal_mode = DELETE")


def revision_in(file: Path) -> str | None:
    with opened(file) as connection, suppress(sqlite3.OperationalError):
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found[0]) if found else None
    return None


def replay(file: Path) -> Replayed:
    """Replay every table in a file, one after the other; an older one is brought up to date in a copy first."""
    if revision_in(file) == newest_revision():
        return _replay(file)
    with partial(file) as copy:
        with opened(file) as source, opened(copy, "rw") as target:
            source.backup(target)
        bring_up_to_date(copy)
        return _replay(copy)


def _replay(file: Path) -> Replayed:
    found = Replayed(failed=[])
    engine = _only_to_read(file)
    with reading(engine) as connection:
        for id in list(connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.id))):
            found.tables += 1
            try:
                table = Table(*store.table(connection, id))
                decisions = len(table.record.decisions) if table.session else 0
                if decisions != table.row.decisions:
                    raise LudothekError("backup-decisions", told=table.row.decisions, found=decisions)
                found.decisions += decisions
            except Exception as error:  # a title may fail in its own way, and the other tables are to be looked at
                found.failed.append((id, error))
    engine.dispose()
    return found


def _only_to_read(file: Path) -> Engine:
    address = f"file:{quote(str(file.absolute()))}?mode=ro"
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=StaticPool)


def flush(file: Path) -> None:
    """Have a file, or the names in a folder, on the disk."""
    number = os.open(file, os.O_RDONLY)
    try:
        with suppress(OSError):  # some systems flush no folders
            os.fsync(number)
    finally:
        os.close(number)
