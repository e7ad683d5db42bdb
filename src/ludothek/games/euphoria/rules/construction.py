"""Sites: who stands there, and the market that a finished one becomes (EU-31 to EU-33).

Touches the site, the workers on it and the stars of those who helped; their rolls are left to the agenda.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import ON_BUILT
from ludothek.games.euphoria.rules import conditions, dice, powers, recruits, stars
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    BUILT_AT,
    DO_RAISE_MARKET,
    DO_ROLL,
    HELD,
    NOTE_BUILT,
    NOTE_USED,
    OCCASIONS_OF,
    PLOTS,
    SITE,
    TILE_AT,
)
from ludothek.kernel.arrays import zeros


def complete(city: City, site: i64) -> None:
    """If enough workers stand here: turn the tile over, all return and roll; stars follow (EU-31, EU-32)."""
    board = city.board
    who = city.who
    first: i64 = SITE + site * PLOTS
    if standing(city, site) < city.tables.needed:
        return
    city.reveals += 1
    city.note(NOTE_BUILT, -1, site, board[TILE_AT + site])
    helpers: i64 = 0
    returned = zeros(city.seats)
    for space in range(first, first + PLOTS):
        if who[space] >= 0:
            helpers |= 1 << who[space]
            returned[who[space]] += 1
            dice.lift(city, space)
    board[BUILT_AT + site] = 1
    city.push(DO_RAISE_MARKET, site, helpers)
    for step in range(1, city.seats + 1):
        seat: i64 = (city.on_turn + city.seats - step) % city.seats
        if returned[seat] > 0:
            city.push(DO_ROLL, seat, returned[seat])


def standing(city: City, site: i64) -> i64:
    """How many workers stand on a site."""
    who = city.who
    count: i64 = 0
    for space in range(SITE + site * PLOTS, SITE + site * PLOTS + PLOTS):
        if who[space] >= 0:
            count += 1
    return count


def raise_market(city: City, site: i64, helpers: i64) -> None:
    """Stars of all who helped, the penalty for all others, recruits that answer (EU-32, EU-33)."""
    own = city.own
    city.helpers = helpers
    for step in range(city.seats):
        seat: i64 = (city.on_turn + step) % city.seats
        if (helpers >> seat) & 1:
            stars.lay_on_tile(city, seat, site)
    for seat in range(city.seats):
        recruits.refresh(city, seat)
    for seat in range(city.seats):
        if own[OCCASIONS_OF + seat] & ON_BUILT:
            for n in range(HELD):
                power = powers.power_of(city, seat, n, ON_BUILT)
                if power is not None and conditions.holds(city, seat, power):
                    city.note(NOTE_USED, seat, power.recruit)
                    powers.receive(city, seat, power.gain)
