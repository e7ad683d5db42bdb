"""One offer a turn: what one gives, what one wants, and the answer."""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.rules_turn import Turns
from ludothek.games.euphoria.tables import (
    ACCEPT,
    ASK_ANSWER,
    ASK_GIVE,
    ASK_WANT,
    DO_LIMIT,
    DO_TURN,
    ENOUGH,
    GIVE,
    GOODS,
    ITEMS,
    KINDS,
    NOTE_ACCEPTED,
    NOTE_GAINED,
    NOTE_OFFER,
    NOTE_PAID,
    NOTE_REFUSED,
    REFUSE,
    WANT,
)
from ludothek.kernel.arrays import Ints


class Trading(Turns):
    """The table with the rules of trading (EU-14)."""

    __slots__ = ()

    def offer_to(self, seat: i64, partner: i64) -> None:
        self.traded = 1
        self.partner = partner
        self.give_a = -1
        self.give_b = -1
        self.want_a = -1
        self.want_b = -1
        self.ask(seat, ASK_GIVE)

    def fill_gifts(self, seat: i64, buffer: Ints) -> i64:
        """One's own goods and cards; the second thing in the order of the items."""
        count: i64 = 0
        for item in range(max(self.give_a, 0), ITEMS):
            if self.stock(seat, item) > (1 if item == self.give_a else 0):
                buffer[count] = GIVE + item
                count += 1
        if self.give_a >= 0:
            buffer[count] = ENOUGH
            count += 1
        return count

    def fill_wishes(self, buffer: Ints) -> i64:
        """Goods of the other, and any kind of card if there are cards."""
        partner = self.partner
        count: i64 = 0
        for item in range(max(self.want_a, 0), ITEMS):
            if item < GOODS:
                if self.goods[partner * GOODS + item] <= (1 if item == self.want_a else 0):
                    continue
            elif self.hand_size[partner] <= (1 if self.want_a >= GOODS else 0):
                continue
            buffer[count] = WANT + item
            count += 1
        if self.want_a >= 0:
            buffer[count] = ENOUGH
            count += 1
        return count

    def fill_answers(self, seat: i64, buffer: Ints) -> i64:
        """Refuse; accept if one has what is wanted."""
        buffer[0] = REFUSE
        needed: i64 = 2 if self.want_a == self.want_b else 1
        if self.stock(seat, self.want_a) < needed or (self.want_b >= 0 and self.stock(seat, self.want_b) < 1):
            return 1
        buffer[1] = ACCEPT
        return 2

    def name_gift(self, seat: i64, choice: i64) -> None:
        """What is offered; a card that is offered is known to all."""
        if choice != ENOUGH:
            item: i64 = choice - GIVE
            if item >= GOODS:
                self.reveals += 1
                needed: i64 = 2 if item == self.give_a else 1
                spot: i64 = seat * KINDS + item - GOODS
                self.known[spot] = max(self.known[spot], needed)
            if self.give_a < 0:
                self.give_a = item
                self.ask(seat, ASK_GIVE)
                return
            self.give_b = item
        self.ask(seat, ASK_WANT)

    def name_wish(self, seat: i64, choice: i64) -> None:
        if choice != ENOUGH:
            item: i64 = choice - WANT
            if self.want_a < 0:
                self.want_a = item
                self.ask(seat, ASK_WANT)
                return
            self.want_b = item
        self.note(NOTE_OFFER, seat, self.partner, self._terms())
        self.ask(self.partner, ASK_ANSWER)

    def _terms(self) -> i64:
        """The four things of an offer in one number, for the journal."""
        terms: i64 = self.give_a + 1
        terms = terms * 16 + self.give_b + 1
        terms = terms * 16 + self.want_a + 1
        return terms * 16 + self.want_b + 1

    def answer(self, seat: i64, choice: i64) -> None:
        """The partner accepts or refuses; then the turn goes on."""
        giver = self.on_turn
        self.push(DO_TURN, giver)
        if choice == ACCEPT:
            self.note(NOTE_ACCEPTED, seat, giver)
            self._hand_over(giver, seat, self.give_a)
            self._hand_over(giver, seat, self.give_b)
            self._hand_over(seat, giver, self.want_a)
            self._hand_over(seat, giver, self.want_b)
            self.push(DO_LIMIT, seat)
            self.push(DO_LIMIT, giver)
        else:
            self.note(NOTE_REFUSED, seat, giver)
        self.partner = -1
        self.give_a = -1
        self.give_b = -1
        self.want_a = -1
        self.want_b = -1

    def _hand_over(self, seat: i64, other: i64, item: i64) -> None:
        if item < 0:
            return
        if item < GOODS:
            self.goods[seat * GOODS + item] -= 1
            self.goods[other * GOODS + item] += 1
        else:
            kind: i64 = item - GOODS
            self.hand[seat * KINDS + kind] -= 1
            self.hand_size[seat] -= 1
            if self.known[seat * KINDS + kind] > 0:
                self.known[seat * KINDS + kind] -= 1
            self.hand[other * KINDS + kind] += 1
            self.hand_size[other] += 1
            self.known[other * KINDS + kind] += 1
            self.reveals += 1
        self.note(NOTE_PAID, seat, item, 1)
        self.note(NOTE_GAINED, other, item, 1)
