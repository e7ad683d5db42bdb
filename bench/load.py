"""Many tables played at once: Ludothek's server beside boardgame.io's, under the same script in one run.

npm ci --prefix bench/boardgameio
python bench/load.py
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable, Sequence
from functools import partial

from load_boardgameio import BoardgameIO
from load_driver import HERE, Peer, Result, compare, compare_idle, run
from load_ludothek import Ludothek
from load_store import measure_store

PEERS = ("ludothek", "boardgameio", "boardgameio-files")
KIB = 100
"""The most an idle table may take."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rate", type=float, default=1000, help="decisions per second when paced (default: 1000)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--idle", type=int, default=0, help="also measure the memory of this many idle tables")
    parser.add_argument("--node", default=shutil.which("node") or "node")
    parser.add_argument(
        "--only", choices=("ludothek", "boardgameio", "boardgameio-files"), help="measure only one of them"
    )
    parser.add_argument("--stored", type=int, default=0, help="also measure a server with this many stored tables")
    parser.add_argument("--title", default="worldsfair", help="what is played on Ludothek")
    arguments = parser.parse_args()
    if not (HERE / "boardgameio" / "node_modules").is_dir():
        print("boardgame.io is not installed: npm ci --prefix bench/boardgameio", file=sys.stderr)
        return 2
    makes: dict[str, Callable[[], Peer]] = {
        "ludothek": partial(Ludothek, arguments.title),
        "boardgameio": partial(BoardgameIO, arguments.node),
        "boardgameio-files": partial(BoardgameIO, arguments.node, keep=True),
    }
    wanted = [make for name, make in makes.items() if arguments.only in (None, name)]
    run(measure(wanted, arguments))
    return 0


async def measure(makes: Sequence[Callable[[], Peer]], arguments: argparse.Namespace) -> None:
    verdicts: list[str] = []
    if arguments.rounds:
        ours, *peers = await compare(makes, arguments)
        for theirs in peers:
            verdicts += _judged(ours, theirs)
    if arguments.idle:
        single: list[Callable[[], Peer]] = [partial(Ludothek, arguments.title, spare=1), *makes[1:]]
        idle = (await compare_idle(single, arguments.idle, arguments.seats))[0]
        verdicts.append(_verdict("idle table", f"{max(idle):.1f} KiB, bar under {KIB}", max(idle) < KIB))
    if arguments.stored:
        stored = await measure_store(arguments.stored)
        for line in stored.lines:
            print(line, flush=True)
        start, opening = stored.start, stored.opening_ms
        verdicts.append(_verdict("start", f"{start:.2f} s with {arguments.stored} tables, bar under 2", start < 2))
        verdicts.append(_verdict("opening a long game", f"{opening:.1f} ms of server time, bar under 50", opening < 50))
    for verdict in verdicts:
        print(verdict)


def _judged(ours: tuple[Result, Result], theirs: tuple[Result, Result]) -> list[str]:
    """Twice the decisions per core, and at the same pace nobody waits longer."""
    ratio = ours[0].per_cpu_second / theirs[0].per_cpu_second
    name, late, their_late = theirs[0].peer, ours[1].p99_ms, theirs[1].p99_ms
    return [
        _verdict(f"per core, beside {name}", f"{ratio:.2f} times, bar 2", ratio >= 2),
        _verdict(f"p99 paced, beside {name}", f"{late:.1f} ms against {their_late:.1f} ms", late <= their_late),
    ]


def _verdict(what: str, figures: str, met: bool) -> str:
    return f"{'met' if met else 'MISSED':<8}{what}: {figures}"


if __name__ == "__main__":
    sys.exit(main())
