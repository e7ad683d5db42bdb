"""Laying stars on recruits, territories and markets (EU-7, EU-32, EU-34, EU-71).

Touches stars and what follows from one at once: knowledge, a penalty that ends.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import KNOWING_STARS
from ludothek.games.euphoria.rules import recruits, tracks
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    FRESH_OF,
    LAID_IN,
    NOTE_STAR_RECRUIT,
    NOTE_STAR_SITE,
    NOTE_STAR_TERRITORY,
    PENALTIES_OF,
    RECRUIT_IN,
    STARRED,
    STARS_AT,
    STARS_OF,
    STATUS_IN,
    TERRITORY_IN,
    TILE_AT,
)


def lay_on_recruit(city: City, seat: i64, slot: i64) -> None:
    own = city.own
    if own[STARS_OF + seat] > 0:
        own[STATUS_IN + slot] = STARRED
        city.note(NOTE_STAR_RECRUIT, seat, own[RECRUIT_IN + slot])
        lay(city, seat)


def lay_on_territory(city: City, seat: i64, faction: i64) -> None:
    """A star on a territory, if there is room (EU-7, EU-34)."""
    board = city.board
    if has_room(city, faction) and city.own[STARS_OF + seat] > 0:
        board[TERRITORY_IN + faction * city.seats + seat] += 1
        board[LAID_IN + faction] += 1
        city.note(NOTE_STAR_TERRITORY, seat, faction)
        lay(city, seat)


def has_room(city: City, faction: i64) -> bool:
    return city.board[LAID_IN + faction] < city.seats


def lay_on_tile(city: City, seat: i64, site: i64) -> None:
    """A star on a market, which ends its penalty (EU-32, EU-35)."""
    board = city.board
    if city.own[STARS_OF + seat] > 0:
        board[STARS_AT + site] |= 1 << seat
        recruits.refresh(city, seat)
        city.note(NOTE_STAR_SITE, seat, site, board[TILE_AT + site])
        lay(city, seat)


def lay(city: City, seat: i64) -> None:
    """What every star has in common (EU-48, EU-71)."""
    own = city.own
    own[STARS_OF + seat] -= 1
    own[FRESH_OF + seat] += 1
    city.unsettled += 1
    if own[PENALTIES_OF + seat] & KNOWING_STARS:
        tracks.gain_knowledge(city, seat, 1)
