"""Step 2: what influential figures do, and where they end up."""

from __future__ import annotations

import pytest
from worldsfair_table import asked, choices, dealt, events, must_show, pile, play, position

RING = ("agriculture", "electricity", "fine-arts", "manufacturing", "transportation")


@pytest.mark.rule("WF-13")
def test_figures_in_any_order_and_none_can_be_kept() -> None:
    drawing = """
        agriculture    1 1
        manufacturing  1 1
        orange: burnham schwab
    """
    wanted = ["burnham", "discard burnham", "discard schwab", "schwab"]
    for order in (["burnham", "schwab"], ["schwab", "burnham"]):
        fair = position(drawing, deck="")
        play(fair, "place agriculture")
        assert choices(fair) == wanted
        play(fair, order[0])
        assert asked(fair) == "orange figure"
        assert choices(fair) == sorted([order[1], f"discard {order[1]}"])
        play(fair, order[1])
        assert asked(fair) == "blue place"
        must_show(fair, "agriculture 3 1\nmanufacturing 2 1\norange:")


@pytest.mark.rule("WF-13")
def test_two_of_the_same_figure_are_two_figures() -> None:
    fair = position("agriculture 1 1\norange: burnham*2")
    play(fair, "place agriculture", "burnham", "orange: discard burnham")
    must_show(fair, "agriculture 3 1\norange:")
    assert pile(fair.discard) == "burnham*2"
    assert asked(fair) == "blue place"


@pytest.mark.rule("WF-13")
def test_figures_of_others_are_not_asked_for() -> None:
    fair = position("agriculture 1 1\nblue: burnham", deck="")
    play(fair, "orange: place agriculture", "blue: place agriculture")
    assert choices(fair) == ["burnham", "discard burnham"]
    play(fair, "blue: burnham")
    must_show(fair, "agriculture 2 3")


@pytest.mark.rule("WF-14")
def test_a_discarded_figure_does_nothing_and_its_card_goes_to_the_pile_at_once() -> None:
    fair = position("agriculture 1 1 | ticket\norange: burnham pullman")
    play(fair, "place agriculture", "discard pullman")
    assert pile(fair.discard) == "pullman"
    must_show(fair, "agriculture 2 1 | ticket\ntransportation 0 0\norange: burnham")
    play(fair, "burnham")
    assert pile(fair.discard) == "burnham pullman"


@pytest.mark.rule("WF-14")
@pytest.mark.rule("WF-27")
def test_a_figure_played_now_can_be_dealt_again_in_the_same_turn() -> None:
    fair = position("agriculture 1 1 | ticket\norange: burnham", deck="")
    play(fair, "place agriculture", "burnham")
    must_show(fair, "agriculture 3 1 | burnham\norange: ticket")
    assert pile(fair.discard) == ""


@pytest.mark.rule("WF-15")
def test_burnham_adds_one_to_the_area_of_step_1() -> None:
    fair = position("agriculture 1 1\nfine-arts 1 1\norange: burnham", deck="")
    play(fair, "place fine-arts")
    assert choices(fair) == ["burnham", "discard burnham"]
    play(fair, "burnham")
    must_show(fair, "agriculture 1 1\nfine-arts 3 1")
    assert list(fair.supply) == [22 - 4, 20]


@pytest.mark.rule("WF-15")
@pytest.mark.rule("WF-16")
def test_the_area_of_step_1_counts_and_not_where_a_figure_went() -> None:
    fair = position("\n".join(f"{area} 1 1" for area in RING) + "\norange: burnham davis pullman", deck="")
    play(fair, "place agriculture", "pullman")
    assert [choice for choice in choices(fair) if "davis" in choice] == ["davis electricity", "discard davis"]
    play(fair, "davis electricity", "burnham")
    must_show(fair, "agriculture 3 1\nelectricity 2 1\ntransportation 2 1")


@pytest.mark.rule("WF-16")
@pytest.mark.parametrize(
    ("place", "neighbours"),
    [
        ("agriculture", ["electricity"]),
        ("electricity", ["agriculture", "fine-arts"]),
        ("fine-arts", ["electricity", "manufacturing"]),
        ("manufacturing", ["fine-arts", "transportation"]),
        ("transportation", ["manufacturing"]),
    ],
)
def test_davis_goes_next_door_but_not_across_the_foot(place: str, neighbours: list[str]) -> None:
    drawing = "\n".join(f"{area} 1 1" for area in RING) + "\norange: davis"
    for neighbour in neighbours:
        fair = position(drawing, deck="")
        play(fair, f"place {place}")
        assert choices(fair) == [*(f"davis {area}" for area in neighbours), "discard davis"]
        play(fair, f"davis {neighbour}")
        must_show(fair, f"{place} 2 1\n{neighbour} 2 1")
        assert fair.supply[0] == 22 - 7


@pytest.mark.rule("WF-16")
def test_davis_follows_the_ring_and_not_the_alphabet() -> None:
    fair = position(
        """
        fine-arts       1 1
        agriculture     1 1
        manufacturing   1 1
        electricity     1 1
        transportation  1 1
        orange: davis
        """
    )
    play(fair, "place agriculture")
    assert choices(fair) == ["davis fine-arts", "davis manufacturing", "discard davis"]


