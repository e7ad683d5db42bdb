"""The choices of World's Fair 1893: one range of ids follows another, and ``decode`` takes an id apart."""

# Compiled with mypyc.

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
    kind: i64 = APPROVE
    if choice < TAKE_BACK:
        kind = PLACE
    elif choice < PLAY_BURNHAM:
        kind = TAKE_BACK
    elif choice < PLAY_DAVIS:
        kind = PLAY_BURNHAM
    elif choice < PLAY_PALMER:
        kind = PLAY_DAVIS
    elif choice < PLAY_AREA_FIGURE:
        kind = PLAY_PALMER
    elif choice < DISCARD:
        kind = PLAY_AREA_FIGURE
    elif choice < APPROVE:
        kind = DISCARD
    first: i64 = choice - kind
    second: i64 = 0
    third: i64 = 0
    if kind == PLAY_PALMER:
        third = first % AREAS
        second = first // AREAS % AREAS
        first //= AREAS * AREAS
    return kind, first, second, third
