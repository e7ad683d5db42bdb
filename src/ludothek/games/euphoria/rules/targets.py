"""Where a seat may place a worker (EU-22, EU-24, EU-31, EU-33).

Touches nothing.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import place
from ludothek.games.euphoria.effects import NO_ICARUS, NO_SELF_BUMP, NO_SHARED_SITE, ONE_PER_AREA, OWN_MARKETS_ONLY
from ludothek.games.euphoria.rules import dice, prices
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    AREAS,
    BUILT_AT,
    END,
    HEXAGON,
    ICARITE,
    MARKET,
    MINER_OF,
    PENALTIES_OF,
    PLOTS,
    SITE,
    SITES,
    STARS_AT,
    TARGETS,
)
from ludothek.kernel.arrays import Ints


def fill(city: City, seat: i64, number: i64, buffer: Ints, count: i64) -> i64:
    """Every target that is open to a seat and can be paid, for a worker of this number."""
    board = city.board
    first = place(number, 0)
    for target in range(MARKET):
        if is_open(city, seat, target):
            buffer[count] = first + target
            count += 1
    for site in range(SITES):
        if board[BUILT_AT + site] and is_open(city, seat, MARKET + site):
            buffer[count] = first + MARKET + site
            count += 1
    for target in range(SITE, TARGETS):
        if not board[BUILT_AT + (target - SITE) // 2] and is_open(city, seat, target):
            buffer[count] = first + target
            count += 1
    return count


def is_open(city: City, seat: i64, target: i64) -> bool:
    """Whether a seat may place there and can pay (EU-22, EU-24, EU-33)."""
    board = city.board
    penalties = city.own[PENALTIES_OF + seat]
    if target < AREAS:
        if penalties & NO_ICARUS and target == ICARITE:
            return False
        if penalties & ONE_PER_AREA and dice.is_in_area(city, target, seat):
            return False
        return prices.can_pay(city, seat, target, False)
    if target >= SITE:
        return _is_open_site(city, seat, target)
    if target < HEXAGON:
        if target >= END and board[MINER_OF + target - END] < city.tables.end:
            return False
    elif target >= MARKET:
        site = target - MARKET
        if not board[BUILT_AT + site]:
            return False
        if penalties & OWN_MARKETS_ONLY and not (board[STARS_AT + site] >> seat) & 1:
            return False
    elif penalties & NO_ICARUS and target >= HEXAGON + ICARITE:
        return False
    there = city.who[target]
    if there == seat and penalties & NO_SELF_BUMP:
        return False
    return prices.can_pay(city, seat, target, there >= 0 and there != seat)


def _is_open_site(city: City, seat: i64, target: i64) -> bool:
    """A free space of a site that is not built yet (EU-31)."""
    who = city.who
    site: i64 = (target - SITE) // 2
    if city.board[BUILT_AT + site]:
        return False
    space = space_of(city, target)
    if space < 0:
        return False
    if city.own[PENALTIES_OF + seat] & NO_SHARED_SITE:
        for plot in range(SITE + site * PLOTS, SITE + site * PLOTS + PLOTS):
            if who[plot] >= 0 and who[plot] != seat:
                return False
    return prices.can_pay(city, seat, space, False)


def space_of(city: City, target: i64) -> i64:
    """The space of a target: of the three like spaces of a site, the first that is free; -1 if there is none."""
    who = city.who
    if target < SITE:
        return target
    plot: i64 = SITE + (target - SITE) // 2 * PLOTS
    if (target - SITE) % 2 == 0:
        if who[plot] < 0:
            return plot
        return -1
    for space in range(plot + 1, plot + PLOTS):
        if who[space] < 0:
            return space
    return -1
