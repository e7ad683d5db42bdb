"""A WebSocket client for scripted players, as cheap as it can be."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

HOST: Final = "127.0.0.1"


class WebSocket(asyncio.Protocol):
    """A WebSocket client that does as little as possible: messages are handed on as bytes, and never come in parts.

    The clients share the machine with the server under test, so they had better be cheap.
    """

    def __init__(self, hear: Callable[[bytes], None], lose: Callable[[Exception], None]) -> None:
        self.hear = hear
        self.lose = lose
        self.rest = b""
        self.upgraded = False
        self.closing = False
        self.mask = os.urandom(4)
        self.transport: asyncio.Transport

    @classmethod
    async def connect(
        cls,
        port: int,
        path: str,
        hear: Callable[[bytes], None],
        lose: Callable[[Exception], None],
        headers: str = "",
    ) -> WebSocket:
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(hear, lose), HOST, port)
        key = base64.b64encode(os.urandom(16)).decode()
        wire.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n".encode()
        )
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closing:
            self.lose(exc or ConnectionError("the server closed a connection"))

    def send(self, message: bytes, opcode: int = 1) -> None:
        size = len(message)
        head = (
            bytes((0x80 | opcode, 0x80 | size)) if size < 126 else bytes((0x80 | opcode, 0xFE, size >> 8, size & 255))
        )
        key = (self.mask * (size // 4 + 1))[:size]
        masked = int.from_bytes(message, "big") ^ int.from_bytes(key, "big")
        self.transport.write(head + self.mask + masked.to_bytes(size, "big"))

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at, end = 0, len(data)
        if not self.upgraded:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self.rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.lose(ConnectionError(data[:80].decode(errors="replace")))
                return
            self.upgraded = True
        while end - at >= 2:
            first, size, start = data[at], data[at + 1], at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                if start > end:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            at_next = start + size
            if at_next > end:
                break
            at = at_next
            if first in (0x81, 0x82):
                self.hear(data[start:at])
            elif first == 0x89:
                self.send(data[start:at], opcode=10)
            elif first != 0x8A:  # closed, or a message in parts
                self.lose(ConnectionError(f"frame {first:#x}"))
        self.rest = data[at:]

    def close(self) -> None:
        self.closing = True
        self.transport.close()
