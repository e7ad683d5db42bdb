"""Several goods or cards as one choice: which combinations there are, and their numbers (EU-25).

A payment, goods of one's choice, goods lost, cards discarded and each side of an offer is one choice, whatever it
consists of. Combinations are numbered by size, then in the order of their items; a number keeps its meaning for ever.

>>> [ITEM_NAMES[item] for item in items_of(choice_of(ints([0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0])) - THINGS)]
['gold', 'clay', 'clay']
"""

# Compiled with mypyc.

from itertools import combinations_with_replacement
from math import comb
from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.choices import THINGS
from ludothek.games.euphoria.tables import BLISS, COMBINATIONS, FOOD, GOODS, ITEM_NAMES, ITEMS
from ludothek.kernel.arrays import Ints, ints, zeros

MOST: Final[i64] = 5  # items of a combination; a market's price has no more
WHOLE: Final[i64] = 4  # goods alone, or cards alone: what is lost, discarded, or paid in things of one sort


def _can_be_chosen(items: tuple[int, ...]) -> bool:
    """Some goods, some cards, any two things, or the price of a market.

    Such a price is some of one good, for which bliss or food may stand, and one thing else.
    """
    goods = sum(item < GOODS for item in items)
    if len(items) <= 2 or (len(items) <= WHOLE and goods in (0, len(items))):
        return True
    return any(_is_one_good(items[:n] + items[n + 1 :]) for n in range(len(items)))


def _is_one_good(items: tuple[int, ...]) -> bool:
    return max(items) < GOODS and len({*items} - {FOOD, BLISS}) <= 1


_KNOWN: Final = [
    items
    for size in range(1, MOST + 1)
    for items in combinations_with_replacement(range(ITEMS), size)
    if _can_be_chosen(items)
]

assert len(_KNOWN) == COMBINATIONS and len(ITEM_NAMES) == ITEMS

SIZE: Final[Ints] = ints(len(items) for items in _KNOWN)
"""How many items a combination has."""

ITEM: Final[Ints] = ints(item for items in _KNOWN for item in (*items, *[0] * (MOST - len(items))))
"""Its items in their order, MOST places for each combination."""

# All multisets of up to MOST items have a rank: where those of a size begin, and for each place what an item adds.
_FIRST: Final[Ints] = ints(sum(comb(ITEMS + less - 1, less) for less in range(1, size)) for size in range(MOST + 1))
_ADDS: Final[Ints] = ints(comb(item + place, place + 1) for place in range(MOST) for item in range(ITEMS))


def _rank(items: tuple[int, ...]) -> int:
    return _FIRST[len(items)] + sum(_ADDS[place * ITEMS + item] for place, item in enumerate(items))


def _choices() -> Ints:
    choices = [-1] * sum(comb(ITEMS + size - 1, size) for size in range(1, MOST + 1))
    for number, items in enumerate(_KNOWN):
        choices[_rank(items)] = THINGS + number
    return ints(choices)


_CHOICE: Final[Ints] = _choices()
"""By rank: the choice of a combination, or -1."""

NONE: Final[Ints] = zeros(ITEMS)
"""None of any item; copied to count some."""

PLENTY: Final[Ints] = ints([MOST] * ITEMS)
"""Enough of each."""


def choice_of(counts: Ints) -> i64:
    """The choice of so many of each item."""
    rank: i64 = 0
    place: i64 = 0
    for item in range(ITEMS):
        for _nth in range(counts[item]):
            rank += _ADDS[place * ITEMS + item]
            place += 1
    return _CHOICE[_FIRST[place] + rank]


def single(item: i64) -> i64:
    """The choice of one item."""
    return THINGS + item


def pair(first: i64, second: i64) -> i64:
    """The choice of two items, given in their order."""
    return _CHOICE[_FIRST[2] + first + _ADDS[ITEMS + second]]


def items_of(number: i64) -> list[int]:
    """The items of a combination, in their order."""
    return [ITEM[number * MOST + n] for n in range(SIZE[number])]


def counts_of(number: i64) -> Ints:
    """How many of each item a combination has."""
    counts = NONE[:]
    for n in range(number * MOST, number * MOST + SIZE[number]):
        counts[ITEM[n]] += 1
    return counts


def fill(held: Ints, at: i64, first: i64, end: i64, size: i64, buffer: Ints, count: i64) -> i64:
    """Choose so many items from ``first`` up to ``end``, of each no more than ``held[at + item]``.

    Every way is written into the buffer behind what is there already; returns how many choices there are then.
    """
    return _extend(held, at, first, end, 0, 0, 0, size, buffer, count)


def _extend(
    held: Ints, at: i64, item: i64, end: i64, used: i64, place: i64, rank: i64, left: i64, buffer: Ints, count: i64
) -> i64:
    """All ways to go on from some items, of which the last was used so many times, with as many as are left."""
    if left == 0:
        buffer[count] = _CHOICE[_FIRST[place] + rank]
        return count + 1
    while item < end:
        if used < held[at + item]:
            more = rank + _ADDS[place * ITEMS + item]
            count = _extend(held, at, item, end, used + 1, place + 1, more, left - 1, buffer, count)
        item += 1
        used = 0
    return count
