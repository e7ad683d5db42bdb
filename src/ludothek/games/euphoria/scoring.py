"""Stars laid, and who is ahead when several finish together."""

# Compiled with mypyc.

from mypy_extensions import i64

from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import FACTIONS, SITES


def stars_laid(table: City, seat: i64) -> i64:
    return table.tables.stars - table.stars[seat]


def markets_held(table: City, seat: i64) -> i64:
    """Markets with a star of the seat (EU-49)."""
    held: i64 = 0
    for site in range(SITES):
        held += (table.tile_stars[site] >> seat) & 1
    return held


def territories_led(table: City, seat: i64) -> i64:
    """Territories in which the seat has more stars than any other (EU-49)."""
    led: i64 = 0
    for faction in range(FACTIONS):
        own = table.territory[faction * table.seats + seat]
        ahead: i64 = 1 if own > 0 else 0
        for other in range(table.seats):
            if other != seat and table.territory[faction * table.seats + other] >= own:
                ahead = 0
        led += ahead
    return led


def tie_break_key(table: City, seat: i64) -> tuple[int, ...]:
    """Stars, then morale, knowledge, markets, territories, the last roll (EU-49 to EU-51); the larger key is ahead."""
    return (
        stars_laid(table, seat),
        table.morale[seat],
        -table.knowledge[seat],
        markets_held(table, seat),
        territories_led(table, seat),
        table.luck[seat],
    )
