"""What a placement costs: paid at once where there is no choice, otherwise asked; and what the payment brings."""

from __future__ import annotations

from mypy_extensions import i64

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
from ludothek.games.euphoria.rules_draw import Drawing
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
    PAY,
    PAY_CARDS,
    PAY_KNOWLEDGE,
    PAY_ONE_CARD,
    PAY_PAIR,
    SITE,
    TANK,
)
from ludothek.kernel.arrays import Ints


class Prices(Drawing):
    """The table with the prices of its spaces (EU-24 to EU-26, EU-28, EU-30, EU-31, EU-34 to EU-36)."""

    __slots__ = ()

    # Paying (EU-24, EU-25)

    def ask_price(self, seat: i64) -> None:
        """Pay at once what leaves no choice, else owe it."""
        space = self.space
        self.due_count = 0
        if space < AREAS:
            return
        if space < MOUTH:
            self.spend(seat, space - TANK, self.tables.tank_price)
        elif space < END:
            self._ask_tunnel_price(seat, space - MOUTH)
        elif space < HEXAGON:
            if not (self.factions[seat] >> (space - END)) & 1:
                self._pay_knowledge(seat, PAY_END)
        elif space < LOFT:
            self._ask_cards(seat)
        elif space == LOFT:
            self.owe(ANY_RESOURCE, self.tables.loft_resources)
        elif space < MARKET:
            self.owe_drinks()
        elif space < SITE:
            self.owe_tile(self.tiles[space - MARKET])
        else:
            self.owe(self.tables.site_good[space - SITE], 1)
        if self.due_count > 0:
            self.push(DO_PAY, seat)

    def _ask_tunnel_price(self, seat: i64, faction: i64) -> None:
        """The commodity, or knowledge if a recruit allows that; a choice if both are possible."""
        rival = self.bumped >= 0 and self.bumped != seat
        otherwise = rival and self.occasions[seat] & PAY_TUNNEL != 0 and self._has_knowledge_for(seat, PAY_TUNNEL)
        if self.goods[seat * GOODS + faction] == 0:
            self._pay_knowledge(seat, PAY_TUNNEL)
        elif otherwise:
            self.ask(seat, ASK_CARDS, MOUTH, faction)
        else:
            self.spend(seat, faction, 1)

    def _pay_knowledge(self, seat: i64, occasion: i64) -> None:
        self.gain_knowledge(seat, self.tables.powers[self.power_for(seat, occasion)].price.knowledge)

    def _ask_cards(self, seat: i64) -> None:
        """Three cards, a pair, or what a recruit makes of it; asked unless there is one way (EU-35)."""
        buffer = self.due[:]
        count = self.fill_ways(seat, HEXAGON, buffer)
        if count == 1:
            self.pay_way(seat, HEXAGON, buffer[0])
        else:
            self.ask(seat, ASK_CARDS, HEXAGON)

    def fill_ways(self, seat: i64, place: i64, buffer: Ints) -> i64:
        """The ways to pay where whole ways are chosen: a tunnel with a recruit, an artifact market."""
        count: i64 = 0
        if place == MOUTH:
            buffer[0] = PAY + self.ask_b
            buffer[1] = PAY_KNOWLEDGE
            return 2
        if self.penalties[seat] & NO_PAIRS == 0:
            for kind in range(KINDS):
                if self.hand[seat * KINDS + kind] >= self.tables.pair:
                    buffer[count] = PAY_PAIR + kind
                    count += 1
        if self.hand_size[seat] >= self.tables.cards:
            buffer[count] = PAY_CARDS
            count += 1
        if self.hand_size[seat] > 0 and self.pays_one_card(seat, self.space):
            buffer[count] = PAY_ONE_CARD
            count += 1
        return count

    def pay_way(self, seat: i64, place: i64, way: i64) -> None:
        self.due_count = 0
        if way == PAY_KNOWLEDGE:
            self._pay_knowledge(seat, PAY_TUNNEL)
        elif place == MOUTH:
            self.spend(seat, self.space - MOUTH, 1)
        elif way == PAY_CARDS:
            self.owe_cards(self.tables.cards)
        elif way == PAY_ONE_CARD:
            self.replaced |= PAY_ARTIFACTS
            self.owe_cards(1)
        else:
            for _ in range(self.tables.pair):
                self.lose_card(seat, way - PAY_PAIR)
            self.note(NOTE_PAID, seat, GOODS + way - PAY_PAIR, self.tables.pair)
        if self.due_count > 0:
            self.push(DO_PAY, seat)

    def paid(self, seat: i64) -> None:
        """What follows from the way of paying, and a recruit's toll (EU-60, EU-67, EU-68)."""
        self.unpaid = 0
        self.had = 0
        if self.hand_size[seat] == 0:
            self.had |= NO_ARTIFACTS
        if self.resources(seat) == 0:
            self.had |= NO_RESOURCES
        occasions = self.occasions[seat]
        if occasions & ON_ENTER:
            toll = self.tables.powers[self.power_for(seat, ON_ENTER)]
            if self.tables.space_bit[self.space] & toll.at:
                self.lose_morale(seat, toll.price.morale)
        if self.replaced & PAY_ARTIFACTS:
            self.receive(seat, self.tables.powers[self.power_for(seat, PAY_ARTIFACTS)].gain)
        if self.replaced & PAY_BLISS and self.food_brings_bonus(seat, self.space):
            self.receive(seat, self.tables.powers[self.power_for(seat, PAY_BLISS)].gain)
        if self.space >= SITE and occasions & PAY_SITE:
            self._paid_at_site(seat)

    def _paid_at_site(self, seat: i64) -> None:
        """A bonus for the resource named, or for a card in place of the resource."""
        for n in range(3):
            power = self.power_of(seat, n, PAY_SITE)
            if power is None:
                continue
            if power.bonus is not None:
                if (self.paid_mask >> power.bonus_for) & 1:
                    self.receive(seat, power.bonus)
            elif power.price.artifacts > 0 and self.paid_mask >> GOODS:
                self.receive(seat, power.gain)
