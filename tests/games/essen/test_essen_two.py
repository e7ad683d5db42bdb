"""Two players take games away; families play without crowd or ranking cards."""

from __future__ import annotations

import pytest
from essen_table import asked, choices, drafted, end_round, events, lucky, must_show, neighbours, play, position, view

from ludothek.games.essen.rules import Day
from ludothek.kernel.words import SEATS


def removals(day: Day) -> list[tuple[int, str]]:
    """Play a whole game in which nobody moves: in which round who is asked to take a game away."""
    found = []
    while not day.over:
        if asked(day).endswith("remove"):
            found.append((day.round, SEATS[day.to_move]))
            play(day, choices(day)[0])
        else:
            play(day, "end")
    return found


@pytest.mark.rule("ES-51")
def test_in_rounds_2_to_7_each_takes_one_game_away_before_the_actions_the_first_player_first() -> None:
    day = position("booths 3 7 11\n orange bag=1\n blue", round=1)
    assert asked(day) == "orange act"
    end_round(day)
    assert (day.round, SEATS[day.first], asked(day)) == (2, "blue", "blue remove")
    assert {"remove 3", "remove 7", "remove 11"} < set(choices(day))
    play(day, "blue: remove 7")
    assert asked(day) == "orange remove"
    play(day, "orange: remove 3")
    assert asked(day) == "blue act"
    assert [view(day).games[booth - 1].place for booth in (3, 7, 11)] == ["removed", "removed", "booth"]
    assert [event.seat for event in events(day, "removed")] == [0]


