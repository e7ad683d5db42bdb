"""When a power holds: the place it is tied to, and its conditions."""

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
from ludothek.games.euphoria.rules_payment import Payment
from ludothek.games.euphoria.tables import AREAS, DIE, PLOTS, SITE

SUBTERRAN_BIT: Final = 1 << 1


class Conditions(Payment):
    """The table with the conditions of its recruits (EU-53, EU-54)."""

    __slots__ = ()

    def holds(self, seat: i64, power: Power) -> bool:
        """Whether a power fits the place and its conditions hold."""
        if power.at and self.tables.space_bit[self.space] & power.at == 0:
            return False
        when = power.when
        if when == 0:
            return True
        if when & (NO_ARTIFACTS | NO_RESOURCES) & ~self.had:
            return False
        if when & (SAME_NUMBER | ALONE | LOWEST | HIGHEST) and not self._compares(when):
            return False
        if when & TWO_WORKERS and self.workers[seat] != 2:
            return False
        if when & HELPED and not (self.helpers >> seat) & 1:
            return False
        if when & NOT_HELPED and (self.helpers >> seat) & 1:
            return False
        if when & FROM_SUBTERRA and self.elsewhere:
            return False
        if when & EQUAL_DIE and self.bumped_pip != self.die:
            return False
        if when & HIGHER_DIE and self.bumped_pip <= self.die:
            return False
        if when & NOBODY_BUMPED and self.bumped >= 0:
            return False
        if when & (RIVAL_BUMPED | BY_RIVAL) and (self.bumped < 0 or self.bumped == self.on_turn):
            return False
        if when & TOOK_RESOURCE and not self.took:
            return False
        return not (when & NO_SUBTERRAN and self.factions[self.bumped] & SUBTERRAN_BIT)

    def _compares(self, when: i64) -> bool:
        """The worker just placed beside the others in its area or on its site (EU-53)."""
        others: i64 = 0
        equal: i64 = 0
        lower: i64 = 0
        higher: i64 = 0
        if self.space < AREAS:
            for seat in range(self.seats):
                at: i64 = (self.space * self.seats + seat) * DIE
                others += self.crowd[at]
                equal += self.crowd[at + self.die]
                for number in range(1, self.die):
                    lower += self.crowd[at + number]
            others -= 1
            equal -= 1
        else:
            plot: i64 = SITE + (self.space - SITE) // PLOTS * PLOTS
            for space in range(plot, plot + PLOTS):
                if self.who[space] >= 0 and space != self.space:
                    others += 1
                    if self.pip[space] == self.die:
                        equal += 1
                    elif self.pip[space] < self.die:
                        lower += 1
        higher = others - equal - lower
        if when & SAME_NUMBER:
            return equal > 0
        if when & ALONE:
            return others == 0
        if when & LOWEST:
            return equal + lower == 0
        return equal + higher == 0
