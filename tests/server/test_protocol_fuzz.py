"""Anything at all over live connections: each message is answered, nothing breaks, the game goes on and replays.

``LUDOTHEK_FUZZ`` multiplies the number of messages, for a long night.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConcurrencyError, ConnectionClosed

from ludothek.client import Client
from ludothek.kernel.record import Record
from server.playing import open_for_two, play_on
from server.running import Running
from server.strangers import live

PATIENCE = 20
TYPES = ("decide", "undo", "look", "why", "plans", "say", "handover", "takeback", "resign")
HUGE = "[" * 5000

fuzzed = settings(
    max_examples=30 * int(os.environ.get("LUDOTHEK_FUZZ", "1")),
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)

numbers = (
    st.integers(-3, 20) | st.sampled_from([2**31 - 1, 2**31, -(2**63), 2**64, 10**40]) | st.floats(allow_nan=False)
)
texts = st.text(max_size=30) | st.sampled_from(["", "\x00", "deck", "\u202e", "x" * 300, "greedy", "1-aaaa", "🎲"])
anything = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
fields = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(TYPES),
        "seat": st.integers(0, 3) | anything,
        "answers": st.integers(0, 30) | anything,
        "choice": st.integers(0, 60) | anything,
        "notation": texts | anything,
        "element": texts | anything,
        "mind": st.sampled_from(["greedy", "random", "nobody"]) | anything,
        "text": texts | anything,
        "since": st.integers(0, 40) | anything,
        "spectate": st.booleans() | anything,
        "request": anything,
        "more": anything,
    },
)
nonsense = (
    st.binary(max_size=200)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=200)
    | anything.map(json.dumps)
    | fields.map(json.dumps)
    | st.sampled_from(
        [
            HUGE,
            '{"a":' * 2000,
            '{"type":"look","seat":' + HUGE,
            '{"type":"say","text":"\\ud800"}',
            '{"type":"say","text":"\\udc00\\ud800"}',
            '{"type":"look","since":' + "9" * 5000 + "}",
            '{"type":"look","since":1e999}',
            '{"type":"look","type":"say"}',
            "x" * 16_000,
            b"\xff\xfe",
            b'{"type":"say","text":"\xff"}',
            b'{"type":"look","request":"\xc3"}',
            b"\x00",
            "",
            b"",
        ]
    )
)

texts_that_are_none = st.binary(max_size=60).map(lambda noise: b'{"type":"say","text":"' + noise + b'"}')
in_parts = st.lists(st.text(max_size=20), min_size=1, max_size=20) | st.lists(st.binary(max_size=20), min_size=1)
control = st.tuples(st.sampled_from(["ping", "pong"]), st.binary(max_size=125))

seat, answers = st.integers(0, 2), st.integers(0, 40)
wishes = st.one_of(
    st.fixed_dictionaries(
        {"type": st.just("decide"), "seat": seat, "answers": answers},
        optional={"choice": st.integers(0, 80), "notation": texts.filter(lambda text: len(text) <= 200)},
    ),
    st.fixed_dictionaries({"type": st.sampled_from(["undo"]), "seat": seat, "answers": answers}),
    st.fixed_dictionaries({"type": st.sampled_from(["handover", "takeback", "resign", "plans"]), "seat": seat}),
    st.fixed_dictionaries({"type": st.just("why"), "seat": seat, "element": st.sampled_from(["deck", "moon", "\x00"])}),
    st.fixed_dictionaries({"type": st.just("say"), "text": st.text(min_size=1, max_size=20)}),
    st.fixed_dictionaries(
        {"type": st.just("look")}, optional={"seat": seat, "since": answers, "spectate": st.booleans()}
    ),
)


def answer_of(message: dict[str, Any]) -> tuple[str | None, int] | None:
    """Which request a message answers, and with what status."""
    match message["type"]:
        case "position" if message["answer"]:
            return message["answer"]["request"], message["answer"]["status"]
        case "reason" | "plans":
            return message["request"], 200
        case "problem":
            return message["request"], message["status"]
    return None


async def answers_to(socket: ClientConnection, requests: list[str]) -> dict[str, int]:
    """Wait until all of these requests are answered, in whatever order; the statuses."""
    found: dict[str, int] = {}
    async with asyncio.timeout(PATIENCE):
        while len(found) < len(requests):
            answer = answer_of(json.loads(await socket.recv()))
            if answer is not None and answer[0] in requests:
                found[str(answer[0])] = answer[1]
    return found


@pytest.fixture(scope="module")
def play(lone_server: Running) -> Callable[[Callable[..., Awaitable[None]]], None]:
    """A table of two, and another one when somebody has resigned; whatever is done to them, the last is played to its
    end afterwards and its record replays."""

    async def around(body: Callable[..., Awaitable[None]]) -> None:
        async with Client(lone_server.address) as ada, Client(lone_server.address) as ben:
            await ada.be("Ada")
            await ben.be("Ben")
            id = await open_for_two(ada, ben, "essen")

            async def table() -> str:
                nonlocal id
                if any(seat.resigned for seat in (await ada.look(id)).table.seats):
                    id = await open_for_two(ada, ben, "essen")
                return id

            cookies = [ada.cookies["ludothek"], ben.cookies["ludothek"], ""]
            await body(table, cookies)
            await table()
            for client, seat in ((ada, 0), (ben, 1)):
                position = await client.look(id)
                if position.table.seats[seat].mind:
                    await client.take_back(id, seat)
            async with ada.live(id) as one, ben.live(id) as two:
                await asyncio.gather(play_on(one, random.Random(1)), play_on(two, random.Random(2)))
            assert Record.read(await ada.record(id)).result is not None
        assert "failed" not in lone_server.log.read_text()

    return lambda body: asyncio.run(around(body))


def test_nonsense_is_refused_and_the_connection_lives_on(
    lone_server: Running, play: Callable[[Callable[..., Awaitable[None]]], None]
) -> None:
    """Whole or in parts, text or binary, and control frames; after every batch a proper message is answered."""

    async def disturb(table: Callable[[], Awaitable[str]], cookies: list[str]) -> None:
        loop = asyncio.get_running_loop()

        @fuzzed
        @given(
            batch=st.lists(nonsense | texts_that_are_none | in_parts | control, min_size=1, max_size=12),
            who=st.sampled_from(cookies),
        )
        def send(batch: list[Any], who: str) -> None:
            asyncio.run_coroutine_threadsafe(each(batch, who), loop).result()

        async def each(batch: list[Any], who: str) -> None:
            async with live(lone_server, await table(), who) as socket:
                for message in batch:
                    match message:
                        case ("ping", noise):
                            with suppress(ConcurrencyError):  # our own client wants to tell its pings apart
                                await socket.ping(noise)
                        case ("pong", noise):
                            await socket.pong(noise)
                        case _:
                            await socket.send(message)
                await socket.send('{"type":"look","request":"after"}')
                assert await answers_to(socket, ["after"]) == {"after": 200}

        await asyncio.to_thread(send)

    play(disturb)


def test_proper_messages_in_any_order_from_several_connections_are_each_answered(
    lone_server: Running, play: Callable[[Callable[..., Awaitable[None]]], None]
) -> None:
    """Wrong seats, old positions, illegal choices, other people's seats: always an answer, never a fault of ours."""
    statuses: set[int] = set()

    async def disturb(table: Callable[[], Awaitable[str]], cookies: list[str]) -> None:
        loop = asyncio.get_running_loop()

        @fuzzed
        @given(batches=st.lists(st.lists(wishes, max_size=8), min_size=3, max_size=3))
        def send(batches: list[list[dict[str, Any]]]) -> None:
            asyncio.run_coroutine_threadsafe(all_at_once(batches), loop).result()

        async def all_at_once(batches: list[list[dict[str, Any]]]) -> None:
            id = await table()
            await asyncio.gather(*(each(id, batch, who) for batch, who in zip(batches, cookies, strict=True)))

        async def each(id: str, batch: list[dict[str, Any]], who: str) -> None:
            async with live(lone_server, id, who) as socket:
                requests = [secrets.token_hex(8) for _ in batch]
                for request, wish in zip(requests, batch, strict=True):
                    await socket.send(json.dumps({**wish, "request": request}))
                statuses.update((await answers_to(socket, requests)).values())

        await asyncio.to_thread(send)

    play(disturb)
    assert {200, 400, 403, 409} <= statuses <= {200, 400, 401, 403, 404, 409}


@pytest.mark.anyio
async def test_broken_frames_end_only_their_own_connection(lone_server: Running) -> None:
    """Bytes that are no WebSocket frames, text that is no UTF-8, a reserved opcode: a close code of the protocol's."""
    async with Client(lone_server.address) as ada, Client(lone_server.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben)
        for raw, code in (
            (b"\xff" * 50, 1002),
            (b"\x81\x82\x00\x00\x00\x00\xff\xff", 1007),
            (b"\x83\x80\0\0\0\0", 1002),
        ):
            async with live(lone_server, id) as socket:
                await socket.recv()
                socket.transport.write(raw)
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await asyncio.wait_for(socket.recv(), PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code
        first = await ada.look(id)
        assert (await ada.decide(first, first.choices[0].id)).decisions == 1
