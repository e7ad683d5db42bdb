"""Counting: shared victories, intervals, distributions."""

from __future__ import annotations

import pytest

from ludothek.arena.report import Report, Spread, interval
from ludothek.arena.simulate import Match, Played, simulate, tasks
from ludothek.kernel.record import Player, Record, Result


def played(scores: list[int], ranks: list[int]) -> Played:
    minds = tuple("abcd"[: len(scores)])
    players = [Player(name, name) for name in minds]
    result = Result(scores, ranks)
    record = Record(
        title="worldsfair", rules=1, options={}, seats=players, seed="0" * 32, decisions=["x"] * 7, result=result
    )
    return Played(0, minds, record, result)


def test_a_shared_victory_is_a_part_of_a_win_for_each() -> None:
    assert played([50, 50, 40], [1, 1, 3]).shares == [0.5, 0.5, 0.0]
    report = Report()
    report.add(played([50, 50, 40], [1, 1, 3]))
    report.add(played([60, 50, 40], [1, 2, 3]))
    assert [tally.wins for tally in report.by_mind.values()] == [1.5, 0.5, 0.0]
    assert report.by_seat[0].scores == [50, 60]
    assert report.lengths == [7, 7]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilsons_interval(wins: float, games: int, low: float, high: float) -> None:
    assert list(interval(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_a_spread_of_one_number_and_of_many() -> None:
    assert Spread.of([7]) == Spread(7, 7, 7.0, 7.0, 7.0, 7)
    assert Spread.of([1, 2, 3, 4, 5]) == Spread(3, 1, 2.0, 3.0, 4.0, 5)


def test_seats_rotate_and_seeds_are_given_by_the_match() -> None:
    match = Match("worldsfair", ("greedy", "random", "random"), 4, seed=9)
    seated = [task.minds for task in tasks(match)]
    assert [minds.index("greedy") for minds in seated] == [0, 1, 2, 0]
    assert [task.seed for task in tasks(match)] == [task.seed for task in tasks(match)]
    assert len({task.seed for task in tasks(match)}) == 4


def test_a_deal_can_be_played_from_every_seat() -> None:
    match = Match("worldsfair", ("greedy", "random", "random"), 6, seed=9, paired=True)
    dealt = [task.seed for task in tasks(match)]
    assert dealt[0] == dealt[1] == dealt[2] != dealt[3] == dealt[4] == dealt[5]
    assert [task.minds.index("greedy") for task in tasks(match)] == [0, 1, 2, 0, 1, 2]


def test_a_match_of_a_title_with_secrets_is_played_to_the_end() -> None:
    games = list(simulate(Match("sealed", ("greedy", "random", "random"), 5, seed=1)))
    assert [len(game.record.decisions) for game in games] == [9] * 5
    assert all(sum(game.result.scores) == 3 for game in games)
