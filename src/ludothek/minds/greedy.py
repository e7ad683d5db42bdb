"""Looks one decision ahead and takes what the title's judgement likes best."""

from __future__ import annotations

from ludothek.kernel.mind import Favourite, Judgement, Mind
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State


class GreedyMind(Mind):
    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The choice after which the seat stands best; equal ones are drawn."""
        favourite = Favourite(rng)
        for choice in state.legal(seat):
            after = state.clone()
            after.advance(seat, choice)
            favourite.offer(choice, self.judgement.value(after, seat))
        return favourite.choice
