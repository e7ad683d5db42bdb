"""Iterations per second of the search, title by title: ``python bench/thinking.py --seats 2``."""

from __future__ import annotations

import argparse
from time import process_time

from ludothek.kernel import Rng, State
from ludothek.kernel.registry import game, titles
from ludothek.minds import mind


def measure(title: str, seats: int, iterations: int, games: int) -> tuple[float, float]:
    """Iterations per second, and milliseconds for a decision that was thought about, in games of greedy players."""
    found = game(title)
    done = thoughts = 0
    spent = 0.0
    rng = Rng.from_seed(3)
    for seed in range(games):
        state: State = found.new(seats, seed)
        player = mind(found, "greedy")
        while not state.over:
            if state.decisions % 10 == 0:
                begun = process_time()
                advice = mind(found, f"search:{iterations}").advise(state, state.to_move, rng)
                if advice.iterations:
                    spent += process_time() - begun
                    done += advice.iterations
                    thoughts += 1
            state.apply(player.choose(state, state.to_move, rng))
    return done / spent, 1000 * spent / thoughts


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("titles", nargs="*", default=titles())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--games", type=int, default=3)
    args = parser.parse_args()
    for title in args.titles:
        rate, time = measure(title, args.seats, args.iterations, args.games)
        print(f"{title}, {args.seats} seats: {rate:,.0f} iterations per second, {time:.1f} ms a thought")


if __name__ == "__main__":
    main()
