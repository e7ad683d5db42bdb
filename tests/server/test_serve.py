"""Starting and stopping: one clear sentence if it cannot be, and nothing left behind when it ends."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import nursery
import pytest
from services.postgres import children_of, is_alive
from services.redis import Redis
from services.service import free_port
from waiting import until
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludothek.client import Client
from ludothek.kernel.record import Record
from ludothek.protocol import Bank, NewTable
from server.ledger import Player, persist
from server.playing import ME, MIND
from server.running import SOURCES, Running


def refused(*flags: str, **environment: str) -> str:
    """What a server says that does not start."""
    path = os.pathsep.join(map(str, SOURCES))
    arguments = ["serve", "--no-open", "--port", "0", *flags]
    done = nursery.run(arguments, {**os.environ, "PYTHONPATH": path, **environment}, 30)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


def test_a_data_directory_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be written" in refused("--data", str(tmp_path / "file" / "games"))


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert f"Port {port} is taken" in refused("--data", str(tmp_path), "--port", str(port))


def test_a_database_that_is_newer_than_the_program(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        assert server.stop() == 0
    file = tmp_path / "ludothek.sqlite3"
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert "written by a newer Ludothek" in refused("--data", str(tmp_path))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "ludothek.sqlite3").write_text("no database at all" * 1000)
    assert "ludothek.sqlite3" in refused("--data", str(tmp_path))


def test_a_database_that_does_not_answer(tmp_path: Path) -> None:
    url = f"postgresql://somebody:secret@127.0.0.1:{free_port()}/games"
    sentence = refused("--data", str(tmp_path), LUDOTHEK_DATABASE_URL=url)
    assert "The database cannot be used" in sentence
    assert "secret" not in sentence


def test_channels_that_make_no_sense(tmp_path: Path) -> None:
    assert "The channels are memory, redis://" in refused("--data", str(tmp_path), "--channels-url", "carrier-pigeon")


# One server for one file.


def test_a_file_that_another_server_has(tmp_path: Path) -> None:
    file = tmp_path / "ludothek.sqlite3"
    link = tmp_path / "elsewhere"
    link.symlink_to(tmp_path, target_is_directory=True)
    with Running(tmp_path) as server:
        for place in (["--data", str(tmp_path)], ["--data", str(link)], ["--database-url", f"sqlite:///{file}"]):
            sentence = refused(*place)
            assert f"The games in {file} are served by another Ludothek already; stop it, or" in sentence
        assert server.stop() == 0
    with Running(tmp_path):  # the lock is free, although its file is still there
        pass


def test_a_file_that_servers_with_channels_share(tmp_path: Path, redis: Redis) -> None:
    with Running(tmp_path, LUDOTHEK_CHANNELS_URL=redis.url), Running(tmp_path, LUDOTHEK_CHANNELS_URL=redis.url):
        pass


@pytest.mark.anyio
async def test_a_server_that_was_killed_is_started_again_while_its_workers_still_live(tmp_path: Path) -> None:
    async with thinking_server(tmp_path) as (server, workers):
        family = [*children_of(server.process.pid)]
        for process in family:
            os.kill(process, signal.SIGSTOP)  # so that they cannot notice and go
        try:
            os.kill(server.process.pid, signal.SIGKILL)
            server.process.wait()
            await asyncio.to_thread(server.restart)
            assert all(map(is_alive, workers))
        finally:
            for process in family:
                os.kill(process, signal.SIGCONT)
        await gone(family)


# Stopping.


@pytest.mark.anyio
async def test_a_server_that_is_stopped_tells_its_clients_and_leaves_nothing(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        async with Client(server.address) as ada:
            id = await thinking_table(ada)
            cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
            address = f"{server.address.replace('http', 'ws', 1)}/api/v1/tables/{id}/live"
            async with connect(address, additional_headers={"cookie": cookie}) as socket, ada.live(id) as one:
                playing = asyncio.create_task(Player(one, random.Random(1)).play())
                workers = await workers_of(server)
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                with suppress(ConnectionClosed):
                    while True:
                        await socket.recv()
                assert socket.close_code == 1012
                assert await stopping == 0
                await gone(workers)
                assert "Traceback" not in server.log.read_text()
                assert not list(tmp_path.glob("*-wal"))  # all is in the one file
                await asyncio.to_thread(server.restart)  # and the clients come back by themselves
                await playing
            assert Record.read(await ada.record(id)).result


@pytest.mark.anyio
async def test_a_server_that_is_killed_leaves_no_workers(tmp_path: Path) -> None:
    async with thinking_server(tmp_path) as (server, workers):
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        await gone(workers)


# Workers.


@pytest.mark.anyio
@pytest.mark.parametrize("trouble", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_worker_that_dies_or_hangs_is_replaced_and_the_table_goes_on(
    tmp_path: Path, trouble: signal.Signals
) -> None:
    with Running(tmp_path, "--workers", "1", LUDOTHEK_THOUGHT_SECONDS="4") as server:
        async with Client(server.address) as ada:
            id = await thinking_table(ada)
            async with ada.live(id) as one:
                player = Player(one, random.Random(1))
                playing = asyncio.create_task(player.play())
                for decisions in (2, 5):
                    await until(lambda least=decisions: len(player.acknowledged) >= least)  # type: ignore[misc]
                    for worker in await workers_of(server):
                        os.kill(worker, trouble)
                async with asyncio.timeout(60):
                    await playing
            record = Record.read(await ada.record(id))
    assert record.result
    assert "A worker is replaced" in server.log.read_text()


# Time.


@pytest.mark.anyio
@pytest.mark.parametrize("crash", [False, True])
async def test_while_no_server_runs_nobody_loses_time(tmp_path: Path, crash: bool) -> None:
    with Running(tmp_path) as server:
        async with Client(server.address) as ada:
            await ada.be("Ada")
            here = NewTable(title="worldsfair", seats=[ME, ME], clock=Bank(seconds=600))
            opened = await ada.open(here)
            await ada.decide(opened, opened.choices[0].id)
            began = time_kept(tmp_path)
            await until(lambda: time_kept(tmp_path) > began)
            id, seen = opened.table.id, time.monotonic()
            before = await ada.look(id)
            await asyncio.to_thread(server.kill if crash else server.stop)
            stopped = time.monotonic()
            await asyncio.sleep(1)
            away = time.monotonic() - stopped
            await asyncio.to_thread(server.restart)
            after = await persist(lambda: ada.look(id))
            served = time.monotonic() - seen - away
    assert before.clocks and after.clocks
    for left, later in zip(before.clocks.left, after.clocks.left, strict=True):
        assert left is not None and later is not None
        assert left - 1000 * served - 2 <= later <= left + 2500  # what was not written down is given back
    assert before.clocks.left[0] != 600_000  # it does run


def time_kept(folder: Path) -> int:
    """How long a server has run, as it has written down."""
    with closing(sqlite3.connect(folder / "ludothek.sqlite3")) as database:
        [(value,)] = database.execute("SELECT value FROM kept WHERE name = 'served'")
    return int(value)


# What these tests share.


async def thinking_table(ada: Client) -> str:
    """A table with computer players, whose processes have begun to think."""
    await ada.be("Ada")
    opened = await ada.open(NewTable(title="worldsfair", seats=[MIND, ME, MIND]))
    async with ada.live(opened.table.id) as one:
        await one.until(lambda position: position.choices)
    return opened.table.id


@asynccontextmanager
async def thinking_server(folder: Path) -> AsyncIterator[tuple[Running, list[int]]]:
    """A server at one of whose tables minds play, and the workers they think in."""
    with Running(folder) as server:
        async with Client(server.address) as ada:
            await thinking_table(ada)
            yield server, await workers_of(server)


async def workers_of(server: Running) -> list[int]:
    """The processes of a server's computer players."""
    workers: list[int] = []

    def found() -> bool:
        workers[:] = [child for child in children_of(server.process.pid) if "spawn_main" in command_of(child)]
        return bool(workers)

    await until(found)
    return workers


def command_of(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


async def gone(processes: list[int]) -> None:
    await until(lambda: not any(map(is_alive, processes)))
