"""When all stars of an event lie: the end of the game, or the recruits that answer stars (EU-48 to EU-51, EU-58).

Touches whether the game is over and the last roll.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import ON_STAR
from ludothek.games.euphoria.scoring import stars_laid, tie_break_key
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    DO_POWERS,
    FRESH_OF,
    LUCK_OF,
    NOTE_END,
    NOTE_LAST_ROLL,
    NOTE_TIE,
    OCCASIONS_OF,
    STARS_OF,
    WORKERS_OF,
)
from ludothek.kernel.arrays import zeros


def settle(city: City) -> None:
    """When all stars of an event lie: is anybody done? Then recruits that answer stars (EU-48, EU-58)."""
    own = city.own
    if city.unsettled == 0:
        return
    city.unsettled = 0
    for seat in range(city.seats):
        if own[STARS_OF + seat] == 0:
            _finish(city)
            return
    for seat in range(city.seats):
        if own[FRESH_OF + seat] > 0:
            if own[OCCASIONS_OF + seat] & ON_STAR:
                for _nth in range(own[FRESH_OF + seat]):
                    city.push(DO_POWERS, seat, ON_STAR)
            own[FRESH_OF + seat] = 0


def _finish(city: City) -> None:
    """The game is over; those who finished together and are equal in all else roll (EU-49, EU-50)."""
    city.over = True
    city.depth = 0
    _last_roll(city)
    for seat in range(city.seats):
        city.note(NOTE_END, seat, stars_laid(city, seat))
    if city.journal is not None:
        _note_tie(city)


def _last_roll(city: City) -> None:
    """All workers, the lowest sum wins, equals roll again (EU-50)."""
    own = city.own
    best = max([tie_break_key(city, seat) for seat in range(city.seats)])
    while True:
        rolling: i64 = 0
        lowest: i64 = 0
        sums = zeros(city.seats)
        for seat in range(city.seats):
            sums[seat] = 0
            if tie_break_key(city, seat) == best:
                rolling += 1
        if rolling < 2:
            return
        for seat in range(city.seats):
            if tie_break_key(city, seat) == best:
                for _nth in range(own[WORKERS_OF + seat]):
                    sums[seat] += city.rng.below(6) + 1
                city.note(NOTE_LAST_ROLL, seat, sums[seat])
                if lowest == 0 or sums[seat] < lowest:
                    lowest = sums[seat]
        for seat in range(city.seats):
            if sums[seat] == lowest:
                own[LUCK_OF + seat] += 1
        best = max([tie_break_key(city, seat) for seat in range(city.seats)])


def _note_tie(city: City) -> None:
    """What decides, if several have finished."""
    keys = sorted([tie_break_key(city, seat) for seat in range(city.seats)], reverse=True)
    if keys[0][0] == keys[1][0]:
        level: int = 1
        while level < 5 and keys[0][level] == keys[1][level]:
            level += 1
        city.note(NOTE_TIE, -1, level)
