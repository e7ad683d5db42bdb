"""Any legal choice, all equally likely."""

# Compiled with mypyc.

from __future__ import annotations

from ludothek.kernel.mind import Mind
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State


class RandomMind(Mind):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        choices = state.legal(seat)
        return choices[rng.below(len(choices))]
