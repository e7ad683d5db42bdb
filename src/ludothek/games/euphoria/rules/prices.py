"""Whether a seat can pay for a space (EU-24, EU-26, EU-28, EU-30, EU-31, EU-34 to EU-36).

Touches nothing for good: a price is tried out and taken back.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import (
    NO_PAIRS,
    ON_ENTER,
    PAY_ARTIFACTS,
    PAY_BLISS,
    PAY_END,
    PAY_RESOURCE,
    PAY_SITE,
    PAY_TUNNEL,
)
from ludothek.games.euphoria.rules import cards, payment, recruits, stock
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ANY_RESOURCE,
    AREAS,
    ARTIFACT_ITEMS,
    BLISS,
    END,
    FACTIONS_OF,
    FOOD,
    GOODS,
    HAND_SIZE_OF,
    HEXAGON,
    ITEMS,
    KINDS,
    KNOWLEDGE_OF,
    LOFT,
    MARKET,
    MORALE_OF,
    MOUTH,
    OCCASIONS_OF,
    PARTS,
    PENALTIES_OF,
    PRICE_ONLY,
    RESOURCE_ITEMS,
    SITE,
    TANK,
    TILE_AT,
)


def can_pay(city: City, seat: i64, space: i64, rival: bool) -> bool:
    """Whether a seat can pay for a space now; ``rival`` says that it bumps another player there (EU-24)."""
    own = city.own
    occasions = own[OCCASIONS_OF + seat]
    paid: i64 = 0
    if occasions & ON_ENTER and city.unpaid != PRICE_ONLY:
        paid = toll(city, seat, space)
        if own[MORALE_OF + seat] - paid < 1:
            return False
    if space < AREAS:
        return True
    goods = city.goods
    at: i64 = seat * GOODS
    if space < MOUTH:
        return goods[at + space - TANK] >= city.tables.tank_price
    if space < END:
        if goods[at + space - MOUTH] > 0:
            return True
        return rival and occasions & PAY_TUNNEL != 0 and has_knowledge_for(city, seat, PAY_TUNNEL)
    if space < HEXAGON:
        if (own[FACTIONS_OF + seat] >> (space - END)) & 1:
            return True
        return occasions & PAY_END != 0 and has_knowledge_for(city, seat, PAY_END)
    if space < LOFT:
        return _can_pay_cards(city, seat, space, own[MORALE_OF + seat] - paid)
    if space == LOFT:
        return stock.resources(city, seat) >= city.tables.loft_resources
    if space < MARKET:
        return _can_pay_drinks(city, seat, space)
    if space < SITE:
        return _can_pay_tile(city, seat, space)
    if goods[at + city.tables.site_good[space - SITE]] > 0:
        return True
    return occasions & PAY_SITE != 0 and _can_replace_at_site(city, seat)


def can_still_pay(city: City, seat: i64) -> bool:
    """Whether the space of this placement can be paid with what the seat has now."""
    there = city.bumped if city.bumped >= 0 else city.who[city.space]
    return can_pay(city, seat, city.space, there >= 0 and there != seat)


def toll(city: City, seat: i64, space: i64) -> i64:
    """A recruit's drawback: what a space costs in morale, before anything else is paid for it (EU-67)."""
    if city.own[OCCASIONS_OF + seat] & ON_ENTER == 0:
        return 0
    power = city.tables.powers[recruits.power_for(city, seat, ON_ENTER)]
    if city.tables.space_bit[space] & power.at:
        return power.price.morale
    return 0


def has_knowledge_for(city: City, seat: i64, occasion: i64) -> bool:
    """Whether there is room on the track for a price in knowledge (EU-18)."""
    power = city.tables.powers[recruits.power_for(city, seat, occasion)]
    return city.own[KNOWLEDGE_OF + seat] + power.price.knowledge <= city.tables.most_knowledge


def _can_pay_cards(city: City, seat: i64, space: i64, limit: i64) -> bool:
    """Three cards or a pair, as far as the hand limit lets one keep them (EU-17, EU-35)."""
    own = city.own
    most = min(own[HAND_SIZE_OF + seat], limit)
    if most >= city.tables.cards:
        return True
    if most >= city.tables.pair and own[PENALTIES_OF + seat] & NO_PAIRS == 0 and cards.has_pair(city, seat):
        return True
    return most > 0 and pays_one_card(city, seat, space)


def pays_one_card(city: City, seat: i64, space: i64) -> bool:
    """Whether a recruit lets one card do at this artifact market (EU-68)."""
    if city.own[OCCASIONS_OF + seat] & PAY_ARTIFACTS == 0:
        return False
    power = city.tables.powers[recruits.power_for(city, seat, PAY_ARTIFACTS)]
    return city.tables.space_bit[space] & power.at != 0


def _can_pay_drinks(city: City, seat: i64, space: i64) -> bool:
    """One bliss and one other commodity (EU-36)."""
    goods = city.goods
    at: i64 = seat * GOODS
    others = goods[at] + goods[at + 1] + goods[at + FOOD]
    if goods[at + BLISS] > 0 and others > 0:
        return True
    return goods[at + FOOD] > 0 and others > 1 and payment.food_is_bliss(city, seat, space)


def _can_replace_at_site(city: City, seat: i64) -> bool:
    items = payment.accepted_at_site(city, seat, 0)
    if items & RESOURCE_ITEMS and stock.resources(city, seat) > 0:
        return True
    return items & ARTIFACT_ITEMS != 0 and city.own[HAND_SIZE_OF + seat] > 0


def _can_pay_tile(city: City, seat: i64, space: i64) -> bool:
    """The price of a market (EU-34)."""
    own = city.own
    tables = city.tables
    tile = city.board[TILE_AT + space - MARKET]
    first = tables.tile_cost[tile * PARTS]
    parts = tables.tile_parts[tile]
    occasions = own[OCCASIONS_OF + seat]
    goods = city.goods
    at: i64 = seat * GOODS
    if occasions & (PAY_BLISS | PAY_RESOURCE):
        payment.owe_tile(city, tile)
        payable = payment.can_pay(city, seat, space)
        city.due_count = 0
        return payable
    if first < GOODS:
        if goods[at + first] < parts - 1:
            return False
    elif first == ANY_RESOURCE:
        if stock.resources(city, seat) == 0:
            return False
    elif goods[at] + goods[at + 1] + goods[at + FOOD] + goods[at + BLISS] == 0:
        return False
    last = tables.tile_cost[tile * PARTS + parts - 1]
    if last < GOODS:
        return goods[at + last] > 0
    if last < ITEMS:
        return city.hand[seat * KINDS + last - GOODS] > 0
    if last == ANY_RESOURCE:
        return stock.resources(city, seat) > 0
    return own[HAND_SIZE_OF + seat] > 0
