"""A scoring phase: tickets, areas, recall."""

from __future__ import annotations

import pytest
from worldsfair_table import LAST_TICKET_WITH_FOUR, asked, events, must_show, pile, play, position

from ludothek.kernel.words import SEATS

WHEEL = {2: 9, 3: 11, 4: 13}


@pytest.mark.rule("WF-30")
@pytest.mark.rule("WF-36")
@pytest.mark.rule("WF-41")
def test_a_whole_scoring_phase_with_four_players() -> None:
    fair = position(
        LAST_TICKET_WITH_FOUR,
        turn="blue",
        deck="palmer pullman davis",
    )
    play(fair, "blue: place manufacturing")
    must_show(
        fair,
        """
        agriculture     3 3 1 1 | davis
        electricity     2 2 1 0 |
        fine-arts       1 1 1 1 |
        manufacturing   1 2 1 0 | palmer
        transportation  1 1 1 1 | pullman
        orange: agriculture             | agriculture*3 fine-arts
        blue:                           | electricity manufacturing*2
        green:  agriculture electricity |
        red:    fine-arts               | fine-arts
        """,
    )
    assert list(fair.coins) == [4, 5 + 2, 3, 1]
    assert list(fair.medals) == [4 + 2 + 4 + 0 + 2, 2 + 2 + 0 + 4 + 2, 0 + 0 + 0 + 2 + 2, 2]
    assert pile(fair.discard) == "agriculture*3 electricity fine-arts*2 manufacturing*2 ticket*13"
    assert fair.scores() == [4 + 12 + 5, 7 + 10 + 4, 3 + 4, 1 + 2 + 1]
    assert asked(fair) == "green place"


@pytest.mark.rule("WF-30")
def test_tickets_then_areas_then_recall() -> None:
    # After the recall it would be 1 to 1 in both areas, and nobody would be first alone.
    fair = position(
        """
        agriculture  2 0 | ticket
        electricity  1 2 |
        blue: ticket*8 electricity
        """,
        turn="blue",
    )
    play(fair, "place agriculture")
    kinds = [event.kind for event in events(fair)]
    phase = [kind for kind in kinds[kinds.index("scoring") :] if not kind.startswith("standing")]
    tickets, areas, recall = ["most-tickets", "redeemed"], ["medal", "medal", "approved"], ["recalled"] * 2
    assert phase == ["scoring", *tickets, *areas, *recall, "round"]
    assert list(fair.medals) == [2, 2]
    must_show(fair, "agriculture 1 1\nelectricity 1 1\nblue: | electricity")


@pytest.mark.rule("WF-31")
@pytest.mark.rule("WF-32")
@pytest.mark.parametrize(
    ("before", "coins"),
    [
        ([5, 3], [6 + 2, 3]),
        ([3, 5], [4, 5 + 2]),
        ([8, 0], [9 + 2, 0]),
        ([4, 4, 2], [5 + 2, 4, 2]),
        ([3, 4, 3], [4 + 2, 4 + 2, 3]),
        ([3, 4, 4, 1], [4 + 2, 4 + 2, 4 + 2, 1]),
        ([3, 3, 3, 3], [4 + 2, 3, 3, 3]),
        ([0, 6, 6, 0], [1, 6 + 2, 6 + 2, 0]),
    ],
)
def test_the_most_tickets_bring_two_and_every_ticket_one(before: list[int], coins: list[int]) -> None:
    held = "\n".join(f"{colour}: ticket*{count}" for colour, count in zip(SEATS, before, strict=False))
    fair = position(f"agriculture {'0 ' * len(before)} | ticket\n{held}")
    play(fair, "orange: place agriculture")
    assert list(fair.coins) == coins
    assert list(fair.tickets) == [0] * len(before)
    assert pile(fair.discard) == f"ticket*{WHEEL[len(before)]}"


@pytest.mark.rule("WF-31")
def test_the_surplus_tickets_count_for_the_most() -> None:
    fair = position("agriculture 0 0 | ticket*3\norange: ticket*3\nblue: ticket*5")
    play(fair, "place agriculture")
    assert list(fair.coins) == [6 + 2, 5]


@pytest.mark.rule("WF-33")
def test_areas_are_scored_clockwise_from_the_left_of_the_foot() -> None:
    fair = position(
        """
        transportation  1 0 |
        electricity     0 1 |
        manufacturing   1 0 |
        agriculture     0 1 | ticket
        fine-arts       1 0 |
        blue: ticket*8
        """,
        turn="blue",
    )
    play(fair, "place agriculture")
    medals = [event.message.args["area"] for event in events(fair, "medal")]
    wanted = ["transportation", "electricity", "manufacturing", "agriculture", "fine-arts"]
    assert medals == [f"area:{area}" for area in wanted]


Case = tuple[list[int], list[int], list[int]]

