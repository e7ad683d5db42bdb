"""A database that was brought up to date is the one that schema.py describes, and servers that start at once agree."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from services.postgres import Postgres
from services.redis import Redis

from ludothek.server import schema
from ludothek.server.database import connect, migrate, sqlite_url
from server.running import Running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def test_a_migrated_database_is_as_the_schema_says(database: str) -> None:
    engine = connect(database)
    migrate(engine)
    migrate(engine)  # the second time there is nothing to do
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_servers_that_start_at_once_on_an_empty_database_all_come_up(
    database: str, tmp_path: Path, redis: Redis
) -> None:
    shared = {"LUDOTHEK_DATABASE_URL": database, "LUDOTHEK_CHANNELS_URL": redis.url}
    with ThreadPoolExecutor(3) as threads:
        starting = [threads.submit(Running, tmp_path / str(number), **shared) for number in range(3)]
    servers = [each.result() for each in starting]
    assert [server.stop() for server in servers] == [0, 0, 0]
