"""Choices: a number for everything a seat can choose, in ranges that follow from each other.

>>> decode(THINGS + 4) == (THINGS, 4, 0)
True
>>> decode(place(5, 17)) == (PLACE, 5, 17)
True
"""

# Compiled with mypyc.

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.tables import COMBINATIONS, SITES, TARGETS, WORKERS
from ludothek.kernel.arrays import Ints, ints, zeros

NUMBERS: Final = 6  # of a die
SEATS: Final = 6
RECRUITS: Final = 48  # in both printings
TILES: Final = 18
TRACK: Final = 6  # spaces of the tracks of morale and knowledge

PLACE: Final = 0  # plus (number of the worker - 1) * TARGETS + target
RETRIEVE: Final = PLACE + NUMBERS * TARGETS
FIGHT: Final = RETRIEVE + 1
SERVE: Final = FIGHT + 1
OFFER: Final = SERVE + 1  # plus the seat
STOP: Final = OFFER + SEATS
TAKE: Final = STOP + 1  # plus the workers as bits - 1: the first bit is the first one in the order of the spaces
RETRIEVE_FREE: Final = TAKE + (1 << WORKERS) - 1
RETRIEVE_FOOD: Final = RETRIEVE_FREE + 1
RETRIEVE_BLISS: Final = RETRIEVE_FOOD + 1
RETRIEVE_OTHERWISE: Final = RETRIEVE_BLISS + 1  # what a recruit pays in place of food or bliss
RETRIEVE_BLISS_CALM: Final = RETRIEVE_OTHERWISE + 1  # less knowledge in place of morale
RETRIEVE_FOOD_CALM: Final = RETRIEVE_BLISS_CALM + 1
THINGS: Final = RETRIEVE_FOOD_CALM + 1  # plus the combination of items: pay, get, lose, discard, give or want them
PAY_KNOWLEDGE: Final = THINGS + COMBINATIONS
RECRUIT: Final = PAY_KNOWLEDGE + 1  # plus the recruit: use, draft, open, hide or keep it
DECLINE: Final = RECRUIT + RECRUITS
GAIN_FIRST: Final = DECLINE + 1
GAIN_SECOND: Final = GAIN_FIRST + 1
DRAW: Final = GAIN_SECOND + 1
STAR_TERRITORY: Final = DRAW + 1
STAR_SITE: Final = STAR_TERRITORY + 1  # plus the site
SET_DIE: Final = STAR_SITE + SITES  # plus the number - 1
TILE: Final = SET_DIE + NUMBERS  # plus the tile
MORALE_AT: Final = TILE + TILES  # plus the space of the track - 1
KNOWLEDGE_AT: Final = MORALE_AT + TRACK
ACCEPT: Final = KNOWLEDGE_AT + TRACK
REFUSE: Final = ACCEPT + 1
CHOICES: Final = REFUSE + 1
MOST_CHOICES: Final = 256  # of one decision; the most are the 210 ways to lose four goods

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


def decode(choice: i64) -> tuple[i64, i64, i64]:
    """The kind of a choice, which is the first one of its range, and its parts: usually what is added to it, and 0.

    A placement is the number of the worker and the target; numbers of dice and spaces of tracks count from 1; workers
    that are taken back are bits.
    """
    kind = KIND[choice]
    part = choice - kind
    if kind == PLACE:
        return kind, part // TARGETS + 1, part % TARGETS
    if kind in (TAKE, SET_DIE, MORALE_AT, KNOWLEDGE_AT):
        return kind, part + 1, 0
    return kind, part, 0


def place(number: i64, target: i64) -> i64:
    """The choice to place a worker of this number on a target."""
    return PLACE + (number - 1) * TARGETS + target
