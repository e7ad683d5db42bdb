"""The powers of recruits: when they are offered, what they cost, what they bring (EU-52 to EU-66).

Touches whatever a price or a gain names; what needs a choice or a draw is left to the agenda.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria import combinations
from ludothek.games.euphoria.choices import DECLINE, RECRUIT
from ludothek.games.euphoria.combinations import PLENTY
from ludothek.games.euphoria.effects import (
    CHOOSE_DIE,
    ON_RETRIEVE,
    ON_RETRIEVE_FREE,
    ONE_PLACEMENT,
    PLACE_NEW_WORKER,
    SET_BUMPED_DIE,
    Gain,
    Power,
    Price,
)
from ludothek.games.euphoria.rules import (
    cards,
    conditions,
    dice,
    factions,
    payment,
    prices,
    stars,
    stock,
    tracks,
    tunnels,
)
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ALLEGIANCE_OF,
    ASK_DIE,
    ASK_GAIN,
    ASK_GET,
    ASK_POWER,
    BLISS,
    COMMODITIES,
    DO_DRAW,
    DO_DROP_DRAWN,
    DO_GAIN,
    DO_GET,
    DO_LIMIT,
    DO_OTHERS_DRAW,
    DO_PAY,
    DO_POWERS,
    END,
    GOODS,
    HAND_SIZE_OF,
    HELD,
    KNOWLEDGE_OF,
    MORALE_OF,
    MOUTH,
    NOTE_DREW,
    NOTE_USED,
    OCCASIONS_OF,
    OPEN,
    PENALTIES_OF,
    RECRUIT_IN,
    RESOURCE,
    STATUS_IN,
    WORKERS_OF,
    space_faction,
)
from ludothek.kernel.arrays import Ints


def do(city: City, seat: i64, occasion: i64, asked: i64) -> None:
    """First what happens by itself, then the deals, each once (EU-52); ``asked`` has a bit per recruit done."""
    if city.own[OCCASIONS_OF + seat] & occasion == 0:
        return
    for n in range(HELD):
        power = power_of(city, seat, n, occasion)
        if power is not None and not power.optional and not (asked >> n) & 1 and conditions.holds(city, seat, power):
            city.push(DO_POWERS, seat, occasion, asked | (1 << n))
            city.note(NOTE_USED, seat, power.recruit)
            _bring(city, seat, power)
            return
    for n in range(HELD):
        power = power_of(city, seat, n, occasion)
        if power is not None and not (asked >> n) & 1 and usable(city, seat, power):
            city.ask(seat, ASK_POWER, occasion, asked)
            return


def power_of(city: City, seat: i64, n: i64, occasion: i64) -> Power | None:
    """The power of a seat's n-th recruit for an occasion, if it is active and has one whose condition may hold."""
    own = city.own
    slot: i64 = seat * HELD + n
    if own[STATUS_IN + slot] < OPEN:
        return None
    tables = city.tables
    recruit = own[RECRUIT_IN + slot]
    if tables.occasions[recruit] & occasion == 0:
        return None
    found: Power | None = None
    for at in range(tables.first_power[recruit], tables.first_power[recruit + 1]):
        power = tables.powers[at]
        if power.on == occasion and (found is None or conditions.holds(city, seat, power)):
            found = power
    return found


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    count: i64 = 0
    for n in range(HELD):
        power = power_of(city, seat, n, city.ask_a)
        if power is not None and not (city.ask_b >> n) & 1 and usable(city, seat, power):
            buffer[count] = RECRUIT + power.recruit
            count += 1
    buffer[count] = DECLINE
    return count + 1


def usable(city: City, seat: i64, power: Power) -> bool:
    """Whether a deal is offered: its condition holds, it can be paid and does something (EU-52, EU-24)."""
    if (
        not power.optional
        or not conditions.holds(city, seat, power)
        or not _can_afford(city, seat, power.price, power.on)
    ):
        return False
    if not _does_something(city, seat, power):
        return False
    return not city.unpaid or seat != city.on_turn or _still_payable(city, seat, power.price)


