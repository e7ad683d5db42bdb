"""Every level of computer players against the one before it: whether it is stronger by as much as it should be.

python bench/ladder.py --games 400 --jobs 2 --kept ladder.jsonl

At a table of two the better one meets one of the worse, at three seats two of them; every deal is played from every
seat. A level is a step up if the lower bound of its share of wins reaches the bar. Beside that the strongest level
meets greedy, one with two seats and three with four: there the share itself has to reach the bar. With ``--kept`` every
game is written down at once: stopped, the same command goes on, and ``--report`` judges what has been played so far.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import islice, pairwise
from pathlib import Path

from ludothek.arena.pools import Processes
from ludothek.arena.report import interval
from ludothek.arena.simulate import Match, play, tasks
from ludothek.kernel.levels import LEVELS
from ludothek.kernel.registry import titles

BARS = {2: 0.65, 3: 0.48}
"""By the number of seats: the same odds between any two players."""
LOWER = {("essen", "master"): {2: 0.60, 3: 0.43}}
"""Steps of which less is asked."""
STRONGEST = ("master", "greedy")
"""Beside the steps: the strongest there is against what was the strongest."""
STRONG = {
    2: {"worldsfair": 0.90, "essen": 0.75, "euphoria": 0.90},
    4: {"worldsfair": 0.55, "essen": 0.45, "euphoria": 0.55},
}
"""What it should win, by the number of seats; other titles at least their part."""


@dataclass(frozen=True)
class Step:
    """A level against a weaker one, in games that follow from a seed."""

    title: str
    seats: int
    better: str
    worse: str
    seed: int

    @property
    def against_greedy(self) -> bool:
        return (self.better, self.worse) == STRONGEST

    @property
    def bar(self) -> float:
        """What the share of wins must reach: its lower bound in a step, the share itself against greedy."""
        if self.against_greedy:
            return STRONG[self.seats].get(self.title, 1 / self.seats)
        return LOWER.get((self.title, self.better), BARS)[self.seats]

    @property
    def match(self) -> Match:
        return Match(self.title, (self.better, *[self.worse] * (self.seats - 1)), sys.maxsize, self.seed, paired=True)


class Kept:
    """The games that were played before, by step and in their order, in a file if one is named."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._games: dict[Step, list[tuple[float, float]]] = {}
        for line in path.read_text(encoding="utf-8").splitlines() if path and path.exists() else ():
            game = json.loads(line)
            self.of(Step(**game["step"])).append((game["share"], game["seconds"]))

    def of(self, step: Step) -> list[tuple[float, float]]:
        """The share of the win and the seconds of every game of a step."""
        return self._games.setdefault(step, [])

    def add(self, step: Step, share: float, seconds: float) -> None:
        self.of(step).append((share, seconds))
        if self._path:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"step": asdict(step), "share": share, "seconds": seconds}) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="of every pairing (default: 400)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4], choices=[2, 3, 4])
    parser.add_argument("--titles", nargs="*", default=titles())
    parser.add_argument("--levels", nargs="*", default=list(LEVELS[1:]), help="only these against the one before")
    parser.add_argument("--seed", type=int, default=1893)
    parser.add_argument("--kept", type=Path, metavar="FILE", help="write every game down, and go on from there")
    parser.add_argument("--report", action="store_true", help="play nothing, judge what was kept")
    arguments = parser.parse_args()
    kept = Kept(arguments.kept)
    print(f"{'':<44}{'games':>6}{'wins':>9}{'95 %':>14}{'bar':>7}{'s/game':>9}")
    reached = []
    for title in arguments.titles:
        for seats in arguments.seats:
            for better, worse in steps(arguments.levels, seats):
                step = Step(title, seats, better, worse, arguments.seed)
                if not arguments.report:
                    climb(step, kept, arguments.games, arguments.jobs)
                reached.append(judge(step, kept.of(step)))
    return 0 if all(reached) else 1


def steps(wanted: list[str], seats: int) -> Iterator[tuple[str, str]]:
    for worse, better in pairwise(LEVELS):
        if better in wanted and seats in BARS:
            yield better, worse
    if STRONGEST[0] in wanted and seats in STRONG:
        yield STRONGEST


def climb(step: Step, kept: Kept, games: int, jobs: int) -> None:
    """Play what is missing of a step."""
    done = len(kept.of(step))
    before = time.perf_counter()
    for game in Processes(jobs).map(play, islice(tasks(step.match), done, games), max(0, games - done)):
        now = time.perf_counter()
        kept.add(step, game.shares[game.minds.index(step.better)], now - before)
        before = now


def judge(step: Step, played: list[tuple[float, float]]) -> bool:
    """Print what came of a step; of one that was not finished, what is known."""
    told = f"{step.title}, {step.seats} seats: {step.better} against {step.worse}"
    if not played:
        print(f"{told:<44}{0:>6}  not played", flush=True)
        return False
    games = len(played)
    wins, seconds = (sum(each) for each in zip(*played, strict=True))
    low, high = interval(wins, games)
    reached = (wins / games if step.against_greedy else low) >= step.bar
    print(
        f"{told:<44}{games:>6}{100 * wins / games:>7.1f} %{100 * low:>7.1f}-{100 * high:.1f}"
        f"{100 * step.bar:>6.0f} {seconds / games:>8.2f}  {'met' if reached else 'MISSED'}",
        flush=True,
    )
    return reached


if __name__ == "__main__":
    sys.exit(main())
