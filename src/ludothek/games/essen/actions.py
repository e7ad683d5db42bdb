"""What a visitor can do in a turn: walk, eat, buy (ES-24 to ES-38).

Play-tests and the car park have files of their own. It touches what the visitor has, and the game and the common
wish that are bought.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.choices import BUY, EAT, END, GO, TEST, UNLOAD, WITHDRAW
from ludothek.games.essen.scoring import price, purchase_points
from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import (
    BAG,
    BOOTHS,
    BOUGHT,
    BUYING,
    COMMON,
    COURTYARD,
    EATEN,
    IN_BAG,
    LINES,
    MONEY,
    NOTE_ATE,
    NOTE_BOUGHT,
    NOTE_POINTS,
    NOTE_PRE_ORDER,
    NOTE_WENT,
    NOTE_WISH,
    ON_BOOTH,
    PARKING,
    POSITION,
    PRE_ORDER,
    SHEET,
    SHOWN,
    SOLD_OUT,
    SPENT,
    SYMBOLS,
)
from ludothek.kernel.arrays import Ints


def fill_actions(halls: Halls, seat: i64, buffer: Ints) -> i64:
    """Everything a turn allows (ES-25); returns how many choices there are."""
    tables = halls.tables
    costs = halls.costs
    near = tables.near
    here = halls.visitors[POSITION + seat]
    left = halls.actions_left(seat)
    count: i64 = 0
    for n in range(tables.near_from[here], tables.near_from[here + 1]):
        space = near[n]
        if costs[space] <= left:
            buffer[count] = GO + space
            count += 1
    if here < BOOTHS:
        if can_buy_at(halls, seat, here, 0):
            buffer[count] = BUY
            count += 1
    elif here == PARKING:
        if halls.visitors[BAG + seat] > 0:
            buffer[count] = UNLOAD
            count += 1
        if halls.points(seat) >= tables.withdrawal_points:
            buffer[count] = WITHDRAW
            count += 1
    elif here == COURTYARD and can_eat(halls, seat):
        buffer[count] = EAT
        count += 1
    if left >= tables.test_cost and halls.deck_size + halls.discard_size > 0:
        buffer[count] = TEST
        count += 1
    buffer[count] = END
    return count + 1


def go(halls: Halls, seat: i64, space: i64) -> None:
    """A step to a neighbouring space (ES-26, ES-27)."""
    visitors = halls.visitors
    cost = halls.costs[space]
    visitors[POSITION + seat] = space
    visitors[SPENT + seat] += cost
    if halls.journal is not None:
        halls.note(NOTE_WENT, seat, space, cost)


def can_eat(halls: Halls, seat: i64) -> bool:
    """Once per round, if there is something to win back (ES-31)."""
    visitors = halls.visitors
    hungry = visitors[EATEN + seat] == 0 and visitors[SPENT + seat] > 0
    return hungry and visitors[MONEY + seat] >= halls.tables.snack_price


def eat(halls: Halls, seat: i64) -> None:
    """Money for actions (ES-31)."""
    tables = halls.tables
    visitors = halls.visitors
    back = min(tables.snack_actions, visitors[SPENT + seat])
    visitors[SPENT + seat] -= back
    visitors[MONEY + seat] -= tables.snack_price
    visitors[EATEN + seat] = 1
    halls.note(NOTE_ATE, seat, back, tables.snack_price)


def can_buy_at(halls: Halls, seat: i64, space: i64, way: i64) -> bool:
    """Whether the game of a booth could be bought after so many actions on the way (ES-32 to ES-35)."""
    if space >= BOOTHS or halls.games[space] != ON_BOOTH or not has_room(halls, seat, way):
        return False
    return can_pay(halls, seat, space)


def has_room(halls: Halls, seat: i64, way: i64) -> bool:
    """Whether there will be a space for one more game (ES-33)."""
    if halls.visitors[BAG + seat] >= halls.tables.bag:
        return False
    return halls.settings.buy_anywhere or halls.actions_left(seat) > way


def can_pay(halls: Halls, seat: i64, game: i64) -> bool:
    """Whether a seat has the money, and the pre-order if the game is sold out (ES-34, ES-35)."""
    visitors = halls.visitors
    if halls.events[game] == SOLD_OUT and visitors[PRE_ORDER + seat] != 0:
        return False
    return price(halls, game) <= visitors[MONEY + seat]


def buy(halls: Halls, seat: i64) -> None:
    """Pay, take the game, score it (ES-32 to ES-38)."""
    visitors = halls.visitors
    game = visitors[POSITION + seat]
    euros = price(halls, game)
    points = purchase_points(halls, game)
    visitors[MONEY + seat] -= euros
    halls.games[game] = IN_BAG + seat
    visitors[BAG + seat] += 1
    visitors[BOUGHT + seat * SYMBOLS + halls.tables.symbol[game]] += 1
    visitors[SHEET + seat * LINES + BUYING] += points
    halls.note(NOTE_BOUGHT, seat, game, euros)
    halls.note(NOTE_POINTS, seat, game, points)
    if halls.events[game] == SOLD_OUT:
        visitors[PRE_ORDER + seat] = game + 1
        halls.note(NOTE_PRE_ORDER, seat, game)
    if halls.cards[game] == COMMON:
        halls.cards[game] = SHOWN + seat
        halls.note(NOTE_WISH, seat, game)
