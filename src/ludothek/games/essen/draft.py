"""The wishlist draft: everybody picks wishes at the same time (ES-6 to ES-8).

It touches the wish cards and what is known of them; when it is over, the fair opens.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.rounds import open_fair
from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import (
    ASK_DRAFT,
    BOOTHS,
    COMMON,
    HELD,
    IN_DECK,
    IN_PACK,
    NOTE_COMMON,
    NOTE_PASSED,
    NOTE_PICKED,
    PACK,
    PICKS,
)


def deal_packs(halls: Halls) -> None:
    """A pack for everybody (ES-6)."""
    halls.traces = halls.traces[:]
    for pack in range(halls.seats):
        for _nth in range(halls.tables.dealt):
            card = halls.pick_at_random(halls.cards, IN_DECK, halls.deck_size)
            halls.cards[card] = IN_PACK + pack
            halls.deck_size -= 1
            halls.traces[card] = pack << PACK
    look_at_packs(halls)


def picks_per_pass(halls: Halls) -> i64:
    """One card, but two when two players draft (ES-6, ES-7)."""
    if halls.seats == 2:
        return 2
    return 1


def is_last_pass(halls: Halls) -> bool:
    """Whether everybody has all their wishes after this round of picks (ES-6)."""
    return (halls.passes + 1) * picks_per_pass(halls) >= halls.tables.kept


def pack_before(halls: Halls, seat: i64) -> i64:
    """The number of the pack in front of a seat: packs go to the left (ES-6)."""
    return (seat + (halls.seats - 1) * halls.passes) % halls.seats


def seat_behind(halls: Halls, pack: i64) -> i64:
    """The seat that has this pack in front of it."""
    return (pack + halls.passes) % halls.seats


def look_at_packs(halls: Halls) -> None:
    """Everybody sees the pack in front of them (ES-56) and is asked."""
    cards = halls.cards
    traces = halls.traces
    for card in range(BOOTHS):
        if IN_PACK <= cards[card] < HELD:
            traces[card] |= 1 << seat_behind(halls, cards[card] - IN_PACK)
    for seat in range(halls.seats):
        halls.visitors[PICKS + seat] = picks_per_pass(halls)
    halls.asked = ASK_DRAFT
    halls.to_move = 0


def pick(halls: Halls, seat: i64, card: i64) -> None:
    """Keep a card of the pack (ES-6); when all have, the packs go on."""
    visitors = halls.visitors
    halls.cards[card] = HELD + seat
    visitors[PICKS + seat] -= 1
    halls.note(NOTE_PICKED, seat, card)
    for other in range(halls.seats):
        if visitors[PICKS + other] > 0:
            halls.to_move = other
            return
    last = is_last_pass(halls)
    halls.passes += 1
    halls.reveals += 1
    if not last:
        halls.note(NOTE_PASSED, -1, halls.passes)
        halls.traces = halls.traces[:]
        look_at_packs(halls)
    else:
        lay_common_list(halls)
        open_fair(halls)


def lay_common_list(halls: Halls) -> None:
    """What is left of the packs lies open for all (ES-8)."""
    cards = halls.cards
    for card in range(BOOTHS):
        if IN_PACK <= cards[card] < HELD:
            cards[card] = COMMON
            halls.note(NOTE_COMMON, -1, card)