@pytest.mark.rule("ES-51")
def test_twelve_games_are_taken_away_in_six_rounds_and_none_in_round_1() -> None:
    day = drafted(2)
    assert asked(day).endswith("act")
    first = SEATS[day.first]
    found = removals(day)
    assert [round for round, _ in found] == [2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    other = {"orange": "blue", "blue": "orange"}
    assert found[0][1] == other[first]
    assert [colour for _, colour in found[1::2]] == [other[colour] for _, colour in found[::2]]
    assert sum(game.place == "removed" for game in view(day).games) == 12


@pytest.mark.rule("ES-51")
def test_the_option_takes_them_away_at_the_end_of_rounds_1_to_6_that_rounds_first_player_first() -> None:
    day = position("booths 3 7 11\n orange bag=1\n blue", round=1, removal="end-of-round")
    end_round(day)
    assert (day.round, asked(day)) == (1, "orange remove")
    assert choices(day) == ["remove 11", "remove 3", "remove 7"]
    play(day, "orange: remove 7")
    assert (day.round, asked(day)) == (1, "blue remove")
    play(day, "blue: remove 3")
    assert (day.round, asked(day)) == (2, "blue act")


@pytest.mark.rule("ES-51")
def test_the_option_plays_six_times_too_and_not_after_the_last_round() -> None:
    found = removals(drafted(2, removal="end-of-round"))
    assert [round for round, _ in found] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


@pytest.mark.rule("ES-51")
@pytest.mark.rule("ES-45")
def test_the_option_takes_them_away_after_midday_in_round_4() -> None:
    drawing = "booths 40 41\n rankings 1 4 5\n orange boot=3,7,11,12\n blue"
    day = position(drawing, round=4, removal="end-of-round")
    end_round(day)
    assert (day.round, asked(day)) == (4, "orange remove")
    must_show(day, "orange points=4")
    assert {card.series for card in view(day).rankings} == {"afternoon"}
    assert events(day, "midday")


@pytest.mark.rule("ES-51")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("removal", ["before-actions", "end-of-round"])
def test_with_more_players_nothing_is_taken_away(seats: int, removal: str) -> None:
    assert removals(drafted(seats, removal=removal)) == []


@pytest.mark.rule("ES-52")
def test_only_games_on_booths_and_none_under_a_meeple_not_even_ones_own() -> None:
    day = position(
        """
        booths  3 7 11 16
        pallets 1 2 4 5 6 8
        orange  at=3 bag=20
        blue    at=7 boot=21
        """,
        round=2,
        removal="end-of-round",
    )
    end_round(day)
    assert choices(day) == ["remove 11", "remove 16"]


@pytest.mark.rule("ES-52")
def test_games_that_came_out_this_round_can_be_taken_away() -> None:
    day = position("pallets 1 2 4 5 6 8\n orange at=4\n blue")
    end_round(day)
    assert choices(day) == ["remove 1", "remove 2", "remove 5", "remove 6", "remove 8"]


@pytest.mark.rule("ES-52")
def test_it_must_be_one_if_there_is_any() -> None:
    day = position("booths 11\n orange\n blue", removal="end-of-round")
    end_round(day)
    assert choices(day) == ["remove 11"]
    play(day, "remove 11")
    assert (day.round, asked(day).split()[1]) == (3, "act")


@pytest.mark.rule("ES-52")
@pytest.mark.parametrize("booths", ["booths", "booths 3 7"])
def test_if_there_is_none_nothing_is_taken_away(booths: str) -> None:
    day = position(f"{booths}\n orange at=3\n blue at=7", removal="end-of-round")
    end_round(day)
    assert (day.round, asked(day).split()[1]) == (3, "act")
    assert events(day, "removed") == []
    assert {view(day).games[booth - 1].place for booth in (3, 7)} == {"booth" if "3" in booths else "removed"}


@pytest.mark.rule("ES-52")
def test_the_event_goes_too_and_the_common_card_stays_for_nobody() -> None:
    day = position("booths 11:buzz 16 40\n common 11\n orange at=11\n blue", removal="end-of-round")
    play(day, "go 16", "end", "end", "orange: remove 11")
    assert view(day).games[10].place == "removed"
    assert view(day).games[10].event is None
    assert view(day).common == [11]
    assert view(day).events_left == 13
    while day.to_move or asked(day).endswith("remove"):
        play(day, choices(day)[0])
    play(day, "go 11")
    assert "buy" not in choices(day)


# Families


@pytest.mark.rule("ES-53")
@pytest.mark.parametrize("seats", [2, 3])
def test_without_the_crowd_every_step_costs_one_action_in_every_round(seats: int) -> None:
    day = drafted(seats, crowd=False)
    rounds = set()
    while not day.over:
        seen = view(day)
        assert (seen.crowd.zones, seen.crowd.courtyard, seen.crowd.entrances) == ([], False, False)
        assert list(day.costs) == [1] * 66
        rounds.add(seen.round)
        play(day, choices(day, "remove")[0] if asked(day).endswith("remove") else "end")
    assert rounds == set(range(1, 8))


@pytest.mark.rule("ES-53")
def test_without_the_crowd_the_question_marks_still_bring_events() -> None:
    day = position("warehouse 14 13 25 26 37 49\n orange\n blue\n green", crowd=False)
    day = lucky(day, end_round, lambda day: {pallet.booth for pallet in view(day).pallets[4:]} == {13, 14})
    assert {game.booth for game in view(day).games if game.event} == {13, 14}
    assert not view(day).crowd.courtyard
    assert events(day, "crowd", "crowded-courtyard", "crowded-entrances") == []


@pytest.mark.rule("ES-53")
def test_without_the_crowd_round_7_leaves_the_entrances_free() -> None:
    day = position("orange\n blue\n green", round=6, crowd=False)
    end_round(day)
    assert events(day, "crowded-entrances") == []
    play(day, "go west")
    must_show(day, f"{SEATS[day.to_move]} spent=1")
    assert neighbours()["parking"] == {"west", "east"}


@pytest.mark.rule("ES-54")
def test_without_ranking_cards_there_are_none_at_midday_or_in_the_evening() -> None:
    games = "3,7,11,16,4,28,13,5,8,14,12,6,10"
    day = position(f"orange boot={games} at=12\n blue at=12\n green at=12", round=4, rankings=False)
    assert view(day).rankings == []
    end_round(day)
    assert events(day, "midday", "afternoon") == []
    assert view(day).rankings == []
    must_show(day, "orange points=0")
    while not day.over:
        play(day, "end")
    assert view(day).scores == [0, 0, 0]


@pytest.mark.rule("ES-54")
def test_without_ranking_cards_everything_else_counts() -> None:
    """Popularity 2, bonus 1, buzz 3, the hourglass tile 2, one wish 5, and 6 for leaving first: 19."""
    day = position(
        """
        crowd   entrances
        last-round hourglass
        booths  12:buzz
        orange  at=12 wishes=12
        blue    at=40
        """,
        round=7,
        rankings=False,
    )
    play(day, "buy")
    must_show(day, "orange points=8")
    play(day, "go 7", "go 3", "go west", "go parking", "end", "end")
    assert view(day).scores == [19, 0]
    assert view(day).players[0].sheet == {
        "buying": 8,
        "morning": 0,
        "afternoon": 0,
        "wishes": 5,
        "departure": 6,
        "cash": 0,
    }
