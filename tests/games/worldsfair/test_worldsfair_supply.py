"""No supporter left: which may be taken back, and when."""

from __future__ import annotations

import pytest
from worldsfair_table import asked, choices, events, must_show, play, position

from ludothek.games.worldsfair.rules import Fair

NOBODY_LEFT = """
    manufacturing  10 1 |
    electricity     1 1 | ticket
    agriculture    11 0 |
"""


@pytest.mark.rule("WF-12")
@pytest.mark.parametrize(
    ("place", "take", "manufacturing", "electricity", "agriculture"),
    [
        ("electricity", "manufacturing", 9, 2, 11),
        ("electricity", "electricity", 10, 1, 11),
        ("manufacturing", "electricity", 11, 0, 11),
        ("agriculture", "manufacturing", 9, 1, 12),
    ],
    ids=["from another area", "from the area itself", "the last one there", "to the fullest"],
)
def test_without_supply_one_comes_back_from_anywhere(
    place: str, take: str, manufacturing: int, electricity: int, agriculture: int
) -> None:
    fair = position(NOBODY_LEFT, deck="")
    play(fair, f"place {place}")
    assert asked(fair) == "orange take-back"
    assert choices(fair) == ["take agriculture", "take electricity", "take manufacturing"]
    play(fair, f"take {take}")
    must_show(fair, f"manufacturing {manufacturing} 1\nelectricity {electricity} 1\nagriculture {agriculture} 0")
    assert list(fair.supply) == [0, 20]
    assert asked(fair) == "blue place"
    assert list(fair.tickets) == [1 if place == "electricity" else 0, 0]


@pytest.mark.rule("WF-12")
def test_with_one_left_in_the_supply_none_may_be_taken_back() -> None:
    fair = position("manufacturing 10 1 | ticket\nagriculture 11 0 |")
    assert fair.supply[0] == 1
    play(fair, "place manufacturing")
    assert fair.supply[0] == 0
    assert events(fair, "took-back") == []
    assert asked(fair) == "blue place"


@pytest.mark.rule("WF-12")
def test_the_journal_tells_of_the_supporter_taken_back_before_it_is_placed() -> None:
    fair = position("electricity 11 1 | ticket\nmanufacturing 11 1\norange: schwab", deck="")
    play(fair, "place electricity")
    assert told(fair) == []
    play(fair, "take manufacturing")
    assert told(fair) == ["took-back manufacturing", "placed electricity"]
    play(fair, "schwab")
    assert told(fair) == ["played manufacturing"]
    play(fair, "take electricity")
    assert told(fair) == ["took-back electricity", "placed manufacturing"]


def told(fair: Fair) -> list[str]:
    kinds = "took-back", "placed", "played"
    return [f"{event.kind} {str(event.message.args['area']).removeprefix('area:')}" for event in events(fair, *kinds)]


@pytest.mark.rule("WF-12")
@pytest.mark.rule("WF-17")
def test_palmer_needs_no_supply() -> None:
    fair = position("agriculture 21 1\norange: palmer", deck="")
    play(fair, "place agriculture")
    assert fair.supply[0] == 0
    play(fair, "palmer orange agriculture>electricity")
    must_show(fair, "agriculture 21 1\nelectricity 1 0")
    assert asked(fair) == "blue place"


@pytest.mark.rule("WF-12")
@pytest.mark.rule("WF-19")
def test_a_figure_may_use_the_supporter_that_was_just_placed() -> None:
    fair = position("electricity 0 1 | ticket\nmanufacturing 21 1 | davis\norange: schwab", deck="")
    play(fair, "place electricity", "schwab")
    assert asked(fair) == "orange take-back"
    assert choices(fair) == ["take electricity", "take manufacturing"]
    play(fair, "take electricity")
    must_show(fair, "electricity 0 1\nmanufacturing 22 1 | davis\norange: ticket")
    assert asked(fair) == "blue place"


@pytest.mark.rule("WF-12")
def test_in_step_2_only_the_figure_that_finds_the_supply_empty_takes_one_back() -> None:
    fair = position("electricity 9 1\nmanufacturing 11 1\norange: schwab westinghouse", deck="")
    play(fair, "place electricity", "schwab")
    assert asked(fair) == "orange figure"
    assert fair.supply[0] == 0
    assert choices(fair) == ["discard westinghouse", "westinghouse"]
    play(fair, "westinghouse", "take manufacturing")
    must_show(fair, "electricity 11 1\nmanufacturing 11 1\norange:")


@pytest.mark.rule("WF-12")
@pytest.mark.rule("WF-14")
def test_with_an_empty_supply_a_figure_may_still_be_discarded() -> None:
    fair = position("electricity 10 1\nmanufacturing 11 1\norange: schwab", deck="")
    play(fair, "place electricity", "discard schwab")
    must_show(fair, "electricity 11 1\nmanufacturing 11 1\norange:")
    assert asked(fair) == "blue place"
