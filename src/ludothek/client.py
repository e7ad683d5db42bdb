"""A small client that plays on a server, over REST and over the live connection.

    from ludothek.client import Client
    from ludothek.server.protocol import NewTable, Place

    async with Client("http://127.0.0.1:8421") as client:
        await client.be("Ada")
        position = await client.open(NewTable(title="worldsfair", seats=[Place(who="me"), Place(who="mind")]))
        async with client.live(position.table.id) as table:
            while not table.over:
                position = await table.until(lambda position: position.choices or table.over)
                if position.choices:
                    await table.decide(position.choices[0].id)

A live table connects again by itself when the connection is lost, and repeats what was not answered; the server does
nothing twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from ludothek.kernel.errors import LudothekError
from ludothek.server.protocol import (
    PROTOCOL,
    AskPlans,
    Continue,
    Credentials,
    Decide,
    FromClient,
    FromServer,
    Handover,
    Hello,
    Line,
    Links,
    Lobby,
    Me,
    NewGuest,
    NewTable,
    Plans,
    Position,
    Problem,
    Reason,
    Recover,
    Say,
    SessionCard,
    Sit,
    Takeback,
    TitleCard,
    Undo,
    Why,
)

API = "/api/v1"
REFUSED = 4000
"""Live connections that are refused for good are closed with this and the HTTP status."""
TOO_MANY = 429
TOO_FAST = 1.0
"""Seconds before a wish is repeated that came too soon after many others."""
AGAIN = 0.2
"""Seconds before a lost connection is tried again; longer after every failure."""
LONGEST_PAUSE = 5.0

T = TypeVar("T")


class ServerRefused(LudothekError):
    """The server said no; the message is its sentence."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


class Outdated(ServerRefused):
    """The position that was answered is not the one on the table any more; nothing was done."""


class Unreachable(LudothekError):
    """Nobody answers at this address, or somebody who is no Ludothek."""


class NewerServer(LudothekError):
    """The server speaks a protocol that this client does not know yet."""


class Lost(msgspec.Struct):
    """Heard from a live table when its connection is lost; a ``Hello`` is heard when it is back."""


Heard = FromServer | Lost | LudothekError
"""What a live table tells those who listen; the error is the last."""


def new_request() -> str:
    """A request id nobody has used before."""
    return secrets.token_urlsafe(12)


