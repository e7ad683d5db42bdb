"""Play-testing: two wish cards for an action, and what happens when the deck runs out."""

from __future__ import annotations

from collections import Counter

import pytest
from essen_table import GAME, SPACE_IDS, asked, choices, events, must_show, play, player, position, view

from ludothek.kernel.rng import Rng


@pytest.mark.rule("ES-39")
def test_two_cards_are_drawn_one_is_kept_the_other_lies_face_up() -> None:
    day = position("deck 30 40\n orange at=12 spent=3 wishes=5\n blue")
    play(day, "test")
    assert asked(day) == "orange keep"
    assert choices(day) == ["keep 30", "keep 40"]
    assert view(day, 0).offered == [30, 40]
    assert view(day).deck == 0
    play(day, "keep 40")
    must_show(day, "orange at=12 spent=4 wishes=5,40")
    assert view(day, 1).discard == [30]
    assert asked(day) == "orange act"


@pytest.mark.rule("ES-39")
@pytest.mark.rule("ES-55")
def test_only_who_tests_sees_the_cards_and_which_is_kept() -> None:
    day = position("deck 30 40\n orange\n blue")
    play(day, "test")
    (own,) = events(day, seat=0)
    assert (own.kind, sorted(own.elements)) == ("drew", ["wish:30", "wish:40"])
    for other in (None, 1):
        (told,) = events(day, seat=other)
        assert (told.kind, told.elements) == ("tested", ("deck",))
        assert view(day, other).offered == []
        assert "wish:30" not in GAME.elements(day, other)
    assert "wish:30" in GAME.elements(day, 0)
    play(day, "keep 30")
    (own,) = events(day, seat=0)
    assert (own.kind, own.elements) == ("kept-own", ("wish:30", "wish:40"))
    for other in (None, 1):
        (told,) = events(day, seat=other)
        assert (told.kind, told.elements, "game" in told.message.args) == ("kept", ("wish:40",), False)
        assert player(day, "orange", other).held is None
        assert player(day, "orange", other).cards == 1


@pytest.mark.rule("ES-39")
@pytest.mark.parametrize("space", SPACE_IDS)
def test_one_can_play_test_anywhere_also_in_the_courtyard(space: str) -> None:
    assert "test" in choices(position(f"orange at={space} spent=7\n blue"))


@pytest.mark.rule("ES-39")
def test_a_play_test_takes_an_action_and_can_be_done_again() -> None:
    day = position("orange spent=5\n blue")
    play(day, "test", "keep lowest", "test", "keep lowest", "test", "keep lowest")
    must_show(day, "orange spent=8 actions=0")
    assert player(day, "orange").cards == 3
    assert len(view(day).discard) == 3
    assert choices(day) == ["end"]


@pytest.mark.rule("ES-39")
def test_nothing_else_can_be_done_before_one_card_is_kept() -> None:
    day = position("booths 3\n orange at=3 spent=1\n blue")
    play(day, "test")
    assert all(choice.startswith("keep") for choice in choices(day))
    assert len(choices(day)) == 2


@pytest.mark.rule("ES-39")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    day = position("deck 10 20 30 40\n orange\n blue")
    drawn = Counter[int]()
    for seed in range(400):
        twin = day.clone()
        twin.rng = Rng.from_seed(seed)
        play(twin, "test")
        drawn.update(view(twin, 0).offered)
    assert set(drawn) == {10, 20, 30, 40}
    assert all(160 < count < 240 for count in drawn.values())


# The deck runs out


@pytest.mark.rule("ES-40")
def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    day = position("deck\n discard 10 20 30\n orange wishes=1\n blue wishes=2")
    play(day, "test")
    seen = view(day, 0)
    assert (seen.deck, seen.discard, len(seen.offered)) == (1, [], 2)
    assert set(seen.offered) < {10, 20, 30}
    (told,) = events(day, "shuffled")
    assert told.message.args["count"] == 3


@pytest.mark.rule("ES-40")
def test_a_last_card_is_drawn_before_the_discard_pile_is_shuffled() -> None:
    for seed in range(20):
        day = position("deck 50\n discard 10 20 30\n orange\n blue")
        day.rng = Rng.from_seed(seed)
        play(day, "test")
        seen = view(day, 0)
        assert 50 in seen.offered
        assert (seen.deck, seen.discard, len(seen.offered)) == (2, [], 2)


@pytest.mark.rule("ES-40")
def test_the_deck_is_not_made_anew_before_cards_are_needed() -> None:
    day = position("deck 50 51\n discard 10\n orange\n blue")
    play(day, "test", "keep 50")
    assert (view(day).deck, view(day).discard) == (0, [10, 51])
    assert events(day, "shuffled") == []
    play(day, "test")
    assert view(day, 0).offered == [10, 51]


@pytest.mark.rule("ES-40")
@pytest.mark.parametrize("pile", ["deck 50", "deck\n discard 50"])
def test_the_only_card_there_is_is_kept(pile: str) -> None:
    day = position(f"{pile}\n orange spent=2 wishes=1\n blue")
    play(day, "test")
    assert asked(day) == "orange act"
    must_show(day, "orange wishes=1,50 spent=3")
    assert (view(day).deck, view(day).discard) == (0, [])
    assert [event.kind for event in events(day, "kept-own-only", "kept-only", seat=0)] == ["kept-own-only"]
    assert [event.kind for event in events(day, "kept-own-only", "kept-only", seat=1)] == ["kept-only"]
    assert "test" not in choices(day)


@pytest.mark.rule("ES-40")
def test_without_any_card_nobody_can_play_test() -> None:
    assert "test" not in choices(position("deck\n orange\n blue"))
    assert "test" in choices(position("deck\n discard 7\n orange\n blue"))
    assert "test" in choices(position("deck 7\n orange\n blue"))


@pytest.mark.rule("ES-40")
@pytest.mark.rule("ES-55")
def test_after_a_shuffle_everybody_knows_which_cards_are_in_the_deck() -> None:
    """Blue guesses the deck only among the three cards that went into it, and orange's old cards not among them."""
    day = position("deck\n discard 10 20 30 31 32\n orange wishes=1,2\n blue wishes=3\n green wishes=4")
    play(day, "test", "keep lowest")
    kept = set(player(day, "orange", 0).held or []) - {1, 2}
    known = {10, 20, 30, 31, 32} - set(view(day).discard)
    guessed = Counter[int]()
    for seed in range(40):
        twin = day.determinize(1, Rng.from_seed(seed))
        assert twin.view(1) == day.view(1)
        hand = set(player(twin, "orange", 0).held or [])
        assert len(hand & known) == len(kept) == 1
        guessed.update(hand & known)
        assert len(hand - known) == 2
        assert hand - known <= {1, 2, 4}
    assert set(guessed) == known
