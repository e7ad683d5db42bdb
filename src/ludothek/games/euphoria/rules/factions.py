"""Allegiance and its tiers, and recruits that come into the open (EU-29, EU-37 to EU-41).

Touches the allegiance tracks, recruits and, through them, stars.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import NO_TIERS
from ludothek.games.euphoria.rules import recruits, stars
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ALLEGIANCE_OF,
    FACTIONS_OF,
    GROUND,
    HELD,
    HIDDEN,
    MINER_OF,
    NOTE_ALLEGIANCE,
    NOTE_OPENED,
    OPEN,
    PENALTIES_OF,
    RECRUIT_IN,
    STATUS_IN,
)


def raise_allegiance(city: City, faction: i64) -> None:
    """One step; tiers 3 and 4 take effect at once (EU-37, EU-40, EU-41)."""
    own = city.own
    board = city.board
    step = board[ALLEGIANCE_OF + faction]
    if step == city.tables.tier4:
        return
    step += 1
    board[ALLEGIANCE_OF + faction] = step
    city.note(NOTE_ALLEGIANCE, -1, faction, step)
    if step == city.tables.tier3:
        reveal(city, faction)
    elif step == city.tables.tier4:
        for seat in range(city.seats):
            for slot in range(seat * HELD, seat * HELD + HELD):
                if own[STATUS_IN + slot] == OPEN and city.tables.faction[own[RECRUIT_IN + slot]] == faction:
                    stars.lay_on_recruit(city, seat, slot)


def is_revealed(city: City, faction: i64) -> bool:
    """Whether the faction's recruits lie open (EU-46)."""
    board = city.board
    if board[ALLEGIANCE_OF + faction] >= city.tables.tier3:
        return True
    return faction < GROUND and board[MINER_OF + faction] >= city.tables.reveal


def reveal(city: City, faction: i64) -> None:
    """All hidden recruits of a faction become active (EU-29, EU-40); that there are none is news too."""
    own = city.own
    city.reveals += 1
    for seat in range(city.seats):
        for slot in range(seat * HELD, seat * HELD + HELD):
            if own[STATUS_IN + slot] == HIDDEN and city.tables.faction[own[RECRUIT_IN + slot]] == faction:
                open_recruit(city, seat, slot)


def open_recruit(city: City, seat: i64, slot: i64) -> None:
    own = city.own
    own[STATUS_IN + slot] = OPEN
    city.reveals += 1
    city.note(NOTE_OPENED, seat, own[RECRUIT_IN + slot])
    recruits.refresh(city, seat)
    if city.board[ALLEGIANCE_OF + city.tables.faction[own[RECRUIT_IN + slot]]] == city.tables.tier4:
        stars.lay_on_recruit(city, seat, slot)


def has_tier(city: City, seat: i64, faction: i64, tier: i64) -> bool:
    """Whether a seat has the bonus of tier 1 or 2, whose step is given (EU-37)."""
    own = city.own
    if city.board[ALLEGIANCE_OF + faction] < tier:
        return False
    return (own[FACTIONS_OF + seat] >> faction) & 1 != 0 and own[PENALTIES_OF + seat] & NO_TIERS == 0
