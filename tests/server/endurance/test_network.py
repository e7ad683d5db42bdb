"""Two servers on two hosts at the same tables, and a network between them that drops, delays and cuts.

One server stands on the host of the database, the other at the far end of the cable; people are connected to either.
``LUDOTHEK_KILLS`` multiplies the number of faults, for a long night.
"""

from __future__ import annotations

import asyncio
import os
import random
import warnings
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from services.postgres import Postgres
from services.redis import Redis

from ludothek.kernel.registry import titles
from server.endurance.games import Games
from server.endurance.hosts import Forwarder, Host
from server.running import Running

pytestmark = pytest.mark.anyio

FAULTS = 12 * int(os.environ.get("LUDOTHEK_KILLS", "1"))
SHORTEST, SHORT, LONG = 0.002, 0.5, 4.0
"""Seconds for which the cable is out: TCP sends again what was lost; after a long time clients and server give up."""
LONGEST_END = 150


async def test_nothing_is_lost_doubled_or_reordered_on_a_network_that_drops_delays_and_cuts(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    if reason := Host.missing():
        pytest.skip(reason)
    with ExitStack() as running:
        far = running.enter_context(Host())
        postgres, redis = running.enter_context(Postgres()), running.enter_context(Redis())
        database = postgres.new_database()
        forwarders = [Forwarder(far.here, service.port) for service in (postgres, redis)]
        for forwarder in forwarders:
            await forwarder.start()
        near = {"LUDOTHEK_DATABASE_URL": database, "LUDOTHEK_CHANNELS_URL": redis.url, "LUDOTHEK_TABLES_PER_DAY": "0"}
        distant = {name: url.replace("127.0.0.1", far.here) for name, url in near.items()}
        one = running.enter_context(Running(tmp_path / "near", **near))
        two = running.enter_context(
            await asyncio.to_thread(lambda: Running(tmp_path / "far", "--host", far.there, where=far.where, **distant))
        )
        packets = far.disturb()
        record_property("single packets are lost and delayed", packets)
        if not packets:
            warnings.warn("No netem here: the cable is pulled, but no single packets are lost.", stacklevel=1)
        games = Games([one.address, two.address], [*titles()], seed=FAULTS)
        playing = asyncio.create_task(games.run())
        await disturb(far, forwarders, playing)
        games.enough = True
        await asyncio.wait([playing], timeout=LONGEST_END)
        assert playing.done(), games.unfinished
        await playing
        print(f"{FAULTS} faults, single packets: {packets}; {games.games} games, {games.acknowledged} answers")
        assert games.acknowledged > 3 * FAULTS
        for forwarder in forwarders:
            await forwarder.stop()


async def disturb(far: Host, forwarders: list[Forwarder], playing: asyncio.Task[None]) -> None:
    rng = random.Random(FAULTS)
    for number in range(FAULTS):
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        if playing.done():
            await playing
        match number % 5:
            case 4:
                rng.choice(forwarders).cut()
            case 3 if number % 10 == 3:
                await _out(far, LONG)
            case _:
                await _out(far, rng.uniform(SHORTEST, SHORT))


async def _out(far: Host, seconds: float) -> None:
    await asyncio.to_thread(far.pull)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(far.plug)
