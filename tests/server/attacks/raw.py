"""A live connection of bare bytes, and what the system knows of a server's memory and connections."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from server.running import SOURCES, Running

TEXT, CONTINUED, BINARY, CLOSE, PING, PONG = 0x1, 0x0, 0x2, 0x8, 0x9, 0xA
LAST = 0x80
"""The bit of a frame that ends its message."""

needs_proc = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")


class Impatient(Running):
    """See ``impatient.py``."""

    sources = [*SOURCES, Path(__file__).parents[2]]
    program = ("-m", "server.attacks.impatient")


def handshake(table: str, cookie: str, port: int, address: str = "") -> bytes:
    lines = [
        f"GET /api/v1/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    if cookie:
        lines.append(f"Cookie: ludothek={cookie}")
    if address:
        lines.append(f"X-Forwarded-For: {address}")
    return "\r\n".join([*lines, "", ""]).encode()


def masked(body: bytes, opcode: int = TEXT, last: bool = True) -> bytes:
    """A short frame as a client sends it, with a mask of zeros."""
    return bytes([(LAST if last else 0) | opcode, 0x80 | len(body), 0, 0, 0, 0]) + body


class Raw:
    """A live connection that can send anything, and reads only when it is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.sent = 0

    async def flood(self, frames: bytes, size: int) -> None:
        """Send these frames over and over, so many bytes in all, or until the server takes no more."""
        block = frames * max(1, 60_000 // len(frames))
        with suppress(ConnectionError):
            while self.sent < size:
                self.writer.write(block)
                await self.writer.drain()
                self.sent += len(block)

    async def end(self) -> tuple[int, str]:
        """Take what comes to the end; how the server has closed the connection."""
        heard = b""
        with suppress(ConnectionError):
            while part := await self.reader.read(1 << 16):
                heard = (heard + part)[-4096:]
        head, _, rest = heard.rpartition(bytes([LAST | CLOSE]))
        assert head, "the server has said no farewell"
        return int.from_bytes(rest[1:3], "big"), rest[3 : 1 + rest[0]].decode()


@asynccontextmanager
async def raw(server: Running, table: str, address: str = "", cookie: str = "", buffer: int = 0) -> AsyncIterator[Raw]:
    """A live connection that was accepted; with a buffer of its own size for what it does not read."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=buffer or 1 << 16)
    writer.write(handshake(table, cookie, server.port, address))
    await reader.read(1)
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


async def settled(measure: Callable[[], object]) -> None:
    """Return once this has been the same for half a second."""
    while True:
        before = measure()
        await asyncio.sleep(0.5)
        if measure() == before:
            return


def unread(server: Running, port: int) -> int:
    """Bytes that have come to the server from this port, and that it has not taken."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ours = (f"0100007F:{server.port:04X}", f"0100007F:{port:04X}")
    return sum(int(line[4].rpartition(":")[2], 16) for line in lines if (line[1], line[2]) == ours)


def memory_of(server: Running) -> float:
    """Megabytes."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
