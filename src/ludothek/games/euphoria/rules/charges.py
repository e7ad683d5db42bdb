"""What a placement costs: paid at once where there is no choice, otherwise asked; and what it brings (EU-24 to EU-36).

Touches what is due, and through payments and gains what the seat that pays has.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import PAY, PAY_CARDS, PAY_KNOWLEDGE, PAY_ONE_CARD, PAY_PAIR, decode
from ludothek.games.euphoria.effects import (
    NO_ARTIFACTS,
    NO_PAIRS,
    NO_RESOURCES,
    ON_ENTER,
    PAY_ARTIFACTS,
    PAY_BLISS,
    PAY_END,
    PAY_SITE,
    PAY_TUNNEL,
)
from ludothek.games.euphoria.rules import cards, payment, powers, prices, recruits, stock, tracks
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ANY_RESOURCE,
    AREAS,
    ASK_CARDS,
    DO_PAY,
    END,
    GOODS,
    HEXAGON,
    KINDS,
    LOFT,
    MARKET,
    MOUTH,
    NOTE_PAID,
    SITE,
    TANK,
)
from ludothek.kernel.arrays import Ints


def ask(city: City, seat: i64) -> None:
    """Pay at once what leaves no choice, else owe it."""
    space = city.space
    city.due_count = 0
    if space < AREAS:
        return
    if space < MOUTH:
        stock.spend(city, seat, space - TANK, city.tables.tank_price)
    elif space < END:
        _ask_tunnel_price(city, seat, space - MOUTH)
    elif space < HEXAGON:
        if not (city.factions[seat] >> (space - END)) & 1:
            _pay_knowledge(city, seat, PAY_END)
    elif space < LOFT:
        _ask_cards(city, seat)
    elif space == LOFT:
        payment.owe(city, ANY_RESOURCE, city.tables.loft_resources)
    elif space < MARKET:
        payment.owe_drinks(city)
    elif space < SITE:
        payment.owe_tile(city, city.tiles[space - MARKET])
    else:
        payment.owe(city, city.tables.site_good[space - SITE], 1)
    if city.due_count > 0:
        city.push(DO_PAY, seat)


def _ask_tunnel_price(city: City, seat: i64, faction: i64) -> None:
    """The commodity, or knowledge if a recruit allows that; a choice if both are possible."""
    rival = city.bumped >= 0 and city.bumped != seat
    otherwise = rival and city.occasions[seat] & PAY_TUNNEL != 0 and prices.has_knowledge_for(city, seat, PAY_TUNNEL)
    if city.goods[seat * GOODS + faction] == 0:
        _pay_knowledge(city, seat, PAY_TUNNEL)
    elif otherwise:
        city.ask(seat, ASK_CARDS, MOUTH, faction)
    else:
        stock.spend(city, seat, faction, 1)


def _pay_knowledge(city: City, seat: i64, occasion: i64) -> None:
    tracks.gain_knowledge(city, seat, city.tables.powers[recruits.power_for(city, seat, occasion)].price.knowledge)


def _ask_cards(city: City, seat: i64) -> None:
    """Three cards, a pair, or what a recruit makes of it; asked unless there is one way (EU-35)."""
    buffer = city.due[:]
    count = fill_ways(city, seat, HEXAGON, buffer)
    if count == 1:
        way, pair, _ = decode(buffer[0])
        pay_way(city, seat, HEXAGON, way, pair)
    else:
        city.ask(seat, ASK_CARDS, HEXAGON)


def fill_ways(city: City, seat: i64, place: i64, buffer: Ints) -> i64:
    """The ways to pay where whole ways are chosen: a tunnel with a recruit, an artifact market."""
    count: i64 = 0
    if place == MOUTH:
        buffer[0] = PAY + city.ask_b
        buffer[1] = PAY_KNOWLEDGE
        return 2
    if city.penalties[seat] & NO_PAIRS == 0:
        for kind in range(KINDS):
            if city.hand[seat * KINDS + kind] >= city.tables.pair:
                buffer[count] = PAY_PAIR + kind
                count += 1
    if city.hand_size[seat] >= city.tables.cards:
        buffer[count] = PAY_CARDS
        count += 1
    if city.hand_size[seat] > 0 and prices.pays_one_card(city, seat, city.space):
        buffer[count] = PAY_ONE_CARD
        count += 1
    return count


def pay_way(city: City, seat: i64, place: i64, way: i64, pair: i64) -> None:
    """Pay in one of the ways; ``pair`` is the kind of the two cards, if it is two alike."""
    city.due_count = 0
    if way == PAY_KNOWLEDGE:
        _pay_knowledge(city, seat, PAY_TUNNEL)
    elif place == MOUTH:
        stock.spend(city, seat, city.space - MOUTH, 1)
    elif way == PAY_CARDS:
        payment.owe_cards(city, city.tables.cards)
    elif way == PAY_ONE_CARD:
        city.replaced |= PAY_ARTIFACTS
        payment.owe_cards(city, 1)
    else:
        for _ in range(city.tables.pair):
            cards.lose(city, seat, pair)
        city.note(NOTE_PAID, seat, GOODS + pair, city.tables.pair)
    if city.due_count > 0:
        city.push(DO_PAY, seat)


def paid(city: City, seat: i64) -> None:
    """What follows from the way of paying, and a recruit's toll (EU-60, EU-67, EU-68)."""
    city.unpaid = 0
    city.had = 0
    if city.hand_size[seat] == 0:
        city.had |= NO_ARTIFACTS
    if stock.resources(city, seat) == 0:
        city.had |= NO_RESOURCES
    occasions = city.occasions[seat]
    if occasions & ON_ENTER:
        toll = city.tables.powers[recruits.power_for(city, seat, ON_ENTER)]
        if city.tables.space_bit[city.space] & toll.at:
            tracks.lose_morale(city, seat, toll.price.morale)
    if city.replaced & PAY_ARTIFACTS:
        powers.receive(city, seat, city.tables.powers[recruits.power_for(city, seat, PAY_ARTIFACTS)].gain)
    if city.replaced & PAY_BLISS and payment.food_brings_bonus(city, seat, city.space):
        powers.receive(city, seat, city.tables.powers[recruits.power_for(city, seat, PAY_BLISS)].gain)
    if city.space >= SITE and occasions & PAY_SITE:
        _paid_at_site(city, seat)


def _paid_at_site(city: City, seat: i64) -> None:
    """A bonus for the resource named, or for a card in place of the resource."""
    for n in range(3):
        power = powers.power_of(city, seat, n, PAY_SITE)
        if power is None:
            continue
        if power.bonus is not None:
            if (city.paid_mask >> power.bonus_for) & 1:
                powers.receive(city, seat, power.bonus)
        elif power.price.artifacts > 0 and city.paid_mask >> GOODS:
            powers.receive(city, seat, power.gain)
