"""Choices: ranges without gaps, taken apart in one place."""

from __future__ import annotations

from ludothek.games.euphoria import choices
from ludothek.games.euphoria.choices import CHOICES, KIND, PLACE, RANGES, decode, place
from ludothek.games.euphoria.tables import TARGETS


def test_every_choice_is_in_the_range_before_it() -> None:
    assert list(RANGES) == sorted(set(RANGES)) and RANGES[0] == 0
    for choice in range(CHOICES):
        assert decode(choice)[0] == KIND[choice] <= choice
        assert choice == KIND[choice] or KIND[choice] == KIND[choice - 1]


def test_every_range_has_a_name() -> None:
    names = {value for name, value in vars(choices).items() if name.isupper() and isinstance(value, int)}
    assert set(RANGES) <= names


def test_a_placement_is_a_number_and_a_target() -> None:
    for number in range(1, 7):
        for target in range(TARGETS):
            assert decode(place(number, target)) == (PLACE, number, target)
