"""Chances to win that were learned: what a title measures of a position, weighed by numbers found in self-play.

Each seat has a score: the sum of its features, each times a weight that changes with progress. The chances are the
softmax of the scores. All else (values, leanings, candidates) remains as the title has written it.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludothek.kernel.arrays import Floats, Ints, floats
from ludothek.kernel.judgement import Judgement, shares, softmax
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State

POWERS: Final = 3  # a weight is a + b * progress + c * progress squared


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a title measures of a position for each seat: the numbers by name, in their order, and what they mean."""

    def __init__(self, about: dict[str, str]) -> None:
        self.about = about
        self.names = list(about)
        self.blank = floats([0.0] * len(about))

    def foreseen(self, state: State) -> State:
        """The position that is measured; by default the one that is there."""
        return state

    def measure(self, state: State, seat: i64, row: Floats) -> None:
        """Write the features of a seat into a row of zeros; the state is one that a mind may think about."""
        raise NotImplementedError


@final
class Model:
    """The weights for one number of seats, feature by feature."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = floats(weights)

    def score(self, row: Floats, progress: float) -> float:
        """What a seat's features add up to, in log odds."""
        weights = self.weights
        total = 0.0
        at: i64 = 0
        n: i64
        for n in range(len(row)):
            total += row[n] * (weights[at] + progress * (weights[at + 1] + progress * weights[at + 2]))
            at += POWERS
        return total


class Learned(Judgement):
    """A title's own judgement with learned chances to win, where there are weights for the number of seats."""

    def __init__(self, made: Judgement, features: Features, models: dict[int, Model]) -> None:
        self.made = made
        self.features = features
        self.models = models

    def outlook(self, state: State) -> list[float]:
        model = self.models.get(state.seats)
        if model is None:
            return self.made.outlook(state)
        features = self.features
        seen = features.foreseen(state)
        if seen.over:
            return shares(seen)
        progress = self.made.progress(seen)
        scores: list[float] = []
        seat: i64
        for seat in range(seen.seats):
            row = features.blank[:]
            features.measure(seen, seat, row)
            scores.append(model.score(row, progress))
        return softmax(scores)

    def value(self, state: State, seat: i64) -> float:
        return self.made.value(state, seat)

    def progress(self, state: State) -> float:
        return self.made.progress(state)

    def slope(self, state: State) -> float:
        return self.made.slope(state)

    def settled(self, state: State) -> bool:
        return self.made.settled(state)

    def candidates(self, state: State, seat: i64, choices: Ints, count: i64) -> i64:
        return self.made.candidates(state, seat, choices, count)

    def temperature(self, state: State) -> float:
        return self.made.temperature(state)

    def leanings(self, state: State, seat: i64, choices: Ints, count: i64, rng: Rng) -> list[float]:
        return self.made.leanings(state, seat, choices, count, rng)
