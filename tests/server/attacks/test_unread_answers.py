"""Answers that nobody takes: they hold little memory, and not for long."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from recorded import RECORDS
from waiting import until

from ludothek.client import API
from ludothek.kernel.record import Record
from server.attacks.raw import Impatient, handshake, masked, memory_of, needs_proc
from server.inside import Inside
from server.running import Running
from server.strangers import PATIENCE, Others, from_afar, named

pytestmark = pytest.mark.anyio

LONG = RECORDS / "essen" / "4-popularity-8.json"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Impatient(tmp_path_factory.mktemp("impatient")) as running:
        yield running


@pytest.fixture
async def game(impatient: Running) -> str:
    """The id of a table with a game that is over."""
    return await brought(impatient.address)


async def brought(address: str) -> str:
    async with httpx.AsyncClient(base_url=address + API, timeout=PATIENCE) as client:
        await named(client)
        answer = await client.post("/records", content=LONG.read_bytes())
        return str(answer.json()["table"]["id"])


async def asking(port: int, request: bytes) -> asyncio.StreamWriter:
    """Ask for something, and read nothing of the answer; the system holds next to nothing of it for us."""
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    bare.setblocking(False)
    await asyncio.get_running_loop().sock_connect(bare, ("127.0.0.1", port))
    _, writer = await asyncio.open_connection(sock=bare, limit=1)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    writer.write(request)
    return writer


def get(path: str) -> bytes:
    return f"GET {API}{path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


def held(server: Running) -> int:
    """Connections that the server has open."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(line[1] == f"0100007F:{server.port:04X}" and line[3] == "01" for line in lines)


@needs_proc
async def test_long_answers_that_are_not_read_hold_little_memory_and_are_dropped(impatient: Running, game: str) -> None:
    async with Others(impatient) as others:
        before, open_before = memory_of(impatient), held(impatient)
        writers = [await asking(impatient.port, get(f"/tables/{game}/positions?from=0&to=39")) for _ in range(110)]
        await until(lambda: held(impatient) >= open_before + 100)
        most = 0.0

        def dropped() -> bool:
            nonlocal most
            most = max(most, memory_of(impatient) - before)
            return held(impatient) <= open_before

        await until(dropped)
        assert most < 55  # of 76
        for writer in writers:
            writer.transport.abort()
    assert others.slowest < 5


@needs_proc
async def test_a_live_connection_that_reads_nothing_is_dropped(impatient: Running, game: str) -> None:
    """However much it asks for, it gets what it takes: nothing, until it is gone."""
    async with Others(impatient) as others:
        before, open_before = memory_of(impatient), held(impatient)
        writers = []
        for _ in range(5):
            writer = await asking(impatient.port, handshake(game, "", impatient.port))
            writers.append(writer)
        await until(lambda: held(impatient) >= open_before + 5)
        await asyncio.sleep(0.3)  # they were let in
        for writer in writers:
            writer.write(masked(b'{"type":"look","since":0}') * 60)
        most = 0.0

        def dropped() -> bool:
            nonlocal most
            most = max(most, memory_of(impatient) - before)
            return held(impatient) <= open_before

        await until(dropped)
        assert most < 15
        for writer in writers:
            writer.transport.abort()
    assert others.slowest < 5


async def test_who_reads_slowly_gets_all_of_it(impatient: Running, game: str) -> None:
    """Much slower than the answer could come, for much longer than somebody who takes nothing is waited for."""
    async with from_afar(impatient) as quick:
        whole = (await quick.get(f"/tables/{game}/positions?from=0&to=39")).content
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    bare.setblocking(False)
    await asyncio.get_running_loop().sock_connect(bare, ("127.0.0.1", impatient.port))
    reader, writer = await asyncio.open_connection(sock=bare, limit=4096)
    writer.write(get(f"/tables/{game}/positions?from=0&to=39").replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    size = 0
    while part := await asyncio.wait_for(reader.read(40_000), PATIENCE):
        size += len(part)
        await asyncio.sleep(0.05)
    assert size > len(whole)
    writer.close()


async def test_a_streamed_answer_is_the_one_it_was(impatient: Running, game: str) -> None:
    async with from_afar(impatient) as client:
        at = f"/tables/{game}"
        record = await client.get(f"{at}/record")
        assert record.text == Record.read(LONG.read_text()).write()
        assert record.headers["content-type"] == "application/json"
        many = (await client.get(f"{at}/positions", params={"from": 100, "to": 139})).json()
        for number, position in zip(range(100, 140), many, strict=True):
            if number % 13 == 0:
                assert (await client.get(f"{at}/positions/{number}")).json() == position
        whole = (await client.get(f"{at}?since=0")).json()
        assert [block["decision"] for block in whole["journal"]] == [*range(whole["decisions"] + 1)]
        assert whole["journal"][100:140] == [position["journal"][0] for position in many]
        now = (await client.get(at)).json()
        assert {**whole, "journal": []} == now


@pytest.fixture
async def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    """A server on which an address may have 15 MB waiting for it."""
    monkeypatch.setattr("ludothek.server.unread.Unsent.MOST", 15_000_000)
    async with Inside(tmp_path, limits=1.0) as server:
        yield server


async def test_one_address_lets_so_many_bytes_wait_and_is_then_refused(
    small: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludothek.server.routes.lobby.rules_text", lambda game, language: "x" * 10_000_000)
    port = int(small.address.rpartition(":")[2])
    unsent = small.services.limits.unsent
    path = "/titles/essen/rules?language=pl"
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=small.address + API, timeout=PATIENCE))
        plain = {"accept-encoding": "identity"}
        assert len((await client.get(path, headers=plain)).content) == 10_000_000
        writer = await asking(port, get(path))
        await until(lambda: not unsent.has_room("127.0.0.1", 10_000_000))
        refused = await client.get(path, headers=plain)
        assert refused.status_code == 429
        assert json.loads(refused.content)["problem"].startswith("Too many answers wait until you take them")
        assert (await client.get("/titles")).status_code == 200  # a short one always comes
        writer.transport.abort()
        await until(lambda: unsent.has_room("127.0.0.1", 10_000_000))
        assert len((await client.get(path, headers=plain)).content) == 10_000_000
