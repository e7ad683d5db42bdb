"""Everything one client receives, to the byte: every route a player can ask, and a live connection."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import httpx
import msgspec
from websockets.asyncio.client import connect

from ludothek.client import API
from ludothek.protocol import AskPlans, Decide, FromClient, Handover, Look, Resign, Takeback, Undo, Why

Heard = dict[str, bytes]
"""What came, by what was asked."""


class Listener:
    """One client at one table; it asks for everything, and for much that it must not get."""

    def __init__(self, address: str, cookie: str | None, id: str, seat: int | None, seats: int) -> None:
        self._address = address
        self._headers = {"cookie": f"ludothek={cookie}"} if cookie else {}
        self._id = id
        self._seat = seat
        self._seats = seats
        self.heard: Heard = {}
        self._version = 0

    async def listen(
        self, elements: list[str], illegal: list[int], decisions: int, news: Callable[[], Awaitable[object]]
    ) -> Heard:
        """Ask for everything; make ``news`` happen while a live connection is open; ask for everything again."""
        async with httpx.AsyncClient(base_url=self._address + API, headers=self._headers, timeout=30) as self._http:
            await self._ask_all("before", decisions)
            for element in elements:
                await self._get(f"before: why {element}", "why", seat=self._seat or 0, element=element)
            self._version = (await self._http.get(f"/tables/{self._id}")).json()["version"]
            await self._refused("before", illegal)
            await self._live(elements, illegal, news)
            await self._ask_all("after", decisions + 1)
        return self.heard

    async def _ask_all(self, when: str, decisions: int) -> None:
        for seat in (None, *range(self._seats)):  # the seats of others are refused
            await self._get(f"{when}: look {seat}", "", seat=seat)
            await self._get(f"{when}: look {seat} since 0", "", seat=seat, since=0)
            await self._get(f"{when}: plans {seat}", "plans", seat=seat)
            await self._get(f"{when}: elements {seat}", "elements", seat=seat)
            await self._get(f"{when}: names {seat}", "names", seat=seat)
            await self._get(f"{when}: positions {seat}", "positions", **{"from": 0, "to": decisions, "seat": seat})
            for number in range(decisions + 1):
                await self._get(f"{when}: position {number} {seat}", f"positions/{number}", seat=seat)
        await self._get(f"{when}: spectate", "", spectate="true", since=0)
        for path in ("links", "chat", "record", "scores"):
            await self._get(f"{when}: {path}", path)
        for path in ("/lobby", "/me", "/sessions"):
            await self._send(f"{when}: {path}", "GET", path)

    async def _refused(self, when: str, illegal: list[int]) -> None:
        for n, wish in enumerate(self._wishes(illegal)):
            path = {Decide: "decisions", Handover: "handover"}.get(type(wish), type(wish).__name__.lower())
            await self._post(f"{when}: refused {n}", path, msgspec.json.encode(wish))
        for path, body in (
            ("continue", b'{"decisions": 0, "seats": [{"who": "me"}, {"who": "mind"}]}'),
            ("rematch", b""),
            ("seats", b'{"seat": 0}'),
            ("recover", b'{"link": "1-abc"}'),
        ):
            await self._post(f"{when}: {path}", path, body)

    def _wishes(self, illegal: list[int]) -> list[Decide | Undo | Handover | Takeback | Resign]:
        """What is refused whatever the hidden cards are: illegal, stale, for others, nonsense."""
        own, now = self._seat or 0, self._version
        return [
            *(Decide(seat=own, answers=now, request=f"illegal-{n}", choice=n) for n in illegal),
            Decide(seat=own, answers=now, request="nonsense", notation="moon"),
            Decide(seat=own, answers=0, request="stale", choice=illegal[0]),
            Decide(seat=own, answers=now + 10, request="early", choice=illegal[0]),
            Decide(seat=(own + 1) % self._seats, answers=now, request="other", choice=0),
            Undo(seat=(own + 1) % self._seats, answers=now, request="undo"),
            Undo(seat=own, answers=0, request="stale-undo"),
            Handover(seat=(own + 1) % self._seats, request="hand"),
            Takeback(seat=own, request="back"),
            Resign(seat=(own + 1) % self._seats, request="resign"),
        ]

    async def _live(self, elements: list[str], illegal: list[int], news: Callable[[], Awaitable[object]]) -> None:
        address = f"{self._address.replace('http', 'ws', 1)}{API}/tables/{self._id}/live?since=0"
        address += "" if self._seat is None else f"&seat={self._seat}"
        own = self._seat or 0
        async with connect(address, additional_headers=self._headers, max_size=None, compression=None) as socket:
            for n in range(3):  # hello, the position, a line of chat
                self.heard[f"live: {n}"] = _bytes(await socket.recv())
            for when in ("live, before", "live, after"):
                asked: list[FromClient] = [
                    *self._wishes(illegal),
                    *(Why(seat=own, element=element) for element in elements),
                    AskPlans(seat=own),
                    Look(seat=(own + 1) % self._seats),
                    Look(spectate=True, since=0),
                    Look(seat=self._seat, since=0),
                ]
                for n, wish in enumerate(asked):
                    await socket.send(msgspec.json.encode(wish), text=True)
                    self.heard[f"{when}: {n} {type(wish).__name__}"] = _bytes(await socket.recv())
                if when == "live, before":
                    await news()
                    self.heard["live: push"] = _bytes(await socket.recv())
                    self._version += 1

    async def _get(self, label: str, path: str, **query: object) -> None:
        given = {name: str(value) for name, value in query.items() if value is not None}
        await self._send(label, "GET", f"/tables/{self._id}/{path}".rstrip("/"), query=given)

    async def _post(self, label: str, path: str, body: bytes) -> None:
        await self._send(label, "POST", f"/tables/{self._id}/{path}", body)

    async def _send(
        self, label: str, method: str, path: str, body: bytes = b"", query: dict[str, str] | None = None
    ) -> None:
        answer = await self._http.request(method, path, content=body, params=query)
        headers = [each for each in answer.headers.raw if each[0].lower() not in (b"date", b"x-request-id")]
        self.heard[label] = b"%d %r %s" % (answer.status_code, headers, answer.content)


def _bytes(message: str | bytes) -> bytes:
    return message.encode() if isinstance(message, str) else message
