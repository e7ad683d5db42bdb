"""What a seat may know as numbers, in the order of ``observation_form.py``; of wish cards only what it sees (ES-55)."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.essen.draft import pack_before
from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import (
    ASK_DRAFT,
    ASK_KEEP,
    BAG,
    BOOTHS,
    BOUGHT,
    COMMON,
    DISCARDED,
    DRAWN,
    EATEN,
    HELD,
    IN_BAG,
    IN_BOOT,
    IN_DECK,
    IN_PACK,
    IN_WAREHOUSE,
    LINES,
    MONEY,
    OPEN_RANKINGS,
    PALLET,
    PALLETS,
    POPULARITY,
    POSITION,
    PRE_ORDER,
    RANKING,
    SHEET,
    SHOWN,
    SPENT,
    SYMBOLS,
    TAKEN_AWAY,
)
from ludothek.kernel.arrays import Ints, ints

# What the numbers of observation_form.GAME_AT and WISH_AT are.
CROWDED: Final[i64] = 7  # the five zones, the courtyard, the entrances
PALLET_1: Final[i64] = 1
CODES: Final[Ints] = ints([0, PALLET_1, 7, 8, *[9] * 5, *[10] * 5])  # by the place of a game
MOST: Final[i64] = 127  # points of a line that are told: this is as many, or more
OFFERED: Final[i64] = 3
PASSED: Final[i64] = 4
MINE: Final[i64] = 5
SHOWN_BY: Final[i64] = 6  # plus the player


def observe(halls: Halls, seat: i64, row: Ints, at: i64) -> None:
    """Write what a seat may know into the row, from a place on."""
    seats = halls.seats
    row[at] = 0
    if not halls.over:
        row[at] = halls.asked + 1
    row[at + 1] = (halls.to_move - seat + seats) % seats
    row[at + 2] = (halls.first - seat + seats) % seats
    row[at + 3] = halls.round
    row[at + 4] = halls.deck_size
    row[at + 5] = halls.departures
    row[at + 6] = halls.last_round + 1
    at = _write_fair(halls, row, at + 7)
    who = seat
    for _nth in range(seats):
        at = _write_player(halls, who, row, at)
        who += 1
        if who == seats:
            who = 0
    _write_games(halls, seat, row, at)
    _write_wishes(halls, seat, row, at + 3 * BOOTHS)


def _write_fair(halls: Halls, row: Ints, at: i64) -> i64:
    """Popularity, crowd and ranking cards; returns where the next number stands."""
    fair = halls.fair
    rankings = halls.tables.rankings
    n: i64
    symbol: i64
    for symbol in range(SYMBOLS):
        row[at + symbol] = fair[POPULARITY + symbol]
    at += SYMBOLS
    for n in range(CROWDED):
        row[at + n] = halls.crowd >> n & 1
    at += CROWDED
    for n in range(OPEN_RANKINGS):
        card = fair[RANKING + n]
        for symbol in range(SYMBOLS):
            if card >= 0:
                row[at + symbol] = rankings[card * SYMBOLS + symbol]
            else:
                row[at + symbol] = 0
        at += SYMBOLS
    return at


def _write_player(halls: Halls, seat: i64, row: Ints, at: i64) -> i64:
    """One player; returns where the next one begins."""
    visitors = halls.visitors
    n: i64
    row[at] = visitors[POSITION + seat]
    row[at + 1] = halls.actions_left(seat)
    row[at + 2] = visitors[SPENT + seat]
    money = visitors[MONEY + seat]
    row[at + 3] = money // 100
    row[at + 4] = money % 100
    row[at + 5] = visitors[BAG + seat]
    row[at + 6] = visitors[EATEN + seat]
    row[at + 7] = visitors[PRE_ORDER + seat]
    at += 8
    for n in range(SYMBOLS):
        row[at + n] = visitors[BOUGHT + seat * SYMBOLS + n]
    at += SYMBOLS
    for n in range(LINES):
        points = visitors[SHEET + seat * LINES + n]
        if points > MOST:
            points = MOST
        row[at + n] = points
    at += LINES
    held: i64 = 0
    mine: i64 = HELD + seat
    cards = halls.cards
    for n in range(BOOTHS):
        if cards[n] == mine:
            held += 1
    row[at] = held
    return at + 1


def _write_games(halls: Halls, seat: i64, row: Ints, at: i64) -> None:
    """Where every game is, who has it, and the event that came with it."""
    games = halls.games
    events = halls.events
    fair = halls.fair
    n: i64
    for n in range(BOOTHS):
        place = games[n]
        row[at + n] = CODES[place]
        row[at + BOOTHS + n] = 0
        row[at + 2 * BOOTHS + n] = 0
        if IN_WAREHOUSE < place < TAKEN_AWAY:
            row[at + 2 * BOOTHS + n] = events[n]
        elif place >= IN_BOOT:
            row[at + BOOTHS + n] = _player_at(halls, place - IN_BOOT, seat) + 1
        elif place >= IN_BAG:
            row[at + BOOTHS + n] = _player_at(halls, place - IN_BAG, seat) + 1
    for n in range(PALLETS):
        if fair[PALLET + n] >= 0:
            row[at + fair[PALLET + n]] = PALLET_1 + n


def _write_wishes(halls: Halls, seat: i64, row: Ints, at: i64) -> None:
    """Where every wish card is, as far as the seat sees it (ES-55, ES-56)."""
    cards = halls.cards
    traces = halls.traces
    offered: i64 = -1
    if halls.asked == ASK_DRAFT:
        offered = IN_PACK + pack_before(halls, seat)
    elif halls.asked == ASK_KEEP and seat == halls.to_move:
        offered = DRAWN
    offers = offered >= 0 and halls.is_waiting(seat)
    mine: i64 = HELD + seat
    n: i64
    for n in range(BOOTHS):
        place = cards[n]
        known: i64 = 0
        if place == mine:
            known = MINE
        elif place >= SHOWN:
            known = SHOWN_BY + _player_at(halls, place - SHOWN, seat)
        elif place in (DISCARDED, COMMON):
            known = place
        elif place == offered:
            if offers:
                known = OFFERED
        elif traces[n] >> seat & 1 and (not halls.over or place == IN_DECK):
            known = PASSED
        row[at + n] = known


def _player_at(halls: Halls, seat: i64, viewer: i64) -> i64:
    """Which player a seat is to the one who looks: 0 is that one, 1 the next."""
    number = seat - viewer
    if number < 0:
        number += halls.seats
    return number
