"""Who becomes first player: the lightest bag, the fewest points, the next to the left."""

from __future__ import annotations

import pytest
from essen_table import asked, end_round, events, position, view

from ludothek.games.essen.tables import BOOTHS, LINES, MONEY, MORNING, SHEET
from ludothek.kernel.words import SEATS


def new_first(drawing: str, first: str, round: int = 2) -> str:
    """Who is first player after a round that changed nothing."""
    day = position(drawing, first=first, round=round)
    end_round(day)
    colour = SEATS[day.first]
    assert asked(day).startswith(colour)
    assert [event.seat for event in events(day, "first")] == [day.first]
    assert view(day).first == day.first
    return colour


@pytest.mark.rule("ES-21")
@pytest.mark.parametrize("first", SEATS[:4])
def test_the_lightest_bag_wins_whatever_the_points(first: str) -> None:
    bags = """
        orange  points=0  bag=1,2
        blue    points=0  bag=3,4,5
        green   points=90 bag=6
        red     points=0  bag=7,8
    """
    assert new_first(bags, first) == "green"


@pytest.mark.rule("ES-21")
def test_games_in_the_boot_weigh_nothing_and_spent_actions_do_not_count() -> None:
    bags = """
        orange  points=3 bag=1
        blue    points=9 boot=2,3,4,5,6,7,8 spent=8
        green   points=0 bag=9,10
    """
    assert new_first(bags, "orange") == "blue"


@pytest.mark.rule("ES-21")
@pytest.mark.parametrize("first", SEATS[:4])
def test_equally_light_bags_the_fewest_points_decide(first: str) -> None:
    bags = """
        orange  points=8  bag=1
        blue    points=5  bag=2
        green   points=7  bag=3
        red     points=0  bag=4,5
    """
    assert new_first(bags, first) == "blue"


@pytest.mark.rule("ES-21")
@pytest.mark.parametrize(
    ("first", "chosen"),
    [("orange", "blue"), ("blue", "red"), ("green", "red"), ("red", "orange"), ("purple", "orange")],
)
def test_still_equal_the_next_of_these_to_the_left_and_the_present_one_last(first: str, chosen: str) -> None:
    """Orange, blue and red are equal in both; green has fewer points but more games, purple more points."""
    bags = """
        orange  points=5 bag=1
        blue    points=5 bag=2
        green   points=0 bag=3,4
        red     points=5 bag=5
        purple  points=6 bag=6
    """
    assert new_first(bags, first) == chosen


@pytest.mark.rule("ES-21")
def test_a_neighbour_who_is_equally_light_but_richer_is_skipped() -> None:
    bags = """
        orange  points=4 bag=1
        blue    points=5 bag=2
        green   points=4 bag=3
    """
    assert new_first(bags, "orange") == "green"
    assert new_first(bags, "blue") == "green"
    assert new_first(bags, "green") == "orange"


@pytest.mark.rule("ES-21")
def test_the_present_first_player_stays_only_if_nobody_is_equal() -> None:
    assert new_first("orange\n blue bag=1\n green bag=2", "orange") == "orange"
    assert new_first("orange points=3\n blue points=4\n green points=4", "orange") == "orange"
    assert new_first("orange points=4\n blue points=4\n green points=5", "orange") == "blue"
    assert new_first("orange points=4\n blue points=5\n green points=4", "green") == "orange"


@pytest.mark.rule("ES-21")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_if_nothing_tells_them_apart_the_marker_goes_round(seats: int) -> None:
    day = position("", seats=seats, first="blue", round=1)
    firsts = []
    for _ in range(6):
        end_round(day)
        firsts.append(day.first)
    assert firsts == [(2 + n) % seats for n in range(6)]


@pytest.mark.rule("ES-21")
@pytest.mark.rule("ES-45")
def test_midday_comes_before_so_its_points_count() -> None:
    """Equal bags; blue has fewer points until the morning card of three meeples and an hourglass gives it 4."""
    table = """
        rankings 1 4 5
        orange  points=7 bag=4
        blue    points=5 boot=3,7,11,12 bag=9
        green   points=8 bag=13
    """
    day = position(table, first="green", round=4)
    end_round(day)
    assert day.visitors[SHEET + 1 * LINES + MORNING] == 4
    assert SEATS[day.first] == "orange"
    assert new_first(table, "green", round=3) == "blue"


@pytest.mark.rule("ES-21")
def test_also_in_round_7_and_with_a_withdrawal_the_points_of_the_moment_count() -> None:
    day = position("orange points=6\n blue points=5\n green points=9", first="green", round=6)
    while day.round == 6:
        choice = "withdraw" if day.to_move == 0 and day.visitors[MONEY] == 300 else "end"
        day.apply({"withdraw": 70, "end": 71}[choice])
    assert (day.round, SEATS[day.first]) == (7, "orange")
    assert sum(day.games[game] == 2 for game in range(BOOTHS)) == 6
