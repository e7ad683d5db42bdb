"""What things are worth: prices, purchases, rankings, wishes, and who wins."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import BOOTHS, BOUGHT, HELD, IN_BAG, IN_BOOT, MONEY, POPULARITY, SHOWN, SYMBOLS


def price(halls: Halls, game: i64) -> i64:
    """What a game costs now (ES-34)."""
    tables = halls.tables
    euros = tables.price[game] + tables.event_price[halls.events[game]]
    if halls.last_round >= 0:
        euros += tables.last_price[halls.last_round]
    return max(euros, tables.price_floor)


def purchase_points(halls: Halls, game: i64) -> i64:
    """What buying a game gives now (ES-36, ES-37)."""
    tables = halls.tables
    fair = halls.fair
    symbol = tables.symbol[game]
    points = fair[POPULARITY + symbol] + tables.bonus[game] + tables.event_points[halls.events[game]]
    if halls.last_round >= 0:
        points += tables.last_points[halls.last_round * SYMBOLS + symbol]
    if points < 0:
        return 0
    return points


def meets(halls: Halls, seat: i64, card: i64) -> bool:
    """Whether a seat has at least the games that a ranking card shows (ES-45)."""
    visitors = halls.visitors
    rankings = halls.tables.rankings
    for symbol in range(SYMBOLS):
        if visitors[BOUGHT + seat * SYMBOLS + symbol] < rankings[card * SYMBOLS + symbol]:
            return False
    return True


def owns(halls: Halls, seat: i64, game: i64) -> bool:
    place = halls.games[game]
    return place == IN_BAG + seat or place == IN_BOOT + seat


def wishes(halls: Halls, seat: i64) -> i64:
    """How many games a seat has bought whose wish card it holds (ES-49)."""
    count: i64 = 0
    for card in range(BOOTHS):
        place = halls.cards[card]
        if (place == HELD + seat or place == SHOWN + seat) and owns(halls, seat, card):
            count += 1
    return count


def wish_points(halls: Halls, count: i64) -> i64:
    """What so many wishes give together (ES-49)."""
    table = halls.tables.wish_points
    last: i64 = len(table) - 1
    return table[min(count, last)]


def tie_break_key(halls: Halls, seat: i64) -> tuple[int, ...]:
    """Points, then wishes bought, then the least money (ES-50)."""
    return (halls.points(seat), wishes(halls, seat), -halls.visitors[MONEY + seat])
