"""The live connection to a table, which comes back by itself when it is lost."""

from __future__ import annotations

import asyncio
import secrets
from bisect import insort
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from types import TracebackType
from typing import Any, Literal

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from ludothek.client.errors import NewerServer, Outdated, ServerRefused, Unreachable
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.words import Message
from ludothek.protocol import (
    PROTOCOL,
    REFUSED,
    AskPlans,
    Decide,
    FromClient,
    FromServer,
    Handover,
    Hello,
    Line,
    Nudge,
    Plans,
    Position,
    Presence,
    Present,
    Problem,
    Reason,
    Resign,
    Say,
    Takeback,
    Undo,
    Why,
)

UNKNOWN, TOO_MANY = 401, 429
TOO_FAST = 1.0
"""Seconds before a wish is repeated that came too soon after many others."""
AGAIN = 0.2
"""Seconds before a lost connection is tried again; longer after every failure."""
LONGEST_PAUSE = 5.0

decode_server = msgspec.json.Decoder(FromServer).decode


trusted_by_all = cache(httpx.create_ssl_context)
"""Which certificates are believed: read once, however many clients a program has."""


def refusal_of(answer: httpx.Response) -> ServerRefused:
    """What the server says about a refusal, wherever it stands, and what would change it."""
    status = answer.status_code
    with suppress(msgspec.DecodeError):
        said = decode_server(answer.content)
        if isinstance(said, Problem):
            return ServerRefused(said.problem, status, said.needs, said.message)
        if isinstance(said, Position) and said.answer and said.answer.problem:
            return ServerRefused(said.answer.problem, status, message=said.answer.message)
    return ServerRefused("refused", status, message=Message("refused-server-answers", {"status": status}))


class Lost(msgspec.Struct):
    """Heard from a live table when its connection is lost; a ``Hello`` is heard when it is back."""


Heard = FromServer | Lost | LudothekError
"""What a live table tells those who listen; the error is the last."""


def new_request() -> str:
    """A request id nobody has used before."""
    return secrets.token_urlsafe(12)


def seat_to_decide_for(position: Position, seat: int | None) -> int:
    seat = position.seat if seat is None else seat
    if seat is None:
        raise LudothekError("spectator-decides")
    return seat


