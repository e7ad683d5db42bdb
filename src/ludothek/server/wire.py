"""A live connection on the wire: uvicorn's own, with a short way past the framework for the messages of a table.

The handshake, pings, closing and broken frames are uvicorn's. What is short is the way of a whole text message: inwards
into a queue for one reader, outwards as one frame, without the layers that an HTTP request needs.

All else comes a little at a time, is counted whatever it is, and waits while the client does not take its answers.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from struct import Struct
from typing import Any, ClassVar

import msgspec
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from ludothek.server.addresses import address
from ludothek.server.limits import Bucket, Limits
from ludothek.server.refusals import TooMany

try:  # in C, if it was built
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

log = logging.getLogger("ludothek.wire")

MOST_WAITING = 8
"""Messages that may wait to be read; until they are, nothing more is taken from the client."""
MASKED_HEAD = 6
"""Bytes before the text of a short message from a client."""
WHOLE_TEXT = 0x81
SLICE = 2048
"""Bytes that are parsed at once; then others have their turn. There may be 341 frames in them."""
MOST_PARTS = 128
"""Frames of which one message may consist."""
POLICY = 1008
FAREWELL = 1.0
"""Seconds in which somebody who is shown out can read why; they are not listened to any more."""
NAME = "ludothek.wire"

HEAD = Struct(">BBH")
"""The head of a frame of usual size."""
HEAD_SIZE = HEAD.size
write_head = HEAD.pack_into
buffer = bytearray(4096)
"""Every message is encoded here: it has grown large enough already, and what leaves is a copy of the right size."""
encode_into = msgspec.json.Encoder().encode_into


class Wire(WebSocketsSansIOProtocol):
    limits: ClassVar[Limits] = Limits(0)

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.inbox = Inbox()
        self.queue = self.inbox  # type: ignore[assignment]  # it has what uvicorn uses
        self._between_frames = True  # as far as we can tell without looking into the parser
        self._leaving: list[bytes] = []  # frames in the mailbag
        self.scope = {}  # type: ignore[typeddict-item]  # until there is one
        self._unparsed = bytearray()  # what has come and must wait
        self._going_on = False  # whether it is about to be parsed
        self._bucket: Bucket | None = None  # how many frames may come
        self._is_shown_out = False
        self._unsent: tuple[str, int] | None = None  # for which address so many bytes wait to be taken
        self.is_free = True  # whether the client takes what it is sent; if it has gone, what is sent to it is dropped
        self.resumed = 0  # how often the client has made room for more

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
        if self._unparsed or (len(data) > SLICE and self.handshake_initiated):
            self._unparsed += data
            self._read_on()
        elif not self._is_shown_out:
            super().data_received(data)

    def _take(self, frame: bytes) -> bool:
        """Put the text of a whole short frame into the inbox, unless uvicorn should deal with it."""
        if self.close_sent or self.inbox.is_full:
            return False
        try:
            text = apply_mask(frame[MASKED_HEAD:], frame[2:MASKED_HEAD]).decode()
        except UnicodeDecodeError:
            return False
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def handle_text(self, event: Frame) -> None:
        """Uvicorn stops reading at every message until it is taken, which costs two system calls: only if many wait."""
        if event.fin and not self.close_sent and not self.inbox.is_full:
            try:
                text = bytes(event.data).decode()
            except UnicodeDecodeError:
                pass  # uvicorn closes the connection
            else:
                self.inbox.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().handle_text(event)

    # What comes in otherwise: a little at a time.

    async def receive(self) -> Any:
        inbox = self.inbox
        while not inbox.messages:
            await inbox.arrival()
        message = inbox.messages.popleft()
        if self.read_paused and not inbox.messages:
            self._read_on()
        return message

    def _read_on(self) -> None:
        """Go on with what has come, then listen to the client again; unless it has to take or to wait for something."""
        if self._is_shown_out or self.transport.is_closing():
            self._unparsed.clear()
            return
        waits = not self.close_sent and (not self.is_free or self.inbox.is_full)
        if waits or self._unparsed:
            self._pause_reading()
            if not waits and not self._going_on:
                self._going_on = True
                self.loop.call_soon(self._go_on)
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _go_on(self) -> None:
        self._going_on = False
        part = bytes(self._unparsed[:SLICE])
        del self._unparsed[:SLICE]
        if part and not self.transport.is_closing():
            super().data_received(part)
        self._read_on()

    def _pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_events(self) -> None:
        """Frames of every kind are counted: even an empty one costs us more than who sends it."""
        if self.limits.factor and self.handshake_initiated and not self._affords(len(self.conn.events)):
            self._show_out("Too many frames.")
            return
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:
            self._show_out(f"A message has at most {MOST_PARTS} parts.")
            return
        super().handle_cont(event)

    def _affords(self, frames: int) -> bool:
        """Whether so many frames more may come over this connection, and from its address."""
        limit = Limits.FRAMES.times(self.limits.factor)
        if self._bucket is None:
            self._bucket = Bucket(limit)
        if self._bucket.take(limit, frames):
            return False
        try:
            self.limits.take("frames", address(self.scope), Limits.FRAMES_OF_ALL, frames)  # type: ignore[arg-type]
        except TooMany:
            return False
        return True

    def _show_out(self, reason: str) -> None:
        """End the connection from our side. What has come is forgotten, and nothing more is listened to."""
        if self._is_shown_out:
            return
        self._is_shown_out = True
        self._unparsed.clear()
        self._pause_reading()
        if not self.handshake_complete:
            self.transport.abort()
            return
        if self.conn.state is OPEN:
            self.conn.data_to_send()  # answers to pings do not matter any more
            self.conn.send_close(POLICY, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.inbox.clear()
            self.inbox.put_nowait({"type": "websocket.disconnect", "code": POLICY, "reason": reason})
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    # Whether what we send is taken.

    def pause_writing(self) -> None:
        """The client does not take what it is sent: it is not listened to until it does."""
        super().pause_writing()
        self.is_free = False
        self._pause_reading()
        who, size = address(self.scope), self.transport.get_write_buffer_size()  # type: ignore[arg-type]
        if not self.limits.unsent.has_room(who, size):
            self.loop.call_soon(self.transport.abort)
        self.limits.unsent.add(who, size)
        self._unsent = who, size

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_free = True
        self.resumed += 1
        self._forget_unsent()
        if self.read_paused and self.inbox.empty():
            self._read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_unsent()
        self._unparsed.clear()
        super().connection_lost(exc)
        self.is_free = True

    def _forget_unsent(self) -> None:
        if self._unsent is not None:
            self.limits.unsent.remove(*self._unsent)
            self._unsent = None

    async def until_free(self) -> None:
        await self.writable.wait()

    def push(self, message: object, bag: Mailbag) -> None:
        """Send a message as text, if the wire is free."""
        if not self._leaving:
            bag.add(self)
        self._leaving.append(framed(message))

    def push_frame(self, frame: bytes, bag: Mailbag) -> None:
        """Send what is framed already, because many get the same; after what is for one alone."""
        if not self._leaving:
            bag.add(self, of_many=True)
        self._leaving.append(frame)

    def flush(self) -> None:
        """Write what is in the bag for this client; nothing follows on a farewell."""
        leaving, self._leaving = self._leaving, []
        if leaving and self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(leaving))

    async def send(self, message: Any) -> None:
        """Send a message the long way; what is in the bag leaves first."""
        self.flush()
        if self._is_shown_out:
            raise ClientDisconnected
        await super().send(message)
        if self.close_sent:
            self._read_on()  # until they say farewell, too


def counted_wire(limits: Limits) -> type[Wire]:
    """A wire as a class whose connections share these limits."""

    class CountedWire(Wire):
        pass

    CountedWire.limits = limits
    return CountedWire


def framed(message: object) -> bytes:
    """A message as a server's frame, a short head and the text. Only the event loop may ask: there is one buffer."""
    encode_into(message, buffer, HEAD_SIZE)
    size = len(buffer) - HEAD_SIZE
    if 126 <= size < 1 << 16:
        write_head(buffer, 0, WHOLE_TEXT, 126, size)
        return bytes(buffer)
    head = bytes((WHOLE_TEXT, size)) if size < 126 else bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
    return head + buffer[HEAD_SIZE:]


