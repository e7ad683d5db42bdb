"""What following hints costs: the chance to win that a search sixteen times as large sees in its own choice and theirs.

python bench/hint_loss.py worldsfair --positions 60

Positions are of games of greedy players. A hint thinks as long as it does on a server, so this needs the compiled build
and a machine with time to spare; with ``--iterations`` its search is as large as that, however busy the machine is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import fmean, stdev

from ludothek.kernel import Rng, State
from ludothek.kernel.budget import Budget
from ludothek.kernel.registry import game, titles
from ludothek.minds import mind, searcher
from ludothek.minds.hints import ITERATIONS, hints

LARGER = 16
APART = 7
MOST = 0.005
"""The mean loss that is allowed, of a chance to win."""


def positions(title: str, seats: int, most: int) -> Iterator[tuple[State, int]]:
    """Questions with more than one answer, every so many decisions."""
    found, rng, seen, seed = game(title), Rng.from_seed(5), 0, 0
    while True:
        state, player = found.new(seats, seed), mind(found, "greedy")
        seed += 1
        while not state.over:
            seat = state.to_move
            if state.decisions % APART == APART - 1 and len(state.legal(seat)) > 1:
                yield state, seat
                seen += 1
                if seen == most:
                    return
            state.apply(player.choose(state, seat, rng))


def losses(title: str, seats: int, most: int, iterations: int) -> Iterator[float]:
    rng = Rng.from_seed(11)
    for state, seat in positions(title, seats, most):
        if iterations:
            hinted = searcher(state.game, Budget(iterations)).advise(state, seat, rng).best
        else:
            hinted = hints(state, seat, rng)[0].choice
        larger = Budget(LARGER * (iterations or ITERATIONS))
        considered = searcher(state.game, larger).advise(state, seat, rng).considered
        values = {each.choice: each.value for each in considered if each.visits}
        if considered[0].choice in values:
            yield values[considered[0].choice] - values.get(hinted, min(values.values()))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("titles", nargs="*", default=titles())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--iterations", type=int, default=0, help="of the hint's search, instead of its time")
    args = parser.parse_args()
    for title in args.titles:
        lost = list(losses(title, args.seats, args.positions, args.iterations))
        mean, error = fmean(lost), stdev(lost) / len(lost) ** 0.5
        verdict = "met" if mean <= MOST else "MISSED"
        said = f"{title}, {args.seats} players: a hint loses {mean:.2%} ± {error:.2%} of the chance to win"
        print(f"{verdict:<8}{said}, bar {MOST:.1%}; {len(lost)} positions", flush=True)


if __name__ == "__main__":
    main()
