"""What a seat cannot know, dealt anew: hands, hidden recruits, dilemmas, unbuilt markets, secret choices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.rules_setup import Setup
from ludothek.games.euphoria.state import HAND
from ludothek.games.euphoria.tables import (
    ASK_DISCARD,
    ASK_DRAFT,
    ASK_KEEP,
    ASK_OPEN,
    ASK_PAY,
    ASK_TILE,
    ASK_TRACK,
    DO_DROP_DRAWN,
    FRAME,
    HELD,
    HIDDEN,
    KINDS,
    SITES,
    UNSOLVED,
    card_bit,
)
from ludothek.kernel.arrays import Ints
from ludothek.kernel.rng import Rng

TRIES: Final = 200


def redeal(table: Setup, seat: i64) -> None:
    """Replace everything the seat cannot know by something drawn at random that looks the same to it."""
    redeal_dilemmas(table, seat)
    redeal_recruits(table, seat)
    redeal_tiles(table, seat)
    redeal_hands(table, seat)


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


# Dilemmas: everybody's that is not shown yet


def redeal_dilemmas(table: Setup, seat: i64) -> None:
    left: i64 = (1 << KINDS) - 1
    for other in range(table.seats):
        if other == seat or table.solved[other] != UNSOLVED:
            left &= ~(1 << table.dilemma[other])
    for other in range(table.seats):
        if other != seat and table.solved[other] == UNSOLVED:
            table.dilemma[other] = pick(left, table.rng)
            left &= ~(1 << table.dilemma[other])


# Recruits: all that neither lie open nor went through this seat's own hands


def redeal_recruits(table: Setup, seat: i64) -> None:
    unseen: i64 = card_bit(table.tables.recruits) - 1
    unseen &= ~table.dropped[seat]
    for other in range(table.seats):
        for slot in range(other * HELD, other * HELD + HELD):
            if table.recruits[slot] >= 0 and (other == seat or table.status[slot] != HIDDEN):
                unseen &= ~card_bit(table.recruits[slot])
    for slot in range(seat * HAND, seat * HAND + HAND):
        unseen = without(unseen, table.dealt[slot])
        unseen = without(unseen, table.drafted[slot])
    drawing = table.asked == ASK_KEEP
    if drawing and table.to_move == seat:
        unseen = without(without(unseen, table.fresh_a), table.fresh_b)
    for other in range(table.seats):
        if other != seat:
            unseen = redeal_recruits_of(table, other, unseen)
    if drawing and table.to_move != seat:
        table.fresh_a = pick(unseen, table.rng)
        unseen &= ~card_bit(table.fresh_a)
        table.fresh_b = pick(unseen, table.rng)
        unseen &= ~card_bit(table.fresh_b)
    table.recruit_deck = unseen


def without(bits: i64, card: i64) -> i64:
    return bits if card < 0 else bits & ~card_bit(card)


def redeal_recruits_of(table: Setup, other: i64, unseen: i64) -> i64:
    """Another seat's hidden recruits, what it put away, and what it is choosing from."""
    rng = table.rng
    for slot in range(other * HELD, other * HELD + HELD):
        if table.status[slot] == HIDDEN:
            table.recruits[slot] = hidden_recruit(table, unseen)
            unseen &= ~card_bit(table.recruits[slot])
    dropped = table.dropped[other]
    table.dropped[other] = 0
    while dropped:
        if dropped & 1:
            card = pick(unseen, rng)
            unseen &= ~card_bit(card)
            table.dropped[other] |= card_bit(card)
        dropped >>= 1
    chosen: i64 = -1
    second: i64 = -1
    for slot in range(other * HAND, other * HAND + HAND):
        if table.dealt[slot] >= 0:
            was = table.dealt[slot]
            table.dealt[slot] = pick(unseen, rng)
            unseen &= ~card_bit(table.dealt[slot])
            if was == table.picked[other]:
                chosen = table.dealt[slot]
            if was == table.second[other]:
                second = table.dealt[slot]
        if table.drafted[slot] >= 0:
            table.drafted[slot] = pick(unseen, rng)
            unseen &= ~card_bit(table.drafted[slot])
    if table.phase == ASK_DRAFT or table.phase == ASK_OPEN:
        table.picked[other] = chosen
        table.second[other] = second
    return unseen


def hidden_recruit(table: Setup, unseen: i64) -> i64:
    """A recruit that can lie hidden: its faction is not revealed."""
    possible: i64 = 0
    for recruit in range(table.tables.recruits):
        if (unseen >> recruit) & 1 and not table.is_revealed(table.tables.faction[recruit]):
            possible |= card_bit(recruit)
    return pick(possible, table.rng)


# Market tiles: all that are not built; whoever put one in knows that it lies somewhere


def redeal_tiles(table: Setup, seat: i64) -> None:
    left: i64 = (1 << table.tables.tiles) - 1
    for site in range(SITES):
        if table.built[site]:
            left &= ~(1 << table.tiles[site])
    if not table.market_draft:
        for site in range(SITES):
            if not table.built[site]:
                table.tiles[site] = pick(left, table.rng)
                left &= ~(1 << table.tiles[site])
        return
    left &= ~(1 << table.offered_tiles[seat * 2])
    left &= ~(1 << table.offered_tiles[seat * 2 + 1])
    if table.phase == ASK_TILE:
        redeal_offers(table, seat, left)
    else:
        redeal_drafted_tiles(table, seat, left)


