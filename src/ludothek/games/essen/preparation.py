"""Preparing the fair for a round: games, popularity, events and crowd (ES-9 to ES-20).

It touches the games, the row of the fair, the events and the crowd; of the visitors nothing.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import (
    BOOTHS,
    CROWDED_COURTYARD,
    CROWDED_ENTRANCES,
    EVENTS,
    IN_WAREHOUSE,
    LAST_ROUNDS,
    NO_EVENT,
    NOTE_CROWD,
    NOTE_CROWDED_COURTYARD,
    NOTE_CROWDED_ENTRANCES,
    NOTE_EVENT,
    NOTE_LAST_ROUND,
    NOTE_PALLET,
    NOTE_POPULARITY,
    NOTE_RELEASED,
    ON_BOOTH,
    ON_PALLET,
    OPEN_RANKINGS,
    PALLET,
    PALLETS,
    POPULARITY,
    RANKING,
    SERIES,
    SYMBOLS,
    UNUSED,
)
from ludothek.kernel.arrays import zeros

NONE_DRAWN: Final = zeros(SERIES)
NO_CHANGE: Final = zeros(SYMBOLS)


def lay_out_fair(halls: Halls) -> None:
    """The games of round 1 and its pallets (ES-10 to ES-12)."""
    left: i64 = BOOTHS
    for _nth in range(halls.tables.on_booths):
        halls.games[halls.pick_at_random(halls.games, IN_WAREHOUSE, left)] = ON_BOOTH
        left -= 1
    load_pallets(halls)
    settle_pallets(halls)


def prepare_round(halls: Halls) -> None:
    """The games on the pallets go on sale, others come, the visitors' taste changes (ES-14)."""
    release(halls)
    load_pallets(halls)
    settle_pallets(halls)


def prepare_last_round(halls: Halls) -> None:
    """The tile of the last round, its games and its crowd (ES-20)."""
    halls.last_round = halls.rng.below(LAST_ROUNDS)
    halls.note(NOTE_LAST_ROUND, -1, halls.last_round)
    release(halls)
    if halls.settings.crowd:
        place_crowd(halls, CROWDED_ENTRANCES)
        halls.note(NOTE_CROWDED_ENTRANCES, -1)


def draw_rankings(halls: Halls, series: i64) -> None:
    """Three different cards of a series, 0 for the morning and 1 for the afternoon (ES-9, ES-46)."""
    drawn = NONE_DRAWN[:]
    for n in range(OPEN_RANKINGS):
        card = halls.pick_at_random(drawn, 0, SERIES - n)
        drawn[card] = 1
        halls.fair[RANKING + n] = series * SERIES + card


def release(halls: Halls) -> None:
    """The games on the pallets go to their booths (ES-15)."""
    fair = halls.fair
    for pallet in range(PALLETS):
        game = fair[PALLET + pallet]
        halls.games[game] = ON_BOOTH
        fair[PALLET + pallet] = -1
        if halls.journal is not None:
            halls.note(NOTE_RELEASED, -1, game)


def load_pallets(halls: Halls) -> None:
    """Six games from the warehouse onto the pallets (ES-10, ES-15)."""
    games = halls.games
    left: i64 = 0
    for game in range(BOOTHS):
        if games[game] == IN_WAREHOUSE:
            left += 1
    for pallet in range(PALLETS):
        chosen = halls.pick_at_random(games, IN_WAREHOUSE, left)
        left -= 1
        games[chosen] = ON_PALLET
        halls.fair[PALLET + pallet] = chosen
        if halls.journal is not None:
            halls.note(NOTE_PALLET, -1, chosen, pallet)


def settle_pallets(halls: Halls) -> None:
    """What the games on the pallets do to popularity, events and crowd (ES-12)."""
    move_popularity(halls)
    for pallet in range(PALLETS):
        if halls.tables.pallet_event[pallet]:
            lay_event(halls, halls.fair[PALLET + pallet])
    if halls.settings.crowd:
        move_crowd(halls)


def move_popularity(halls: Halls) -> None:
    """All pallets together, then the ends of the track (ES-16, ES-17)."""
    tables = halls.tables
    fair = halls.fair
    change = NO_CHANGE[:]
    for pallet in range(PALLETS):
        change[tables.symbol[fair[PALLET + pallet]]] += tables.pallet_popularity[pallet]
    for symbol in range(SYMBOLS):
        if change[symbol] != 0:
            moved = max(fair[POPULARITY + symbol] + change[symbol], tables.popularity_least)
            moved = min(moved, halls.settings.limit)
            fair[POPULARITY + symbol] = moved
            halls.note(NOTE_POPULARITY, -1, symbol, moved)


def lay_event(halls: Halls, game: i64) -> None:
    """An event token onto a game (ES-18)."""
    event = draw_event(halls)
    halls.events[game] = event
    halls.note(NOTE_EVENT, -1, game, event)


def draw_event(halls: Halls) -> i64:
    """One of the event tokens that are left."""
    fair = halls.fair
    left: i64 = 0
    for event in range(EVENTS):
        left += fair[UNUSED + event]
    if left == 0:
        return NO_EVENT
    left = halls.rng.below(left)
    drawn: i64 = 0
    while left >= fair[UNUSED + drawn]:
        left -= fair[UNUSED + drawn]
        drawn += 1
    fair[UNUSED + drawn] -= 1
    return drawn


def move_crowd(halls: Halls) -> None:
    """A crowd token to the zone of each game with an event; to the courtyard if the zone has one (ES-19)."""
    tables = halls.tables
    crowd: i64 = 0
    for pallet in range(PALLETS):
        if tables.pallet_event[pallet]:
            zone = tables.zone[halls.fair[PALLET + pallet]]
            if crowd >> zone & 1:
                crowd |= CROWDED_COURTYARD
                halls.note(NOTE_CROWDED_COURTYARD, -1)
            else:
                crowd |= 1 << zone
                halls.note(NOTE_CROWD, -1, zone)
    place_crowd(halls, crowd)


def place_crowd(halls: Halls, crowd: i64) -> None:
    halls.crowd = crowd
    halls.costs = halls.routes.costs(crowd)
