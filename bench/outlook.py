"""How good a title's chances to win are: ``python bench/outlook.py worldsfair --seats 2 --games 400``.

Games between computer players are looked at every few decisions. Printed are the cross entropy (of knowing nothing, of
the title's outlook, of the best two slopes for its values) and the expected calibration error of the outlook.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import log

import ludothek
from ludothek.kernel import Game, Rng, State
from ludothek.kernel.judgement import shares, softmax
from ludothek.minds import mind

EVERY = 7
BINS = 10


@dataclass
class Look:
    progress: float
    values: list[float]
    outlook: list[float]
    shares: list[float]


def looks(game: Game, seats: int, games: int, name: str, slips: int, options: dict[str, object]) -> list[Look]:
    """Positions of games in which the players now and then, once in so many decisions, choose anything."""
    judgement, player, rng = game.judgement(), mind(game, name), Rng.from_seed(18)
    found: list[Look] = []
    for seed in range(games):
        state: State = game.new(seats, seed, options)
        seen: list[tuple[float, list[float], list[float]]] = []
        while not state.over:
            seat = state.to_move
            if state.decisions % EVERY == 0:
                values = [judgement.value(state, each) for each in range(seats)]
                seen.append((judgement.progress(state), values, judgement.outlook(state)))
            legal = state.legal()
            slip = slips and rng.below(slips) == 0
            state.apply(legal[rng.below(len(legal))] if slip else player.choose(state, seat, rng))
        found += [Look(*each, shares(state)) for each in seen]
    return found


def entropy(chances: list[list[float]], found: list[Look]) -> float:
    """The mean surprise at who won."""
    total = 0.0
    for outlook, look in zip(chances, found, strict=True):
        total -= sum(share * log(max(chance, 1e-9)) for share, chance in zip(look.shares, outlook, strict=True))
    return total / len(found)


def with_slopes(found: list[Look], early: float, late: float) -> float:
    chances = [softmax([(early + (late - early) * look.progress) * value for value in look.values]) for look in found]
    return entropy(chances, found)


def best_slopes(found: list[Look]) -> tuple[float, float, float]:
    """Early and late slope with the least entropy, by steps that become smaller."""
    early, late, step = 0.05, 0.15, 0.04
    least = with_slopes(found, early, late)
    while step > 0.002:
        tried = [
            (with_slopes(found, max(0.0, early + a * step), max(0.0, late + b * step)), a, b)
            for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))
        ]
        entropy, a, b = min(tried)
        if entropy < least:
            least, early, late = entropy, max(0.0, early + a * step), max(0.0, late + b * step)
        else:
            step /= 2
    return least, early, late


def calibration_error(found: list[Look]) -> float:
    """How far chances are from what comes true, in ten bins by chance."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for look in found:
        for chance, share in zip(look.outlook, look.shares, strict=True):
            bins[min(BINS - 1, int(chance * BINS))].append((chance, share))
    total = sum(len(each) for each in bins)
    return sum(abs(sum(chance - share for chance, share in each)) for each in bins) / total


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--mind", default="greedy")
    parser.add_argument("--slips", type=int, default=8, help="one decision in so many is anything (0: none)")
    parser.add_argument("--off", action="append", default=[], metavar="OPTION", help="an option that is set to false")
    args = parser.parse_args()
    game = ludothek.game(args.title)
    options: dict[str, object] = dict.fromkeys(args.off, False)
    found = looks(game, args.seats, args.games, args.mind, args.slips, options)
    least, early, late = best_slopes(found)
    judged = entropy([look.outlook for look in found], found)
    print(f"{args.title}, {args.seats} seats, {args.games} games of {args.mind}: {len(found)} positions")
    print(f"entropy: {log(args.seats):.3f} knowing nothing, {judged:.3f} outlook")
    print(f"best slopes for its values: {early:.3f} to {late:.3f}, entropy {least:.3f}")
    print(f"calibration error of the outlook: {calibration_error(found):.3f}")


if __name__ == "__main__":
    main()