class Mailbag:
    """Wires with something to send, all at once, when nothing else is left to do in this round of the event loop.

    Most of what sending costs is to wake whoever listens. One that is awake already, such as a proxy with all our
    clients behind it, takes the rest as it comes.
    """

    def __init__(self) -> None:
        self._wires: list[Wire] = []
        self._many: list[Wire] = []

    def add(self, wire: Wire, of_many: bool = False) -> None:
        """Those who get the same as many others come last: who plays does not wait until all who watch are served."""
        if not self._wires and not self._many:
            asyncio.get_running_loop().call_soon(self._flush)
        (self._many if of_many else self._wires).append(wire)

    def _flush(self) -> None:
        wires = [*self._wires, *self._many]
        self._wires, self._many = [], []
        for wire in wires:
            try:
                wire.flush()
            except Exception as error:  # what is wrong with one costs the others nothing, and it may come back
                log.error("A connection failed", exc_info=error)
                wire.transport.abort()


class Inbox:
    """A queue with one reader. asyncio's own serves many, and wants a limit and a count of what is unfinished."""

    def __init__(self) -> None:
        self.messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    @property
    def is_full(self) -> bool:
        return len(self.messages) >= MOST_WAITING

    def empty(self) -> bool:
        return not self.messages

    def clear(self) -> None:
        self.messages.clear()

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def arrival(self) -> asyncio.Future[None]:
        """Done when something has come; only the reader may ask, and only while nothing is there."""
        self._reader = asyncio.get_running_loop().create_future()
        return self._reader

    async def get(self) -> Any:
        while not self.messages:
            await self.arrival()
        return self.messages.popleft()


def wire_of(scope: Scope) -> Wire | None:
    """The wire of a live connection; another ASGI server than ours has none, and messages go the long way."""
    found: Wire | None = (scope.get("state") or {}).get(NAME)
    return found
