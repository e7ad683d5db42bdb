"""Computer players and what they stand on: the playout loop and a title's judgement."""

# Compiled with mypyc.

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludothek.kernel.arrays import Ints
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A computer player. It gets states in which everything its seat cannot know was drawn at random."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """One of ``state.legal(seat)``."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """A title's own opinion of a position."""

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for this seat, in points ahead; reads only what the seat may know."""
        raise NotImplementedError


class PointsAhead(Judgement):
    """The opinion of a title that has none of its own: whoever has more points is better off."""

    def value(self, state: State, seat: i64) -> float:
        scores = state.scores()
        own = scores.pop(seat)
        return float(own - max(scores, default=0))


@final
class Favourite:
    """The best of what is offered, one after another; equals are drawn."""

    def __init__(self, rng: Rng) -> None:
        self.choice: i64 = -1
        self.value = 0.0
        self._rng = rng
        self._equals: i64 = 0

    def offer(self, choice: i64, value: float) -> None:
        if self._equals == 0 or value > self.value:
            self.choice, self.value, self._equals = choice, value, 1
        elif value == self.value:
            self._equals += 1
            if self._rng.below(self._equals) == 0:
                self.choice = choice


def one_step_ahead(judgement: Judgement, state: State, seat: int, rng: Rng) -> int:
    """The choice after which the seat stands best; equal ones are drawn."""
    favourite = Favourite(rng)
    for choice in state.legal(seat):
        after = state.clone()
        after.advance(seat, choice)
        favourite.offer(choice, judgement.value(after, seat))
    return favourite.choice


def playout(state: State, rng: Rng) -> int:
    """Wander to the end, in place; return how many decisions that took."""
    return _wander_on(state, rng, state.game.choice_buffer[:])


def _wander_on(state: State, rng: Rng, buffer: Ints) -> i64:
    """The loop of ``playout``, which touches nothing that is not compiled."""
    made: i64 = 0
    while not state.over:
        seat = state.to_move
        count = state.fill(seat, buffer)
        state.advance(seat, state.wander(seat, buffer, count, rng))
        made += 1
    return made
