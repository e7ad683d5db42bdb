"""One table with many who merely watch: what a decision costs the server's CPU.

Two scripted players decide in turns at a pace the server can hold; everybody gets every position.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Final

from load_driver import cpu_seconds
from load_ludothek import API, Game, Ludothek, LudothekTable
from load_websocket import WebSocket

PACE: Final = 0.05
"""Seconds from one decision to the next."""
DECISIONS: Final = 40
"""Fewer than a game has."""


class Audience:
    """So many connections that look at a table and belong to nobody."""

    def __init__(self) -> None:
        self.heard = 0
        self.lost: Exception | None = None
        self._wires: list[WebSocket] = []

    async def join(self, port: int, table: str, watchers: int) -> None:
        path = f"{API}/tables/{table}/live"
        for _ in range(watchers):
            self._wires.append(await WebSocket.connect(port, path, self._hear, self._lose))
        while self.heard < watchers:
            await asyncio.sleep(0.01)

    def leave(self) -> None:
        for wire in self._wires:
            wire.close()

    def _hear(self, message: bytes) -> None:
        if message.startswith(b'{"type":"position"'):
            self.heard += 1

    def _lose(self, error: Exception) -> None:
        self.lost = error


async def compare_watched(
    makes: Mapping[str, Callable[[], Ludothek]], rounds: int, watchers: int
) -> dict[str, list[float]]:
    """Milliseconds of CPU time for a decision that so many watch, for each server, in turns."""
    found: dict[str, list[float]] = {name: [] for name in makes}
    for _ in range(rounds):
        for name, make in makes.items():
            found[name].append(await _measure(make(), watchers))
    return found


async def _measure(peer: Ludothek, watchers: int) -> float:
    audience = Audience()
    await peer.start()
    try:
        table = await peer.open_table(2)
        assert isinstance(table, LudothekTable)
        game: Game = table.games[-1]
        await audience.join(peer.port, game.id, watchers)
        audience.heard = 0
        before = cpu_seconds(peer.pids)
        for number in range(1, DECISIONS + 1):
            began = time.perf_counter()
            await game.decide()
            while audience.heard < number * watchers:
                if audience.lost:
                    raise audience.lost
                await asyncio.sleep(0)
            await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - began)))
        spent = cpu_seconds(peer.pids) - before
        audience.leave()
        await table.close()
        return 1000 * spent / DECISIONS
    finally:
        await peer.stop()
