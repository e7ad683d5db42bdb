"""Artifact cards, one at a time, and drawing by lot (EU-8).

Touches the deck, the discards and the hand of the seat it is called for.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    DECK_OF,
    DISCARD_OF,
    HAND_SIZE_OF,
    KINDS,
    KNOWN_OF,
    NOTE_DISCARDED,
    NOTE_RESHUFFLED,
)
from ludothek.kernel.rng import Rng


def pick(bits: i64, rng: Rng) -> i64:
    """One of the bits that are set, at random."""
    size: i64 = 0
    rest = bits
    while rest:
        size += rest & 1
        rest >>= 1
    chosen = rng.below(size)
    n: i64 = 0
    while True:
        if (bits >> n) & 1:
            if chosen == 0:
                return n
            chosen -= 1
        n += 1


def left(city: City) -> bool:
    """Whether anything can be drawn (EU-8)."""
    piles = city.piles
    if city.deck_size > 0:
        return True
    return any(piles[DISCARD_OF + kind] > 0 for kind in range(KINDS))


def draw(city: City, seat: i64) -> i64:
    """The kind of the card drawn into a hand, -1 if there is none; an empty deck is made anew first (EU-8)."""
    piles = city.piles
    if city.deck_size == 0:
        size: i64 = 0
        for kind in range(KINDS):
            piles[DECK_OF + kind] = piles[DISCARD_OF + kind]
            piles[DISCARD_OF + kind] = 0
            size += piles[DECK_OF + kind]
        if size == 0:
            return -1
        city.deck_size = size
        city.note(NOTE_RESHUFFLED, -1, size)
    chosen = city.rng.below(city.deck_size)
    drawn: i64 = 0
    while chosen >= piles[DECK_OF + drawn]:
        chosen -= piles[DECK_OF + drawn]
        drawn += 1
    piles[DECK_OF + drawn] -= 1
    city.deck_size -= 1
    city.hand[seat * KINDS + drawn] += 1
    city.own[HAND_SIZE_OF + seat] += 1
    return drawn


def lose(city: City, seat: i64, kind: i64) -> None:
    """A card of the hand to the discards, seen by all (EU-8)."""
    piles = city.piles
    spot: i64 = seat * KINDS + kind
    city.hand[spot] -= 1
    city.own[HAND_SIZE_OF + seat] -= 1
    if piles[KNOWN_OF + spot] > 0:
        piles[KNOWN_OF + spot] -= 1
    piles[DISCARD_OF + kind] += 1
    city.reveals += 1


def discard(city: City, seat: i64, kind: i64) -> None:
    lose(city, seat, kind)
    city.note(NOTE_DISCARDED, seat, kind)


def has_pair(city: City, seat: i64) -> bool:
    hand = city.hand
    return any(hand[kind] >= city.tables.pair for kind in range(seat * KINDS, seat * KINDS + KINDS))
