"""Many tables played at once against one server: what every server goes through, and how it is measured.

Scripted clients in this process hold a live connection for every seat. A decision is made by the seat whose turn it
is, and is done when every seat of the table has the new state. All tables play at one pace after the other, and at
last as fast as they can. All servers run at the same time and are played at in turns of a few seconds, in several
rounds: on a machine with other work only neighbours can be compared, and only the spread of the rounds says how well.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Protocol

from load_figures import Pace, Result, percentile, row

HERE: Final = Path(__file__).resolve().parent
PATIENCE: Final = 20.0
"""Seconds after which a server that does not start, or a decision nobody hears of, is given up."""
WARM_UP: Final = 2.0
SETTLING: Final = 0.5
"""Seconds of play, flat out and at each pace, that do not count."""
FLAT_OUT: Final = 10_000
"""Decisions per second that a server may make, for which enough matches are opened."""
OPENING: Final = 16
"""Tables that are opened at the same time."""


class Table(Protocol):
    """A match, with the live connections of all its seats."""

    async def decide(self) -> float:
        """The seat whose turn it is makes one move. Returns seconds from sending until every seat has the new state."""

    async def refill(self, decisions: float) -> None:
        """Open what so many decisions need, if matches end: within a measurement that would cost the server time."""

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


def cpu_seconds(pids: Iterable[int]) -> float:
    """User and system time of all threads of these processes, as Linux's clock of another process tells it."""
    return sum(time.clock_gettime((~pid << 3) | 2) for pid in pids)


def children_of(pid: int) -> list[int]:
    """The processes that this one has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def open_tables(peer: Peer, tables: int, seats: int, live: bool = True) -> list[Table]:
    gate = asyncio.Semaphore(OPENING)

    async def one() -> Table:
        async with gate:
            return await peer.open_table(seats, live)

    return list(await asyncio.gather(*(one() for _ in range(tables))))


class Play:
    """All tables at it: `took` holds the seconds of every decision since it was last cleared."""

    def __init__(self, tables: Sequence[Table], pace: Pace) -> None:
        self.took: list[float] = []
        self.behind = 0
        self.stopped = False
        self.period = len(tables) / pace if pace else 0.0
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


async def load(peer: Peer, tables: Sequence[Table], pace: Pace, settling: float, seconds: float) -> Result:
    """Play at all tables, and measure for `seconds` after the play has settled.

    Each table makes its next decision as soon as everybody has the last one or, if there is a pace, when it is due.
    """
    play = Play(tables, pace)
    await asyncio.sleep(settling)
    play.took.clear()
    play.behind = peer.late = 0
    began, served, own = time.perf_counter(), cpu_seconds(peer.pids), time.process_time()
    await asyncio.sleep(seconds)
    elapsed = time.perf_counter() - began
    served = cpu_seconds(peer.pids) - served
    own = time.process_time() - own
    took, behind, late = sorted(play.took), play.behind, peer.late
    return Result(
        decisions=len(took),
        per_second=len(took) / elapsed,
        cpu_us=served / len(took) * 1e6 if took else float("nan"),
        p50_ms=percentile(took, 0.50) * 1000,
        p99_ms=percentile(took, 0.99) * 1000,
        server_share=served / elapsed,
        client_share=own / elapsed,
        behind=behind,
        late=late,
        failed=await play.stop(),
    )


async def compare(
    makes: dict[str, Callable[[], Peer]], rounds: int, tables: int, seats: int, paces: Sequence[Pace], seconds: float
) -> dict[str, dict[Pace, list[Result]]]:
    """Every peer at every pace, one after the other, in rounds; every other round begins with the last peer."""
    found: dict[str, dict[Pace, list[Result]]] = {name: {pace: [] for pace in paces} for name in makes}
    peers = {name: make() for name, make in makes.items()}
    opened: dict[str, list[Table]] = {}
    try:
        for name, peer in peers.items():
            await peer.start()
            opened[name] = await open_tables(peer, tables, seats)
            await refill(opened[name], FLAT_OUT * WARM_UP / tables)
            await load(peer, opened[name], None, 0, WARM_UP)
        for number in range(rounds):
            for pace in paces:
                for name in list(peers)[:: -1 if number % 2 else 1]:
                    await refill(opened[name], (pace or FLAT_OUT) * (SETTLING + seconds) / tables)
                    result = await load(peers[name], opened[name], pace, SETTLING, seconds)
                    found[name][pace].append(result)
                    print(row(name, pace, [result]), flush=True)
        await asyncio.gather(*(table.close() for each in opened.values() for table in each))
    finally:
        for peer in peers.values():
            await peer.stop()
    return found


async def refill(tables: Sequence[Table], decisions: float) -> None:
    """Make ready for so many decisions at each of the tables."""
    gate = asyncio.Semaphore(OPENING)

    async def one(table: Table) -> None:
        async with gate:
            await table.refill(decisions)

    await asyncio.gather(*(one(table) for table in tables))
    gc.collect()
    gc.freeze()


def run(work: Coroutine[object, object, None]) -> None:
    """In uvloop, if it is installed: it makes the clients about a fifth cheaper."""
    fast = import_module("uvloop").new_event_loop if find_spec("uvloop") else None
    with asyncio.Runner(loop_factory=fast) as runner:
        runner.run(work)
