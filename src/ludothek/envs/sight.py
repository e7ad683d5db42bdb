"""What one seat sees of one game, written in compiled code: the inside of ``ludothek.envs.eyes``."""

# Compiled with mypyc.

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludothek.kernel.arrays import Ints
from ludothek.kernel.state import State


@final
class Sight:
    """A row with an observation, and after it a one for every choice that the seat has, a zero for every other."""

    def __init__(self, row: Ints, size: i64, buffer: Ints) -> None:
        self.row = row
        self.size: i64 = size
        self.buffer = buffer
        self.marked: i64 = 0

    def look(self, state: State, seat: i64) -> None:
        """Write the row anew."""
        row = self.row
        buffer = self.buffer
        size = self.size
        k: i64
        for k in range(self.marked):
            row[size + buffer[k]] = 0
        count: i64 = 0
        if state.is_waiting(seat):
            count = state.fill(seat, buffer)
        for k in range(count):
            row[size + buffer[k]] = 1
        self.marked = count
        state.observe(seat, row, 0)
