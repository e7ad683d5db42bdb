"""Choices: every id belongs to one range, and what it is made of leads back to it."""

from __future__ import annotations

from ludothek.games.worldsfair import choices, tables
from ludothek.games.worldsfair.choices import CHOICES, PLAY_PALMER, decode, palmer_choice
from ludothek.games.worldsfair.content import shipped


def test_every_choice_is_taken_apart_and_put_together_again() -> None:
    for choice in range(CHOICES):
        kind, first, second, third = decode(choice)
        if kind == PLAY_PALMER:
            assert palmer_choice(first, second, third) == choice
        else:
            assert (kind + first, second, third) == (choice, 0, 0)


def test_ranges_are_as_large_as_the_table_makes_them() -> None:
    sizes = [choices.AREAS, choices.FIGURES, choices.MOST_SEATS, choices.MOST_APPROVALS]
    most_approvals = max(max(each.approvals) for each in shipped().tables.values())
    assert sizes == [tables.AREAS, tables.FIGURES, tables.MOST_SEATS, most_approvals]


def test_the_ids_are_what_they_always_were() -> None:
    firsts = sorted({int(decode(choice)[0]) for choice in range(CHOICES)})
    assert (firsts, CHOICES) == ([0, 5, 10, 11, 16, 116, 121, 129], 133)
