"""Computer players and what they stand on: looking one step ahead, and the playout loop."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludothek.kernel.advice import Advice, Considered
from ludothek.kernel.arrays import Ints
from ludothek.kernel.judgement import Judgement
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State

WORLDS: Final = 4  # in which a choice is tried whose worth depends on chance
EQUAL: Final = 1e-9  # less than this is no difference
FINE: Final[i64] = 1000  # parts in which attention is measured


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A computer player. It decides by what its seat knows, also when it is given the true state.

    All it looks at therefore comes from ``state.determinize(seat, rng)``, its chance included.
    """

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """One of ``state.legal(seat)``."""
        raise NotImplementedError

    def advise(self, state: State, seat: int, rng: Rng) -> Advice:
        """What it has found out about its choices; a mind that does not think only names its choice."""
        return Advice([Considered(self.choose(state, seat, rng), 0, 0.5, 0.5, 1.0)], 0, 0.0)

    def errand(self) -> list[int]:
        """What it will choose after its last choice, in this order, if nobody else decides in between and it can."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser(Mind):
    """A computer player that thinks, and can say what it found out."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.advise(state, seat, rng).best

    def advise(self, state: State, seat: int, rng: Rng) -> Advice:
        raise NotImplementedError


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


def one_step_ahead(judgement: Judgement, state: State, seat: int, rng: Rng, attention: float = 1.0) -> int:
    """The choice after which the seat stands best; equal ones are drawn.

    Every choice is tried in two worlds that the seat could be in, with the same chance for all; where it makes a
    difference which, in some more. With less than full attention only this part of the choices is noticed.
    """
    world = state.determinize(seat, rng)
    choices: Ints = state.game.choice_buffer[:]
    count = judgement.candidates(world, seat, choices, world.fill(seat, choices))
    if attention < 1.0:
        count = _notice(choices, count, attention, rng)
    if count == 1:
        return choices[0]
    values = _values_after(judgement, world, seat, choices, count)
    again = _values_after(judgement, state.determinize(seat, rng), seat, choices, count)
    n: i64
    unsure: i64 = 0
    for n in range(count):
        if abs(values[n] - again[n]) > EQUAL:
            unsure += 1
    if unsure > 0:
        for _nth in range(WORLDS - 2):
            more = _values_after(judgement, state.determinize(seat, rng), seat, choices, count)
            for n in range(count):
                again[n] += more[n]
        for n in range(count):
            values[n] = (values[n] + again[n]) / float(WORLDS)
    favourite = Favourite(rng)
    for n in range(count):
        favourite.offer(choices[n], values[n])
    return favourite.choice


def _notice(choices: Ints, count: i64, attention: float, rng: Rng) -> i64:
    """Move what is noticed to the front and return how much that is; something always is."""
    noticed: i64 = 0
    n: i64
    for n in range(count):
        if float(rng.below(FINE)) < attention * float(FINE):
            choices[n], choices[noticed] = choices[noticed], choices[n]
            noticed += 1
    if noticed == 0:
        n = rng.below(count)
        choices[0] = choices[n]
        noticed = 1
    return noticed


def _values_after(judgement: Judgement, world: State, seat: i64, choices: Ints, count: i64) -> list[float]:
    """What each choice is worth in one world, which has a chance of its own."""
    n: i64
    values: list[float] = []
    for n in range(count):
        after = world.clone()
        after.advance(seat, choices[n])
        values.append(judgement.value(after, seat))
    return values


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