def _can_afford(city: City, seat: i64, price: Price, occasion: i64) -> bool:
    """Tracks must have room, the last worker stays (EU-18, EU-20)."""
    own = city.own
    if own[KNOWLEDGE_OF + seat] + price.knowledge > city.tables.most_knowledge:
        return False
    if own[MORALE_OF + seat] - price.morale < 1 or own[HAND_SIZE_OF + seat] < price.artifacts:
        return False
    if price.count > 0 and city.goods[seat * GOODS + price.good] < price.count:
        return False
    if price.worker > 0:
        if own[WORKERS_OF + seat] < 2:
            return False
        return city.lifted > 0 if occasion == ON_RETRIEVE else city.who[city.space] == seat
    return True


def _does_something(city: City, seat: i64, power: Power) -> bool:
    gain = power.gain
    if power.does == PLACE_NEW_WORKER:
        return city.own[PENALTIES_OF + seat] & ONE_PLACEMENT == 0
    if power.does == CHOOSE_DIE:
        return power.on != ON_RETRIEVE_FREE or city.lifted > 0
    if gain.star > 0:
        return stars.has_room(city, space_faction(city.space))
    if gain.allegiance >= 0 and gain.knowledge == 0:
        return city.board[ALLEGIANCE_OF + gain.allegiance] < city.tables.tier4
    if gain.draw > 0 and gain.miner == 0:
        return cards.left(city)
    return True


def _still_payable(city: City, seat: i64, price: Price) -> bool:
    """Whether the space can be paid after a deal (EU-24)."""
    own = city.own
    goods = city.goods
    own[KNOWLEDGE_OF + seat] += price.knowledge
    own[MORALE_OF + seat] -= price.morale
    if price.count > 0:
        goods[seat * GOODS + price.good] -= price.count
    payable = prices.can_still_pay(city, seat)
    own[KNOWLEDGE_OF + seat] -= price.knowledge
    own[MORALE_OF + seat] += price.morale
    if price.count > 0:
        goods[seat * GOODS + price.good] += price.count
    return payable


# A deal is made


def use(city: City, seat: i64, recruit: i64) -> None:
    """The seat takes up the deal of a recruit (EU-52)."""
    own = city.own
    occasion = city.ask_a
    for n in range(HELD):
        if own[RECRUIT_IN + seat * HELD + n] == recruit:
            power = power_of(city, seat, n, occasion)
            assert power is not None
            city.note(NOTE_USED, seat, recruit)
            city.push(DO_POWERS, seat, occasion, city.ask_b | (1 << n))
            _bring(city, seat, power)
            pay_price(city, seat, power)
            if power.price.artifacts > 0:
                city.paid_mask = 0
                city.due_count = 0
                payment.owe_cards(city, power.price.artifacts)
                city.push(DO_PAY, seat)
            return


def pay_price(city: City, seat: i64, power: Power) -> None:
    """All of the price but cards."""
    price = power.price
    if price.count > 0:
        stock.spend(city, seat, price.good, price.count)
        if price.to == 1:
            stock.gain(city, city.bumped, price.good, price.count)
        elif price.to == 2:
            stock.gain(city, city.on_turn, price.good, price.count)
    if price.worker > 0:
        if power.on == ON_RETRIEVE:
            city.lifted -= 1
        else:
            dice.lift(city, city.space)
        dice.sacrifice(city, seat)
    tracks.gain_knowledge(city, seat, price.knowledge)
    tracks.lose_morale(city, seat, price.morale)


def _bring(city: City, seat: i64, power: Power) -> None:
    """Note the gain, to be carried out when the price is paid."""
    city.push(DO_GAIN, seat, _number(city, power))


def _number(city: City, power: Power) -> i64:
    tables = city.tables
    first = tables.first_power[power.recruit]
    while tables.powers[first] is not power:
        first += 1
    return first