@pytest.mark.rule("WF-17")
def test_palmer_moves_anybodys_supporter_from_anywhere_to_anywhere_else() -> None:
    fair = position("agriculture 0 1\nelectricity 1 0\norange: palmer")
    play(fair, "place electricity")
    goals_of_blue = [f"palmer blue agriculture>{goal}" for goal in RING if goal != "agriculture"]
    goals_of_orange = [f"palmer orange electricity>{goal}" for goal in RING if goal != "electricity"]
    assert choices(fair) == sorted(["discard palmer", *goals_of_blue, *goals_of_orange])
    play(fair, "palmer blue agriculture>transportation")
    must_show(fair, "agriculture 0 0\nelectricity 2 0\ntransportation 0 1")
    assert list(fair.supply) == [20, 21]
    assert pile(fair.discard) == "palmer"


@pytest.mark.rule("WF-18")
@pytest.mark.parametrize(
    ("figure", "area"),
    [
        ("mccormick", "agriculture"),
        ("westinghouse", "electricity"),
        ("saint-gaudens", "fine-arts"),
        ("schwab", "manufacturing"),
        ("pullman", "transportation"),
    ],
)
@pytest.mark.parametrize("place", RING)
def test_the_five_area_figures(figure: str, area: str, place: str) -> None:
    fair = position("\n".join(f"{each} 1 1" for each in RING) + f"\norange: {figure}", deck="")
    play(fair, f"place {place}")
    assert choices(fair) == sorted([f"discard {figure}", figure])
    play(fair, figure)
    counts = {each: 1 + (each == place) + (each == area) for each in RING}
    must_show(fair, "\n".join(f"{each} {count} 1" for each, count in counts.items()))
    assert fair.supply[0] == 22 - 7


@pytest.mark.rule("WF-19")
def test_cards_come_only_from_the_area_of_step_1() -> None:
    fair = position("agriculture 1 1 | ticket\nelectricity 1 1 | fine-arts palmer\norange: westinghouse", deck="")
    play(fair, "place agriculture", "westinghouse")
    must_show(fair, "electricity 2 1 | fine-arts palmer\norange: ticket")


@pytest.mark.rule("WF-17")
@pytest.mark.rule("WF-19")
def test_the_area_of_step_1_stays_even_if_the_supporter_is_moved_away() -> None:
    fair = position(
        """
        electricity     0 1 | ticket fine-arts
        manufacturing   1 1
        agriculture     1 1
        transportation  1 1 | schwab
        orange: palmer davis burnham
        """,
        deck="pullman agriculture ticket",
    )
    play(fair, "place electricity", "palmer orange electricity>transportation")
    must_show(fair, "electricity 0 1 | ticket fine-arts\ntransportation 2 1 | schwab")
    assert choices(fair) == ["burnham", "davis manufacturing", "discard burnham", "discard davis"]
    play(fair, "davis manufacturing", "burnham")
    assert dealt(fair) == ["electricity", "manufacturing", "agriculture"]
    must_show(
        fair,
        """
        electricity     1 1 | pullman
        manufacturing   2 1 | agriculture
        agriculture     1 1 | ticket
        transportation  2 1 | schwab
        orange: ticket fine-arts
        """,
    )


@pytest.mark.rule("WF-23")
def test_a_figure_collected_now_waits_for_the_next_turn() -> None:
    fair = position("agriculture 1 1 | burnham davis\nelectricity 1 1", deck="")
    play(fair, "orange: place agriculture")
    assert asked(fair) == "blue place"
    must_show(fair, "orange: burnham davis")
    play(fair, "blue: place electricity", "orange: place electricity")
    assert choices(fair) == ["burnham", "davis agriculture", "davis fine-arts", "discard burnham", "discard davis"]


@pytest.mark.rule("WF-23")
@pytest.mark.parametrize("standing", range(1, 22))
def test_however_many_supporters_are_left_a_figure_waits(standing: int) -> None:
    fair = position(f"agriculture {standing} 1 | burnham", deck="")
    play(fair, "orange: place agriculture")
    assert asked(fair) == "blue place"
    must_show(fair, f"agriculture {standing + 1} 1\norange: burnham")


@pytest.mark.rule("WF-13")
@pytest.mark.rule("WF-23")
def test_a_figure_collected_while_another_is_played_is_not_played_with_it() -> None:
    fair = position("agriculture 1 1 | burnham\norange: burnham", deck="")
    play(fair, "place agriculture", "burnham")
    assert asked(fair) == "blue place"
    must_show(fair, "agriculture 3 1 | burnham\norange: burnham")


@pytest.mark.rule("WF-23")
@pytest.mark.rule("WF-42")
def test_a_figure_waits_through_a_scoring_phase() -> None:
    fair = position("agriculture 1 1 | burnham ticket\norange: ticket*8\nblue: davis", deck="")
    play(fair, "orange: place agriculture")
    assert len(events(fair, "scoring")) == 1
    must_show(fair, "orange: burnham\nblue: davis")
    play(fair, "blue: place electricity", "davis agriculture", "orange: place agriculture", "burnham")
    assert asked(fair) == "blue place"
    must_show(fair, "agriculture 3 2")
