"""A live connection on the wire: uvicorn's own, with a short way past the framework for the messages of a table.

The handshake, pings, closing and broken frames are uvicorn's. What is short is the way of a whole text message: inwards
into a queue for one reader, outwards as one frame, without the layers that an HTTP request needs.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from struct import Struct
from typing import Any

import msgspec
from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

log = logging.getLogger("ludothek.wire")

MOST_WAITING = 8
"""Messages that may wait to be read; until they are, nothing more is taken from the client."""
MASKED_HEAD = 6
"""Bytes before the text of a short message from a client."""
WHOLE_TEXT = 0x81
NAME = "ludothek.wire"

HEAD = Struct(">BBH")
"""The head of a frame of usual size."""
buffer = bytearray(4096)
"""Every message is encoded here: it has grown large enough already, and what leaves is a copy of the right size."""
encode_into = msgspec.json.Encoder().encode_into


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.inbox = Inbox()
        self.queue = self.inbox  # type: ignore[assignment]  # it has what uvicorn uses
        self._between_frames = True  # as far as we can tell without looking into the parser
        self._leaving: list[bytes] = []  # frames in the mailbag

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"][NAME] = self  # the application begins only after this

    def data_received(self, data: bytes) -> None:
        """A short text message that came whole needs no parser; all else does, and all that follows on a mere part."""
        if not self.handshake_complete:
            self._between_frames = not self.handshake_initiated  # nobody may speak before they are answered
        elif self._between_frames:
            size = len(data) - MASKED_HEAD
            self._between_frames = 0 < size < 126 and data[0] > 0x80 and data[1] == 0x80 | size
            if self._between_frames and data[0] == WHOLE_TEXT and self.conn.state is OPEN and self._take(data):
                return
        super().data_received(data)

    def _take(self, frame: bytes) -> bool:
        """Put the text of a whole short frame into the inbox, unless uvicorn should deal with it."""
        if self.close_sent or len(self.inbox) >= MOST_WAITING:
            return False
        body = frame[MASKED_HEAD:]
        size = len(body)
        mask = (frame[2:MASKED_HEAD] * (size // 4 + 1))[:size]
        plain = int.from_bytes(body, "big") ^ int.from_bytes(mask, "big")
        try:
            text = plain.to_bytes(size, "big").decode()
        except UnicodeDecodeError:
            return False
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def handle_text(self, event: Frame) -> None:
        """Uvicorn stops reading at every message until it is taken, which costs two system calls: only if many wait."""
        if event.fin and not self.close_sent and len(self.inbox) < MOST_WAITING:
            try:
                text = bytes(event.data).decode()
            except UnicodeDecodeError:
                pass  # uvicorn closes the connection
            else:
                self.inbox.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().handle_text(event)

    @property
    def is_free(self) -> bool:
        """Whether the client takes what it is sent; if it has gone, what is sent to it is dropped."""
        return self.writable.is_set()

    def push(self, message: object, bag: Mailbag) -> None:
        """Send a message as text, if the wire is free."""
        frame = framed(message)
        if not self._leaving:
            bag.add(self)
        self._leaving.append(frame)

    def flush(self) -> None:
        """Write what is in the bag for this client; nothing follows on a farewell."""
        if self._leaving and self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(self._leaving))
        self._leaving.clear()

    async def send(self, message: Any) -> None:
        """Send a message the long way; what is in the bag leaves first."""
        self.flush()
        await super().send(message)


def framed(message: object) -> bytes:
    """A message as a server's frame, a short head and the text. Only the event loop may ask: there is one buffer."""
    encode_into(message, buffer, HEAD.size)
    size = len(buffer) - HEAD.size
    if 126 <= size < 1 << 16:
        HEAD.pack_into(buffer, 0, WHOLE_TEXT, 126, size)
        return bytes(buffer)
    head = bytes((WHOLE_TEXT, size)) if size < 126 else bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
    return head + buffer[HEAD.size :]


class Mailbag:
    """Wires with something to send, all at once, when nothing else is left to do in this round of the event loop.

    Most of what sending costs is to wake whoever listens. One that is awake already, such as a proxy with all our
    clients behind it, takes the rest as it comes.
    """

    def __init__(self) -> None:
        self._wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        if not self._wires:
            asyncio.get_running_loop().call_soon(self._flush)
        self._wires.append(wire)

    def _flush(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            try:
                wire.flush()
            except Exception as error:  # what is wrong with one costs the others nothing, and it may come back
                log.error("A connection failed", exc_info=error)
                wire.transport.abort()


class Inbox:
    """A queue with one reader. asyncio's own serves many, and wants a limit and a count of what is unfinished."""

    def __init__(self) -> None:
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.popleft()


def wire_of(scope: Scope) -> Wire | None:
    """The wire of a live connection; another ASGI server than ours has none, and messages go the long way."""
    found: Wire | None = (scope.get("state") or {}).get(NAME)
    return found
