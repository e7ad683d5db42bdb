"""Frames that carry nothing: they count like all others, and who sends heaps of them is shown out."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from server.attacks.raw import (
    BINARY,
    CONTINUED,
    PING,
    PONG,
    TEXT,
    masked,
    memory_of,
    needs_proc,
    raw,
    settled,
    unread,
)
from server.running import Running
from server.strangers import PATIENCE, Others, addresses

pytestmark = pytest.mark.anyio

A_FLOOD = 14_000_000
LET_IN = 9_000_000
"""Bytes that the system itself may have taken from the attacker before the server says no."""


@pytest.mark.parametrize(
    "frames",
    [
        masked(b"", PING),
        masked(b"", PONG),
        masked(b"x" * 125, PING),
        masked(b"", TEXT),
        masked(b"", BINARY),
        masked(b"", TEXT, last=False) + masked(b"", CONTINUED),
    ],
    ids=["empty pings", "empty pongs", "long pings", "empty messages", "empty binaries", "messages of two parts"],
)
async def test_a_flood_of_frames_of_any_kind_ends_with_1008(guarded: Running, frames: bytes) -> None:
    async with Others(guarded) as others, raw(guarded, others.table, next(addresses)) as mallory:
        ended = asyncio.create_task(mallory.end())
        await asyncio.wait_for(mallory.flood(frames, A_FLOOD), PATIENCE)
        code, reason = await asyncio.wait_for(ended, PATIENCE)
        assert code == 1008
        assert reason in ("Too many frames.", "Too many messages.")
        assert mallory.sent < LET_IN
    assert others.slowest < 2


async def test_a_message_of_endless_parts_ends_with_1008_even_if_it_comes_slowly(guarded: Running) -> None:
    async with Others(guarded) as others, raw(guarded, others.table, next(addresses)) as mallory:
        mallory.writer.write(masked(b"", TEXT, last=False) + masked(b"", CONTINUED, last=False) * 127)
        mallory.writer.write(masked(b"", PING))
        await asyncio.sleep(0.1)
        mallory.writer.write(masked(b"", CONTINUED, last=False))
        ended = await asyncio.wait_for(mallory.end(), PATIENCE)
        assert ended == (1008, "A message has at most 128 parts.")


async def test_many_connections_of_one_address_share_what_it_may_send(guarded: Running) -> None:
    """Each stays within its own limit, all together do not."""
    address = next(addresses)
    async with Others(guarded) as others, AsyncExitStack() as stack:
        many = [await stack.enter_async_context(raw(guarded, others.table, address)) for _ in range(18)]
        for mallory in many:
            mallory.writer.write(masked(b"", PONG) * 500)
        ends = [asyncio.create_task(mallory.end()) for mallory in many]
        await asyncio.wait(ends, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        ended = [each.result() for each in ends if each.done()]
        assert ended and {*ended} == {(1008, "Too many frames.")}
        async with raw(guarded, others.table, next(addresses)) as neighbour:
            neighbour.writer.write(masked(b"", PING))
            async with asyncio.timeout(PATIENCE):
                await neighbour.reader.readuntil(bytes([0x80 | PONG, 0]))
        for each in ends:
            each.cancel()
    assert others.slowest < 2


@needs_proc
async def test_pongs_that_are_not_read_are_not_piled_up(lone_server: Running) -> None:
    """Without limits, too: while its pongs are not taken, nothing is read from who sends the pings."""
    async with Others(lone_server) as others, AsyncExitStack() as stack:
        before = memory_of(lone_server)
        many = [await stack.enter_async_context(raw(lone_server, others.table, buffer=1)) for _ in range(3)]
        floods = [asyncio.create_task(mallory.flood(masked(b"x" * 125, PING), 40_000_000)) for mallory in many]
        ports = [mallory.writer.get_extra_info("sockname")[1] for mallory in many]
        await settled(lambda: [mallory.sent for mallory in many])
        assert all(unread(lone_server, port) for port in ports)
        assert memory_of(lone_server) - before < 15
        for flood in floods:
            flood.cancel()
    assert others.slowest < 2
