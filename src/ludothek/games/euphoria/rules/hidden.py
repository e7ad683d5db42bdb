"""What a seat cannot know, dealt anew: hands, hidden recruits, dilemmas, unbuilt markets, secret choices.

Touches whatever one seat cannot see, on a copy of the table.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.rules import cards, factions, prices
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ASK_DISCARD,
    ASK_DRAFT,
    ASK_KEEP,
    ASK_OPEN,
    ASK_TILE,
    ASK_TRACK,
    BUILT_AT,
    DEALT_TO,
    DECK_OF,
    DILEMMA_OF,
    DISCARD_OF,
    DO_DROP_DRAWN,
    DRAFTED_BY,
    DROPPED_BY,
    FRAME,
    HAND,
    HAND_SIZE_OF,
    HELD,
    HIDDEN,
    KEPT_BY,
    KINDS,
    KNOWN_OF,
    OFFERED_TO,
    PICKED_BY,
    RECRUIT_IN,
    SECOND_OF,
    SITES,
    SOLVED_BY,
    STATUS_IN,
    TILE_AT,
    UNSOLVED,
    card_bit,
)
from ludothek.kernel.arrays import Ints

TRIES: Final[i64] = 200


def redeal(city: City, seat: i64) -> None:
    """Replace everything the seat cannot know by something drawn at random that looks the same to it."""
    redeal_dilemmas(city, seat)
    redeal_recruits(city, seat)
    redeal_tiles(city, seat)
    redeal_hands(city, seat)


# Dilemmas: everybody's that is not shown yet


def redeal_dilemmas(city: City, seat: i64) -> None:
    own = city.own
    left: i64 = (1 << KINDS) - 1
    for other in range(city.seats):
        if other == seat or own[SOLVED_BY + other] != UNSOLVED:
            left &= ~(1 << own[DILEMMA_OF + other])
    for other in range(city.seats):
        if other != seat and own[SOLVED_BY + other] == UNSOLVED:
            own[DILEMMA_OF + other] = cards.pick(left, city.rng)
            left &= ~(1 << own[DILEMMA_OF + other])


# Recruits: all that neither lie open nor went through this seat's own hands


def redeal_recruits(city: City, seat: i64) -> None:
    own = city.own
    choosing = city.choosing
    unseen: i64 = card_bit(city.tables.recruits) - 1
    unseen &= ~own[DROPPED_BY + seat]
    for other in range(city.seats):
        for slot in range(other * HELD, other * HELD + HELD):
            if own[RECRUIT_IN + slot] >= 0 and (other == seat or own[STATUS_IN + slot] != HIDDEN):
                unseen &= ~card_bit(own[RECRUIT_IN + slot])
    for slot in range(seat * HAND, seat * HAND + HAND):
        unseen = without(unseen, choosing[DEALT_TO + slot])
        unseen = without(unseen, choosing[DRAFTED_BY + slot])
    drawing = city.asked == ASK_KEEP
    if drawing and city.to_move == seat:
        unseen = without(without(unseen, city.fresh_a), city.fresh_b)
    for other in range(city.seats):  # first those of which not all are possible, so that enough of these are left
        if other != seat:
            unseen = redeal_hidden_recruits(city, other, unseen)
    for other in range(city.seats):
        if other != seat:
            unseen = redeal_recruits_of(city, other, unseen)
    if drawing and city.to_move != seat:
        city.fresh_a = cards.pick(unseen, city.rng)
        unseen &= ~card_bit(city.fresh_a)
        city.fresh_b = cards.pick(unseen, city.rng)
        unseen &= ~card_bit(city.fresh_b)
    city.recruit_deck = unseen


def without(bits: i64, card: i64) -> i64:
    return bits if card < 0 else bits & ~card_bit(card)


def redeal_hidden_recruits(city: City, other: i64, unseen: i64) -> i64:
    """Another seat's hidden recruits."""
    own = city.own
    for slot in range(other * HELD, other * HELD + HELD):
        if own[STATUS_IN + slot] == HIDDEN:
            own[RECRUIT_IN + slot] = hidden_recruit(city, unseen)
            unseen &= ~card_bit(own[RECRUIT_IN + slot])
    return unseen