class Client:
    """One person, known to the server by a cookie."""

    def __init__(self, address: str, cookies: dict[str, str] | None = None) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.address + API, timeout=30)
        host = httpx.URL(self.address).host
        for name, value in (cookies or {}).items():  # in the server's own form, so that a new one takes their place
            self._http.cookies.set(name, value, domain=host if "." in host else f"{host}.local")

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    @property
    def cookies(self) -> dict[str, str]:
        """What the server knows this person by; keep it, and keep it secret."""
        return {cookie.name: cookie.value or "" for cookie in self._http.cookies.jar}

    # People.

    async def be(self, name: str) -> Me:
        return await self._ask("POST", "/me", Me, NewGuest(name))

    async def me(self) -> Me:
        return await self._ask("GET", "/me", Me)

    async def rename(self, name: str) -> Me:
        return await self._ask("PATCH", "/me", Me, NewGuest(name))

    async def register(self, name: str, password: str) -> Me:
        return await self._ask("POST", "/account", Me, Credentials(name, password))

    async def log_in(self, name: str, password: str) -> Me:
        return await self._ask("POST", "/sessions", Me, Credentials(name, password))

    async def log_out(self, session: str = "this") -> None:
        """End this session, or another of one's own by its id."""
        await self._ask("DELETE", f"/sessions/{session}", dict[str, str])

    async def sessions(self) -> list[SessionCard]:
        """The devices one is known on."""
        return await self._ask("GET", "/sessions", list[SessionCard])

    # The lobby.

    async def titles(self) -> list[TitleCard]:
        return await self._ask("GET", "/titles", list[TitleCard])

    async def lobby(self) -> Lobby:
        return await self._ask("GET", "/lobby", Lobby)

    # Tables.

    async def open(self, wish: NewTable) -> Position:
        return await self._ask("POST", "/tables", Position, wish)

    async def sit(self, table: str, seat: int | None = None, invitation: str | None = None) -> Position:
        return await self._ask("POST", f"/tables/{table}/seats", Position, Sit(seat=seat, invitation=invitation))

    async def stand_up(self, table: str, seat: int) -> Position:
        return await self._ask("DELETE", f"/tables/{table}/seats/{seat}", Position)

    async def links(self, table: str) -> Links:
        return await self._ask("GET", f"/tables/{table}/links", Links)

    async def recover(self, table: str, link: str) -> Position:
        return await self._ask("POST", f"/tables/{table}/recover", Position, Recover(link))

    async def close(self, table: str) -> Position:
        return await self._ask("DELETE", f"/tables/{table}", Position)

    async def look(
        self, table: str, seat: int | None = None, since: int | None = None, spectate: bool = False
    ) -> Position:
        wanted = {"seat": seat, "since": since, "spectate": spectate or None}
        return await self._ask("GET", f"/tables/{table}", Position, **wanted)

    async def look_back(self, table: str, decisions: int, seat: int | None = None) -> Position:
        return await self._ask("GET", f"/tables/{table}/positions/{decisions}", Position, seat=seat)

    async def look_through(self, table: str, first: int, last: int, seat: int | None = None) -> list[Position]:
        """All positions from one number of decisions to another, at most 40."""
        wanted = {"from": first, "to": last, "seat": seat}
        return await self._ask("GET", f"/tables/{table}/positions", list[Position], **wanted)

    async def decide(self, position: Position, choice: int, seat: int | None = None, request: str = "") -> Position:
        """Decide over REST, on a position just seen."""
        seat = _seat(position, seat)
        wish = Decide(seat=seat, answers=position.version, request=request or new_request(), choice=choice)
        return await self._ask("POST", f"/tables/{position.table.id}/decisions", Position, wish)

    async def undo(self, position: Position, seat: int | None = None) -> Position:
        wish = Undo(seat=_seat(position, seat), answers=position.version, request=new_request())
        return await self._ask("POST", f"/tables/{position.table.id}/undo", Position, wish)

    async def hand_over(self, table: str, seat: int, mind: str = "greedy") -> Position:
        wish = Handover(seat=seat, request=new_request(), mind=mind)
        return await self._ask("POST", f"/tables/{table}/handover", Position, wish)

    async def take_back(self, table: str, seat: int) -> Position:
        return await self._ask(
            "POST", f"/tables/{table}/takeback", Position, Takeback(seat=seat, request=new_request())
        )

    async def why(self, table: str, seat: int, element: str) -> Reason:
        return await self._ask("GET", f"/tables/{table}/why", Reason, seat=seat, element=element)

    async def elements(self, table: str, seat: int) -> list[str]:
        return await self._ask("GET", f"/tables/{table}/elements", list[str], seat=seat)

    async def plans(self, table: str, seat: int) -> Plans:
        return await self._ask("GET", f"/tables/{table}/plans", Plans, seat=seat)

    async def say(self, table: str, text: str) -> list[Line]:
        return await self._ask("POST", f"/tables/{table}/chat", list[Line], {"text": text})

    async def chat(self, table: str, since: int = 0) -> list[Line]:
        return await self._ask("GET", f"/tables/{table}/chat", list[Line], since=since)

    async def rematch(self, table: str) -> Position:
        return await self._ask("POST", f"/tables/{table}/rematch", Position)

    async def go_on(self, table: str, wish: Continue) -> Position:
        return await self._ask("POST", f"/tables/{table}/continue", Position, wish)

    # Records.

    async def record(self, table: str) -> str:
        """The record of a finished game, as JSON."""
        return (await self._send("GET", f"/tables/{table}/record")).text

    async def bring(self, record: str) -> Position:
        """A table to look at a record of one's own."""
        return msgspec.json.decode((await self._send("POST", "/records", record.encode())).content, type=Position)

    # The live connection.

    def live(
        self,
        table: str,
        seat: int | None = None,
        spectate: bool = False,
        hear: Callable[[Heard], None] | None = None,
    ) -> LiveTable:
        """The live connection to a table; ``hear`` is called with everything that comes, in its order."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        address = f"{self.address.replace('http', 'ws', 1)}{API}/tables/{table}/live"
        return LiveTable(address, cookie, seat, spectate, hear)

    async def _ask(self, method: str, path: str, type: type[T], body: object = None, **query: object) -> T:
        content = None if body is None else msgspec.json.encode(body)
        answer = await self._send(method, path, content, {key: str(v) for key, v in query.items() if v is not None})
        try:
            return msgspec.json.decode(answer.content, type=type)
        except msgspec.DecodeError:
            raise Unreachable(
                f"What answers at {self.address} is not a Ludothek server, or one that is newer than this program."
            ) from None

    async def _send(
        self, method: str, path: str, content: bytes | None = None, query: dict[str, str] | None = None
    ) -> httpx.Response:
        headers = {"content-type": "application/json"} if content is not None else {}
        try:
            answer = await self._http.request(method, path, content=content, params=query, headers=headers)
        except (httpx.InvalidURL, httpx.UnsupportedProtocol) as error:
            raise Unreachable(f"{self.address!r} is not an address of a server: {error}.") from None
        except httpx.HTTPError as error:
            raise Unreachable(f"Nobody answers at {self.address}: {error}.") from None
        if answer.is_error:
            raise ServerRefused(_sentence(answer), answer.status_code)
        return answer


def _seat(position: Position, seat: int | None) -> int:
    seat = position.seat if seat is None else seat
    if seat is None:
        raise LudothekError("A spectator decides nothing.")
    return seat


def _sentence(answer: httpx.Response) -> str:
    """What the server says about a refusal, wherever it stands."""
    with suppress(msgspec.DecodeError):
        said = decode_server(answer.content)
        if isinstance(said, Problem):
            return said.problem
        if isinstance(said, Position) and said.answer and said.answer.problem:
            return said.answer.problem
    return f"The server answers {answer.status_code}; is there a Ludothek at this address?"


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
        seat, request = _seat(self.position, seat), request or new_request()
        answers = self.position.version if answers is None else answers
        return await self._wish(
            Decide(seat=seat, answers=answers, request=request, choice=choice, notation=notation), request
        )

    async def undo(self, seat: int | None = None, request: str = "") -> Position:
        request = request or new_request()
        return await self._wish(
            Undo(seat=_seat(self.position, seat), answers=self.position.version, request=request), request
        )

    async def hand_over(self, seat: int, mind: str = "greedy", request: str = "") -> Position:
        request = request or new_request()
        return await self._wish(Handover(seat=seat, request=request, mind=mind), request)

    async def take_back(self, seat: int) -> Position:
        request = new_request()
        return await self._wish(Takeback(seat=seat, request=request), request)

    async def why(self, element: str, seat: int | None = None) -> Reason:
        request = new_request()
        found = await self._sent(Why(seat=_seat(self.position, seat), element=element, request=request), request)
        assert isinstance(found, Reason)
        return found

    async def plans(self, seat: int | None = None) -> Plans:
        request = new_request()
        found = await self._sent(AskPlans(seat=_seat(self.position, seat), request=request), request)
        assert isinstance(found, Plans)
        return found

    async def say(self, text: str) -> None:
        if self._socket is not None:
            await self._socket.send(msgspec.json.encode(Say(text=text)))

    async def _wish(self, wish: FromClient, request: str) -> Position:
        position = await self._sent(wish, request)
        assert isinstance(position, Position)
        answer = position.answer
        if answer and answer.outcome in ("refused", "stale"):
            refusal = Outdated if answer.outcome == "stale" else ServerRefused
            raise refusal(answer.problem or "The server refused.", answer.status)
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
                raise ServerRefused(answer.problem, answer.status)
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
                    for text, _ in list(self._unanswered.values()):
                        await socket.send(text, text=True)
                    async for message in socket:
                        if not await self._take(message):
                            return
                        pause = AGAIN
                await self._closed(socket.close_code, socket.close_reason)
            except InvalidHandshake as error:
                status = getattr(getattr(error, "response", None), "status_code", 500)
                if 400 <= status < 500 and status != TOO_MANY:
                    await self._fail(ServerRefused(f"The server refuses the connection ({status}).", status))
            except ConnectionClosed as error:
                code, reason = (error.rcvd.code, error.rcvd.reason) if error.rcvd else (0, "")
                await self._closed(code, reason)
            except msgspec.DecodeError:
                await self._fail(Unreachable("The server says something that this program does not understand."))
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
        """A connection that is refused for good is not tried again."""
        if code is not None and REFUSED < code < REFUSED + 500 and code != REFUSED + TOO_MANY:
            await self._fail(ServerRefused(reason or "The server refuses the connection.", code - REFUSED))

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
            case Line():
                if self.lines and message.number <= self.lines[-1].number:
                    return True  # told again after a lost connection
                async with self._news:
                    self.lines.append(message)
                    self._news.notify_all()
            case Hello() if message.protocol > PROTOCOL:
                speaks = f"speaks protocol {message.protocol}, this program up to {PROTOCOL}"
                await self._fail(NewerServer(f"The server is newer than this program: it {speaks}. Please update."))
                return False
        self._hear(message)
        if request in self._unanswered:
            future = self._unanswered[request][1]
            if not future.done():
                future.set_result(message)
        return True


decode_server = msgspec.json.Decoder(FromServer).decode
