"""No computer player sees what its seat cannot know, nor what chance will bring."""

from __future__ import annotations

import pytest
from positions import TITLES, later

from ludothek.kernel import Rng
from ludothek.kernel.conformance.thinking import alike
from ludothek.kernel.conformance.told import everything
from ludothek.minds import mind, minds

THINKING = ("expert", "master", "search")
"""The same search with more iterations; a few are enough to see that it does not peek."""


@pytest.mark.parametrize(("title", "seats", "decisions"), TITLES, ids=[each[0] for each in TITLES])
def test_every_mind_chooses_the_same_whatever_is_hidden_and_to_come(title: str, seats: int, decisions: int) -> None:
    state = later(title, seats, decisions)
    rng = Rng.from_seed(8)
    names = [*(name for name in minds(state.game) if name not in THINKING), "search:20"]
    for _ in range(3):
        if state.over:
            return
        seat = state.waiting[-1]
        before = everything(state)
        for name in names:
            worlds = alike(state, seat, rng)
            chosen = {mind(state.game, name).choose(world, seat, Rng.from_seed(9)) for world in worlds}
            assert len(chosen) == 1, name
        assert everything(state) == before
        state.apply(state.legal(seat)[0], seat)
