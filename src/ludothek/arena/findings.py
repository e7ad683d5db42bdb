"""What the games of a tournament show: who beats whom, what a seat is worth, and what winners do differently."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from statistics import mean, pvariance

from ludothek.arena.report import Z_95, Report, Tally, interval
from ludothek.arena.simulate import Played

FEWEST = 5
"""Seats with and without something, below which nothing is said of it."""


@dataclass
class Duel:
    """Of the games in which both sat, how many one mind ended before the other; a tie is half."""

    ahead: float = 0.0
    games: int = 0

    @property
    def share(self) -> float:
        return self.ahead / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.ahead, self.games)


@dataclass(frozen=True)
class Habit:
    """Something that is counted at the end: how much of it winners have, and the others."""

    name: str
    winners: float
    others: float
    doubt: float
    """Half of the 95 % interval of their difference."""

    @property
    def difference(self) -> float:
        return self.winners - self.others

    @property
    def is_sure(self) -> bool:
        return abs(self.difference) > self.doubt


@dataclass(frozen=True)
class Pick:
    """Something that one has or has not: how often those win who have it."""

    name: str
    seats: int
    share: float
    interval: tuple[float, float]


@dataclass
class Findings:
    """All that is counted. A tie for the first place is a part of a win for each."""

    report: Report = field(default_factory=Report)
    by_place: dict[tuple[str, int], Tally] = field(default_factory=lambda: defaultdict(Tally))
    """By mind and seat."""
    duels: dict[tuple[str, str], Duel] = field(default_factory=lambda: defaultdict(Duel))
    seats: int = 0
    _counted: list[tuple[float, dict[str, int]]] = field(default_factory=list)

    @classmethod
    def of(cls, games: Iterable[Played]) -> Findings:
        findings = cls()
        for played in games:
            findings.add(played)
        return findings

    def add(self, played: Played) -> None:
        self.report.add(played)
        self.seats = len(played.minds)
        for seat, name in enumerate(played.minds):
            self.by_place[name, seat].add(played.shares[seat], played.result.scores[seat])
        for one, other in combinations(range(len(played.minds)), 2):
            self._meet(played, one, other)
        self._counted += zip(played.shares, played.tallies, strict=False)

    def _meet(self, played: Played, one: int, other: int) -> None:
        names, ranks = played.minds, played.result.ranks
        if names[one] == names[other]:
            return
        for own, their in ((one, other), (other, one)):
            duel = self.duels[names[own], names[their]]
            duel.games += 1
            duel.ahead += (ranks[own] < ranks[their]) + (ranks[own] == ranks[their]) / 2

    def habits(self) -> list[Habit]:
        """What is counted in numbers, as the title orders it."""
        return [self._habit(name) for name, most in self._most().items() if most > 1]

    def picks(self) -> list[Pick]:
        """What one has or has not, the best first."""
        names = [name for name, most in self._most().items() if most == 1]
        return sorted((pick for name in names if (pick := self._pick(name))), key=lambda pick: -pick.share)

    def _most(self) -> dict[str, int]:
        most: dict[str, int] = {}
        for _, tally in self._counted:
            for name, count in tally.items():
                most[name] = max(most.get(name, 0), abs(count))
        return most

    def _habit(self, name: str) -> Habit:
        """Of a shared victory each has a part, and so much of each counts among the winners'."""
        counts = [(share, tally.get(name, 0)) for share, tally in self._counted]
        won = sum(share for share, _ in counts) or 1.0
        lost = len(counts) - won or 1.0
        winners = sum(share * count for share, count in counts) / won
        others = sum((1 - share) * count for share, count in counts) / lost
        variance = pvariance([count for _, count in counts])
        return Habit(name, winners, others, Z_95 * sqrt(variance / won + variance / lost))

    def _pick(self, name: str) -> Pick | None:
        shares = [share for share, tally in self._counted if tally.get(name)]
        if len(shares) < FEWEST:
            return None
        return Pick(name, len(shares), mean(shares), interval(sum(shares), len(shares)))
