"""Looks one decision ahead and takes what the title's judgement likes best."""

# Compiled with mypyc.

from __future__ import annotations

from ludothek.kernel.judgement import Judgement
from ludothek.kernel.mind import Mind, one_step_ahead
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State


class GreedyMind(Mind):
    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return one_step_ahead(self.judgement, state, seat, rng)
