"""Goods: what a seat takes from the stock, gives back and has.

Touches the goods of the seat it is called for.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import GOODS, HAND_SIZE_OF, KINDS, NOTE_GAINED, NOTE_PAID, RESOURCE


def gain(city: City, seat: i64, good: i64, count: i64) -> None:
    city.goods[seat * GOODS + good] += count
    city.note(NOTE_GAINED, seat, good, count)


def spend(city: City, seat: i64, good: i64, count: i64) -> None:
    city.goods[seat * GOODS + good] -= count
    city.note(NOTE_PAID, seat, good, count)


def resources(city: City, seat: i64) -> i64:
    """How many resources a seat has."""
    goods = city.goods
    at: i64 = seat * GOODS + RESOURCE
    return goods[at] + goods[at + 1] + goods[at + 2]


def held(city: City, seat: i64, item: i64) -> i64:
    """How many of an item a seat has."""
    if item < GOODS:
        return city.goods[seat * GOODS + item]
    return city.hand[seat * KINDS + item - GOODS]


def has_anything(city: City, seat: i64) -> bool:
    """Whether there is something to trade with (EU-14)."""
    goods = city.goods
    if city.own[HAND_SIZE_OF + seat] > 0:
        return True
    return any(goods[good] > 0 for good in range(seat * GOODS, seat * GOODS + GOODS))