class LiveTable:
    """A table as it is now. ``position`` is the newest; ``until`` waits for one to one's liking."""

    def __init__(
        self,
        address: str,
        cookie: str,
        seat: int | None,
        spectate: bool,
        hear: Callable[[Heard], None] | None = None,
    ) -> None:
        self._address = address
        self._cookie = cookie
        self._query = {"seat": seat, "spectate": "true" if spectate else None}
        self.latest: Position | None = None
        self.lines: list[Line] = []
        self.presence: Presence | None = None
        """Who is there, as soon as one has said what one does (``do``)."""
        self._doing: Present | None = None
        self.received: list[FromServer] | None = None
        """Everything that came, if somebody wants to keep it."""
        self._hear = hear or (lambda _: None)
        self.reconnected = 0
        self._news = asyncio.Condition()
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[Any]]] = {}
        self._socket: ClientConnection | None = None
        self._failed: LudothekError | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> LiveTable:
        self._task = asyncio.create_task(self._stay_connected())
        await self.until(lambda _: True)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @property
    def position(self) -> Position:
        assert self.latest is not None
        return self.latest

    @property
    def over(self) -> bool:
        return self.position.table.status in ("finished", "closed")

    async def until(self, wanted: Callable[[Position], object]) -> Position:
        """The newest position, as soon as it is as wanted."""
        async with self._news:
            await self._news.wait_for(lambda: self._failed or (self.latest is not None and wanted(self.latest)))
        if self._failed:
            raise self._failed
        return self.position

    async def decide(
        self,
        choice: int | None = None,
        notation: str | None = None,
        seat: int | None = None,
        request: str = "",
        answers: int | None = None,
    ) -> Position:
        """Decide on the newest position, or on the one with this number; the position after it, or a refusal."""
        seat, request = seat_to_decide_for(self.position, seat), request or new_request()
        answers = self.position.version if answers is None else answers
        return await self._wish(
            Decide(seat=seat, answers=answers, request=request, choice=choice, notation=notation), request
        )

    async def undo(self, seat: int | None = None, request: str = "") -> Position:
        request = request or new_request()
        return await self._wish(
            Undo(seat=seat_to_decide_for(self.position, seat), answers=self.position.version, request=request), request
        )

    async def hand_over(self, seat: int, mind: str | None = None, request: str = "") -> Position:
        request = request or new_request()
        return await self._wish(Handover(seat=seat, request=request, mind=mind), request)

    async def resign(self, seat: int) -> Position:
        """Leave the game for good; the table's stand-in plays on."""
        request = new_request()
        return await self._wish(Resign(seat=seat, request=request), request)

    async def take_back(self, seat: int) -> Position:
        request = new_request()
        return await self._wish(Takeback(seat=seat, request=request), request)

    async def why(self, element: str, seat: int | None = None) -> Reason:
        request = new_request()
        found = await self._sent(
            Why(seat=seat_to_decide_for(self.position, seat), element=element, request=request), request
        )
        assert isinstance(found, Reason)
        return found

    async def plans(self, seat: int | None = None) -> Plans:
        request = new_request()
        found = await self._sent(AskPlans(seat=seat_to_decide_for(self.position, seat), request=request), request)
        assert isinstance(found, Plans)
        return found

    async def nudge(self, seat: int) -> Position:
        """Remind somebody that the table waits for them."""
        request = new_request()
        return await self._wish(Nudge(seat=seat, request=request), request)

    async def do(self, doing: Literal["here", "elsewhere", "typing"]) -> None:
        """Say what one does; from then on one hears who else is there."""
        self._doing = Present(doing="here" if doing == "typing" else doing)
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(Present(doing=doing)), text=True)

    async def say(self, text: str) -> None:
        if self._socket is not None:
            await self._socket.send(msgspec.json.encode(Say(text=text)))

    async def _wish(self, wish: FromClient, request: str) -> Position:
        position = await self._sent(wish, request)
        assert isinstance(position, Position)
        answer = position.answer
        if answer and answer.outcome in ("refused", "stale"):
            refusal = Outdated if answer.outcome == "stale" else ServerRefused
            raise refusal(answer.problem or "The server refused.", answer.status, message=answer.message)
        return position

    async def _sent(self, wish: FromClient, request: str) -> FromServer:
        """Send a wish, again after a lost connection, until it is answered."""
        if self._failed:
            raise self._failed
        text = msgspec.json.encode(wish)
        while True:
            future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            self._unanswered[request] = text, future
            try:
                if self._socket is not None:
                    with suppress(ConnectionClosed):
                        await self._socket.send(text, text=True)
                answer: FromServer = await future
            finally:
                self._unanswered.pop(request, None)
            if not isinstance(answer, Problem):
                return answer
            if answer.status != TOO_MANY:
                raise ServerRefused(answer.problem, answer.status, message=answer.message)
            await asyncio.sleep(TOO_FAST)

    async def _stay_connected(self) -> None:
        pause = AGAIN
        while self._failed is None:
            try:
                query = {**self._query, "since": self.latest.version if self.latest else 0}
                address = httpx.URL(self._address).copy_merge_params({k: v for k, v in query.items() if v is not None})
                headers = {"cookie": self._cookie} if self._cookie else {}
                async with connect(str(address), additional_headers=headers, max_size=None, compression=None) as socket:
                    self._socket = socket
                    if self._doing is not None:
                        await socket.send(msgspec.json.encode(self._doing), text=True)
                    for text, _ in list(self._unanswered.values()):
                        await socket.send(text, text=True)
                    async for message in socket:
                        if not await self._take(message):
                            return
                        pause = AGAIN
                await self._closed(socket.close_code, socket.close_reason)
            except InvalidHandshake as error:
                await self._refused(getattr(getattr(error, "response", None), "status_code", 500), "")
            except ConnectionClosed as error:
                code, reason = (error.rcvd.code, error.rcvd.reason) if error.rcvd else (0, "")
                await self._closed(code, reason)
            except msgspec.DecodeError:
                await self._fail(Unreachable("not-understood-here"))
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                was, self._socket = self._socket, None
            if was is not None and self._failed is None:
                self._hear(Lost())
            self.reconnected += 1
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 1.5)

    async def _closed(self, code: int | None, reason: str | None) -> None:
        if code is not None and REFUSED < code < REFUSED + 500:
            await self._refused(code - REFUSED, reason or "")

    async def _refused(self, status: int, reason: str) -> None:
        """A connection that is refused for good is not tried again.

        There is no room where it ends for a message that can be said in any language, so the table is asked for once
        more, as the browser does. Who can still see it was known by a session that has ended, or is told the reason
        as it came.
        """
        if not 400 <= status < 500 or status == TOO_MANY:
            return
        query = {name: value for name, value in self._query.items() if value is not None}
        headers = {"cookie": self._cookie} if self._cookie else {}
        try:
            async with httpx.AsyncClient(headers=headers, params=query, verify=trusted_by_all()) as http:
                answer = await http.get(self._address.replace("ws", "http", 1).removesuffix("/live"))
        except httpx.HTTPError:
            return  # it has gone meanwhile, and may come back
        if answer.status_code >= 500 or answer.status_code == TOO_MANY:
            return  # it has no time to say why
        if answer.is_error:
            await self._fail(refusal_of(answer))
        else:
            ended = status == UNKNOWN or not reason
            message = Message("refused-session-ended") if ended else None
            await self._fail(ServerRefused(reason or "session-ended", status, message=message))

    async def _fail(self, error: LudothekError) -> None:
        self._failed = error
        self._hear(error)
        for _, future in self._unanswered.values():
            if not future.done():
                future.set_exception(error)
        async with self._news:
            self._news.notify_all()

    async def _take(self, text: str | bytes) -> bool:
        """One message; false if there is no use in hearing more."""
        message = decode_server(text)
        if self.received is not None:
            self.received.append(message)
        request: str | None = None
        match message:
            case Position():
                request = message.answer.request if message.answer else None
                async with self._news:
                    self.latest = message
                    self._news.notify_all()
            case Reason() | Plans() | Problem():
                request = message.request
            case Presence():
                async with self._news:
                    self.presence = message
                    self._news.notify_all()
            case Line():
                if any(line.number == message.number for line in self.lines):
                    self.lines = [message if line.number == message.number else line for line in self.lines]
                    return True  # told again after a lost connection, or because it was removed
                async with self._news:
                    insort(self.lines, message, key=lambda line: line.number)  # who sits down hears what was said
                    self._news.notify_all()
            case Hello() if message.protocol > PROTOCOL:
                await self._fail(NewerServer("newer-server", protocol=message.protocol, known=PROTOCOL))
                return False
        self._hear(message)
        if request in self._unanswered:
            future = self._unanswered[request][1]
            if not future.done():
                future.set_result(message)
        return True
