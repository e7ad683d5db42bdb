"""Setting up: dealing, the secret choices of all at once, the first roll (EU-1 to EU-9).

Touches the whole table, before the first turn.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import RECRUIT, TILE, decode
from ludothek.games.euphoria.rules import cards, dilemmas, drafts, factions, turn
from ludothek.games.euphoria.state import HAND, City
from ludothek.games.euphoria.tables import (
    ASK_DRAFT,
    ASK_OPEN,
    ASK_TILE,
    ASK_TRACK,
    DIE,
    HELD,
    HIDDEN,
    KINDS,
    NOTE_BEGINS,
    NOTE_CHOSEN,
    NOTE_ROLLED,
    SPACES,
    card_bit,
)
from ludothek.kernel.arrays import Ints


def set_up(city: City) -> None:
    """Everything that needs no choice; then the first question."""
    tables = city.tables
    for space in range(SPACES):
        city.who[space] = -1
    for kind in range(KINDS):
        city.deck[kind] = tables.artifacts
    city.deck_size = tables.artifacts * KINDS
    city.recruit_deck = card_bit(tables.recruits) - 1
    for seat in range(city.seats):
        city.workers[seat] = tables.start_workers
        city.air[seat] = tables.start_workers
        city.stars[seat] = tables.stars
        city.kept_tile[seat] = -1
        city.picked[seat] = -1
        city.second[seat] = -1
        if not city.track_draft:
            city.morale[seat] = tables.start_morale
            city.knowledge[seat] = tables.start_knowledge
        for slot in range(seat * HELD, seat * HELD + HELD):
            city.recruits[slot] = -1
        for slot in range(seat * HAND, seat * HAND + HAND):
            city.drafted[slot] = -1
    _deal_dilemmas(city)
    _deal_recruits(city)
    if city.market_draft:
        drafts.offer_tiles(city)
    else:
        drafts.lay_tiles(city, 0, (1 << tables.tiles) - 1)
        drafts.begin_recruits(city)


def _deal_dilemmas(city: City) -> None:
    left: i64 = (1 << KINDS) - 1
    for seat in range(city.seats):
        city.dilemma[seat] = cards.pick(left, city.rng)
        left &= ~(1 << city.dilemma[seat])


def _deal_recruits(city: City) -> None:
    for slot in range(city.seats * HAND):
        city.dealt[slot] = dilemmas.draw_recruit(city)


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    count: i64 = 0
    if city.phase == ASK_TILE:
        buffer[0] = TILE + city.offered_tiles[seat * 2]
        buffer[1] = TILE + city.offered_tiles[seat * 2 + 1]
        return 2
    if city.phase == ASK_TRACK:
        return drafts.fill_track_spaces(city, seat, buffer)
    for slot in range(seat * HAND, seat * HAND + HAND):
        if city.dealt[slot] >= 0 and city.dealt[slot] != city.picked[seat]:
            buffer[count] = RECRUIT + city.dealt[slot]
            count += 1
    return count


def choose(city: City, seat: i64, choice: i64) -> None:
    """A seat makes its choice of the set-up; when all have, it goes on."""
    kind, part, _ = decode(choice)
    if city.phase == ASK_TRACK:
        drafts.lay_marker(city, seat, kind, part)
        return
    if city.phase == ASK_OPEN and city.picked[seat] >= 0:
        city.second[seat] = part
    else:
        city.picked[seat] = part
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
    for seat in range(city.seats):
        for slot in range(seat * HAND, seat * HAND + HAND):
            card = city.dealt[slot]
            if card != city.picked[seat] and card != city.second[seat]:
                city.dropped[seat] |= card_bit(card)
            city.dealt[slot] = -1
        city.recruits[seat * HELD] = city.picked[seat]
        city.recruits[seat * HELD + 1] = city.second[seat]
        city.status[seat * HELD + 1] = HIDDEN
        city.picked[seat] = -1
        city.second[seat] = -1
        factions.open_recruit(city, seat, seat * HELD)
    _first_roll(city)
    if city.track_draft:
        city.phase = ASK_TRACK
        city.ask(city.first, ASK_TRACK)
    else:
        turn.begin_play(city)


def _first_roll(city: City) -> None:
    """The highest sum begins (EU-2)."""
    best: i64 = 0
    for seat in range(city.seats):
        total: i64 = 0
        for _ in range(city.tables.start_workers):
            number: i64 = city.rng.below(6) + 1
            total += number
            city.ready[seat * DIE + number] += 1
            city.ready[seat * DIE] += 1
            city.air[seat] -= 1
            city.note(NOTE_ROLLED, seat, number)
        if total > best:
            best = total
            city.first = seat
    city.note(NOTE_BEGINS, city.first)
