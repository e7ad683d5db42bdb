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
PLAYER: Final[i64] = 19  # numbers of a player, of which the last is how many wish cards are held
CARDS_HELD: Final[i64] = 18
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
    players = at
    who = seat
    for _nth in range(seats):
        _write_player(halls, who, row, at)
        at += PLAYER
        who += 1
        if who == seats:
            who = 0
    _write_games(halls, seat, row, at)
    _write_wishes(halls, seat, row, at + 3 * BOOTHS, players + CARDS_HELD)


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


def _write_player(halls: Halls, seat: i64, row: Ints, at: i64) -> None:
    """One player, but for the wish cards."""
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
    first: i64 = BOUGHT + seat * SYMBOLS
    for n in range(SYMBOLS):
        row[at + n] = visitors[first + n]
    at += SYMBOLS
    first = SHEET + seat * LINES
    for n in range(LINES):
        points = visitors[first + n]
        if points > MOST:
            points = MOST
        row[at + n] = points
    row[at + LINES] = 0


def _write_games(halls: Halls, seat: i64, row: Ints, at: i64) -> None:
    """Where every game is, who has it, and the event that came with it."""
    games = halls.games
    events = halls.events
    fair = halls.fair
    codes = CODES
    seats = halls.seats
    owners: i64 = at + BOOTHS
    came: i64 = owners + BOOTHS
    n: i64
    for n in range(BOOTHS):
        place = games[n]
        owner: i64 = 0
        event: i64 = 0
        if place >= IN_BAG:
            owner = place - IN_BAG - seat
            if place >= IN_BOOT:
                owner = place - IN_BOOT - seat
            if owner < 0:
                owner += seats
            owner += 1
        elif place != IN_WAREHOUSE and place != TAKEN_AWAY:
            event = events[n]
        row[at + n] = codes[place]
        row[owners + n] = owner
        row[came + n] = event
    for n in range(PALLETS):
        if fair[PALLET + n] >= 0:
            row[at + fair[PALLET + n]] = PALLET_1 + n


def _write_wishes(halls: Halls, seat: i64, row: Ints, at: i64, held: i64) -> None:
    """Where every wish card is, as far as the seat sees it (ES-55, ES-56), and how many each player holds."""
    cards = halls.cards
    traces = halls.traces
    seats = halls.seats
    offered: i64 = -1
    if halls.asked == ASK_DRAFT:
        offered = IN_PACK + pack_before(halls, seat)
    elif halls.asked == ASK_KEEP and seat == halls.to_move:
        offered = DRAWN
    shown: i64 = 0
    if offered >= 0 and halls.is_waiting(seat):
        shown = OFFERED
    over = halls.over
    saw: i64 = 1 << seat
    n: i64
    for n in range(BOOTHS):
        place = cards[n]
        known: i64 = 0
        if place >= SHOWN:
            other = place - SHOWN - seat
            if other < 0:
                other += seats
            known = SHOWN_BY + other
        elif place == DISCARDED or place == COMMON:  # noqa: SIM109
            known = place
        elif place == offered:
            known = shown
        else:
            if traces[n] & saw and (not over or place == IN_DECK):
                known = PASSED
            if place >= HELD:
                other = place - HELD - seat
                if other < 0:
                    other += seats
                row[held + other * PLAYER] += 1
                if other == 0:
                    known = MINE
        row[at + n] = known
