"""When a power holds: the place it is tied to, and its conditions (EU-53, EU-54).

Touches nothing.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.effects import (
    ALONE,
    BY_RIVAL,
    EQUAL_DIE,
    FROM_SUBTERRA,
    HELPED,
    HIGHER_DIE,
    HIGHEST,
    LOWEST,
    NO_ARTIFACTS,
    NO_RESOURCES,
    NO_SUBTERRAN,
    NOBODY_BUMPED,
    NOT_HELPED,
    RIVAL_BUMPED,
    SAME_NUMBER,
    TOOK_RESOURCE,
    TWO_WORKERS,
    Power,
)
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import AREAS, DIE, PLOTS, SITE

SUBTERRAN_BIT: Final = 1 << 1


def holds(city: City, seat: i64, power: Power) -> bool:
    """Whether a power fits the place and its conditions hold."""
    if power.at and city.tables.space_bit[city.space] & power.at == 0:
        return False
    when = power.when
    if when == 0:
        return True
    if when & (NO_ARTIFACTS | NO_RESOURCES) & ~city.had:
        return False
    if when & (SAME_NUMBER | ALONE | LOWEST | HIGHEST) and not _compares(city, when):
        return False
    if when & TWO_WORKERS and city.workers[seat] != 2:
        return False
    if when & HELPED and not (city.helpers >> seat) & 1:
        return False
    if when & NOT_HELPED and (city.helpers >> seat) & 1:
        return False
    if when & FROM_SUBTERRA and city.elsewhere:
        return False
    if when & EQUAL_DIE and city.bumped_pip != city.die:
        return False
    if when & HIGHER_DIE and city.bumped_pip <= city.die:
        return False
    if when & NOBODY_BUMPED and city.bumped >= 0:
        return False
    if when & (RIVAL_BUMPED | BY_RIVAL) and (city.bumped < 0 or city.bumped == city.on_turn):
        return False
    if when & TOOK_RESOURCE and not city.took:
        return False
    return not (when & NO_SUBTERRAN and city.factions[city.bumped] & SUBTERRAN_BIT)


def _compares(city: City, when: i64) -> bool:
    """The worker just placed beside the others in its area or on its site (EU-53)."""
    others: i64 = 0
    equal: i64 = 0
    lower: i64 = 0
    higher: i64 = 0
    if city.space < AREAS:
        for seat in range(city.seats):
            at: i64 = (city.space * city.seats + seat) * DIE
            others += city.crowd[at]
            equal += city.crowd[at + city.die]
            for number in range(1, city.die):
                lower += city.crowd[at + number]
        others -= 1
        equal -= 1
    else:
        plot: i64 = SITE + (city.space - SITE) // PLOTS * PLOTS
        for space in range(plot, plot + PLOTS):
            if city.who[space] >= 0 and space != city.space:
                others += 1
                if city.pip[space] == city.die:
                    equal += 1
                elif city.pip[space] < city.die:
                    lower += 1
    higher = others - equal - lower
    if when & SAME_NUMBER:
        return equal > 0
    if when & ALONE:
        return others == 0
    if when & LOWEST:
        return equal + lower == 0
    return equal + higher == 0
