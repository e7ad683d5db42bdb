"""The action track, moving, the crowd, and eating in the courtyard."""

from __future__ import annotations

import pytest
from essen_table import (
    GAME,
    SPACE_IDS,
    ZONE_OF,
    choices,
    end_round,
    events,
    must_show,
    neighbours,
    play,
    position,
    view,
)

from ludothek.games.essen.rules import Day
from ludothek.games.essen.tables import SPENT
from ludothek.kernel.errors import IllegalChoice

ZONES = ("green", "purple", "blue", "red", "yellow")

# Mr Meeple of the example stands on a yellow booth (A) and carries two games. The green zone is crowded.
WALK = """
    crowd   green purple
    orange  at=53 bag=1,2
    blue
"""


def costs(day: Day) -> dict[str, int]:
    """What every step from here costs."""
    spent = day.visitors[SPENT + day.to_move]
    found = {}
    for line in choices(day, "go"):
        twin = day.clone()
        play(twin, line)
        found[line.removeprefix("go ")] = twin.visitors[SPENT + day.to_move] - spent
    return found


@pytest.mark.rule("ES-24")
@pytest.mark.parametrize(
    ("bag", "spent", "left"), [("", 0, 8), ("1", 0, 7), ("1,2,3,4,5,6", 0, 2), ("1,2", 5, 1), ("", 8, 0), ("1,2", 6, 0)]
)
def test_actions_left_are_8_less_the_games_in_the_bag_less_those_spent(bag: str, spent: int, left: int) -> None:
    games = f"bag={bag}" if bag else ""
    day = position(f"orange at=12 spent={spent} {games} boot=40\n blue")
    must_show(day, f"orange actions={left}")
    assert bool(choices(day, "go")) == bool(choices(day, "test")) == (left > 0)


@pytest.mark.rule("ES-25")
def test_everything_in_any_order_and_as_often_as_one_can_until_one_says_so() -> None:
    day = position("booths 3 7\n orange points=4\n blue")
    play(day, "test", "keep lowest", "withdraw", "go west", "go 3", "buy", "test", "keep lowest", "go west")
    play(day, "go parking", "unload", "withdraw", "go west", "test", "keep lowest")
    assert day.to_move == 0
    must_show(day, "orange at=west actions=0 boot=3 points=2 money=370")
    assert choices(day) == ["end"]
    play(day, "end")
    assert day.to_move == 1


@pytest.mark.rule("ES-26")
@pytest.mark.parametrize("space", SPACE_IDS)
def test_a_step_leads_to_a_neighbour_straight_or_diagonal_for_one_action(space: str) -> None:
    day = position(f"orange at={space}\n blue")
    assert costs(day) == dict.fromkeys(neighbours()[space], 1)


@pytest.mark.rule("ES-26")
def test_the_places_the_rules_speak_of() -> None:
    assert costs(position("orange")) == {"west": 1, "east": 1}
    assert "east" not in costs(position("orange at=west"))
    assert set(costs(position("orange at=west"))) == {"parking", "2", "3", "4"}
    assert set(costs(position("orange at=east"))) == {"parking", "37", "38", "51"}
    assert set(costs(position("orange at=courtyard"))) == {"4", "8", "12", "49", "52", "55"}
    assert set(costs(position("orange at=galeria-west"))) == {"20", "24", "galeria-east"}
    assert set(costs(position("orange at=galeria-east"))) == {"25", "31", "galeria-west"}


@pytest.mark.rule("ES-26")
def test_what_is_not_next_door_cannot_be_reached_in_one_step() -> None:
    day = position("orange at=12\n blue")
    with pytest.raises(IllegalChoice, match="cannot choose “go 1”"):
        day.apply(0)
    must_show(day, "orange at=12 spent=0")


@pytest.mark.rule("ES-27")
@pytest.mark.parametrize("zone", ZONES)
def test_a_step_onto_a_booth_of_a_crowded_zone_costs_two_from_wherever_one_comes(zone: str) -> None:
    for space in SPACE_IDS:
        day = position(f"crowd {zone}\n orange at={space}\n blue")
        assert costs(day) == {near: 2 if ZONE_OF.get(near) == zone else 1 for near in neighbours()[space]}


@pytest.mark.rule("ES-27")
def test_leaving_a_crowded_zone_costs_what_the_next_space_costs() -> None:
    day = position("crowd green purple\n orange at=12\n blue")
    assert costs(day) == {"7": 2, "8": 2, "11": 2, "15": 2, "16": 2, "courtyard": 1}
    assert costs(position("crowd green\n orange at=4\n blue"))["west"] == 1


@pytest.mark.rule("ES-27")
def test_a_step_dearer_than_the_actions_left_is_not_possible() -> None:
    day = position("crowd green\n orange at=courtyard spent=7\n blue")
    assert choices(day, "go") == ["go 49", "go 52", "go 55"]
    day = position("crowd green\n orange at=courtyard spent=6\n blue")
    assert len(choices(day, "go")) == 6
    play(day, "go 4")
    must_show(day, "orange actions=0 spent=8")


@pytest.mark.rule("ES-27")
@pytest.mark.rule("ES-24")
def test_the_walk_of_the_example_takes_six_actions() -> None:
    day = position(WALK)
    spent = []
    for line in ("go 52", "go courtyard", "go 4", "go west", "go parking"):
        play(day, line)
        spent.append(day.visitors[SPENT])
    assert spent == [1, 2, 4, 5, 6]
    must_show(day, "orange at=parking actions=0 bag=1,2")


