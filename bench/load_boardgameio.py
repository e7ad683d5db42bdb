"""boardgame.io under load: its server with the game of ``boardgameio/server.js``, and clients that speak its protocol.

npm ci --prefix bench/boardgameio
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import socket
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Final, cast

from load_driver import HERE, PATIENCE
from load_websocket import HOST, WebSocket

GAME: Final = "fair"
NAMESPACE: Final = f"/{GAME},".encode()
CONNECTED: Final = b"40" + NAMESPACE
EVENT: Final = b"42" + NAMESPACE
SYNC: Final = EVENT + b'["sync"'
UPDATE: Final = EVENT + b'["update"'
PATCH: Final = EVENT + b'["patch"'
STATE_OF_UPDATE: Final = re.compile(rb'"_stateID":(\d+)')
STATE_OF_PATCH: Final = re.compile(rb'"patch","[^"]*",\d+,(\d+)')
AREAS: Final = 5


class Seat:
    """One seat's connection: engine.io's frames, socket.io's namespace, boardgame.io's events."""

    def __init__(self, table: BoardgameIOTable, number: int, credentials: str) -> None:
        self.table = table
        self.number = str(number)
        self.credentials = credentials
        self.synced: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.wire: WebSocket

    async def connect(self, port: int) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        self.wire = await WebSocket.connect(port, path, self.hear, self.lose)
        _, info = json.loads((await self.synced)[len(EVENT) :])[1:]
        self.table.state = info["state"]["_stateID"]
        self.table.turn = int(info["state"]["ctx"]["currentPlayer"])

    def hear(self, message: bytes) -> None:
        if message.startswith(UPDATE):
            self.table.heard(STATE_OF_UPDATE.search(message))
        elif message.startswith(PATCH):
            self.table.heard(STATE_OF_PATCH.search(message))
        elif message == b"2":
            self.wire.send(b"3")
        elif message.startswith(b"0"):
            self.wire.send(CONNECTED)
        elif message.startswith(CONNECTED):
            self.emit("sync", self.table.match, self.number, self.credentials, len(self.table.seats))
        elif message.startswith(SYNC) and not self.synced.done():
            self.synced.set_result(message)

    def emit(self, *event: object) -> None:
        self.wire.send(EVENT + json.dumps(event, separators=(",", ":")).encode())

    def lose(self, error: Exception) -> None:
        if not self.synced.done():
            self.synced.set_exception(error)
        self.table.lose(error)


class BoardgameIOTable:
    """A match of `boardgameio/server.js`."""

    def __init__(self, match: str, credentials: Sequence[str]) -> None:
        self.match = match
        self.seats = [Seat(self, number, secret) for number, secret in enumerate(credentials)]
        self.state = 0
        self.turn = 0
        self.missing = 0
        self.done: asyncio.Future[None] | None = None
        self.lost: Exception | None = None

    async def decide(self) -> float:
        if self.lost:
            raise self.lost
        seat = self.seats[self.turn]
        payload = {
            "type": "place",
            "args": [self.state % AREAS],
            "playerID": seat.number,
            "credentials": seat.credentials,
        }
        self.missing = len(self.seats)
        self.done = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        seat.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.match, seat.number)
        await self.done
        took = time.perf_counter() - began
        self.state += 1
        self.turn = (self.turn + 1) % len(self.seats)
        return took

    def heard(self, state: re.Match[bytes] | None) -> None:
        """One seat has a new state."""
        if state is None or int(state[1]) != self.state + 1:
            self.lose(ValueError(f"state {state and state[1]!r} after {self.state}"))
            return
        self.missing -= 1
        if not self.missing and self.done and not self.done.done():
            self.done.set_result(None)

    def lose(self, error: Exception) -> None:
        self.lost = error
        if self.done and not self.done.done():
            self.done.set_exception(error)

    async def refill(self, decisions: float) -> None:
        """There is always a next move."""

    async def close(self) -> None:
        for seat in self.seats:
            if hasattr(seat, "wire"):
                seat.wire.close()


class BoardgameIO:
    """boardgame.io's server with its defaults and the game of `boardgameio/server.js`."""

    def __init__(self, node: str = "node", keep: bool = False) -> None:
        lock = json.loads((HERE / "boardgameio" / "package-lock.json").read_text())
        version = lock["packages"]["node_modules/boardgame.io"]["version"]
        self.name = f"boardgame.io {version}" + (" with files" if keep else "")
        self.keep = keep
        self.late = 0
        self.pids: list[int] = []
        self.complaints = 0
        """Lines the server wrote to its error output."""
        self.command = [node, str(HERE / "boardgameio" / "server.js")]
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None
        self.reader: asyncio.Task[None] | None = None

    async def start(self) -> None:
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = probe.getsockname()[1]
        self.scratch = tempfile.TemporaryDirectory(prefix="boardgameio-load-")
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            str(self.port),
            *([f"--keep={self.scratch.name}"] if self.keep else []),
            env={**os.environ, "NODE_ENV": "production"},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        self.pids = [self.process.pid]
        self.reader = asyncio.create_task(self.read_complaints(self.process.stderr))
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                await asyncio.to_thread(self.request, "GET", "/games")
                return
            except OSError:
                if self.process.returncode is not None or time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.05)

    async def stop(self) -> None:
        if self.process and self.process.returncode is None:
            self.process.terminate()
            await self.process.wait()
        if self.reader:
            await self.reader
            self.scratch.cleanup()
        self.pids = []

    async def open_table(self, seats: int, live: bool = True) -> BoardgameIOTable:
        match, credentials = await asyncio.to_thread(self.seat_everybody, seats)
        table = BoardgameIOTable(match, credentials)
        if live:
            for seat in table.seats:
                await seat.connect(self.port)
        return table

    def seat_everybody(self, seats: int) -> tuple[str, list[str]]:
        match = self.request("POST", f"/games/{GAME}/create", {"numPlayers": seats})["matchID"]
        credentials = []
        for seat in range(seats):
            body = {"playerID": str(seat), "playerName": f"Player {seat}"}
            credentials.append(self.request("POST", f"/games/{GAME}/{match}/join", body)["playerCredentials"])
        return match, credentials

    def request(self, method: str, path: str, body: object = None) -> dict[str, str]:
        """The lobby's answer."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, json.dumps(body), {"Content-Type": "application/json"})
            answer = connection.getresponse()
            text = answer.read()
            if answer.status != 200:
                raise RuntimeError(f"{method} {path}: {answer.status} {text.decode()}")
            return cast("dict[str, str]", json.loads(text))
        finally:
            connection.close()

    async def read_complaints(self, stream: asyncio.StreamReader | None) -> None:
        assert stream is not None
        async for line in stream:
            self.complaints += 1
            if self.complaints <= 3:
                print(f"{self.name}: {line.decode(errors='replace').rstrip()}", file=sys.stderr)
