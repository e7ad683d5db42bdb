"""Goods lost to a number (EU-73).

Touches the goods of the seat that loses them.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria import combinations
from ludothek.games.euphoria.choices import ROOM, decode
from ludothek.games.euphoria.combinations import ITEM, MOST, SIZE, WHOLE
from ludothek.games.euphoria.rules import prices
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import ASK_LOSE, GOODS, ITEMS, NOTE_LOST
from ludothek.kernel.arrays import Ints


def do(city: City, seat: i64, count: i64) -> None:
    """So many goods of one's choice, or all there are; fewer only if the space still to be paid needs them (EU-24)."""
    size = min(min(count, _goods(city, seat)), WHOLE)
    ways = ROOM[:]
    found: i64 = 0
    while size > 0:
        found = fill(city, seat, size, ways)
        if found > 0:
            break
        size -= 1
    if found == 1:
        lose(city, seat, decode(ways[0])[1])
    elif found > 1:
        city.ask(seat, ASK_LOSE, size)


def _goods(city: City, seat: i64) -> i64:
    goods = city.goods
    count: i64 = 0
    for good in range(seat * GOODS, seat * GOODS + GOODS):
        count += goods[good]
    return count


def fill(city: City, seat: i64, size: i64, buffer: Ints) -> i64:
    """Every way to lose so many goods, but for those that the space still to be paid costs (EU-24)."""
    count = combinations.fill(city.goods, seat * GOODS, 0, GOODS, size, buffer, 0)
    if not city.unpaid or seat != city.on_turn:
        return count
    left: i64 = 0
    for n in range(count):
        if _can_do_without(city, seat, decode(buffer[n])[1]):
            buffer[left] = buffer[n]
            left += 1
    return left


def _can_do_without(city: City, seat: i64, things: i64) -> bool:
    """Whether the space can still be paid without these goods."""
    _take(city, seat, things, -1)
    payable = prices.can_still_pay(city, seat)
    _take(city, seat, things, 1)
    return payable


def _take(city: City, seat: i64, things: i64, count: i64) -> None:
    goods = city.goods
    for n in range(things * MOST, things * MOST + SIZE[things]):
        goods[seat * GOODS + ITEM[n]] += count


def lose(city: City, seat: i64, things: i64) -> None:
    _take(city, seat, things, -1)
    lost = combinations.counts_of(things)
    for good in range(ITEMS):
        if lost[good] > 0:
            city.note(NOTE_LOST, seat, good, lost[good])
