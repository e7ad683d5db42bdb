"""Play-testing: two wish cards for an action, and the deck they come from (ES-39, ES-40).

It touches the wish cards, the sizes of deck and discard pile, and what is known of the cards.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import (
    ASK_ACT,
    ASK_KEEP,
    BOOTHS,
    DISCARDED,
    DRAWN,
    HELD,
    IN_DECK,
    NOTE_DREW,
    NOTE_KEPT,
    NOTE_SHUFFLED,
    SHUFFLE,
    SPENT,
)


def play_test(halls: Halls, seat: i64) -> None:
    """Draw two wish cards for an action (ES-39); a single one is kept at once (ES-40)."""
    halls.visitors[SPENT + seat] += halls.tables.test_cost
    first = draw_wish(halls)
    second = draw_wish(halls)
    halls.note(NOTE_DREW, seat, first, second)
    if second < 0:
        keep(halls, seat, first)
    else:
        halls.asked = ASK_KEEP


def draw_wish(halls: Halls) -> i64:
    """A card from the deck, which is made of the discards when it is empty (ES-40); -1 if there is none."""
    if halls.deck_size == 0:
        if halls.discard_size == 0:
            return -1
        shuffle_discards(halls)
    card = halls.pick_at_random(halls.cards, IN_DECK, halls.deck_size)
    halls.cards[card] = DRAWN
    halls.deck_size -= 1
    return card


def shuffle_discards(halls: Halls) -> None:
    """Everybody has seen which cards these are: that is remembered (ES-40)."""
    halls.shuffles += 1
    halls.traces = halls.traces[:]
    for card in range(BOOTHS):
        if halls.cards[card] == DISCARDED:
            halls.cards[card] = IN_DECK
            halls.traces[card] = halls.shuffles << SHUFFLE
    halls.deck_size = halls.discard_size
    halls.discard_size = 0
    halls.note(NOTE_SHUFFLED, -1, halls.deck_size)


def keep(halls: Halls, seat: i64, card: i64) -> None:
    """One card to the hand, the other onto the discard pile (ES-39)."""
    cards = halls.cards
    cards[card] = HELD + seat
    other: i64 = -1
    for drawn in range(BOOTHS):
        if cards[drawn] == DRAWN:
            cards[drawn] = DISCARDED
            halls.discard_size += 1
            other = drawn
            break
    halls.reveals += 1
    halls.note(NOTE_KEPT, seat, card, other)
    halls.asked = ASK_ACT
