"""Workers: rolling, the knowledge check, coming back and going away."""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import LOSE_ON, ON_RIVAL_PAIR, ON_WORKER_LOST
from ludothek.games.euphoria.rules_tracks import Tracks
from ludothek.games.euphoria.tables import (
    AREAS,
    DIE,
    DO_LOSE,
    DO_POWERS,
    NOTE_DESERTED,
    NOTE_ROLLED,
    NOTE_SACRIFICED,
    NOTE_SET_DIE,
)


class Dice(Tracks):
    """The table with the rules of its dice (EU-15, EU-16, EU-59, EU-73)."""

    __slots__ = ()

    def roll(self, seat: i64, count: i64) -> i64:
        """Roll workers that are off the board and check knowledge; returns the number of a worker lost, or 0."""
        ready = self.ready
        at: i64 = seat * DIE
        penalties = self.penalties[seat]
        losses: i64 = 0
        for _ in range(count):
            number: i64 = self.rng.below(6) + 1
            ready[at + number] += 1
            self.note(NOTE_ROLLED, seat, number)
            losses += (penalties >> (LOSE_ON + number)) & 1
        ready[at] += count
        self.air[seat] -= count
        deserter = self._check(seat)
        self._answer_pair(seat)
        if deserter > 0 and self.occasions[seat] & ON_WORKER_LOST:
            self.push(DO_POWERS, seat, ON_WORKER_LOST)
        if losses > 0:
            self.push(DO_LOSE, seat, losses)
        return deserter

    def set_worker(self, seat: i64, number: i64) -> None:
        """A worker off the board gets a number without a roll (EU-59)."""
        self.ready[seat * DIE + number] += 1
        self.ready[seat * DIE] += 1
        self.air[seat] -= 1
        self.note(NOTE_SET_DIE, seat, number)

    def _check(self, seat: i64) -> i64:
        """Lose one of the highest if they know too much together, once a turn (EU-15, EU-16)."""
        ready = self.ready
        at: i64 = seat * DIE
        known = self.knowledge[seat]
        highest: i64 = 0
        for number in range(1, 7):
            if ready[at + number] > 0:
                known += number * ready[at + number]
                highest = number
        if known < self.tables.limit or (self.deserted >> seat) & 1:
            return 0
        ready[at + highest] -= 1
        ready[at] -= 1
        self.workers[seat] -= 1
        self.deserted |= 1 << seat
        self.note(NOTE_DESERTED, seat, highest)
        return highest

    def _answer_pair(self, seat: i64) -> None:
        """Rivals whose recruit answers equal numbers of this seat, clockwise (EU-65)."""
        paired = False
        for number in range(1, 7):
            if self.ready[seat * DIE + number] > 1:
                paired = True
        if paired:
            for step in range(self.seats - 1, 0, -1):
                rival: i64 = (seat + step) % self.seats
                if self.occasions[rival] & ON_RIVAL_PAIR:
                    self.push(DO_POWERS, rival, ON_RIVAL_PAIR)

    def lift(self, space: i64) -> None:
        """The worker of a space that holds one leaves the board."""
        self.air[self.who[space]] += 1
        self.who[space] = -1
        self.pip[space] = 0

    def lift_from_area(self, seat: i64, area: i64, number: i64) -> None:
        at: i64 = (area * self.seats + seat) * DIE
        self.crowd[at] -= 1
        self.crowd[at + number] -= 1
        self.sums[area] -= number
        self.air[seat] += 1

    def sacrifice(self, seat: i64) -> None:
        """A worker off the board goes back to the stock (EU-20)."""
        self.air[seat] -= 1
        self.workers[seat] -= 1
        self.note(NOTE_SACRIFICED, seat)

    def on_board(self, seat: i64) -> i64:
        """How many workers of a seat stand on the board."""
        return self.workers[seat] - self.ready[seat * DIE] - self.air[seat]

    def is_in_area(self, area: i64, seat: i64) -> bool:
        """Whether a seat has a worker in an area."""
        return self.crowd[(area * self.seats + seat) * DIE] > 0 and area < AREAS
