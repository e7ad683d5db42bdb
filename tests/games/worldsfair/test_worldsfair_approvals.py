"""Approving exhibits: the maximum by default, or as many as one likes with the option ``approvals = ask``."""

from __future__ import annotations

import msgspec
import pytest
from worldsfair_table import GAME, asked, choices, must_show, pile, play, position

from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.view_form import FairView
from ludothek.kernel.errors import IllegalChoice


@pytest.mark.rule("WF-39")
@pytest.mark.parametrize(("held", "approved"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (7, 3)])
def test_by_default_as_many_as_possible_are_approved(held: int, approved: int) -> None:
    fair = position(f"fine-arts 1 1 | ticket\norange: ticket*8 fine-arts*{held}")
    play(fair, "place fine-arts")
    assert asked(fair) == "blue place"
    must_show(fair, f"orange: fine-arts*{held - approved} | fine-arts*{approved}")
    assert (fair.discard[2], fair.discard[5]) == (approved, 9)


@pytest.mark.rule("WF-39")
def test_only_exhibits_of_the_areas_own_category_are_approved() -> None:
    fair = position("fine-arts 1 1 | ticket\norange: ticket*8 agriculture*2 fine-arts electricity")
    play(fair, "place fine-arts")
    must_show(fair, "orange: agriculture*2 electricity | fine-arts")


@pytest.mark.rule("WF-39")
def test_exhibits_collected_in_the_turn_that_closes_the_round_count() -> None:
    fair = position("fine-arts 1 1 | fine-arts ticket fine-arts\norange: ticket*8")
    play(fair, "place fine-arts")
    must_show(fair, "orange: | fine-arts*2")


QUICK_ROUND = """
    agriculture     0 0 | ticket*4
    manufacturing   0 0 | ticket*4
    transportation  0 0 | ticket*4
    fine-arts       3 1 | ticket
"""


@pytest.mark.rule("WF-22")
@pytest.mark.rule("WF-39")
def test_what_is_left_over_can_be_approved_in_a_later_round() -> None:
    fair = position(QUICK_ROUND + "orange: ticket*8 fine-arts*5")
    play(fair, "orange: place fine-arts")
    must_show(fair, "fine-arts 2 1\norange: fine-arts*2 | fine-arts*3")
    play(fair, "blue: place agriculture", "orange: place manufacturing", "blue: place transportation")
    assert fair.round == 3
    must_show(fair, "orange: | fine-arts*5")


TIED = """
    manufacturing  2 2 1 |
    agriculture    1 1 1 | ticket
    orange: ticket*4 manufacturing*3
    blue:   ticket*3 manufacturing agriculture*2
    green:  ticket*3 manufacturing*2 agriculture
"""


@pytest.mark.rule("WF-33")
@pytest.mark.rule("WF-39")
@pytest.mark.rule("WF-40")
def test_a_whole_scoring_phase_with_everybody_asked() -> None:
    fair = position(TIED, turn="blue", ask=True)
    play(fair, "blue: place agriculture")
    assert asked(fair) == "blue approve"
    assert choices(fair) == ["approve 0", "approve 1"]
    assert list(fair.medals) == [2, 2, 0]
    play(fair, "blue: approve 1")
    assert asked(fair) == "orange approve"
    assert choices(fair) == ["approve 0", "approve 1", "approve 2"]
    play(fair, "orange: approve 1")
    assert asked(fair) == "blue approve"
    assert choices(fair) == ["approve 0", "approve 1", "approve 2"]
    must_show(fair, "agriculture 1 2 1\nmanufacturing 2 2 1")
    play(fair, "blue: approve 0")
    assert asked(fair) == "green place"
    assert list(fair.medals) == [2, 2 + 4, 0]
    assert pile(fair.discard) == "manufacturing*2 ticket*11"
    must_show(
        fair,
        """
        manufacturing  1 1 1
        agriculture    1 1 1
        orange: manufacturing*2             | manufacturing
        blue:   agriculture*2               | manufacturing
        green:  manufacturing*2 agriculture |
        """,
    )


@pytest.mark.rule("WF-40")
def test_the_view_of_a_scored_area_shows_what_is_still_to_come_there() -> None:
    fair = position(TIED, turn="blue", ask=True)
    play(fair, "blue: place agriculture")
    assert to_come(fair) == {"manufacturing": ([0, 0, 0], [2, 1, 0]), "agriculture": ([0, 4, 0], [0, 2, 0])}
    play(fair, "blue: approve 1")
    assert to_come(fair) == {"manufacturing": ([0, 0, 0], [2, 0, 0]), "agriculture": ([0, 4, 0], [0, 2, 0])}
    play(fair, "orange: approve 1")
    assert to_come(fair) == {"manufacturing": ([0, 0, 0], [0, 0, 0]), "agriculture": ([0, 0, 0], [0, 2, 0])}


