"""How fast computer players think, and what a second of it is worth, beside others in one run.

python bench/thinking.py --peers-python .venv-bench/bin/python --games 40

Iterations per second of every title's search and of the yardstick that plays careless games to their ends; OpenSpiel's
tree search and Catanatron's player on their own games, if their environment is named; then matches against the
yardstick with the same time for every decision.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from time import process_time

from ludothek.arena.report import interval
from ludothek.arena.simulate import Match, simulate
from ludothek.kernel import Rng, State
from ludothek.kernel.registry import game, titles
from ludothek.minds import mind

PEERS = Path(__file__).with_name("thinking_peers.py")
THINKERS = ("search:{}", "search:{}:playouts", "greedy")
STRONGER = 0.8
"""The share of games that the search should win of the yardstick with as much time."""
APART = 10
"""Decisions of greedy players from one thought to the next."""


def measure(title: str, seats: int, name: str, games: int) -> str:
    """Milliseconds for a decision that was thought about, and iterations per second, in games of greedy players."""
    found = game(title)
    done = thoughts = 0
    spent = 0.0
    rng = Rng.from_seed(3)
    for seed in range(games):
        state: State = found.new(seats, seed)
        player = mind(found, "greedy")
        while not state.over:
            seat = state.to_move
            if state.decisions % APART == 0 and len(state.legal(seat)) > 1:
                begun = process_time()
                done += mind(found, name).advise(state, seat, rng).iterations
                spent += process_time() - begun
                thoughts += 1
            state.apply(player.choose(state, seat, rng))
    return line(f"{title}, {name}", 1000 * spent / thoughts, done / spent)


def line(thinker: str, milliseconds: float, rate: float) -> str:
    iterations = f"{rate:>12,.0f}" if rate else ""
    return f"{thinker:<44}{milliseconds:>12.1f}{iterations}"


def beside(python: str) -> list[str]:
    said = subprocess.run([python, str(PEERS)], check=True, capture_output=True, text=True).stdout
    return [
        line(each["thinker"], each["milliseconds"], each.get("iterations_per_second", 0)) for each in json.loads(said)
    ]


def against_playouts(title: str, seats: int, milliseconds: int, games: int, jobs: int) -> str:
    ours = f"search:{milliseconds}ms"
    match = Match(title, (ours, *[f"{ours}:playouts"] * (seats - 1)), games, 1893, paired=True)
    wins = sum(each.shares[each.minds.index(ours)] for each in simulate(match, jobs))
    share, (low, high) = wins / games, interval(wins, games)
    won = f"{title}, {milliseconds} ms: {share:.1%} ({low:.1%} to {high:.1%}) of {games}"
    return f"{'met' if share >= STRONGER else 'MISSED':<8}{won}, bar {STRONGER:.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("titles", nargs="*", default=titles())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--thoughts", type=int, default=2, help="games in which is thought (default: 2)")
    parser.add_argument("--games", type=int, default=40, help="against the yardstick; 0: none (default: 40)")
    parser.add_argument("--milliseconds", type=int, default=50, help="for a decision in these (default: 50)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--peers-python", help="of an environment with bench/requirements.txt")
    args = parser.parse_args()
    print(f"{'':<44}{'ms a thought':>12}{'iterations/s':>12}")
    for title in args.titles:
        for name in THINKERS:
            print(measure(title, args.seats, name.format(args.iterations), args.thoughts), flush=True)
    if args.peers_python:
        print(*beside(args.peers_python), sep="\n", flush=True)
    for title in args.titles if args.games else ():
        print(against_playouts(title, args.seats, args.milliseconds, args.games, args.jobs), flush=True)


if __name__ == "__main__":
    main()
