"""Requests that cost us far more than who sends them: bodies in tiny parts, and heads of thousands of lines."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from server.running import Running
from server.strangers import PATIENCE, Others

pytestmark = pytest.mark.anyio

CHUNKED = b"Host: localhost\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n"
POST = b"POST /api/v1/me HTTP/1.1\r\n" + CHUNKED
GET = b"GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\n"
PART = b"1\r\n \r\n"


async def answer_to(server: Running, request: bytes) -> bytes:
    """All that comes back until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(request)
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()


@pytest.mark.parametrize("before", [b"", GET + b"\r\n"], ids=["alone", "behind another"])
async def test_a_body_of_endless_tiny_parts_is_not_read_on(guarded: Running, before: bytes) -> None:
    """Each part of six bytes costs ten microseconds and more, all that have come in one stretch of the event loop."""
    told = (await answer_to(guarded, before + POST + PART * 600)).decode()
    assert told.count("HTTP/1.1 401 ") == bool(before)
    assert "HTTP/1.1 400 " in told and "A request comes in at most 512 parts." in told
    async with Others(guarded) as others:
        for _ in range(3):
            await answer_to(guarded, before + POST + PART * 30_000)  # its end comes, the sentence may be lost
    assert others.slowest < 2
    assert "Traceback" not in guarded.log.read_text()


async def test_nor_is_what_follows_on_a_refusal(guarded: Running) -> None:
    """The page of another site is refused at once; nobody has to listen to the rest."""
    foreign = POST[:-2] + b"Origin: https://evil.example\r\n\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", guarded.port)
    writer.write(foreign)
    assert (await asyncio.wait_for(reader.readuntil(b"}"), PATIENCE)).startswith(b"HTTP/1.1 403 ")
    writer.write(PART * 1000)
    with suppress(ConnectionError):
        await asyncio.wait_for(reader.read(), PATIENCE)
    writer.transport.abort()


async def test_a_head_has_at_most_a_hundred_lines(guarded: Running) -> None:
    usual = GET + b"".join(b"x-%d: y\r\n" % n for n in range(90)) + b"Connection: close\r\n\r\n"
    assert (await answer_to(guarded, usual)).startswith(b"HTTP/1.1 401 ")
    answer = await answer_to(guarded, GET + b"a:\r\n" * 101 + b"\r\n")
    assert answer.startswith(b"HTTP/1.1 431 ") and b"A request has at most 100 headers." in answer


async def test_a_body_in_a_few_parts_is_read_as_any_other(guarded: Running) -> None:
    body = b"".join(b"1\r\n%c\r\n" % byte for byte in b'{"name": "Ada"}') + b"0\r\n\r\n"
    answer = await answer_to(guarded, POST[:-2] + b"X-Forwarded-For: 203.0.113.77\r\nConnection: close\r\n\r\n" + body)
    assert answer.startswith(b"HTTP/1.1 201 ")


async def test_a_proxy_may_cut_a_large_body_into_many_parts(guarded: Running) -> None:
    """What comes in pieces of a few hundred bytes is no trick; here it is only no record."""
    body = b'{"name": "Ada"}'
    head = POST.replace(b"Transfer-Encoding: chunked", b"Content-Length: %d\r\nConnection: close" % len(body))
    guest = await answer_to(guarded, head + body)
    cookie = guest.partition(b"set-cookie: ")[2].partition(b";")[0]
    head = POST.replace(b"/me ", b"/records ")[:-2] + b"Cookie: " + cookie + b"\r\nConnection: close\r\n\r\n"
    parts = b"".join(b"12c\r\n" + b" " * 300 + b"\r\n" for _ in range(600)) + b"0\r\n\r\n"
    answer = await answer_to(guarded, head + parts)
    assert answer.startswith(b"HTTP/1.1 400 ") and b"refused-record-not-json" in answer
