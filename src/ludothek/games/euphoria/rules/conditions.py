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
from ludothek.games.euphoria.tables import AREAS, CROWD_IN, DIE, FACTIONS_OF, PIP_AT, PLOTS, SITE, WORKERS_OF

SUBTERRAN_BIT: Final[i64] = 1 << 1


def holds(city: City, seat: i64, power: Power) -> bool:
    """Whether a power fits the place and its conditions hold."""
    own = city.own
    if power.at and city.tables.space_bit[city.space] & power.at == 0:
        return False
    when = power.when
    if when == 0:
        return True
    if when & (NO_ARTIFACTS | NO_RESOURCES) & ~city.had:
        return False
    if when & (SAME_NUMBER | ALONE | LOWEST | HIGHEST) and not _compares(city, when):
        return False
    if when & TWO_WORKERS and own[WORKERS_OF + seat] != 2:
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
    return not (when & NO_SUBTERRAN and own[FACTIONS_OF + city.bumped] & SUBTERRAN_BIT)


def _compares(city: City, when: i64) -> bool:
    """The worker just placed beside the others in its area or on its site (EU-53)."""
    numbers = city.numbers
    who = city.who
    others: i64 = 0
    equal: i64 = 0
    lower: i64 = 0
    higher: i64 = 0
    if city.space < AREAS:
        for seat in range(city.seats):
            at: i64 = (city.space * city.seats + seat) * DIE
            others += numbers[CROWD_IN + at]
            equal += numbers[CROWD_IN + at + city.die]
            for number in range(1, city.die):
                lower += numbers[CROWD_IN + at + number]
        others -= 1
        equal -= 1
    else:
        plot: i64 = SITE + (city.space - SITE) // PLOTS * PLOTS
        for space in range(plot, plot + PLOTS):
            if who[space] >= 0 and space != city.space:
                others += 1
                if numbers[PIP_AT + space] == city.die:
                    equal += 1
                elif numbers[PIP_AT + space] < city.die:
                    lower += 1
    higher = others - equal - lower
    if when & SAME_NUMBER:
        return equal > 0
    if when & ALONE:
        return others == 0
    if when & LOWEST:
        return equal + lower == 0
    return equal + higher == 0
