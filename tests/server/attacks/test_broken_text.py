"""Bytes that are no text, wherever text is expected: refused with a sentence, and nothing fails."""

from __future__ import annotations

import asyncio
import json
import re

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludothek.client import API
from server.running import Running
from server.strangers import PATIENCE, Others, from_afar, live, named, said

pytestmark = pytest.mark.anyio

BROKEN = (b'{"name":"\xff"}', b"\xff\xfe", b'{"name":"\xc3\x28"}', b'{"\xed\xa0\x80":1}', b'{"name":"Ada\xf0\x9f"}')
"""A byte that cannot be, a mark of UTF-16, a cut letter, half of a pair, a cut emoji."""


async def takes_json(client: httpx.AsyncClient, table: str) -> list[tuple[str, str]]:
    """Every method and address that takes a body, as the OpenAPI document lists them."""
    document = (await client.get("/openapi/openapi.json")).json()
    filled = {"table": table, "person": "a" * 12, "number": "1", "seat": "0"}
    return [
        (method.upper(), re.sub(r"\{(\w+)\}", lambda name: filled[name[1]], path.removeprefix(API)))
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if "requestBody" in operation
    ]


@pytest.mark.parametrize("body", BROKEN)
async def test_every_address_that_takes_json_refuses_what_is_not_utf8(guarded: Running, body: bytes) -> None:
    async with Others(guarded) as others, from_afar(guarded) as mallory:
        await named(mallory)
        addresses = await takes_json(mallory, others.table)
        assert len(addresses) > 20
        for method, path in addresses:
            status, sentence = said(await mallory.request(method, path, content=body))
            assert (method, path, status) == (method, path, 400)
            assert sentence.endswith(".")
    assert "failed" not in guarded.log.read_text()


async def test_a_nul_in_an_address_is_nothing_on_any_backend(server: Running) -> None:
    """PostgreSQL takes none; so nothing with one is looked up, in whatever part of whatever address."""
    async with from_afar(server) as mallory:
        await named(mallory)
        document = (await mallory.get("/openapi/openapi.json")).json()
        found = {}
        for path, methods in document["paths"].items():
            for method, operation in methods.items():
                own = path.removeprefix(API)
                usual = re.sub(r"\{(\w+)\}", "1", own.replace("{title}", "worldsfair"))
                queries = [each["name"] for each in operation.get("parameters", []) if each["in"] == "query"]
                odd = [re.sub(r"\{\w+\}", "a%00b", own)] if "{" in own else []
                for address in (*odd, *(f"{usual}?{name}=a%00b" for name in queries)):
                    answer = await mallory.request(
                        method, address, content=b"{}" if "requestBody" in operation else b""
                    )
                    found[method, address] = answer.status_code
        assert len(found) > 100
        assert {each: status for each, status in found.items() if status >= 500} == {}


async def test_a_binary_frame_that_is_not_utf8_is_refused_and_the_connection_lives_on(guarded: Running) -> None:
    async with Others(guarded) as others, live(guarded, others.table, query="?spectate=true") as socket:
        for body in BROKEN:
            await socket.send(body)
        await socket.send('{"type":"look","request":"after"}')
        refused, done = 0, False
        async with asyncio.timeout(PATIENCE):
            while not done:
                answer = json.loads(await socket.recv()).get("answer")
                if answer and answer["status"] == 400:
                    refused += 1
                    assert answer["problem"].startswith("This is not a message of the protocol: ")
                done = bool(answer and answer["request"] == "after")
        assert refused == len(BROKEN)
    assert "failed" not in guarded.log.read_text()


async def test_a_text_frame_that_is_not_utf8_ends_its_connection_as_the_protocol_says(guarded: Running) -> None:
    async with Others(guarded) as others:
        for body in BROKEN:
            async with live(guarded, others.table) as socket:
                await socket.send(body, text=True)
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await asyncio.wait_for(socket.recv(), PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007
