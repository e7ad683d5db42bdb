"""Many tables played at once against one server: what every server goes through, and how it is measured.

Scripted clients in this process hold a live connection for every seat. A decision is made by the seat whose turn it
is, and is done when every seat of the table has the new state. First all tables play as fast as they can; then they
play at half of that rate, because the waiting times of a saturated server say only how many tables wait. Every
measurement starts a fresh server and warms it up; the median of several rounds counts.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Final, Protocol

HERE: Final = Path(__file__).resolve().parent
PATIENCE: Final = 20.0
"""Seconds after which a server that does not start, or a decision nobody hears of, is given up."""
WARM_UP: Final = 3.0
OPENING: Final = 16
"""Tables that are opened at the same time."""
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Table(Protocol):
    """A match, with the live connections of all its seats."""

    async def decide(self) -> float:
        """The seat whose turn it is makes one move. Returns seconds from sending until every seat has the new state."""

    async def close(self) -> None: ...


class Peer(Protocol):
    """A server under load."""

    name: str
    late: int
    """Matches that had to be opened since the play began, which costs the server time but is no decision."""

    @property
    def pids(self) -> list[int]:
        """All processes of the server."""

    async def start(self) -> None:
        """Start the server, and return when it answers."""

    async def stop(self) -> None: ...

    async def open_table(self, seats: int, live: bool = True) -> Table:
        """A new match with everybody seated; unless `live`, without their connections, and then nobody can decide."""


@dataclass(frozen=True)
class Result:
    """What one measurement found."""

    peer: str
    tables: int
    seats: int
    rate: float | None
    """Decisions per second that were asked for; without, as many as the server makes."""
    decisions: int
    per_second: float
    per_cpu_second: float
    """Decisions per second of the server's CPU time, user and system, over all its processes."""
    p50_ms: float
    p99_ms: float
    table_kib: float
    """Growth of the server's memory by one open table, before it has been played at."""
    played_kib: float
    """The same after the whole measurement."""
    server_share: float
    """CPU time of the server, in cores: flat out and clearly below 1, other programs had the machine."""
    client_share: float
    """CPU time of the clients, in cores: near 1, they are what limits."""
    behind: int
    """Decisions that began more than a whole period late."""
    late: int
    """Matches that were opened while it was measured; should be 0."""
    failed: int
    """Tables that lost a connection or waited in vain."""


def cpu_seconds(pids: Iterable[int]) -> float:
    """User and system time of these processes."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def children_of(pid: int) -> list[int]:
    """The processes that this one has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def memory_kib(pids: Iterable[int]) -> int:
    """Memory of these processes; what several share is counted once (PSS)."""
    size = 0
    for pid in pids:
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        size += int(rollup.partition("\nPss:")[2].split(None, 1)[0])
    return size


def percentile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


async def open_tables(peer: Peer, tables: int, seats: int, live: bool = True) -> list[Table]:
    gate = asyncio.Semaphore(OPENING)

    async def one() -> Table:
        async with gate:
            return await peer.open_table(seats, live)

    return list(await asyncio.gather(*(one() for _ in range(tables))))


class Play:
    """All tables at it: `took` holds the seconds of every decision since it was last cleared."""

    def __init__(self, tables: Sequence[Table], rate: float | None) -> None:
        self.took: list[float] = []
        self.behind = 0
        self.stopped = False
        self.period = len(tables) / rate if rate else 0.0
        self.tasks = [
            asyncio.create_task(self.play(table, index / len(tables) * self.period))
            for index, table in enumerate(tables)
        ]

    async def play(self, table: Table, delay: float) -> None:
        clock = time.perf_counter
        due = clock() + delay
        while not self.stopped:
            if self.period:
                ahead = due - clock()
                if ahead > 0:
                    await asyncio.sleep(ahead)
                self.behind += -ahead > self.period
                due += self.period
            self.took.append(await table.decide())

    async def stop(self) -> int:
        """Ends the play and says at how many tables it had not gone on."""
        self.stopped = True
        done, waiting = await asyncio.wait(self.tasks, timeout=PATIENCE)
        for task in waiting:
            task.cancel()
        broken = [error for task in done if (error := task.exception())]
        for error in broken[:3]:
            print(f"a table failed: {error!r}", file=sys.stderr)
        return len(broken) + len(waiting)


