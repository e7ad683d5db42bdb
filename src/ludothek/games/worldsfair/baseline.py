"""The plainest sensible play: go where most cards lie. A yardstick for better minds."""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.worldsfair.state import Fairground
from ludothek.games.worldsfair.tables import ASK_PLACE, PLACE
from ludothek.kernel.mind import Mind
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State


class MostCards(Mind):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The area with the most cards, drawn among equals; any other decision at random."""
        assert isinstance(state, Fairground)
        choices = state.legal(seat)
        if state.asked == ASK_PLACE:
            most: i64 = 0
            for choice in choices:
                most = max(most, state.laid[choice - PLACE])
            choices = [choice for choice in choices if state.laid[choice - PLACE] == most]
        return choices[rng.below(len(choices))]
