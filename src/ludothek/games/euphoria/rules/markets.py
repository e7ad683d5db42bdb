"""The star for a visit to a market (EU-34 to EU-36).

Touches the stars of the seat on turn.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import ROOM, STAR_SITE, STAR_TERRITORY, decode
from ludothek.games.euphoria.rules import stars
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ASK_STAR,
    BUILT_AT,
    HEXAGON,
    ICARITE,
    LOFT,
    MARKET,
    SITE,
    STARS_AT,
    STARS_OF,
    space_faction,
)
from ludothek.kernel.arrays import Ints


def visit(city: City, seat: i64) -> None:
    """A visit to a market lays a star, where there is room (EU-34 to EU-36)."""
    space = city.space
    if not (HEXAGON <= space <= LOFT or MARKET <= space < SITE):
        return
    if HEXAGON <= space < HEXAGON + ICARITE:
        buffer = ROOM[:]
        count = fill_star_places(city, seat, buffer)
        if count == 1:
            place, site, _none = decode(buffer[0])
            lay_star_at(city, seat, place, site)
        elif count > 1:
            city.ask(seat, ASK_STAR)
    elif stars.has_room(city, space_faction(space)):
        lay_star_at(city, seat, STAR_TERRITORY, 0)


def fill_star_places(city: City, seat: i64, buffer: Ints) -> i64:
    """Of an artifact market: the territory, and built markets of the area without a star of one's own (EU-35)."""
    board = city.board
    faction = space_faction(city.space)
    count: i64 = 0
    if stars.has_room(city, faction):
        buffer[0] = STAR_TERRITORY
        count = 1
    for site in range(2 * faction, 2 * faction + 2):
        if board[BUILT_AT + site] and not (board[STARS_AT + site] >> seat) & 1:
            buffer[count] = STAR_SITE + site
            count += 1
    return count


def lay_star_at(city: City, seat: i64, place: i64, site: i64) -> None:
    """Lay the star of this visit on the territory, or on the market of a site."""
    own = city.own
    left = own[STARS_OF + seat]
    if place == STAR_TERRITORY:
        city.star_area = space_faction(city.space)
        stars.lay_on_territory(city, seat, city.star_area)
    else:
        stars.lay_on_tile(city, seat, site)
    if own[STARS_OF + seat] < left:
        city.starred = 1
    else:
        city.star_area = -1
