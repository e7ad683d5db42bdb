"""Ethical dilemmas: showing one, paying, fighting for a recruit or serving for a star (EU-45 to EU-47).

Touches the dilemma, the recruits and the stars of the seat that solves it.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria import combinations
from ludothek.games.euphoria.choices import RECRUIT, ROOM, SERVE, decode
from ludothek.games.euphoria.rules import cards, factions, payment, stars
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ASK_KEEP,
    ASK_PAY,
    DILEMMA,
    DILEMMA_OF,
    DO_DILEMMA,
    DO_END_TURN,
    DO_SETTLE,
    DROPPED_BY,
    FOUGHT,
    GOODS,
    HAND_SIZE_OF,
    HELD,
    HIDDEN,
    ITEMS,
    KINDS,
    NOTE_CHOSEN,
    NOTE_DILEMMA,
    NOTE_KEPT,
    NOTE_STAR_DILEMMA,
    RECRUIT_IN,
    SERVED,
    SHOWN,
    SOLVED_BY,
    STATUS_IN,
    card_bit,
)
from ludothek.kernel.arrays import Ints


def can_solve(city: City, seat: i64) -> bool:
    own = city.own
    if own[HAND_SIZE_OF + seat] >= city.tables.dilemma_cards:
        return True
    return city.hand[seat * KINDS + own[DILEMMA_OF + seat]] > 0


def solve(city: City, seat: i64, side: i64) -> None:
    """Choose a side, and how to pay (EU-45)."""
    city.space = -1
    ways = ROOM[:]
    if fill(city, seat, ways) == 1:
        pay(city, seat, side, decode(ways[0])[1])
    else:
        city.ask(seat, ASK_PAY, DILEMMA, side)


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    """The artifact that the dilemma names, or any two."""
    own = city.own
    count: i64 = 0
    if city.hand[seat * KINDS + own[DILEMMA_OF + seat]] > 0:
        buffer[0] = combinations.single(GOODS + own[DILEMMA_OF + seat])
        count = 1
    return combinations.fill(city.hand, seat * KINDS - GOODS, GOODS, ITEMS, city.tables.dilemma_cards, buffer, count)


def pay(city: City, seat: i64, side: i64, things: i64) -> None:
    """Show the dilemma and pay; then follows what the side brings."""
    own = city.own
    own[SOLVED_BY + seat] = SHOWN
    city.reveals += 1
    city.note(NOTE_DILEMMA, seat, own[DILEMMA_OF + seat], side)
    city.push(DO_END_TURN)
    city.push(DO_SETTLE)
    city.push(DO_DILEMMA, seat, side)
    payment.pay(city, seat, things)


def do(city: City, seat: i64, side: i64) -> None:
    """Fight for another recruit, or serve for a star (EU-46, EU-47)."""
    own = city.own
    if side == SERVE:
        own[SOLVED_BY + seat] = SERVED
        city.note(NOTE_STAR_DILEMMA, seat)
        stars.lay(city, seat)
        return
    own[SOLVED_BY + seat] = FOUGHT
    city.fresh_a = draw_recruit(city)
    city.fresh_b = draw_recruit(city)
    city.ask(seat, ASK_KEEP)


def draw_recruit(city: City) -> i64:
    """A random recruit of the deck."""
    drawn = cards.pick(city.recruit_deck, city.rng)
    city.recruit_deck &= ~card_bit(drawn)
    return drawn


def fill_kept(city: City, buffer: Ints) -> i64:
    buffer[0] = RECRUIT + city.fresh_a
    buffer[1] = RECRUIT + city.fresh_b
    return 2


def keep_recruit(city: City, seat: i64, recruit: i64) -> None:
    """Hidden, or open at once if its faction is revealed; the other one leaves the game (EU-46)."""
    own = city.own
    other = city.fresh_b if recruit == city.fresh_a else city.fresh_a
    city.fresh_a = -1
    city.fresh_b = -1
    own[DROPPED_BY + seat] |= card_bit(other)
    slot: i64 = seat * HELD + HELD - 1
    own[RECRUIT_IN + slot] = recruit
    own[STATUS_IN + slot] = HIDDEN
    city.note(NOTE_KEPT, seat, recruit)
    city.note(NOTE_CHOSEN, seat)
    if factions.is_revealed(city, city.tables.faction[recruit]):
        factions.open_recruit(city, seat, slot)
