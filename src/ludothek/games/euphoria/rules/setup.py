"""Setting up: dealing, the secret choices of all at once, the first roll (EU-1 to EU-9).

Touches the whole table, before the first turn.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import RECRUIT, TILE, decode
from ludothek.games.euphoria.rules import cards, dilemmas, drafts, factions, turn
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    AIR_OF,
    ASK_DRAFT,
    ASK_OPEN,
    ASK_TILE,
    ASK_TRACK,
    DEALT_TO,
    DECK_OF,
    DIE,
    DILEMMA_OF,
    DRAFTED_BY,
    DROPPED_BY,
    HAND,
    HELD,
    HIDDEN,
    KEPT_BY,
    KINDS,
    KNOWLEDGE_OF,
    MORALE_OF,
    NOTE_BEGINS,
    NOTE_CHOSEN,
    NOTE_ROLLED,
    OFFERED_TO,
    PICKED_BY,
    RECRUIT_IN,
    SECOND_OF,
    SPACES,
    STARS_OF,
    STATUS_IN,
    WORKERS_OF,
    card_bit,
)
from ludothek.kernel.arrays import Ints


def set_up(city: City) -> None:
    """Everything that needs no choice; then the first question."""
    own = city.own
    piles = city.piles
    choosing = city.choosing
    who = city.who
    tables = city.tables
    for space in range(SPACES):
        who[space] = -1
    for kind in range(KINDS):
        piles[DECK_OF + kind] = tables.artifacts
    city.deck_size = tables.artifacts * KINDS
    city.recruit_deck = card_bit(tables.recruits) - 1
    for seat in range(city.seats):
        own[WORKERS_OF + seat] = tables.start_workers
        own[AIR_OF + seat] = tables.start_workers
        own[STARS_OF + seat] = tables.stars
        choosing[KEPT_BY + seat] = -1
        choosing[PICKED_BY + seat] = -1
        choosing[SECOND_OF + seat] = -1
        if not city.track_draft:
            own[MORALE_OF + seat] = tables.start_morale
            own[KNOWLEDGE_OF + seat] = tables.start_knowledge
        for slot in range(seat * HELD, seat * HELD + HELD):
            own[RECRUIT_IN + slot] = -1
        for slot in range(seat * HAND, seat * HAND + HAND):
            choosing[DRAFTED_BY + slot] = -1
    _deal_dilemmas(city)
    _deal_recruits(city)
    if city.market_draft:
        drafts.offer_tiles(city)
    else:
        drafts.lay_tiles(city, 0, (1 << tables.tiles) - 1)
        drafts.begin_recruits(city)


def _deal_dilemmas(city: City) -> None:
    own = city.own
    left: i64 = (1 << KINDS) - 1
    for seat in range(city.seats):
        own[DILEMMA_OF + seat] = cards.pick(left, city.rng)
        left &= ~(1 << own[DILEMMA_OF + seat])


def _deal_recruits(city: City) -> None:
    choosing = city.choosing
    for slot in range(city.seats * HAND):
        choosing[DEALT_TO + slot] = dilemmas.draw_recruit(city)


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    choosing = city.choosing
    count: i64 = 0
    if city.phase == ASK_TILE:
        buffer[0] = TILE + choosing[OFFERED_TO + seat * 2]
        buffer[1] = TILE + choosing[OFFERED_TO + seat * 2 + 1]
        return 2
    if city.phase == ASK_TRACK:
        return drafts.fill_track_spaces(city, seat, buffer)
    for slot in range(seat * HAND, seat * HAND + HAND):
        if choosing[DEALT_TO + slot] >= 0 and choosing[DEALT_TO + slot] != choosing[PICKED_BY + seat]:
            buffer[count] = RECRUIT + choosing[DEALT_TO + slot]
            count += 1
    return count


def choose(city: City, seat: i64, choice: i64) -> None:
    """A seat makes its choice of the set-up; when all have, it goes on."""
    choosing = city.choosing
    kind, part, _none = decode(choice)
    if city.phase == ASK_TRACK:
        drafts.lay_marker(city, seat, kind, part)
        return
    if city.phase == ASK_OPEN and choosing[PICKED_BY + seat] >= 0:
        choosing[SECOND_OF + seat] = part
    else:
        choosing[PICKED_BY + seat] = part
    if not city.is_waiting(seat):
        city.note(NOTE_CHOSEN, seat)
    for other in range(city.seats):
        if city.is_waiting(other):
            city.to_move = other
            return
    _all_have_chosen(city)


def _all_have_chosen(city: City) -> None:
    if city.phase == ASK_TILE:
        drafts.take_tiles(city)
    elif city.phase == ASK_DRAFT:
        drafts.pass_on(city)
    else:
        _show_recruits(city)


def _show_recruits(city: City) -> None:
    """One open, one hidden, two out of the game; then the first roll (EU-4, EU-2)."""
    own = city.own
    choosing = city.choosing
    for seat in range(city.seats):
        for slot in range(seat * HAND, seat * HAND + HAND):
            card = choosing[DEALT_TO + slot]
            if card != choosing[PICKED_BY + seat] and card != choosing[SECOND_OF + seat]:
                own[DROPPED_BY + seat] |= card_bit(card)
            choosing[DEALT_TO + slot] = -1
        own[RECRUIT_IN + seat * HELD] = choosing[PICKED_BY + seat]
        own[RECRUIT_IN + seat * HELD + 1] = choosing[SECOND_OF + seat]
        own[STATUS_IN + seat * HELD + 1] = HIDDEN
        choosing[PICKED_BY + seat] = -1
        choosing[SECOND_OF + seat] = -1
        factions.open_recruit(city, seat, seat * HELD)
    _first_roll(city)
    if city.track_draft:
        city.phase = ASK_TRACK
        city.ask(city.first, ASK_TRACK)
    else:
        turn.begin_play(city)


def _first_roll(city: City) -> None:
    """The highest sum begins (EU-2)."""
    own = city.own
    ready = city.ready
    best: i64 = 0
    for seat in range(city.seats):
        total: i64 = 0
        for _nth in range(city.tables.start_workers):
            number: i64 = city.rng.below(6) + 1
            total += number
            ready[seat * DIE + number] += 1
            ready[seat * DIE] += 1
            own[AIR_OF + seat] -= 1
            city.note(NOTE_ROLLED, seat, number)
        if total > best:
            best = total
            city.first = seat
    city.note(NOTE_BEGINS, city.first)
