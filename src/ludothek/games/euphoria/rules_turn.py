"""A turn: what can be done with it, workers that follow, dilemmas, and whose turn comes next."""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import ONE_PLACEMENT
from ludothek.games.euphoria.rules_retrieve import Retrieval
from ludothek.games.euphoria.tables import (
    ASK_AGAIN,
    ASK_CARDS,
    ASK_KEEP,
    ASK_TURN,
    DIE,
    DO_DILEMMA,
    DO_END_TURN,
    DO_PAY,
    DO_SETTLE,
    FIGHT,
    FOUGHT,
    GOODS,
    HELD,
    HIDDEN,
    ITEMS,
    KINDS,
    NOTE_CHOSEN,
    NOTE_DILEMMA,
    NOTE_KEPT,
    NOTE_PAID,
    NOTE_STAR_DILEMMA,
    OFFER,
    PAY_CARDS,
    PAY_ONE_CARD,
    RECRUIT,
    RETRIEVE,
    SERVE,
    SERVED,
    SHOWN,
    STOP,
    TARGETS,
    UNSOLVED,
    card_bit,
)
from ludothek.kernel.arrays import Ints


class Turns(Retrieval):
    """The table with the rules of turns and dilemmas (EU-10 to EU-13, EU-45 to EU-47)."""

    __slots__ = ()

    def fill_turn(self, seat: i64, buffer: Ints) -> i64:
        """Place, retrieve, solve the dilemma, make an offer (EU-10)."""
        count: i64 = 0
        first: i64 = 0
        found: i64 = 0
        at: i64 = seat * DIE
        if self.ready[at] > 0:
            for number in range(1, 7):
                if self.ready[at + number] > 0:
                    if found == 0:
                        first = number
                        found = self.fill_targets(seat, number, buffer, 0)
                        count = found
                    else:
                        shift: i64 = (number - first) * TARGETS
                        for n in range(found):
                            buffer[count] = buffer[n] + shift
                            count += 1
        if self.on_board(seat) > 0:
            buffer[count] = RETRIEVE
            count += 1
        if self.solved[seat] == UNSOLVED and self._can_solve(seat):
            buffer[count] = FIGHT
            buffer[count + 1] = SERVE
            count += 2
        if self.trading and not self.traded and self.has_anything(seat):
            for other in range(self.seats):
                if other != seat and self.has_anything(other):
                    buffer[count] = OFFER + other
                    count += 1
        return count

    def has_anything(self, seat: i64) -> bool:
        """Whether there is something to trade with (EU-14)."""
        if self.hand_size[seat] > 0:
            return True
        return any(self.goods[good] > 0 for good in range(seat * GOODS, seat * GOODS + GOODS))

    # Workers of equal knowledge (EU-11 to EU-13), a new worker at once (EU-62)

    def begin_placement(self, seat: i64, choice: i64) -> None:
        number: i64 = choice // TARGETS + 1
        if self.placed == 0:
            self.group = number
            self.group_left = self.ready[seat * DIE + number] - 1
        elif number == self.extra:
            self.extra = 0
        else:
            self.group_left -= 1
        self.place(seat, number, choice % TARGETS)

    def follow_up(self, seat: i64) -> None:
        """Ask whether another worker follows, if one may; otherwise the turn ends."""
        if self.extra > 0 and self.ready[seat * DIE + self.extra] > 0 and self._may_follow(seat, self.extra):
            self.ask(seat, ASK_AGAIN, self.extra)
            return
        self.extra = 0
        self.group_left = min(self.group_left, self.ready[seat * DIE + self.group])
        if self.group_left > 0 and self._may_follow(seat, self.group):
            self.ask(seat, ASK_AGAIN, self.group)
            return
        self.push(DO_END_TURN)

    def _may_follow(self, seat: i64, number: i64) -> bool:
        if self.penalties[seat] & ONE_PLACEMENT or (self.dear_doubles and self.morale[seat] < 2):
            return False
        toll: i64 = 1 if self.dear_doubles else 0
        self.morale[seat] -= toll
        found = False
        for target in range(TARGETS):
            if self.is_open(seat, target):
                found = True
                break
        self.morale[seat] += toll
        return found

    def fill_again(self, seat: i64, buffer: Ints) -> i64:
        toll: i64 = 1 if self.dear_doubles else 0
        self.morale[seat] -= toll
        count = self.fill_targets(seat, self.ask_a, buffer, 0)
        self.morale[seat] += toll
        buffer[count] = STOP
        return count + 1

    def stop(self, seat: i64) -> None:
        """Not this one; perhaps one of the others."""
        if self.extra > 0:
            self.extra = 0
            self.follow_up(seat)
        else:
            self.push(DO_END_TURN)

    def do_end_turn(self) -> None:
        self.begin_turn(self.on_turn + 1 if self.on_turn < self.seats - 1 else 0)

    def begin_turn(self, seat: i64) -> None:
        self.on_turn = seat
        self.turn += 1
        self.placed = 0
        self.group = 0
        self.group_left = 0
        self.extra = 0
        self.deserted = 0
        self.spent = 0
        self.traded = 0
        self.space = -1
        self.bumped = -1
        self.starred = 0
        self.lifted = 0
        self.free = 0
        self.ask(seat, ASK_TURN)

    # The dilemma

    def _can_solve(self, seat: i64) -> bool:
        if self.hand_size[seat] >= self.tables.dilemma_cards:
            return True
        return self.hand[seat * KINDS + self.dilemma[seat]] > 0

    def solve(self, seat: i64, side: i64) -> None:
        """Show it and pay the artifact it names or any two (EU-45)."""
        self.solved[seat] = SHOWN
        self.reveals += 1
        self.space = -1
        self.note(NOTE_DILEMMA, seat, self.dilemma[seat], side)
        self.push(DO_END_TURN)
        self.push(DO_SETTLE)
        self.push(DO_DILEMMA, seat, side)
        named = self.hand[seat * KINDS + self.dilemma[seat]] > 0
        if self.hand_size[seat] >= self.tables.dilemma_cards:
            if named:
                self.ask(seat, ASK_CARDS, ITEMS)
            else:
                self.pay_dilemma(seat, PAY_CARDS)
        else:
            self.pay_dilemma(seat, PAY_ONE_CARD)

    def fill_dilemma_ways(self, seat: i64, buffer: Ints) -> i64:
        buffer[0] = PAY_CARDS
        if self.hand[seat * KINDS + self.dilemma[seat]] == 0:
            return 1
        buffer[1] = PAY_ONE_CARD
        return 2

    def pay_dilemma(self, seat: i64, way: i64) -> None:
        if way == PAY_ONE_CARD:
            self.lose_card(seat, self.dilemma[seat])
            self.note(NOTE_PAID, seat, GOODS + self.dilemma[seat], 1)
        else:
            self.due_count = 0
            self.owe_cards(self.tables.dilemma_cards)
            self.push(DO_PAY, seat)

    def do_dilemma(self, seat: i64, side: i64) -> None:
        """Fight for another recruit, or serve for a star (EU-46, EU-47)."""
        if side == SERVE:
            self.solved[seat] = SERVED
            self.note(NOTE_STAR_DILEMMA, seat)
            self.star_laid(seat)
            return
        self.solved[seat] = FOUGHT
        self.fresh_a = self.draw_recruit()
        self.fresh_b = self.draw_recruit()
        self.ask(seat, ASK_KEEP)

    def draw_recruit(self) -> i64:
        """A random recruit of the deck."""
        deck = self.recruit_deck
        size: i64 = 0
        for recruit in range(self.tables.recruits):
            size += (deck >> recruit) & 1
        pick = self.rng.below(size)
        drawn: i64 = 0
        while True:
            if (deck >> drawn) & 1:
                if pick == 0:
                    break
                pick -= 1
            drawn += 1
        self.recruit_deck = deck & ~card_bit(drawn)
        return drawn

    def fill_kept(self, buffer: Ints) -> i64:
        buffer[0] = RECRUIT + self.fresh_a
        buffer[1] = RECRUIT + self.fresh_b
        return 2

    def keep_recruit(self, seat: i64, recruit: i64) -> None:
        """Hidden, or open at once if its faction is revealed; the other one leaves the game (EU-46)."""
        other = self.fresh_b if recruit == self.fresh_a else self.fresh_a
        self.fresh_a = -1
        self.fresh_b = -1
        self.dropped[seat] |= card_bit(other)
        slot: i64 = seat * HELD + HELD - 1
        self.recruits[slot] = recruit
        self.status[slot] = HIDDEN
        self.note(NOTE_KEPT, seat, recruit)
        self.note(NOTE_CHOSEN, seat)
        if self.is_revealed(self.tables.faction[recruit]):
            self.open_recruit(seat, slot)
