"""Thousands of games that step together, in NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludothek.envs import MissingExtra
from ludothek.envs.batch import LEGAL, Batch
from ludothek.envs.rewards import check_kind
from ludothek.kernel.arrays import Ints, ints, zeros
from ludothek.kernel.errors import IllegalChoice, LudothekError
from ludothek.kernel.mode import COMPILED
from ludothek.kernel.observation import layout_of
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import Rng, new_seed

try:
    import numpy as np
except ImportError:
    raise MissingExtra("vector", "NumPy") from None

TOGETHER = 128
"""So many games are shown before their numbers are copied: few enough to stay in a processor's cache."""

DTYPES = ("int8", "float32")
Array = Any
"""A NumPy array."""


class VectorEnv:
    """Many games of one title at once. Every step makes one decision in each.

    >>> env = VectorEnv("worldsfair", seats=3, games=4, seed=1)
    >>> env.observations.shape, env.masks.shape, env.asked.tolist()
    ((4, 181), (4, 133), [0, 0, 0, 0])
    >>> env.step(env.careless())
    >>> env.asked.tolist(), env.over.tolist()
    ([1, 1, 1, 1], [False, False, False, False])

    ``observations``, ``masks``, ``asked`` (whose decision it is), ``over``, ``given_up`` and ``rewards`` (by game and
    seat) are written anew by every step, in place. A game that is over has its rewards there, and shows the beginning
    of the next one already. Where several seats decide at once, they are served in their order.
    """

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        games: int = 1024,
        seed: int | None = None,
        rewards: str = "rank",
        dtype: str = "int8",
        options: Mapping[str, object] | None = None,
        max_decisions: int | None = None,
        observations: Array = None,
        masks: Array = None,
    ) -> None:
        check_kind(rewards)
        if games < 1:
            raise LudothekError(f"At least one game must be played, not {games}.")
        self.game = find_game(title)
        self.seats = self.game.min_seats if seats is None else seats
        self.layout = layout_of(self.game, self.seats)
        self.games = games
        self._blank = self.game.blank(self.seats, self.game.settle(options))
        self._blank.options = self.game.settle(options)
        self._reward = rewards
        self._limit = self.game.max_decisions if max_decisions is None else max_decisions
        shape = games, self.layout.size
        self.observations = _buffer("observations", observations, shape, _known(dtype, observations))
        self.masks = _buffer("masks", masks, (games, self.game.action_space), "int8")
        self.asked = np.zeros(games, np.int8)
        self.over = np.zeros(games, np.bool_)
        self.given_up = np.zeros(games, np.bool_)
        self.rewards = np.zeros((games, self.seats), np.float32)
        most = self.game.most_choices or self.game.action_space
        self._rows = zeros(min(TOGETHER, games) * self.layout.size)
        self._asked, self._starts, self._choices = zeros(games), zeros(games + 1), zeros(games)
        self._marks = zeros(games * most)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; the same seed gives the same games."""
        rng = Rng.from_seed(new_seed() if seed is None else seed)
        self._careless = rng.branch()
        self._batch = Batch(self._blank, self.games, rng, self._reward, self._limit)
        for array in (self.over, self.given_up, self.rewards):
            array.fill(0)
        self._show()

    @property
    def seeds(self) -> list[int]:
        """The seed of every game that is being played: with it and its decisions ``Game.new`` plays it again."""
        return self._batch.seeds[:]

    def step(self, choices: Array) -> None:
        """Make a decision in every game; if one of them is not legal, none is made."""
        if len(choices) != self.games:
            raise LudothekError(f"A step takes {self.games} choices, one for each game, not {len(choices)}.")
        decided = ints(choices.tolist() if hasattr(choices, "tolist") else choices)
        batch = self._batch
        wrong = batch.first_illegal(decided, self._starts, self._marks)
        if wrong != LEGAL:
            state = batch.states[wrong]
            raise IllegalChoice(f"Game {wrong}: {self.game.refusal(state, decided[wrong], self._asked[wrong])}")
        batch.step(decided, self._asked)
        for array in (self.over, self.given_up, self.rewards):
            array.fill(0)
        if batch.ended:
            self.over[batch.ended] = True
            self.given_up[batch.ended] = batch.given_up
            self.rewards[batch.ended] = batch.rewards
        self._show()

    def careless(self) -> Array:
        """A careless legal choice for every game, as playouts make it."""
        self._batch.wander(self._careless, self._asked, self._starts, self._marks, self._choices)
        return numbers(self._choices).copy()

    def _show(self) -> None:
        size, batch = self.layout.size, self._batch
        for first in range(0, self.games, TOGETHER):
            end = min(first + TOGETHER, self.games)
            batch.show(first, end, self._rows, size, self._asked, self._starts, self._marks)
            shown = numbers(self._rows)[: (end - first) * size].reshape(end - first, size)
            np.copyto(self.observations[first:end], shown, casting="unsafe")
        self.masks.fill(0)
        self.masks.reshape(-1)[numbers(self._marks)[: batch.marked]] = 1
        np.copyto(self.asked, numbers(self._asked), casting="unsafe")


def numbers(row: Ints) -> Array:
    """A row as an array: compiled, the row's own memory; in pure Python a copy."""
    return np.frombuffer(row, np.int64) if COMPILED else np.array(row, np.int64)


def _known(dtype: str, given: Array) -> str:
    name = dtype if given is None else str(given.dtype)
    if name not in DTYPES:
        raise LudothekError(f"Observations are {' or '.join(DTYPES)}, not {name}.")
    return name


def _buffer(name: str, given: Array, shape: tuple[int, int], dtype: str) -> Array:
    """The array that was given to write into, if it is of the right form; without one a new one."""
    if given is None:
        return np.zeros(shape, dtype)
    if given.shape != shape or given.dtype != dtype or not given.flags.c_contiguous or not given.flags.writeable:
        raise LudothekError(
            f"{name} are written into an array of the form {shape} and {dtype} that lies in one piece, "
            f"not into one of {given.shape} and {given.dtype}."
        )
    return given
