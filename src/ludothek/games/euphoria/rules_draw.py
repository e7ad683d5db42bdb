"""Drawing and discarding artifact cards, and the recruits that change a draw."""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import KEEP_MATCHING, ON_DRAW, OPEN_HAND, Power
from ludothek.games.euphoria.rules_powers import Powers
from ludothek.games.euphoria.tables import (
    ASK_DISCARD,
    ASK_DRAW,
    ASK_POWER,
    DECLINE,
    DISCARD,
    DO_DRAW,
    DO_DROP,
    DO_LIMIT,
    DO_OTHERS_DRAW,
    HELD,
    KINDS,
    NOTE_DREW,
    NOTE_DREW_OPENLY,
    OPEN,
    RECRUIT,
)
from ludothek.kernel.arrays import Ints


class Drawing(Powers):
    """The table with the rules of artifact cards (EU-17, EU-55)."""

    __slots__ = ()

    def do_draw(self, seat: i64, count: i64, changeable: i64) -> None:
        """Draw; a recruit may change one card of it (EU-55)."""
        if count <= 0 or not self.cards_left():
            return
        if changeable and self.occasions[seat] & ON_DRAW and self._can_change_draw(seat):
            self.ask(seat, ASK_POWER, ON_DRAW, count)
        else:
            self.draw_cards(seat, count)

    def draw_cards(self, seat: i64, count: i64) -> None:
        """So many cards, then the hand limit (EU-17)."""
        for _ in range(count):
            kind = self.draw_card(seat)
            if kind >= 0:
                self.note(NOTE_DREW, seat, kind)
        if self.hand_size[seat] > self.morale[seat]:
            self.push(DO_LIMIT, seat)

    def _can_change_draw(self, seat: i64) -> bool:
        return any(self._changes_draw(seat, n) is not None for n in range(HELD))

    def _changes_draw(self, seat: i64, n: i64) -> Power | None:
        """The n-th recruit's power to change this draw, if it is unspent and can be paid."""
        if (self.spent >> (seat * HELD + n)) & 1 or self.status[seat * HELD + n] < OPEN:
            return None
        power = self.power_of(seat, n, ON_DRAW)
        return power if power is not None and self.usable(seat, power) else None

    def fill_draw_powers(self, seat: i64, buffer: Ints) -> i64:
        count: i64 = 0
        for n in range(HELD):
            power = self._changes_draw(seat, n)
            if power is not None:
                buffer[count] = RECRUIT + power.recruit
                count += 1
        buffer[count] = DECLINE
        return count + 1

    def draw_otherwise(self, seat: i64, power: Power, count: i64, slot: i64) -> None:
        """One card of the draw becomes several, of which some must go (EU-55)."""
        self.spent |= 1 << slot
        self.pay_price(seat, power)
        for _ in range(count - 1):
            self._draw_secretly(seat)
        if power.does == KEEP_MATCHING:
            self._keep_matching(seat, power.gain.draw)
        else:
            for _ in range(power.gain.draw):
                self._draw_secretly(seat)
        if power.does == OPEN_HAND:
            self._open_hand(seat)
        self.push(DO_LIMIT, seat)
        if power.gain.discard > 0:
            self.push(DO_DROP, seat, power.gain.discard)

    def _draw_secretly(self, seat: i64) -> None:
        kind = self.draw_card(seat)
        if kind >= 0:
            self.note(NOTE_DREW, seat, kind)

    def _keep_matching(self, seat: i64, count: i64) -> None:
        """The deed keep-matching: cards drawn openly stay only if they match another of them."""
        drawn: list[int] = []
        for _ in range(count):
            kind = self.draw_card(seat)
            if kind >= 0:
                self.known[seat * KINDS + kind] += 1
                self.note(NOTE_DREW_OPENLY, seat, kind)
                drawn.append(kind)
        for single in drawn:
            if drawn.count(single) == 1:
                self.throw_card(seat, single)

    def _open_hand(self, seat: i64) -> None:
        """The deed open-hand: everybody sees the hand; if it holds cards that match, every opponent draws one."""
        for kind in range(seat * KINDS, seat * KINDS + KINDS):
            for _ in range(self.hand[kind] - self.known[kind]):
                self.note(NOTE_DREW_OPENLY, seat, kind - seat * KINDS)
            self.known[kind] = self.hand[kind]
        self.reveals += 1
        if self.has_pair(seat):
            for step in range(self.seats - 1, 0, -1):
                self.push(DO_DRAW, (seat + step) % self.seats, 1, 1)

    def do_others_draw(self, seat: i64, asked: i64) -> None:
        """Each opponent in turn may draw a card (EU-64)."""
        if asked + 1 < self.seats and self.cards_left():
            self.push(DO_OTHERS_DRAW, seat, asked + 1)
            self.ask((seat + asked + 1) % self.seats, ASK_DRAW)

    # Discarding

    def do_limit(self, seat: i64) -> None:
        """Down to the hand limit (EU-17)."""
        if self.hand_size[seat] > self.morale[seat]:
            self.push(DO_LIMIT, seat)
            self._discard_one(seat, -1, -1)

    def do_drop(self, seat: i64, count: i64) -> None:
        """So many cards of the hand."""
        if count > 0 and self.hand_size[seat] > 0:
            self.push(DO_DROP, seat, count - 1)
            self._discard_one(seat, -1, -1)

    def do_drop_drawn(self, seat: i64, first: i64, second: i64) -> None:
        """One of the two cards just drawn."""
        self._discard_one(seat, first, second)

    def _discard_one(self, seat: i64, first: i64, second: i64) -> None:
        self.to_move = seat
        self.ask_a = first
        self.ask_b = second
        only: i64 = -1
        options: i64 = 0
        for kind in range(KINDS):
            if self._may_discard(seat, kind):
                options += 1
                only = kind
        if options == 1:
            self.throw_card(seat, only)
        else:
            self.ask(seat, ASK_DISCARD, first, second)

    def _may_discard(self, seat: i64, kind: i64) -> bool:
        """A card of the hand, or of the two just drawn; not one that the space still to be paid costs (EU-24)."""
        spot: i64 = seat * KINDS + kind
        if self.hand[spot] == 0 or (self.ask_a >= 0 and kind != self.ask_a and kind != self.ask_b):
            return False
        if not self.unpaid or seat != self.on_turn:
            return True
        self.hand[spot] -= 1
        self.hand_size[seat] -= 1
        payable = self.can_still_pay(seat)
        self.hand[spot] += 1
        self.hand_size[seat] += 1
        return payable

    def fill_discards(self, seat: i64, buffer: Ints) -> i64:
        count: i64 = 0
        for kind in range(KINDS):
            if self._may_discard(seat, kind):
                buffer[count] = DISCARD + kind
                count += 1
        return count