def redeal_recruits_of(city: City, other: i64, unseen: i64) -> i64:
    """What another seat put away, and what it is choosing from.

    All are drawn, so those it has chosen may as well be the first.
    """
    own = city.own
    choosing = city.choosing
    rng = city.rng
    dropped = own[DROPPED_BY + other]
    own[DROPPED_BY + other] = 0
    while dropped:
        if dropped & 1:
            away = cards.pick(unseen, rng)
            unseen &= ~card_bit(away)
            own[DROPPED_BY + other] |= card_bit(away)
        dropped >>= 1
    chosen: i64 = -1
    second: i64 = -1
    for slot in range(other * HAND, other * HAND + HAND):
        if choosing[DEALT_TO + slot] >= 0:
            card = cards.pick(unseen, rng)
            choosing[DEALT_TO + slot] = card
            unseen &= ~card_bit(card)
            if chosen < 0 and choosing[PICKED_BY + other] >= 0:
                chosen = card
            elif second < 0 and choosing[SECOND_OF + other] >= 0:
                second = card
        if choosing[DRAFTED_BY + slot] >= 0:
            choosing[DRAFTED_BY + slot] = cards.pick(unseen, rng)
            unseen &= ~card_bit(choosing[DRAFTED_BY + slot])
    if city.phase == ASK_DRAFT or city.phase == ASK_OPEN:
        choosing[PICKED_BY + other] = chosen
        choosing[SECOND_OF + other] = second
    return unseen


def hidden_recruit(city: City, unseen: i64) -> i64:
    """A recruit that can lie hidden: its faction is not revealed."""
    possible: i64 = 0
    for recruit in range(city.tables.recruits):
        if (unseen >> recruit) & 1 and not factions.is_revealed(city, city.tables.faction[recruit]):
            possible |= card_bit(recruit)
    return cards.pick(possible, city.rng)


# Market tiles: all that are not built; whoever put one in knows that it lies somewhere


def redeal_tiles(city: City, seat: i64) -> None:
    board = city.board
    choosing = city.choosing
    left: i64 = (1 << city.tables.tiles) - 1
    for site in range(SITES):
        if board[BUILT_AT + site]:
            left &= ~(1 << board[TILE_AT + site])
    if not city.market_draft:
        for site in range(SITES):
            if not board[BUILT_AT + site]:
                board[TILE_AT + site] = cards.pick(left, city.rng)
                left &= ~(1 << board[TILE_AT + site])
        return
    left &= ~(1 << choosing[OFFERED_TO + seat * 2])
    left &= ~(1 << choosing[OFFERED_TO + seat * 2 + 1])
    if city.phase == ASK_TILE:
        redeal_offers(city, seat, left)
    else:
        redeal_drafted_tiles(city, seat, left)


def redeal_offers(city: City, seat: i64, left: i64) -> None:
    """While tiles are chosen: what the others choose from, and have chosen."""
    choosing = city.choosing
    for other in range(city.seats):
        if other != seat:
            for n in range(other * 2, other * 2 + 2):
                choosing[OFFERED_TO + n] = cards.pick(left, city.rng)
                left &= ~(1 << choosing[OFFERED_TO + n])
            if choosing[PICKED_BY + other] >= 0:
                choosing[PICKED_BY + other] = choosing[OFFERED_TO + other * 2]


def redeal_drafted_tiles(city: City, seat: i64, left: i64) -> None:
    """Afterwards: one's own tile lies on one of the sites, the others may be anything."""
    board = city.board
    own = city.choosing[KEPT_BY + seat]
    lies = False
    sites: i64 = 0
    for site in range(SITES):
        if board[BUILT_AT + site]:
            lies = lies or board[TILE_AT + site] == own
        else:
            sites |= 1 << site
    if not lies:
        site = cards.pick(sites, city.rng)
        board[TILE_AT + site] = own
        sites &= ~(1 << site)
    for site in range(SITES):
        if (sites >> site) & 1:
            board[TILE_AT + site] = cards.pick(left, city.rng)
            left &= ~(1 << board[TILE_AT + site])
    guess_kept_tiles(city, seat, left)


