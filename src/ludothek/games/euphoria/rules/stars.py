"""Laying stars on recruits, territories and markets (EU-7, EU-32, EU-34, EU-71).

Touches stars and what follows from one at once: knowledge, a penalty that ends.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import KNOWING_STARS
from ludothek.games.euphoria.rules import recruits, tracks
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import NOTE_STAR_RECRUIT, NOTE_STAR_SITE, NOTE_STAR_TERRITORY, STARRED


def lay_on_recruit(city: City, seat: i64, slot: i64) -> None:
    if city.stars[seat] > 0:
        city.status[slot] = STARRED
        city.note(NOTE_STAR_RECRUIT, seat, city.recruits[slot])
        lay(city, seat)


def lay_on_territory(city: City, seat: i64, faction: i64) -> None:
    """A star on a territory, if there is room (EU-7, EU-34)."""
    if has_room(city, faction) and city.stars[seat] > 0:
        city.territory[faction * city.seats + seat] += 1
        city.laid[faction] += 1
        city.note(NOTE_STAR_TERRITORY, seat, faction)
        lay(city, seat)


def has_room(city: City, faction: i64) -> bool:
    return city.laid[faction] < city.seats


def lay_on_tile(city: City, seat: i64, site: i64) -> None:
    """A star on a market, which ends its penalty (EU-32, EU-35)."""
    if city.stars[seat] > 0:
        city.tile_stars[site] |= 1 << seat
        recruits.refresh(city, seat)
        city.note(NOTE_STAR_SITE, seat, site, city.tiles[site])
        lay(city, seat)


def lay(city: City, seat: i64) -> None:
    """What every star has in common (EU-48, EU-71)."""
    city.stars[seat] -= 1
    city.fresh[seat] += 1
    if city.penalties[seat] & KNOWING_STARS:
        tracks.gain_knowledge(city, seat, 1)
