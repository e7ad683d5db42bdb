"""From one round to the next, the end of the game, and who has won."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import pytest
from worldsfair_table import LAST_TICKET_WITH_FOUR, asked, choices, events, must_show, pile, play, position, put

from ludothek.games.worldsfair.scoring import set_points
from ludothek.games.worldsfair.tables import APPROVED
from ludothek.kernel.errors import IllegalChoice

CLOSING = {2: 8, 3: 10, 4: 12}


@pytest.mark.rule("WF-42")
@pytest.mark.parametrize("round", [1, 2])
def test_the_next_round_takes_everything_over(round: int) -> None:
    fair = position(
        """
        agriculture    1 1 1 | ticket
        electricity    1 1 1 | davis
        fine-arts      1 1 1 | palmer fine-arts
        orange: ticket*10 transportation*2
        blue:   burnham
        green:  manufacturing
        """,
        round=round,
        deck="pullman palmer agriculture mccormick",
        discard="davis",
    )
    play(fair, "orange: place agriculture")
    must_show(
        fair,
        """
        agriculture    1 1 1 | pullman
        electricity    1 1 1 | davis palmer
        fine-arts      1 1 1 | palmer fine-arts agriculture
        orange: transportation*2
        blue:   burnham
        green:  manufacturing
        """,
    )
    assert (fair.round, fair.car, fair.deck_size) == (round + 1, 0, 1)
    assert pile(fair.discard) == "ticket*11 davis"
    assert asked(fair) == "blue place"


@pytest.mark.rule("WF-29")
@pytest.mark.rule("WF-42")
@pytest.mark.parametrize(
    ("seats", "turn", "then"),
    [
        (2, "orange", "blue"),
        (2, "blue", "orange"),
        (3, "blue", "green"),
        (3, "green", "orange"),
        (4, "orange", "blue"),
        (4, "red", "orange"),
    ],
)
def test_after_the_scoring_the_player_on_the_left_goes_on(seats: int, turn: str, then: str) -> None:
    fair = position(f"agriculture {'1 ' * seats} | ticket\norange: ticket*{CLOSING[seats]}", turn=turn)
    play(fair, f"{turn}: place agriculture")
    assert fair.round == 2
    assert asked(fair) == f"{then} place"


@pytest.mark.rule("WF-43")
def test_the_game_ends_after_the_third_phase_with_its_recall() -> None:
    fair = position("agriculture 3 1 | ticket\norange: ticket*8", round=3)
    play(fair, "orange: place agriculture")
    assert asked(fair) == "nobody"
    assert (fair.waiting, fair.legal(), fair.round) == ([], [], 3)
    must_show(fair, "agriculture 2 1")
    assert list(fair.supply) == [20, 21]
    assert [event.kind for event in events(fair)][-3:] == ["recalled", "end", "end"]
    assert fair.scores() == [9 + 2 + 2, 0]
    with pytest.raises(IllegalChoice, match="over"):
        fair.apply(0)


@pytest.mark.rule("WF-43")
def test_nobody_gets_a_last_turn() -> None:
    fair = position("agriculture 1 1 1 1 | ticket\nblue: ticket*12 palmer", round=3)
    play(fair, "orange: place agriculture")
    assert asked(fair) == "nobody"
    assert choices(fair) == []


@pytest.mark.rule("WF-30")
@pytest.mark.rule("WF-43")
@pytest.mark.parametrize("round", [1, 2])
def test_the_game_does_not_end_before(round: int) -> None:
    fair = position("agriculture 1 1 | ticket\norange: ticket*8", round=round)
    play(fair, "orange: place agriculture")
    assert asked(fair) == "blue place"
    assert fair.round == round + 1


@pytest.mark.rule("WF-44")
@pytest.mark.rule("WF-45")
def test_the_scoring_example_of_the_rulebooks() -> None:
    fair = position(
        """
        agriculture 1 1 |
        orange: | transportation*3 fine-arts*2 manufacturing*2 agriculture electricity
        """,
        coins=[11],
        medals=[18],
    )
    assert set_points(fair, 0) == 15 + 6 + 1 == 22
    assert fair.scores() == [22 + 11 + 18, 0] == [51, 0]


@pytest.mark.rule("WF-45")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("", 0),
        ("electricity", 1),
        ("electricity fine-arts", 3),
        ("electricity fine-arts agriculture", 6),
        ("electricity fine-arts agriculture transportation", 10),
        ("electricity fine-arts agriculture transportation manufacturing", 15),
        ("electricity*5", 5),
        ("electricity*2 fine-arts*2", 6),
        ("electricity*3 fine-arts", 5),
        ("agriculture*9 electricity*9 fine-arts*9 manufacturing*9 transportation*9", 135),
    ],
)
def test_what_sets_are_worth(tokens: str, points: int) -> None:
    fair = position(f"agriculture 1 1 |\nblue: | {tokens}")
    assert fair.scores() == [0, points]


@cache
def best_sets(tokens: tuple[int, ...]) -> int:
    """The most points of all ways to sort tokens into sets."""
    kinds = [kind for kind, count in enumerate(tokens) if count]
    worth = (0, 1, 3, 6, 10, 15)
    return max(
        (
            worth[size] + best_sets(tuple(count - (kind in chosen) for kind, count in enumerate(tokens)))
            for size in range(1, len(kinds) + 1)
            for chosen in combinations(kinds, size)
        ),
        default=0,
    )


@pytest.mark.rule("WF-45")
def test_largest_sets_first_is_best() -> None:
    fair = position("agriculture 1 1 |")
    for tokens in product(range(4), repeat=5):
        put(fair, APPROVED, tokens)
        assert fair.scores()[0] == best_sets(tuple(sorted(tokens)))


@pytest.mark.rule("WF-46")
def test_proposals_and_figures_are_worth_nothing() -> None:
    fair = position(
        """
        agriculture 1 1 | ticket
        orange: ticket*8
        blue: electricity*3 fine-arts manufacturing palmer burnham
        """,
        round=3,
    )
    play(fair, "orange: place agriculture")
    assert asked(fair) == "nobody"
    assert fair.scores() == [9 + 2 + 2, 0]


@pytest.mark.rule("WF-47")
@pytest.mark.parametrize(
    ("fronts", "coins", "ranks"),
    [
        (["", "", ""], [30, 40, 20], [2, 1, 3]),
        (["| fine-arts*3", "| fine-arts electricity", ""], [10, 10, 9], [1, 2, 3]),
        (["fine-arts*2 | fine-arts", "fine-arts | fine-arts", "| fine-arts"], [9, 9, 9], [3, 2, 1]),
        (["fine-arts | fine-arts", "electricity | agriculture", "| fine-arts"], [9, 9, 8], [1, 1, 3]),
        (["", "", ""], [7, 7, 7], [1, 1, 1]),
        (["agriculture", "agriculture burnham davis", ""], [7, 7, 9], [2, 2, 1]),
        (["agriculture*5 | fine-arts*2", "| fine-arts", ""], [7, 8, 9], [1, 2, 3]),
    ],
    ids=["points", "tokens", "proposals", "shared first", "all shared", "shared second", "tokens before proposals"],
)
def test_ties(fronts: list[str], coins: list[int], ranks: list[int]) -> None:
    lines = "\n".join(f"{colour}: {front}" for colour, front in zip(("orange", "blue", "green"), fronts, strict=True))
    fair = position(f"agriculture 1 1 1 |\n{lines}", coins=coins, round=3)
    assert fair.ranks() == ranks


@pytest.mark.rule("WF-47")
def test_a_game_that_is_played_to_a_tie_on_points() -> None:
    # Orange and blue have 21 points each, but orange has four tokens and blue three.
    fair = position(
        LAST_TICKET_WITH_FOUR,
        turn="blue",
        round=3,
    )
    play(fair, "blue: place manufacturing")
    assert asked(fair) == "nobody"
    assert fair.scores() == [21, 21, 7, 4]
    assert fair.ranks() == [1, 2, 3, 4]
