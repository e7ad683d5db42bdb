"""Paying what is due as a whole: which items pay for its parts, and in which ways (EU-25, EU-60).

Touches what is due, and the goods and cards of the seat that pays.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria import combinations
from ludothek.games.euphoria.choices import ROOM, decode
from ludothek.games.euphoria.combinations import NONE
from ludothek.games.euphoria.effects import PAY_BLISS, PAY_RESOURCE, PAY_SITE
from ludothek.games.euphoria.rules import cards, recruits, stock
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ANY_ARTIFACT,
    ARTIFACT_ITEMS,
    ASK_PAY,
    BLISS,
    DUE,
    FOOD,
    GOODS,
    HELD,
    ITEMS,
    KNOWLEDGE_OF,
    NOTE_PAID,
    OCCASIONS_OF,
    OPEN,
    OTHER_COMMODITY,
    PARTS,
    RECRUIT_IN,
    RESOURCE_ITEMS,
    SITE,
    STATUS_IN,
)
from ludothek.kernel.arrays import Ints


def owe(city: City, part: i64, count: i64) -> None:
    for _nth in range(count):
        city.agenda[DUE + city.due_count] = part
        city.due_count += 1


def owe_tile(city: City, tile: i64) -> None:
    city.due_count = 0
    for n in range(city.tables.tile_parts[tile]):
        owe(city, city.tables.tile_cost[tile * PARTS + n], 1)


def owe_drinks(city: City) -> None:
    owe(city, OTHER_COMMODITY, 1)
    owe(city, BLISS, 1)


def owe_cards(city: City, count: i64) -> None:
    owe(city, ANY_ARTIFACT, count)


def ask(city: City, seat: i64) -> None:
    """Pay what is due; ask if there is more than one way (EU-25)."""
    ways = ROOM[:]
    if fill(city, seat, ways) == 1:
        pay(city, seat, decode(ways[0])[1])
    else:
        city.ask(seat, ASK_PAY)


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    """Every way to pay all that is due."""
    return _fill_on(city, seat, _place(city), 0, 0, NONE[:], buffer, 0)


def _fill_on(city: City, seat: i64, space: i64, part: i64, least: i64, paid: Ints, buffer: Ints, count: i64) -> i64:
    """Every way to go on from the first parts, for which some items are paid; like parts in the order of the items."""
    if part == city.due_count:
        return _note_way(combinations.choice_of(paid), buffer, count)
    items = accepted(city, seat, city.agenda[DUE + part], space)
    follows = part + 1 < city.due_count and city.agenda[DUE + part + 1] == city.agenda[DUE + part]
    next_least: i64 = 0
    for item in range(least, ITEMS):
        if (items >> item) & 1 and stock.held(city, seat, item) > paid[item]:
            paid[item] += 1
            if follows:
                next_least = item
            count = _fill_on(city, seat, space, part + 1, next_least, paid, buffer, count)
            paid[item] -= 1
    return count


def _note_way(way: i64, buffer: Ints, count: i64) -> i64:
    """The same items may pay for the parts in several ways, which are one."""
    for n in range(count):
        if buffer[n] == way:
            return count
    buffer[count] = way
    return count + 1


def pay(city: City, seat: i64, things: i64) -> None:
    """Pay with a combination of items, all at once."""
    paid = combinations.counts_of(things)
    if paid[FOOD] > 0 and city.unpaid and city.due_count > 0 and not _covers(city, seat, 0, paid):
        city.replaced |= PAY_BLISS
    city.due_count = 0
    for item in range(ITEMS):
        if paid[item] > 0:
            city.paid_mask |= 1 << item
            _hand_in(city, seat, item, paid[item])


def _hand_in(city: City, seat: i64, item: i64, count: i64) -> None:
    if item < GOODS:
        stock.spend(city, seat, item, count)
        return
    for _nth in range(count):
        cards.lose(city, seat, item - GOODS)
    city.note(NOTE_PAID, seat, item, count)


def _covers(city: City, seat: i64, part: i64, paid: Ints) -> bool:
    """Whether these items pay for all parts from this one on without food that stands for bliss."""
    if part == city.due_count:
        return True
    items = accepted(city, seat, city.agenda[DUE + part], city.space)
    if not (city.tables.accepts[city.agenda[DUE + part]] >> FOOD) & 1:
        items &= ~(1 << FOOD)
    for item in range(ITEMS):
        if (items >> item) & 1 and paid[item] > 0:
            paid[item] -= 1
            covered = _covers(city, seat, part + 1, paid)
            paid[item] += 1
            if covered:
                return True
    return False


def can_pay(city: City, seat: i64, space: i64) -> bool:
    """Whether all that is due can be paid."""
    return _can_go_on(city, seat, space, 0, 0, NONE[:])


def _can_go_on(city: City, seat: i64, space: i64, part: i64, least: i64, paid: Ints) -> bool:
    if part == city.due_count:
        return True
    items = accepted(city, seat, city.agenda[DUE + part], space)
    follows = part + 1 < city.due_count and city.agenda[DUE + part + 1] == city.agenda[DUE + part]
    next_least: i64 = 0
    for item in range(least, ITEMS):
        if (items >> item) & 1 and stock.held(city, seat, item) > paid[item]:
            paid[item] += 1
            if follows:
                next_least = item
            done = _can_go_on(city, seat, space, part + 1, next_least, paid)
            paid[item] -= 1
            if done:
                return True
    return False


def _place(city: City) -> i64:
    """The space that is being paid for; -1 for a deal or a dilemma, where no recruit replaces anything."""
    if city.unpaid:
        return city.space
    return -1


def accepted(city: City, seat: i64, part: i64, space: i64) -> i64:
    """The items that pay for a part of a price, with what recruits allow (EU-60)."""
    items = city.tables.accepts[part]
    occasions = city.own[OCCASIONS_OF + seat]
    if space < 0 or occasions & (PAY_SITE | PAY_RESOURCE | PAY_BLISS) == 0:
        return items
    if space >= SITE:
        return accepted_at_site(city, seat, items)
    if occasions & PAY_RESOURCE and items & RESOURCE_ITEMS:
        power = city.tables.powers[recruits.power_for(city, seat, PAY_RESOURCE)]
        if city.tables.space_bit[space] & power.at:
            items |= 1 << power.price.good
    if (items >> BLISS) & 1 and food_is_bliss(city, seat, space):
        items |= 1 << FOOD
    return items


def accepted_at_site(city: City, seat: i64, items: i64) -> i64:
    """Another resource, or a card."""
    own = city.own
    tables = city.tables
    for slot in range(seat * HELD, seat * HELD + HELD):
        if own[STATUS_IN + slot] >= OPEN:
            recruit = own[RECRUIT_IN + slot]
            for n in range(tables.first_power[recruit], tables.first_power[recruit + 1]):
                power = tables.powers[n]
                if power.on == PAY_SITE and own[OCCASIONS_OF + seat] & PAY_SITE:
                    if power.price.resource > 0:
                        items |= RESOURCE_ITEMS
                    if power.price.artifacts > 0:
                        items |= ARTIFACT_ITEMS
    return items


def food_is_bliss(city: City, seat: i64, space: i64) -> bool:
    """Whether food may stand for bliss here; knowledge that this brings needs room (EU-60, EU-67)."""
    own = city.own
    if own[OCCASIONS_OF + seat] & PAY_BLISS == 0:
        return False
    if not food_brings_bonus(city, seat, space):
        return True
    power = city.tables.powers[recruits.power_for(city, seat, PAY_BLISS)]
    return own[KNOWLEDGE_OF + seat] + power.gain.knowledge <= city.tables.most_knowledge


def food_brings_bonus(city: City, seat: i64, space: i64) -> bool:
    power = city.tables.powers[recruits.power_for(city, seat, PAY_BLISS)]
    return city.tables.space_bit[space] & power.at != 0
