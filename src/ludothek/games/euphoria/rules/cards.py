"""Artifact cards, one at a time, and drawing by lot (EU-8).

Touches the deck, the discards and the hand of the seat it is called for.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import KINDS, NOTE_DISCARDED, NOTE_RESHUFFLED
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
    if city.deck_size > 0:
        return True
    return any(city.discard[kind] > 0 for kind in range(KINDS))


def draw(city: City, seat: i64) -> i64:
    """The kind of the card drawn into a hand, -1 if there is none; an empty deck is made anew first (EU-8)."""
    deck = city.deck
    if city.deck_size == 0:
        size: i64 = 0
        for kind in range(KINDS):
            deck[kind] = city.discard[kind]
            size += deck[kind]
            city.discard[kind] = 0
        if size == 0:
            return -1
        city.deck_size = size
        city.note(NOTE_RESHUFFLED, -1, size)
    chosen = city.rng.below(city.deck_size)
    drawn: i64 = 0
    while chosen >= deck[drawn]:
        chosen -= deck[drawn]
        drawn += 1
    deck[drawn] -= 1
    city.deck_size -= 1
    city.hand[seat * KINDS + drawn] += 1
    city.hand_size[seat] += 1
    return drawn


def lose(city: City, seat: i64, kind: i64) -> None:
    """A card of the hand to the discards, seen by all (EU-8)."""
    spot: i64 = seat * KINDS + kind
    city.hand[spot] -= 1
    city.hand_size[seat] -= 1
    if city.known[spot] > 0:
        city.known[spot] -= 1
    city.discard[kind] += 1
    city.reveals += 1


def discard(city: City, seat: i64, kind: i64) -> None:
    lose(city, seat, kind)
    city.note(NOTE_DISCARDED, seat, kind)


def has_pair(city: City, seat: i64) -> bool:
    return any(city.hand[kind] >= city.tables.pair for kind in range(seat * KINDS, seat * KINDS + KINDS))