@pytest.mark.rule("ES-24")
@pytest.mark.rule("ES-42")
def test_after_unloading_two_games_there_are_two_actions_again() -> None:
    day = position(WALK)
    play(day, "go 52", "go courtyard", "go 4", "go west", "go parking", "unload")
    must_show(day, "orange at=parking actions=2 spent=6 boot=1,2")
    play(day, "go west")
    must_show(day, "orange at=west actions=1")


@pytest.mark.rule("ES-31")
@pytest.mark.rule("ES-27")
def test_with_a_snack_the_walk_of_the_example_takes_four_and_leaves_two() -> None:
    day = position(WALK)
    spent = []
    for line in ("go 52", "go courtyard", "eat", "go 4", "go west", "go parking"):
        play(day, line)
        spent.append(day.visitors[SPENT])
    assert spent == [1, 2, 0, 2, 3, 4]
    must_show(day, "orange at=parking actions=2 money=280 eaten=1 bag=1,2")


@pytest.mark.rule("ES-28")
def test_a_crowded_courtyard_costs_two_to_enter_and_nothing_more_to_leave() -> None:
    for booth in ("4", "8", "12", "49", "52", "55"):
        assert costs(position(f"crowd red courtyard\n orange at={booth}\n blue"))["courtyard"] == 2
    day = position("crowd red courtyard\n orange at=courtyard\n blue")
    assert costs(day) == dict.fromkeys(("4", "8", "12", "49", "52", "55"), 1)
    assert costs(position("crowd yellow\n orange at=52\n blue"))["courtyard"] == 1


@pytest.mark.rule("ES-28")
def test_the_galeria_belongs_to_no_zone() -> None:
    crowd = "crowd purple blue"
    assert costs(position(f"{crowd}\n orange at=24\n blue"))["galeria-west"] == 1
    assert costs(position(f"{crowd}\n orange at=31\n blue"))["galeria-east"] == 1
    day = position(f"{crowd}\n orange at=galeria-west\n blue")
    assert costs(day) == {"galeria-east": 1, "20": 2, "24": 2}


@pytest.mark.rule("ES-29")
def test_in_round_7_entering_an_entrance_costs_two_from_both_sides() -> None:
    day = position("orange\nblue\ngreen", round=6)
    end_round(day)
    assert day.round == 7
    assert costs(day) == {"west": 2, "east": 2}
    for booth, door in (("2", "west"), ("4", "west"), ("37", "east"), ("51", "east")):
        day = position(f"crowd entrances\n last-round sale\n orange at={booth}\n blue", round=7)
        paid = costs(day)
        assert paid.pop(door) == 2
        assert set(paid.values()) == {1}
    day = position("crowd entrances\n last-round sale\n orange at=west\n blue", round=7)
    assert costs(day) == {"parking": 1, "2": 1, "3": 1, "4": 1}


@pytest.mark.rule("ES-30")
def test_any_number_of_meeples_can_stand_on_a_space() -> None:
    day = position("booths 12\n orange at=8\n blue at=12\n green at=12\n red at=12\n purple at=12")
    play(day, "go 12")
    assert [player.space for player in view(day).players] == ["12"] * 5
    assert "buy" in choices(day)


# Eating


@pytest.mark.rule("ES-31")
@pytest.mark.parametrize(("spent", "after"), [(8, 6), (3, 1), (2, 0), (1, 0)])
def test_a_snack_moves_the_token_back_two_spaces_or_one_if_only_one_was_spent(spent: int, after: int) -> None:
    day = position(f"orange at=courtyard spent={spent} money=20\n blue")
    play(day, "eat")
    must_show(day, f"orange at=courtyard spent={after} money=0 eaten=1")
    (told,) = events(day, "ate")
    assert (told.message.args["count"], told.message.args["other"]) == (spent - after, 20)


@pytest.mark.rule("ES-31")
def test_a_snack_costs_no_action_and_can_be_had_with_none_left() -> None:
    day = position("orange at=courtyard spent=6 bag=1,2\n blue")
    must_show(day, "orange actions=0")
    play(day, "eat")
    must_show(day, "orange actions=2 spent=4 bag=1,2")


@pytest.mark.rule("ES-31")
def test_a_snack_once_per_round_and_again_in_the_next() -> None:
    day = position("orange at=courtyard spent=6\n blue\n green")
    play(day, "eat")
    assert "eat" not in choices(day)
    play(day, "go 12", "go courtyard")
    assert "eat" not in choices(day)
    end_round(day)
    while day.to_move != 0:
        play(day, "end")
    play(day, "go 12", "go courtyard")
    assert "eat" in choices(day)


@pytest.mark.rule("ES-31")
@pytest.mark.parametrize(
    "seat",
    [
        "at=courtyard spent=0",
        "at=courtyard spent=3 money=15",
        "at=courtyard spent=3 eaten=1",
        "at=12 spent=3",
        "spent=3",
    ],
)
def test_no_snack_with_nothing_spent_or_too_little_money_or_twice_or_elsewhere(seat: str) -> None:
    assert "eat" not in choices(position(f"orange {seat}\n blue"))


@pytest.mark.rule("ES-31")
def test_everybody_can_eat_in_their_own_turn() -> None:
    day = position("orange at=courtyard spent=3\n blue at=courtyard spent=3")
    play(day, "eat", "end", "eat")
    must_show(day, "orange eaten=1 money=280\n blue eaten=1 money=280")
    assert GAME.notation(day, 67) == "eat"