def to_come(fair: Fair) -> dict[str, tuple[list[int], list[int]]]:
    """The medals and approvals that the areas of the drawing show for each seat."""
    areas = msgspec.convert(fair.view(None), FairView).areas
    return {area.area: (area.medals, area.approvals) for area in areas[:2]}


@pytest.mark.rule("WF-39")
def test_the_same_phase_without_the_option() -> None:
    fair = position(TIED, turn="blue")
    play(fair, "blue: place agriculture")
    assert asked(fair) == "green place"
    must_show(
        fair,
        """
        orange: manufacturing               | manufacturing*2
        blue:                               | manufacturing agriculture*2
        green:  manufacturing*2 agriculture |
        """,
    )


@pytest.mark.rule("WF-40")
@pytest.mark.parametrize(
    ("turn", "order"),
    [
        ("orange", ["orange", "blue", "green", "red"]),
        ("blue", ["blue", "green", "red", "orange"]),
        ("green", ["green", "red", "orange", "blue"]),
        ("red", ["red", "orange", "blue", "green"]),
    ],
)
def test_asked_clockwise_from_the_player_whose_turn_it_was(turn: str, order: list[str]) -> None:
    fair = position(
        """
        fine-arts    1 1 1 1 |
        electricity  0 0 0 0 | ticket
        orange: fine-arts ticket*12
        blue:   fine-arts
        green:  fine-arts
        red:    fine-arts*3
        """,
        turn=turn,
        ask=True,
    )
    play(fair, f"{turn}: place electricity")
    for colour in order:
        most = 2 if colour == "red" else 1
        assert asked(fair) == f"{colour} approve"
        assert choices(fair) == [f"approve {count}" for count in range(most + 1)]
        play(fair, f"{colour}: approve {most}")
    assert asked(fair) == f"{order[1]} place"
    must_show(fair, "red: fine-arts | fine-arts*2")


@pytest.mark.rule("WF-39")
@pytest.mark.rule("WF-40")
def test_nobody_is_asked_who_has_no_choice() -> None:
    # Orange leads both areas but holds nothing that fits; blue holds what fits but is only second of two.
    fair = position(
        """
        fine-arts    3 2 |
        electricity  1 1 | ticket
        orange: ticket*8 agriculture
        blue:   fine-arts*2
        """,
        ask=True,
    )
    play(fair, "orange: place electricity")
    assert asked(fair) == "blue place"
    assert fair.round == 2
    must_show(fair, "orange: agriculture |\nblue: fine-arts*2 |")


@pytest.mark.rule("WF-39")
@pytest.mark.parametrize(("held", "most"), [(1, 1), (2, 2), (3, 3), (6, 3)])
def test_from_none_to_all_that_are_allowed(held: int, most: int) -> None:
    for count in range(most + 1):
        fair = position(f"fine-arts 1 1 | ticket\norange: ticket*8 fine-arts*{held}", ask=True)
        play(fair, "place fine-arts")
        assert choices(fair) == [f"approve {each}" for each in range(most + 1)]
        play(fair, f"orange: approve {count}")
        must_show(fair, f"orange: fine-arts*{held - count} | fine-arts*{count}")
        assert fair.medals[0] == 2
        assert asked(fair) == "blue place"


@pytest.mark.rule("WF-39")
def test_exhibits_that_were_held_back_can_be_approved_in_the_next_round() -> None:
    fair = position(QUICK_ROUND + "orange: ticket*8 fine-arts*2", ask=True)
    play(fair, "orange: place fine-arts", "orange: approve 0")
    must_show(fair, "orange: fine-arts*2 |")
    play(fair, "blue: place agriculture", "orange: place manufacturing", "blue: place transportation")
    play(fair, "orange: approve 2")
    must_show(fair, "orange: | fine-arts*2")
    assert fair.round == 3


@pytest.mark.rule("WF-40")
def test_only_the_seat_that_is_asked_can_answer() -> None:
    fair = position(TIED, turn="blue", ask=True)
    play(fair, "place agriculture")
    none = GAME.parse(fair, "approve 0")
    with pytest.raises(IllegalChoice, match="Seat 0"):
        fair.apply(none, 0)
    assert fair.legal(0) == []
    play(fair, "blue: approve 0")
    assert asked(fair) == "orange approve"


@pytest.mark.rule("WF-40")
@pytest.mark.rule("WF-43")
def test_the_third_phase_asks_too_and_then_the_game_is_over() -> None:
    fair = position("fine-arts 1 1 | ticket\norange: ticket*8 fine-arts*2", round=3, ask=True)
    play(fair, "place fine-arts")
    assert asked(fair) == "orange approve"
    play(fair, "approve 2")
    assert asked(fair) == "nobody"
    assert fair.scores() == [9 + 2 + 2 + 2, 0]
