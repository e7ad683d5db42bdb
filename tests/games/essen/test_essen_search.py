"""The search of ESSEN: what it thinks about, and how it weighs what it finds out."""

from __future__ import annotations

from typing import cast

import pytest

import ludothek
from ludothek.games.essen.ideas import ideas
from ludothek.games.essen.plan_search import Trial
from ludothek.games.essen.planner import Opening, Planner
from ludothek.games.essen.rules import Day
from ludothek.games.essen.tables import ASK_ACT
from ludothek.kernel import Rng
from ludothek.minds import mind

GAME = ludothek.game("essen")


def a_turn(seats: int, seed: int) -> Day:
    """The first turn of the third round, after planners have played."""
    day, planner, rng = cast(Day, GAME.new(seats, seed)), Planner(GAME.judgement()), Rng.from_seed(1)
    while day.round < 3 or day.asked != ASK_ACT:
        day.apply(planner.choose(day, day.to_move, rng))
    return day


def test_of_what_nobody_has_looked_at_little_is_expected() -> None:
    trial = Trial(Opening([3], 0.0), 1.0, behind=0.1)
    assert (trial.gain, trial.chance) == (-0.1, 0.5)
    assert trial.doubt**2 == pytest.approx(0.02)


def test_games_correct_what_glances_said() -> None:
    trial = Trial(Opening([3], 0.0), 1.0, behind=0.05)
    trial.glance(0.6, 0.5)
    assert trial.gain == pytest.approx(0.04)
    assert trial.doubt**2 == pytest.approx(0.0213)
    for _ in range(4):
        trial.add(0.7, 0.6)
    assert trial.gain == pytest.approx(0.04 + 0.06 * 0.0213 / 0.02505)
    assert trial.doubt**2 == pytest.approx(0.0213 * 0.00375 / 0.02505)
    assert trial.chance == pytest.approx(0.7)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_ideas_begin_with_the_planners_and_each_can_be_carried_out(seed: int) -> None:
    day = a_turn(2, seed)
    seat, rng, planner = day.to_move, Rng.from_seed(4), Planner(GAME.judgement())
    found, planned = ideas(day, seat, 10, GAME.judgement(), planner, rng)
    assert 1 <= planned < len(found)
    assert found[0].choices == planner.steps(day, seat, rng)
    assert 4 <= len(found) <= 10
    assert len({tuple(each.choices) for each in found}) == len(found)
    for each in found:
        after = day.clone()
        for choice in each.choices:
            assert after.to_move == seat
            after.apply(choice)


@pytest.mark.parametrize("name", ["search:24", "search:24:by-hand"])
def test_it_tells_what_it_considered_choice_by_choice(name: str) -> None:
    day = a_turn(3, 5)
    found = mind(GAME, name).advise(day, day.to_move, Rng.from_seed(1)).considered
    assert len({each.choice for each in found}) == len(found)
    assert {each.choice for each in found} <= {*day.legal()}
    assert all(0 <= each.value <= 1 and 0 < each.error < 0.2 for each in found)
