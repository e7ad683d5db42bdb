"""The planner of ESSEN: stronger than one step ahead, buys as people do, knows the wishlist's thresholds."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import ludothek
from ludothek.arena.simulate import Match, Played, simulate
from ludothek.games.essen.judgement import expected_wish_points
from ludothek.games.essen.rules import Day
from ludothek.games.essen.tables import BOUGHT
from ludothek.kernel.levels import LEVELS
from ludothek.kernel.mode import COMPILED
from ludothek.kernel.state import State
from ludothek.minds import minds

GAME = ludothek.game("essen")
SCALE = 10 if COMPILED else 1
"""Whole games are played; uncompiled they take fifteen times as long."""


def games(*names: str, count: int) -> list[Played]:
    return list(simulate(Match("essen", names, count, seed=2013)))


def share(played: list[Played], name: str) -> float:
    return sum(game.shares[seat] for game in played for seat, mind in enumerate(game.minds) if mind == name) / len(
        played
    )


def end_of(played: Played) -> State:
    return played.record.end()


def test_the_planner_is_called_greedy() -> None:
    assert list(minds(GAME)) == [*LEVELS, "random", "greedy", "search", "one-step"]


@pytest.mark.long
def test_greedy_beats_one_step_ahead() -> None:
    assert share(games("greedy", "one-step", count=10 * SCALE), "greedy") >= 0.7


@pytest.mark.long
def test_greedy_beats_random() -> None:
    assert share(games("greedy", "random", count=4 * SCALE), "greedy") >= 0.98


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_buys_eight_to_fourteen_games(seats: int) -> None:
    bought = [
        sum(cast(Day, end_of(played)).visitors[BOUGHT + seat * 4 + symbol] for symbol in range(4))
        for played in games(*["greedy"] * seats, count=2 * SCALE)
        for seat in range(seats)
    ]
    usual = sum(8 <= count <= 14 for count in bought)
    assert 8 <= sum(bought) / len(bought) <= 14
    assert usual >= 0.85 * len(bought), Counter(bought)


def test_the_first_wish_is_worth_more_than_the_second() -> None:
    """The table's steps decide: wishes 1, 4, 6, 8, 9 and 10 give points, the others nothing (ES-49)."""
    day = cast(Day, GAME.new(2, 1))
    certain = [expected_wish_points(day, count, 0.0) for count in range(12)]
    assert certain == [0, 5, 5, 5, 10, 10, 15, 15, 20, 25, 30, 30]
    assert expected_wish_points(day, 3, 0.5) > expected_wish_points(day, 1, 0.5)
