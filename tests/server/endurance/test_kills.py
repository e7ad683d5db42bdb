"""Two servers at the same tables, while servers, PostgreSQL, Redis and minds' workers are killed with SIGKILL.

``LUDOTHEK_KILLS`` multiplies the number of kills, for a long night.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from migrated import migrated_database
from services.postgres import Postgres, children_of
from services.redis import Redis

from ludothek.kernel.registry import titles
from server.endurance.games import Games
from server.running import Running

pytestmark = pytest.mark.anyio

LONGEST_END = 150
"""Seconds in which computer players bring all games to their end."""
KILLS = 20 * int(os.environ.get("LUDOTHEK_KILLS", "1"))


async def test_nothing_is_lost_doubled_or_reordered_whoever_is_killed(tmp_path: Path) -> None:
    with ExitStack() as running:
        postgres, redis = running.enter_context(Postgres()), running.enter_context(Redis())
        shared = {"LUDOTHEK_DATABASE_URL": migrated_database(postgres), "LUDOTHEK_CHANNELS_URL": redis.url}
        shared["LUDOTHEK_TABLES_PER_DAY"] = "0"  # in a long night two people play hundreds of games
        servers = [running.enter_context(Running(tmp_path / name, **shared)) for name in ("one", "two")]
        victims: dict[str, Callable[[], bool]] = {
            "first server": lambda: again(servers[0]),
            "second server": lambda: again(servers[1]),
            "PostgreSQL": lambda: again(postgres),
            "Redis": lambda: again(redis),
            "mind": lambda: kill_workers(servers),
        }
        games = Games([server.address for server in servers], [*titles()], seed=KILLS)
        playing = asyncio.create_task(games.run())
        killed = await kill(games, playing, victims)
        games.enough = True
        await asyncio.wait([playing], timeout=LONGEST_END)
        assert playing.done(), games.unfinished
        await playing
        print(f"{dict(killed)} killed; {games.games} games, {games.acknowledged} answers")
        assert killed.keys() == victims.keys()
        assert killed.total() - killed["mind"] == KILLS - KILLS // len(victims)
        assert all("Traceback" not in server.log.read_text() for server in servers)


async def kill(games: Games, playing: asyncio.Task[None], victims: dict[str, Callable[[], bool]]) -> Counter[str]:
    """Kill each kind of victim in turn, at moments of chance, preferably after something has happened.

    What is counted was there to be killed.
    """
    rng = random.Random(KILLS)
    killed: Counter[str] = Counter()
    order = [*victims] * (KILLS // len(victims))
    rng.shuffle(order)
    for name in order:
        goal, late = games.acknowledged + rng.randrange(1, 12), time.monotonic() + 2
        while games.acknowledged < goal and time.monotonic() < late and not playing.done():
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(0, 0.05))
        if playing.done():
            await playing  # and say what went wrong
        if await asyncio.to_thread(victims[name]):
            killed[name] += 1
    return killed


def again(victim: Running | Postgres | Redis) -> bool:
    victim.kill()
    time.sleep(random.uniform(0, 0.3))
    victim.restart()
    return True


def kill_workers(servers: list[Running]) -> bool:
    """Kill the processes in which minds think; returns whether there was any."""
    found = False
    for server in servers:
        for child in children_of(server.process.pid):
            with suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    os.kill(child, signal.SIGKILL)
                    found = True
    return found
