"""A server under load for a long time: its memory stays where it is, and every game it played can be explained.

python bench/soak.py --minutes 60

People play games of all titles with each other and computer players at many tables at once, break connections off, come
back, look back at old games and leave. So many games begin every minute, however fast the server is: the more begin,
the more tables it holds. Memory is read every half minute. After a warm-up, in which tables and caches fill up, the
line through the rest must be flat. Every game is judged from outside by its history, as the endurance tests do.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import linear_regression

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "tests")]

from server.endurance.clients import Person  # noqa: E402
from server.endurance.games import Games  # noqa: E402
from server.running import Running  # noqa: E402

EVERY = 30.0
"""Seconds between two looks at the memory."""
WARM_UP = 0.25
"""The part of the time in which memory may grow."""
MOST_GROWTH = 6.0
"""MiB an hour that still count as flat: the noise of an allocator."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=16, help="games that are played at once")
    parser.add_argument("--pause", type=float, default=0.2, help="seconds everybody thinks before a decision")
    parser.add_argument("--games", type=float, default=32, help="that begin every minute (default: 32)")
    arguments = parser.parse_args()
    period = 60 * arguments.tables / arguments.games
    return asyncio.run(soak(60 * arguments.minutes, arguments.tables, arguments.pause, period))


async def soak(seconds: float, tables: int, pause: float, period: float) -> int:
    titles = ["worldsfair", "essen", "euphoria", "worldsfair"]
    with Running(Path(tempfile.mkdtemp(prefix="ludothek-soak-")), LUDOTHEK_TABLES_PER_DAY="0") as server:
        wanted = [titles[number % len(titles)] for number in range(tables)]
        games = Games([server.address], wanted, tables, pause, period)
        playing = asyncio.create_task(games.run())
        passers_by = asyncio.create_task(look_around(server.address, games))
        memory: list[tuple[float, float]] = []
        began = time.monotonic()
        while (now := time.monotonic() - began) < seconds and not playing.done():
            memory.append((now, mebibytes(server.process.pid)))
            print(f"{now / 60:5.1f} min {memory[-1][1]:7.1f} MiB {games.games:5} games {games.acknowledged:7} answers")
            sys.stdout.flush()
            await asyncio.sleep(EVERY)
        games.enough = True
        await playing
        passers_by.cancel()
        errors = server.log.read_text().count("Traceback")
    return judge(memory, games, errors)


def judge(memory: list[tuple[float, float]], games: Games, errors: int) -> int:
    settled = memory[int(len(memory) * WARM_UP) :]
    slope = 3600 * linear_regression(*zip(*settled, strict=True)).slope if len(settled) > 2 else 0.0
    flat = slope <= MOST_GROWTH
    print(
        f"{games.games} games ({games.late} longer than their time), {games.acknowledged} answers, all explained; "
        f"{errors} tracebacks; "
        f"memory {settled[0][1]:.1f} to {settled[-1][1]:.1f} MiB, {slope:+.1f} MiB an hour: "
        f"{'flat' if flat else 'it GROWS'}"
    )
    return 0 if flat and not errors else 1


async def look_around(address: str, games: Games) -> None:
    """Strangers who look at the lobby and at old games, each under a name of their own."""
    rng = random.Random(1)
    while True:
        stranger = Person("Passer-by", [address], rng)
        await stranger.arrive()
        lobby = await stranger.ask("GET", "/lobby")
        for each in lobby["finished"][:1]:
            await stranger.ask("GET", f"/tables/{each['id']}/positions?from=0&to=9")
            await stranger.ask("GET", f"/tables/{each['id']}?since=0")
        await asyncio.sleep(1)


def mebibytes(process: int) -> float:
    """What a process holds in memory that nobody else does, as far as the kernel can tell."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("this system does not say how much memory a process takes")


if __name__ == "__main__":
    sys.exit(main())
