"""Ludothek under load: its own server, and clients that speak its live protocol."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, cast

import msgspec
from load_driver import PATIENCE, children_of
from load_websocket import HOST, WebSocket

from ludothek import __version__

API: Final = "/api/v1"
SHORTEST: Final = 52
"""Decisions of a game of World's Fair for two. Ours end, boardgame.io's do not."""
SERVES: Final = re.compile(r"serves at http://\S+:(\d+)")


class Offer(msgspec.Struct):
    id: int


class Card(msgspec.Struct):
    waiting: list[int]
    status: str


class Seen(msgspec.Struct):
    """As much of a position as a scripted client looks at."""

    table: Card
    version: int
    choices: list[Offer]


decode = msgspec.json.Decoder(Seen).decode


class Seat:
    def __init__(self, table: Game, number: int, cookie: str) -> None:
        self.table = table
        self.number = number
        self.cookie = cookie
        self.arrived: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.latest: bytes = b""
        self.wire: WebSocket

    async def connect(self, port: int) -> None:
        path = f"{API}/tables/{self.table.id}/live?seat={self.number}"
        self.wire = await WebSocket.connect(port, path, self.hear, self.lose, f"Cookie: {self.cookie}\r\n")
        await self.arrived

    def hear(self, message: bytes) -> None:
        if message.startswith(b'{"type":"position"'):
            self.latest = message
            if self.arrived.done():
                self.table.heard()
            else:
                self.arrived.set_result(None)

    def lose(self, error: Exception) -> None:
        if not self.arrived.done():
            self.arrived.set_exception(error)
        self.table.lose(error)


class Game:
    """One game: a table on the server."""

    def __init__(self, id: str, cookies: Sequence[str]) -> None:
        self.id = id
        self.seats = [Seat(self, number, cookie) for number, cookie in enumerate(cookies)]
        self.missing = 0
        self.done: asyncio.Future[None] | None = None
        self.lost: Exception | None = None
        self.over = False
        self.turns = 0

    async def decide(self) -> float:
        if self.lost:
            raise self.lost
        seen = decode(self.seats[0].latest)
        seat = self.seats[seen.table.waiting[0]]
        if seat.number:
            seen = decode(seat.latest)
        self.turns += 1
        choice = seen.choices[self.turns % len(seen.choices)].id
        wish = (
            f'{{"type":"decide","seat":{seat.number},"answers":{seen.version},"request":"{seen.version}-{seat.number}",'
            f'"choice":{choice}}}'
        )
        self.missing = len(self.seats)
        self.done = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        seat.wire.send(wish.encode())
        await self.done
        took = time.perf_counter() - began
        self.over = b'"status":"finished"' in self.seats[0].latest[:1200]
        if b'"outcome":"done"' not in seat.latest[-200:]:
            raise ValueError(f"the server refused: {seat.latest[-300:]!r}")
        return took

    def heard(self) -> None:
        self.missing -= 1
        if not self.missing and self.done and not self.done.done():
            self.done.set_result(None)

    def lose(self, error: Exception) -> None:
        self.lost = error
        if self.done and not self.done.done():
            self.done.set_exception(error)

    def close(self) -> None:
        for seat in self.seats:
            if hasattr(seat, "wire"):
                seat.wire.close()


class LudothekTable:
    """A place where one game after another is played."""

    def __init__(self, peer: Ludothek, games: list[Game]) -> None:
        self.peer = peer
        self.games = games

    async def decide(self) -> float:
        took = await self.games[-1].decide()
        if self.games[-1].over:
            if len(self.games) == 1:
                self.games.insert(0, await self.peer.open_game(len(self.games[0].seats), True))
                self.peer.late += 1
            self.games.pop().close()
        return took

    async def refill(self, decisions: float) -> None:
        """As few as will do: idle connections cost the server something, too."""
        wanted = 2 + int(decisions / SHORTEST)
        while len(self.games) > wanted:
            self.games.pop(0).close()
        while len(self.games) < wanted:
            self.games.insert(0, await self.peer.open_game(len(self.games[0].seats), True))

    async def close(self) -> None:
        for game in self.games:
            game.close()


class Ludothek:
    def __init__(
        self,
        title: str = "worldsfair",
        folder: Path | None = None,
        installed: Path | None = None,
    ) -> None:
        """With data in this folder, and of the Ludothek that is installed in that one."""
        self.folder = folder
        self.installed = installed
        self.name = f"ludothek {__version__}"
        self.title = title
        self.cookies: list[str] = []
        self.port = 0
        self.late = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def pids(self) -> list[int]:
        assert self.process is not None
        return [self.process.pid, *children_of(self.process.pid)]

    async def start(self) -> None:
        self.scratch = tempfile.TemporaryDirectory(prefix="ludothek-load-")
        folder = self.folder or self.scratch.name
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludothek", "serve", "--no-open", "--port", "0", "--data", str(folder)],
            env=self.environment(),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = SERVES.search(await asyncio.to_thread(self.process.stdout.readline))
        if found is None:
            raise RuntimeError("the server did not start")
        self.port = int(found[1])
        self.cookies = [await asyncio.to_thread(self.guest, name) for name in ("Ada", "Ben", "Cleo", "Dan")]

    def environment(self) -> dict[str, str]:
        quotas = {"LUDOTHEK_TABLES_PER_PERSON": "1000000", "LUDOTHEK_TABLES_PER_DAY": "0"}
        unlimited = {"LUDOTHEK_LIMITS": "0", **quotas}
        where = {"PYTHONPATH": str(self.installed)} if self.installed else {}
        return {**os.environ, **unlimited, **where}

    async def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(self.process.wait, PATIENCE)
            self.scratch.cleanup()

    async def open_table(self, seats: int, live: bool = True) -> LudothekTable:
        return LudothekTable(self, [await self.open_game(seats, live)])

    async def open_game(self, seats: int, live: bool) -> Game:
        game = Game(await asyncio.to_thread(self.seat_everybody, seats), self.cookies[:seats])
        if live:
            for seat in game.seats:
                await seat.connect(self.port)
        return game

    def guest(self, name: str) -> str:
        _, headers = self.request("POST", "/me", {"name": name})
        return headers["set-cookie"].partition(";")[0]

    def seat_everybody(self, seats: int) -> str:
        places = [{"who": "me"}, *[{"who": "anyone"}] * (seats - 1)]
        body, _ = self.request("POST", "/tables", {"title": self.title, "seats": places}, self.cookies[0])
        table: str = body["table"]["id"]
        for cookie in self.cookies[1:seats]:
            self.request("POST", f"/tables/{table}/seats", {}, cookie)
        return table

    def request(self, method: str, path: str, body: object, cookie: str = "") -> tuple[dict[str, Any], dict[str, str]]:
        connection = http.client.HTTPConnection(HOST, self.port, timeout=PATIENCE)
        try:
            headers = {"Content-Type": "application/json", "Cookie": cookie}
            connection.request(method, API + path, json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read()
            if answer.status >= 300:
                raise RuntimeError(f"{method} {path}: {answer.status} {text.decode()}")
            return cast("dict[str, Any]", json.loads(text)), {k.lower(): v for k, v in answer.getheaders()}
        finally:
            connection.close()
