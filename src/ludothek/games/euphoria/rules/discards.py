"""Discarding artifact cards (EU-17, EU-55).

Touches the hand of the seat that discards.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria import combinations
from ludothek.games.euphoria.choices import ROOM, decode
from ludothek.games.euphoria.combinations import ITEM, MOST, SIZE, WHOLE
from ludothek.games.euphoria.rules import cards, prices
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import ASK_DISCARD, DO_LIMIT, GOODS, HAND_SIZE_OF, ITEMS, KINDS, MORALE_OF
from ludothek.kernel.arrays import Ints


def do_limit(city: City, seat: i64) -> None:
    """Down to the hand limit (EU-17)."""
    own = city.own
    _ask(city, seat, own[HAND_SIZE_OF + seat] - own[MORALE_OF + seat])


def do_drop(city: City, seat: i64, count: i64) -> None:
    """So many cards of the hand, or more if that is still too much for the hand limit."""
    own = city.own
    _ask(
        city,
        seat,
        min(own[HAND_SIZE_OF + seat], max(count, own[HAND_SIZE_OF + seat] - own[MORALE_OF + seat])),
    )


def do_drop_drawn(city: City, seat: i64, first: i64, second: i64) -> None:
    """One of the two cards just drawn."""
    city.ask(seat, ASK_DISCARD, 1, first, second)
    _need_not_ask(city, seat)


def _ask(city: City, seat: i64, count: i64) -> None:
    if count <= 0:
        return
    if count > WHOLE:
        city.push(DO_LIMIT, seat)
    city.ask(seat, ASK_DISCARD, min(count, WHOLE), -1, -1)
    _need_not_ask(city, seat)


def _need_not_ask(city: City, seat: i64) -> None:
    """If there is only one way, it is taken."""
    ways = ROOM[:]
    if fill(city, seat, ways) == 1:
        city.asked = -1
        discard(city, seat, decode(ways[0])[1])


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    """Every way to discard so many; not what the space still to be paid costs, if it can be helped (EU-24)."""
    count: i64 = 0
    if city.ask_b >= 0:
        for kind in range(KINDS):
            if kind == city.ask_b or kind == city.ask_c:
                buffer[count] = combinations.single(GOODS + kind)
                count += 1
    else:
        count = combinations.fill(city.hand, seat * KINDS - GOODS, GOODS, ITEMS, city.ask_a, buffer, 0)
    if not city.unpaid or seat != city.on_turn:
        return count
    left: i64 = 0
    for n in range(count):
        if _can_do_without(city, seat, decode(buffer[n])[1]):
            buffer[left] = buffer[n]
            left += 1
    return left if left > 0 else count


def _can_do_without(city: City, seat: i64, things: i64) -> bool:
    """Whether the space can still be paid without these cards."""
    _take(city, seat, things, -1)
    payable = prices.can_still_pay(city, seat)
    _take(city, seat, things, 1)
    return payable


def _take(city: City, seat: i64, things: i64, count: i64) -> None:
    own = city.own
    hand = city.hand
    for n in range(things * MOST, things * MOST + SIZE[things]):
        hand[seat * KINDS + ITEM[n] - GOODS] += count
        own[HAND_SIZE_OF + seat] += count


def discard(city: City, seat: i64, things: i64) -> None:
    for n in range(things * MOST, things * MOST + SIZE[things]):
        cards.discard(city, seat, ITEM[n] - GOODS)