def guess_kept_tiles(city: City, seat: i64, left: i64) -> None:
    """Who may have put in which tile, and what each put away: any way that fits."""
    board = city.board
    choosing = city.choosing
    free: i64 = 0
    for site in range(SITES):
        if board[TILE_AT + site] != choosing[KEPT_BY + seat]:
            free |= 1 << board[TILE_AT + site]
    for other in range(city.seats):
        if other != seat:
            tile = cards.pick(free, city.rng)
            free &= ~(1 << tile)
            choosing[KEPT_BY + other] = tile
            choosing[OFFERED_TO + other * 2] = tile
            away = cards.pick(left, city.rng)
            left &= ~(1 << away)
            choosing[OFFERED_TO + other * 2 + 1] = away


# Hands: what everybody knows of stays, the rest is drawn from all cards unseen


def redeal_hands(city: City, seat: i64) -> None:
    piles = city.piles
    hand = city.hand
    if city.phase <= ASK_TRACK:
        return
    true_hand = hand[:]
    unseen = piles[DECK_OF : DECK_OF + KINDS]
    for other in range(city.seats):
        if other != seat:
            for kind in range(KINDS):
                unseen[kind] += hand[other * KINDS + kind] - piles[KNOWN_OF + other * KINDS + kind]
    for _nth in range(TRIES):
        deal_hands(city, seat, unseen[:])
        if can_go_on(city, seat):
            guess_drawn(city, seat)
            return
    for n in range(city.seats * KINDS):
        hand[n] = true_hand[n]
    for kind in range(KINDS):
        unseen[kind] = city.tables.artifacts - piles[DISCARD_OF + kind]
        for other in range(city.seats):
            unseen[kind] -= hand[other * KINDS + kind]
        piles[DECK_OF + kind] = unseen[kind]


def can_go_on(city: City, seat: i64) -> bool:
    """Whether another seat that is paying, or is about to, could still do so with the hand it was given."""
    payer = city.on_turn
    if not city.unpaid or payer == seat:
        return True
    return prices.can_still_pay(city, payer)


def deal_hands(city: City, seat: i64, unseen: Ints) -> None:
    own = city.own
    piles = city.piles
    hand = city.hand
    size: i64 = 0
    for kind in range(KINDS):
        size += unseen[kind]
    for other in range(city.seats):
        if other == seat:
            continue
        rest = own[HAND_SIZE_OF + other]
        for kind in range(KINDS):
            hand[other * KINDS + kind] = piles[KNOWN_OF + other * KINDS + kind]
            rest -= piles[KNOWN_OF + other * KINDS + kind]
        for _nth in range(rest):
            chosen = city.rng.below(size)
            drawn: i64 = 0
            while chosen >= unseen[drawn]:
                chosen -= unseen[drawn]
                drawn += 1
            unseen[drawn] -= 1
            size -= 1
            hand[other * KINDS + drawn] += 1
    for kind in range(KINDS):
        piles[DECK_OF + kind] = unseen[kind]


def guess_drawn(city: City, seat: i64) -> None:
    """Of another seat that must discard one of two cards it drew, nobody knows which two."""
    if city.asked == ASK_DISCARD and city.ask_b >= 0 and city.to_move != seat:
        first = any_card(city, city.to_move, -1)
        city.ask_b = first
        city.ask_c = any_card(city, city.to_move, first)
    for n in range(city.depth):
        top: i64 = n * FRAME
        if city.agenda[top] == DO_DROP_DRAWN and city.agenda[top + 1] != seat:
            first = any_card(city, city.agenda[top + 1], -1)
            city.agenda[top + 2] = first
            city.agenda[top + 3] = any_card(city, city.agenda[top + 1], first)


def any_card(city: City, owner: i64, besides: i64) -> i64:
    """A random card of a hand, besides one of this kind."""
    hand = city.hand
    size = city.own[HAND_SIZE_OF + owner]
    if besides >= 0:
        size -= 1
    chosen = city.rng.below(size)
    for kind in range(KINDS):
        count = hand[owner * KINDS + kind]
        if kind == besides:
            count -= 1
        if chosen < count:
            return kind
        chosen -= count
    return -1
