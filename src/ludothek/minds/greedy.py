"""Looks one decision ahead and takes what the title's judgement likes best."""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.kernel.mind import Judgement, Mind
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State


class GreedyMind(Mind):
    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The choice after which the seat stands best; equal ones are drawn."""
        chosen = -1
        best = 0.0
        equal: i64 = 0
        for choice in state.legal(seat):
            after = state.clone()
            after.advance(seat, choice)
            value = self.judgement.value(after, seat)
            if chosen < 0 or value > best:
                chosen, best, equal = choice, value, 1
            elif value == best:
                equal += 1
                if rng.below(equal) == 0:
                    chosen = choice
        return chosen
