"""Set-up: the fair, what everybody begins with, games, pallets, ranking cards, the first preparation."""

from __future__ import annotations

import doctest
from collections import Counter

import essen_table
import pytest
from essen_table import GAME, SPACE_IDS, SYMBOL_OF, ZONE_OF, asked, drafted, events, new, play, position, view

from ludothek.games.essen.tables import EVENT_NAMES, LAST_ROUND_NAMES, RANKING, RANKINGS, UNUSED
from ludothek.kernel.errors import WrongSeats
from ludothek.kernel.rng import Rng
from ludothek.kernel.words import SEATS

COUNTS = (2, 3, 4, 5)


def test_the_drawings_mean_what_they_say() -> None:
    tried = doctest.testmod(essen_table)
    assert (tried.attempted, tried.failed) == (6, 0)


@pytest.mark.rule("ES-1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(WrongSeats, match="essen is for 2 to 5 players"):
        GAME.new(seats, 7)


@pytest.mark.rule("ES-1")
@pytest.mark.rule("ES-23")
@pytest.mark.parametrize("seats", COUNTS)
def test_turns_go_round_to_the_left_which_is_the_next_seat(seats: int) -> None:
    """Whoever begins, the next seat follows, and seat 0 follows the last."""
    day = position("", seats=seats, first=SEATS[seats - 1])
    order = []
    while day.round == 2 and day.asked == 1:
        order.append(day.to_move)
        play(day, "end")
    assert order == [(seats - 1 + n) % seats for n in range(seats)]


@pytest.mark.rule("ES-2")
def test_the_fair_has_66_spaces_of_which_60_are_booths_in_five_zones() -> None:
    seen = view(drafted(2))
    assert list(seen.reach) == SPACE_IDS
    assert len(seen.reach) == 66
    assert {str(game.booth): game.zone for game in seen.games} == ZONE_OF
    assert Counter(game.zone for game in seen.games) == dict.fromkeys(("green", "purple", "blue", "red", "yellow"), 12)
    assert len({game.publisher for game in seen.games}) == 60


@pytest.mark.rule("ES-3")
@pytest.mark.rule("ES-24")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_starts_with_300_euros_on_the_parking_lot(seats: int) -> None:
    seen = view(drafted(seats))
    assert len(seen.players) == seats
    for player in seen.players:
        assert (player.money, player.points, player.space) == (300, 0, "parking")
        assert (player.actions, player.spent, player.eaten, player.pre_order) == (8, 0, False, None)
        assert player.bag == player.boot == player.shown == []
        assert set(player.sheet.values()) == {0}


@pytest.mark.rule("ES-4")
@pytest.mark.rule("ES-12")
@pytest.mark.parametrize("seed", range(20))
def test_popularity_begins_at_2_and_the_first_pallets_move_it(seed: int) -> None:
    assert view(new(3, seed)).popularity == {"meeple": 2, "dice": 2, "cards": 2, "hourglass": 2}
    seen = view(drafted(3, seed))
    expected = Counter({"meeple": 2, "dice": 2, "cards": 2, "hourglass": 2})
    for pallet in seen.pallets:
        assert pallet.booth is not None
        expected[SYMBOL_OF[pallet.booth]] += pallet.popularity
    assert seen.popularity == expected
    assert sum(seen.popularity.values()) == 10


@pytest.mark.rule("ES-5")
def test_there_are_14_events_one_buzz_one_flop_three_goodies_three_discounts_six_sold_out() -> None:
    day = new(4)
    assert dict(zip(EVENT_NAMES[1:], list(day.fair)[UNUSED + 1 : RANKING], strict=True)) == {
        "buzz": 1,
        "flop": 1,
        "goodies": 3,
        "discount": 3,
        "sold-out": 6,
    }
    assert view(day).events_left == 14
    assert view(drafted(4)).events_left == 12


@pytest.mark.rule("ES-5")
def test_every_event_is_as_likely_as_there_are_tokens_of_it() -> None:
    drawn = Counter[str]()
    for seed in range(700):
        day = drafted(2, seed)
        drawn.update(game.event for game in view(day).games if game.event)
    assert sum(drawn.values()) == 1400
    assert 70 < drawn["buzz"] < 130
    assert 70 < drawn["flop"] < 130
    assert 250 < drawn["goodies"] < 350
    assert 250 < drawn["discount"] < 350
    assert 540 < drawn["sold-out"] < 660


@pytest.mark.rule("ES-9")
def test_three_different_morning_cards_lie_open() -> None:
    seen = Counter[int]()
    for seed in range(300):
        cards = list(drafted(2, seed).fair)[RANKING:]
        assert len(set(cards)) == 3
        seen.update(cards)
    assert set(seen) == set(range(9))
    assert all(60 < count < 140 for count in seen.values())
    assert [card.series for card in view(drafted(3)).rankings] == ["morning"] * 3
    assert [card.points for card in view(drafted(3)).rankings] == [4, 4, 4]
    assert RANKINGS == 18


@pytest.mark.rule("ES-9")
def test_before_the_draft_is_over_no_ranking_card_is_known() -> None:
    assert view(new(3)).rankings == []


@pytest.mark.rule("ES-10")
@pytest.mark.parametrize("seats", COUNTS)
def test_24_games_go_to_booths_6_to_the_pallets_30_to_the_warehouse(seats: int) -> None:
    seen = view(drafted(seats))
    assert Counter(game.place for game in seen.games) == {"booth": 24, "pallet": 6, "warehouse": 30}
    assert sorted(pallet.booth or 0 for pallet in seen.pallets) == [
        game.booth for game in seen.games if game.place == "pallet"
    ]
    assert seen.warehouse == 30


@pytest.mark.rule("ES-10")
def test_every_game_can_be_anywhere() -> None:
    on_booth, on_first_pallet = Counter[int](), Counter[int]()
    for seed in range(300):
        seen = view(drafted(2, seed))
        on_booth.update(game.booth for game in seen.games if game.place == "booth")
        on_first_pallet[seen.pallets[0].booth or 0] += 1
    assert len(on_booth) == 60
    assert all(85 < count < 155 for count in on_booth.values())
    assert len(on_first_pallet) > 50


@pytest.mark.rule("ES-11")
@pytest.mark.rule("ES-20")
def test_one_of_five_last_round_tiles_is_turned_over_in_round_7_and_not_before() -> None:
    tiles = Counter[str]()
    for seed in range(200):
        day = position("", round=6, seats=3)
        assert view(day).last_round is None
        day.rng = Rng.from_seed(seed)
        play(day, "end", "end", "end")
        tiles[view(day).last_round or ""] += 1
    assert set(tiles) == set(LAST_ROUND_NAMES) == {"sale", "meeple", "dice", "cards", "hourglass"}
    assert all(20 < count < 60 for count in tiles.values())


@pytest.mark.rule("ES-12")
@pytest.mark.parametrize("seed", range(20))
def test_the_first_preparation_lays_two_events_and_moves_the_crowd(seed: int) -> None:
    seen = view(drafted(4, seed))
    assert [pallet.popularity for pallet in seen.pallets] == [-1, 1, 1, 1, 0, 0]
    assert [pallet.event for pallet in seen.pallets] == [False, False, False, False, True, True]
    with_event = [pallet.booth for pallet in seen.pallets if pallet.event]
    assert {game.booth for game in seen.games if game.event} == set(with_event)
    zones = {ZONE_OF[str(booth)] for booth in with_event}
    assert set(seen.crowd.zones) == zones
    assert seen.crowd.courtyard == (len(zones) == 1)
    assert not seen.crowd.entrances


@pytest.mark.rule("ES-13")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_press_card_makes_anybody_first_player_of_round_1(seats: int) -> None:
    first = Counter[int]()
    for seed in range(60 * seats):
        day = drafted(seats, seed)
        assert (day.round, asked(day)) == (1, f"{SEATS[day.first]} act")
        assert [event.seat for event in events(day, "first")] == [day.first]
        first[day.first] += 1
    assert set(first) == set(range(seats))
    assert all(30 < count < 90 for count in first.values())
