"""What a title thinks of a position: how good it is for whom, and how far that can be trusted.

A title writes ``value``, and as a rule ``progress`` and ``slope``; all else follows. A learned judgement writes
``outlook`` and ``value``, or ``leanings``, and is used in the same places.
"""

# Compiled with mypyc.

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludothek.kernel.arrays import Ints
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State

HALF_WAY: Final = 20.0  # decisions of each seat after which a game nobody knows is taken to be half over
EARLY_SLOPE: Final = 1.0  # how much a lead as large as everybody's points counts at the beginning, in log odds
LATE_SLOPE: Final = 6.0  # and at the end
SHARPNESS: Final = 5.0  # leanings are so much steeper than chances: a search should look at the best few


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """A title's own opinion of a position."""

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for this seat, in points ahead; reads only what the seat may know."""
        raise NotImplementedError

    def progress(self, state: State) -> float:
        """How much of the game is over, from 0 to 1."""
        if state.over:
            return 1.0
        made = float(state.decisions)
        return made / (made + HALF_WAY * float(state.seats))

    def slope(self, state: State) -> float:
        """What one point of value counts in log odds; by default more towards the end, and less where all have many."""
        points = 0.0
        for each in state.scores():
            points += abs(float(each))
        scale = 1.0 + points / float(state.seats)
        return (EARLY_SLOPE + (LATE_SLOPE - EARLY_SLOPE) * self.progress(state)) / scale

    def outlook(self, state: State) -> list[float]:
        """Each seat's chance to win, adding up to 1; after the end exactly, a shared victory in parts."""
        if state.over:
            return shares(state)
        slope = self.slope(state)
        seat: i64
        values: list[float] = []
        for seat in range(state.seats):
            values.append(slope * self.value(state, seat))
        return softmax(values)

    def settled(self, state: State) -> bool:
        """Whether the outlook can be trusted here. Where not, a search plays on before it asks for it."""
        return True

    def candidates(self, state: State, seat: i64, choices: Ints, count: i64) -> i64:
        """Move the choices worth a thought to the front and return how many these are, at least one."""
        return count

    def temperature(self, state: State) -> float:
        """How many points worse a choice looks at which one leans to it less by a factor of e."""
        return 1.0 / (SHARPNESS * self.slope(state))

    def leanings(self, state: State, seat: i64, choices: Ints, count: i64, rng: Rng) -> list[float]:
        """How much the seat leans to each of the choices, as logarithms: what it is worth one step ahead.

        All are tried with the same chance, which is drawn from ``rng`` and not from the game's own.
        """
        temperature = self.temperature(state)
        chance = rng.branch()
        n: i64
        found: list[float] = []
        for n in range(count):
            after = state.clone()
            after.rng = chance.clone()
            after.advance(seat, choices[n])
            found.append(self.value(after, seat) / temperature)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Sloped(Judgement):
    """A judgement whose slope grows evenly with progress, from one number to another, which a title has measured."""

    def __init__(self, early: float, late: float, temperature: float) -> None:
        self.early = early
        self.late = late
        self.points = temperature  # by which a choice may look worse and still be worth a thought

    def slope(self, state: State) -> float:
        return self.early + (self.late - self.early) * self.progress(state)

    def temperature(self, state: State) -> float:
        return self.points


@mypyc_attr(allow_interpreted_subclasses=True)
class PointsAhead(Judgement):
    """The opinion of a title that has none of its own: whoever has more points is better off.

    Points often come late, so it is sure of nothing before the end.
    """

    def value(self, state: State, seat: i64) -> float:
        scores = state.scores()
        own = scores.pop(seat)
        return float(own - max(scores, default=0))

    def settled(self, state: State) -> bool:
        return state.over


class Careless(Judgement):
    """No opinion at all: whoever searches with it plays careless games to their ends and counts who wins."""

    def value(self, state: State, seat: i64) -> float:
        return 0.0

    def settled(self, state: State) -> bool:
        return state.over

    def leanings(self, state: State, seat: i64, choices: Ints, count: i64, rng: Rng) -> list[float]:
        return [0.0] * count


def shares(state: State) -> list[float]:
    """How much of a victory each seat has after the end: a shared one is a part for each."""
    ranks = state.ranks()
    winners = float(ranks.count(1))
    found: list[float] = []
    for rank in ranks:
        if rank == 1:
            found.append(1.0 / winners)
        else:
            found.append(0.0)
    return found


def softmax(logs: list[float]) -> list[float]:
    """Numbers that add up to 1, from their logarithms.

    >>> softmax([0.0, 0.0])
    [0.5, 0.5]
    >>> [round(share, 3) for share in softmax([1000.0, 999.0])]
    [0.731, 0.269]
    """
    top = logs[0]
    for each in logs:
        if each > top:
            top = each
    total = 0.0
    found: list[float] = []
    for each in logs:
        share = exp(max(each - top, -700.0))
        found.append(share)
        total += share
    n: i64
    for n in range(len(found)):
        found[n] /= total
    return found
