"""What one seat sees of one game, as NumPy arrays, and a picture of it for people; both adapters look through it."""

from __future__ import annotations

import io
from typing import Any

import numpy as np

from ludothek.envs.sight import Sight
from ludothek.kernel.arrays import cells, zeros
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.locale import catalogue
from ludothek.kernel.mode import COMPILED
from ludothek.kernel.observation import Layout, layout_of
from ludothek.kernel.state import State

DTYPES = ("int8", "float32")
Array = Any
"""A NumPy array."""


class Eyes:
    """Observations and masks of one title for one number of players."""

    def __init__(self, game: Game, seats: int, dtype: str) -> None:
        if dtype not in DTYPES:
            raise LudothekError(f"Observations are {' or '.join(DTYPES)}, not {dtype}.")
        self.layout: Layout = layout_of(game, seats)
        self.actions = game.action_space
        self._dtype = np.dtype(dtype)
        self._sight = Sight(zeros(self.layout.size), cells(self.actions), game.choice_buffer[:])
        self._marks = np.frombuffer(self._sight.marks, np.int8)  # their own memory
        self._seen = np.frombuffer(self._sight.row, np.int64) if COMPILED else None

    def look(self, state: State, seat: int) -> tuple[Array, Array]:
        """What a seat sees now, and ones for the choices it has, in arrays for whoever asks to keep."""
        self._sight.look(state, seat)
        seen, dtype = self._seen, self._dtype
        return np.array(self._sight.row, dtype) if seen is None else seen.astype(dtype), self._marks.copy()

    def bounds(self) -> tuple[Array, Array]:
        """The smallest and the largest each number can be."""
        return np.array(self.layout.least, self._dtype), np.array(self.layout.most, self._dtype)


def picture(state: State, seat: int | None = None, width: int = 100) -> str:
    """The table as text, as a seat sees it; without one, a spectator."""
    from rich.console import Console

    text = io.StringIO()
    drawn = state.game.draw(state.view(seat), catalogue("en", state.game.package), width)
    Console(file=text, width=width, no_color=True).print(drawn)
    return text.getvalue()
