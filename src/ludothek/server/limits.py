"""How often somebody may do something: buckets that fill up slowly."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import NamedTuple

from ludothek.server.addresses import network_of
from ludothek.server.refusals import TooMany
from ludothek.server.unread import Unsent

MOST_BUCKETS = 20_000
"""More are not kept, and none that is full; those that were not used for the longest time are forgotten first."""
NETWORK = 8
"""How many times more a large IPv6 network may do than one household in it."""

LONGEST_WAIT = 5.0
"""Seconds that somebody who does something too often is kept waiting, where that is better than refusing."""


class Limit(NamedTuple):
    """So many at once, then so many a second."""

    burst: float
    per_second: float

    def times(self, factor: float) -> Limit:
        return Limit(self.burst * factor, self.per_second * factor)


class Bucket:
    """How much of a limit somebody has left."""

    __slots__ = ("_last", "_level", "full_at")

    def __init__(self, limit: Limit) -> None:
        self._level = limit.burst
        self._last = self.full_at = time.monotonic()

    def take(self, limit: Limit, count: int = 1, longest: float = 0.0) -> float:
        """Take so many out, if they will be there soon enough; the seconds until they are."""
        now = time.monotonic()
        self._level = min(limit.burst, self._level + (now - self._last) * limit.per_second)
        self._last = now
        missing = (count - self._level) / limit.per_second
        if missing <= longest:
            self._level -= count
        self.full_at = now + (limit.burst - self._level) / limit.per_second
        return max(0.0, missing)


class Limits:
    """A bucket for everything somebody does. A factor makes all of them wider, 0 lifts them."""

    REQUESTS = Limit(400, 80)  # of any kind, from one address
    GUESTS = Limit(60, 1 / 20)
    RENAMES = Limit(10, 1 / 20)
    LOGINS = Limit(10, 1 / 20)
    CODES = Limit(5, 1 / 60)  # of a second factor, for one account
    DOWNLOADS = Limit(3, 1 / 60)  # of everything that is one's own
    TABLES = Limit(30, 1 / 20)
    LINES = Limit(12, 1)
    PRESENCE = Limit(20, 1)  # what somebody does: looks, writes, or neither
    NUDGES = Limit(2, 1 / 60)  # of one seat
    NUDGES_BY = Limit(6, 1 / 20)
    MESSAGES = Limit(80, 25)  # over all live connections of one person
    FRAMES = Limit(600, 100)  # of a live connection, whatever is in them
    FRAMES_OF_ALL = Limit(6000, 1000)  # of all live connections from one address
    LOOKS_BACK = Limit(120, 15)  # at what was; such a look replays the game
    UNDOS = Limit(40, 2)
    UNDOS_AT = Limit(120, 10)  # from one address
    HINTS = Limit(12, 1 / 4)
    HINTS_FROM = Limit(24, 1 / 2)  # one address, as whoever
    RECORDS = Limit(10, 1 / 10)
    REPORTS = Limit(10, 1 / 60)
    BLOCKS = Limit(30, 1 / 10)
    TOURNAMENTS = Limit(5, 1 / 120)
    TOURNAMENTS_FROM = Limit(20, 1 / 30)  # one address, as whoever
    TABLES_FROM = Limit(120, 1 / 5)  # one address, as whoever
    NOTICES = Limit(30, 1 / 5)  # changes of how somebody is told
    TRIALS = Limit(6, 1 / 30)  # whether that gets there
    MAILS = Limit(3, 1 / 600)  # to be confirmed: of one person, from one address, to one address of mail
    RECORDS_FROM = Limit(60, 1 / 5)

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: dict[tuple[str, str], Bucket] = {}  # whoever acted last comes last
        self._held: dict[tuple[str, str], int] = {}
        self.unsent = Unsent(factor)

    def take(self, what: str, who: str, limit: Limit, count: int = 1) -> None:
        """Take one or more out of the bucket, or refuse; who is an IPv6 household, takes from its network as well."""
        self._take(what, who, limit, count, 0.0)

    def seconds_until(self, what: str, who: str, limit: Limit) -> float:
        """Take one out of the bucket, and say how long to wait until it is there; refuse if that is too long."""
        return self._take(what, who, limit, 1, LONGEST_WAIT)

    def look_back(self, person: str | None, address: str) -> None:
        """Take a look at what was out of the buckets of who looks and of where they are."""
        self.take("looks back", address, self.LOOKS_BACK)
        if person is not None:
            self.take("looks back", person, self.LOOKS_BACK)

    async def undo(self, person: str | None, address: str) -> None:
        """Wait until somebody may take a decision back: each takes one out of their bucket and their address's."""
        seconds = self.seconds_until("undos", address, self.UNDOS_AT)
        if person is not None:
            seconds = max(seconds, self.seconds_until("undos", person, self.UNDOS))
        if seconds:
            await asyncio.sleep(seconds)

    def _take(self, what: str, who: str, limit: Limit, count: int, longest: float) -> float:
        if not self.factor:
            return 0.0
        if self.factor != 1:
            limit = limit.times(self.factor)
        seconds = self._take_out(what, who, limit, count, longest)
        if (network := network_of(who)) is not None:
            seconds = max(seconds, self._take_out(what, network, limit.times(NETWORK), count, longest))
        return seconds

    def _take_out(self, what: str, who: str, limit: Limit, count: int, longest: float) -> float:
        bucket = self._buckets.pop((what, who), None)  # whoever acts goes to the end of the line
        if bucket is None:
            self._make_room()
            bucket = Bucket(limit)
        self._buckets[what, who] = bucket
        if (missing := bucket.take(limit, count, longest)) > longest:
            raise TooMany("too-often", what=_limited(what), seconds=max(1, round(missing)))
        return missing

    def _make_room(self) -> None:
        """Forget buckets that are full again, which are as good as new ones, and some more if there are too many."""
        now = time.monotonic()
        while self._buckets:
            longest_unused = next(iter(self._buckets))
            if len(self._buckets) < MOST_BUCKETS and self._buckets[longest_unused].full_at > now:
                return
            del self._buckets[longest_unused]

    @contextmanager
    def hold(self, what: str, who: str, most: int) -> Iterator[None]:
        """Hold one of a few things at once for as long as the block takes, or be refused."""
        held = self._held.get((what, who), 0)
        if self.factor and held >= most:
            raise TooMany("too-many-at-once", what=_limited(what), count=held)
        self._held[what, who] = held + 1
        network = network_of(who)
        try:
            with self.hold(what, network, most * NETWORK) if network else nullcontext():
                yield
        finally:
            self._held[what, who] -= 1
            if not self._held[what, who]:
                del self._held[what, who]


def _limited(what: str) -> str:
    """What is limited, as an argument of a message.

    >>> _limited("live connections")
    'limited:live-connections'
    """
    return f"limited:{what.replace(' ', '-')}"
