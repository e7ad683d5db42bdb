"""What a seat may know as numbers, in the order of ``observation_form.py``; of wish cards only what it sees (ES-55)."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Iterator
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
    LINES,
    MONEY,
    MOST_SEATS,
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
)
from ludothek.kernel.arrays import Ints, ints

# What the numbers of observation_form.GAME_AT and WISH_AT are.
PLAYER: Final[i64] = 19  # numbers of a player, of which the last is how many wish cards are held
CARDS_HELD: Final[i64] = 18
CROWDED: Final[i64] = 7  # the five zones, the courtyard, the entrances
PALLET_1: Final[i64] = 1
MOST: Final[i64] = 127  # points of a line that are told: this is as many, or more
OFFERED: Final[i64] = 3
PASSED: Final[i64] = 4
MINE: Final[i64] = 5
SHOWN_BY: Final[i64] = 6  # plus the player


def _looks() -> Iterator[tuple[int, int]]:
    """Every number of players and every seat; where a seat does not exist, the numbers do not matter."""
    for seats in range(int(MOST_SEATS) + 1):
        for seat in range(int(MOST_SEATS)):
            yield max(seats, 1), seat


def _owners(seats: int, seat: int) -> list[int]:
    """Who has a game, by its place, for the seat that looks."""
    players = [(other - seat) % seats + 1 for other in range(int(MOST_SEATS))]
    return [0] * int(IN_BAG) + players * 2


def _wishes(seats: int, seat: int, over: bool) -> list[int]:
    """What a seat knows of a wish card, by the card's place: if it has not seen it pass, and if it has."""
    known = []
    for place in range(int(WISH_PLACES)):
        unseen = 0
        seen = 0 if over and place != IN_DECK else int(PASSED)
        if place >= SHOWN:
            unseen = seen = int(SHOWN_BY) + (place - int(SHOWN) - seat) % seats
        elif place in (DISCARDED, COMMON):
            unseen = seen = place
        elif place == HELD + seat:
            unseen = seen = int(MINE)
        known += [unseen, seen]
    return known


# Tables instead of questions: what a place means is looked up for sixty games and sixty cards at every decision.
GAME_PLACES: Final[i64] = IN_BOOT + MOST_SEATS
WISH_PLACES: Final[i64] = SHOWN + MOST_SEATS
WISH_ROW: Final[i64] = 2 * WISH_PLACES
CODES: Final[Ints] = ints([0, PALLET_1, 7, 8, *[9] * 5, *[10] * 5])  # by the place of a game
ON_SALE: Final[Ints] = ints([0, 1, 1, *[0] * 11])  # by the place of a game: whether its event is on the table
OWNERS: Final[Ints] = ints([owner for seats, seat in _looks() for owner in _owners(seats, seat)])
KNOWN: Final[Ints] = ints([known for seats, seat in _looks() for known in _wishes(seats, seat, False)])
KNOWN_AFTERWARDS: Final[Ints] = ints([known for seats, seat in _looks() for known in _wishes(seats, seat, True)])
COUNTED: Final[Ints] = ints([*[0] * 9, *[1 << 8 * seat for seat in range(5)], *[0] * 5])  # a byte for each seat's hand
BYTE: Final[i64] = 255


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
    """One player, but for how many wish cards there are."""
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


def _write_games(halls: Halls, seat: i64, row: Ints, at: i64) -> None:
    """Where every game is, who has it, and the event that came with it."""
    games = halls.games
    events = halls.events
    fair = halls.fair
    codes = CODES
    on_sale = ON_SALE
    owner_at = OWNERS
    look: i64 = (halls.seats * MOST_SEATS + seat) * GAME_PLACES
    owners: i64 = at + BOOTHS
    came: i64 = owners + BOOTHS
    n: i64
    for n in range(BOOTHS):
        place = games[n]
        row[at + n] = codes[place]
        row[owners + n] = owner_at[look + place]
        row[came + n] = events[n] * on_sale[place]
    for n in range(PALLETS):
        if fair[PALLET + n] >= 0:
            row[at + fair[PALLET + n]] = PALLET_1 + n


def _write_wishes(halls: Halls, seat: i64, row: Ints, at: i64, held: i64) -> None:
    """Where every wish card is, as far as the seat sees it (ES-55, ES-56), and how many each player holds."""
    cards = halls.cards
    traces = halls.traces
    counted = COUNTED
    known = _known(halls, seat)
    hands: i64 = 0
    n: i64
    for n in range(BOOTHS):
        place = cards[n]
        row[at + n] = known[2 * place + (traces[n] >> seat & 1)]
        hands += counted[place]
    who = seat
    for n in range(halls.seats):
        row[held + n * PLAYER] = hands >> 8 * who & BYTE
        who += 1
        if who == halls.seats:
            who = 0


def _known(halls: Halls, seat: i64) -> Ints:
    """What the seat knows of a wish card, by twice its place, and one more if it saw the card pass."""
    look: i64 = (halls.seats * MOST_SEATS + seat) * WISH_ROW
    if halls.over:
        return KNOWN_AFTERWARDS[look : look + WISH_ROW]
    known = KNOWN[look : look + WISH_ROW]
    offered: i64 = -1
    if halls.asked == ASK_DRAFT:
        offered = IN_PACK + pack_before(halls, seat)
    elif halls.asked == ASK_KEEP and seat == halls.to_move:
        offered = DRAWN
    if offered >= 0:
        shown: i64 = 0
        if halls.is_waiting(seat):
            shown = OFFERED
        known[2 * offered] = shown
        known[2 * offered + 1] = shown
    return known
