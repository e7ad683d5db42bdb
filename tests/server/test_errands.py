"""A computer player that plans a whole turn is asked once for it, not at every step."""

from __future__ import annotations

import ludothek
from ludothek.kernel import Rng
from ludothek.kernel.frozen import freeze
from ludothek.kernel.state import State
from ludothek.minds import mind
from ludothek.server.thinking import Errand, think


def planned() -> tuple[State, list[int]]:
    """A position of ESSEN, and a turn of several steps that seat 0 has planned for it."""
    game = ludothek.game("essen")
    state, rng, quick = game.new(seats=2, seed=3), Rng.from_seed(1), mind(game, "skilled")
    while not state.over:
        seat = state.waiting[0]
        choices = think(freeze(state.determinize(seat, rng)), "search:16", seat, 5) if seat == 0 else []
        if len(choices) > 2:
            return state, choices
        state.apply(quick.choose(state, seat, rng), seat)
    raise AssertionError("no turn was planned")


def test_an_errand_is_carried_out_step_by_step() -> None:
    state, choices = planned()
    errand = Errand()
    made = [errand.begin(choices, "expert", 0, state.decisions)]
    state.apply(made[0], 0)
    while (choice := errand.next(state, "expert", 0)) is not None:
        made.append(choice)
        state.apply(choice, 0)
    assert made == choices


def test_an_errand_ends_when_something_comes_in_between() -> None:
    state, choices = planned()
    errand = Errand()
    errand.begin(choices, "expert", 0, state.decisions)
    assert errand.next(state, "expert", 0) is None, "the first step was taken back"
    state.apply(choices[0], 0)
    assert errand.next(state, "master", 0) is None, "another mind plays on"
    assert errand.next(state, "expert", 1) is None
    errand.give_up()
    assert errand.next(state, "expert", 0) is None, "its first step was refused"
    errand.begin([choices[0], -1], "expert", 0, state.decisions - 1)
    assert errand.next(state, "expert", 0) is None, "the step cannot be taken"
