"""How good a title's chances to win are: ``python bench/outlook.py worldsfair --seats 2,3 --games 2000``.

Games between computer players are looked at every few decisions, as whoever is asked could think about them. Printed
are the cross entropy (of knowing nothing, of the title's own outlook, of the learned one, of the best two slopes for
its values) and the expected calibration errors. ``--plot`` draws what the learned chances say beside what came true.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import log
from pathlib import Path

import ludothek
from ludothek.arena.plots import Curve, calibration
from ludothek.kernel import Game, Rng, State
from ludothek.kernel.judgement import shares, softmax
from ludothek.minds import mind
from ludothek.training.calibration import bins, calibration_error, entropy

EVERY = 7


@dataclass
class Look:
    progress: float
    values: list[float]
    by_hand: list[float]
    learned: list[float]
    shares: list[float]


def looks(
    game: Game, seats: int, games: int, name: str, slips: int, seed: int, options: dict[str, object]
) -> list[Look]:
    """Positions of games in which the players now and then, once in so many decisions, choose anything."""
    judgement, learned, player = game.judgement(), game.learned(), mind(game, name)
    rng = Rng.from_seed(seed)
    found: list[Look] = []
    for _ in range(games):
        state: State = game.new(seats, rng.seed(), options)
        seen: list[tuple[float, list[float], list[float], list[float]]] = []
        while not state.over:
            seat = state.to_move
            if state.decisions % EVERY == 0:
                world = state.determinize(seat, rng)
                values = [judgement.value(world, each) for each in range(seats)]
                seen.append((judgement.progress(world), values, judgement.outlook(world), learned.outlook(world)))
            legal = state.legal()
            slip = slips and rng.below(slips) == 0
            state.apply(legal[rng.below(len(legal))] if slip else player.choose(state, seat, rng))
        found += [Look(*each, shares(state)) for each in seen]
    return found


def with_slopes(found: list[Look], early: float, late: float) -> float:
    chances = [softmax([(early + (late - early) * look.progress) * value for value in look.values]) for look in found]
    return entropy(chances, [look.shares for look in found])


def best_slopes(found: list[Look]) -> tuple[float, float, float]:
    """Early and late slope with the least entropy, by steps that become smaller."""
    early, late, step = 0.05, 0.15, 0.04
    least = with_slopes(found, early, late)
    while step > 0.002:
        tried = [
            (with_slopes(found, max(0.0, early + a * step), max(0.0, late + b * step)), a, b)
            for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))
        ]
        surprise, a, b = min(tried)
        if surprise < least:
            least, early, late = surprise, max(0.0, early + a * step), max(0.0, late + b * step)
        else:
            step /= 2
    return least, early, late


def report(found: list[Look], seats: int) -> Curve:
    """Print the figures of some games; return the curve of the learned chances."""
    won = [look.shares for look in found]
    print(f"  entropy: {log(seats):.3f} knowing nothing", end="")
    for name, told in (("by hand", [look.by_hand for look in found]), ("learned", [look.learned for look in found])):
        told_bins = bins(told, won)
        print(f"; {name} {entropy(told, won):.3f}, calibration error {calibration_error(told_bins):.4f}", end="")
    print(flush=True)
    return Curve("", [(each.told, each.true) for each in told_bins])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("title")
    parser.add_argument("--seats", default="2", metavar="N,M")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--minds", default="greedy", metavar="A,B", help="whose games; each plays only with itself")
    parser.add_argument("--slips", type=int, default=0, help="one decision in so many is anything (0: none)")
    parser.add_argument("--seed", type=int, default=18)
    parser.add_argument("--slopes", action="store_true", help="also find the best two slopes for the values")
    parser.add_argument("--off", action="append", default=[], metavar="OPTION", help="an option that is set to false")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the calibration as SVG")
    args = parser.parse_args()
    game = ludothek.game(args.title)
    options: dict[str, object] = dict.fromkeys(args.off, False)
    panels: list[tuple[str, list[Curve]]] = []
    for seats in map(int, args.seats.split(",")):
        panels.append((f"{args.title}, {seats} seats", []))
        for name in args.minds.split(","):
            found = looks(game, seats, args.games, name, args.slips, args.seed, options)
            print(f"{args.title}, {seats} seats, {args.games} games of {name}: {len(found)} positions")
            panels[-1][1].append(report(found, seats)._replace(name=name))
            if args.slopes:
                least, early, late = best_slopes(found)
                print(f"  best slopes for its values: {early:.3f} to {late:.3f}, entropy {least:.3f}")
        if args.plot:
            args.plot.write_text(calibration(panels), encoding="utf-8")


if __name__ == "__main__":
    main()
