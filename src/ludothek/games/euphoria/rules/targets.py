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
)
from ludothek.kernel.arrays import Ints


def fill(city: City, seat: i64, number: i64, buffer: Ints, count: i64) -> i64:
    """Every target that is open to a seat and can be paid, for a worker of this number."""
    board = city.board
    penalties = city.own[PENALTIES_OF + seat]
    first = place(number, 0)
    for target in range(AREAS):
        if _is_open_area(city, seat, target, penalties):
            buffer[count] = first + target
            count += 1
    for target in range(AREAS, MARKET):
        if _is_open_space(city, seat, target, penalties):
            buffer[count] = first + target
            count += 1
    for site in range(SITES):
        if board[BUILT_AT + site] and _is_open_market(city, seat, site, penalties):
            buffer[count] = first + MARKET + site
            count += 1
    for site in range(SITES):
        if not board[BUILT_AT + site] and _may_build(city, seat, site, penalties):
            for target in range(SITE + site * 2, SITE + site * 2 + 2):
                if _can_build_at(city, seat, target):
                    buffer[count] = first + target
                    count += 1
    return count


def is_open(city: City, seat: i64, target: i64) -> bool:
    """Whether a seat may place there and can pay (EU-22, EU-24, EU-33)."""
    penalties = city.own[PENALTIES_OF + seat]
    if target < AREAS:
        return _is_open_area(city, seat, target, penalties)
    if target < MARKET:
        return _is_open_space(city, seat, target, penalties)
    if target < SITE:
        site: i64 = target - MARKET
        return city.board[BUILT_AT + site] != 0 and _is_open_market(city, seat, site, penalties)
    site = (target - SITE) // 2
    if city.board[BUILT_AT + site]:
        return False
    return _may_build(city, seat, site, penalties) and _can_build_at(city, seat, target)


def _is_open_area(city: City, seat: i64, area: i64, penalties: i64) -> bool:
    """An area has room for everybody (EU-26)."""
    if penalties & NO_ICARUS and area == ICARITE:
        return False
    if penalties & ONE_PER_AREA and dice.is_in_area(city, area, seat):
        return False
    return prices.can_pay(city, seat, area, False)


def _is_open_space(city: City, seat: i64, space: i64, penalties: i64) -> bool:
    """A space for one worker, who bumps whoever stands there (EU-22, EU-23)."""
    if END <= space < HEXAGON and city.board[MINER_OF + space - END] < city.tables.end:
        return False
    if penalties & NO_ICARUS and space >= HEXAGON + ICARITE:
        return False
    return _can_bump_at(city, seat, space, penalties)


def _is_open_market(city: City, seat: i64, site: i64, penalties: i64) -> bool:
    """A market that is built (EU-34)."""
    if penalties & OWN_MARKETS_ONLY and not (city.board[STARS_AT + site] >> seat) & 1:
        return False
    return _can_bump_at(city, seat, MARKET + site, penalties)


def _can_bump_at(city: City, seat: i64, space: i64, penalties: i64) -> bool:
    there = city.who[space]
    if there == seat and penalties & NO_SELF_BUMP:
        return False
    return prices.can_pay(city, seat, space, there >= 0 and there != seat)


def _may_build(city: City, seat: i64, site: i64, penalties: i64) -> bool:
    """Whether a seat may build on a site at all: with a penalty not beside others (EU-33)."""
    if penalties & NO_SHARED_SITE == 0:
        return True
    who = city.who
    for plot in range(SITE + site * PLOTS, SITE + site * PLOTS + PLOTS):
        if who[plot] >= 0 and who[plot] != seat:
            return False
    return True


def _can_build_at(city: City, seat: i64, target: i64) -> bool:
    """A free space of a site, and its price (EU-31)."""
    space = space_of(city, target)
    return space >= 0 and prices.can_pay(city, seat, space, False)


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
