"""How often somebody may do something: buckets that fill up slowly."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from ludothek.server.refusals import TooMany

MOST_BUCKETS = 20_000
"""More are not kept; those that were not used for the longest time are forgotten first."""


class Limit(NamedTuple):
    """So many at once, then so many a second."""

    burst: float
    per_second: float


class Limits:
    """A bucket for everything somebody does. A factor makes all of them wider, 0 lifts them."""

    REQUESTS = Limit(400, 80)  # of any kind, from one address
    GUESTS = Limit(60, 1 / 20)
    LOGINS = Limit(10, 1 / 20)
    TABLES = Limit(30, 1 / 20)
    LINES = Limit(12, 1)
    MESSAGES = Limit(80, 25)  # over all live connections of one person
    LOOKS_BACK = Limit(120, 15)  # at what was; such a look replays the game
    RECORDS = Limit(10, 1 / 10)

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # whoever acted last comes last
        self._held: dict[tuple[str, str], int] = {}

    def take(self, what: str, who: str, limit: Limit) -> None:
        """Take one out of the bucket, or refuse."""
        if not self._factor:
            return
        now = time.monotonic()
        most = limit.burst * self._factor
        level, last = self._buckets.get((what, who), (most, now))
        level = min(most, level + (now - last) * limit.per_second * self._factor)
        if level < 1:
            seconds = max(1, round((1 - level) / (limit.per_second * self._factor)))
            raise TooMany(f"That is too many {what} in a short time; try again in {seconds} s.")
        self._buckets.pop((what, who), None)  # whoever acts goes to the end of the line
        while len(self._buckets) >= MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        self._buckets[what, who] = level - 1, now

    @contextmanager
    def hold(self, what: str, who: str, most: int) -> Iterator[None]:
        """Hold one of a few things at once for as long as the block takes, or be refused."""
        held = self._held.get((what, who), 0)
        if self._factor and held >= most:
            raise TooMany(f"There are {held} {what} of yours at once already; close one first.")
        self._held[what, who] = held + 1
        try:
            yield
        finally:
            self._held[what, who] -= 1
            if not self._held[what, who]:
                del self._held[what, who]
