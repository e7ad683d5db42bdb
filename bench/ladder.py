"""Every level of computer players against the one before it: whether it is stronger by as much as it should be.

python bench/ladder.py --games 400 --jobs 2

At a table of two the better one meets one of the worse, at three seats two of them; every deal is played from every
seat. A level is a step up if the lower bound of its share of wins reaches the bar.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import pairwise

from ludothek.arena.report import interval
from ludothek.arena.simulate import Match, simulate
from ludothek.kernel.levels import LEVELS
from ludothek.kernel.registry import titles

BARS = {2: 0.65, 3: 0.48}
"""By the number of seats: the same odds between any two players."""
STRONGEST = ("master", "greedy")
"""Beside the steps: the strongest there is against what was the strongest."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="of every pairing (default: 400)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3], choices=list(BARS))
    parser.add_argument("--titles", nargs="*", default=titles())
    parser.add_argument("--levels", nargs="*", default=list(LEVELS[1:]), help="only these against the one before")
    parser.add_argument("--seed", type=int, default=1893)
    arguments = parser.parse_args()
    print(f"{'':<44}{'wins':>8}{'95 %':>14}{'bar':>7}{'s/game':>9}")
    reached = [
        measure(title, better, worse, seats, arguments)
        for title in arguments.titles
        for seats in arguments.seats
        for better, worse in steps(arguments.levels)
    ]
    return 0 if all(reached) else 1


def steps(wanted: list[str]) -> Iterator[tuple[str, str]]:
    for worse, better in pairwise(LEVELS):
        if better in wanted:
            yield better, worse
    if STRONGEST[0] in wanted:
        yield STRONGEST


def measure(title: str, better: str, worse: str, seats: int, arguments: argparse.Namespace) -> bool:
    match = Match(title, (better, *[worse] * (seats - 1)), arguments.games, arguments.seed, paired=True)
    begun = time.perf_counter()
    wins = sum(game.shares[game.minds.index(better)] for game in simulate(match, arguments.jobs))
    seconds = (time.perf_counter() - begun) / arguments.games
    low, high = interval(wins, arguments.games)
    reached = low >= BARS[seats]
    told = f"{title}, {seats} seats: {better} against {worse}"
    verdict = "met" if reached else "MISSED"
    print(
        f"{told:<44}{100 * wins / arguments.games:>6.1f} %{100 * low:>7.1f}-{100 * high:.1f}"
        f"{100 * BARS[seats]:>6.0f} {seconds:>8.2f}  {verdict}",
        flush=True,
    )
    return reached


if __name__ == "__main__":
    sys.exit(main())
