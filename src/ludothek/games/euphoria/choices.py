"""Choices: a number for everything a seat can choose, in ranges that follow from each other.

>>> decode(PAY + 4) == (PAY, 4, 0)
True
>>> decode(place(5, 17)) == (PLACE, 5, 17)
True
"""

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.tables import AREAS, GOODS, ITEMS, KINDS, SITES, SPACES, TARGETS
from ludothek.kernel.arrays import Ints, ints

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
TAKE: Final = STOP + 1  # plus the space
TAKE_AREA: Final = TAKE + SPACES  # plus area * NUMBERS + number - 1
TAKE_ALL: Final = TAKE_AREA + AREAS * NUMBERS
TAKE_DONE: Final = TAKE_ALL + 1
RETRIEVE_FREE: Final = TAKE_DONE + 1
RETRIEVE_FOOD: Final = RETRIEVE_FREE + 1
RETRIEVE_BLISS: Final = RETRIEVE_FOOD + 1
RETRIEVE_OTHERWISE: Final = RETRIEVE_BLISS + 1  # what a recruit pays in place of food or bliss
RETRIEVE_BLISS_CALM: Final = RETRIEVE_OTHERWISE + 1  # less knowledge in place of morale
RETRIEVE_FOOD_CALM: Final = RETRIEVE_BLISS_CALM + 1
PAY: Final = RETRIEVE_FOOD_CALM + 1  # plus the item
PAY_PAIR: Final = PAY + ITEMS  # plus the kind
PAY_CARDS: Final = PAY_PAIR + KINDS
PAY_ONE_CARD: Final = PAY_CARDS + 1
PAY_KNOWLEDGE: Final = PAY_ONE_CARD + 1
RECRUIT: Final = PAY_KNOWLEDGE + 1  # plus the recruit: use, draft, open, hide or keep it
DECLINE: Final = RECRUIT + RECRUITS
GAIN_FIRST: Final = DECLINE + 1
GAIN_SECOND: Final = GAIN_FIRST + 1
GET: Final = GAIN_SECOND + 1  # plus the good
DRAW: Final = GET + GOODS
STAR_TERRITORY: Final = DRAW + 1
STAR_SITE: Final = STAR_TERRITORY + 1  # plus the site
DISCARD: Final = STAR_SITE + SITES  # plus the kind
LOSE: Final = DISCARD + KINDS  # plus the good
SET_DIE: Final = LOSE + GOODS  # plus the number - 1
TILE: Final = SET_DIE + NUMBERS  # plus the tile
MORALE_AT: Final = TILE + TILES  # plus the space of the track - 1
KNOWLEDGE_AT: Final = MORALE_AT + TRACK
GIVE: Final = KNOWLEDGE_AT + TRACK  # plus the item
WANT: Final = GIVE + ITEMS
ENOUGH: Final = WANT + ITEMS
ACCEPT: Final = ENOUGH + 1
REFUSE: Final = ACCEPT + 1
CHOICES: Final = REFUSE + 1

RANGES: Final[tuple[int, ...]] = (
    *(PLACE, RETRIEVE, FIGHT, SERVE, OFFER, STOP, TAKE, TAKE_AREA, TAKE_ALL, TAKE_DONE),
    *(RETRIEVE_FREE, RETRIEVE_FOOD, RETRIEVE_BLISS, RETRIEVE_OTHERWISE, RETRIEVE_BLISS_CALM, RETRIEVE_FOOD_CALM),
    *(PAY, PAY_PAIR, PAY_CARDS, PAY_ONE_CARD, PAY_KNOWLEDGE, RECRUIT, DECLINE, GAIN_FIRST, GAIN_SECOND, GET, DRAW),
    *(STAR_TERRITORY, STAR_SITE, DISCARD, LOSE, SET_DIE, TILE, MORALE_AT, KNOWLEDGE_AT, GIVE, WANT),
    *(ENOUGH, ACCEPT, REFUSE),
)
"""The first choice of each range, which is also the name of its kind."""

KIND: Final[Ints] = ints(max(first for first in RANGES if first <= choice) for choice in range(CHOICES))
"""The kind of each choice."""


def decode(choice: i64) -> tuple[i64, i64, i64]:
    """The kind of a choice, which is the first one of its range, and its parts: usually what is added to it, and 0.

    A placement is the number of the worker and the target, a worker taken from an area is the area and the number;
    numbers of dice and spaces of tracks count from 1.
    """
    kind = KIND[choice]
    part = choice - kind
    if kind == PLACE:
        return kind, part // TARGETS + 1, part % TARGETS
    if kind == TAKE_AREA:
        return kind, part // NUMBERS, part % NUMBERS + 1
    if kind in (SET_DIE, MORALE_AT, KNOWLEDGE_AT):
        return kind, part + 1, 0
    return kind, part, 0


def place(number: i64, target: i64) -> i64:
    """The choice to place a worker of this number on a target."""
    return PLACE + (number - 1) * TARGETS + target


def take_from_area(area: i64, number: i64) -> i64:
    """The choice to take back a worker of this number from an area."""
    return TAKE_AREA + area * NUMBERS + number - 1
