"""In the car park: unloading, the cash machine, and leaving early."""

from __future__ import annotations

import pytest
from essen_table import SPACE_IDS, choices, end_round, events, must_show, play, player, position, view

from ludothek.games.essen.rules import Day

LAST = "crowd entrances\n last-round sale"


@pytest.mark.rule("ES-42")
def test_all_games_go_from_the_bag_to_the_boot_for_no_action() -> None:
    day = position("orange spent=4 bag=1,2,3 boot=40 points=6\n blue bag=7")
    must_show(day, "orange actions=1")
    play(day, "unload")
    must_show(day, "orange actions=4 spent=4 boot=1,2,3,40 points=6\n blue bag=7")
    assert player(day, "orange").bag == []
    (told,) = events(day, "unloaded")
    assert told.message.args["count"] == 3
    assert "unload" not in choices(day)


@pytest.mark.rule("ES-42")
def test_the_freed_spaces_can_be_used_at_once() -> None:
    day = position("orange spent=5 bag=1,2,3\n blue")
    assert choices(day, "go") == []
    play(day, "unload")
    assert choices(day, "go") == ["go east", "go west"]
    play(day, "go west", "go 3", "go 7")
    must_show(day, "orange at=7 actions=0")


@pytest.mark.rule("ES-42")
@pytest.mark.parametrize("space", [space for space in SPACE_IDS if space != "parking"])
def test_one_unloads_and_withdraws_only_on_the_parking_lot(space: str) -> None:
    day = position(f"orange at={space} bag=60 points=20\n blue")
    assert not {"unload", "withdraw"} & set(choices(day))


@pytest.mark.rule("ES-42")
def test_unloading_is_never_a_must() -> None:
    day = position("orange bag=1,2\n blue bag=3\n green bag=4,5,6")
    assert {"unload", "end"} <= set(choices(day))
    end_round(day)
    must_show(day, "orange bag=1,2 actions=6\n blue bag=3\n green bag=4,5,6")
    assert day.first == 1


@pytest.mark.rule("ES-42")
def test_with_an_empty_bag_there_is_nothing_to_unload() -> None:
    assert "unload" not in choices(position("orange boot=3\n blue bag=4"))


# The cash machine


@pytest.mark.rule("ES-43")
def test_50_euros_for_2_points_as_often_as_the_points_last() -> None:
    day = position("orange points=5 money=10 spent=8\n blue")
    play(day, "withdraw")
    must_show(day, "orange points=3 money=60 spent=8 actions=0")
    (told,) = events(day, "withdrew")
    assert (told.message.args["count"], told.message.args["other"]) == (50, 2)
    play(day, "withdraw")
    must_show(day, "orange points=1 money=110")
    assert choices(day) == ["end"]
    assert player(day, "orange").sheet["cash"] == -4


@pytest.mark.rule("ES-43")
@pytest.mark.parametrize(("points", "times"), [(0, 0), (1, 0), (2, 1), (3, 1), (8, 4)])
def test_points_never_fall_below_0(points: int, times: int) -> None:
    day = position(f"orange points={points} money=0\n blue points=50")
    for _ in range(times):
        play(day, "withdraw")
    assert "withdraw" not in choices(day)
    must_show(day, f"orange points={points % 2} money={50 * times}")


@pytest.mark.rule("ES-43")
def test_points_of_every_kind_can_be_withdrawn() -> None:
    """Four points of the midday ranking are points like any other."""
    day = position("rankings 1 2 4\n orange boot=3,7,11,12\n blue\n green", round=4)
    end_round(day)
    must_show(day, "orange points=4")
    while day.to_move != 0:
        play(day, "end")
    play(day, "withdraw", "withdraw")
    must_show(day, "orange points=0 money=400")


# Leaving early


def leave(day: Day, *colours: str) -> None:
    """These end their turn of the last round in this order."""
    for colour in colours:
        play(day, f"{colour}: end")


@pytest.mark.rule("ES-44")
def test_the_first_to_leave_gets_6_points_the_second_3_the_others_nothing() -> None:
    day = position(f"{LAST}\n orange\n blue points=4\n green\n red\n purple", round=7, first="blue")
    leave(day, "blue")
    must_show(day, "blue points=10\n orange points=0")
    assert [event.message.args["count"] for event in events(day, "left")] == [6]
    leave(day, "green")
    must_show(day, "green points=3\n blue points=10")
    assert [event.message.args["count"] for event in events(day, "left")] == [3]
    leave(day, "red")
    must_show(day, "red points=0")
    assert events(day, "left") == []
    leave(day, "purple", "orange")
    assert view(day).scores == [0, 10, 3, 0, 0]
    assert view(day).players[1].sheet["departure"] == 6
    assert view(day).departures == 2


@pytest.mark.rule("ES-44")
def test_who_is_elsewhere_does_not_leave_and_takes_nobodys_place() -> None:
    day = position(f"{LAST}\n orange at=west\n blue at=12\n green\n red at=courtyard\n purple", round=7)
    leave(day, "orange", "blue", "green", "red", "purple")
    assert view(day).scores == [0, 0, 6, 0, 3]


@pytest.mark.rule("ES-44")
def test_passing_through_does_not_count() -> None:
    day = position(f"{LAST}\n orange at=west\n blue", round=7)
    play(day, "go parking", "go east")
    must_show(day, "orange points=0 at=east")
    play(day, "end")
    must_show(day, "orange points=0")
    play(day, "end")
    assert view(day).scores == [0, 6]


@pytest.mark.rule("ES-44")
def test_walking_home_counts_at_the_end_of_the_turn_and_not_before() -> None:
    """The points come at once, but not while the turn goes on: they cannot be withdrawn any more."""
    day = position(f"{LAST}\n orange at=west bag=3\n blue at=12", round=7)
    play(day, "go parking", "unload")
    must_show(day, "orange points=0")
    assert "withdraw" not in choices(day)
    play(day, "end")
    must_show(day, "orange points=6")


@pytest.mark.rule("ES-44")
def test_two_players_can_both_leave_early() -> None:
    day = position(f"{LAST}\n orange\n blue", round=7, first="blue")
    leave(day, "blue", "orange")
    assert view(day).scores == [3, 6]


@pytest.mark.rule("ES-44")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_nobody_leaves_before_round_7(round: int) -> None:
    day = position("orange\n blue\n green", round=round, rankings=False)
    end_round(day)
    assert (view(day).scores, view(day).departures) == ([0, 0, 0], 0)
