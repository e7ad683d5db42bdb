"""What a seat's recruits and the markets without its star mean for it (EU-33, EU-52, EU-72).

Touches the bits kept for a seat: its penalties, its factions and the occasions its recruits answer.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import NO_RECRUITS
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import HELD, OPEN, SITES


def power_for(city: City, seat: i64, occasion: i64) -> i64:
    """The first power of a seat's active recruits for an occasion, or -1."""
    tables = city.tables
    if city.occasions[seat] & occasion == 0:
        return -1
    for slot in range(seat * HELD, seat * HELD + HELD):
        if city.status[slot] >= OPEN:
            recruit = city.recruits[slot]
            if tables.occasions[recruit] & occasion:
                for n in range(tables.first_power[recruit], tables.first_power[recruit + 1]):
                    if tables.powers[n].on == occasion:
                        return n
    return -1


def refresh(city: City, seat: i64) -> None:
    """Look up anew a seat's penalties, its factions and what its recruits answer (EU-33, EU-72)."""
    penalties: i64 = 0
    for site in range(SITES):
        if city.built[site] and not (city.tile_stars[site] >> seat) & 1:
            penalties |= city.tables.penalty[city.tiles[site]]
    occasions: i64 = 0
    factions: i64 = 0
    for slot in range(seat * HELD, seat * HELD + HELD):
        if city.status[slot] >= OPEN:
            occasions |= city.tables.occasions[city.recruits[slot]]
            factions |= 1 << city.tables.faction[city.recruits[slot]]
    city.penalties[seat] = penalties
    city.occasions[seat] = 0 if penalties & NO_RECRUITS else occasions
    city.factions[seat] = factions
