"""Positions in the middle of games, at which computer players are asked."""

from __future__ import annotations

import ludothek
from ludothek.kernel import Rng, State
from ludothek.minds import mind

TITLES = [("worldsfair", 3, 30), ("essen", 2, 110), ("euphoria", 3, 40), ("sealed", 3, 2)]
"""Title, seats, and the decisions after which it is looked at: in ESSEN late, because whole games are played there."""


def later(title: str, seats: int, decisions: int) -> State:
    """A game between greedy players after so many decisions."""
    game = ludothek.game(title)
    player, rng = mind(game, "greedy"), Rng.from_seed(7)
    state: State = game.new(seats, seed=11)
    for _ in range(decisions):
        state.apply(player.choose(state, state.to_move, rng))
    return state
