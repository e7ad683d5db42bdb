"""The parking lot: unloading, the cash machine, leaving early (ES-42 to ES-44).

It touches what a visitor has, and the games of its bag.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import (
    BAG,
    BOOTHS,
    CASH,
    DEPARTURE,
    IN_BAG,
    IN_BOOT,
    LINES,
    MONEY,
    NOTE_LEFT,
    NOTE_UNLOADED,
    NOTE_WITHDREW,
    SHEET,
)


def unload(halls: Halls, seat: i64) -> None:
    """All games from the bag to the boot (ES-42)."""
    games = halls.games
    visitors = halls.visitors
    halls.note(NOTE_UNLOADED, seat, visitors[BAG + seat])
    for game in range(BOOTHS):
        if games[game] == IN_BAG + seat:
            games[game] = IN_BOOT + seat
    visitors[BAG + seat] = 0


def withdraw(halls: Halls, seat: i64) -> None:
    """Points for money (ES-43)."""
    tables = halls.tables
    visitors = halls.visitors
    visitors[MONEY + seat] += tables.withdrawal
    visitors[SHEET + seat * LINES + CASH] -= tables.withdrawal_points
    halls.note(NOTE_WITHDREW, seat, tables.withdrawal, tables.withdrawal_points)


def leave_early(halls: Halls, seat: i64) -> None:
    """Points for the first who end the last round at their car (ES-44)."""
    departure = halls.tables.departure
    if halls.departures < len(departure):
        points = departure[halls.departures]
        halls.visitors[SHEET + seat * LINES + DEPARTURE] += points
        halls.departures += 1
        halls.note(NOTE_LEFT, seat, points)
