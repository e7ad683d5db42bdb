"""Allegiance and its tiers, and recruits that come into the open (EU-29, EU-37 to EU-41).

Touches the allegiance tracks, recruits and, through them, stars.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import NO_TIERS
from ludothek.games.euphoria.rules import recruits, stars
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import GROUND, HELD, HIDDEN, NOTE_ALLEGIANCE, NOTE_OPENED, OPEN


def raise_allegiance(city: City, faction: i64) -> None:
    """One step; tiers 3 and 4 take effect at once (EU-37, EU-40, EU-41)."""
    step = city.allegiance[faction]
    if step == city.tables.tier4:
        return
    step += 1
    city.allegiance[faction] = step
    city.note(NOTE_ALLEGIANCE, -1, faction, step)
    if step == city.tables.tier3:
        reveal(city, faction)
    elif step == city.tables.tier4:
        for seat in range(city.seats):
            for slot in range(seat * HELD, seat * HELD + HELD):
                if city.status[slot] == OPEN and city.tables.faction[city.recruits[slot]] == faction:
                    stars.lay_on_recruit(city, seat, slot)


def is_revealed(city: City, faction: i64) -> bool:
    """Whether the faction's recruits lie open (EU-46)."""
    if city.allegiance[faction] >= city.tables.tier3:
        return True
    return faction < GROUND and city.miners[faction] >= city.tables.reveal


def reveal(city: City, faction: i64) -> None:
    """All hidden recruits of a faction become active (EU-29, EU-40); that there are none is news too."""
    city.reveals += 1
    for seat in range(city.seats):
        for slot in range(seat * HELD, seat * HELD + HELD):
            if city.status[slot] == HIDDEN and city.tables.faction[city.recruits[slot]] == faction:
                open_recruit(city, seat, slot)


def open_recruit(city: City, seat: i64, slot: i64) -> None:
    city.status[slot] = OPEN
    city.reveals += 1
    city.note(NOTE_OPENED, seat, city.recruits[slot])
    recruits.refresh(city, seat)
    if city.allegiance[city.tables.faction[city.recruits[slot]]] == city.tables.tier4:
        stars.lay_on_recruit(city, seat, slot)


def has_tier(city: City, seat: i64, faction: i64, tier: i64) -> bool:
    """Whether a seat has the bonus of tier 1 or 2, whose step is given (EU-37)."""
    if city.allegiance[faction] < tier:
        return False
    return (city.factions[seat] >> faction) & 1 != 0 and city.penalties[seat] & NO_TIERS == 0
