"""Looks one decision ahead and takes what the title's judgement likes best."""

# Compiled with mypyc.

from __future__ import annotations

from ludothek.kernel.judgement import Judgement
from ludothek.kernel.mind import Mind, one_step_ahead
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State


class GreedyMind(Mind):
    """With less than full attention it overlooks choices, as people do, and decides well among the others."""

    def __init__(self, judgement: Judgement, attention: float = 1.0) -> None:
        self.judgement = judgement
        self.attention = attention

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return one_step_ahead(self.judgement, state, seat, rng, self.attention)
