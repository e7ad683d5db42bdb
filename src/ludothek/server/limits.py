"""How often somebody may do something: buckets that fill up slowly."""

from __future__ import annotations

import time
from typing import NamedTuple

from ludothek.server.refusals import TooMany

MOST_BUCKETS = 20_000


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
    MESSAGES = Limit(80, 25)  # over one live connection
    RECORDS = Limit(10, 1 / 10)

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

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
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets = {key: value for key, value in self._buckets.items() if now - value[1] < 60}
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets.clear()
        self._buckets[what, who] = level - 1, now
