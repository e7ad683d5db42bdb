"""Goods lost to a number (EU-73).

Touches the goods of the seat that loses them.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import LOSE
from ludothek.games.euphoria.rules import prices
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import ASK_LOSE, DO_LOSE, GOODS, NOTE_LOST
from ludothek.kernel.arrays import Ints


def do_lose(city: City, seat: i64, count: i64) -> None:
    """So many goods of one's choice, as long as there are any."""
    kinds: i64 = 0
    last: i64 = 0
    for good in range(GOODS):
        if may_lose(city, seat, good):
            kinds += 1
            last = good
    if kinds == 0:
        return
    if count > 1:
        city.push(DO_LOSE, seat, count - 1)
    if kinds == 1:
        lose(city, seat, last)
    else:
        city.ask(seat, ASK_LOSE)


def may_lose(city: City, seat: i64, good: i64) -> bool:
    """A good one has and does not need for the space that is still to be paid (EU-24)."""
    spot: i64 = seat * GOODS + good
    if city.goods[spot] == 0 or not city.unpaid or seat != city.on_turn:
        return city.goods[spot] > 0
    city.goods[spot] -= 1
    payable = prices.can_still_pay(city, seat)
    city.goods[spot] += 1
    return payable


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    count: i64 = 0
    for good in range(GOODS):
        if may_lose(city, seat, good):
            buffer[count] = LOSE + good
            count += 1
    return count


def lose(city: City, seat: i64, good: i64) -> None:
    city.goods[seat * GOODS + good] -= 1
    city.note(NOTE_LOST, seat, good)
