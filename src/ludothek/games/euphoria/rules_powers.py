"""The powers of recruits: when they hold, what they cost, what they bring."""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import (
    CHOOSE_DIE,
    ON_DRAW,
    ON_RETRIEVE,
    ON_RETRIEVE_FREE,
    ONE_PLACEMENT,
    PLACE_NEW_WORKER,
    SET_BUMPED_DIE,
    Gain,
    Power,
    Price,
)
from ludothek.games.euphoria.rules_conditions import Conditions
from ludothek.games.euphoria.tables import (
    ASK_DIE,
    ASK_GAIN,
    ASK_GET,
    ASK_POWER,
    BLISS,
    COMMODITIES,
    DECLINE,
    DO_DRAW,
    DO_DROP_DRAWN,
    DO_GAIN,
    DO_GET,
    DO_LIMIT,
    DO_OTHERS_DRAW,
    DO_PAY,
    DO_POWERS,
    END,
    GET,
    GOODS,
    HELD,
    MOUTH,
    NOTE_DREW,
    NOTE_USED,
    OPEN,
    RECRUIT,
    RESOURCE,
    space_faction,
)
from ludothek.kernel.arrays import Ints


class Powers(Conditions):
    """The table with the rules of recruits (EU-52 to EU-66)."""

    __slots__ = ()

    # An occasion comes

    def do_powers(self, seat: i64, occasion: i64, asked: i64) -> None:
        """First what happens by itself, then the deals, each once (EU-52); ``asked`` has a bit per recruit done."""
        if self.occasions[seat] & occasion == 0:
            return
        for n in range(HELD):
            power = self.power_of(seat, n, occasion)
            if power is not None and not power.optional and not (asked >> n) & 1 and self.holds(seat, power):
                self.push(DO_POWERS, seat, occasion, asked | (1 << n))
                self.note(NOTE_USED, seat, power.recruit)
                self._bring(seat, power)
                return
        for n in range(HELD):
            power = self.power_of(seat, n, occasion)
            if power is not None and not (asked >> n) & 1 and self.usable(seat, power):
                self.ask(seat, ASK_POWER, occasion, asked)
                return

    def power_of(self, seat: i64, n: i64, occasion: i64) -> Power | None:
        """The power of a seat's n-th recruit for an occasion, if it is active and has one whose condition may hold."""
        slot: i64 = seat * HELD + n
        if self.status[slot] < OPEN:
            return None
        tables = self.tables
        recruit = self.recruits[slot]
        if tables.occasions[recruit] & occasion == 0:
            return None
        found: Power | None = None
        for at in range(tables.first_power[recruit], tables.first_power[recruit + 1]):
            power = tables.powers[at]
            if power.on == occasion and (found is None or self.holds(seat, power)):
                found = power
        return found

    def fill_powers(self, seat: i64, buffer: Ints) -> i64:
        count: i64 = 0
        for n in range(HELD):
            power = self.power_of(seat, n, self.ask_a)
            if power is not None and not (self.ask_b >> n) & 1 and self.usable(seat, power):
                buffer[count] = RECRUIT + power.recruit
                count += 1
        buffer[count] = DECLINE
        return count + 1

    def usable(self, seat: i64, power: Power) -> bool:
        """Whether a deal is offered: its condition holds, it can be paid and does something (EU-52, EU-24)."""
        if not power.optional or not self.holds(seat, power) or not self._can_afford(seat, power.price, power.on):
            return False
        if not self._does_something(seat, power):
            return False
        return not self.unpaid or seat != self.on_turn or self._still_payable(seat, power.price)

    def _can_afford(self, seat: i64, price: Price, occasion: i64) -> bool:
        """Tracks must have room, the last worker stays (EU-18, EU-20)."""
        if self.knowledge[seat] + price.knowledge > self.tables.most_knowledge:
            return False
        if self.morale[seat] - price.morale < 1 or self.hand_size[seat] < price.artifacts:
            return False
        if price.count > 0 and self.goods[seat * GOODS + price.good] < price.count:
            return False
        if price.worker > 0:
            if self.workers[seat] < 2:
                return False
            return self.lifted > 0 if occasion == ON_RETRIEVE else self.who[self.space] == seat
        return True

    def _does_something(self, seat: i64, power: Power) -> bool:
        gain = power.gain
        if power.does == PLACE_NEW_WORKER:
            return self.penalties[seat] & ONE_PLACEMENT == 0
        if power.does == CHOOSE_DIE:
            return power.on != ON_RETRIEVE_FREE or self.lifted > 0
        if gain.star > 0:
            return self.has_room(space_faction(self.space))
        if gain.allegiance >= 0 and gain.knowledge == 0:
            return self.allegiance[gain.allegiance] < self.tables.tier4
        if gain.draw > 0 and gain.miner == 0:
            return self.cards_left()
        return True

    def _still_payable(self, seat: i64, price: Price) -> bool:
        """Whether the space can be paid after a deal (EU-24)."""
        self.knowledge[seat] += price.knowledge
        self.morale[seat] -= price.morale
        if price.count > 0:
            self.goods[seat * GOODS + price.good] -= price.count
        payable = self.can_still_pay(seat)
        self.knowledge[seat] -= price.knowledge
        self.morale[seat] += price.morale
        if price.count > 0:
            self.goods[seat * GOODS + price.good] += price.count
        return payable

    # A deal is made

    def use_power(self, seat: i64, recruit: i64) -> None:
        """The seat takes up the deal of a recruit (EU-52)."""
        occasion = self.ask_a
        for n in range(HELD):
            if self.recruits[seat * HELD + n] == recruit:
                power = self.power_of(seat, n, occasion)
                assert power is not None
                self.note(NOTE_USED, seat, recruit)
                if occasion == ON_DRAW:
                    self.draw_otherwise(seat, power, self.ask_b, seat * HELD + n)
                    return
                self.push(DO_POWERS, seat, occasion, self.ask_b | (1 << n))
                self._bring(seat, power)
                self.pay_price(seat, power)
                if power.price.artifacts > 0:
                    self.paid_mask = 0
                    self.due_count = 0
                    self.owe_cards(power.price.artifacts)
                    self.push(DO_PAY, seat)
                return

    def draw_otherwise(self, seat: i64, power: Power, count: i64, slot: i64) -> None:
        raise NotImplementedError

    def pay_price(self, seat: i64, power: Power) -> None:
        """All of the price but cards."""
        price = power.price
        if price.count > 0:
            self.spend(seat, price.good, price.count)
            if price.to == 1:
                self.gain(self.bumped, price.good, price.count)
            elif price.to == 2:
                self.gain(self.on_turn, price.good, price.count)
        if price.worker > 0:
            if power.on == ON_RETRIEVE:
                self.lifted -= 1
            else:
                self.lift(self.space)
            self.sacrifice(seat)
        self.gain_knowledge(seat, price.knowledge)
        self.lose_morale(seat, price.morale)

    def _bring(self, seat: i64, power: Power) -> None:
        """Note the gain, to be carried out when the price is paid."""
        self.push(DO_GAIN, seat, self._number(power))

    def _number(self, power: Power) -> i64:
        tables = self.tables
        first = tables.first_power[power.recruit]
        while tables.powers[first] is not power:
            first += 1
        return first

    def do_gain(self, seat: i64, number: i64) -> None:
        """The gain of a power, or the choice between two (EU-52)."""
        power = self.tables.powers[number]
        if power.does == CHOOSE_DIE:
            self.ask(seat, ASK_DIE, power.on)
        elif power.does == PLACE_NEW_WORKER:
            self.at_once = 1
        else:
            if power.does == SET_BUMPED_DIE and self.bumped_set == 0:
                self.bumped_set = self.die
            if power.bonus is not None and (self.paid_mask >> power.bonus_for) & 1:
                self.receive(seat, power.bonus)
            elif power.other is not None:
                self.ask(seat, ASK_GAIN, number)
            else:
                self.receive(seat, power.gain)

    def gain_one_of(self, seat: i64, number: i64, second: bool) -> None:
        power = self.tables.powers[number]
        if second and power.other is not None:
            self.receive(seat, power.other)
        else:
            self.receive(seat, power.gain)

    def receive(self, seat: i64, gain: Gain) -> None:
        """All that a gain names; what needs a choice or a draw follows by the agenda."""
        if gain.draw > 0:
            if gain.drop > 0:
                self._draw_and_drop(seat, gain.draw)
            else:
                self.push(DO_DRAW, seat, gain.draw, 1)
        if gain.others_draw > 0:
            self.push(DO_OTHERS_DRAW, seat)
        if gain.resource > 0:
            self.push(DO_GET, seat, gain.resource, RESOURCE)
        if gain.commodity > 0:
            self.push(DO_GET, seat, gain.commodity)
        if gain.count > 0:
            self.gain(seat, gain.good, gain.count)
        if gain.tunnel > 0:
            self.gain(seat, RESOURCE + self.space - MOUTH, gain.tunnel)
        if gain.bumped > 0:
            self.gain_knowledge(self.bumped, gain.bumped)
        if gain.crowd > 0:
            self._teach_crowd(seat, gain.crowd)
        if gain.knowledge > 0:
            self.gain_knowledge(seat, gain.knowledge)
        elif gain.knowledge < 0:
            self.lose_knowledge(seat, -gain.knowledge)
        self.gain_morale(seat, gain.morale)
        for _ in range(gain.miner):
            if MOUTH <= self.space < END:
                self.dig(self.space - MOUTH)
        if gain.allegiance >= 0:
            self.raise_allegiance(gain.allegiance)
        if gain.star > 0:
            self.star_on_territory(seat, space_faction(self.space))
        if gain.others_bliss > 0:
            for step in range(1, self.seats):
                self.gain((seat + step) % self.seats, BLISS, gain.others_bliss)

    def _teach_crowd(self, seat: i64, steps: i64) -> None:
        """Everybody else in this area learns, once however many workers they have there (EU-19)."""
        for other in range(self.seats):
            if other != seat and self.is_in_area(self.space, other):
                self.gain_knowledge(other, steps)

    def _draw_and_drop(self, seat: i64, count: i64) -> None:
        """Draw two and discard one of them; no other recruit changes this draw (EU-55)."""
        first = self.draw_card(seat)
        second: i64 = -1
        if count > 1:
            second = self.draw_card(seat)
        if first >= 0:
            self.note(NOTE_DREW, seat, first)
        if second >= 0:
            self.note(NOTE_DREW, seat, second)
        self.push(DO_LIMIT, seat)
        if second >= 0:
            self.push(DO_DROP_DRAWN, seat, first, second)

    # Goods of one's choice

    def do_get(self, seat: i64, count: i64, least: i64) -> None:
        """So many goods of one's choice: resources, or commodities if ``least`` is one of them."""
        self.ask(seat, ASK_GET, count, least)

    def fill_goods(self, buffer: Ints) -> i64:
        count: i64 = 0
        for good in range(self.ask_b, COMMODITIES if self.ask_b < COMMODITIES else GOODS):
            buffer[count] = GET + good
            count += 1
        return count

    def take_good(self, seat: i64, good: i64) -> None:
        self.gain(seat, good, 1)
        if self.ask_a > 1:
            self.push(DO_GET, seat, self.ask_a - 1, good)
