"""What one seat sees of one game, written in compiled code: the inside of ``ludothek.envs.eyes``."""

# Compiled with mypyc.

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludothek.kernel.arrays import Bytes, Ints
from ludothek.kernel.state import State


@final
class Sight:
    """A row with an observation, and marks: a one for every choice that the seat has, a zero for every other."""

    def __init__(self, row: Ints, marks: Bytes, buffer: Ints) -> None:
        self.row = row
        self.marks = marks
        self.buffer = buffer
        self.marked: i64 = 0

    def look(self, state: State, seat: i64) -> None:
        """Write both anew."""
        marks = self.marks
        buffer = self.buffer
        k: i64
        for k in range(self.marked):
            marks[buffer[k]] = 0
        count: i64 = 0
        if state.is_waiting(seat):
            count = state.fill(seat, buffer)
        for k in range(count):
            marks[buffer[k]] = 1
        self.marked = count
        state.observe(seat, self.row, 0)


def decide(state: State, choice: int, seat: int, limit: i64) -> i64:
    """Make a decision; who is asked then, of several the first, or -1 where the game ends or is given up."""
    state.apply(choice, seat)
    if state.over or state.decisions >= limit:
        return -1
    asked: i64 = 0
    while not state.is_waiting(asked):
        asked += 1
    return asked
