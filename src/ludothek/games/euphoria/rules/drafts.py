"""The drafts of markets, recruits and tracks (EU-6, EU-74 to EU-76).

Touches tiles and recruits that are chosen, and the markers on the tracks, before the first turn.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import KNOWLEDGE_AT, MORALE_AT
from ludothek.games.euphoria.rules import cards, turn
from ludothek.games.euphoria.state import HAND, City
from ludothek.games.euphoria.tables import ASK_DRAFT, ASK_OPEN, ASK_TILE, ASK_TRACK, NOTE_TRACK, SITES
from ludothek.kernel.arrays import Ints


def offer_tiles(city: City) -> None:
    left: i64 = (1 << city.tables.tiles) - 1
    for n in range(city.seats * 2):
        tile = cards.pick(left, city.rng)
        left &= ~(1 << tile)
        city.offered_tiles[n] = tile
    city.ask_all(ASK_TILE)


def take_tiles(city: City) -> None:
    """Those chosen, filled up from those not dealt."""
    taken: i64 = 0
    left: i64 = (1 << city.tables.tiles) - 1
    for seat in range(city.seats):
        city.kept_tile[seat] = city.picked[seat]
        taken |= 1 << city.picked[seat]
        left &= ~(1 << city.offered_tiles[seat * 2])
        left &= ~(1 << city.offered_tiles[seat * 2 + 1])
    lay_tiles(city, taken, left)
    begin_recruits(city)


def lay_tiles(city: City, taken: i64, left: i64) -> None:
    """All tiles taken and as many others as are missing, shuffled onto the sites."""
    chosen: i64 = 0
    for tile in range(city.tables.tiles):
        chosen += (taken >> tile) & 1
    for _ in range(SITES - chosen):
        tile = cards.pick(left, city.rng)
        left &= ~(1 << tile)
        taken |= 1 << tile
    for site in range(SITES):
        tile = cards.pick(taken, city.rng)
        taken &= ~(1 << tile)
        city.tiles[site] = tile


# Recruits (EU-4, EU-74)


def begin_recruits(city: City) -> None:
    city.ask_all(ASK_DRAFT if city.draft else ASK_OPEN)


def pass_on(city: City) -> None:
    """Keep the one picked, pass the rest to the left; the last card of each needs no choice."""
    passed = city.dealt[:]
    city.reveals += 1
    left: i64 = 0
    for seat in range(city.seats):
        goal: i64 = (seat + 1) % city.seats
        left = 0
        for n in range(HAND):
            card = passed[seat * HAND + n]
            if card >= 0 and card == city.picked[seat]:
                _keep_drafted(city, seat, card)
                card = -1
            city.dealt[goal * HAND + n] = card
            if card >= 0:
                left += 1
    if left > 1:
        city.ask_all(ASK_DRAFT)
        return
    for seat in range(city.seats):
        for n in range(HAND):
            card = city.dealt[seat * HAND + n]
            if card >= 0:
                _keep_drafted(city, seat, card)
    for slot in range(city.seats * HAND):
        city.dealt[slot] = city.drafted[slot]
        city.drafted[slot] = -1
    city.ask_all(ASK_OPEN)


def _keep_drafted(city: City, seat: i64, card: i64) -> None:
    slot: i64 = seat * HAND
    while city.drafted[slot] >= 0:
        slot += 1
    city.drafted[slot] = card


# Markers on free spaces (EU-76)


def fill_track_spaces(city: City, seat: i64, buffer: Ints) -> i64:
    count: i64 = 0
    if city.morale[seat] == 0:
        for space in range(1, city.tables.most_morale + 1):
            if _is_free(city, city.morale, space):
                buffer[count] = MORALE_AT + space - 1
                count += 1
    if city.knowledge[seat] == 0:
        for space in range(1, city.tables.most_knowledge + 1):
            if _is_free(city, city.knowledge, space):
                buffer[count] = KNOWLEDGE_AT + space - 1
                count += 1
    return count


def _is_free(city: City, track: Ints, space: i64) -> bool:
    return all(track[seat] != space for seat in range(city.seats))


def lay_marker(city: City, seat: i64, track: i64, space: i64) -> None:
    if track == KNOWLEDGE_AT:
        city.knowledge[seat] = space
        city.note(NOTE_TRACK, seat, 1, city.knowledge[seat])
    else:
        city.morale[seat] = space
        city.note(NOTE_TRACK, seat, 0, city.morale[seat])
    for step in range(1, city.seats + 1):
        other: i64 = (seat + step) % city.seats
        if city.morale[other] == 0 or city.knowledge[other] == 0:
            city.ask(other, ASK_TRACK)
            return
    turn.begin_play(city)
