"""Paying what is due part by part, and which items pay for a part (EU-25, EU-60).

Touches what is due, and the goods and cards of the seat that pays.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import PAY
from ludothek.games.euphoria.effects import PAY_BLISS, PAY_RESOURCE, PAY_SITE
from ludothek.games.euphoria.rules import cards, recruits, stock
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ANY_ARTIFACT,
    ARTIFACT_ITEMS,
    ASK_PAY,
    BLISS,
    FOOD,
    GOODS,
    HELD,
    ITEMS,
    KINDS,
    NOTE_PAID,
    OPEN,
    OTHER_COMMODITY,
    PARTS,
    RESOURCE_ITEMS,
    SITE,
)
from ludothek.kernel.arrays import Ints


def owe(city: City, part: i64, count: i64) -> None:
    for _ in range(count):
        city.due[city.due_count] = part
        city.due_count += 1
    city.due_from = 0


def owe_tile(city: City, tile: i64) -> None:
    city.due_count = 0
    for n in range(city.tables.tile_parts[tile]):
        owe(city, city.tables.tile_cost[tile * PARTS + n], 1)


def owe_drinks(city: City) -> None:
    owe(city, OTHER_COMMODITY, 1)
    owe(city, BLISS, 1)


def owe_cards(city: City, count: i64) -> None:
    owe(city, ANY_ARTIFACT, count)


def do_pay(city: City, seat: i64) -> None:
    """Pay part after part; ask where there is a choice (EU-25)."""
    while city.due_count > 0:
        options: i64 = 0
        only: i64 = 0
        for item in range(city.due_from, ITEMS):
            if _may_pay(city, seat, item):
                options += 1
                only = item
        if options != 1:
            city.ask(seat, ASK_PAY)
            return
        pay_part(city, seat, only)


def _may_pay(city: City, seat: i64, item: i64) -> bool:
    """Whether this item can pay the next part so that the rest can still be paid."""
    part = city.due[city.due_count - 1]
    space = city.space if city.unpaid else -1
    if not (accepted(city, seat, part, space) >> item) & 1 or stock.held(city, seat, item) == 0:
        return False
    if city.due_count == 1:
        return True
    follows = city.due[city.due_count - 2] == part
    _move(city, seat, item, -1)
    done = feasible(city, seat, space, city.due_count - 1, item if follows else 0)
    _move(city, seat, item, 1)
    return done


def can_pay_on(city: City, seat: i64) -> bool:
    """Whether the rest of what is due can be paid."""
    return feasible(city, seat, city.space if city.unpaid else -1, city.due_count, city.due_from)


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    count: i64 = 0
    for item in range(city.due_from, ITEMS):
        if _may_pay(city, seat, item):
            buffer[count] = PAY + item
            count += 1
    return count


def pay_part(city: City, seat: i64, item: i64) -> None:
    """One item for the next part."""
    part = city.due[city.due_count - 1]
    if not (city.tables.accepts[part] >> item) & 1 and city.space < SITE and item == FOOD:
        city.replaced |= PAY_BLISS
    city.due_count -= 1
    follows = city.due_count > 0 and city.due[city.due_count - 1] == part
    city.due_from = item if follows else 0
    city.paid_mask |= 1 << item
    pay_item(city, seat, item)


def pay_item(city: City, seat: i64, item: i64) -> None:
    if item < GOODS:
        stock.spend(city, seat, item, 1)
    else:
        cards.lose(city, seat, item - GOODS)
        city.note(NOTE_PAID, seat, item, 1)


def feasible(city: City, seat: i64, space: i64, parts: i64, least: i64) -> bool:
    """Whether the first so many parts of what is due can be paid; equal parts in the order of the items."""
    if parts == 0:
        return True
    part = city.due[parts - 1]
    items = accepted(city, seat, part, space)
    follows = parts > 1 and city.due[parts - 2] == part
    for item in range(least, ITEMS):
        if (items >> item) & 1 and stock.held(city, seat, item) > 0:
            _move(city, seat, item, -1)
            done = feasible(city, seat, space, parts - 1, item if follows else 0)
            _move(city, seat, item, 1)
            if done:
                return True
    return False


def accepted(city: City, seat: i64, part: i64, space: i64) -> i64:
    """The items that pay for a part of a price, with what recruits allow (EU-60)."""
    items = city.tables.accepts[part]
    occasions = city.occasions[seat]
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
    tables = city.tables
    for slot in range(seat * HELD, seat * HELD + HELD):
        if city.status[slot] >= OPEN:
            recruit = city.recruits[slot]
            for n in range(tables.first_power[recruit], tables.first_power[recruit + 1]):
                power = tables.powers[n]
                if power.on == PAY_SITE and city.occasions[seat] & PAY_SITE:
                    if power.price.resource > 0:
                        items |= RESOURCE_ITEMS
                    if power.price.artifacts > 0:
                        items |= ARTIFACT_ITEMS
    return items


def food_is_bliss(city: City, seat: i64, space: i64) -> bool:
    """Whether food may stand for bliss here; knowledge that this brings needs room (EU-60, EU-67)."""
    if city.occasions[seat] & PAY_BLISS == 0:
        return False
    if not food_brings_bonus(city, seat, space):
        return True
    power = city.tables.powers[recruits.power_for(city, seat, PAY_BLISS)]
    return city.knowledge[seat] + power.gain.knowledge <= city.tables.most_knowledge


def food_brings_bonus(city: City, seat: i64, space: i64) -> bool:
    power = city.tables.powers[recruits.power_for(city, seat, PAY_BLISS)]
    return city.tables.space_bit[space] & power.at != 0


def _move(city: City, seat: i64, item: i64, count: i64) -> None:
    """Lay aside, or take up again, while trying out a payment."""
    if item < GOODS:
        city.goods[seat * GOODS + item] += count
    else:
        city.hand[seat * KINDS + item - GOODS] += count
