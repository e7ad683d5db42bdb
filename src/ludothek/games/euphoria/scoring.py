"""Stars laid, and who is ahead when several finish together."""

# Compiled with mypyc.

from mypy_extensions import i64

from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    FACTIONS,
    KNOWLEDGE_OF,
    LUCK_OF,
    MORALE_OF,
    SITES,
    STARS_AT,
    STARS_OF,
    TERRITORY_IN,
)


def stars_laid(table: City, seat: i64) -> i64:
    return table.tables.stars - table.own[STARS_OF + seat]


def markets_held(table: City, seat: i64) -> i64:
    """Markets with a star of the seat (EU-49)."""
    board = table.board
    held: i64 = 0
    for site in range(SITES):
        held += (board[STARS_AT + site] >> seat) & 1
    return held


def territories_led(table: City, seat: i64) -> i64:
    """Territories in which the seat has more stars than any other (EU-49)."""
    board = table.board
    led: i64 = 0
    for faction in range(FACTIONS):
        own = board[TERRITORY_IN + faction * table.seats + seat]
        ahead: i64 = 1 if own > 0 else 0
        for other in range(table.seats):
            if other != seat and board[TERRITORY_IN + faction * table.seats + other] >= own:
                ahead = 0
        led += ahead
    return led


def tie_break_key(table: City, seat: i64) -> tuple[int, ...]:
    """Stars, then morale, knowledge, markets, territories, the last roll (EU-49 to EU-51); the larger key is ahead."""
    own = table.own
    return (
        stars_laid(table, seat),
        own[MORALE_OF + seat],
        -own[KNOWLEDGE_OF + seat],
        markets_held(table, seat),
        territories_led(table, seat),
        own[LUCK_OF + seat],
    )
