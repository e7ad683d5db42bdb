"""Drawing artifact cards, and the recruits that change a draw (EU-17, EU-55, EU-64).

Touches the deck, hands and what is known of them; what must be discarded is left to the agenda.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import DECLINE, RECRUIT
from ludothek.games.euphoria.effects import KEEP_MATCHING, ON_DRAW, OPEN_HAND, Power
from ludothek.games.euphoria.rules import cards, powers
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ASK_DRAW,
    ASK_POWER,
    DO_DRAW,
    DO_DROP,
    DO_LIMIT,
    DO_OTHERS_DRAW,
    HAND_SIZE_OF,
    HELD,
    KINDS,
    KNOWN_OF,
    MORALE_OF,
    NOTE_DREW,
    NOTE_DREW_OPENLY,
    NOTE_USED,
    OCCASIONS_OF,
    OPEN,
    RECRUIT_IN,
    STATUS_IN,
)
from ludothek.kernel.arrays import Ints


def do(city: City, seat: i64, count: i64, changeable: i64) -> None:
    """Draw; a recruit may change one card of it (EU-55)."""
    if count <= 0 or not cards.left(city):
        return
    if changeable and city.own[OCCASIONS_OF + seat] & ON_DRAW and _can_change_draw(city, seat):
        city.ask(seat, ASK_POWER, ON_DRAW, count)
    else:
        draw_cards(city, seat, count)


def draw_cards(city: City, seat: i64, count: i64) -> None:
    """So many cards, then the hand limit (EU-17)."""
    own = city.own
    for _nth in range(count):
        kind = cards.draw(city, seat)
        if kind >= 0:
            city.note(NOTE_DREW, seat, kind)
    if own[HAND_SIZE_OF + seat] > own[MORALE_OF + seat]:
        city.push(DO_LIMIT, seat)


def _can_change_draw(city: City, seat: i64) -> bool:
    return any(_changes_draw(city, seat, n) is not None for n in range(HELD))


def _changes_draw(city: City, seat: i64, n: i64) -> Power | None:
    """The n-th recruit's power to change this draw, if it is unspent and can be paid."""
    if (city.spent >> (seat * HELD + n)) & 1 or city.own[STATUS_IN + seat * HELD + n] < OPEN:
        return None
    power = powers.power_of(city, seat, n, ON_DRAW)
    return power if power is not None and powers.usable(city, seat, power) else None


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    count: i64 = 0
    for n in range(HELD):
        power = _changes_draw(city, seat, n)
        if power is not None:
            buffer[count] = RECRUIT + power.recruit
            count += 1
    buffer[count] = DECLINE
    return count + 1


def use(city: City, seat: i64, recruit: i64) -> None:
    """The seat takes up the deal of a recruit that changes this draw."""
    own = city.own
    for n in range(HELD):
        if own[RECRUIT_IN + seat * HELD + n] == recruit:
            power = powers.power_of(city, seat, n, ON_DRAW)
            assert power is not None
            city.note(NOTE_USED, seat, recruit)
            _draw_otherwise(city, seat, power, city.ask_b, seat * HELD + n)


def _draw_otherwise(city: City, seat: i64, power: Power, count: i64, slot: i64) -> None:
    """One card of the draw becomes several, of which some must go (EU-55)."""
    city.spent |= 1 << slot
    powers.pay_price(city, seat, power)
    for _nth in range(count - 1):
        _draw_secretly(city, seat)
    if power.does == KEEP_MATCHING:
        _keep_matching(city, seat, power.gain.draw)
    else:
        for _nth in range(power.gain.draw):
            _draw_secretly(city, seat)
    if power.does == OPEN_HAND:
        _open_hand(city, seat)
    city.push(DO_LIMIT, seat)
    if power.gain.discard > 0:
        city.push(DO_DROP, seat, power.gain.discard)


def _draw_secretly(city: City, seat: i64) -> None:
    kind = cards.draw(city, seat)
    if kind >= 0:
        city.note(NOTE_DREW, seat, kind)


def _keep_matching(city: City, seat: i64, count: i64) -> None:
    """The deed keep-matching: cards drawn openly stay only if they match another of them."""
    piles = city.piles
    drawn: list[int] = []
    for _nth in range(count):
        kind = cards.draw(city, seat)
        if kind >= 0:
            piles[KNOWN_OF + seat * KINDS + kind] += 1
            city.note(NOTE_DREW_OPENLY, seat, kind)
            drawn.append(kind)
    for single in drawn:
        if drawn.count(single) == 1:
            cards.discard(city, seat, single)


def _open_hand(city: City, seat: i64) -> None:
    """The deed open-hand: everybody sees the hand; if it holds cards that match, every opponent draws one."""
    piles = city.piles
    hand = city.hand
    for kind in range(seat * KINDS, seat * KINDS + KINDS):
        for _nth in range(hand[kind] - piles[KNOWN_OF + kind]):
            city.note(NOTE_DREW_OPENLY, seat, kind - seat * KINDS)
        piles[KNOWN_OF + kind] = hand[kind]
    city.reveals += 1
    if cards.has_pair(city, seat):
        for step in range(1, city.seats):
            city.push(DO_DRAW, (seat + city.seats - step) % city.seats, 1, 1)


def do_others_draw(city: City, seat: i64, asked: i64) -> None:
    """Each opponent in turn may draw a card (EU-64)."""
    if asked + 1 < city.seats and cards.left(city):
        city.push(DO_OTHERS_DRAW, seat, asked + 1)
        city.ask((seat + asked + 1) % city.seats, ASK_DRAW)
