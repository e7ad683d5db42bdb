"""Retrieving workers, step by step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.effects import (
    DEAR_RETRIEVE,
    KEEP_MORALE,
    ON_RETRIEVE,
    ON_RETRIEVE_FREE,
    PAY_BLISS,
    PAY_RETRIEVE,
    RETRIEVE_WITH_BLISS,
)
from ludothek.games.euphoria.rules_construction import Construction
from ludothek.games.euphoria.tables import (
    AREAS,
    ASK_RETRIEVE,
    ASK_TAKE,
    BLISS,
    DIE,
    DO_END_TURN,
    DO_POWERS,
    DO_RETRIEVAL,
    FOOD,
    GOODS,
    NOTE_RETRIEVED,
    NOTE_USED,
    RETRIEVE_BLISS,
    RETRIEVE_BLISS_CALM,
    RETRIEVE_FOOD,
    RETRIEVE_FOOD_CALM,
    RETRIEVE_FREE,
    RETRIEVE_OTHERWISE,
    SPACES,
    TAKE,
    TAKE_ALL,
    TAKE_AREA,
    TAKE_DONE,
    space_faction,
)
from ludothek.kernel.arrays import Ints

# The order of retrieving (EU-44).
PICK: Final = 0  # which workers
PAYMENT: Final = 1  # and what it does to the tracks
DEALS: Final = 2  # workers given up, a number chosen
ROLL: Final = 3
DONE: Final = 4
RETRIEVAL: Final = (PICK, PAYMENT, DEALS, ROLL, DONE)

SUBTERRAN: Final = 1
NUMBERS: Final = 6


class Retrieval(Construction):
    """The table with the rules of retrieving (EU-42 to EU-44)."""

    __slots__ = ()

    def retrieve(self, seat: i64) -> None:
        self.lifted = 0
        self.elsewhere = 0
        self.free = 0
        self.set_die = 0
        self.space = -1
        self.push(DO_RETRIEVAL, PICK)

    def do_retrieval(self, step: i64) -> None:
        """One step of the list, with the next one behind it on the agenda."""
        seat = self.on_turn
        if step == PICK:
            self._pick(seat, 0)
            return
        if step == DONE:
            self.push(DO_END_TURN)
            return
        self.push(DO_RETRIEVAL, step + 1)
        if step == PAYMENT:
            self._ask_payment(seat)
        elif step == DEALS:
            n = self.power_for(seat, ON_RETRIEVE_FREE)
            if self.free and n >= 0 and self.tables.powers[n].optional:
                self.push(DO_POWERS, seat, ON_RETRIEVE_FREE)
            self.push(DO_POWERS, seat, ON_RETRIEVE)
        elif step == ROLL:
            self._roll_lifted(seat)

    # Which workers: first those in areas by area and number, then those on spaces (EU-42)

    def _pick(self, seat: i64, least: i64) -> None:
        """Ask for the next worker; a single one, or none left, needs no question."""
        if self.on_board(seat) == 0 or not self._any_from(seat, least):
            self.push(DO_RETRIEVAL, PAYMENT)
        elif self.on_board(seat) == 1 and self.lifted == 0:
            self._lift_all(seat)
            self.push(DO_RETRIEVAL, PAYMENT)
        else:
            self.ask(seat, ASK_TAKE, least)

    def _stands(self, seat: i64, place: i64) -> bool:
        """Whether a worker of the seat is at a place: AREAS * NUMBERS places in areas, then the spaces."""
        if place < AREAS * NUMBERS:
            return self.crowd[(place // NUMBERS * self.seats + seat) * DIE + place % NUMBERS + 1] > 0
        return self.who[place - AREAS * NUMBERS] == seat

    def _any_from(self, seat: i64, least: i64) -> bool:
        return any(self._stands(seat, place) for place in range(least, AREAS * NUMBERS + SPACES))

    def fill_workers(self, seat: i64, buffer: Ints) -> i64:
        count: i64 = 0
        if self.lifted == 0:
            buffer[0] = TAKE_ALL
            count = 1
        for place in range(self.ask_a, AREAS * NUMBERS + SPACES):
            if self._stands(seat, place):
                in_area = place < AREAS * NUMBERS
                buffer[count] = TAKE_AREA + place if in_area else TAKE + place - AREAS * NUMBERS
                count += 1
        if self.lifted > 0:
            buffer[count] = TAKE_DONE
            count += 1
        return count

    def take_worker(self, seat: i64, choice: i64) -> None:
        """Carry out one answer to the question which workers return."""
        if choice == TAKE_ALL:
            self._lift_all(seat)
            self.push(DO_RETRIEVAL, PAYMENT)
        elif choice == TAKE_DONE:
            self.push(DO_RETRIEVAL, PAYMENT)
        else:
            place: i64 = choice - TAKE_AREA if choice >= TAKE_AREA else choice - TAKE + AREAS * NUMBERS
            self._lift_at(seat, place)
            self._pick(seat, place)

    def _lift_all(self, seat: i64) -> None:
        for place in range(AREAS * NUMBERS + SPACES):
            while self._stands(seat, place):
                self._lift_at(seat, place)

    def _lift_at(self, seat: i64, place: i64) -> None:
        space: i64 = place // NUMBERS if place < AREAS * NUMBERS else place - AREAS * NUMBERS
        self.note(NOTE_RETRIEVED, seat, space)
        if place < AREAS * NUMBERS:
            self.lift_from_area(seat, space, place % NUMBERS + 1)
        else:
            self.lift(space)
        self.lifted += 1
        if space_faction(space) != SUBTERRAN:
            self.elsewhere = 1

    # What it costs (EU-43)

    def _ask_payment(self, seat: i64) -> None:
        buffer = self.due[:]
        if self.fill_retrieve_payments(seat, buffer) == 1:
            self.pay_retrieve(seat, RETRIEVE_FREE)
        else:
            self.ask(seat, ASK_RETRIEVE)

    def fill_retrieve_payments(self, seat: i64, buffer: Ints) -> i64:
        at: i64 = seat * GOODS
        occasions = self.occasions[seat]
        calm = occasions & RETRIEVE_WITH_BLISS != 0
        count: i64 = 0
        if self.goods[at + FOOD] > 0:
            buffer[count] = RETRIEVE_FOOD
            count += 1
            if calm and occasions & PAY_BLISS:
                buffer[count] = RETRIEVE_FOOD_CALM
                count += 1
        if self.goods[at + BLISS] > 0:
            buffer[count] = RETRIEVE_BLISS
            count += 1
            if calm:
                buffer[count] = RETRIEVE_BLISS_CALM
                count += 1
        if occasions & PAY_RETRIEVE:
            price = self.tables.powers[self.power_for(seat, PAY_RETRIEVE)].price
            if self.goods[at + price.good] >= price.count:
                buffer[count] = RETRIEVE_OTHERWISE
                count += 1
        buffer[count] = RETRIEVE_FREE
        return count + 1

    def pay_retrieve(self, seat: i64, way: i64) -> None:
        """Payment and tracks (EU-43, EU-61)."""
        if way == RETRIEVE_FREE:
            self._retrieve_free(seat)
        elif way == RETRIEVE_OTHERWISE:
            power = self.tables.powers[self.power_for(seat, PAY_RETRIEVE)]
            self.note(NOTE_USED, seat, power.recruit)
            self.spend(seat, power.price.good, power.price.count)
            self.receive(seat, power.gain)
        else:
            self.spend(seat, FOOD if way in (RETRIEVE_FOOD, RETRIEVE_FOOD_CALM) else BLISS, 1)
            if way in (RETRIEVE_FOOD_CALM, RETRIEVE_BLISS_CALM):
                power = self.tables.powers[self.power_for(seat, RETRIEVE_WITH_BLISS)]
                self.note(NOTE_USED, seat, power.recruit)
                self.receive(seat, power.gain)
            else:
                self.gain_morale(seat, self.tables.retrieve_morale)

    def _retrieve_free(self, seat: i64) -> None:
        """For nothing morale falls, further with a penalty, not at all with the deed keep-morale."""
        self.free = 1
        n = self.power_for(seat, ON_RETRIEVE_FREE)
        if n >= 0:
            power = self.tables.powers[n]
            if power.does == KEEP_MORALE and self.holds(seat, power):
                self.note(NOTE_USED, seat, power.recruit)
                return
        loss = self.tables.free_morale
        if self.penalties[seat] & DEAR_RETRIEVE:
            loss += 1
        self.lose_morale(seat, loss)

    def _roll_lifted(self, seat: i64) -> None:
        """A chosen number first, the others are rolled together (EU-44, EU-59)."""
        count = self.lifted
        self.lifted = 0
        if self.set_die > 0 and count > 0:
            self.set_worker(seat, self.set_die)
            count -= 1
        self.set_die = 0
        if count > 0:
            self.roll(seat, count)
