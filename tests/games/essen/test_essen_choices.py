"""Every choice has one number, one kind and one text."""

from __future__ import annotations

from collections import Counter

from essen_table import GAME, new

from ludothek.games.essen import choices, tables
from ludothek.games.essen.choices import (
    BUY,
    CHOICES,
    EAT,
    END,
    GO,
    KEEP,
    KIND_NAMES,
    REMOVE,
    TEST,
    UNLOAD,
    WITHDRAW,
    decode,
)


def test_kind_and_part_make_the_number_again() -> None:
    for choice in range(CHOICES):
        kind, part = decode(choice)
        assert kind + part == choice
        assert kind in KIND_NAMES


def test_there_are_as_many_choices_of_a_kind_as_spaces_wish_cards_or_games() -> None:
    assert (choices.SPACES, choices.BOOTHS) == (tables.SPACES, tables.BOOTHS)
    assert Counter(decode(choice)[0] for choice in range(CHOICES)) == {
        GO: 66,
        BUY: 1,
        EAT: 1,
        TEST: 1,
        UNLOAD: 1,
        WITHDRAW: 1,
        END: 1,
        KEEP: 60,
        REMOVE: 60,
    }


def test_records_know_choices_by_these_numbers() -> None:
    """They never change: recorded games would be other games."""
    assert (GO, BUY, EAT, TEST, UNLOAD, WITHDRAW, END, KEEP, REMOVE) == (0, 66, 67, 68, 69, 70, 71, 72, 132)
    assert GAME.action_space == CHOICES == 192


def test_every_choice_has_a_text_of_its_own() -> None:
    day = new(2)
    texts = [GAME.notation(day, choice) for choice in range(CHOICES)]
    assert len(set(texts)) == CHOICES
    assert [texts[choice] for choice in (GO + 11, GO + 63, KEEP, REMOVE + 59)] == [
        "go 12",
        "go courtyard",
        "keep 1",
        "remove 60",
    ]
