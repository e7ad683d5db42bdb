"""Workers that follow in the same turn: of equal knowledge, or a new one at once (EU-11 to EU-13, EU-62).

Touches which workers may follow.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import STOP
from ludothek.games.euphoria.effects import ONE_PLACEMENT
from ludothek.games.euphoria.rules import placement, targets
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import ASK_AGAIN, DIE, DO_END_TURN, MORALE_OF, PENALTIES_OF, TARGETS
from ludothek.kernel.arrays import Ints


def begin(city: City, seat: i64, number: i64, target: i64) -> None:
    """Place a worker of this number, and keep in mind which ones may follow."""
    if city.placed == 0:
        city.group = number
        city.group_left = city.ready[seat * DIE + number] - 1
    elif number == city.extra:
        city.extra = 0
    else:
        city.group_left -= 1
    placement.begin(city, seat, number, target)


def follow_up(city: City, seat: i64) -> None:
    """Ask whether another worker follows, if one may; otherwise the turn ends."""
    ready = city.ready
    if city.extra > 0 and ready[seat * DIE + city.extra] > 0 and _may_follow(city, seat, city.extra):
        city.ask(seat, ASK_AGAIN, city.extra)
        return
    city.extra = 0
    city.group_left = min(city.group_left, ready[seat * DIE + city.group])
    if city.group_left > 0 and _may_follow(city, seat, city.group):
        city.ask(seat, ASK_AGAIN, city.group)
        return
    city.push(DO_END_TURN)


def _may_follow(city: City, seat: i64, number: i64) -> bool:
    own = city.own
    if own[PENALTIES_OF + seat] & ONE_PLACEMENT or (city.dear_doubles and own[MORALE_OF + seat] < 2):
        return False
    toll = _toll(city)
    own[MORALE_OF + seat] -= toll
    found = False
    for target in range(TARGETS):
        if targets.is_open(city, seat, target):
            found = True
            break
    own[MORALE_OF + seat] += toll
    return found


def _toll(city: City) -> i64:
    """What another worker costs in morale, with that option."""
    if city.dear_doubles:
        return 1
    return 0


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    """Where the worker that follows can go, or no further (EU-11)."""
    own = city.own
    toll = _toll(city)
    own[MORALE_OF + seat] -= toll
    count = targets.fill(city, seat, city.ask_a, buffer, 0)
    own[MORALE_OF + seat] += toll
    buffer[count] = STOP
    return count + 1


def stop(city: City, seat: i64) -> None:
    """Not this one; perhaps one of the others."""
    if city.extra > 0:
        city.extra = 0
        follow_up(city, seat)
    else:
        city.push(DO_END_TURN)
