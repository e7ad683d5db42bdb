"""Points: how a seat stands in an area, what sets are worth, who is ahead."""

# Compiled with mypyc.

from mypy_extensions import i64

from ludothek.games.worldsfair.state import Fairground
from ludothek.games.worldsfair.tables import (
    APPROVED,
    AREAS,
    COINS,
    FIRST,
    MEDALS,
    PROPOSED,
    SECOND,
    SUPPORTERS,
    TIED_FIRST,
    TIED_SECOND,
    UNPLACED,
)


def standing(table: Fairground, seat: i64, area: i64) -> i64:
    """How a seat stands in an area: first or second, alone or tied, or unplaced (WF-34 to WF-38)."""
    pieces = table.pieces
    own = pieces[SUPPORTERS + seat * AREAS + area]
    if own == 0:
        return UNPLACED
    ahead: i64 = 0
    level: i64 = 0
    for other in range(SUPPORTERS + area, SUPPORTERS + table.seats * AREAS, AREAS):
        theirs = pieces[other]
        if theirs > own:
            ahead += 1
        elif theirs == own:
            level += 1  # counts the seat itself
    if ahead == 0:
        if level == 1:
            return FIRST
        return TIED_FIRST
    if ahead > 1:
        return UNPLACED
    if level == 1:
        return SECOND
    return TIED_SECOND


def set_points(table: Fairground, seat: i64) -> i64:
    """Approved exhibits in sets: the n-th has one of each category of which there are at least n (WF-45)."""
    pieces = table.pieces
    area: i64
    points: i64 = 0
    nth: i64 = 1
    while True:
        size: i64 = 0
        for area in range(AREAS):
            if pieces[APPROVED + seat * AREAS + area] >= nth:
                size += 1
        if size == 0:
            return points
        points += table.tables.set_points[size]
        nth += 1


def points(table: Fairground, seat: i64) -> i64:
    """Coins, medals and approved exhibits (WF-44)."""
    return table.pieces[COINS + seat] + table.pieces[MEDALS + seat] + set_points(table, seat)


def exhibits(table: Fairground, seat: i64, part: i64) -> i64:
    """How many exhibits a seat has in all categories together: APPROVED, or still PROPOSED."""
    area: i64
    total: i64 = 0
    for area in range(AREAS):
        total += table.pieces[part + seat * AREAS + area]
    return total


def tie_break_key(table: Fairground, seat: i64) -> tuple[int, ...]:
    """Points, then more approvals, then fewer proposals left (WF-47); the larger key is ahead."""
    return points(table, seat), exhibits(table, seat, APPROVED), -exhibits(table, seat, PROPOSED)
