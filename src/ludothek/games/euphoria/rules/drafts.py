"""The drafts of markets, recruits and tracks (EU-6, EU-74 to EU-76).

Touches tiles and recruits that are chosen, and the markers on the tracks, before the first turn.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import KNOWLEDGE_AT, MORALE_AT
from ludothek.games.euphoria.rules import cards, turn
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ASK_DRAFT,
    ASK_OPEN,
    ASK_TILE,
    ASK_TRACK,
    DEALT_TO,
    DRAFTED_BY,
    HAND,
    KEPT_BY,
    KNOWLEDGE_OF,
    MORALE_OF,
    NOTE_TRACK,
    OFFERED_TO,
    PICKED_BY,
    SITES,
    TILE_AT,
)
from ludothek.kernel.arrays import Ints


def offer_tiles(city: City) -> None:
    choosing = city.choosing
    left: i64 = (1 << city.tables.tiles) - 1
    for n in range(city.seats * 2):
        tile = cards.pick(left, city.rng)
        left &= ~(1 << tile)
        choosing[OFFERED_TO + n] = tile
    city.ask_all(ASK_TILE)


def take_tiles(city: City) -> None:
    """Those chosen, filled up from those not dealt."""
    choosing = city.choosing
    taken: i64 = 0
    left: i64 = (1 << city.tables.tiles) - 1
    for seat in range(city.seats):
        choosing[KEPT_BY + seat] = choosing[PICKED_BY + seat]
        taken |= 1 << choosing[PICKED_BY + seat]
        left &= ~(1 << choosing[OFFERED_TO + seat * 2])
        left &= ~(1 << choosing[OFFERED_TO + seat * 2 + 1])
    lay_tiles(city, taken, left)
    begin_recruits(city)


def lay_tiles(city: City, taken: i64, left: i64) -> None:
    """All tiles taken and as many others as are missing, shuffled onto the sites."""
    board = city.board
    chosen: i64 = 0
    for tile in range(city.tables.tiles):
        chosen += (taken >> tile) & 1
    for _nth in range(SITES - chosen):
        tile = cards.pick(left, city.rng)
        left &= ~(1 << tile)
        taken |= 1 << tile
    for site in range(SITES):
        tile = cards.pick(taken, city.rng)
        taken &= ~(1 << tile)
        board[TILE_AT + site] = tile


# Recruits (EU-4, EU-74)


def begin_recruits(city: City) -> None:
    city.ask_all(ASK_DRAFT if city.draft else ASK_OPEN)


def pass_on(city: City) -> None:
    """Keep the one picked, pass the rest to the left; the last card of each needs no choice."""
    choosing = city.choosing
    passed = choosing[:]
    city.reveals += 1
    left: i64 = 0
    for seat in range(city.seats):
        goal: i64 = (seat + 1) % city.seats
        left = 0
        for n in range(HAND):
            card = passed[DEALT_TO + seat * HAND + n]
            if card >= 0 and card == choosing[PICKED_BY + seat]:
                _keep_drafted(city, seat, card)
                card = -1
            choosing[DEALT_TO + goal * HAND + n] = card
            if card >= 0:
                left += 1
    if left > 1:
        city.ask_all(ASK_DRAFT)
        return
    for seat in range(city.seats):
        for n in range(HAND):
            card = choosing[DEALT_TO + seat * HAND + n]
            if card >= 0:
                _keep_drafted(city, seat, card)
    for slot in range(city.seats * HAND):
        choosing[DEALT_TO + slot] = choosing[DRAFTED_BY + slot]
        choosing[DRAFTED_BY + slot] = -1
    city.ask_all(ASK_OPEN)


def _keep_drafted(city: City, seat: i64, card: i64) -> None:
    choosing = city.choosing
    slot: i64 = seat * HAND
    while choosing[DRAFTED_BY + slot] >= 0:
        slot += 1
    choosing[DRAFTED_BY + slot] = card


# Markers on free spaces (EU-76)


def fill_track_spaces(city: City, seat: i64, buffer: Ints) -> i64:
    own = city.own
    count: i64 = 0
    if own[MORALE_OF + seat] == 0:
        for space in range(1, city.tables.most_morale + 1):
            if _is_free(city, MORALE_OF, space):
                buffer[count] = MORALE_AT + space - 1
                count += 1
    if own[KNOWLEDGE_OF + seat] == 0:
        for space in range(1, city.tables.most_knowledge + 1):
            if _is_free(city, KNOWLEDGE_OF, space):
                buffer[count] = KNOWLEDGE_AT + space - 1
                count += 1
    return count


def _is_free(city: City, track: i64, space: i64) -> bool:
    own = city.own
    return all(own[track + seat] != space for seat in range(city.seats))


def lay_marker(city: City, seat: i64, track: i64, space: i64) -> None:
    own = city.own
    if track == KNOWLEDGE_AT:
        own[KNOWLEDGE_OF + seat] = space
        city.note(NOTE_TRACK, seat, 1, own[KNOWLEDGE_OF + seat])
    else:
        own[MORALE_OF + seat] = space
        city.note(NOTE_TRACK, seat, 0, own[MORALE_OF + seat])
    for step in range(1, city.seats + 1):
        other: i64 = (seat + step) % city.seats
        if own[MORALE_OF + other] == 0 or own[KNOWLEDGE_OF + other] == 0:
            city.ask(other, ASK_TRACK)
            return
    turn.begin_play(city)
