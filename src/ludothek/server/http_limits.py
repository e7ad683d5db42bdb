"""Limits on HTTP connections: those that say nothing, or say it very slowly, or come in heaps, keep nobody out.

Nor do requests in thousands of tiny parts: to read one costs far more than to send it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludothek.protocol import Problem
from ludothek.server.addresses import household, network_of
from ludothek.server.encoding import encode
from ludothek.server.limits import NETWORK

REQUEST_SECONDS = 30.0
"""Seconds in which a request has to arrive, from its first byte (or the connection) to its last."""
LARGEST_HEAD = 16_384
MOST_HEADERS = 100
MOST_PARTS = 512
"""Chunks in which one body may come; whoever sends it whole, as browsers do, sends none."""
LARGE_PART = 256
"""Bytes from which on parts are no trick: a body of such, on average, may come in more of them."""

Event = h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]


def limited_http(most: int, trusted: str, seconds: float = REQUEST_SECONDS) -> type[H11Protocol]:
    """uvicorn's HTTP protocol as a class that takes so many connections from one address, trusted proxies excepted."""
    held: Counter[str] = Counter()

    class LimitedHttp(H11Protocol):
        counted: tuple[str, ...] = ()  # under which addresses
        resumed = 0  # how often the client has made room for more
        overdue: asyncio.TimerHandle | None = None
        parts = received = 0  # of the body that comes, and bytes in them

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._parsed = self.conn.next_event
            self.conn.next_event = self._next_event  # type: ignore[method-assign]
            self._wait()
            address = self.client[0] if self.client else ""
            if not most or is_trusted(address, trusted):
                return
            at = household(address)
            network = network_of(at)
            self.counted = (at, network) if network else (at,)
            held.update(self.counted)
            if held[at] > most or (network and held[network] > most * NETWORK):
                self._turn_away(429, f"There are {most} connections from your address at once already.")

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._leave()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            """From here on it is a live connection, and counted as such."""
            self._leave()
            super().handle_websocket_upgrade(event)

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            super().data_received(data)
            if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.transport.get_protocol() is self:
                self._wait()
            else:
                self._arrived()

        def _next_event(self) -> Event:
            """What has come next; nothing more from whoever sends a request in too many parts."""
            event = self._parsed()
            if isinstance(event, h11.Request):
                self.parts = self.received = 0
                if len(event.headers) > MOST_HEADERS:
                    self._turn_away(431, f"A request has at most {MOST_HEADERS} headers.")
                    return h11.NEED_DATA
            elif isinstance(event, h11.Data):
                self.parts += event.chunk_start
                self.received += len(event.data)
                if self.parts > MOST_PARTS and self.received < self.parts * LARGE_PART:
                    self._turn_away(400, f"A request comes in at most {MOST_PARTS} parts.")
                    return h11.NEED_DATA
            return event

        def _wait(self) -> None:
            if self.overdue is None:
                self.overdue = self.loop.call_later(seconds, self._too_slow)

        def _arrived(self) -> None:
            if self.overdue is not None:
                self.overdue.cancel()
                self.overdue = None

        def _leave(self) -> None:
            self._arrived()
            for each in self.counted:
                held[each] -= 1
                if not held[each]:
                    del held[each]
            self.counted = ()

        def resume_writing(self) -> None:
            super().resume_writing()
            self.resumed += 1

        def _too_slow(self) -> None:
            self.overdue = None
            self._turn_away(408, f"The request did not arrive within {seconds:g} seconds.")

        def _turn_away(self, status: int, sentence: str) -> None:
            if not self.transport.is_closing() and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                self.transport.write(_answer(status, sentence))
            self.transport.close()

    return LimitedHttp


REASONS = {
    400: "Bad Request",
    408: "Request Timeout",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large",
}


def _answer(status: int, sentence: str) -> bytes:
    body: bytes = encode(Problem(problem=sentence, status=status))
    reason = REASONS[status]
    head = f"HTTP/1.1 {status} {reason}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return f"{head}cache-control: no-store\r\nconnection: close\r\n\r\n".encode() + body


def is_trusted(address: str, trusted: str) -> bool:
    """Whether an address is one of those listed, which may be networks, too.

    >>> is_trusted("10.1.2.3", "127.0.0.1, 10.0.0.0/8"), is_trusted("8.8.8.8", "127.0.0.1"), is_trusted("", "*")
    (True, False, True)
    """
    named = [each.strip() for each in trusted.split(",") if each.strip()]
    return "*" in named or address in named or any(_within(address, each) for each in named if "/" in each)


def _within(address: str, network: Any) -> bool:
    try:
        return ip_address(address) in ip_network(network, strict=False)
    except ValueError:
        return False
