"""What goods are worth to a seat, in tenths of a star, and which of them two seats would both like to exchange.

Every further good of a kind has less use, so whoever has three of one and none of another finds somebody with the
opposite trouble. Only offers of one good for one are thought of: they are found quickly and answered predictably.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.choices import KIND, OFFER
from ludothek.games.euphoria.combinations import single
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import ASK_GIVE, BUILT_AT, COMMODITIES, GOODS, SITES
from ludothek.kernel.arrays import Ints

COMMODITY: Final = 0.8  # each of the first two of a kind
SPARE_COMMODITY: Final = 0.45  # the third and fourth; more are worth nothing
RESOURCE_WORTH: Final = 2.6  # the first of a kind
SPARE_RESOURCE: Final = 1.5  # the second, and the third while there is something to build
LEAST: Final = 0.3  # what both must gain by an exchange


def goods_worth(table: City, seat: i64) -> float:
    """Each kind of commodity has diminishing use; resources build."""
    goods = table.goods
    most = useful_resources(table)
    at: i64 = seat * GOODS
    good: i64
    nth: i64
    value = 0.0
    for good in range(GOODS):
        for nth in range(1, goods[at + good] + 1):
            use = use_of(good, nth, most)
            if use == 0.0:
                break
            value += use
    return value


def useful_resources(table: City) -> i64:
    """How many of a kind one has use for: one more while there is something to build."""
    board = table.board
    site: i64
    for site in range(SITES):
        if not board[BUILT_AT + site]:
            return 3
    return 2


def use_of(good: i64, nth: i64, most: i64) -> float:
    """What the n-th good of a kind is worth to whoever has it."""
    if good < COMMODITIES:
        if nth <= 2:
            return COMMODITY
        return SPARE_COMMODITY if nth <= 4 else 0.0
    if nth == 1:
        return RESOURCE_WORTH
    return SPARE_RESOURCE if nth <= most else 0.0


def gain(table: City, seat: i64, given: i64, got: i64, most: i64) -> float:
    """What a seat gains by giving one good and getting another."""
    goods = table.goods
    at: i64 = seat * GOODS
    return use_of(got, goods[at + got] + 1, most) - use_of(given, goods[at + given], most)


def bargain(table: City, seat: i64, partner: i64) -> tuple[i64, i64]:
    """What to give a partner and to want for it so that both gain, the lesser gain as large as can be; else -1, -1."""
    goods = table.goods
    most = useful_resources(table)
    best = LEAST
    give: i64 = -1
    want: i64 = -1
    given: i64
    wanted: i64
    for given in range(GOODS):
        if goods[seat * GOODS + given] == 0:
            continue
        for wanted in range(GOODS):
            if wanted != given and goods[partner * GOODS + wanted] > 0:
                own = gain(table, seat, given, wanted, most)
                if own > best:
                    theirs = gain(table, partner, wanted, given, most)
                    if theirs > best:
                        best = min(own, theirs)
                        give = given
                        want = wanted
    return give, want


def without_vain_offers(table: City, seat: i64, choices: Ints, count: i64) -> i64:
    """Leave out offers to seats with whom there is no bargain; returns how many choices stay."""
    kept: i64 = 0
    n: i64
    for n in range(count):
        choice = choices[n]
        if KIND[choice] != OFFER or bargain(table, seat, choice - OFFER)[0] >= 0:
            choices[kept] = choice
            kept += 1
    return kept if kept > 0 else count


def part_of_offer(table: City, seat: i64, first: i64) -> i64:
    """What to give, or to want, in an offer that was begun; if there is no bargain, what comes first."""
    give, want = bargain(table, seat, table.partner)
    if give < 0:
        return first
    if table.asked == ASK_GIVE:
        return single(give)
    return single(want) if table.give_a == give and table.give_b < 0 else first


def helps(table: City, seat: i64) -> bool:
    """Whether an offer of one good for one helps the seat that has to answer."""
    one_for_one = table.give_b < 0 and table.want_b < 0
    if not one_for_one or table.give_a >= GOODS or table.want_a >= GOODS:
        return False
    return gain(table, seat, table.want_a, table.give_a, useful_resources(table)) > 0.0
