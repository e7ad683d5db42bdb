"""Many who merely watch: a position is encoded once for all to whom it says the same, and is the very same bytes."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from ludothek.client import API, Client
from ludothek.server.encoding import encode
from server.inside import Inside
from server.playing import open_for_two

pytestmark = pytest.mark.anyio


def watching(inside: Inside, table: str, cookie: str = "", query: str = "?spectate=true") -> connect:
    headers = {"cookie": f"ludothek={cookie}"} if cookie else {}
    address = f"{inside.address.replace('http', 'ws', 1)}{API}/tables/{table}/live{query}"
    return connect(address, additional_headers=headers, max_size=None, compression=None, proxy=None)


async def position(socket: ClientConnection) -> tuple[bytes, dict[str, Any]]:
    """The next position, as it came and decoded."""
    async with asyncio.timeout(20):
        while True:
            text = await socket.recv(decode=False)
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "position":
                return bytes(text), message


async def test_all_who_merely_watch_get_the_very_bytes_they_would_get_alone(inside: Inside) -> None:
    time = inside.stop_the_clock()
    async with AsyncExitStack() as stack:
        ada, ben, eve = [await stack.enter_async_context(Client(inside.address)) for _ in range(3)]
        for client, name in ((ada, "Ada"), (ben, "Ben"), (eve, "Eve")):
            await client.be(name)
        id = await open_for_two(ada, ben)
        sockets = [
            await stack.enter_async_context(each)
            for each in (
                watching(inside, id),
                watching(inside, id, query=""),
                watching(inside, id, eve.cookies["ludothek"], query=""),
                watching(inside, id, ada.cookies["ludothek"]),  # who opened the table sees that it is theirs
                watching(inside, id, ben.cookies["ludothek"], query="?seat=1"),
            )
        ]
        first = [await position(each) for each in sockets]
        assert all(message["answer"] for _, message in first)
        telling = (await inside.services.tables.find(id)).telling
        for _ in range(3):
            since = (await inside.table(id)).version
            now = await ada.look(id)
            player = (ada, ben)[now.table.waiting[0]]
            asked = await player.look(id)
            await player.decide(asked, asked.choices[0].id)
            heard = [await position(each) for each in sockets]
            alone = encode(telling.position(None, None, since, time.now()))
            assert [text for text, _ in heard[:3]] == [alone] * 3
            of_ada, of_ben = heard[3][0], heard[4][0]
            me = (await ada.me()).id, (await ben.me()).id
            assert of_ada == encode(telling.position(me[0], None, since, time.now())) != alone
            assert of_ben == encode(telling.position(me[1], 1, since, time.now())) != alone
            assert len(telling._frames) == 2  # for nobody and Eve, and for Ada


async def test_who_is_further_behind_or_comes_later_gets_their_own(inside: Inside) -> None:
    time = inside.stop_the_clock()
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben)
        loaded = await inside.services.tables.find(id)
        telling, version = loaded.telling, loaded.table.version
        made: list[bytes] = []

        def frame(since: int) -> bytes:
            def make() -> bytes:
                made.append(encode(telling.position(None, None, since, time.now())))
                return made[-1]

            return telling.frame_for_all(None, since, time.now(), make)

        early = frame(version)
        assert frame(version) is early
        behind = frame(0)
        assert behind == encode(telling.position(None, None, 0, time.now())) != early
        time.pass_by(1000)
        assert frame(version) is not early
        assert len(made) == 3
