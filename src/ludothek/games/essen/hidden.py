"""Who knows where a wish card is, and tables that look the same to a seat (ES-55, ES-56).

It touches nothing but the wish cards of a table that was made for it.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.essen.draft import pack_before
from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import BOOTHS, DRAWN, HELD, IN_DECK, IN_PACK, SEEN, SHOWN, SHUFFLE
from ludothek.kernel.arrays import Ints, zeros

NO_CARDS: Final = zeros(BOOTHS)


def sees(halls: Halls, seat: i64, card: i64) -> bool:
    """Whether a seat knows where this wish card is (ES-55); seat -1 is a spectator."""
    place = halls.cards[card]
    if place == IN_DECK or halls.over:
        return place != IN_DECK
    if place == DRAWN:
        return seat == halls.to_move
    if IN_PACK <= place < HELD:
        return seat >= 0 and place == IN_PACK + pack_before(halls, seat)
    return not HELD <= place < SHOWN or place == HELD + seat


def shuffle_hidden(halls: Halls, seat: i64) -> None:
    """Shuffle among their places the wish cards between which this seat cannot tell (ES-55, ES-56)."""
    halls.traces = halls.traces[:]
    hidden = NO_CARDS[:]
    known = NO_CARDS[:]
    count: i64 = 0
    for card in range(BOOTHS):
        if not sees(halls, seat, card):
            hidden[count] = card
            known[count] = known_of(halls, seat, card)
            count += 1
    put_in_order(halls, hidden, known, count)
    while count > 1:
        count -= 1
        alike: i64 = 0
        for n in range(count + 1):
            alike += i64(known[n] == known[count])
        pick = halls.rng.below(alike) + 1
        other: i64 = -1
        while pick > 0:
            other += 1
            pick -= i64(known[other] == known[count])
        swap(halls, hidden[count], hidden[other])


def put_in_order(halls: Halls, hidden: Ints, known: Ints, count: i64) -> None:
    """Lay cards between which the seat cannot tell in one order, so that the truth does not shine through."""
    cards = halls.cards
    traces = halls.traces
    for n in range(count):
        for later in range(n + 1, count):
            if known[later] == known[n]:
                card = hidden[n]
                other = hidden[later]
                if cards[other] < cards[card] or (cards[other] == cards[card] and traces[other] < traces[card]):
                    swap(halls, card, other)


def known_of(halls: Halls, seat: i64, card: i64) -> i64:
    """What a seat knows of a hidden card: the pack it saw it in, else the shuffle it went into before all eyes."""
    trace = halls.traces[card]
    if trace >> seat & 1:
        return trace & ~SEEN
    return trace >> SHUFFLE << SHUFFLE | 1


def swap(halls: Halls, card: i64, other: i64) -> None:
    """Let two wish cards change places, with all that is known of the places."""
    cards = halls.cards
    traces = halls.traces
    place, trace = cards[card], traces[card]
    cards[card], traces[card] = cards[other], traces[other]
    cards[other], traces[other] = place, trace