async def load(peer: Peer, tables: int, seats: int, seconds: float, rate: float | None = None) -> Result:
    """Open `tables` tables, play at all of them, and measure for `seconds`. The peer has been started.

    Each table makes its next decision as soon as everybody has the last one or, if there is a `rate` (decisions per
    second, all tables together), when it is due.
    """
    empty = memory_kib(peer.pids)
    opened = await open_tables(peer, tables, seats)
    await asyncio.sleep(1)
    fresh = memory_kib(peer.pids)
    gc.collect()
    gc.freeze()
    play = Play(opened, rate)
    await asyncio.sleep(WARM_UP)

    play.took.clear()
    play.behind = peer.late = 0
    began, served, own = time.perf_counter(), cpu_seconds(peer.pids), time.process_time()
    await asyncio.sleep(seconds)
    elapsed = time.perf_counter() - began
    served = cpu_seconds(peer.pids) - served
    own = time.process_time() - own
    took, behind, late = sorted(play.took), play.behind, peer.late

    failed = await play.stop()
    played = memory_kib(peer.pids)
    await asyncio.gather(*(table.close() for table in opened))
    gc.unfreeze()
    return Result(
        peer=peer.name,
        tables=tables,
        seats=seats,
        rate=rate,
        decisions=len(took),
        per_second=len(took) / elapsed,
        per_cpu_second=len(took) / served if served else float("nan"),
        p50_ms=percentile(took, 0.50) * 1000,
        p99_ms=percentile(took, 0.99) * 1000,
        table_kib=(fresh - empty) / tables,
        played_kib=(played - empty) / tables,
        server_share=served / elapsed,
        client_share=own / elapsed,
        behind=behind,
        late=late,
        failed=failed,
    )


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


def median_result(results: Sequence[Result]) -> Result:
    """Of every figure the median; failures are added up."""
    rows = [asdict(result) for result in results]
    middle = {
        field: median(row[field] for row in rows) if isinstance(value, int | float) else value
        for field, value in rows[0].items()
    }
    return Result(**{**middle, "failed": sum(result.failed for result in results)})


async def measure(
    make: Callable[[], Peer], tables: int, seats: int, seconds: float, rate: float | None = None
) -> Result:
    """`load` against a server of its own."""
    peer = make()
    try:
        await peer.start()
        return await load(peer, tables, seats, seconds, rate)
    finally:
        await peer.stop()


async def measure_idle(make: Callable[[], Peer], tables: int, seats: int, live: bool) -> float:
    """`idle_kib` of a server of its own."""
    peer = make()
    try:
        await peer.start()
        return await idle_kib(peer, tables, seats, live)
    finally:
        await peer.stop()


COLUMNS: Final[dict[str, Callable[[Result], str]]] = {
    "decisions/s": lambda result: f"{result.per_second:.0f}",
    "per CPU s": lambda result: f"{result.per_cpu_second:.0f}",
    "p50 ms": lambda result: f"{result.p50_ms:.2f}",
    "p99 ms": lambda result: f"{result.p99_ms:.2f}",
    "KiB/table": lambda result: f"{result.table_kib:.0f}",
    "played": lambda result: f"{result.played_kib:.0f}",
    "server": lambda result: f"{result.server_share:.0%}",
    "clients": lambda result: f"{result.client_share:.0%}",
    "behind": lambda result: f"{result.behind:.0f}",
    "opened": lambda result: f"{result.late:.0f}",
    "failed": lambda result: f"{result.failed:.0f}",
}


def heading() -> str:
    return " " * 52 + "".join(f"{title:>12}" for title in COLUMNS)


def row(result: Result) -> str:
    pace = f"{result.rate:.0f}/s" if result.rate else "flat out"
    what = f"{result.peer}, {result.tables:.0f} x {result.seats:.0f}, {pace}"
    return f"{what:<52}" + "".join(f"{show(result):>12}" for show in COLUMNS.values())


def run(work: Coroutine[object, object, None]) -> None:
    """In uvloop, if it is installed: it makes the clients about a fifth cheaper."""
    fast = import_module("uvloop").new_event_loop if find_spec("uvloop") else None
    with asyncio.Runner(loop_factory=fast) as runner:
        runner.run(work)


async def compare(makes: Sequence[Callable[[], Peer]], arguments: argparse.Namespace) -> list[tuple[Result, Result]]:
    """Every peer in every round, flat out and then paced; afterwards the medians of both."""
    tables, seats, seconds = arguments.tables, arguments.seats, arguments.seconds
    print(heading())
    found: dict[tuple[int, bool], list[Result]] = {}
    for _ in range(arguments.rounds):
        for index, make in enumerate(makes):
            result = await measure(make, tables, seats, seconds)
            print(row(result), flush=True)
            found.setdefault((index, False), []).append(result)
            result = await measure(make, tables, seats, seconds, min(arguments.rate, result.per_second / 2))
            print(row(result), flush=True)
            found.setdefault((index, True), []).append(result)
    print("medians")
    medians = {key: median_result(results) for key, results in sorted(found.items())}
    for result in medians.values():
        print(row(result))
    return [(medians[index, False], medians[index, True]) for index in range(len(makes))]


async def compare_idle(makes: Sequence[Callable[[], Peer]], tables: int, seats: int) -> list[tuple[float, float]]:
    """KiB of an idle table of every peer, without and with live connections."""
    found = []
    for make in makes:
        alone, connected = [await measure_idle(make, tables, seats, live) for live in (False, True)]
        found.append((alone, connected))
        print(f"{make().name}, idle table: {alone:.1f} KiB, with {seats} live connections {connected:.1f} KiB")
    return found
