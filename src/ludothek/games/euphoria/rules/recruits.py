"""What a seat's recruits and the markets without its star mean for it (EU-33, EU-52, EU-72).

Touches the bits kept for a seat: its penalties, its factions and the occasions its recruits answer.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import NO_RECRUITS
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    BUILT_AT,
    FACTIONS_OF,
    HELD,
    OCCASIONS_OF,
    OPEN,
    PENALTIES_OF,
    RECRUIT_IN,
    SITES,
    STARS_AT,
    STATUS_IN,
    TILE_AT,
)


def power_for(city: City, seat: i64, occasion: i64) -> i64:
    """The first power of a seat's active recruits for an occasion, or -1."""
    own = city.own
    tables = city.tables
    if own[OCCASIONS_OF + seat] & occasion == 0:
        return -1
    for slot in range(seat * HELD, seat * HELD + HELD):
        if own[STATUS_IN + slot] >= OPEN:
            recruit = own[RECRUIT_IN + slot]
            if tables.occasions[recruit] & occasion:
                for n in range(tables.first_power[recruit], tables.first_power[recruit + 1]):
                    if tables.powers[n].on == occasion:
                        return n
    return -1


def refresh(city: City, seat: i64) -> None:
    """Look up anew a seat's penalties, its factions and what its recruits answer (EU-33, EU-72)."""
    own = city.own
    board = city.board
    penalties: i64 = 0
    for site in range(SITES):
        if board[BUILT_AT + site] and not (board[STARS_AT + site] >> seat) & 1:
            penalties |= city.tables.penalty[board[TILE_AT + site]]
    occasions: i64 = 0
    factions: i64 = 0
    for slot in range(seat * HELD, seat * HELD + HELD):
        if own[STATUS_IN + slot] >= OPEN:
            occasions |= city.tables.occasions[own[RECRUIT_IN + slot]]
            factions |= 1 << city.tables.faction[own[RECRUIT_IN + slot]]
    own[PENALTIES_OF + seat] = penalties
    if penalties & NO_RECRUITS:
        occasions = 0
    own[OCCASIONS_OF + seat] = occasions
    own[FACTIONS_OF + seat] = factions
