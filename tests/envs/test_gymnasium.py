"""Gymnasium's own checks on every title, and a seat against minds."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("gymnasium", reason="the extra [gym] is not installed")

import gymnasium
from gymnasium.utils.env_checker import check_env

from ludothek.envs.gymnasium import SeatEnv
from ludothek.kernel.errors import IllegalChoice, LudothekError
from ludothek.kernel.registry import game, titles


@pytest.mark.parametrize("title", titles())
def test_every_title_is_registered_and_passes_the_checks(title: str) -> None:
    name = f"ludothek/{title}-v{game(title).rules_version}"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, seats=2).unwrapped)


@pytest.mark.parametrize("title", titles())
def test_a_masked_game_ends_with_a_reward(title: str) -> None:
    env = SeatEnv(title, seats=game(title).max_seats, minds="random", max_decisions=2000, illegal="refuse")
    env.action_space.seed(8)
    _, info = env.reset(seed=8)
    ended = given_up = False
    while not (ended or given_up):
        assert info["action_mask"].tolist() == env.action_masks().tolist()
        _, reward, ended, given_up, info = env.step(env.action_space.sample(info["action_mask"]))
    assert env.table.over == ended
    assert -1.0 <= reward <= 1.0


def test_greedy_wins_more_than_the_one_who_never_thinks() -> None:
    env = SeatEnv("worldsfair", seats=2, minds=["greedy"], rewards="win")
    won = 0.0
    for seed in range(5):
        _, info = env.reset(seed=seed)
        ended = False
        while not ended:
            _, reward, ended, _, info = env.step(int(info["action_mask"].argmax()))
        won += reward
    assert won == 0


def test_the_others_play_at_the_levels_they_are_given() -> None:
    env = SeatEnv("worldsfair", seats=3, seat=1, minds=["novice", "skilled"], max_decisions=10)
    _, info = env.reset(seed=1)
    while not env.step(int(info["action_mask"].argmax()))[3]:
        info = {"action_mask": env.action_masks()}
    assert env.table.decisions == 10
    with pytest.raises(LudothekError, match="novice, casual, skilled, expert, master"):
        SeatEnv("worldsfair", seats=2, minds="amateur")


def test_an_illegal_choice_loses_or_is_refused() -> None:
    env = SeatEnv("worldsfair", seats=2, seat=0)
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(5)
    assert (reward, ended) == (-1.0, True)
    assert "cannot choose “take agriculture”" in info["illegal"]
    strict = SeatEnv("worldsfair", seats=2, seat=0, illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice):
        strict.step(5)


def test_wrong_settings_are_told() -> None:
    with pytest.raises(LudothekError, match="With 3 seats there are 2 minds, not 1"):
        SeatEnv("worldsfair", seats=3, minds=["greedy"])
    with pytest.raises(LudothekError, match="has the computer players"):
        SeatEnv("worldsfair", seats=2, minds="brilliant")
    with pytest.raises(LudothekError, match="A seat is a number from 0 to 1, not 2"):
        SeatEnv("worldsfair", seats=2, seat=2)


def test_what_a_seat_sees_is_drawn() -> None:
    env = gymnasium.make("ludothek/essen-v1", seats=3, seat=1, render_mode="ansi")
    env.reset(seed=2)
    assert "1" in env.render()
