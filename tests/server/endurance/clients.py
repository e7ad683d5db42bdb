"""People who play on although everything fails: plain HTTP and WebSockets, and a diary.

Whoever is not answered asks again, with the same request, at the next server of the list, until they are.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server.endurance.history import Asked, History, Seen, Told

API = "/api/v1"
PATIENCE = 3.0
"""Seconds after which an answer counts as lost."""
PAUSE = 0.05
PASSING = (409, 429, 503)
"""Refusals that say: not now."""

PAGE = 40
"""Positions in one answer."""

Answer = dict[str, Any]


class Person:
    """Somebody with a cookie, who may talk to any of several servers."""

    def __init__(self, name: str, servers: list[str], rng: random.Random) -> None:
        self.name = name
        self.rng = rng
        self._servers = itertools.cycle(rng.sample(servers, len(servers)))
        self._cookie = ""

    async def ask(self, method: str, path: str, body: Answer | None = None, fine: tuple[int, ...] = ()) -> Any:
        """The answer to a request, however often it has to be made."""
        while True:
            try:
                async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
                    headers = {"cookie": self._cookie} if self._cookie else {}
                    answer = await client.request(method, next(self._servers) + API + path, json=body, headers=headers)
            except httpx.HTTPError:
                await asyncio.sleep(PAUSE)
                continue
            if answer.is_success or answer.status_code in fine:
                if cookie := answer.headers.get("set-cookie"):
                    self._cookie = cookie.partition(";")[0]
                return answer.json()
            if answer.status_code not in PASSING:
                raise AssertionError(f"{method} {path}: {answer.status_code} {answer.text[:300]}")
            await asyncio.sleep(PAUSE)

    async def arrive(self) -> None:
        await self.ask("POST", "/me", {"name": self.name})

    async def connect(self, table: str) -> ClientConnection:
        address = f"{next(self._servers)}{API}/tables/{table}/live?since=0".replace("http", "ws", 1)
        headers = {"cookie": self._cookie}
        return await connect(
            address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, close_timeout=0.2, proxy=None
        )


class Seat:
    """A person at a table, with a live connection that is replaced as often as it breaks."""

    def __init__(self, person: Person, table: str, number: int, history: History) -> None:
        self.person = person
        self.number = number
        self.position: Answer = {}
        self._table = table
        self._history = history
        self._socket: ClientConnection | None = None
        self._connections = 0
        self._requests = (f"{person.name}-{table}-{each}" for each in itertools.count())

    async def play(self, most: int, enough: Callable[[], bool], pause: float) -> None:
        """Decide at random, sometimes take back; after ``most`` decisions, or when it is enough, a mind goes on."""
        made = 0
        while True:
            await self._wait(lambda: bool(self.position["choices"]) or self._over())
            if self._over():
                return
            if made >= most or enough():
                await self._insist({"type": "handover", "seat": self.number}, None)
                await self._wait(self._over)
                return
            await asyncio.sleep(pause)
            choice = self.person.rng.choice(self.position["choices"])
            made += await self._decide(choice["id"], choice["notation"])
            if self.position["can_undo"] and self.person.rng.random() < 0.05:
                await self._insist({"type": "undo", "seat": self.number}, (None,))

    def _over(self) -> bool:
        return bool(self.position["table"]["status"] == "finished")

    async def _decide(self, choice: int, notation: str) -> bool:
        return await self._insist({"type": "decide", "seat": self.number, "choice": choice}, (notation,))

    async def _insist(self, wish: Answer, noted: tuple[str | None] | None) -> bool:
        """Ask for something until it is answered; returns whether it was done. ``noted`` is what the diary says."""
        request = next(self._requests)
        wish = {**wish, "request": request}
        if wish["type"] != "handover":
            wish["answers"] = self.position["version"]
        if noted is not None:
            self._history.asked.append(Asked(time.monotonic(), self.person.name, self.number, request, noted[0]))
        while True:
            answer = await self._answer(wish, request)
            if answer["status"] in (429, 503):
                await asyncio.sleep(PAUSE)
                continue
            done = answer["outcome"] in ("done", "repeated")
            if noted is not None:
                self._history.told.append(Told(time.monotonic(), request, done, self.position["version"]))
            return done

    async def _answer(self, wish: Answer, request: str) -> Answer:
        while True:
            try:
                await (await self._connected()).send(json.dumps(wish))
                async with asyncio.timeout(PATIENCE):
                    while True:
                        message = await self._heard()
                        if message["type"] == "position" and (message["answer"] or {}).get("request") == request:
                            return dict(message["answer"])
                        if message["type"] == "problem" and message["request"] == request:
                            return {"outcome": "refused", "status": message["status"]}
            except (OSError, TimeoutError, WebSocketException):
                await self._break()

    async def _wait(self, wanted: Callable[[], bool]) -> None:
        while not self.position or not wanted():
            try:
                await self._connected()
                async with asyncio.timeout(PATIENCE):  # a connection that is silent may be dead
                    await self._heard()
            except (OSError, TimeoutError, WebSocketException):
                await self._break()

    async def _connected(self) -> ClientConnection:
        if self._socket is None:
            self._socket = await self.person.connect(self._table)
            self._connections += 1
        return self._socket

    async def _break(self) -> None:
        if self._socket is not None:
            self._socket.transport.abort()
            self._socket = None
        await asyncio.sleep(PAUSE)

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def _heard(self) -> Answer:
        assert self._socket is not None
        message: Answer = json.loads(await self._socket.recv())
        if message["type"] == "position":
            self.position = message
            who = f"{self.person.name}/{self._connections}"
            told = json.dumps([message["decisions"], message["view"], message["table"]["status"]]).encode()
            digest = hashlib.sha256(told).hexdigest()[:16]
            seen = Seen(time.monotonic(), who, message["seat"], message["version"], digest)
            self._history.seen.append(seen)
        return message


async def final_of(person: Person, table: str) -> tuple[list[tuple[int, str]], Answer]:
    """Who decided what in a finished game, and its record: what anybody can download."""
    record: Answer = await person.ask("GET", f"/tables/{table}/record")
    total = len(record["decisions"])
    deciders: list[int] = []
    for first in range(1, total + 1, PAGE):
        last = min(total, first + PAGE - 1)
        for position in await _positions(person, f"/tables/{table}/positions?from={first}&to={last}"):
            deciders.append(position["journal"][0]["seat"])
    texts = [text.rpartition(": ")[2] for text in record["decisions"]]  # while several decide, a colour comes first
    return list(zip(deciders, texts, strict=True)), record


async def _positions(person: Person, path: str) -> list[Answer]:
    """Some positions; a server that has not heard yet how far the game is says 404 for a moment."""
    while True:
        found: list[Answer] | Answer = await person.ask("GET", path, fine=(404,))
        if isinstance(found, list):
            return found
        await asyncio.sleep(PAUSE)
