"""Too large, too deep, too slow, too many: refused with a clear answer, and two others play on meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import uvicorn
from waiting import until
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ludothek.client import Client, ServerRefused, Unreachable
from ludothek.protocol import NewTable
from ludothek.server.app import application
from ludothek.server.http_limits import limited_http
from ludothek.server.services import Services
from ludothek.server.settings import Settings
from server.attacks.raw import handshake, masked, memory_of, settled, unread
from server.playing import ME, MIND, open_for_two
from server.running import Running
from server.strangers import PATIENCE, Others, from_afar, live, named, said, visitor

pytestmark = pytest.mark.anyio

ALONE = {"title": "worldsfair", "seats": [{"who": "me"}, {"who": "here"}]}
BEGUN = (b"", b"GET /", b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
"""Nothing, half a line, half a body."""
TOO_LARGE = (413, "The request is larger than anything this address takes.")


async def test_an_oversized_message_ends_its_connection_only(guarded: Running) -> None:
    async with Others(guarded) as others, live(guarded, others.table) as socket:
        await socket.send("x" * 20_000)
        assert (await end_of(socket))[0] == 1009


async def end_of(socket: ClientConnection) -> tuple[int, str]:
    """Take what comes until the connection is closed; how."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), PATIENCE)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code, closed.rcvd.reason


async def test_an_oversized_body_is_refused_whether_it_says_its_size_or_not(guarded: Running) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    async with Others(guarded), from_afar(guarded) as mallory:
        await named(mallory)
        assert said(await mallory.post("/me", content=b"x" * 40_000)) == TOO_LARGE
        assert said(await mallory.post("/me", content=chunks())) == TOO_LARGE
        assert said(await mallory.post("/records", content=b"x" * 700_000)) == TOO_LARGE


@pytest.mark.parametrize("path", ["/me", "/tables", "/sessions", "/records"])
@pytest.mark.parametrize("bomb", ["[" * 15_000, '{"name":' * 3000, '{"name":"A","seats":' + "[" * 9000])
async def test_a_bomb_of_brackets_is_bad_json_like_any_other(guarded: Running, path: str, bomb: str) -> None:
    async with from_afar(guarded) as mallory:
        await named(mallory)
        status, sentence = said(await mallory.post(path, content=bomb))
        assert status == 400
        assert sentence.endswith(".")


async def test_half_open_connections_hinder_nobody(guarded: Running) -> None:
    """Nothing at all, half a line, half a body; the front door shows them out after half a minute."""
    async with Others(guarded):
        halves = [await asyncio.open_connection("127.0.0.1", guarded.port) for _ in range(60)]
        for number, (_, writer) in enumerate(halves):
            writer.write(BEGUN[number % 3])
            await writer.drain()
        async with from_afar(guarded) as ada:
            await named(ada, "Ada")
        for _, writer in halves:
            writer.close()


async def test_a_request_that_does_not_arrive_is_not_waited_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    services = Services(Settings(data=tmp_path))
    limited = limited_http(0, "", seconds=0.3)
    config = uvicorn.Config(application(services), http=limited, port=0, log_config=None, access_log=False)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with Client(f"http://127.0.0.1:{port}") as ada:
        await ada.be("Ada")
        for begun in BEGUN:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(begun)
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            assert answer.startswith(b"HTTP/1.1 408 ")
            assert b"The request did not arrive within 0.3 seconds." in answer
            writer.close()
        assert (await ada.me()).name == "Ada"
    server.should_exit = True
    await serving
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_one_address_holds_so_many_connections_and_is_told_so(tmp_path: Path) -> None:
    limits = {"LUDOTHEK_CONNECTIONS_PER_ADDRESS": "5", "LUDOTHEK_TRUSTED_PROXIES": "192.0.2.1"}
    with Running(tmp_path, LUDOTHEK_LIMITS="1", **limits) as server:
        held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(5)]
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"There are 5 connections from your address at once already." in answer
        for _, each in [*held, (reader, writer)]:
            each.close()
        await until(lambda: is_let_in(server.address))


async def is_let_in(address: str) -> bool:
    async with Client(address) as ada:
        try:
            return (await ada.be("Ada")).name == "Ada"
        except (ServerRefused, Unreachable):
            return False


async def test_a_flood_of_messages_is_refused_and_then_its_connection_is_closed(guarded: Running) -> None:
    async with Others(guarded) as others, from_afar(guarded) as mallory:
        cookie = await named(mallory)
        async with live(guarded, others.table, cookie) as socket:
            heard: Counter[str] = Counter()

            async def listen() -> tuple[int, str]:
                try:
                    async for text in socket:
                        message = json.loads(text)
                        heard[message.get("problem") or message["type"]] += 1
                finally:
                    assert socket.close_code is not None
                return socket.close_code, socket.close_reason or ""

            listening = asyncio.create_task(listen())
            try:
                for _ in range(400):
                    await socket.send('{"type":"look"}')
            except ConnectionClosed:
                pass
            try:
                ended = await asyncio.wait_for(listening, PATIENCE)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                ended = closed.rcvd.code, closed.rcvd.reason
        assert ended == (1008, "Too many messages.")
        assert heard["That is too many messages in a short time; try again in 1 s."] >= 50


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the memory of a process is read from /proc")
async def test_who_does_not_read_is_not_read_from_and_nothing_piles_up(lone_server: Running) -> None:
    """The server holds a few messages for a client that takes none; the rest stays with the client."""
    async with Others(lone_server) as others, from_afar(lone_server) as mallory:
        cookie = await named(mallory)
        before, writers = memory_of(lone_server), []
        for _ in range(3):
            reader, writer = await asyncio.open_connection("127.0.0.1", lone_server.port, limit=1)
            writers.append(writer)
            writer.write(handshake(others.table, cookie, lone_server.port))
            await reader.read(1)  # it was answered
            writer.write(masked(b'{"type":"look","since":0}') * 20_000)  # more than is taken from it at once
        ports = [writer.get_extra_info("sockname")[1] for writer in writers]
        await until(lambda: all(unread(lone_server, port) for port in ports))
        await settled(lambda: [unread(lone_server, port) for port in ports])
        assert all(unread(lone_server, port) for port in ports)
        assert memory_of(lone_server) - before < 15
        for writer in writers:
            writer.close()


