"""What a placement costs: paid at once where there is no choice, otherwise asked; and what it brings (EU-24 to EU-36).

Touches what is due, and through payments and gains what the seat that pays has.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria import combinations
from ludothek.games.euphoria.choices import PAY_KNOWLEDGE, ROOM, THINGS, decode
from ludothek.games.euphoria.combinations import SIZE
from ludothek.games.euphoria.effects import (
    NO_ARTIFACTS,
    NO_PAIRS,
    NO_RESOURCES,
    PAY_ARTIFACTS,
    PAY_BLISS,
    PAY_END,
    PAY_SITE,
    PAY_TUNNEL,
)
from ludothek.games.euphoria.rules import payment, powers, prices, recruits, stock, tracks
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ANY_RESOURCE,
    AREAS,
    ASK_PAY,
    END,
    FACTIONS_OF,
    GOODS,
    HAND_SIZE_OF,
    HELD,
    HEXAGON,
    ITEMS,
    KINDS,
    LOFT,
    MARKET,
    MOUTH,
    OCCASIONS_OF,
    PENALTIES_OF,
    PRICE_ONLY,
    SITE,
    TANK,
    TILE_AT,
)
from ludothek.kernel.arrays import Ints


def take_toll(city: City, seat: i64) -> None:
    """What a recruit costs at this space, before the price: cards that are too many then cannot pay it (EU-67)."""
    toll = prices.toll(city, seat, city.space)
    if toll > 0:
        tracks.lose_morale(city, seat, toll)
    city.unpaid = PRICE_ONLY


def ask(city: City, seat: i64) -> None:
    """Pay at once what leaves no choice, else ask (EU-25)."""
    space = city.space
    city.due_count = 0
    if space < AREAS:
        return
    if space < MOUTH:
        stock.spend(city, seat, space - TANK, city.tables.tank_price)
    elif space < END:
        _ask_tunnel_price(city, seat, space - MOUTH)
    elif space < HEXAGON:
        if not (city.own[FACTIONS_OF + seat] >> (space - END)) & 1:
            _pay_knowledge(city, seat, PAY_END)
    elif space < LOFT:
        _ask_cards(city, seat)
    elif space >= SITE and city.own[OCCASIONS_OF + seat] & PAY_SITE == 0:
        stock.spend(city, seat, city.tables.site_good[space - SITE], 1)
    else:
        _owe(city, space)
        payment.ask(city, seat)


def _owe(city: City, space: i64) -> None:
    if space == LOFT:
        payment.owe(city, ANY_RESOURCE, city.tables.loft_resources)
    elif space < MARKET:
        payment.owe_drinks(city)
    elif space < SITE:
        payment.owe_tile(city, city.board[TILE_AT + space - MARKET])
    else:
        payment.owe(city, city.tables.site_good[space - SITE], 1)


def _ask_tunnel_price(city: City, seat: i64, faction: i64) -> None:
    """The commodity, or knowledge if a recruit allows that; a choice if both are possible."""
    rival = city.bumped >= 0 and city.bumped != seat
    otherwise = (
        rival and city.own[OCCASIONS_OF + seat] & PAY_TUNNEL != 0 and prices.has_knowledge_for(city, seat, PAY_TUNNEL)
    )
    if city.goods[seat * GOODS + faction] == 0:
        _pay_knowledge(city, seat, PAY_TUNNEL)
    elif otherwise:
        city.ask(seat, ASK_PAY, MOUTH, faction)
    else:
        stock.spend(city, seat, faction, 1)


def _pay_knowledge(city: City, seat: i64, occasion: i64) -> None:
    tracks.gain_knowledge(city, seat, city.tables.powers[recruits.power_for(city, seat, occasion)].price.knowledge)


def _ask_cards(city: City, seat: i64) -> None:
    """Three cards, a pair, or what a recruit makes of it; asked unless there is one way (EU-35)."""
    ways = ROOM[:]
    if _fill_cards(city, seat, ways) == 1:
        pay(city, seat, HEXAGON, THINGS, decode(ways[0])[1])
    else:
        city.ask(seat, ASK_PAY, HEXAGON)


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    """Every way to pay what is asked for: at a tunnel with a recruit, at an artifact market, or what is due."""
    if city.ask_a == MOUTH:
        buffer[0] = combinations.single(city.ask_b)
        buffer[1] = PAY_KNOWLEDGE
        return 2
    if city.ask_a == HEXAGON:
        return _fill_cards(city, seat, buffer)
    return payment.fill(city, seat, buffer)


def _fill_cards(city: City, seat: i64, buffer: Ints) -> i64:
    """A pair, three cards, or one if a recruit allows that (EU-35, EU-68)."""
    hand = city.hand
    at: i64 = seat * KINDS - GOODS
    count: i64 = 0
    if city.own[PENALTIES_OF + seat] & NO_PAIRS == 0:
        for kind in range(KINDS):
            if hand[seat * KINDS + kind] >= city.tables.pair:
                count = combinations.fill(
                    city.hand, at, GOODS + kind, GOODS + kind + 1, city.tables.pair, buffer, count
                )
    count = combinations.fill(city.hand, at, GOODS, ITEMS, city.tables.cards, buffer, count)
    if prices.pays_one_card(city, seat, city.space):
        count = combinations.fill(city.hand, at, GOODS, ITEMS, 1, buffer, count)
    return count


def pay(city: City, seat: i64, price: i64, way: i64, things: i64) -> None:
    """Pay in one of the ways: with knowledge, or with a combination of items."""
    if way == PAY_KNOWLEDGE:
        _pay_knowledge(city, seat, PAY_TUNNEL)
        return
    if price == HEXAGON and SIZE[things] == 1:
        city.replaced |= PAY_ARTIFACTS
    payment.pay(city, seat, things)


def paid(city: City, seat: i64) -> None:
    """What follows from the way of paying (EU-54, EU-60, EU-68)."""
    own = city.own
    city.unpaid = 0
    city.had = 0
    if own[HAND_SIZE_OF + seat] == 0:
        city.had |= NO_ARTIFACTS
    if stock.resources(city, seat) == 0:
        city.had |= NO_RESOURCES
    if city.replaced & PAY_ARTIFACTS:
        powers.receive(city, seat, city.tables.powers[recruits.power_for(city, seat, PAY_ARTIFACTS)].gain)
    if city.replaced & PAY_BLISS and payment.food_brings_bonus(city, seat, city.space):
        powers.receive(city, seat, city.tables.powers[recruits.power_for(city, seat, PAY_BLISS)].gain)
    if city.space >= SITE and own[OCCASIONS_OF + seat] & PAY_SITE:
        _paid_at_site(city, seat)


def _paid_at_site(city: City, seat: i64) -> None:
    """A bonus for the resource named, or for a card in place of the resource."""
    for n in range(HELD):
        power = powers.power_of(city, seat, n, PAY_SITE)
        if power is None:
            continue
        if power.bonus is not None:
            if (city.paid_mask >> power.bonus_for) & 1:
                powers.receive(city, seat, power.bonus)
        elif power.price.artifacts > 0 and city.paid_mask >> GOODS:
            powers.receive(city, seat, power.gain)
