"""Starting a game and speaking about it."""

from __future__ import annotations

import pytest

import ludothek
from ludothek.kernel import IllegalChoice, LudothekError, Rng, playout
from ludothek.kernel.errors import BadSeed, UnknownNotation, UnknownTitle, WrongSeats

GAME = ludothek.game("worldsfair")


def test_titles_come_from_folders_and_from_other_packages() -> None:
    assert ludothek.titles() == ["essen", "euphoria", "worldsfair", "sealed"]
    assert ludothek.game("sealed").title == "sealed"
    assert ludothek.game("worldsfair") is GAME


@pytest.mark.parametrize(
    ("error", "sentence", "seats", "seed"),
    [
        (WrongSeats, "worldsfair is for 2 to 4 players, not 5.", 5, 0),
        (WrongSeats, "worldsfair is for 2 to 4 players, not 0.", 0, 0),
        (BadSeed, "A seed is a number from 0 to 2**128 - 1, not -1.", 2, -1),
    ],
)
def test_a_game_that_cannot_be_started_says_why(
    error: type[LudothekError], sentence: str, seats: int, seed: int
) -> None:
    with pytest.raises(error) as refusal:
        GAME.new(seats, seed)
    assert str(refusal.value) == sentence


def test_an_unknown_title_names_those_there_are() -> None:
    with pytest.raises(UnknownTitle, match=f"There is no title “chess”; there is {', '.join(ludothek.titles())}."):
        ludothek.game("chess")


def test_without_a_seed_every_game_is_another() -> None:
    assert GAME.new(4).rng.place() != GAME.new(4).rng.place()


def test_notation_is_read_in_any_case_and_spacing() -> None:
    state = GAME.new(2, seed=1)
    assert GAME.parse(state, "  Place   ELECTRICITY ") == GAME.parse(state, "place electricity")


def test_a_wrong_notation_lists_the_legal_ones() -> None:
    with pytest.raises(UnknownNotation) as refusal:
        GAME.parse(GAME.new(2, seed=1), "place mars")
    assert str(refusal.value) == (
        "“place mars” is not a choice here; legal: place agriculture, place electricity, place fine-arts, "
        "place manufacturing, place transportation."
    )


@pytest.mark.parametrize(
    ("choice", "seat", "sentence"),
    [
        (10, 0, "Seat 0 (orange) cannot choose “burnham”; legal: place agriculture, "),
        (0, 1, "Seat 1 (blue) is not asked now; orange is."),
        (0, 7, "A seat is a number from 0 to 1, not 7."),
        (9999, 0, "Seat 0 (orange) cannot choose choice 9999; legal: "),
    ],
)
def test_an_illegal_choice_is_refused_in_one_sentence(choice: int, seat: int, sentence: str) -> None:
    state = GAME.new(2, seed=1)
    with pytest.raises(IllegalChoice) as refusal:
        state.apply(choice, seat)
    assert str(refusal.value).startswith(sentence)
    assert state.decisions == 0


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    state = GAME.new(2, seed=1)
    while not state.over:
        state.apply(state.legal()[0])
    with pytest.raises(IllegalChoice, match="The game is over"):
        state.apply(0)


def test_notation_of_a_seat_that_is_not_asked_is_refused_with_who_is() -> None:
    state = GAME.new(2, seed=1)
    with pytest.raises(UnknownNotation, match=r"^Seat 1 \(blue\) is not asked now; orange is\.$"):
        GAME.parse(state, "place electricity", seat=1)


@pytest.mark.parametrize("title", ludothek.titles())
def test_after_the_end_nothing_is_an_element_any_more(title: str) -> None:
    game = ludothek.game(title)
    state = game.new(2, seed=3)
    assert game.elements(state, 0)
    playout(state, Rng.from_seed(1))
    assert game.elements(state, 0) == game.elements(state, None) == []
    assert (game.choices(state, 0), game.plans(state, 0)) == ([], [])
    with pytest.raises(UnknownNotation, match=r"^The game is over, so there is nothing to choose\.$"):
        game.parse(state, "anything")


@pytest.mark.parametrize("seat", [-1, 2, 1 << 70])
def test_a_state_is_drawn_only_for_a_seat_there_is(seat: int) -> None:
    state = GAME.new(2, seed=1)
    with pytest.raises(IllegalChoice, match=f"A seat is a number from 0 to 1, not {seat}"):
        state.determinize(seat, Rng.from_seed(1))


def test_two_games_share_nothing_but_the_blank_table() -> None:
    one, other = GAME.new(3, seed=1), GAME.new(3, seed=1)
    before = other.view(None)
    playout(one, Rng.from_seed(1))
    assert other.view(None) == before
    assert GAME.new(3, seed=1).view(None) == before
