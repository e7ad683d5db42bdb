"""Strangers who mean no good, and the others who play on meanwhile."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import connect

from ludothek.client import API, Client, LiveTable
from server.playing import open_for_two
from server.running import Running

PATIENCE = 20
"""Seconds after which who waits for an answer counts as disturbed: it shows that nobody hangs, not how fast."""
ENOUGH = 6
"""Decisions that others make during every attack."""

addresses = (f"198.51.{n // 250}.{n % 250 + 1}" for n in itertools.count())


def from_afar(server: Running, address: str = "", **headers: str) -> httpx.AsyncClient:
    """Somebody at an address nobody else has, as a proxy in front of the server would say."""
    headers = {"x-forwarded-for": address or next(addresses), "content-type": "application/json", **headers}
    return httpx.AsyncClient(base_url=server.address + API, headers=headers, timeout=PATIENCE)


def visitor(server: Running) -> Client:
    """A client at an address of its own, so that nobody shares its limits."""
    client = Client(server.address)
    client._http.headers["x-forwarded-for"] = next(addresses)
    return client


async def named(client: httpx.AsyncClient, name: str = "Mallory") -> str:
    """Say a name; returns the cookie."""
    answer = await client.post("/me", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(client.cookies["ludothek"])


def live(server: Running, table: str, cookie: str = "", query: str = "", **headers: str) -> connect:
    """A bare live connection, which can send anything."""
    if cookie:
        headers["cookie"] = f"ludothek={cookie}"
    address = f"{server.address.replace('http', 'ws', 1)}{API}/tables/{table}/live{query}"
    return connect(  # with room for all that comes: who closes with messages unread is not heard for seconds
        address, additional_headers=headers, max_size=None, max_queue=None, compression=None, proxy=None
    )


def said(answer: httpx.Response) -> tuple[int, str]:
    """The status and the sentence of a refusal."""
    problem: dict[str, Any] = answer.json()
    assert problem["status"] == answer.status_code
    assert problem["message"]["id"].startswith("refused-"), "a refusal that cannot be said in other languages"
    return answer.status_code, problem["problem"]


class Others:
    """Two people who go on playing as long as the block takes, each decision answered; they stop after some more."""

    def __init__(self, server: Running) -> None:
        self._server = server
        self._rng = random.Random(4)
        self._stop = asyncio.Event()
        self.decisions = 0
        self.slowest = 0.0  # seconds

    async def __aenter__(self) -> Others:
        self._clients = visitor(self._server), visitor(self._server)
        for client, name in zip(self._clients, ("Cleo", "Dan"), strict=True):
            await client.be(name)
        self.table = await open_for_two(*self._clients)
        self._task = asyncio.create_task(self._play())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        await self._task
        assert self.decisions >= ENOUGH
        for client in self._clients:
            await client.__aexit__(None, None, None)

    async def _play(self) -> None:
        cleo, dan = self._clients
        async with cleo.live(self.table) as one, dan.live(self.table) as two:
            while not self._stop.is_set() or self.decisions < ENOUGH:
                began = time.monotonic()
                async with asyncio.timeout(PATIENCE):
                    if not await self._decide([one, two]):
                        return
                self.slowest = max(self.slowest, time.monotonic() - began)
                self.decisions += 1
                await asyncio.sleep(0.05)

    async def _decide(self, tables: list[LiveTable]) -> bool:
        newest = max(tables, key=lambda table: table.position.version).position
        if newest.table.status == "finished":
            return False
        table = tables[newest.table.waiting[0]]
        position = await table.until(lambda position: position.version >= newest.version)
        await table.decide(self._rng.choice(position.choices).id)
        return True
