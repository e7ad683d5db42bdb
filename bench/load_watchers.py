"""One table with many who merely watch: what a decision costs the server's CPU.

Two scripted players decide in turns at a pace the server can hold; everybody gets every position.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from statistics import median
from typing import Final

from load_driver import cpu_seconds
from load_ludothek import API, Game, Ludothek, LudothekTable
from load_websocket import WebSocket

PACE: Final = 0.05
"""Seconds from one decision to the next."""


class Audience:
    """So many connections that look at a table and belong to nobody."""

    def __init__(self) -> None:
        self.heard = 0
        self.size = 0
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
            self.size = len(message)

    def _lose(self, error: Exception) -> None:
        self.lost = error


async def measure(watchers: int, decisions: int) -> tuple[float, int]:
    """Milliseconds of the server's CPU per decision, and the bytes each watcher got of the last one."""
    peer, audience = Ludothek(), Audience()
    await peer.start()
    try:
        table = await peer.open_table(2)
        assert isinstance(table, LudothekTable)
        game: Game = table.games[-1]
        await audience.join(peer.port, game.id, watchers)
        audience.heard = 0
        before = cpu_seconds(peer.pids)
        for number in range(1, decisions + 1):
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
        return 1000 * spent / decisions, audience.size
    finally:
        await peer.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", type=int, default=500)
    parser.add_argument("--decisions", type=int, default=40, help="fewer than a game has")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    found = [asyncio.run(measure(args.watchers, args.decisions)) for _ in range(args.rounds)]
    cost = median(each for each, _ in found)
    print(f"{args.watchers} watchers: {cost:.2f} ms of CPU per decision, {found[0][1]} bytes to each")


if __name__ == "__main__":
    main()
