"""The server, and its database, are killed again and again while people play; whatever was acknowledged is kept.

``LUDOTHEK_KILLS`` multiplies the number of kills, for a long night.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from migrated import migrated_database
from services.postgres import Postgres

from ludothek.client import Client
from ludothek.kernel.registry import titles
from ludothek.protocol import Position, TableCard
from ludothek.server.database import sqlite_url
from server.inside import Inside
from server.ledger import Player, check_kept, log_of, open_stubbornly, persist
from server.playing import MIND
from server.running import Running

pytestmark = pytest.mark.anyio

MORE = int(os.environ.get("LUDOTHEK_KILLS", "1"))
SERVER_KILLS = 6 * MORE
SERVER_KILLS_ON_POSTGRES = 3 * MORE
POSTGRES_KILLS = 5 * MORE
SILENCES = 2 * MORE
MOST = 60
"""Decisions of each person in one game; then a computer player goes on, killed now and then as well."""

PATIENCE = 200
"""Seconds for the games that were begun to end; the machine may be busy."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients that come back at once, so that as many as possible are there when the next kill comes."""
    monkeypatch.setattr("ludothek.client.live.AGAIN", 0.03)
    monkeypatch.setattr("ludothek.client.live.LONGEST_PAUSE", 0.1)


class Load:
    """Games of all titles, one after another at several tables at once, until it is enough."""

    def __init__(self, address: str, database: str, seed: int) -> None:
        self._address = address
        self._database = database
        self._rng = random.Random(seed)
        self.enough = asyncio.Event()
        self.games = 0
        self.players: list[Player] = []

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tables:
            for number, title in enumerate(titles()):
                tables.create_task(self._games(title, with_mind=number % 2 == 0))

    async def _games(self, title: str, with_mind: bool) -> None:
        async with Client(self._address) as ada, Client(self._address) as ben:
            await persist(lambda: ada.be("Ada"))
            await persist(lambda: ben.be("Ben"))
            while not self.enough.is_set():
                await self._game(ada, ben, title, with_mind)
                with_mind = not with_mind

    async def _game(self, ada: Client, ben: Client, title: str, with_mind: bool) -> None:
        id = await open_stubbornly(ada, ben, title, *([MIND] if with_mind else []))
        async with AsyncExitStack() as live:
            seats = [await live.enter_async_context(each.live(id)) for each in (ada, ben)]
            players = [Player(seat, random.Random(self._rng.random()), MOST, self.enough) for seat in seats]
            self.players += players
            ends: list[Position] = await asyncio.gather(*(player.play() for player in players))
        record = await persist(lambda: ben.record(id))

        async def read_log() -> None:
            check_kept(record, await asyncio.to_thread(log_of, self._database, id), players, ends)

        await persist(read_log)
        self.games += 1

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def unfinished(self) -> list[TableCard]:
        return [player.table.position.table for player in self.players if not player.table.over]

    @property
    def refused(self) -> list[str]:
        return [sentence for player in self.players for sentence in player.refused]


async def killed_under_load(load: Load, kill: Callable[[], None], restart: Callable[[], None], times: int) -> None:
    """Kill at random moments, preferably after something has happened; a restart always comes.

    Afterwards every game that was begun is played to its end.
    """
    rng = random.Random(times)
    playing = asyncio.create_task(load.run())
    for _ in range(times):
        goal = load.acknowledged + rng.randrange(1, 15)
        for _ in range(100):
            if load.acknowledged >= goal or playing.done():
                break
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(0, 0.03))
        await asyncio.to_thread(kill)
        await asyncio.sleep(rng.uniform(0, 0.2))
        await asyncio.to_thread(restart)
        if playing.done():
            break
    load.enough.set()
    await asyncio.wait([playing], timeout=PATIENCE)
    assert playing.done(), load.unfinished
    await playing
    print(f"{times} kills, {load.games} games, {load.acknowledged} acknowledged, {len(load.refused)} times put off")
    assert load.games >= len(titles())
    assert load.acknowledged > 3 * times


async def test_no_acknowledged_decision_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        load = Load(server.address, sqlite_url(tmp_path), 1)
        await killed_under_load(load, server.kill, server.restart, SERVER_KILLS)


async def test_the_same_holds_for_a_server_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    database = migrated_database(postgres)
    with Running(tmp_path, LUDOTHEK_DATABASE_URL=database) as server:
        load = Load(server.address, database, 4)
        await killed_under_load(load, server.kill, server.restart, SERVER_KILLS_ON_POSTGRES)


async def test_no_acknowledged_decision_is_lost_or_doubled_when_postgresql_is_killed(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = migrated_database(postgres)
    with Running(tmp_path, LUDOTHEK_DATABASE_URL=database) as server:
        load = Load(server.address, database, 5)
        await killed_under_load(load, postgres.kill, postgres.restart, POSTGRES_KILLS)
        assert server.process.poll() is None
        assert load.refused
        assert all("try again" in sentence for sentence in load.refused), set(load.refused)
        assert "Traceback" not in server.log.read_text()


async def test_the_same_holds_when_postgresql_is_silent_for_a_while(
    tmp_path: Path, postgres: Postgres, short_silence: float, caplog: pytest.LogCaptureFixture
) -> None:
    database = migrated_database(postgres)
    lengths = itertools.cycle([4 * short_silence, short_silence / 4])

    def speak_again() -> None:
        time.sleep(next(lengths))
        postgres.speak_again()
        time.sleep(short_silence)  # so that it is tried again, and something is played, before the next

    async with Inside(tmp_path, {"LUDOTHEK_DATABASE_URL": database}) as server:
        load = Load(server.address, database, 6)
        await killed_under_load(load, postgres.fall_silent, speak_again, SILENCES)
    assert load.refused
    assert all("try again" in sentence for sentence in load.refused), set(load.refused)
    assert not [record for record in caplog.records if record.exc_info]
