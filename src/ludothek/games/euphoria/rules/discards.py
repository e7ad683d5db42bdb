"""Discarding artifact cards (EU-17, EU-55).

Touches the hand of the seat that discards.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import DISCARD
from ludothek.games.euphoria.rules import cards, prices
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import ASK_DISCARD, DO_DROP, DO_LIMIT, KINDS
from ludothek.kernel.arrays import Ints


def do_limit(city: City, seat: i64) -> None:
    """Down to the hand limit (EU-17)."""
    if city.hand_size[seat] > city.morale[seat]:
        city.push(DO_LIMIT, seat)
        _discard_one(city, seat, -1, -1)


def do_drop(city: City, seat: i64, count: i64) -> None:
    """So many cards of the hand."""
    if count > 0 and city.hand_size[seat] > 0:
        city.push(DO_DROP, seat, count - 1)
        _discard_one(city, seat, -1, -1)


def do_drop_drawn(city: City, seat: i64, first: i64, second: i64) -> None:
    """One of the two cards just drawn."""
    _discard_one(city, seat, first, second)


def _discard_one(city: City, seat: i64, first: i64, second: i64) -> None:
    city.to_move = seat
    city.ask_a = first
    city.ask_b = second
    only: i64 = -1
    options: i64 = 0
    for kind in range(KINDS):
        if _may_discard(city, seat, kind):
            options += 1
            only = kind
    if options == 1:
        cards.discard(city, seat, only)
    else:
        city.ask(seat, ASK_DISCARD, first, second)


def _may_discard(city: City, seat: i64, kind: i64) -> bool:
    """A card of the hand, or of the two just drawn; not one that the space still to be paid costs (EU-24)."""
    spot: i64 = seat * KINDS + kind
    if city.hand[spot] == 0 or (city.ask_a >= 0 and kind != city.ask_a and kind != city.ask_b):
        return False
    if not city.unpaid or seat != city.on_turn:
        return True
    city.hand[spot] -= 1
    city.hand_size[seat] -= 1
    payable = prices.can_still_pay(city, seat)
    city.hand[spot] += 1
    city.hand_size[seat] += 1
    return payable


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    count: i64 = 0
    for kind in range(KINDS):
        if _may_discard(city, seat, kind):
            buffer[count] = DISCARD + kind
            count += 1
    return count