async def test_one_person_and_one_address_hold_so_many_live_connections(guarded: Running) -> None:
    async with Others(guarded) as others, AsyncExitStack() as stack:
        mallory = await stack.enter_async_context(from_afar(guarded, "203.0.113.7"))
        cookie = await named(mallory)
        afar = {"x-forwarded-for": "203.0.113.7"}

        async def hold(cookie: str = "") -> None:
            socket = await stack.enter_async_context(live(guarded, others.table, cookie, **afar))
            assert json.loads(await socket.recv())["type"] == "hello"  # counted, not only accepted

        for _ in range(6):
            await hold(cookie)
        one_more = await stack.enter_async_context(live(guarded, others.table, cookie, **afar))
        assert await end_of(one_more) == (
            4429,
            "You have 6 live connections open already; close one first.",
        )
        for _ in range(14):
            await hold()
        one_more = await stack.enter_async_context(live(guarded, others.table, **afar))
        assert (await end_of(one_more))[0] == 4429
    async with live(guarded, others.table, cookie, **afar) as again:
        assert json.loads(await again.recv())["type"] == "hello"


async def test_a_flood_of_requests_is_refused_by_address(guarded: Running) -> None:
    request = b"GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\n"
    async with Others(guarded), from_afar(guarded) as neighbour:
        reader, writer = await asyncio.open_connection("127.0.0.1", guarded.port)
        writer.write((request + b"\r\n") * 900 + request + b"Connection: close\r\n\r\n")
        answers = await asyncio.wait_for(reader.read(), 2 * PATIENCE)
        assert answers.count(b"HTTP/1.1 401 ") >= 400
        assert answers.count(b"HTTP/1.1 429 ") >= 1
        assert b"That is too many requests in a short time; try again in 1 s." in answers
        assert (await neighbour.get("/lobby")).status_code == 200
        writer.close()


async def test_a_thousand_tables_from_one_guest_end_at_five(guarded: Running) -> None:
    async with Others(guarded), from_afar(guarded) as mallory:
        await named(mallory)
        answers = [await mallory.post("/tables", json=ALONE) for _ in range(60)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 55
        assert said(answers[5]) == (429, "You have opened 5 tables that are not over; finish or close one first.")
        assert said(answers[-1])[1].startswith("That is too many tables in a short time; try again in ")
        assert len((await mallory.get("/lobby")).json()["mine"]) == 5


async def test_guests_logins_lines_and_records_have_their_limits(guarded: Running) -> None:
    async with Others(guarded) as others, from_afar(guarded) as mallory:
        cookie = await named(mallory)
        tries = {"name": "Ada", "password": "password"}
        answers = [await mallory.post("/sessions", json=tries) for _ in range(15)]
        assert [answer.status_code for answer in answers] == [401] * 10 + [429] * 5
        assert said(answers[0]) == (401, "The name or the password is wrong.")
        assert said(answers[-1])[1].startswith("That is too many logins in a short time; try again in ")
        names = [await mallory.patch("/me", json={"name": f"Mallory {number}"}) for number in range(12)]
        assert [answer.status_code for answer in names] == [200] * 10 + [429] * 2
        assert (await mallory.post("/me", json={"name": "Mallory"})).status_code == 429
        said_lines = [await mallory.post(f"/tables/{others.table}/chat", json={"text": "spam"}) for _ in range(20)]
        assert {answer.status_code for answer in said_lines} == {201, 429}
        records = [await mallory.post("/records", content="{}") for _ in range(12)]
        assert [answer.status_code for answer in records] == [400] * 10 + [429] * 2
        mallory.cookies.clear()
        guests = []
        for _ in range(70):
            guests.append(await mallory.post("/me", json={"name": "Guest"}))
            mallory.cookies.clear()
        assert Counter(answer.status_code for answer in guests)[429] >= 5
        assert cookie


async def test_one_name_is_not_guessed_from_many_addresses(guarded: Running) -> None:
    async with AsyncExitStack() as stack:
        many = [await stack.enter_async_context(from_afar(guarded)) for _ in range(12)]
        tries = {"name": "Bob", "password": "password"}
        answers = [await each.post("/sessions", json=tries) for each in many]
        assert [answer.status_code for answer in answers] == [401] * 10 + [429] * 2


async def test_someone_with_many_tables_full_of_minds_keeps_no_other_mind_waiting(guarded: Running) -> None:
    minds = {"title": "worldsfair", "seats": [{"who": "mind"}] * 4}
    async with from_afar(guarded) as mallory, visitor(guarded) as ada:
        await named(mallory)
        await ada.be("Ada")
        for _ in range(5):
            assert (await mallory.post("/tables", json=minds)).status_code == 201
        opened = await ada.open(NewTable(title="worldsfair", seats=[MIND, ME]))
        async with ada.live(opened.table.id) as one, asyncio.timeout(PATIENCE):
            await one.until(lambda position: position.choices)


async def test_two_play_on_after_all_of_this(guarded: Running) -> None:
    async with visitor(guarded) as ada, visitor(guarded) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben)
        first = await ada.look(id)
        assert (await ada.decide(first, first.choices[0].id)).decisions == 1
    assert "failed" not in guarded.log.read_text()
