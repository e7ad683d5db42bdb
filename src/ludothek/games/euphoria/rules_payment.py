"""Prices: whether they can be paid, and paying them part by part."""

from __future__ import annotations

from typing import Final

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
from ludothek.games.euphoria.rules_dice import Dice
from ludothek.games.euphoria.tables import (
    ANY_ARTIFACT,
    ANY_RESOURCE,
    AREAS,
    ARTIFACT_ITEMS,
    ASK_LOSE,
    ASK_PAY,
    BLISS,
    DO_LOSE,
    END,
    FOOD,
    GOODS,
    HELD,
    HEXAGON,
    ITEMS,
    KINDS,
    LOFT,
    MARKET,
    MOUTH,
    NOTE_LOST,
    NOTE_PAID,
    OPEN,
    OTHER_COMMODITY,
    PAY,
    RESOURCE_ITEMS,
    SITE,
    TANK,
)
from ludothek.kernel.arrays import Ints

PARTS: Final = 5  # of a tile's price


class Payment(Dice):
    """The table with the rules of paying (EU-24, EU-25, EU-60)."""

    __slots__ = ()

    # Can it be paid?

    def can_pay(self, seat: i64, space: i64, rival: bool) -> bool:
        """Whether a seat can pay for a space now; ``rival`` says that it bumps another player there (EU-24)."""
        occasions = self.occasions[seat]
        if occasions & ON_ENTER and not self._can_enter(seat, space):
            return False
        if space < AREAS:
            return True
        goods = self.goods
        at: i64 = seat * GOODS
        if space < MOUTH:
            return goods[at + space - TANK] >= self.tables.tank_price
        if space < END:
            if goods[at + space - MOUTH] > 0:
                return True
            return rival and occasions & PAY_TUNNEL != 0 and self._has_knowledge_for(seat, PAY_TUNNEL)
        if space < HEXAGON:
            if (self.factions[seat] >> (space - END)) & 1:
                return True
            return occasions & PAY_END != 0 and self._has_knowledge_for(seat, PAY_END)
        if space < LOFT:
            return self._can_pay_cards(seat, space)
        if space == LOFT:
            return self.resources(seat) >= self.tables.loft_resources
        if space < MARKET:
            return self._can_pay_drinks(seat, space)
        if space < SITE:
            return self._can_pay_tile(seat, space)
        if goods[at + self.tables.site_good[space - SITE]] > 0:
            return True
        return occasions & PAY_SITE != 0 and self._can_replace_at_site(seat)

    def can_still_pay(self, seat: i64) -> bool:
        """Whether the space of this placement can be paid with what the seat has now."""
        there = self.bumped if self.bumped >= 0 else self.who[self.space]
        return self.can_pay(seat, self.space, there >= 0 and there != seat)

    # Goods lost to a number (EU-73)

    def do_lose(self, seat: i64, count: i64) -> None:
        """So many goods of one's choice, as long as there are any."""
        kinds: i64 = 0
        last: i64 = 0
        for good in range(GOODS):
            if self.may_lose(seat, good):
                kinds += 1
                last = good
        if kinds == 0:
            return
        if count > 1:
            self.push(DO_LOSE, seat, count - 1)
        if kinds == 1:
            self.lose_good(seat, last)
        else:
            self.ask(seat, ASK_LOSE)

    def may_lose(self, seat: i64, good: i64) -> bool:
        """A good one has and does not need for the space that is still to be paid (EU-24)."""
        spot: i64 = seat * GOODS + good
        if self.goods[spot] == 0 or not self.unpaid or seat != self.on_turn:
            return self.goods[spot] > 0
        self.goods[spot] -= 1
        payable = self.can_still_pay(seat)
        self.goods[spot] += 1
        return payable

    def lose_good(self, seat: i64, good: i64) -> None:
        self.goods[seat * GOODS + good] -= 1
        self.note(NOTE_LOST, seat, good)

    def _can_enter(self, seat: i64, space: i64) -> bool:
        """A recruit's drawback: some spaces cost morale (EU-67)."""
        power = self.tables.powers[self.power_for(seat, ON_ENTER)]
        return self.tables.space_bit[space] & power.at == 0 or self.morale[seat] > power.price.morale

    def _has_knowledge_for(self, seat: i64, occasion: i64) -> bool:
        """Whether there is room on the track for a price in knowledge (EU-18)."""
        power = self.tables.powers[self.power_for(seat, occasion)]
        return self.knowledge[seat] + power.price.knowledge <= self.tables.most_knowledge

    def _can_pay_cards(self, seat: i64, space: i64) -> bool:
        """Three cards or a pair, as far as the hand limit lets one keep them (EU-17, EU-35)."""
        most = min(self.hand_size[seat], self.morale[seat])
        if most >= self.tables.cards:
            return True
        if most >= self.tables.pair and self.penalties[seat] & NO_PAIRS == 0 and self.has_pair(seat):
            return True
        return most > 0 and self.pays_one_card(seat, space)

    def has_pair(self, seat: i64) -> bool:
        return any(self.hand[kind] >= self.tables.pair for kind in range(seat * KINDS, seat * KINDS + KINDS))

    def pays_one_card(self, seat: i64, space: i64) -> bool:
        """Whether a recruit lets one card do at this artifact market (EU-68)."""
        if self.occasions[seat] & PAY_ARTIFACTS == 0:
            return False
        power = self.tables.powers[self.power_for(seat, PAY_ARTIFACTS)]
        return self.tables.space_bit[space] & power.at != 0

    def _can_pay_drinks(self, seat: i64, space: i64) -> bool:
        """One bliss and one other commodity (EU-36)."""
        goods = self.goods
        at: i64 = seat * GOODS
        others = goods[at] + goods[at + 1] + goods[at + FOOD]
        if goods[at + BLISS] > 0 and others > 0:
            return True
        return goods[at + FOOD] > 0 and others > 1 and self._food_is_bliss(seat, space)

    def _food_is_bliss(self, seat: i64, space: i64) -> bool:
        """Whether food may stand for bliss here; knowledge that this brings needs room (EU-60, EU-67)."""
        if self.occasions[seat] & PAY_BLISS == 0:
            return False
        if not self.food_brings_bonus(seat, space):
            return True
        power = self.tables.powers[self.power_for(seat, PAY_BLISS)]
        return self.knowledge[seat] + power.gain.knowledge <= self.tables.most_knowledge

    def food_brings_bonus(self, seat: i64, space: i64) -> bool:
        power = self.tables.powers[self.power_for(seat, PAY_BLISS)]
        return self.tables.space_bit[space] & power.at != 0

    def _can_replace_at_site(self, seat: i64) -> bool:
        items = self._accepted_at_site(seat, 0)
        if items & RESOURCE_ITEMS and self.resources(seat) > 0:
            return True
        return items & ARTIFACT_ITEMS != 0 and self.hand_size[seat] > 0

    def _can_pay_tile(self, seat: i64, space: i64) -> bool:
        """The price of a market (EU-34)."""
        tables = self.tables
        tile = self.tiles[space - MARKET]
        first = tables.tile_cost[tile * PARTS]
        parts = tables.tile_parts[tile]
        occasions = self.occasions[seat]
        goods = self.goods
        at: i64 = seat * GOODS
        if occasions & (PAY_BLISS | PAY_RESOURCE):
            self.owe_tile(tile)
            payable = self._feasible(seat, space, parts, 0)
            self.due_count = 0
            return payable
        if first < GOODS:
            if goods[at + first] < parts - 1:
                return False
        elif first == ANY_RESOURCE:
            if self.resources(seat) == 0:
                return False
        elif goods[at] + goods[at + 1] + goods[at + FOOD] + goods[at + BLISS] == 0:
            return False
        last = tables.tile_cost[tile * PARTS + parts - 1]
        if last < GOODS:
            return goods[at + last] > 0
        if last < ITEMS:
            return self.hand[seat * KINDS + last - GOODS] > 0
        if last == ANY_RESOURCE:
            return self.resources(seat) > 0
        return self.hand_size[seat] > 0

    def _feasible(self, seat: i64, space: i64, parts: i64, least: i64) -> bool:
        """Whether the first so many parts of what is due can be paid; equal parts in the order of the items."""
        if parts == 0:
            return True
        part = self.due[parts - 1]
        accepted = self.accepted(seat, part, space)
        follows = parts > 1 and self.due[parts - 2] == part
        for item in range(least, ITEMS):
            if (accepted >> item) & 1 and self.stock(seat, item) > 0:
                self._move(seat, item, -1)
                done = self._feasible(seat, space, parts - 1, item if follows else 0)
                self._move(seat, item, 1)
                if done:
                    return True
        return False

    def accepted(self, seat: i64, part: i64, space: i64) -> i64:
        """The items that pay for a part of a price, with what recruits allow (EU-60)."""
        items = self.tables.accepts[part]
        occasions = self.occasions[seat]
        if space < 0 or occasions & (PAY_SITE | PAY_RESOURCE | PAY_BLISS) == 0:
            return items
        if space >= SITE:
            return self._accepted_at_site(seat, items)
        if occasions & PAY_RESOURCE and items & RESOURCE_ITEMS:
            power = self.tables.powers[self.power_for(seat, PAY_RESOURCE)]
            if self.tables.space_bit[space] & power.at:
                items |= 1 << power.price.good
        if (items >> BLISS) & 1 and self._food_is_bliss(seat, space):
            items |= 1 << FOOD
        return items

    def _accepted_at_site(self, seat: i64, items: i64) -> i64:
        """Another resource, or a card."""
        tables = self.tables
        for slot in range(seat * HELD, seat * HELD + HELD):
            if self.status[slot] >= OPEN:
                recruit = self.recruits[slot]
                for n in range(tables.first_power[recruit], tables.first_power[recruit + 1]):
                    power = tables.powers[n]
                    if power.on == PAY_SITE and self.occasions[seat] & PAY_SITE:
                        if power.price.resource > 0:
                            items |= RESOURCE_ITEMS
                        if power.price.artifacts > 0:
                            items |= ARTIFACT_ITEMS
        return items

    def stock(self, seat: i64, item: i64) -> i64:
        """How many of an item a seat has."""
        if item < GOODS:
            return self.goods[seat * GOODS + item]
        return self.hand[seat * KINDS + item - GOODS]

    def _move(self, seat: i64, item: i64, count: i64) -> None:
        """Lay aside, or take up again, while trying out a payment."""
        if item < GOODS:
            self.goods[seat * GOODS + item] += count
        else:
            self.hand[seat * KINDS + item - GOODS] += count

    # What is owed

    def owe(self, part: i64, count: i64) -> None:
        for _ in range(count):
            self.due[self.due_count] = part
            self.due_count += 1
        self.due_from = 0

    def owe_tile(self, tile: i64) -> None:
        self.due_count = 0
        for n in range(self.tables.tile_parts[tile]):
            self.owe(self.tables.tile_cost[tile * PARTS + n], 1)

    def owe_drinks(self) -> None:
        self.owe(OTHER_COMMODITY, 1)
        self.owe(BLISS, 1)

    def owe_cards(self, count: i64) -> None:
        self.owe(ANY_ARTIFACT, count)

    def do_pay(self, seat: i64) -> None:
        """Pay part after part; ask where there is a choice (EU-25)."""
        while self.due_count > 0:
            options: i64 = 0
            only: i64 = 0
            for item in range(self.due_from, ITEMS):
                if self._may_pay(seat, item):
                    options += 1
                    only = item
            if options != 1:
                self.ask(seat, ASK_PAY)
                return
            self.pay_part(seat, only)

    def _may_pay(self, seat: i64, item: i64) -> bool:
        """Whether this item can pay the next part so that the rest can still be paid."""
        part = self.due[self.due_count - 1]
        space = self.space if self.unpaid else -1
        if not (self.accepted(seat, part, space) >> item) & 1 or self.stock(seat, item) == 0:
            return False
        if self.due_count == 1:
            return True
        follows = self.due[self.due_count - 2] == part
        self._move(seat, item, -1)
        done = self._feasible(seat, space, self.due_count - 1, item if follows else 0)
        self._move(seat, item, 1)
        return done

    def can_pay_on(self, seat: i64) -> bool:
        """Whether the rest of what is due can be paid."""
        return self._feasible(seat, self.space if self.unpaid else -1, self.due_count, self.due_from)

    def fill_payment(self, seat: i64, buffer: Ints) -> i64:
        count: i64 = 0
        for item in range(self.due_from, ITEMS):
            if self._may_pay(seat, item):
                buffer[count] = PAY + item
                count += 1
        return count

    def pay_part(self, seat: i64, item: i64) -> None:
        """One item for the next part."""
        part = self.due[self.due_count - 1]
        if not (self.tables.accepts[part] >> item) & 1 and self.space < SITE and item == FOOD:
            self.replaced |= PAY_BLISS
        self.due_count -= 1
        follows = self.due_count > 0 and self.due[self.due_count - 1] == part
        self.due_from = item if follows else 0
        self.paid_mask |= 1 << item
        self.pay_item(seat, item)

    def pay_item(self, seat: i64, item: i64) -> None:
        if item < GOODS:
            self.spend(seat, item, 1)
        else:
            self.lose_card(seat, item - GOODS)
            self.note(NOTE_PAID, seat, item, 1)
