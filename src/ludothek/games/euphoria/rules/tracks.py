"""Morale and knowledge (EU-17, EU-18, EU-56).

Touches the two tracks of the seat it is called for; cards beyond the hand limit are left to the agenda.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import ON_KNOWLEDGE, ON_MORALE
from ludothek.games.euphoria.rules import recruits
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    DO_LIMIT,
    HAND_SIZE_OF,
    KNOWLEDGE_OF,
    MORALE_OF,
    NOTE_KNOWLEDGE,
    NOTE_MORALE,
    OCCASIONS_OF,
)


def gain_knowledge(city: City, seat: i64, steps: i64) -> None:
    """Up to the end of the track; a recruit may answer the steps really made (EU-18, EU-56)."""
    own = city.own
    moved = min(steps, city.tables.most_knowledge - own[KNOWLEDGE_OF + seat])
    if moved > 0:
        own[KNOWLEDGE_OF + seat] += moved
        city.note(NOTE_KNOWLEDGE, seat, moved, own[KNOWLEDGE_OF + seat])
        if own[OCCASIONS_OF + seat] & ON_KNOWLEDGE:
            _echo(city, seat, ON_KNOWLEDGE, moved)


def lose_knowledge(city: City, seat: i64, steps: i64) -> None:
    own = city.own
    moved = min(steps, own[KNOWLEDGE_OF + seat] - 1)
    if moved > 0:
        own[KNOWLEDGE_OF + seat] -= moved
        city.note(NOTE_KNOWLEDGE, seat, -moved, own[KNOWLEDGE_OF + seat])


def gain_morale(city: City, seat: i64, steps: i64) -> None:
    own = city.own
    moved = min(steps, city.tables.most_morale - own[MORALE_OF + seat])
    if moved > 0:
        own[MORALE_OF + seat] += moved
        city.note(NOTE_MORALE, seat, moved, own[MORALE_OF + seat])


def lose_morale(city: City, seat: i64, steps: i64) -> None:
    """Down to 1; the hand limit falls with it (EU-17, EU-18)."""
    own = city.own
    moved = min(steps, own[MORALE_OF + seat] - 1)
    if moved > 0:
        own[MORALE_OF + seat] -= moved
        city.note(NOTE_MORALE, seat, -moved, own[MORALE_OF + seat])
        if own[OCCASIONS_OF + seat] & ON_MORALE:
            _echo(city, seat, ON_MORALE, moved)
        if own[HAND_SIZE_OF + seat] > own[MORALE_OF + seat]:
            city.push(DO_LIMIT, seat)


def _echo(city: City, seat: i64, occasion: i64, steps: i64) -> None:
    """A recruit answers steps on a track with steps on the other (EU-56)."""
    power = city.tables.powers[recruits.power_for(city, seat, occasion)]
    gain_morale(city, seat, power.gain.morale * steps)
    if power.gain.knowledge < 0:
        lose_knowledge(city, seat, -power.gain.knowledge * steps)
