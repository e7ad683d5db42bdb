"""Step 4: where three cards go, and what happens when there are none."""

from __future__ import annotations

import pytest
from worldsfair_table import asked, dealt, events, must_show, pile, play, position

CAPACITY = {"agriculture": 4, "electricity": 3, "fine-arts": 3, "manufacturing": 4, "transportation": 4}


@pytest.mark.rule("WF-24")
@pytest.mark.parametrize(
    ("place", "to"),
    [
        ("transportation", ["transportation", "fine-arts", "agriculture"]),
        ("fine-arts", ["fine-arts", "agriculture", "manufacturing"]),
        ("agriculture", ["agriculture", "manufacturing", "electricity"]),
        ("manufacturing", ["manufacturing", "electricity", "transportation"]),
        ("electricity", ["electricity", "transportation", "fine-arts"]),
    ],
)
def test_one_card_here_and_one_each_to_the_next_two_past_the_foot_too(place: str, to: list[str]) -> None:
    fair = position(
        """
        transportation  1 1 | ticket
        fine-arts       1 1 | ticket
        agriculture     1 1 | ticket
        manufacturing   1 1 | ticket
        electricity     1 1 | ticket
        """,
        deck="burnham davis palmer schwab",
    )
    play(fair, f"place {place}")
    assert dealt(fair) == to
    must_show(fair, f"{place} 2 1 | burnham\n{to[1]} 1 1 | ticket davis\n{to[2]} 1 1 | ticket palmer")
    assert fair.deck_size == 1


@pytest.mark.rule("WF-25")
@pytest.mark.parametrize("area", CAPACITY)
def test_an_area_holds_three_or_four_cards(area: str) -> None:
    first, second, third = [each for each in CAPACITY if each != area][:3]
    below = CAPACITY[area] - 1
    for cards, expected in [(below, [first, area, second]), (below + 1, [first, second, third])]:
        fair = position(f"{first} 1 1 |\n{area} 1 1 | ticket*{cards}\n{second} 1 1 |\n{third} 1 1 |")
        play(fair, f"place {first}")
        assert dealt(fair) == expected
        assert fair.laid[list(CAPACITY).index(area)] == CAPACITY[area]


@pytest.mark.rule("WF-25")
def test_several_full_areas_are_passed_over() -> None:
    fair = position(
        """
        agriculture     1 1 |
        electricity     1 1 | ticket*3
        fine-arts       1 1 | davis*3
        manufacturing   1 1 | ticket*3
        transportation  1 1 | ticket*4
        """,
        turn="blue",
        deck="burnham palmer schwab",
    )
    play(fair, "place transportation")
    assert dealt(fair) == ["transportation", "agriculture", "manufacturing"]


FULL = {area: f"ticket*{cards}" for area, cards in CAPACITY.items()}


def crowded(**lying: str) -> str:
    """All areas full, but for the given ones."""
    here = {**FULL, **{area.replace("_", "-"): cards for area, cards in lying.items()}}
    return "\n".join(f"{area} 1 1 | {cards}" for area, cards in here.items())


@pytest.mark.rule("WF-26")
@pytest.mark.parametrize("place", CAPACITY)
def test_when_all_others_are_full_three_cards_go_to_the_same_area(place: str) -> None:
    fair = position(crowded(**{place.replace("-", "_"): ""}), deck="burnham palmer schwab")
    play(fair, f"place {place}")
    must_show(fair, f"{place} 2 1 | burnham palmer schwab")
    assert dealt(fair) == [place] * 3


@pytest.mark.rule("WF-26")
@pytest.mark.parametrize("lying", ["ticket*3", "ticket*2", ""], ids=["one free", "two free", "four free"])
def test_with_room_in_one_other_area_the_third_card_comes_back(lying: str) -> None:
    fair = position(crowded(fine_arts="", manufacturing=lying), deck="burnham palmer schwab")
    play(fair, "place fine-arts")
    assert dealt(fair) == ["fine-arts", "manufacturing", "fine-arts"]
    must_show(fair, "fine-arts 2 1 | burnham schwab")


@pytest.mark.rule("WF-27")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_step() -> None:
    fair = position("agriculture 1 1 |\nelectricity 1 1 |\nfine-arts 1 1 |", deck="ticket", discard="davis*4")
    play(fair, "place agriculture")
    must_show(fair, "agriculture 2 1 | ticket\nelectricity 1 1 | davis\nfine-arts 1 1 | davis")
    assert [event.kind for event in events(fair)] == ["placed", "dealt", "reshuffled", "dealt", "dealt"]
    assert fair.deck_size == 2
    assert pile(fair.discard) == ""


@pytest.mark.rule("WF-27")
def test_it_is_shuffled() -> None:
    # With 27 tickets and 7 exhibits in the pile, the first card is a ticket in about 79 of 100 games.
    tickets = 0
    for seed in range(300):
        fair = position("agriculture 1 1 |", deck="", discard="ticket*27 fine-arts*7", seed=seed)
        play(fair, "place agriculture")
        tickets += fair.cards[0] == 5
    assert 210 < tickets < 266


@pytest.mark.rule("WF-27")
def test_it_is_not_shuffled_before_a_card_is_needed() -> None:
    fair = position("agriculture 1 1 |", deck="ticket davis palmer", discard="schwab")
    play(fair, "place agriculture")
    assert fair.deck_size == 0
    assert pile(fair.discard) == "schwab"
    assert events(fair, "reshuffled") == []
    play(fair, "place transportation")
    assert pile(fair.discard) == ""


@pytest.mark.rule("WF-27")
@pytest.mark.rule("WF-32")
def test_tickets_redeemed_after_the_last_card_take_part() -> None:
    fair = position("agriculture 1 1 | ticket\norange: ticket*8", deck="burnham*3")
    play(fair, "orange: place agriculture")
    assert fair.deck_size == 0
    assert pile(fair.discard) == "ticket*9"
    play(fair, "blue: place transportation")
    must_show(fair, "transportation 0 1 | ticket\nagriculture 1 1 | burnham ticket")
    assert fair.deck_size == 6


@pytest.mark.rule("WF-28")
def test_dealing_stops_when_deck_and_pile_are_empty() -> None:
    fair = position("agriculture 1 1 | ticket\nelectricity 1 1 |\nfine-arts 1 1 |", deck="davis")
    play(fair, "place agriculture")
    must_show(fair, "agriculture 2 1 | davis\nelectricity 1 1 |\nfine-arts 1 1 |\norange: ticket")
    assert dealt(fair) == ["agriculture"]
    assert asked(fair) == "blue place"


@pytest.mark.rule("WF-28")
def test_without_any_card_the_turn_goes_on() -> None:
    fair = position("agriculture 1 1 | ticket\nblue: ticket*8", deck="")
    play(fair, "place agriculture")
    must_show(fair, "agriculture 1 1 |")
    assert dealt(fair) == []
    assert fair.round == 2
    assert asked(fair) == "blue place"
