"""Answers that nobody takes: how many bytes of them may wait, and for how long.

An answer waits in our memory until the network takes it, which it does only as fast as the client reads.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Any, ClassVar, NamedTuple

from ludothek.server.addresses import network_of

SLICE = 1 << 16
"""Bytes of a long answer that are handed to the network at once."""


class Unsent:
    """How many bytes of answers wait until each address takes them."""

    MOST: ClassVar[int] = 16_000_000
    NETWORK: ClassVar[int] = 8
    """How many times more may wait for a large IPv6 network."""

    def __init__(self, factor: float) -> None:
        self._most = self.MOST * factor
        self._bytes: dict[str, int] = {}

    def has_room(self, address: str, size: int) -> bool:
        """Whether so many bytes more may wait. Who has none waiting may always have one answer."""
        network = network_of(address)
        return self._has_room(address, size, 1) and (not network or self._has_room(network, size, self.NETWORK))

    def add(self, address: str, size: int) -> None:
        """So many bytes more wait."""
        for each in (address, network_of(address)):
            if each:
                self._bytes[each] = self._bytes.get(each, 0) + size

    def remove(self, address: str, size: int) -> None:
        """They wait no longer."""
        for each in (address, network_of(address)):
            if each:
                self._bytes[each] -= size
                if not self._bytes[each]:
                    del self._bytes[each]

    def _has_room(self, who: str, size: int, factor: int) -> bool:
        waiting = self._bytes.get(who, 0)
        return not self._most or not waiting or waiting + size <= self._most * factor


class Seen(NamedTuple):
    """What a connection had not taken when we looked, since when, and how often it had made room until then."""

    size: int
    since: float
    resumed: int


class Unread:
    """Looks now and then at what each connection has not taken, and drops those that take nothing.

    To look costs nothing per message. Whoever takes everything, makes room, or takes a thousand bytes a second stays.
    """

    SECONDS: ClassVar[float] = 30.0
    LOOKS: ClassVar[int] = 6
    """How often we look meanwhile."""
    LEAST: ClassVar[int] = 30_000
    """Bytes less than before, of which we say that they were taken."""

    def __init__(self, connections: Collection[Any]) -> None:
        self._connections = connections
        self._seen: dict[Any, Seen] = {}

    def start(self) -> None:
        """Look again and again, for as long as the event loop runs."""
        asyncio.get_running_loop().call_later(self.SECONDS / self.LOOKS, self._look_and_go_on)

    def _look_and_go_on(self) -> None:
        self.look(time.monotonic())
        self.start()

    def look(self, now: float) -> None:
        seen: dict[Any, Seen] = {}
        for connection in list(self._connections):
            size = connection.transport.get_write_buffer_size()
            if not size:
                continue
            fresh = Seen(size, now, getattr(connection, "resumed", 0))
            before = self._seen.get(connection, fresh)
            if size <= before.size - self.LEAST or fresh.resumed != before.resumed:
                before = fresh
            if now - before.since >= self.SECONDS:
                connection.transport.abort()
            else:
                seen[connection] = before
        self._seen = seen
