"""Steps a million careless games of a title, and tells how often each seat won.

    pip install 'ludothek[vector]'
    python million.py worldsfair --seats 2 --games 1000000

Thousands of games are stepped together, a decision in each at a time, with observations and masks written. For several
cores start it once for each, with another seed.
"""

from __future__ import annotations

import argparse
from time import perf_counter

import numpy as np

from ludothek.envs.vector import VectorEnv

TOGETHER = 4096


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", nargs="?", default="worldsfair")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    env = VectorEnv(args.title, args.seats, min(args.games, TOGETHER), seed=args.seed, rewards="win")
    ended = decisions = 0
    won = np.zeros(args.seats)
    begun = perf_counter()
    while ended < args.games:
        env.step(env.careless())
        decisions += env.games
        ended += int(env.over.sum())
        won += env.rewards.sum(axis=0)
    seconds = perf_counter() - begun
    print(f"{ended:,} games, {decisions:,} decisions in {seconds:.0f} s: {decisions / seconds:,.0f} a second")
    for seat, share in enumerate(won / ended):
        print(f"seat {seat} won {share:.1%}")


if __name__ == "__main__":
    main()
