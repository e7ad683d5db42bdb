"""What the places on the board ask and give, and what the next worker of a seat would bring from a commodity area.

Touches nothing. An amount is an item and how many of it; besides goods and artifacts an item is ``commodity``,
``resource`` or ``artifact`` for any of them, ``pair`` for two cards alike, ``worker``, ``star``, ``allegiance``,
``morale`` or ``knowledge``. Ways to pay and ways to gain are lists of amounts, of which one chooses one.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria import names
from ludothek.games.euphoria.effects import (
    NO_ARTIFACTS,
    NO_RESOURCES,
    ON_BUMP,
    ON_DRAW,
    ON_ENTER,
    ON_MARKET_STAR,
    ON_MARKET_VISIT,
    ON_PLACE,
    ON_STAR,
    ON_WORKER,
    PAY_ARTIFACTS,
    PAY_BLISS,
    PAY_END,
    PAY_RESOURCE,
    PAY_SITE,
    PAY_TUNNEL,
    Gain,
)
from ludothek.games.euphoria.rules import conditions, factions, powers, stock
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ALLEGIANCE_OF,
    BAR,
    BUILT_AT,
    CROWD_IN,
    DIE,
    END,
    FACTIONS_OF,
    GOOD_NAMES,
    HAND_SIZE_OF,
    HELD,
    HEXAGON,
    ICARITE,
    ITEM_NAMES,
    KNOWLEDGE_OF,
    LOFT,
    MARKET,
    MORALE_OF,
    MOUTH,
    OCCASIONS_OF,
    OPEN,
    PARTS,
    PIP_AT,
    PLOTS,
    RECRUIT_IN,
    RESOURCE,
    SITE,
    SKY,
    STATUS_IN,
    SUM_IN,
    TANK,
    TILE_AT,
    Tables,
)
from ludothek.kernel.state import View

RECRUITS: Final[tuple[str, ...]] = names.RECRUITS
PRICED: Final[tuple[str, ...]] = (*ITEM_NAMES, "commodity", "commodity", "resource", "artifact")
"""By the number of a part of a price."""


def _amount(item: str, count: i64) -> View:
    return {"item": item, "count": count}


def prices(table: City, space: i64) -> list[list[View]]:
    """The ways to pay for a space as it is printed; nothing if it is free or not built."""
    tables = table.tables
    if space < MOUTH:
        return [[_amount(GOOD_NAMES[space - TANK], tables.tank_price)]]
    if space < END:
        return [[_amount(GOOD_NAMES[space - MOUTH], 1)]]
    if space < HEXAGON:
        return []
    if space < LOFT:
        return [[_amount("artifact", tables.cards)], [_amount("pair", 1)]]
    if space == LOFT:
        return [[_amount("resource", tables.loft_resources)]]
    if space < MARKET:
        return [[_amount("bliss", 1), _amount("commodity", 1)]]
    return [_tile(tables, table.board[TILE_AT + space - MARKET])] if table.board[BUILT_AT + space - MARKET] else []


def _tile(tables: Tables, tile: i64) -> list[View]:
    """The price of a market, equal parts together."""
    counts: dict[str, int] = {}
    for part in range(tile * PARTS, tile * PARTS + tables.tile_parts[tile]):
        item = PRICED[tables.tile_cost[part]]
        counts[item] = counts.get(item, 0) + 1
    return [_amount(item, count) for item, count in counts.items()]


def gains(table: City, space: i64, viewer: i64) -> list[list[View]]:
    """The ways in which a space pays a viewer: at the mouth of a tunnel one thing or, from tier 2 on, both (EU-39)."""
    tables = table.tables
    if space < MOUTH:
        track = _amount("morale", tables.tank_morale) if space > TANK else _amount("knowledge", -tables.tank_knowledge)
        return [[_amount("worker", 1), track]]
    if space < END:
        found = _amount(GOOD_NAMES[RESOURCE + space - MOUTH], 1)
        card = _amount("artifact", 1)
        both = viewer >= 0 and factions.has_tier(table, viewer, space - MOUTH, tables.tier2)
        return [[found, card]] if both else [[found], [card]]
    if space < HEXAGON:
        return [[_amount(GOOD_NAMES[tables.end_good[space - END]], tables.end_gain)]]
    allegiance = _amount("allegiance", 1)
    if space == BAR:
        return [[_amount("artifact", tables.bar_artifacts), allegiance]]
    if space == SKY:
        return [[_amount("resource", tables.sky_resources), allegiance]]
    return [[_amount("star", 1), allegiance]]


def harvests(table: City, area: i64, viewer: i64) -> list[View]:
    """What each available worker of a viewer would bring from a commodity area, one for each number (EU-27, EU-38)."""
    found: list[View] = []
    if viewer < 0:
        return found
    for number in range(1, DIE):
        if table.ready[viewer * DIE + number]:
            totals = _harvest(table, area, viewer, number)
            answering = _answers(table, area, viewer, number, totals)
            amounts = [_amount(item, count) for item, count in totals.items() if count]
            found.append({"number": number, "gains": amounts, "recruits": answering})
    return found


def _harvest(table: City, area: i64, seat: i64, number: i64) -> dict[str, int]:
    """Goods and tracks without recruits; steps beyond the end of a track are none."""
    tables = table.tables
    total = table.numbers[SUM_IN + area] + number
    count = tables.area_many if total > tables.area_high else tables.area_few
    if factions.has_tier(table, seat, area, tables.tier1):
        count += 1
    totals: dict[str, int] = {GOOD_NAMES[area]: count}
    knowledge = table.own[KNOWLEDGE_OF + seat]
    if total <= tables.area_low:
        totals["allegiance"] = 1 if table.board[ALLEGIANCE_OF + area] < tables.tier4 else 0
    elif total <= tables.area_high:
        totals["knowledge"] = -1 if knowledge > 1 else 0
    else:
        totals["knowledge"] = 1 if knowledge < tables.most_knowledge else 0
    return totals


def _answers(table: City, area: i64, seat: i64, number: i64, totals: dict[str, int]) -> list[str]:
    """The recruits that answer such a placement; what comes by itself and without a choice is added (EU-52)."""
    answering: list[str] = []
    if table.own[OCCASIONS_OF + seat] & ON_PLACE == 0:
        return answering
    twin = table.clone()
    twin.space = area
    twin.die = number
    twin.bumped = -1
    twin.unpaid = 0
    twin.numbers[CROWD_IN + (area * twin.seats + seat) * DIE + number] += 1
    twin.numbers[CROWD_IN + (area * twin.seats + seat) * DIE] += 1
    twin.had = (NO_ARTIFACTS if twin.own[HAND_SIZE_OF + seat] == 0 else 0) | (
        NO_RESOURCES if stock.resources(twin, seat) == 0 else 0
    )
    for n in range(HELD):
        power = powers.power_of(twin, seat, n, ON_PLACE)
        if power is None or not conditions.holds(twin, seat, power):
            continue
        if power.optional and not powers.usable(twin, seat, power):
            continue
        answering.append(RECRUITS[power.recruit])
        if not power.optional and power.other is None:
            _add(table, seat, power.gain, totals)
    return answering


def _add(table: City, seat: i64, gain: Gain, totals: dict[str, int]) -> None:
    if gain.good >= 0:
        good = GOOD_NAMES[gain.good]
        totals[good] = totals.get(good, 0) + gain.count
    room = table.tables.most_morale - table.own[MORALE_OF + seat]
    totals["morale"] = totals.get("morale", 0) + min(gain.morale, room)


def involved(table: City, space: i64, viewer: i64) -> list[str]:
    """The recruits of a viewer who have a say when its next worker comes to a space for one (EU-52).

    Their cards name the place and what is so there now, such as who would be bumped, for some worker at hand. What
    depends on what is paid or taken there, and whether a deal can be paid, is left to the card.
    """
    found: list[str] = []
    if viewer < 0:
        return found
    occasions = _occasions(table, space, viewer) & table.own[OCCASIONS_OF + viewer]
    if occasions == 0:
        return found
    twin = table.clone()
    twin.space = space
    twin.on_turn = viewer
    twin.bumped = twin.who[space]
    twin.bumped_pip = twin.numbers[PIP_AT + space]
    twin.had = NO_ARTIFACTS | NO_RESOURCES
    twin.took = 1
    for n in range(HELD):
        if twin.own[STATUS_IN + viewer * HELD + n] >= OPEN:
            recruit = twin.own[RECRUIT_IN + viewer * HELD + n]
            if _is_involved(twin, viewer, recruit, occasions):
                found.append(RECRUITS[recruit])
    return found


def _is_involved(twin: City, seat: i64, recruit: i64, occasions: i64) -> bool:
    tables = twin.tables
    for at in range(tables.first_power[recruit], tables.first_power[recruit + 1]):
        power = tables.powers[at]
        if power.on & occasions == 0:
            continue
        for number in range(1, DIE):
            if twin.ready[seat * DIE + number]:
                twin.die = number
                if conditions.holds(twin, seat, power):
                    return True
    return False


def _occasions(table: City, space: i64, viewer: i64) -> i64:
    """When recruits are consulted about a worker that comes to a space."""
    there = table.who[space]
    occasions: i64 = ON_PLACE
    if HEXAGON <= space < HEXAGON + ICARITE or MARKET <= space < SITE:
        occasions = ON_MARKET_VISIT | ON_MARKET_STAR
    if there >= 0 and there != viewer:
        occasions |= ON_BUMP
    if space < MOUTH:
        return occasions | ON_WORKER
    if space < END:
        return occasions | PAY_TUNNEL | ON_DRAW
    if space < HEXAGON:
        return occasions if (table.own[FACTIONS_OF + viewer] >> (space - END)) & 1 else occasions | PAY_END
    if space >= SITE:
        return occasions | PAY_SITE
    if space == BAR:
        occasions |= ON_DRAW
    elif space != SKY:
        occasions |= ON_STAR | PAY_ARTIFACTS
    paid = {str(part["item"]) for way in prices(table, space) for part in way}
    if "bliss" in paid:
        occasions |= PAY_BLISS
    if not paid.isdisjoint(("resource", *GOOD_NAMES[RESOURCE:])):
        occasions |= PAY_RESOURCE
    return occasions | ON_ENTER


def involved_in_building(table: City, site: i64, viewer: i64) -> list[str]:
    """The same for the next worker who builds at a site; nobody once it is full."""
    for space in range(SITE + site * PLOTS, SITE + site * PLOTS + PLOTS):
        if table.who[space] < 0:
            return involved(table, space, viewer)
    return []


def risks(ready: list[int], out: int, knowledge: int, limit: int) -> list[float]:
    """The chance in percent to lose a worker by retrieving one, two and so on of those that are out (EU-15).

    >>> risks([3, 6], 2, 4, 16)
    [66.7, 97.2]
    """
    ways = {sum(ready) + knowledge: 1}
    chances: list[float] = []
    for _ in range(out):
        thrown: dict[int, int] = {}
        for total, count in ways.items():
            for number in range(1, DIE):
                thrown[total + number] = thrown.get(total + number, 0) + count
        ways = thrown
        lost = sum(count for total, count in ways.items() if total >= limit)
        chances.append(round(100 * lost / sum(ways.values()), 1))
    return chances
