"""The choices of World's Fair 1893: one range of ids follows another, and ``decode`` takes an id apart."""

from typing import Final

from mypy_extensions import i64

# Compiled code knows a sum of constants only if all of them are in one module, so what is in tables.py is repeated.
AREAS: Final = 5
FIGURES: Final = 8
MOST_SEATS: Final = 4
MOST_APPROVALS: Final = 3

PLACE: Final = 0  # plus the area
TAKE_BACK: Final = PLACE + AREAS  # plus the area
PLAY_BURNHAM: Final = TAKE_BACK + AREAS
PLAY_DAVIS: Final = PLAY_BURNHAM + 1  # plus the area
PLAY_PALMER: Final = PLAY_DAVIS + AREAS  # see palmer_choice
PLAY_AREA_FIGURE: Final = PLAY_PALMER + MOST_SEATS * AREAS * AREAS  # plus the area
DISCARD: Final = PLAY_AREA_FIGURE + AREAS  # plus the figure
APPROVE: Final = DISCARD + FIGURES  # plus how many
CHOICES: Final = APPROVE + MOST_APPROVALS + 1


def palmer_choice(owner: i64, origin: i64, goal: i64) -> i64:
    """The choice by which Palmer moves a supporter of this seat from one area to another."""
    return PLAY_PALMER + (owner * AREAS + origin) * AREAS + goal


def decode(choice: i64) -> tuple[i64, i64, i64, i64]:
    """The range a choice is from, told by the first id of it, and up to three parts.

    Palmer has the owner, the area he leaves and the one he goes to; the other ranges have what is added to their id.

    >>> decode(TAKE_BACK + 3) == (TAKE_BACK, 3, 0, 0)
    True
    >>> decode(palmer_choice(2, 0, 4)) == (PLAY_PALMER, 2, 0, 4)
    True
    """
    if choice < TAKE_BACK:
        return PLACE, choice - PLACE, 0, 0
    if choice < PLAY_BURNHAM:
        return TAKE_BACK, choice - TAKE_BACK, 0, 0
    if choice < PLAY_DAVIS:
        return PLAY_BURNHAM, 0, 0, 0
    if choice < PLAY_PALMER:
        return PLAY_DAVIS, choice - PLAY_DAVIS, 0, 0
    if choice < PLAY_AREA_FIGURE:
        move: i64 = choice - PLAY_PALMER
        return PLAY_PALMER, move // (AREAS * AREAS), move // AREAS % AREAS, move % AREAS
    if choice < DISCARD:
        return PLAY_AREA_FIGURE, choice - PLAY_AREA_FIGURE, 0, 0
    if choice < APPROVE:
        return DISCARD, choice - DISCARD, 0, 0
    return APPROVE, choice - APPROVE, 0, 0
