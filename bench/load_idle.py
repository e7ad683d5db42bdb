"""Memory of tables nobody plays at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from load_driver import Peer, open_tables


def memory_kib(pids: Iterable[int]) -> int:
    """Memory of these processes; what several share is counted once (PSS)."""
    size = 0
    for pid in pids:
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        size += int(rollup.partition("\nPss:")[2].split(None, 1)[0])
    return size


async def compare_idle(makes: Sequence[Callable[[], Peer]], tables: int, seats: int) -> list[tuple[float, float]]:
    """KiB of an idle table of every peer, without and with live connections."""
    found = []
    for make in makes:
        alone, connected = [await measure_idle(make, tables, seats, live) for live in (False, True)]
        found.append((alone, connected))
        print(f"{make().name}, idle table: {alone:.1f} KiB, with {seats} live connections {connected:.1f} KiB")
    return found


async def measure_idle(make: Callable[[], Peer], tables: int, seats: int, live: bool) -> float:
    """`idle_kib` of a server of its own."""
    peer = make()
    try:
        await peer.start()
        return await idle_kib(peer, tables, seats, live)
    finally:
        await peer.stop()


async def idle_kib(peer: Peer, tables: int, seats: int, live: bool) -> float:
    """Memory of one table nobody plays at: the growth by `tables` tables after a tenth as many have warmed it up.

    This is what the operating system sees, with whatever garbage the server has not given back: use 1000 or more.
    """
    opened = await open_tables(peer, tables // 10, seats, live)
    await asyncio.sleep(2)
    before = memory_kib(peer.pids)
    opened += await open_tables(peer, tables, seats, live)
    await asyncio.sleep(2)
    grown = memory_kib(peer.pids) - before
    await asyncio.gather(*(table.close() for table in opened))
    return grown / tables
