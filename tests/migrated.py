"""Databases in the form a server needs, copied from one that was brought there: migrating costs more than many a test.

Tests about migrations, and those that restore a backup, begin with an empty one.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock

from services.postgres import Postgres

from ludothek.server.database import DATABASE, connect, migrate, sqlite_url

ONE_AT_A_TIME = Lock()
"""Some tests start servers in threads, and Alembic serves one of them."""


def migrated_file(folder: Path) -> None:
    """The file of a server that keeps its data in this folder; what is there already stays as it is."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / DATABASE
    if not file.exists():
        with ONE_AT_A_TIME:
            migrated = _file()
        file.touch(0o600)
        file.write_bytes(migrated)


def migrated_database(postgres: Postgres) -> str:
    """The address of a new database there."""
    with ONE_AT_A_TIME:
        return postgres.new_database(_like(postgres))


@cache
def _file() -> bytes:
    with TemporaryDirectory() as folder:
        _bring_up_to_date(sqlite_url(Path(folder)))
        return (Path(folder) / DATABASE).read_bytes()


@cache
def _like(postgres: Postgres) -> str:
    address = postgres.new_database()
    _bring_up_to_date(address)
    return address


def _bring_up_to_date(address: str) -> None:
    engine = connect(address)
    migrate(engine)
    engine.dispose()
