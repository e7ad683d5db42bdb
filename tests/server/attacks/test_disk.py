"""What happens to a disk under a running server: files are deleted, moved, replaced and damaged."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection
from waiting import until

from ludothek.client import Client, LiveTable, ServerRefused
from ludothek.protocol import Decide, NewTable
from ludothek.server.database import sqlite_url, write_plainly
from ludothek.server.opening import open_table
from ludothek.server.refusals import Unavailable
from ludothek.server.services import Services
from ludothek.server.settings import Settings
from ludothek.server.wishes import carry_out
from server.ledger import log_of, persist
from server.playing import ME, MIND
from server.running import Running

pytestmark = pytest.mark.anyio

FILE = "ludothek.sqlite3"
WITHIN = 6
"""Seconds within which it is noticed, though nobody does anything."""


@pytest.fixture
async def ada(tmp_path: Path) -> AsyncIterator[tuple[Client, Running]]:
    """Somebody at a server of her own, on a file."""
    with Running(tmp_path) as server:
        async with Client(server.address) as client:
            await client.be("Ada")
            yield client, server


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    services = Services(Settings(data=tmp_path, workers=1))
    await services.open()
    yield services
    await services.close()


async def decide(one: LiveTable) -> str:
    """Make a decision; returns what it was refused with, or nothing."""
    try:
        await one.decide(one.position.choices[0].id)
    except ServerRefused as refusal:
        assert refusal.status == 503
        return str(refusal)
    return ""


async def noticed(server: Running, words: str) -> None:
    await until(lambda: words in server.log.read_text(), WITHIN)


async def test_who_asks_for_their_data_meanwhile_is_answered(ada: tuple[Client, Running], tmp_path: Path) -> None:
    client, _ = ada
    await client.me()
    (tmp_path / FILE).rename(tmp_path / "elsewhere")
    with pytest.raises(ServerRefused) as refused:
        await client.own_data()
    assert refused.value.status == 503
    (tmp_path / "elsewhere").rename(tmp_path / FILE)
    assert (await client.own_data()).startswith(b"PK")


async def test_a_file_that_is_moved_away_is_missed_and_all_goes_on_when_it_is_back(
    ada: tuple[Client, Running], tmp_path: Path
) -> None:
    client, server = ada
    opened = await client.open(NewTable(title="worldsfair", seats=[ME, ME]))
    async with client.live(opened.table.id) as one:
        assert await decide(one) == ""
        (tmp_path / FILE).rename(tmp_path / "elsewhere")
        await noticed(server, "was deleted or moved")
        before = one.position
        assert "the file of the database was deleted, moved or replaced. Nothing was changed" in await decide(one)
        with pytest.raises(ServerRefused, match="cannot be looked up just now") as lobby:
            await client.lobby()
        assert (lobby.value.status, str(tmp_path) in str(lobby.value)) == (503, False)
        assert not (tmp_path / FILE).exists()  # nobody has made an empty one
        (tmp_path / "elsewhere").rename(tmp_path / FILE)
        assert await persist(lambda: one.decide(before.choices[0].id))
        await noticed(server, "The database can be written again.")
    assert server.log.read_text().count("cannot be used now") == 1
    assert server.stop() == 0
    assert len(log_of(sqlite_url(tmp_path), opened.table.id)) == 3


async def test_a_file_that_is_replaced_is_not_written_to_and_the_old_one_can_be_rescued(
    ada: tuple[Client, Running], tmp_path: Path
) -> None:
    client, server = ada
    opened = await client.open(NewTable(title="worldsfair", seats=[ME, ME]))
    async with client.live(opened.table.id) as one:
        for _ in range(5):
            assert await decide(one) == ""
        other = tmp_path / "other"
        sqlite3.connect(other).execute("CREATE TABLE innocent (number)").connection.close()
        before = other.read_bytes()
        other.replace(tmp_path / FILE)
        assert "deleted, moved or replaced" in await decide(one)
        await noticed(server, "was replaced by another")
        rescued = tmp_path / "rescued"
        rescued.mkdir()
        for number in Path(f"/proc/{server.process.pid}/fd").iterdir():
            name = str(number.readlink()).removesuffix(" (deleted)")
            if name in (str(tmp_path / FILE), str(tmp_path / f"{FILE}-wal")):
                shutil.copyfile(number, rescued / Path(name).name)
    server.kill()
    assert (tmp_path / FILE).read_bytes() == before
    assert len(log_of(sqlite_url(rescued), opened.table.id)) == 6


@pytest.mark.parametrize("ending", ["-wal", "-shm"])
async def test_a_part_of_the_file_that_is_deleted_is_missed_and_a_restart_saves_all(
    ada: tuple[Client, Running], tmp_path: Path, ending: str
) -> None:
    client, server = ada
    opened = await client.open(NewTable(title="worldsfair", seats=[ME, ME]))
    async with client.live(opened.table.id) as one:
        done = sum([await decide(one) == "" for _ in range(5)])
        (tmp_path / f"{FILE}{ending}").unlink()
        assert "deleted, moved or replaced" in await decide(one)
        await noticed(server, "which is a part of it, was deleted or replaced")
    assert server.stop() == 0
    assert len(log_of(sqlite_url(tmp_path), opened.table.id)) == 1 + done


def scratch(file: Path, table: str) -> None:
    """Make nonsense of the pages in which a table of the database lies, as a failing disk does."""
    database = sqlite3.connect(file)
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (root,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table]).fetchone()
    (size,) = database.execute("PRAGMA page_size").fetchone()
    database.close()
    with file.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(b"\xfe" * size)


async def test_damage_is_said_to_whom_it_concerns_and_logged_once_with_what_to_do(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        async with Client(server.address) as client:
            await client.be("Ada")
            opened = await client.open(NewTable(title="worldsfair", seats=[MIND, MIND]))
            server.kill()
            scratch(tmp_path / FILE, "entries")
            server.restart()
            for _ in range(3):
                with pytest.raises(ServerRefused, match="a part of the database is damaged") as refusal:
                    await client.look(opened.table.id)
                assert refusal.value.status == 503
            await client.lobby()  # what is not damaged can be used
            await client.be("Ada Lovelace")
        log = server.log.read_text()
    assert log.count("ludothek restore") == 1
    assert "Traceback" not in log
    assert len(log) < 2000


async def test_a_commit_during_which_the_file_goes_is_in_doubt_until_the_file_is_back(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer waits; when the file is back, the decision turns out to be in it, and is made once."""
    person, _ = await services.people.new_guest("Ada", "")
    id = await open_table(services, person, NewTable(title="worldsfair", seats=[ME, ME]))
    table = (await services.tables.find(id)).table

    def and_the_file_goes(connection: Connection, write: Callable[[sqlite3.Connection], None]) -> None:
        write_plainly(connection, write)
        if not (tmp_path / "elsewhere").exists():
            (tmp_path / FILE).rename(tmp_path / "elsewhere")

    monkeypatch.setattr("ludothek.server.scribe.write_plainly", and_the_file_goes)
    seat = table.waiting[0]
    wish = Decide(seat=seat, answers=table.version, request="one", choice=table.state.legal(seat)[0])
    deciding = asyncio.create_task(carry_out(services, person, id, wish))
    await until((tmp_path / "elsewhere").exists)
    with pytest.raises(Unavailable):
        await services.people.new_guest("Ben", "")
    assert not deciding.done()
    monkeypatch.undo()
    (tmp_path / "elsewhere").rename(tmp_path / FILE)
    assert (await deciding).outcome == "repeated"
    assert [entry.request for entry in log_of(sqlite_url(tmp_path), id)][1:] == ["one"]
