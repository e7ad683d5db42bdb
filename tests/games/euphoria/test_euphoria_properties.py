"""Random play at every number of players, with any options: it ends, and nothing that must not be comes about."""

from __future__ import annotations

import pytest

from ludothek.games.euphoria import GAME
from ludothek.games.euphoria.tables import ASK_TURN
from ludothek.kernel.arrays import ints
from ludothek.kernel.rng import Rng


def some_options(rng: Rng) -> dict[str, object]:
    """Every option at random."""
    return {option.name: option.values[rng.below(len(option.values))] for option in GAME.options}


@pytest.mark.rule("EU-17", "EU-16")
@pytest.mark.parametrize("seats", range(2, 7))
def test_careless_play_breaks_no_invariant(seats: int) -> None:
    for seed in range(4):
        rng = Rng.from_seed(100 * seats + seed)
        state = GAME.new(seats, seed, some_options(rng))
        city = state
        census = state.census()
        while not state.over:
            seat = state.waiting[rng.below(len(state.waiting))]
            choices = state.legal(seat)
            state.apply(state.wander(seat, ints(choices), len(choices), rng), seat)
            if city.asked == ASK_TURN:
                assert state.audit() == []
                assert state.census() == census
                assert all(city.hand_size[each] <= city.morale[each] for each in range(seats))
                assert all(1 <= city.workers[each] <= 4 for each in range(seats))
        assert sum(1 for rank in state.ranks() if rank == 1) == 1


@pytest.mark.rule("EU-10")
@pytest.mark.parametrize("seats", [2, 3])
def test_blind_chance_ends_too(seats: int) -> None:
    for seed in range(4):
        rng = Rng.from_seed(seed)
        state = GAME.new(seats, seed, some_options(rng))
        while not state.over:
            choices = state.legal()
            state.apply(choices[rng.below(len(choices))])
        assert state.decisions < GAME.max_decisions


def test_the_longest_agenda_fits() -> None:
    deepest = 0
    for seed in range(10):
        rng = Rng.from_seed(seed)
        state = GAME.new(6, seed, {"trading": False})
        city = state
        while not state.over:
            choices = state.legal()
            state.apply(state.wander(state.to_move, ints(choices), len(choices), rng))
            deepest = max(deepest, city.depth)
    assert deepest < 20
