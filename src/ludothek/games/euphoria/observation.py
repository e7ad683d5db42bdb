"""What a seat may know as numbers, in the order of ``observation_form.py``. It reads what the view reads, no more."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.scoring import stars_laid
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ALLEGIANCE_OF,
    AREAS,
    ASK_DISCARD,
    ASK_GET,
    ASK_KEEP,
    ASK_LOSE,
    ASK_TILE,
    ASK_TRACK,
    BUILT_AT,
    CROWD_IN,
    DEALT_TO,
    DIE,
    DILEMMA_OF,
    DISCARD_OF,
    DRAFTED_BY,
    DROPPED_BY,
    FACTIONS,
    GOODS,
    GROUND,
    HAND,
    HAND_SIZE_OF,
    HELD,
    HIDDEN,
    KINDS,
    KNOWLEDGE_OF,
    KNOWN_OF,
    MARKET,
    MINER_OF,
    MORALE_OF,
    NO_RECRUIT,
    OFFERED_TO,
    PICKED_BY,
    PIP_AT,
    RECRUIT_IN,
    SECOND_OF,
    SITE,
    SITES,
    SOLVED_BY,
    SPACES,
    STARS_AT,
    STATUS_IN,
    SUM_IN,
    TERRITORY_IN,
    TILE_AT,
    UNSOLVED,
    WORKERS_OF,
)
from ludothek.kernel.arrays import Ints

RECRUITS: Final[i64] = 48
MANY: Final[i64] = 63  # goods have no limit: this is as many, or more
MOST: Final[i64] = 127

# What is known of a recruit that the seat has had in hand, as in observation_form.OWN_RECRUIT.
DEALT: Final[i64] = 1
DRAFTED: Final[i64] = 2
AWAY: Final[i64] = 3
PICKED: Final[i64] = 4
TO_HIDE: Final[i64] = 5


def observe(city: City, seat: i64, row: Ints, at: i64) -> None:
    """Write what a seat may know into the row, from a place on."""
    at = _write_question(city, seat, row, at)
    at = _write_own(city, seat, row, at)
    at = _write_board(city, seat, row, at)
    who = seat
    for _nth in range(city.seats):
        at = _write_player(city, who, who == seat, row, at)
        who += 1
        if who == city.seats:
            who = 0


def _write_question(city: City, seat: i64, row: Ints, at: i64) -> i64:
    """What is asked, and about what; returns where the next number stands."""
    seats = city.seats
    asked = city.question(seat)
    row[at] = 0
    if not city.over:
        row[at] = asked + 1
    row[at + 1] = (city.on_turn - seat + seats) % seats
    row[at + 2] = (city.first - seat + seats) % seats
    row[at + 3] = 0
    if asked in (ASK_GET, ASK_LOSE, ASK_DISCARD) and city.is_waiting(seat):
        row[at + 3] = city.ask_a
    row[at + 4] = city.space + 1
    row[at + 5] = city.die
    n: i64
    for n in range(6, 11):
        row[at + n] = 0
    if city.partner >= 0:
        row[at + 6] = _player_at(city, city.partner, seat)
        row[at + 7] = city.give_a + 1
        row[at + 8] = city.give_b + 1
        row[at + 9] = city.want_a + 1
        row[at + 10] = city.want_b + 1
    return at + 11


def _write_own(city: City, seat: i64, row: Ints, at: i64) -> i64:
    """Cards: the open piles, and what this seat alone holds or has seen."""
    piles = city.piles
    hand = city.hand
    first: i64 = seat * KINDS
    n: i64
    row[at] = city.deck_size
    at += 1
    for n in range(KINDS):
        row[at + n] = piles[DISCARD_OF + n]
        row[at + KINDS + n] = hand[first + n]
    at += 2 * KINDS
    choosing = city.choosing
    picked = choosing[PICKED_BY + seat]
    for n in range(3):
        row[at + n] = 0
    if city.market_draft:
        row[at] = choosing[OFFERED_TO + seat * 2] + 1
        row[at + 1] = choosing[OFFERED_TO + seat * 2 + 1] + 1
        if city.phase == ASK_TILE:
            row[at + 2] = picked + 1
    at += 3
    away = city.own[DROPPED_BY + seat]
    for n in range(RECRUITS):
        row[at + n] = AWAY * (away >> n & 1)
    for n in range(seat * HAND, seat * HAND + HAND):
        if choosing[DEALT_TO + n] >= 0:
            row[at + choosing[DEALT_TO + n]] = DEALT
        if choosing[DRAFTED_BY + n] >= 0:
            row[at + choosing[DRAFTED_BY + n]] = DRAFTED
    if city.asked == ASK_KEEP and city.to_move == seat:
        row[at + city.fresh_a] = DEALT
        row[at + city.fresh_b] = DEALT
    if ASK_TILE < city.phase < ASK_TRACK:
        if picked >= 0:
            row[at + picked] = PICKED
        if choosing[SECOND_OF + seat] >= 0:
            row[at + choosing[SECOND_OF + seat]] = TO_HIDE
    return at + RECRUITS


def _write_board(city: City, seat: i64, row: Ints, at: i64) -> i64:
    """Tracks, areas, spaces and sites."""
    board = city.board
    numbers = city.numbers
    n: i64
    for n in range(FACTIONS):
        row[at + n] = board[ALLEGIANCE_OF + n]
    at += FACTIONS
    for n in range(GROUND):
        row[at + n] = board[MINER_OF + n]
    at += GROUND
    for n in range(AREAS):
        row[at + n] = _at_most(numbers[SUM_IN + n], MOST)
    at += AREAS
    at = _write_workers(city, seat, AREAS, MARKET, True, row, at)
    at = _write_workers(city, seat, MARKET, SITE, True, row, at)
    at = _write_workers(city, seat, SITE, SPACES, False, row, at)
    for n in range(SITES):
        row[at + n] = 0
        if board[BUILT_AT + n] != 0:
            row[at + n] = board[TILE_AT + n] + 1
    return at + SITES


def _write_workers(city: City, seat: i64, first: i64, end: i64, with_numbers: bool, row: Ints, at: i64) -> i64:
    """Whose workers stand on some spaces, and which numbers they have."""
    who = city.who
    numbers = city.numbers
    seats = city.seats
    length = end - first
    n: i64
    for n in range(length):
        worker = who[first + n]
        number: i64 = 0
        if worker >= 0:
            number = numbers[PIP_AT + first + n]
            worker -= seat
            if worker < 0:
                worker += seats
            worker += 1
        else:
            worker = 0
        row[at + n] = worker
        if with_numbers:
            row[at + length + n] = number
    if with_numbers:
        return at + 2 * length
    return at + length


def _write_player(city: City, seat: i64, mine: bool, row: Ints, at: i64) -> i64:
    """One player; returns where the next one begins."""
    own = city.own
    goods = city.goods
    piles = city.piles
    ready = city.ready
    numbers = city.numbers
    board = city.board
    seats = city.seats
    n: i64
    row[at] = stars_laid(city, seat)
    row[at + 1] = own[MORALE_OF + seat]
    row[at + 2] = own[KNOWLEDGE_OF + seat]
    row[at + 3] = own[WORKERS_OF + seat]
    row[at + 4] = own[HAND_SIZE_OF + seat]
    row[at + 5] = own[SOLVED_BY + seat]
    row[at + 6] = 0
    if mine or own[SOLVED_BY + seat] != UNSOLVED:
        row[at + 6] = own[DILEMMA_OF + seat] + 1
    at += 7
    first: i64 = seat * GOODS
    for n in range(GOODS):
        row[at + n] = _at_most(goods[first + n], MANY)
    at += GOODS
    first = KNOWN_OF + seat * KINDS
    for n in range(KINDS):
        row[at + n] = piles[first + n]
    at += KINDS
    first = seat * DIE + 1
    for n in range(DIE - 1):
        row[at + n] = ready[first + n]
    at += DIE - 1
    for n in range(HELD):
        status = own[STATUS_IN + seat * HELD + n]
        row[at + n] = 0
        if status != NO_RECRUIT:
            row[at + n] = 1
            if mine or status != HIDDEN:
                row[at + n] = own[RECRUIT_IN + seat * HELD + n] + 2
        row[at + HELD + n] = status
    at += 2 * HELD
    for n in range(AREAS):
        row[at + n] = numbers[CROWD_IN + (n * seats + seat) * DIE]
    at += AREAS
    for n in range(FACTIONS):
        row[at + n] = board[TERRITORY_IN + n * seats + seat]
    at += FACTIONS
    for n in range(SITES):
        row[at + n] = board[STARS_AT + n] >> seat & 1
    return at + SITES


def _player_at(city: City, seat: i64, viewer: i64) -> i64:
    """The number of a player for the one who looks, counted from 1: 0 is nobody."""
    number = seat - viewer
    if number < 0:
        number += city.seats
    return number + 1


def _at_most(number: i64, most: i64) -> i64:
    if number > most:
        return most
    return number
