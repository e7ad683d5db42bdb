"""A turn: placing, collecting, the wheel, and who is next."""

from __future__ import annotations

import pytest
from worldsfair_table import GAME, asked, choices, dealt, events, must_show, pile, play, position

from ludothek.kernel.errors import IllegalChoice

FIVE_PLACES = [
    "place agriculture",
    "place electricity",
    "place fine-arts",
    "place manufacturing",
    "place transportation",
]


@pytest.mark.rule("WF-10")
@pytest.mark.rule("WF-20")
@pytest.mark.rule("WF-21")
@pytest.mark.rule("WF-24")
@pytest.mark.rule("WF-25")
def test_the_turn_example_of_the_rulebooks() -> None:
    fair = position(
        """
        fine-arts       1 1 1 | schwab pullman
        manufacturing   1 1 1 | ticket electricity
        electricity     1 1 1 | palmer
        agriculture     1 1 1 | davis burnham ticket fine-arts
        transportation  1 1 1 | mccormick
        """,
        deck="fine-arts davis pullman schwab",
    )
    play(fair, "place manufacturing")
    must_show(
        fair,
        """
        fine-arts       1 1 1 | schwab pullman
        manufacturing   2 1 1 | fine-arts
        electricity     1 1 1 | palmer davis
        agriculture     1 1 1 | davis burnham ticket fine-arts
        transportation  1 1 1 | mccormick pullman
        orange: ticket electricity |
        """,
    )
    assert dealt(fair) == ["manufacturing", "electricity", "transportation"]
    assert fair.car == 1
    assert fair.deck_size == 1
    assert asked(fair) == "blue place"


@pytest.mark.rule("WF-10")
def test_four_steps_in_this_order() -> None:
    fair = position(
        """
        manufacturing   1 1 | ticket
        electricity     1 1 | davis
        orange: schwab
        """
    )
    play(fair, "place manufacturing")
    assert asked(fair) == "orange figure"
    must_show(fair, "manufacturing 2 1 | ticket")
    play(fair, "schwab")
    kinds = [event.kind for event in events(fair)]
    assert kinds == ["played", "collected", "car", "dealt", "dealt", "dealt"]
    assert asked(fair) == "blue place"


@pytest.mark.rule("WF-11")
def test_one_supporter_to_any_area_and_no_passing() -> None:
    fair = position(
        """
        manufacturing  15 1 | ticket
        electricity     0 5 |
        """,
        deck="",
    )
    assert choices(fair) == FIVE_PLACES
    play(fair, "orange: place manufacturing")
    must_show(fair, "manufacturing 16 1 |")
    assert list(fair.supply) == [6, 16]
    assert choices(fair) == FIVE_PLACES


@pytest.mark.rule("WF-10")
@pytest.mark.rule("WF-11")
def test_nobody_else_may_place_and_nobody_twice() -> None:
    fair = position("manufacturing 1 1 |\norange: palmer")
    place = GAME.parse(fair, "place manufacturing")
    with pytest.raises(IllegalChoice, match="orange is"):
        fair.apply(place, 1)
    fair.apply(place)
    with pytest.raises(IllegalChoice):
        fair.apply(place)
    must_show(fair, "manufacturing 2 1 |")


@pytest.mark.rule("WF-20")
def test_all_four_cards_are_taken() -> None:
    fair = position("transportation 1 1 | agriculture ticket davis transportation\nblue: ticket", turn="blue", deck="")
    play(fair, "blue: place transportation")
    must_show(
        fair,
        """
        transportation  1 2 |
        orange:
        blue: ticket*2 agriculture davis transportation
        """,
    )


@pytest.mark.rule("WF-20")
def test_nothing_is_taken_where_nothing_lies() -> None:
    fair = position("transportation 1 1 |\nelectricity 1 1 | ticket", deck="")
    play(fair, "place transportation")
    must_show(fair, "transportation 2 1 |\nelectricity 1 1 | ticket\norange:")
    assert asked(fair) == "blue place"


@pytest.mark.rule("WF-21")
def test_every_ticket_moves_the_car_and_tickets_that_are_dealt_do_not() -> None:
    fair = position("agriculture 1 1 | ticket ticket palmer ticket\nblue: ticket*4", deck="ticket*3")
    assert fair.car == 4
    play(fair, "place agriculture")
    assert fair.car == 7
    must_show(fair, "agriculture 2 1 | ticket\norange: ticket*3 palmer")


@pytest.mark.rule("WF-21")
@pytest.mark.rule("WF-32")
def test_the_car_stops_at_the_start_and_surplus_tickets_still_pay() -> None:
    fair = position(
        """
        agriculture  0 0 0 | ticket ticket ticket
        orange: ticket*5
        blue: ticket*5
        """,
        turn="green",
    )
    play(fair, "place agriculture")
    moved = events(fair, "car")[0].message.args
    assert (moved["count"], moved["total"]) == (1, 11)
    assert list(fair.coins) == [5 + 2, 5 + 2, 3]
    assert fair.car == 0
    assert fair.round == 2
    assert pile(fair.discard) == "ticket*13"


@pytest.mark.rule("WF-22")
def test_a_proposal_is_worth_nothing_and_stays_through_a_scoring_phase() -> None:
    fair = position(
        """
        electricity  1 3 | electricity ticket
        agriculture  0 0 | agriculture
        orange: ticket*8
        """,
        deck="",
    )
    play(fair, "place electricity")
    assert fair.round == 2
    must_show(fair, "orange: electricity |")
    assert fair.scores() == [9 + 2, 2]
    play(fair, "blue: place agriculture", "orange: place electricity")
    must_show(fair, "orange: electricity |\nblue: agriculture |")


@pytest.mark.rule("WF-29")
def test_without_the_start_space_the_next_player_goes_on() -> None:
    fair = position("agriculture 1 1 1 | ticket\norange: ticket*9", turn="green")
    play(fair, "green: place agriculture")
    assert fair.car == 10
    assert events(fair, "scoring") == []
    assert asked(fair) == "orange place"


@pytest.mark.rule("WF-29")
def test_the_scoring_phase_comes_after_step_4() -> None:
    # The deck is empty, so step 4 makes a new one: of the discard pile as it is before the tickets are redeemed.
    fair = position("agriculture 1 1 | ticket\nblue: ticket*8", deck="", discard="burnham*3")
    play(fair, "place agriculture")
    must_show(fair, "agriculture 1 1 | burnham")
    kinds = [event.kind for event in events(fair)]
    assert kinds[:8] == ["placed", "collected", "car", "reshuffled", "dealt", "dealt", "dealt", "scoring"]
    assert pile(fair.discard) == "ticket*9"
