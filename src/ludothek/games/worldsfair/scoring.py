"""Points: how a seat stands in an area, what sets are worth, who is ahead."""

# Compiled with mypyc.

from mypy_extensions import i64

from ludothek.games.worldsfair.state import Fairground
from ludothek.games.worldsfair.tables import AREAS, FIRST, SECOND, TIED_FIRST, TIED_SECOND, UNPLACED, Tables
from ludothek.kernel.arrays import Ints


def standing(table: Fairground, seat: i64, area: i64) -> i64:
    """How a seat stands in an area: first or second, alone or tied, or unplaced (WF-34 to WF-38)."""
    supporters = table.supporters
    own = supporters[seat * AREAS + area]
    if own == 0:
        return UNPLACED
    ahead: i64 = 0
    level: i64 = 0
    for other in range(table.seats):
        theirs = supporters[other * AREAS + area]
        if theirs > own:
            ahead += 1
        elif theirs == own:
            level += 1  # counts the seat itself
    if ahead == 0:
        return FIRST if level == 1 else TIED_FIRST
    if ahead > 1:
        return UNPLACED
    return SECOND if level == 1 else TIED_SECOND


def sets_worth(tables: Tables, tokens: Ints, seat: i64) -> i64:
    """What tokens are worth in sets: the n-th set has one of each category of which there are at least n (WF-45)."""
    points: i64 = 0
    nth: i64 = 1
    while True:
        size: i64 = 0
        for area in range(AREAS):
            if tokens[seat * AREAS + area] >= nth:
                size += 1
        if size == 0:
            return points
        points += tables.set_points[size]
        nth += 1


def set_points(table: Fairground, seat: i64) -> i64:
    """What a seat's approved exhibits are worth."""
    return sets_worth(table.tables, table.approved, seat)


def points(table: Fairground, seat: i64) -> i64:
    """Coins, medals and approved exhibits (WF-44)."""
    return table.coins[seat] + table.medals[seat] + set_points(table, seat)


def row_sum(table: Fairground, seat: i64, approved: bool) -> i64:
    """How many exhibits a seat has had approved, or still has as proposals."""
    row = table.approved if approved else table.proposed
    total: i64 = 0
    for area in range(AREAS):
        total += row[seat * AREAS + area]
    return total


def tie_break_key(table: Fairground, seat: i64) -> tuple[int, ...]:
    """Points, then more approvals, then fewer proposals left (WF-47); the larger key is ahead."""
    return points(table, seat), row_sum(table, seat, True), -row_sum(table, seat, False)
