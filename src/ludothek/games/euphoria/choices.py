"""Choices: a number for everything a seat can choose, in ranges that follow from each other.

>>> decode(THINGS + 4) == (THINGS, 4, 0)
True
>>> decode(place(5, 17)) == (PLACE, 5, 17)
True
"""

# Compiled with mypyc.

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria import tables
from ludothek.kernel.arrays import Ints, ints, zeros

# Sizes of ranges; those of the tables are repeated, because only what stands in one module is folded when compiled.
COMBINATIONS: Final[i64] = 1463
SITES: Final[i64] = 6
TARGETS: Final[i64] = 37
WORKERS: Final[i64] = 4
NUMBERS: Final[i64] = 6  # of a die
SEATS: Final[i64] = 6
RECRUITS: Final[i64] = 48  # in both printings
TILES: Final[i64] = 18
TRACK: Final[i64] = 6  # spaces of the tracks of morale and knowledge

assert (COMBINATIONS, SITES, TARGETS, WORKERS) == (tables.COMBINATIONS, tables.SITES, tables.TARGETS, tables.WORKERS)

PLACE: Final[i64] = 0  # plus (number of the worker - 1) * TARGETS + target
RETRIEVE: Final[i64] = PLACE + NUMBERS * TARGETS
FIGHT: Final[i64] = RETRIEVE + 1
SERVE: Final[i64] = FIGHT + 1
OFFER: Final[i64] = SERVE + 1  # plus the seat
STOP: Final[i64] = OFFER + SEATS
TAKE: Final[i64] = STOP + 1  # plus the workers as bits - 1: the first bit is the first one in the order of the spaces
RETRIEVE_FREE: Final[i64] = TAKE + (1 << WORKERS) - 1
RETRIEVE_FOOD: Final[i64] = RETRIEVE_FREE + 1
RETRIEVE_BLISS: Final[i64] = RETRIEVE_FOOD + 1
RETRIEVE_OTHERWISE: Final[i64] = RETRIEVE_BLISS + 1  # what a recruit pays in place of food or bliss
RETRIEVE_BLISS_CALM: Final[i64] = RETRIEVE_OTHERWISE + 1  # less knowledge in place of morale
RETRIEVE_FOOD_CALM: Final[i64] = RETRIEVE_BLISS_CALM + 1
THINGS: Final[i64] = RETRIEVE_FOOD_CALM + 1  # plus the combination of items: pay, get, lose, discard, give or want them
PAY_KNOWLEDGE: Final[i64] = THINGS + COMBINATIONS
RECRUIT: Final[i64] = PAY_KNOWLEDGE + 1  # plus the recruit: use, draft, open, hide or keep it
DECLINE: Final[i64] = RECRUIT + RECRUITS
GAIN_FIRST: Final[i64] = DECLINE + 1
GAIN_SECOND: Final[i64] = GAIN_FIRST + 1
DRAW: Final[i64] = GAIN_SECOND + 1
STAR_TERRITORY: Final[i64] = DRAW + 1
STAR_SITE: Final[i64] = STAR_TERRITORY + 1  # plus the site
SET_DIE: Final[i64] = STAR_SITE + SITES  # plus the number - 1
TILE: Final[i64] = SET_DIE + NUMBERS  # plus the tile
MORALE_AT: Final[i64] = TILE + TILES  # plus the space of the track - 1
KNOWLEDGE_AT: Final[i64] = MORALE_AT + TRACK
ACCEPT: Final[i64] = KNOWLEDGE_AT + TRACK
REFUSE: Final[i64] = ACCEPT + 1
CHOICES: Final[i64] = REFUSE + 1
MOST_CHOICES: Final[i64] = 256  # of one decision; the most are the 210 ways to lose four goods

RANGES: Final[tuple[int, ...]] = (
    *(PLACE, RETRIEVE, FIGHT, SERVE, OFFER, STOP, TAKE),
    *(RETRIEVE_FREE, RETRIEVE_FOOD, RETRIEVE_BLISS, RETRIEVE_OTHERWISE, RETRIEVE_BLISS_CALM, RETRIEVE_FOOD_CALM),
    *(THINGS, PAY_KNOWLEDGE, RECRUIT, DECLINE, GAIN_FIRST, GAIN_SECOND, DRAW, STAR_TERRITORY, STAR_SITE),
    *(SET_DIE, TILE, MORALE_AT, KNOWLEDGE_AT, ACCEPT, REFUSE),
)
"""The first choice of each range, which is also the name of its kind."""

KIND: Final[Ints] = ints(max(first for first in RANGES if first <= choice) for choice in range(CHOICES))
"""The kind of each choice."""

ROOM: Final[Ints] = zeros(MOST_CHOICES)
"""Room for the choices of one decision; copied before it is used."""
FEW: Final[Ints] = zeros(8)
"""The same for decisions of which all ways can be told at a glance."""


def decode(choice: i64) -> tuple[i64, i64, i64]:
    """The kind of a choice, which is the first one of its range, and its parts: usually what is added to it, and 0.

    A placement is the number of the worker and the target; numbers of dice and spaces of tracks count from 1; workers
    that are taken back are bits.
    """
    kind = KIND[choice]
    part = choice - kind
    other: i64 = 0
    if kind == PLACE:
        other = part % TARGETS
        part = part // TARGETS + 1
    elif kind in (TAKE, SET_DIE, MORALE_AT, KNOWLEDGE_AT):
        part += 1
    return kind, part, other


def place(number: i64, target: i64) -> i64:
    """The choice to place a worker of this number on a target."""
    return PLACE + (number - 1) * TARGETS + target
