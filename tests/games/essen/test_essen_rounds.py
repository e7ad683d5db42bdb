"""The rounds: new games, popularity, events, crowd, the last round, fresh actions and turns."""

from __future__ import annotations

from collections import Counter

import pytest
from essen_table import (
    GAME,
    SYMBOL_OF,
    asked,
    choices,
    drafted,
    end_round,
    events,
    lucky,
    must_show,
    play,
    position,
    view,
)

from ludothek.games.essen.rules import Day
from ludothek.kernel.rng import Rng

# The games of the examples: an hourglass for "-1", cards and two meeples for "+1", two dice, of which one is green.
EXAMPLE = "warehouse 12 8 3 7 4 28"


def pallets(day: Day) -> list[int]:
    return [pallet.booth or 0 for pallet in view(day).pallets]


def symbols(day: Day) -> list[str]:
    """Of the pallets: -1, then the three +1 in alphabetical order."""
    shown = [SYMBOL_OF[booth] for booth in pallets(day)]
    return [shown[0], *sorted(shown[1:4])]


@pytest.mark.rule("ES-14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_has_seven_rounds(seats: int) -> None:
    day = drafted(seats)
    turns = Counter[tuple[int, int]]()
    while not day.over:
        if asked(day).endswith("remove"):
            play(day, choices(day)[0])
            continue
        turns[day.round, day.to_move] += 1
        play(day, "end")
    assert turns == {(round, seat): 1 for round in range(1, 8) for seat in range(seats)}
    assert view(day).rounds == 7


@pytest.mark.rule("ES-14")
@pytest.mark.rule("ES-12")
def test_a_round_prepares_the_fair_then_finds_the_first_player() -> None:
    day = position("orange\nblue\ngreen", round=1)
    end_round(day)
    told = [event.kind for event in events(day)]
    kinds = list(dict.fromkeys(kind for kind in told if kind not in ("crowded-courtyard", "crowd")))
    assert kinds == ["ended", "round", "released", "pallet", "popularity", "token", "first"]
    assert (told.count("released"), told.count("pallet"), told.count("token")) == (6, 6, 2)


# New games


@pytest.mark.rule("ES-15")
def test_the_games_of_the_pallets_go_to_their_booths_with_their_events_and_six_new_ones_come() -> None:
    day = position("pallets 1 2 3 4 5:discount 6:sold-out\n warehouse 11 12 13 14 15 16", round=3, seats=3)
    end_round(day)
    games = view(day).games
    assert [game.booth for game in games if game.place == "booth"] == [1, 2, 3, 4, 5, 6]
    assert [game.booth for game in games if game.place == "pallet"] == [11, 12, 13, 14, 15, 16]
    assert (games[4].event, games[5].event) == ("discount", "sold-out")
    assert view(day).warehouse == 0
    assert [event.elements for event in events(day, "released")] == [(f"tile:{booth}",) for booth in range(1, 7)]


@pytest.mark.rule("ES-15")
def test_they_come_onto_the_pallets_in_random_order() -> None:
    first = Counter[int]()
    day = position(EXAMPLE, seats=3)
    for seed in range(120):
        twin = day.clone()
        twin.rng = Rng.from_seed(seed)
        end_round(twin)
        first[pallets(twin)[0]] += 1
    assert set(first) == {12, 8, 3, 7, 4, 28}
    assert min(first.values()) > 8


@pytest.mark.rule("ES-15")
def test_the_warehouse_holds_six_games_less_every_round_until_round_6() -> None:
    day = drafted(3)
    held = []
    while not day.over:
        held.append((day.round, view(day).warehouse, sum(game.place == "booth" for game in view(day).games)))
        end_round(day)
    assert held == [(1, 30, 24), (2, 24, 30), (3, 18, 36), (4, 12, 42), (5, 6, 48), (6, 0, 54), (7, 0, 60)]


# Popularity


@pytest.mark.rule("ES-16")
def test_the_example_one_hourglass_three_cards_four_meeple_two_dice() -> None:
    day = position(EXAMPLE, seats=3)
    day = lucky(day, end_round, lambda day: symbols(day) == ["hourglass", "cards", "meeple", "meeple"])
    assert view(day).popularity == {"hourglass": 1, "cards": 3, "meeple": 4, "dice": 2}
    told = {str(event.message.args["symbol"]): event.message.args["count"] for event in events(day, "popularity")}
    assert told == {"symbol:hourglass": 1, "symbol:cards": 3, "symbol:meeple": 4}


@pytest.mark.rule("ES-16")
def test_popularity_goes_on_from_the_round_before() -> None:
    day = position(f"popularity 3 5 0 4\n{EXAMPLE}", seats=3)
    day = lucky(day, end_round, lambda day: symbols(day) == ["hourglass", "cards", "meeple", "meeple"])
    assert view(day).popularity == {"meeple": 5, "dice": 5, "cards": 1, "hourglass": 3}


@pytest.mark.rule("ES-16")
def test_three_equal_symbols_count_three_times() -> None:
    day = position("warehouse 3 7 11 4 28 13", seats=3)
    day = lucky(day, end_round, lambda day: symbols(day) == ["dice", "meeple", "meeple", "meeple"])
    assert view(day).popularity == {"meeple": 5, "dice": 1, "cards": 2, "hourglass": 2}


@pytest.mark.rule("ES-17")
def test_a_symbol_that_is_at_0_stays_there() -> None:
    day = position(f"popularity 2 2 2 0\n{EXAMPLE}", seats=3)
    day = lucky(day, end_round, lambda day: symbols(day) == ["hourglass", "cards", "meeple", "meeple"])
    assert view(day).popularity == {"meeple": 4, "dice": 2, "cards": 3, "hourglass": 0}
    assert events(day, "popularity")


@pytest.mark.rule("ES-17")
@pytest.mark.parametrize(("limit", "top"), [("printed", 6), (8, 7), ("none", 7)])
def test_the_track_ends_at_6_or_where_the_option_says(limit: object, top: int) -> None:
    day = position(f"popularity 5 2 2 2\n{EXAMPLE}", seats=3, popularity_limit=limit)
    day = lucky(day, end_round, lambda day: symbols(day) == ["hourglass", "cards", "meeple", "meeple"])
    assert view(day).popularity["meeple"] == top


@pytest.mark.rule("ES-17")
@pytest.mark.parametrize(("limit", "top"), [(8, 8), ("none", 9)])
def test_an_end_of_8_and_no_end_at_all(limit: object, top: int) -> None:
    day = position(f"popularity 7 2 2 2\n{EXAMPLE}", seats=3, popularity_limit=limit)
    day = lucky(day, end_round, lambda day: symbols(day) == ["hourglass", "cards", "meeple", "meeple"])
    assert view(day).popularity["meeple"] == top


@pytest.mark.rule("ES-17")
@pytest.mark.parametrize(("before", "after"), [(6, 6), (0, 0), (5, 5)])
def test_the_pallets_are_added_up_before_the_end_of_the_track_counts(before: int, after: int) -> None:
    """A meeple on -1 and one on +1 cancel out: step by step 6 would become 5, or 0 would become 1."""
    day = position(f"popularity {before} 2 2 2\n warehouse 3 7 4 28 12 15", seats=3)
    day = lucky(day, end_round, lambda day: symbols(day)[0] == "meeple" and "meeple" in symbols(day)[1:])
    assert view(day).popularity["meeple"] == after


# Events


@pytest.mark.rule("ES-18")
def test_two_tokens_are_laid_openly_on_the_two_games_of_the_question_mark_pallets() -> None:
    day = position("", seats=3)
    assert view(day).events_left == 14
    end_round(day)
    seen = view(day)
    assert seen.events_left == 12
    assert {game.booth for game in seen.games if game.event} == set(pallets(day)[4:])
    tokens = {str(event.elements[0]): event.message.args["token"] for event in events(day, "token")}
    assert tokens == {f"tile:{game.booth}": f"token:{game.event}" for game in seen.games if game.event}


@pytest.mark.rule("ES-18")
@pytest.mark.rule("ES-5")
def test_twelve_of_the_14_tokens_are_seen_in_six_rounds() -> None:
    day = drafted(4)
    left = []
    while not day.over:
        left.append(view(day).events_left)
        end_round(day)
    assert left == [12, 10, 8, 6, 4, 2, 2]
    tokens = Counter(game.event for game in view(day).games if game.event)
    assert sum(tokens.values()) == 12
    assert tokens <= Counter({"buzz": 1, "flop": 1, "goodies": 3, "discount": 3, "sold-out": 6})


@pytest.mark.rule("ES-18")
def test_tokens_are_drawn_from_what_is_left() -> None:
    day = position("booths 1:buzz 2:flop 3:goodies 4:goodies 5:goodies 6:discount 7:discount 8:discount", seats=3)
    end_round(day)
    assert [game.event for game in view(day).games if game.place == "pallet" and game.event] == ["sold-out"] * 2


# Crowd


@pytest.mark.rule("ES-19")
def test_the_crowd_goes_to_the_zones_of_the_games_with_events() -> None:
    """The example: a green and a purple game, so the green and the purple zone are crowded."""
    day = position("crowd red blue\n warehouse 4 13 25 26 37 49", seats=3)
    day = lucky(day, end_round, lambda day: set(pallets(day)[4:]) == {4, 13})
    crowd = view(day).crowd
    assert (crowd.zones, crowd.courtyard, crowd.entrances) == (["green", "purple"], False, False)
    assert [event.message.args["zone"] for event in events(day, "crowd")] in (
        ["zone:green", "zone:purple"],
        ["zone:purple", "zone:green"],
    )


@pytest.mark.rule("ES-19")
def test_two_purple_games_put_the_second_token_into_the_courtyard() -> None:
    day = position("crowd red blue\n warehouse 14 13 25 26 37 49", seats=3)
    day = lucky(day, end_round, lambda day: set(pallets(day)[4:]) == {13, 14})
    crowd = view(day).crowd
    assert (crowd.zones, crowd.courtyard, crowd.entrances) == (["purple"], True, False)
    assert len(events(day, "crowded-courtyard")) == 1


@pytest.mark.rule("ES-19")
def test_the_crowd_leaves_the_courtyard_again() -> None:
    day = position("crowd red courtyard\n warehouse 4 13 25 26 37 49", seats=3)
    day = lucky(day, end_round, lambda day: set(pallets(day)[4:]) == {25, 49})
    crowd = view(day).crowd
    assert (crowd.zones, crowd.courtyard) == (["blue", "yellow"], False)


# The last round


@pytest.mark.rule("ES-20")
@pytest.mark.parametrize("tile", ["sale", "meeple", "dice", "cards", "hourglass"])
def test_round_7_turns_the_tile_over_sells_the_last_games_and_crowds_the_entrances(tile: str) -> None:
    day = position("pallets 1 2 3 4 5:buzz 6:flop\n popularity 1 5 3 0\n crowd green blue\n away 60", round=6, seats=4)
    day = lucky(day, end_round, lambda day: view(day).last_round == tile)
    seen = view(day)
    assert seen.round == 7
    assert [game.booth for game in seen.games if game.place == "booth"] == [1, 2, 3, 4, 5, 6]
    assert [pallet.booth for pallet in seen.pallets] == [None] * 6
    assert seen.popularity == {"meeple": 1, "dice": 5, "cards": 3, "hourglass": 0}
    assert {game.booth for game in seen.games if game.event} == {5, 6}
    assert seen.events_left == 12
    assert (seen.crowd.zones, seen.crowd.courtyard, seen.crowd.entrances) == ([], False, True)
    (told,) = events(day, "last-round")
    assert told.message.args == {"tile": f"last-round:{tile}"}
    assert len(events(day, "crowded-entrances")) == 1


# Actions and turns


@pytest.mark.rule("ES-22")
def test_a_new_round_gives_all_actions_back_but_the_bag_stays_heavy() -> None:
    day = position("orange at=courtyard spent=7 eaten=1 bag=3\n blue spent=8\n green eaten=1 bag=1,2", round=3)
    end_round(day)
    must_show(
        day,
        """
        orange at=courtyard spent=0 actions=7 eaten=0 bag=3
        blue spent=0 actions=8
        green spent=0 actions=6 eaten=0
        """,
    )


@pytest.mark.rule("ES-23")
def test_the_first_player_takes_all_actions_then_the_others_clockwise() -> None:
    day = position("orange\nblue\ngreen", first="green")
    assert asked(day) == "green act"
    play(day, "go west", "go 3", "go 7", "go 11", "end")
    assert asked(day) == "orange act"
    play(day, "orange: end")
    assert asked(day) == "blue act"
    assert day.round == 2
    play(day, "blue: end")
    assert day.round == 3


@pytest.mark.rule("ES-23")
def test_meeples_stay_where_they_are_and_unused_actions_are_lost() -> None:
    day = position("orange at=12 spent=3\n blue at=galeria-east spent=8\n green at=west")
    end_round(day)
    must_show(
        day,
        """
        orange at=12 actions=8
        blue at=galeria-east actions=8
        green at=west actions=8
        """,
    )


@pytest.mark.rule("ES-23")
def test_ending_a_turn_tells_how_many_actions_lapse() -> None:
    day = position("orange at=12 spent=3 bag=1\n blue")
    play(day, "end")
    (told,) = events(day, "ended")
    assert (told.seat, told.message.args["count"]) == (0, 4)


@pytest.mark.rule("ES-14")
def test_the_same_seed_gives_the_same_day() -> None:
    one, other = drafted(5, 77), GAME.new(5, 77)
    while not other.round:
        other.apply(other.legal()[0])
    assert one.view(None) == other.view(None)