def redeal_offers(table: Setup, seat: i64, left: i64) -> None:
    """While tiles are chosen: what the others choose from, and have chosen."""
    for other in range(table.seats):
        if other != seat:
            second_one = table.picked[other] == table.offered_tiles[other * 2 + 1]
            for n in range(other * 2, other * 2 + 2):
                table.offered_tiles[n] = pick(left, table.rng)
                left &= ~(1 << table.offered_tiles[n])
            if table.picked[other] >= 0:
                table.picked[other] = table.offered_tiles[other * 2 + 1 if second_one else other * 2]


def redeal_drafted_tiles(table: Setup, seat: i64, left: i64) -> None:
    """Afterwards: one's own tile lies on one of the sites, the others may be anything."""
    own = table.kept_tile[seat]
    lies = False
    sites: i64 = 0
    for site in range(SITES):
        if table.built[site]:
            lies = lies or table.tiles[site] == own
        else:
            sites |= 1 << site
    if not lies:
        site = pick(sites, table.rng)
        table.tiles[site] = own
        sites &= ~(1 << site)
    for site in range(SITES):
        if (sites >> site) & 1:
            table.tiles[site] = pick(left, table.rng)
            left &= ~(1 << table.tiles[site])
    guess_kept_tiles(table, seat, left)


def guess_kept_tiles(table: Setup, seat: i64, left: i64) -> None:
    """Who may have put in which tile, and what each put away: any way that fits."""
    free: i64 = 0
    for site in range(SITES):
        if table.tiles[site] != table.kept_tile[seat]:
            free |= 1 << table.tiles[site]
    for other in range(table.seats):
        if other != seat:
            tile = pick(free, table.rng)
            free &= ~(1 << tile)
            table.kept_tile[other] = tile
            table.offered_tiles[other * 2] = tile
            away = pick(left, table.rng)
            left &= ~(1 << away)
            table.offered_tiles[other * 2 + 1] = away


# Hands: what everybody knows of stays, the rest is drawn from all cards unseen


def redeal_hands(table: Setup, seat: i64) -> None:
    if table.phase <= ASK_TRACK:
        return
    true_hand = table.hand[:]
    unseen = table.deck[:]
    for other in range(table.seats):
        if other != seat:
            for kind in range(KINDS):
                unseen[kind] += table.hand[other * KINDS + kind] - table.known[other * KINDS + kind]
    for _ in range(TRIES):
        deal_hands(table, seat, unseen[:])
        if can_go_on(table, seat):
            guess_drawn(table, seat)
            return
    for n in range(table.seats * KINDS):
        table.hand[n] = true_hand[n]
    for kind in range(KINDS):
        unseen[kind] = table.tables.artifacts - table.discard[kind]
        for other in range(table.seats):
            unseen[kind] -= table.hand[other * KINDS + kind]
        table.deck[kind] = unseen[kind]


def can_go_on(table: Setup, seat: i64) -> bool:
    """Whether another seat that is paying, or is about to, could still do so with the hand it was given."""
    if table.asked == ASK_PAY:
        return table.to_move == seat or table.can_pay_on(table.to_move)
    payer = table.on_turn
    if not table.unpaid or payer == seat:
        return True
    return table.can_still_pay(payer)


def deal_hands(table: Setup, seat: i64, unseen: Ints) -> None:
    size: i64 = 0
    for kind in range(KINDS):
        size += unseen[kind]
    for other in range(table.seats):
        if other == seat:
            continue
        rest = table.hand_size[other]
        for kind in range(KINDS):
            table.hand[other * KINDS + kind] = table.known[other * KINDS + kind]
            rest -= table.known[other * KINDS + kind]
        for _ in range(rest):
            chosen = table.rng.below(size)
            drawn: i64 = 0
            while chosen >= unseen[drawn]:
                chosen -= unseen[drawn]
                drawn += 1
            unseen[drawn] -= 1
            size -= 1
            table.hand[other * KINDS + drawn] += 1
    for kind in range(KINDS):
        table.deck[kind] = unseen[kind]


def guess_drawn(table: Setup, seat: i64) -> None:
    """Of another seat that must discard one of two cards it drew, nobody knows which two."""
    if table.asked == ASK_DISCARD and table.ask_a >= 0 and table.to_move != seat:
        first = any_card(table, table.to_move, -1)
        table.ask_a = first
        table.ask_b = any_card(table, table.to_move, first)
    for n in range(table.depth):
        top: i64 = n * FRAME
        if table.agenda[top] == DO_DROP_DRAWN and table.agenda[top + 1] != seat:
            first = any_card(table, table.agenda[top + 1], -1)
            table.agenda[top + 2] = first
            table.agenda[top + 3] = any_card(table, table.agenda[top + 1], first)


def any_card(table: Setup, owner: i64, besides: i64) -> i64:
    """A random card of a hand, besides one of this kind."""
    size = table.hand_size[owner]
    if besides >= 0:
        size -= 1
    chosen = table.rng.below(size)
    for kind in range(KINDS):
        count = table.hand[owner * KINDS + kind]
        if kind == besides:
            count -= 1
        if chosen < count:
            return kind
        chosen -= count
    return -1
