"""What many games add up to."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, quantiles

from ludothek.arena.simulate import Played

Z_95 = 1.959964


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the chance to win.

    >>> [round(bound, 3) for bound in interval(70, 100)]
    [0.604, 0.781]
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z_95 * sqrt(share * (1 - share) / games + Z_95**2 / (4 * games**2))
    middle = share + Z_95**2 / (2 * games)
    scale = 1 + Z_95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass
class Tally:
    """The games of one mind, or of one seat."""

    wins: float = 0.0
    scores: list[int] = field(default_factory=list)

    def add(self, share: float, score: int) -> None:
        self.wins += share
        self.scores.append(score)

    @property
    def games(self) -> int:
        return len(self.scores)

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.wins, self.games)

    @property
    def spread(self) -> Spread:
        return Spread.of(self.scores)


@dataclass(frozen=True)
class Spread:
    """How numbers are distributed."""

    mean: float
    low: int
    quarter: float
    middle: float
    three_quarters: float
    high: int

    @classmethod
    def of(cls, numbers: list[int]) -> Spread:
        pair = numbers if len(numbers) > 1 else numbers * 2
        quarter, middle, three_quarters = quantiles(pair, n=4, method="inclusive")
        return cls(mean(numbers), min(numbers), quarter, middle, three_quarters, max(numbers))


@dataclass
class Report:
    """Wins and points by mind and by seat, and how long the games were."""

    by_mind: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    by_seat: dict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))
    lengths: list[int] = field(default_factory=list)

    def add(self, played: Played) -> None:
        for seat, (name, share, score) in enumerate(
            zip(played.minds, played.shares, played.result.scores, strict=True)
        ):
            self.by_mind[name].add(share, score)
            self.by_seat[seat].add(share, score)
        self.lengths.append(len(played.record.decisions))

    @property
    def games(self) -> int:
        return len(self.lengths)
