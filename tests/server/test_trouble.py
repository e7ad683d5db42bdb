"""A full disk, a locked database, a database that only reads: a clear refusal, and nothing is lost."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from migrated import migrated_database
from services.postgres import Postgres
from waiting import PATIENCE, until

from ludothek.client import Client, LiveTable, ServerRefused
from ludothek.protocol import NewTable, Position
from ludothek.server.database import MIGRATION_LOCK, connect, migrate, sqlite_url, writing
from server.inside import Inside
from server.ledger import log_of, persist
from server.playing import ME, MIND
from server.running import Running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def ada(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Client]:
    """Somebody at a server of her own, on a file."""
    with Running(tmp_path) as server:
        async with Client(server.address) as client:
            await client.be("Ada")
            client.server = server  # type: ignore[attr-defined]
            yield client


async def table_of(ada: Client) -> Position:
    return await ada.open(NewTable(title="worldsfair", seats=[ME, ME]))


async def refused_then_done(
    ada: Client, one: LiveTable, sentence: str, begin: Callable[[], object], end: Callable[[], object]
) -> None:
    """While there is trouble, decisions are refused in this sentence; the same request succeeds when it is over."""
    before = one.position
    choice = before.choices[0].id
    await asyncio.to_thread(begin)
    try:
        with pytest.raises(ServerRefused, match=f"{sentence}. Nothing was changed; try again") as live:
            await one.decide(choice, request="again")
        with pytest.raises(ServerRefused, match=f"{sentence}. Nothing was changed; try again") as rest:
            await ada.decide(before, choice, request="other")
        assert (live.value.status, rest.value.status) == (503, 503)
        assert one.position.version == before.version  # what there is can still be seen
        assert one.position.view == before.view
    finally:
        await asyncio.to_thread(end)
    after = await one.decide(choice, request="again")
    assert (after.decisions, after.version) == (before.decisions + 1, before.version + 1)
    again = await one.decide(choice, request="again")
    assert again.answer
    assert (again.answer.outcome, again.version) == ("repeated", after.version)


async def test_a_locked_database(ada: Client, tmp_path: Path) -> None:
    opened = await table_of(ada)
    other = sqlite3.connect(tmp_path / "ludothek.sqlite3", isolation_level=None, check_same_thread=False)
    async with ada.live(opened.table.id) as one:
        await refused_then_done(
            ada, one, "another program holds the database", lambda: other.execute("BEGIN EXCLUSIVE"), other.rollback
        )
    other.close()


async def test_a_disk_that_takes_no_larger_files(ada: Client, tmp_path: Path) -> None:
    opened = await table_of(ada)
    process = ada.server.process.pid  # type: ignore[attr-defined]
    async with ada.live(opened.table.id) as one:
        await refused_then_done(
            ada,
            one,
            "the disk takes nothing more",
            lambda: resource.prlimit(process, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY)),
            lambda: resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2),
        )
    said = ada.server.log.read_text()  # type: ignore[attr-defined]
    assert "Traceback" not in said
    assert said.count("the disk takes nothing more. Look into the system's log for errors of the disk") == 1
    assert said.count("The database can be written again.") == 1


async def test_a_disk_that_is_full(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(disk)], capture_output=True)
    if mounted.returncode:
        pytest.skip("a disk of one's own needs more rights: run as root")
    filler = disk / "filler"

    def fill() -> None:
        with filler.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(b"x" * 512)

    try:
        with Running(disk / "data") as server:
            async with Client(server.address) as ada:
                await ada.be("Ada")
                opened = await table_of(ada)
                async with ada.live(opened.table.id) as one:
                    while one.position.decisions < 8:
                        await one.decide(one.position.choices[0].id)
                    await refused_then_done(ada, one, "the disk is full", fill, filler.unlink)
                    while one.position.decisions < 16:
                        await one.decide(one.position.choices[0].id)
            server.kill()
            said = server.log.read_text()  # on the same disk, so that it could not say when the trouble began
            assert said.count("The database can be written again.") == 1 and len(said) < 1000
            log = log_of(sqlite_url(disk / "data"), opened.table.id)
            assert sum(entry.kind == "decision" for entry in log) == 16
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


@pytest.fixture
async def on_postgres(tmp_path: Path, postgres: Postgres) -> AsyncIterator[tuple[Client, str]]:
    database = migrated_database(postgres)
    with Running(tmp_path, LUDOTHEK_DATABASE_URL=database) as server:
        async with Client(server.address) as client:
            await client.be("Ada")
            yield client, database


async def test_a_postgresql_that_only_reads(postgres: Postgres, on_postgres: tuple[Client, str]) -> None:
    ada, database = on_postgres
    opened = await table_of(ada)

    def only_read(yes: bool) -> None:
        name = database.rpartition("/")[2]
        with suppress(Exception):
            postgres.psql(f"ALTER DATABASE {name} SET default_transaction_read_only = {'on' if yes else 'off'}")
        end_connections(postgres, database)

    async with ada.live(opened.table.id) as one:
        await refused_then_done(
            ada, one, "the database can only be read", lambda: only_read(True), lambda: only_read(False)
        )


async def test_connections_that_postgresql_ends_cost_nothing(
    postgres: Postgres, on_postgres: tuple[Client, str]
) -> None:
    ada, database = on_postgres
    opened = await table_of(ada)
    async with ada.live(opened.table.id) as one:
        for _ in range(10):
            await asyncio.to_thread(end_connections, postgres, database)
            choice = one.position.choices[0].id
            await persist(lambda choice=choice: one.decide(choice))  # type: ignore[misc]
    assert one.position.decisions == 10


def end_connections(postgres: Postgres, database: str) -> None:
    name = database.rpartition("/")[2]
    postgres.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


async def test_a_connection_that_comes_while_the_database_is_away_is_not_refused_for_good(
    postgres: Postgres, on_postgres: tuple[Client, str]
) -> None:
    ada, _ = on_postgres
    opened = await table_of(ada)
    async with ada.live(opened.table.id, spectate=True) as watching, ada.live(opened.table.id) as one:
        await asyncio.to_thread(postgres.kill)
        late = ada.live(opened.table.id)
        entering = asyncio.create_task(late.__aenter__())
        await until(lambda: late.reconnected or entering.done())  # it was refused, or what is in memory was enough
        await asyncio.to_thread(postgres.restart)
        async with asyncio.timeout(PATIENCE):
            await entering
            await persist(lambda: one.decide(one.position.choices[0].id, request="x"))
            await watching.until(lambda position: position.decisions == 1)
            await late.until(lambda position: position.decisions == 1)
        await late.__aexit__(None, None, None)


async def test_a_postgresql_that_is_silent(postgres: Postgres, tmp_path: Path, short_silence: float) -> None:
    """Stopped, not dead: whoever asks for anything is refused soon, and play goes on when it speaks again."""
    on_postgres = {"LUDOTHEK_DATABASE_URL": migrated_database(postgres)}
    async with Inside(tmp_path, on_postgres) as server, Client(server.address) as ada:
        await ada.be("Ada")
        opened = await table_of(ada)
        async with ada.live(opened.table.id) as one, asyncio.timeout(PATIENCE):
            before, choice = one.position, one.position.choices[0].id
            await asyncio.to_thread(postgres.fall_silent)
            try:
                await asyncio.gather(
                    refused(lambda: one.decide(choice, request="again")),
                    refused(lambda: ada.decide(before, choice, request="other")),
                    refused(lambda: table_of(ada)),
                    *[refused(ada.lobby) for _ in range(30)],  # more than may read at once
                )
                for _ in range(5):  # at once for a while, and when it has been tried again
                    await refused(lambda: one.decide(choice, request="again"))
                    await asyncio.sleep(short_silence / 2)
            finally:
                await asyncio.to_thread(postgres.speak_again)
            await persist(lambda: one.decide(choice, request="again"))
            await persist(ada.lobby)
    assert (one.position.decisions, one.position.version) == (before.decisions + 1, before.version + 1)


async def refused(ask: Callable[[], Awaitable[object]]) -> None:
    with pytest.raises(ServerRefused, match="try again in a moment") as refusal:
        await ask()
    assert refusal.value.status == 503


async def test_a_server_that_waits_for_another_to_migrate_is_patient(postgres: Postgres, short_silence: float) -> None:
    first, second = (connect(database) for database in [postgres.new_database()] * 2)
    with writing(first) as connection:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        migrating = asyncio.create_task(asyncio.to_thread(migrate, second))
        waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        await until(lambda: postgres.psql(waiting) == "1")
        await asyncio.sleep(3 * short_silence)
        assert not migrating.done()
    await migrating
    for engine in (first, second):
        engine.dispose()


async def test_minds_go_on_when_the_database_comes_back(postgres: Postgres, on_postgres: tuple[Client, str]) -> None:
    ada, _ = on_postgres
    opened = await ada.open(NewTable(title="worldsfair", seats=[MIND, MIND]))
    async with ada.live(opened.table.id) as watching:
        await watching.until(lambda position: position.decisions >= 3)
        await asyncio.to_thread(postgres.kill)
        await refused(ada.lobby)
        await asyncio.to_thread(postgres.restart)
        async with asyncio.timeout(PATIENCE):
            await watching.until(lambda position: position.table.status == "finished")


async def test_a_game_whose_start_fell_into_a_crash_starts_when_somebody_looks(ada: Client, tmp_path: Path) -> None:
    opened = await table_of(ada)
    ada.server.kill()  # type: ignore[attr-defined]
    engine = connect(sqlite_url(tmp_path))
    with writing(engine) as connection:
        connection.exec_driver_sql("DELETE FROM entries")
        connection.exec_driver_sql("UPDATE tables SET version = 0, status = 'open', waiting = 0")
    engine.dispose()
    await asyncio.to_thread(ada.server.restart)  # type: ignore[attr-defined]
    async with ada.live(opened.table.id) as one, asyncio.timeout(PATIENCE):
        begun = await one.until(lambda position: position.choices)
    assert begun.table.status == "playing"
