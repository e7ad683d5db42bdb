"""Somebody who talks before many watchers: a line is read and encoded once for all of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from waiting import until
from websockets.asyncio.client import ClientConnection, connect

from ludothek.client import API, Client
from ludothek.server import moderating
from server.inside import Inside
from server.moderators import done
from server.playing import open_for_two

pytestmark = pytest.mark.anyio

LINES = 5


@pytest.fixture
async def serving(tmp_path: Path) -> AsyncIterator[Inside]:
    async with Inside(tmp_path) as server:
        yield server


@pytest.fixture
def reads(serving: Inside) -> list[str]:
    """The questions about talk that the database was asked."""
    asked: list[str] = []

    def note(*given: Any) -> None:
        if given[2].startswith("SELECT") and "FROM chat" in given[2]:
            asked.append(given[2])

    event.listen(serving.services.engine, "before_cursor_execute", note)
    return asked


@asynccontextmanager
async def crowd(serving: Inside, table: str, cookies: list[str]) -> AsyncIterator[list[ClientConnection]]:
    """Live connections of so many watchers, each with a cookie or none, to whom all was told that there is."""
    address = f"{serving.address.replace('http', 'ws', 1)}{API}/tables/{table}/live"
    async with AsyncExitStack() as stack:
        sockets = []
        for cookie in cookies:
            headers = {"cookie": f"ludothek={cookie}"} if cookie else {}
            socket = connect(address, additional_headers=headers, max_size=None, compression=None, proxy=None)
            sockets.append(await stack.enter_async_context(socket))
            await line(sockets[-1])
        yield sockets


async def line(socket: ClientConnection) -> tuple[bytes, str]:
    """The next line that is told, as it came, and what was said."""
    async with asyncio.timeout(20):
        while True:
            text = await socket.recv(decode=False)
            message = json.loads(text)
            if message["type"] == "line":
                return bytes(text), message["text"]


async def test_a_line_costs_as_many_questions_to_the_database_however_many_watch(
    serving: Inside, reads: list[str]
) -> None:
    async with AsyncExitStack() as stack:
        ada, ben, eve = [await stack.enter_async_context(Client(serving.address)) for _ in range(3)]
        for client in (ada, ben, eve):
            await client.be("Somebody")
        id = await open_for_two(ada, ben)
        await eve.say(id, "begun")
        counts = []
        for watchers in (1, 40):
            async with crowd(serving, id, ["", eve.cookies["ludothek"]] * watchers) as sockets:
                reads.clear()
                for number in range(LINES):
                    await eve.say(id, f"line {number}")
                    heard = [await line(socket) for socket in sockets]
                    assert {text for _, text in heard} == {f"line {number}"}
                    assert len({frame for frame, _ in heard}) == 1
                counts.append(len(reads))
    assert counts[1] <= counts[0] + LINES  # at most one more a line, when some come to it later than others


async def test_a_removed_line_is_looked_up_once_however_many_watch(serving: Inside, reads: list[str]) -> None:
    async with Client(serving.address) as ada, Client(serving.address) as ben, Client(serving.address) as eve:
        for client in (ada, ben, eve):
            await client.be("Somebody")
        id = await open_for_two(ada, ben)
        counts = []
        for watchers in (1, 40):
            (said,) = await eve.say(id, "a horrid word")
            async with crowd(serving, id, [""] * watchers) as sockets:
                reads.clear()
                await serving.services.moderation.do(
                    partial(moderating.remove_line, who=None, table=id, number=said.number)
                )
                for socket in sockets:
                    while (await line(socket))[1]:  # what was said before, on coming
                        pass
                counts.append(len(reads))
    assert counts[1] <= counts[0] + LINES  # at most one more a line, when some come to it later than others


async def test_what_is_read_for_all_is_heard_by_those_only_who_may(serving: Inside) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(serving.address)) for _ in range(4)]
        ada, ben, cleo, dan = people
        for client in people:
            await client.be("Somebody")
        id = await open_for_two(ada, ben)
        tables = [await stack.enter_async_context(client.live(id)) for client in people]
        (line,) = await cleo.say(id, "cleo watches")
        await until(lambda: tables[3].lines)
        await done(dan, "POST", "/blocks", {"table": id, "line": line.number})
        await ada.say(id, "ada plays")
        await cleo.say(id, "cleo again")
        await dan.say(id, "dan watches")
        await ben.say(id, "ben plays")
        expected = [
            ["ada plays", "ben plays"],
            ["ada plays", "ben plays"],
            ["cleo watches", "cleo again"],
            ["cleo watches", "dan watches"],
        ]
        await until(lambda: [[each.text for each in table.lines] for table in tables] == expected)


async def test_nothing_is_missed_by_who_comes_to_it_late(serving: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a connection that was held up while more was said than is read at once, in both rooms."""
    monkeypatch.setattr("ludothek.server.store.chat.LINES_AT_ONCE", 3)
    async with Client(serving.address) as ada, Client(serving.address) as ben, Client(serving.address) as eve:
        for client in (ada, ben, eve):
            await client.be("Somebody")
        id = await open_for_two(ada, ben)
        async with eve.live(id) as table:
            await eve.say(id, "first")
            await until(lambda: table.lines)
            monkeypatch.setattr(serving.services.tables, "said", lambda _: None)
            for number in range(5):
                await ada.say(id, f"of players {number}")
                await eve.say(id, f"line {number}")
            monkeypatch.undo()
            serving.services.tables.said(id)
            await until(lambda: len(table.lines) == 6)
            assert [each.text for each in table.lines] == ["first", *(f"line {number}" for number in range(5))]
