"""Time: the clock of a server, which stands still while no server runs, and the clocks of the seats at a table."""

from __future__ import annotations

import time

from ludothek.server.protocol import Bank, Terms

SECOND = 1000
DAY = 24 * 3600 * SECOND
PATIENCE = {"live": 120 * SECOND, "days": 3 * DAY}
"""How long a seat at a table without a clock may let the others wait before it counts as away."""


def wall() -> int:
    """Milliseconds since 1970, for people to read."""
    return time.time_ns() // 1_000_000


class ServedTime:
    """Milliseconds during which a server was running; whatever was written last is where it goes on after a restart."""

    def __init__(self, reached: int) -> None:
        self._begun = reached - _ticks()

    def now(self) -> int:
        return _ticks() + self._begun

    def catch_up(self, reached: int) -> int:
        """Another process may be ahead; nobody goes back."""
        if reached > self.now():
            self._begun = reached - _ticks()
        return self.now()


def _ticks() -> int:
    return time.monotonic_ns() // 1_000_000


class SeatClocks:
    """How much time each seat has left. A seat's clock runs while it is asked."""

    def __init__(self, terms: Terms, seats: int) -> None:
        self._rule = terms.clock
        self._patience = PATIENCE[terms.pace]
        self._bank = [terms.clock.seconds * SECOND if isinstance(terms.clock, Bank) else 0] * seats
        self._asked: list[int | None] = [None] * seats

    def decided(self, seat: int, at: int) -> None:
        """This seat has answered, so what it took is taken from its bank; the increment is added."""
        asked = self._asked[seat]
        if isinstance(self._rule, Bank) and asked is not None:
            self._bank[seat] = max(0, self._bank[seat] - max(0, at - asked)) + self._rule.increment * SECOND
        self._asked[seat] = None

    def asks(self, waiting: list[int], at: int) -> None:
        """From now on these seats are asked; whoever was asked before goes on being asked."""
        for seat, asked in enumerate(self._asked):
            if seat not in waiting:
                if asked is not None and isinstance(self._rule, Bank):
                    self._bank[seat] = max(0, self._bank[seat] - max(0, at - asked))
                self._asked[seat] = None
            elif asked is None:
                self._asked[seat] = at

    def left(self, seat: int, now: int) -> int | None:
        """Milliseconds left; ``None`` if there is no limit."""
        if self._rule is None:
            return None
        asked = self._asked[seat]
        taken = 0 if asked is None else max(0, now - asked)
        if isinstance(self._rule, Bank):
            return max(0, self._bank[seat] - taken)
        return max(0, self._rule.days * DAY - taken)

    def is_up(self, seat: int, now: int) -> bool:
        """Whether the others need wait for this seat no longer."""
        asked = self._asked[seat]
        if asked is None:
            return False
        left = self.left(seat, now)
        return now - asked >= self._patience if left is None else left == 0
