"""PettingZoo's own tests on every title at every number of players, and what they do not look at."""

from __future__ import annotations

import sys
import warnings
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra [pettingzoo] is not installed")

from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from ludothek.envs import pettingzoo
from ludothek.kernel.errors import IllegalChoice, LudothekError
from ludothek.kernel.registry import game, titles

TABLES = [(title, seats) for title in titles() for seats in range(game(title).min_seats, game(title).max_seats + 1)]
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What it warns of wherever an observation comes with its mask, in PettingZoo's own games as well."""

every_table = pytest.mark.parametrize(("title", "seats"), TABLES)


@every_table
def test_the_api_is_kept(title: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        api_test(pettingzoo.env(title, seats), num_cycles=60)


@every_table
def test_a_seed_gives_the_same_game(title: str, seats: int) -> None:
    seed_test(partial(pettingzoo.env, title, seats), num_cycles=40)


@every_table
def test_it_can_be_drawn(title: str, seats: int) -> None:
    render_test(partial(pettingzoo.env, title, seats))


@every_table
def test_its_benchmark_runs(title: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over the ends of games; on a clock by which its five seconds are six looks."""
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", SimpleNamespace(time=count().__next__))
    env = pettingzoo.env(title, seats, max_decisions=seats + 1)
    performance_benchmark(env)
    assert env.agents == env.possible_agents


def play_carelessly(env: pettingzoo.TableEnv, seed: int) -> dict[str, float]:
    """The rewards of a game of first choices and last ones in turns."""
    env.reset(seed=seed)
    earned: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, ended, given_up, _ = env.last()
        earned[agent] = reward
        legal = observation["action_mask"].nonzero()[0]
        env.step(None if ended or given_up else legal[env.table.decisions % len(legal)])
    return earned


def test_rewards_are_there_once_at_the_end() -> None:
    env = pettingzoo.env("worldsfair", 3)
    earned = play_carelessly(env, 4)
    ranks = env.table.ranks()
    assert sorted(ranks) == [1, 2, 3]
    assert earned == {f"seat_{seat}": {1: 1.0, 2: 0.0, 3: -1.0}[rank] for seat, rank in enumerate(ranks)}
    by_score = play_carelessly(pettingzoo.env("worldsfair", 3, rewards="score"), 4)
    assert list(by_score.values()) == env.table.scores()
    assert sum(play_carelessly(pettingzoo.env("worldsfair", 3, rewards="win"), 4).values()) == 1.0


def test_bids_made_at_once_are_asked_in_seat_order_and_stay_sealed() -> None:
    env = pettingzoo.env("sealed", 3)
    shown = []
    for bid in (0, -1):
        env.reset(seed=3)
        assert env.agent_selection == "seat_0"
        env.step(env.observe("seat_0")["action_mask"].nonzero()[0][bid])
        assert env.agent_selection == "seat_1"
        shown.append(env.observe("seat_1"))
    assert shown[0]["observation"].tolist() == shown[1]["observation"].tolist()
    assert shown[0]["action_mask"].tolist() == shown[1]["action_mask"].tolist()


@pytest.mark.parametrize("dtype", ["int8", "float32"])
def test_what_was_seen_is_the_learners_to_keep(dtype: str) -> None:
    """Arrays of their own: nothing changes them later, and they keep nothing else alive."""
    env = pettingzoo.env("worldsfair", 2, dtype=dtype)
    env.reset(seed=1)
    seen = env.observe("seat_0")
    before = {name: array.tolist() for name, array in seen.items()}
    env.step(before["action_mask"].index(1))
    assert env.observe("seat_1")["observation"].tolist() != before["observation"]
    assert {name: array.tolist() for name, array in seen.items()} == before
    assert seen["observation"].dtype == dtype and seen["action_mask"].dtype == "int8"
    assert all(array.base is None for array in seen.values())


def test_after_so_many_decisions_it_is_given_up() -> None:
    env = pettingzoo.env("euphoria", 2, max_decisions=10)
    assert set(play_carelessly(env, 5).values()) == {0.0}
    assert env.table.decisions == 10 and not env.agents


@pytest.mark.parametrize(("title", "seats"), [table for table in TABLES if table[0] != "sealed"])  # over after three
def test_after_so_many_cycles_it_is_given_up(title: str, seats: int) -> None:
    """It plays without masks, so illegal choices become careless ones."""
    settings = {"illegal": "careless"}
    module = SimpleNamespace(
        env=partial(pettingzoo.env, title, seats, **settings),
        parallel_env=partial(pettingzoo.parallel_env, title, seats, **settings),
    )
    max_cycles_test(module)


@every_table
def test_the_parallel_api_is_kept(title: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(pettingzoo.parallel_env(title, seats), num_cycles=60)
    parallel_seed_test(partial(pettingzoo.parallel_env, title, seats, illegal="careless"), num_cycles=20)


def test_a_game_in_cycles_is_the_same_game() -> None:
    """Whoever is asked decides, at once if it is several; rewards come once, at the end."""
    in_cycles, in_turns = pettingzoo.parallel_env("sealed", 3, rewards="score"), pettingzoo.env("sealed", 3)
    observations, _ = in_cycles.reset(seed=3)
    in_turns.reset(seed=3)
    rewards: dict[str, float] = {}
    while in_cycles.agents:
        assert not any(rewards.values())
        asked = {agent for agent, seen in observations.items() if seen["action_mask"].any()}
        assert asked == {f"seat_{seat}" for seat in in_turns.table.waiting}
        actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
        for agent in sorted(asked):
            assert in_turns.agent_selection == agent
            in_turns.step(actions[agent])
        observations, rewards, ended, given_up, _ = in_cycles.step(actions)
    assert set(ended.values()) == {True} and set(given_up.values()) == {False}
    assert list(rewards.values()) == in_turns.table.scores()
    assert in_cycles.table.view(None) == in_turns.table.view(None)


def test_an_illegal_choice_in_a_cycle_is_refused_before_anybody_has_decided() -> None:
    env = pettingzoo.parallel_env("sealed", 3)
    observations, _ = env.reset(seed=3)
    actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    with pytest.raises(IllegalChoice):
        env.step({**actions, "seat_2": int(observations["seat_2"]["action_mask"].argmin())})
    assert env.table.decisions == 0
    with pytest.raises(LudothekError, match="An illegal choice is refuse or careless, not 'forgive'"):
        pettingzoo.parallel_env("sealed", 3, illegal="forgive")


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("worldsfair", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="cannot choose “take agriculture”; legal: place agriculture"):
        env.step(5)
    assert env.agent_selection == "seat_0" and env.table.decisions == 0


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"rewards": "fame"}, "Rewards are by rank, win, score, not by 'fame'."),
        ({"dtype": "int64"}, "Observations are int8 or float32, not int64."),
        ({"seats": 7}, "worldsfair is for 2 to 4 players, not 7."),
        ({"options": {"approvals": "never"}}, "approvals"),
    ],
)
def test_wrong_settings_are_told(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(LudothekError, match=complaint):
        pettingzoo.env("worldsfair", **settings).reset()
