"""One offer a turn: what one gives, what one wants, and the answer (EU-14).

Touches the offer; if it is accepted, goods and cards of both.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria import combinations
from ludothek.games.euphoria.choices import ACCEPT, REFUSE
from ludothek.games.euphoria.combinations import ITEM, MOST, SIZE
from ludothek.games.euphoria.rules import stock
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ASK_ANSWER,
    ASK_GIVE,
    ASK_WANT,
    DO_LIMIT,
    DO_TURN,
    GOODS,
    HAND_SIZE_OF,
    ITEMS,
    KINDS,
    KNOWN_OF,
    NOTE_ACCEPTED,
    NOTE_GAINED,
    NOTE_OFFER,
    NOTE_PAID,
    NOTE_REFUSED,
)
from ludothek.kernel.arrays import Ints


def offer_to(city: City, seat: i64, partner: i64) -> None:
    city.traded = 1
    city.partner = partner
    city.give_a = -1
    city.give_b = -1
    city.want_a = -1
    city.want_b = -1
    city.ask(seat, ASK_GIVE)


def fill_gifts(city: City, seat: i64, buffer: Ints) -> i64:
    """One or two of one's own goods and cards."""
    count: i64 = 0
    for first in range(ITEMS):
        held = stock.held(city, seat, first)
        if held > 0:
            buffer[count] = combinations.single(first)
            count += 1
            for second in range(first, ITEMS):
                if stock.held(city, seat, second) > 1 or (second != first and stock.held(city, seat, second) > 0):
                    buffer[count] = combinations.pair(first, second)
                    count += 1
    return count


def fill_wishes(city: City, buffer: Ints) -> i64:
    """One or two goods of the other, or cards of any kinds if there are so many cards."""
    count: i64 = 0
    for first in range(ITEMS):
        if _may_have(city, first, 1):
            buffer[count] = combinations.single(first)
            count += 1
            for second in range(first, ITEMS):
                alike = second == first or first >= GOODS
                if _may_have(city, second, 2) or (not alike and _may_have(city, second, 1)):
                    buffer[count] = combinations.pair(first, second)
                    count += 1
    return count


def _may_have(city: City, item: i64, count: i64) -> bool:
    """Whether the other has so many of a good, or so many cards: of which kinds, one cannot know."""
    partner = city.partner
    return (city.goods[partner * GOODS + item] if item < GOODS else city.own[HAND_SIZE_OF + partner]) >= count


def fill_answers(city: City, seat: i64, buffer: Ints) -> i64:
    """Refuse; accept if one has what is wanted."""
    buffer[0] = REFUSE
    needed: i64 = 1
    if city.want_a == city.want_b:
        needed = 2
    if stock.held(city, seat, city.want_a) < needed or (city.want_b >= 0 and stock.held(city, seat, city.want_b) < 1):
        return 1
    buffer[1] = ACCEPT
    return 2


def name_gift(city: City, seat: i64, things: i64) -> None:
    """What is offered; cards that are offered are known to all."""
    piles = city.piles
    offered = combinations.counts_of(things)
    for kind in range(KINDS):
        if offered[GOODS + kind] > 0:
            city.reveals += 1
            spot: i64 = seat * KINDS + kind
            piles[KNOWN_OF + spot] = max(piles[KNOWN_OF + spot], offered[GOODS + kind])
    city.give_a = ITEM[things * MOST]
    city.give_b = _second(things)
    city.ask(seat, ASK_WANT)


def _second(things: i64) -> i64:
    """The second thing of one side of an offer, or -1."""
    if SIZE[things] > 1:
        return ITEM[things * MOST + 1]
    return -1


def name_wish(city: City, seat: i64, things: i64) -> None:
    city.want_a = ITEM[things * MOST]
    city.want_b = _second(things)
    city.note(NOTE_OFFER, seat, city.partner, _terms(city))
    city.ask(city.partner, ASK_ANSWER)


def _terms(city: City) -> i64:
    """The four things of an offer in one number, for the journal."""
    terms: i64 = city.give_a + 1
    terms = terms * 16 + city.give_b + 1
    terms = terms * 16 + city.want_a + 1
    return terms * 16 + city.want_b + 1


def answer(city: City, seat: i64, kind: i64) -> None:
    """The partner accepts or refuses; then the turn goes on."""
    giver = city.on_turn
    city.push(DO_TURN, giver)
    if kind == ACCEPT:
        city.note(NOTE_ACCEPTED, seat, giver)
        _hand_over(city, giver, seat, city.give_a)
        _hand_over(city, giver, seat, city.give_b)
        _hand_over(city, seat, giver, city.want_a)
        _hand_over(city, seat, giver, city.want_b)
        city.push(DO_LIMIT, seat)
        city.push(DO_LIMIT, giver)
    else:
        city.note(NOTE_REFUSED, seat, giver)
    city.partner = -1
    city.give_a = -1
    city.give_b = -1
    city.want_a = -1
    city.want_b = -1


def _hand_over(city: City, seat: i64, other: i64, item: i64) -> None:
    own = city.own
    piles = city.piles
    goods = city.goods
    hand = city.hand
    if item < 0:
        return
    if item < GOODS:
        goods[seat * GOODS + item] -= 1
        goods[other * GOODS + item] += 1
    else:
        kind: i64 = item - GOODS
        hand[seat * KINDS + kind] -= 1
        own[HAND_SIZE_OF + seat] -= 1
        if piles[KNOWN_OF + seat * KINDS + kind] > 0:
            piles[KNOWN_OF + seat * KINDS + kind] -= 1
        hand[other * KINDS + kind] += 1
        own[HAND_SIZE_OF + other] += 1
        piles[KNOWN_OF + other * KINDS + kind] += 1
        city.reveals += 1
    city.note(NOTE_PAID, seat, item, 1)
    city.note(NOTE_GAINED, other, item, 1)