TWO: list[Case] = [
    ([2, 1], [2, 0], [3, 0]),
    ([1, 5], [0, 2], [0, 3]),
    ([3, 3], [0, 0], [1, 1]),
]
THREE: list[Case] = [
    ([3, 2, 1], [4, 2, 0], [3, 1, 0]),
    ([1, 4, 3], [0, 4, 2], [0, 3, 1]),
    ([3, 2, 0], [4, 2, 0], [3, 1, 0]),
    ([3, 2, 2], [4, 0, 0], [3, 0, 0]),
    ([2, 3, 3], [0, 2, 2], [0, 2, 2]),
    ([2, 2, 2], [2, 2, 2], [2, 2, 2]),
]
FOUR: list[Case] = [
    ([4, 3, 2, 1], [4, 2, 0, 0], [3, 1, 0, 0]),
    ([1, 2, 3, 4], [0, 0, 2, 4], [0, 0, 1, 3]),
    ([4, 3, 2, 2], [4, 2, 0, 0], [3, 1, 0, 0]),
    ([4, 3, 3, 1], [4, 0, 0, 0], [3, 1, 1, 0]),
    ([2, 5, 2, 2], [0, 4, 0, 0], [1, 3, 1, 1]),
    ([3, 3, 2, 1], [2, 2, 0, 0], [2, 2, 0, 0]),
    ([2, 3, 2, 3], [0, 2, 0, 2], [0, 2, 0, 2]),
    ([3, 3, 1, 3], [2, 2, 0, 2], [2, 2, 0, 2]),
    ([2, 2, 2, 2], [2, 2, 2, 2], [2, 2, 2, 2]),
]
NOBODY: list[Case] = [
    ([0, 0], [0, 0], [0, 0]),
    ([2, 0], [2, 0], [3, 0]),
    ([0, 0, 0], [0, 0, 0], [0, 0, 0]),
    ([0, 2, 0], [0, 4, 0], [0, 3, 0]),
    ([2, 2, 0], [2, 2, 0], [2, 2, 0]),
    ([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),
    ([0, 0, 1, 0], [0, 0, 4, 0], [0, 0, 3, 0]),
    ([3, 0, 1, 0], [4, 0, 2, 0], [3, 0, 1, 0]),
    ([2, 0, 1, 1], [4, 0, 0, 0], [3, 0, 1, 1]),
    ([1, 0, 0, 1], [2, 0, 0, 2], [2, 0, 0, 2]),
]


@pytest.mark.parametrize(
    ("supporters", "medals", "approvals"),
    [
        *(pytest.param(*case, marks=pytest.mark.rule("WF-34"), id=f"two {case[0]}") for case in TWO),
        *(pytest.param(*case, marks=pytest.mark.rule("WF-35"), id=f"three {case[0]}") for case in THREE),
        *(pytest.param(*case, marks=pytest.mark.rule("WF-36"), id=f"four {case[0]}") for case in FOUR),
        *(pytest.param(*case, marks=pytest.mark.rule("WF-38"), id=f"without {case[0]}") for case in NOBODY),
    ],
)
def test_the_reference_cards(supporters: list[int], medals: list[int], approvals: list[int]) -> None:
    """Orange closes the round with a supporter in Agriculture, where nobody else is; Fine Arts is what matters."""
    seats = len(supporters)
    alone = 2 if seats == 2 else 4
    for seat in range(seats):
        cards = ["fine-arts*4" if each == seat else "" for each in range(seats)]
        cards[0] += f" ticket*{WHEEL[seats] - 1}"
        fair = position(
            f"agriculture {'0 ' * seats} | ticket\n"
            f"fine-arts {' '.join(map(str, supporters))}\n"
            + "\n".join(f"{colour}: {held}" for colour, held in zip(SEATS, cards, strict=False))
        )
        play(fair, "orange: place agriculture")
        assert list(fair.medals) == [alone + medals[0], *medals[1:]]
        left = 4 - approvals[seat]
        must_show(fair, f"{SEATS[seat]}: fine-arts*{left} | fine-arts*{approvals[seat]}")


@pytest.mark.rule("WF-37")
@pytest.mark.parametrize("supporters", ["3 3 2", "3 3 2 1", "3 3 2 2"])
def test_a_tie_for_first_leaves_no_second(supporters: str) -> None:
    seats = len(supporters.split())
    fair = position(
        f"""
        agriculture  {supporters}
        electricity  {"0 " * seats} | ticket
        orange: ticket*{WHEEL[seats] - 1}
        green: agriculture*2
        """
    )
    play(fair, "orange: place electricity")
    assert list(fair.medals) == [2 + 4, 2, 0, 0][:seats]
    must_show(fair, "green: agriculture*2 |")


@pytest.mark.rule("WF-41")
def test_the_recall_example_of_the_rulebooks() -> None:
    fair = position(
        """
        agriculture  6 5 2 1 |
        electricity  0 0 0 0 | ticket
        orange: ticket*12
        """
    )
    assert list(fair.supply) == [16, 17, 20, 21]
    play(fair, "place electricity")
    must_show(fair, "agriculture 3 3 1 1\nelectricity 1 0 0 0")
    assert list(fair.supply) == [16 - 1 + 3, 17 + 2, 20 + 1, 21]
    recalled = [(event.seat, event.message.args["count"]) for event in events(fair, "recalled")]
    assert recalled == [(0, 3), (1, 2), (2, 1)]


@pytest.mark.rule("WF-41")
@pytest.mark.parametrize(("standing", "stays"), [(1, 1), (2, 1), (3, 2), (4, 2), (7, 4), (8, 4), (21, 11)])
def test_half_come_back_rounded_down_in_every_area_by_itself(standing: int, stays: int) -> None:
    fair = position(
        f"""
        agriculture  0 {standing} |
        electricity  0 {22 - standing} | ticket
        orange: ticket*8
        """
    )
    play(fair, "place electricity")
    other = 22 - standing
    must_show(fair, f"agriculture 0 {stays}\nelectricity 1 {other - other // 2}")
    assert fair.supply[1] == 22 - stays - (other - other // 2)