def do_gain(city: City, seat: i64, number: i64) -> None:
    """The gain of a power, or the choice between two (EU-52)."""
    power = city.tables.powers[number]
    if power.does == CHOOSE_DIE:
        city.ask(seat, ASK_DIE, power.on)
    elif power.does == PLACE_NEW_WORKER:
        city.at_once = 1
    else:
        if power.does == SET_BUMPED_DIE and city.bumped_set == 0:
            city.bumped_set = city.die
        if power.bonus is not None and (city.paid_mask >> power.bonus_for) & 1:
            receive(city, seat, power.bonus)
        elif power.other is not None:
            city.ask(seat, ASK_GAIN, number)
        else:
            receive(city, seat, power.gain)


def gain_one_of(city: City, seat: i64, number: i64, second: bool) -> None:
    power = city.tables.powers[number]
    if second and power.other is not None:
        receive(city, seat, power.other)
    else:
        receive(city, seat, power.gain)


def receive(city: City, seat: i64, gain: Gain) -> None:
    """All that a gain names; what needs a choice or a draw follows by the agenda."""
    if gain.draw > 0:
        if gain.drop > 0:
            _draw_and_drop(city, seat, gain.draw)
        else:
            city.push(DO_DRAW, seat, gain.draw, 1)
    if gain.others_draw > 0:
        city.push(DO_OTHERS_DRAW, seat)
    if gain.resource > 0:
        city.push(DO_GET, seat, gain.resource, RESOURCE)
    if gain.commodity > 0:
        city.push(DO_GET, seat, gain.commodity)
    if gain.count > 0:
        stock.gain(city, seat, gain.good, gain.count)
    if gain.tunnel > 0:
        stock.gain(city, seat, RESOURCE + city.space - MOUTH, gain.tunnel)
    if gain.bumped > 0:
        tracks.gain_knowledge(city, city.bumped, gain.bumped)
    if gain.crowd > 0:
        _teach_crowd(city, seat, gain.crowd)
    if gain.knowledge > 0:
        tracks.gain_knowledge(city, seat, gain.knowledge)
    elif gain.knowledge < 0:
        tracks.lose_knowledge(city, seat, -gain.knowledge)
    tracks.gain_morale(city, seat, gain.morale)
    for _nth in range(gain.miner):
        if MOUTH <= city.space < END:
            tunnels.dig(city, city.space - MOUTH)
    if gain.allegiance >= 0:
        factions.raise_allegiance(city, gain.allegiance)
    if gain.star > 0:
        stars.lay_on_territory(city, seat, space_faction(city.space))
    if gain.others_bliss > 0:
        for step in range(1, city.seats):
            stock.gain(city, (seat + step) % city.seats, BLISS, gain.others_bliss)


def _teach_crowd(city: City, seat: i64, steps: i64) -> None:
    """Everybody else in this area learns, once however many workers they have there (EU-19)."""
    for other in range(city.seats):
        if other != seat and dice.is_in_area(city, city.space, other):
            tracks.gain_knowledge(city, other, steps)


def _draw_and_drop(city: City, seat: i64, count: i64) -> None:
    """Draw two and discard one of them; no other recruit changes this draw (EU-55)."""
    first = cards.draw(city, seat)
    second: i64 = -1
    if count > 1:
        second = cards.draw(city, seat)
    if first >= 0:
        city.note(NOTE_DREW, seat, first)
    if second >= 0:
        city.note(NOTE_DREW, seat, second)
    city.push(DO_LIMIT, seat)
    if second >= 0:
        city.push(DO_DROP_DRAWN, seat, first, second)


# Goods of one's choice


def ask_goods(city: City, seat: i64, count: i64, first: i64) -> None:
    """So many goods of one's choice: resources, or commodities if ``first`` is one of them."""
    city.ask(seat, ASK_GET, count, first)


def fill_goods(city: City, buffer: Ints) -> i64:
    end: i64 = COMMODITIES if city.ask_b < COMMODITIES else GOODS
    return combinations.fill(PLENTY, 0, city.ask_b, end, city.ask_a, buffer, 0)


def take_goods(city: City, seat: i64, things: i64) -> None:
    taken = combinations.counts_of(things)
    for good in range(GOODS):
        if taken[good] > 0:
            stock.gain(city, seat, good, taken[good])
