"""The scoring phase: tickets, areas, recall. It may stop to ask, and goes on from what the table says."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.worldsfair.scoring import points, standing, tie_break_key
from ludothek.games.worldsfair.state import Fairground
from ludothek.games.worldsfair.tables import (
    ALLOWANCE,
    APPROVED,
    AREAS,
    ASK_APPROVE,
    ASK_PLACE,
    COINS,
    MEDALS,
    NOTE_APPROVED,
    NOTE_END,
    NOTE_MEDAL,
    NOTE_MOST_TICKETS,
    NOTE_RECALLED,
    NOTE_REDEEMED,
    NOTE_ROUND,
    NOTE_SCORING,
    NOTE_STANDING,
    NOTE_TIE,
    PROPOSED,
    RING,
    SUPPLY,
    SUPPORTERS,
    TICKET,
    TICKETS,
    UNPLACED,
)


class ScoringPhase(Fairground):
    """The table with the rules by which it is scored (WF-30 to WF-43)."""

    __slots__ = ()

    def _begin_scoring(self) -> None:
        """Tickets, then areas, then recall (WF-30)."""
        self.note(NOTE_SCORING, -1, self.round)
        self._redeem_tickets()
        self.car = 0
        self.scoring = -1
        self._score_areas()

    def _redeem_tickets(self) -> None:
        """Two points for the most, one for each (WF-31, WF-32)."""
        pieces = self.pieces
        most: i64 = 0
        for seat in range(self.seats):
            if pieces[TICKETS + seat] > most:
                most = pieces[TICKETS + seat]
        for seat in range(self.seats):
            if pieces[TICKETS + seat] == most:
                pieces[COINS + seat] += self.tables.most_tickets
                self.note(NOTE_MOST_TICKETS, seat, self.tables.most_tickets)
        for seat in range(self.seats):
            redeemed = pieces[TICKETS + seat]
            pieces[COINS + seat] += redeemed * self.tables.ticket_points
            self.throw(TICKET, redeemed)
            pieces[TICKETS + seat] = 0
            if redeemed > 0:
                self.note(NOTE_REDEEMED, seat, redeemed)

    def _score_areas(self) -> None:
        """All areas from the wheel's foot clockwise (WF-33); stops where a seat is asked what to approve (WF-40)."""
        while True:
            if self.ask_approvals and self._ask_approval():
                return
            self.scoring += 1
            if self.scoring == AREAS:
                break
            self._reward(self.pieces[RING + self.scoring])
        self.scoring = -1
        self._recall()
        self._end_round()

    def _reward(self, area: i64) -> None:
        """Medals at once; approvals at once too, unless the option lets people choose (WF-34 to WF-39)."""
        pieces = self.pieces
        for seat in range(self.seats):
            place = standing(self, seat, area)
            if place == UNPLACED:
                continue
            medal = self.tables.medal[place]
            pieces[MEDALS + seat] += medal
            if self.journal is not None:
                self.note(NOTE_STANDING, seat, area, place)
                if medal > 0:
                    self.note(NOTE_MEDAL, seat, area, medal)
            most = self.tables.approvals[place]
            held = pieces[PROPOSED + seat * AREAS + area]
            allowed = most if most < held else held
            if self.ask_approvals:
                pieces[ALLOWANCE + seat] = allowed
            elif allowed > 0:
                self._approve(seat, area, allowed)

    def _ask_approval(self) -> bool:
        """Ask the next seat that has a choice, clockwise from the one on turn (WF-40)."""
        for step in range(self.seats):
            seat = (self.on_turn + step) % self.seats
            if self.pieces[ALLOWANCE + seat] > 0:
                self.to_move = seat
                self.asked = ASK_APPROVE
                return True
        return False

    def _settle_approval(self, seat: i64, count: i64) -> None:
        """So many of those that are allowed, and the next area when nobody else is asked (WF-39, WF-40)."""
        pieces = self.pieces
        pieces[ALLOWANCE + seat] = 0
        self._approve(seat, pieces[RING + self.scoring], count)
        self._score_areas()

    def _approve(self, seat: i64, area: i64, count: i64) -> None:
        """Exhibits become approval tokens (WF-39)."""
        pieces = self.pieces
        pieces[PROPOSED + seat * AREAS + area] -= count
        pieces[APPROVED + seat * AREAS + area] += count
        self.throw(area, count)
        if count > 0:
            self.note(NOTE_APPROVED, seat, area, count)

    def _recall(self) -> None:
        """Half of the supporters in each area return, rounded down (WF-41)."""
        pieces = self.pieces
        area: i64
        for seat in range(self.seats):
            supporters: i64 = SUPPORTERS + seat * AREAS
            for area in range(AREAS):
                back = pieces[supporters + area] >> 1
                if back > 0:
                    pieces[supporters + area] -= back
                    pieces[SUPPLY + seat] += back
                    self.note(NOTE_RECALLED, seat, area, back)

    def _end_round(self) -> None:
        """The next round, or the end (WF-42, WF-43)."""
        if self.round == self.tables.rounds:
            self.over = True
            if self.journal is not None:
                self._note_end()
        else:
            self.round += 1
            self.note(NOTE_ROUND, -1, self.round)
            self._next_turn()

    def _note_end(self) -> None:
        """Everybody's points, and what decides if the best have equal ones (WF-47)."""
        for seat in range(self.seats):
            self.note(NOTE_END, seat, points(self, seat))
        keys = sorted([tie_break_key(self, seat) for seat in range(self.seats)], reverse=True)
        if keys[0][0] == keys[1][0]:
            deciding = [n for n in range(1, 3) if keys[0][n] != keys[1][n]]
            self.note(NOTE_TIE, -1, deciding[0] if deciding else 3)

    def _next_turn(self) -> None:
        self.on_turn += 1
        if self.on_turn == self.seats:
            self.on_turn = 0
        self.to_move = self.on_turn
        self.asked = ASK_PLACE
