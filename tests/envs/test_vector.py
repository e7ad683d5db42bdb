"""The vector environment plays the same games as the engine does, one decision in each at every step."""

from __future__ import annotations

from importlib import import_module

import pytest

pytest.importorskip("numpy", reason="the extra [vector] is not installed")

import numpy as np

from ludothek.envs.rewards import rewards
from ludothek.envs.vector import TOGETHER, VectorEnv
from ludothek.kernel.errors import IllegalChoice, LudothekError, NoObservation
from ludothek.kernel.game import Game
from ludothek.kernel.observation import layout_of, observed
from ludothek.kernel.registry import game, titles
from ludothek.kernel.state import State

TABLES = [(title, seats) for title in titles() for seats in range(game(title).min_seats, game(title).max_seats + 1)]


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_every_game_is_the_engines(title: str, seats: int) -> None:
    """What is shown is what a state of the same seed and decisions shows, also over the end of games."""
    env = VectorEnv(title, seats, games=3, seed=11, max_decisions=150)
    found = game(title)
    states: list[State] = [found.new(seats, seed) for seed in env.seeds]
    ended = 0
    for _ in range(160):
        for n, state in enumerate(states):
            seat = state.waiting[0]
            assert env.asked[n] == seat
            assert env.observations[n].tolist() == observed(state, seat)
            assert sorted(env.masks[n].nonzero()[0].tolist()) == sorted(state.legal(seat))
        choices = env.careless()
        env.step(choices)
        for n, state in enumerate(states):
            state.apply(int(choices[n]), state.waiting[0])
            given_up = not state.over and state.decisions >= 150
            assert (env.over[n], env.given_up[n]) == (state.over or given_up, given_up)
            assert env.rewards[n].tolist() == pytest.approx(rewards(state, "rank") if state.over else [0.0] * seats)
            if env.over[n]:
                ended += 1
                states[n] = found.new(seats, env.seeds[n])
    assert ended


def test_the_same_seed_plays_the_same_games() -> None:
    first, second = (VectorEnv("essen", 3, games=TOGETHER + 5, seed=5) for _ in range(2))
    for _ in range(30):
        first.step(first.careless())
        second.step(second.careless())
    assert (first.observations == second.observations).all()
    first.reset(5)
    fresh = VectorEnv("essen", 3, games=TOGETHER + 5, seed=5)
    assert (first.observations == fresh.observations).all() and (first.masks == fresh.masks).all()


def test_it_writes_into_the_arrays_it_was_given() -> None:
    layout = layout_of(game("worldsfair"), 2)
    seen = np.full((4, layout.size), 99, np.float32)
    masks = np.full((4, 133), 9, np.int8)
    env = VectorEnv("worldsfair", 2, games=4, seed=1, observations=seen, masks=masks)
    assert env.observations is seen and env.masks is masks
    assert seen.max() < 99 and set(masks.ravel().tolist()) == {0, 1}
    env.step(env.careless())
    assert seen[:, layout.place("turn")].ravel().tolist() == [0] * 4
    with pytest.raises(LudothekError, match=r"masks are written into an array of the form \(4, 133\) and int8"):
        VectorEnv("worldsfair", 2, games=4, masks=masks.T)
    with pytest.raises(LudothekError, match="Observations are int8 or float32, not float64"):
        VectorEnv("worldsfair", 2, games=4, observations=seen.astype(np.float64))


def test_one_illegal_choice_stops_the_whole_step() -> None:
    env = VectorEnv("worldsfair", 2, games=3, seed=1)
    before = env.observations.copy()
    with pytest.raises(IllegalChoice, match=r"Game 1: Seat 0 \(orange\) cannot choose “take agriculture”"):
        env.step(np.array([0, 5, 0]))
    with pytest.raises(IllegalChoice, match="Game 2: Seat 0 .* cannot choose choice 999"):
        env.step([0, 0, 999])
    with pytest.raises(LudothekError, match="A step takes 3 choices, one for each game, not 2"):
        env.step([0, 0])
    assert (env.observations == before).all()
    env.step([0, 0, 0])
    assert env.asked.tolist() == [1, 1, 1]


def test_a_title_without_observations_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    sealed: type[Game] = import_module("sealed.game").Sealed
    monkeypatch.setattr(sealed, "fields", lambda self, seats: ())
    layout_of.cache_clear()
    with pytest.raises(NoObservation, match="sealed writes no observations, so it cannot be learned from numbers"):
        VectorEnv("sealed", 2)
    layout_of.cache_clear()
