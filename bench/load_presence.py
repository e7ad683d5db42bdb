"""What it costs that people know of each other: 500 at 200 tables, with presence and without, in turns.

In both the same decisions are made and the same people look. With presence all want to know who is there, a few write,
and everybody looks at something else and back once a minute.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Sequence
from statistics import median
from typing import Final

from load_driver import cpu_seconds
from load_ludothek import API, Game, Ludothek, LudothekTable
from load_websocket import WebSocket

TABLES: Final = 200
WATCHERS: Final = 100
DECISIONS_PER_SECOND: Final = 70
"""At each table one in three seconds."""
GLANCES_PER_SECOND: Final = 2 * (2 * TABLES + WATCHERS) / 60
"""Everybody looks away and back once a minute."""
WRITING: Final = 10
"""People who write a line, and say so every three seconds."""
PRESENCE_BAR: Final = 1.10
"""The CPU time with presence is at most so much of the CPU time without."""


async def compare_presence(make: Callable[[], Ludothek], rounds: int, seconds: float) -> list[tuple[float, float]]:
    """Milliseconds of CPU time a second without presence and with it, round by round."""
    found = []
    for _ in range(rounds):
        without = await _measure(make(), seconds, False)
        found.append((without, await _measure(make(), seconds, True)))
    return found


def ratio(found: Sequence[tuple[float, float]]) -> float:
    return median(present / without for without, present in found)


async def _measure(peer: Ludothek, seconds: float, presence: bool) -> float:
    await peer.start()
    try:
        tables = [await peer.open_table(2) for _ in range(TABLES)]
        games = [table.games[-1] for table in tables if isinstance(table, LudothekTable)]
        wires = [seat.wire for game in games for seat in game.seats] + await _audience(peer.port, games)
        if presence:
            for wire in wires:
                wire.send(b'{"type":"present","doing":"here"}')
        await asyncio.sleep(2)
        before = cpu_seconds(peer.pids)
        stop = asyncio.get_running_loop().time() + seconds
        await asyncio.gather(_decide(games, stop), _glance(wires, stop, presence), _write(wires, stop, presence))
        spent = cpu_seconds(peer.pids) - before
        for table in tables:
            await table.close()
        return 1000 * spent / seconds
    finally:
        await peer.stop()


async def _audience(port: int, games: Sequence[Game]) -> list[WebSocket]:
    some = [games[number % len(games)] for number in range(WATCHERS)]
    return [await WebSocket.connect(port, f"{API}/tables/{game.id}/live", _ignore, _ignore) for game in some]


def _ignore(_: object) -> None:
    pass


async def _decide(games: Sequence[Game], stop: float) -> None:
    loop = asyncio.get_running_loop()
    due = loop.time()
    for game in itertools.cycle(games):
        if due >= stop:
            return
        if not game.over:
            await game.decide()
        due += 1 / DECISIONS_PER_SECOND
        await asyncio.sleep(max(0.0, due - loop.time()))


async def _glance(wires: Sequence[WebSocket], stop: float, presence: bool) -> None:
    rng = random.Random(1)
    away: set[WebSocket] = set()
    while presence and asyncio.get_running_loop().time() < stop:
        wire = rng.choice(wires)
        doing = b"here" if wire in away else b"elsewhere"
        away ^= {wire}
        wire.send(b'{"type":"present","doing":"%s"}' % doing)
        await asyncio.sleep(1 / GLANCES_PER_SECOND)


async def _write(wires: Sequence[WebSocket], stop: float, presence: bool) -> None:
    while presence and asyncio.get_running_loop().time() < stop:
        for wire in wires[:WRITING]:
            wire.send(b'{"type":"present","doing":"typing"}')
        await asyncio.sleep(3)
