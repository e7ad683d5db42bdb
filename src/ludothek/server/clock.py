"""Time: the clock of a server, which stands still while no server runs, and the clocks of the seats at a table."""

# Compiled with mypyc.

from __future__ import annotations

import time
from collections import deque

from mypy_extensions import mypyc_attr

from ludothek.protocol import Bank, Terms

SECOND = 1000
DAY = 24 * 3600 * SECOND
PATIENCE = {"live": 180, "days": 3 * 24 * 3600}
"""Seconds that the others wait for somebody who is away, at a table without a clock that says nothing of it."""
LONGEST = 10
"""How many times as long they wait for somebody who is there and does not decide."""
HERE = 1 << 60
"""When somebody was last there who is there now."""
MOST_UNDONE = 32
"""For how many decisions in a row the clocks can be set back; more than anybody takes back."""


def wall() -> int:
    """The time of day in milliseconds since 1970, for people to read."""
    return time.time_ns() // 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class ServedTime:
    """Milliseconds during which a server was running; whatever was written last is where it goes on after a restart."""

    def __init__(self, reached: int) -> None:
        self._begun = reached - _ticks()

    def now(self) -> int:
        return _ticks() + self._begun

    def catch_up(self, reached: int) -> int:
        """Go on from where another process is, if that is ahead; returns the time now."""
        if reached > self.now():
            self._begun = reached - _ticks()
        return self.now()


def _ticks() -> int:
    return time.monotonic_ns() // 1_000_000


class SeatClocks:
    """How much time each seat has left. A seat's clock runs while it is asked."""

    def __init__(self, terms: Terms, seats: int) -> None:
        self._rule = terms.clock
        self._patience = (terms.patience or PATIENCE[terms.pace]) * SECOND
        self.seen: list[int] = [0] * seats  # when each was last there, as far as this process knows
        self._bank = [terms.clock.seconds * SECOND if isinstance(terms.clock, Bank) else 0] * seats
        self._asked: list[int | None] = [None] * seats
        self._no_limit: list[int | None] = [None] * seats
        self._before: deque[tuple[list[int], list[int | None]]] = deque(maxlen=MOST_UNDONE)

    def decided(self, seat: int, at: int) -> None:
        """This seat has answered, so what it took is taken from its bank; the increment is added."""
        bank = self._bank[:] if isinstance(self._rule, Bank) else self._bank  # no other is ever changed
        self._before.append((bank, self._asked[:]))
        asked = self._asked[seat]
        if isinstance(self._rule, Bank) and asked is not None:
            self._bank[seat] = max(0, self._bank[seat] - max(0, at - asked)) + self._rule.increment * SECOND
        self._asked[seat] = None

    def undone(self) -> None:
        """The last decision was taken back: the clocks have gone on as if it had never been made.

        So nobody gains time by deciding and taking back, and nobody pays for a turn that was given and taken away.
        """
        if self._before:
            self._bank, self._asked = self._before.pop()

    def asks(self, waiting: list[int], at: int) -> None:
        """From now on these seats are asked; whoever was asked before goes on being asked."""
        for seat, asked in enumerate(self._asked):
            if seat not in waiting:
                if asked is not None and isinstance(self._rule, Bank):
                    self._bank[seat] = max(0, self._bank[seat] - max(0, at - asked))
                self._asked[seat] = None
            elif asked is None:
                self._asked[seat] = at

    def left(self, now: int) -> list[int | None]:
        """Milliseconds left to each seat; ``None`` if there is no limit."""
        rule = self._rule
        if rule is None:
            return self._no_limit
        taken = [0 if asked is None else max(0, now - asked) for asked in self._asked]
        given = self._bank if isinstance(rule, Bank) else [rule.days * DAY] * len(taken)
        return [max(0, most - took) for most, took in zip(given, taken, strict=True)]

    def is_up(self, seat: int, now: int) -> bool:
        """Whether the others need wait for this seat no longer."""
        asked = self._asked[seat]
        if asked is None:
            return False
        if self._rule is not None:
            return self.left(now)[seat] == 0
        return now - max(asked, self.seen[seat]) >= self._patience or now - asked >= LONGEST * self._patience

    def waited(self, now: int) -> list[int | None]:
        """Milliseconds for which each seat has been asked, where nothing else says how long that may be."""
        if self._rule is not None:
            return []
        return [None if asked is None else max(0, now - asked) for asked in self._asked]
