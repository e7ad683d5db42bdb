"""Set-up: the wheel, the ring, the deck, the first cards and supporters."""

from __future__ import annotations

import doctest
from typing import cast

import pytest
import worldsfair_table
from worldsfair_table import CARD_NAMES, GAME, asked, events, must_show, pile, play, position

from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.tables import AREAS, SLOTS, TICKET
from ludothek.kernel.errors import WrongSeats
from ludothek.kernel.words import SEATS

COUNTS = (2, 3, 4)
WHEEL = {2: 9, 3: 11, 4: 13}


def new(seats: int, seed: int = 7) -> Fair:
    return cast(Fair, GAME.new(seats, seed, journal=True))


@pytest.mark.rule("WF-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(WrongSeats, match="2 to 4 players"):
        GAME.new(seats, 7)


@pytest.mark.rule("WF-1")
@pytest.mark.rule("WF-10")
@pytest.mark.parametrize("seats", COUNTS)
def test_seat_0_begins_and_turns_go_round_in_seat_order(seats: int) -> None:
    fair = position(f"agriculture {'1 ' * seats} |", deck="")
    for colour in SEATS[:seats] * 2:
        play(fair, f"{colour}: place agriculture")
    must_show(fair, f"agriculture {'3 ' * seats} |")


@pytest.mark.rule("WF-2")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_round_lasts_9_11_or_13_tickets(seats: int) -> None:
    drawing = f"""
        agriculture    {"1 " * seats} | ticket
        manufacturing  {"1 " * seats} | ticket
        orange: ticket*{WHEEL[seats] - 2}
    """
    fair = position(drawing)
    play(fair, "place agriculture")
    assert (fair.car, fair.round) == (WHEEL[seats] - 1, 1)
    assert events(fair, "scoring") == []
    play(fair, "place manufacturing")
    assert (fair.car, fair.round) == (0, 2)
    assert len(events(fair, "scoring")) == 1


@pytest.mark.rule("WF-3")
def test_the_areas_lie_in_random_order() -> None:
    rings = [tuple(new(2, seed).ring) for seed in range(3000)]
    assert len(set(rings)) == 120
    for place in range(AREAS):
        for area in range(AREAS):
            assert 500 < sum(ring[place] == area for ring in rings) < 700
    fair = new(2)
    assert [fair.position[area] for area in fair.ring] == [0, 1, 2, 3, 4]


@pytest.mark.rule("WF-4")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_car_stands_at_the_start_of_round_1(seats: int) -> None:
    fair = new(seats)
    assert (fair.car, fair.round, asked(fair)) == (0, 1, "orange place")
    assert list(fair.coins) == list(fair.medals) == list(fair.tickets) == list(fair.hand) == [0] * seats


@pytest.mark.rule("WF-5")
@pytest.mark.parametrize(
    ("seats", "exhibits", "tickets", "burnham", "davis", "palmer", "total"),
    [(2, 7, 27, 5, 4, 4, 85), (3, 8, 28, 5, 4, 4, 91), (4, 8, 23, 3, 3, 3, 82)],
)
def test_the_deck(seats: int, exhibits: int, tickets: int, burnham: int, davis: int, palmer: int, total: int) -> None:
    fair = new(seats)
    cards = [fair.census()[f"card {card}"] for card in range(len(CARD_NAMES))]
    assert cards == [exhibits] * 5 + [tickets, burnham, davis, palmer] + [2] * 5
    assert sum(cards) == total
    assert fair.deck_size == total - 10
    assert pile(fair.discard) == ""


@pytest.mark.rule("WF-5")
@pytest.mark.parametrize("seats", COUNTS)
def test_what_was_taken_out_does_not_come_back_with_a_reshuffle(seats: int) -> None:
    fair = new(seats)
    before = fair.census()
    for card in fair.deck:
        fair.throw(card, 1)
    fair.deck_size = 0
    play(fair, "place agriculture")
    assert len(events(fair, "reshuffled")) == 1
    assert fair.census() == before


@pytest.mark.rule("WF-6")
@pytest.mark.parametrize("seats", COUNTS)
def test_two_cards_lie_at_every_area_and_the_car_does_not_care(seats: int) -> None:
    seen = set()
    for seed in range(40):
        fair = new(seats, seed)
        assert list(fair.laid) == [2] * AREAS
        assert fair.car == 0
        seen |= {fair.cards[area * SLOTS + n] for area in range(AREAS) for n in range(2)}
    assert TICKET in seen
    assert len(seen) == len(CARD_NAMES)


@pytest.mark.rule("WF-7")
@pytest.mark.rule("WF-8")
@pytest.mark.parametrize("seats", COUNTS)
def test_one_supporter_everywhere_and_the_start_bonus(seats: int) -> None:
    fair = new(seats)
    agriculture, electricity, fine_arts, manufacturing, transportation = (
        [fair.supporters[seat * AREAS + area] for seat in range(seats)] for area in range(AREAS)
    )
    assert agriculture == [1, 2, 1, 1][:seats]
    assert electricity == [1, 1, 2, 2][:seats]
    assert fine_arts == [1, 1, 1, 2][:seats]
    assert manufacturing == [2, 1, 1, 1][:seats]
    assert transportation == [1, 1, 2, 1][:seats]
    assert list(fair.supply) == [16, 16, 15, 15][:seats]


@pytest.mark.rule("WF-9")
def test_coins_medals_and_tokens_do_not_run_out() -> None:
    # The box holds twelve tokens of a category, 38 medals and 36 coins; all of them are out, and more.
    fair = position(
        """
        agriculture    2 1 1 1 | ticket
        orange: ticket*12 agriculture*3 | agriculture*6
        blue:                           | agriculture*6
        """,
        coins=[60, 60, 60, 60],
        medals=[80, 80, 80, 80],
    )
    play(fair, "place agriculture")
    must_show(fair, "orange: | agriculture*9")
    assert list(fair.coins) == [60 + 13 + 2, 60, 60, 60]
    assert list(fair.medals) == [84, 80, 80, 80]


def test_the_drawings_of_these_tests_cannot_hold_more_than_the_box() -> None:
    with pytest.raises(ValueError, match="burnham"):
        position("agriculture 1 1 1 1 | burnham*4")
    with pytest.raises(ValueError, match="supporters"):
        position("agriculture 23 1 |")


def test_the_drawings_of_these_tests_are_looked_at() -> None:
    assert doctest.testmod(worldsfair_table).failed == 0
    fair = position("agriculture 2 1 | ticket davis\norange: burnham | fine-arts")
    for wrong in ("agriculture 2 2", "agriculture 2 1 | davis ticket", "orange: burnham |", "orange: | fine-arts"):
        with pytest.raises(AssertionError, match="drawn is"):
            must_show(fair, wrong)
