"""Many games that are stepped together, in compiled code: the inside of ``ludothek.envs.vector``.

It knows rows of integers only; what they become in somebody's buffers is its caller's business.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludothek.envs.rewards import rewards
from ludothek.kernel.arrays import Ints
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State

LEGAL: Final[i64] = -1


@final
class Batch:
    """Games of one title, number of players and options; each begins anew when it is over."""

    def __init__(self, blank: State, games: i64, rng: Rng, reward: str, limit: i64) -> None:
        self.blank = blank
        self.games: i64 = games
        self.rng = rng
        self.reward = reward
        self.limit: i64 = limit
        self.actions: i64 = blank.game.action_space
        self.buffer: Ints = blank.game.choice_buffer[:]
        self.states: list[State] = []
        self.seeds: list[int] = []
        self.marked: i64 = 0
        self.ended: list[int] = []  # which games ended in the last step
        self.given_up: list[bool] = []  # and which of them for lasting too long
        self.rewards: list[list[float]] = []  # and what that brought
        for _nth in range(games):
            seed = rng.seed()
            self.seeds.append(seed)
            self.states.append(self._new(seed))

    def _new(self, seed: int) -> State:
        state = self.blank.clone()
        state.rng = Rng.from_seed(seed)
        state.set_up()
        return state

    def show(self, first: i64, end: i64, rows: Ints, size: i64, asked: Ints, starts: Ints, marks: Ints) -> None:
        """Write what the games from the first on show: observations from the row's beginning on, who is asked, and
        where in the masks of all games a one belongs."""
        if first == 0:
            self.marked = 0
        at: i64 = 0
        n: i64 = first
        while n < end:
            self._show(n, self.states[n], rows, at, asked, starts, marks)
            at += size
            n += 1

    def _show(self, n: i64, state: State, rows: Ints, at: i64, asked: Ints, starts: Ints, marks: Ints) -> None:
        seat: i64 = 0
        while not state.is_waiting(seat):  # of several, the first one in the order of the seats
            seat += 1
        asked[n] = seat
        state.observe(seat, rows, at)
        buffer = self.buffer
        count = state.fill(seat, buffer)
        mark = self.marked
        base: i64 = n * self.actions
        starts[n] = mark
        k: i64 = 0
        while k < count:
            marks[mark + k] = base + buffer[k]
            k += 1
        self.marked = mark + count
        starts[n + 1] = mark + count

    def first_illegal(self, choices: Ints, starts: Ints, marks: Ints) -> i64:
        """The first game whose choice is none of those shown, or -1."""
        n: i64 = 0
        while n < self.games:
            wanted: i64 = n * self.actions + choices[n]
            k = starts[n]
            end = starts[n + 1]
            while k < end and marks[k] != wanted:
                k += 1
            if k == end:
                return n
            n += 1
        return LEGAL

    def step(self, choices: Ints, asked: Ints) -> None:
        """Make a legal decision in every game; those that are over begin anew."""
        self.ended = []
        self.given_up = []
        self.rewards = []
        limit = self.limit
        n: i64 = 0
        while n < self.games:
            state = self.states[n]
            state.decisions += 1
            state.advance(asked[n], choices[n])
            if state.over or state.decisions >= limit:
                self._end(n, state)
            n += 1

    def _end(self, n: i64, state: State) -> None:
        self.ended.append(n)
        self.given_up.append(not state.over)
        if state.over:
            self.rewards.append(rewards(state, self.reward))
        else:
            self.rewards.append([0.0] * state.seats)
        seed = self.rng.seed()
        self.seeds[n] = seed
        self.states[n] = self._new(seed)

    def wander(self, rng: Rng, asked: Ints, starts: Ints, marks: Ints, choices: Ints) -> None:
        """Careless choices for all games."""
        buffer = self.buffer
        n: i64 = 0
        while n < self.games:
            start = starts[n]
            count = starts[n + 1] - start
            base: i64 = n * self.actions
            k: i64 = 0
            while k < count:
                buffer[k] = marks[start + k] - base
                k += 1
            choices[n] = self.states[n].wander(asked[n], buffer, count, rng)
            n += 1
