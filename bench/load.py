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
from load_driver import HERE, Peer, compare, run
from load_ludothek import Ludothek
from load_store import measure_store


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, help="decisions per second when paced, instead of half of flat out")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--idle", type=int, default=0, help="also measure the memory of this many idle tables")
    parser.add_argument("--node", default=shutil.which("node") or "node")
    parser.add_argument("--only", choices=("ludothek", "boardgameio", "boardgameio-files"), help="measure only one of them")
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
    if arguments.rounds:
        await compare(makes, arguments)
    if arguments.stored:
        for line in await measure_store(arguments.stored):
            print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
