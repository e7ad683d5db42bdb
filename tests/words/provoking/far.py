"""What is refused between a program and a server: what answers there, notices that do not get through, an assistant."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from command import ludothek
from server.inside import Inside
from server.moderators import PASSWORD, person
from server.playing import ANYONE, ME, open_for_two
from server.receiving import Browser, MailServer, PostServer, SilentServer
from websockets.asyncio.server import ServerConnection, serve

from ludothek.cli.remote.assistant import Assistant
from ludothek.client import Client
from ludothek.client.live import LiveTable, seat_to_decide_for
from ludothek.protocol import PROTOCOL, Hello, NewTable
from ludothek.server import store
from ludothek.server.notices import choosing, posting
from provoking import Refusals, send


@asynccontextmanager
async def _answering(status: int, body: str) -> AsyncIterator[str]:
    """A server that answers everything alike; its address."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 {status} So\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


async def other_servers(refusals: Refusals, folder: Path) -> None:
    refused = refusals.refused
    async with _answering(200, "<html>") as address, Client(address) as client:
        with refused("no-ludothek"):
            await client.me()
    async with _answering(502, "<html>") as address, Client(address) as client:
        with refused("server-answers"):
            await client.me()
    async with _answering(404, "<html>") as address:
        line = f"play --server {address}"
        done = await asyncio.to_thread(ludothek, *line.split(), home=folder / "home", LUDOTHEK_LANG="nl", COLUMNS="999")
        refusals.heard("no-server-there", "nl", done.stderr.removeprefix("ludothek: ").strip())
    with refused("no-address"):
        async with Client("ftp://127.0.0.1") as client:
            await client.me()
    for reason, message in (
        ("newer-server", msgspec.json.encode(Hello(protocol=PROTOCOL + 1, server="9", you=None))),
        ("not-understood-here", b'{"type": "song"}'),
    ):

        async def greet(socket: ServerConnection, said: bytes = message) -> None:
            await socket.send(said, text=True)
            await socket.wait_closed()

        async with serve(greet, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with refused(reason):
                async with LiveTable(f"ws://127.0.0.1:{port}/", "", None, False):
                    pass


async def assistants(refusals: Refusals, folder: Path) -> None:
    refused = refusals.refused
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(folder / "assistant"))
        async with AsyncExitStack() as here:
            server = await here.enter_async_context(Inside(folder / "model"))
            ada, ben = [await here.enter_async_context(await person(server, name)) for name in ("Ada", "Ben")]
            assistant = Assistant(server.address, "Model", "de")
            await here.enter_async_context(assistant._client)
            with refused("at-no-table"):
                await assistant.look()
            waiting = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))).table.id
            await assistant.join(waiting, None)
            with refused("not-your-turn"):
                await assistant.decide("place electricity")
            assistant._table = await open_for_two(ada, ben)
            with refused("no-own-seat"):
                await assistant.why_not("area:electricity")
            with refused("spectator-decides"):
                seat_to_decide_for(await assistant._client.look(assistant._table), None)


async def undelivered(refusals: Refusals, folder: Path) -> None:
    """Ways by which somebody is told, tried; some of them lead nowhere."""
    async with MailServer() as mail:
        smtp: dict[str, Any] = {
            "smtp": mail.address,
            "mail_from": "games@place.example",
            "public_url": "http://127.0.0.1",
        }
        async with Inside(folder / "local", local_webhooks=True, **smtp) as server:
            await _try_ways(refusals, server, mail)
    async with Inside(folder / "public") as server, await person(server, "Ada") as ada:
        await ada.register("Ada", PASSWORD)
        for reason, address in (
            ("notice-local", "https://127.0.0.1/here"),
            ("notice-unusable", f"https://{'a' * 70}.example/"),
        ):
            await _try(refusals, server, ada, reason, "json", address)


async def _try_ways(refusals: Refusals, server: Inside, mail: MailServer) -> None:
    refused = refusals.refused
    async with await person(server, "Ada") as ada:
        me = await ada.register("Ada", PASSWORD)
        with refused("notice-address"):
            await send(ada, "POST", "/me/notices/ways", {"kind": "mail", "address": "ada"})
        with refused("notice-ways"), pytest.MonkeyPatch.context() as patch:
            patch.setattr(choosing, "MOST_WAYS", 0)
            await send(ada, "POST", "/me/notices/ways", {"kind": "json", "address": "http://127.0.0.1:9/"})
        await _try(refusals, server, ada, "notice-unreachable", "json", "http://127.0.0.1:9/")
        async with PostServer(500) as failing, PostServer(410) as gone, SilentServer() as silent:
            await _try(refusals, server, ada, "notice-answers", "json", f"{failing.address}/")
            await _try(refusals, server, ada, "notice-gone", "push", f"{gone.address}/", keys=Browser().keys)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(posting, "SECONDS", 0.1)
                await _try(refusals, server, ada, "notice-too-slow", "json", f"{silent.address}/")
        await send(ada, "POST", "/me/notices/ways", {"kind": "mail", "address": "ada@place.example"})
        await server.services.scribe.write(lambda each: store.confirm_mail(each, me.id))
        way = (await _ways(ada))[-1]["id"]
        with refused("notice-mail-refused"):
            mail.refuses = True
            await send(ada, "POST", f"/me/notices/ways/{way}/trial")
        await mail.__aexit__(None, None, None)
        with refused("notice-mail-fails"):
            await send(ada, "POST", f"/me/notices/ways/{way}/trial")


async def _try(
    refusals: Refusals, server: Inside, client: Client, reason: str, kind: str, address: str, **more: object
) -> None:
    await send(client, "POST", "/me/notices/ways", {"kind": kind, "address": address, **more})
    way = (await _ways(client))[-1]["id"]
    with refusals.refused(reason):
        await send(client, "POST", f"/me/notices/ways/{way}/trial")


async def _ways(client: Client) -> list[dict[str, Any]]:
    found: dict[str, Any] = (await client._send("GET", "/me/notices")).json()
    ways: list[dict[str, Any]] = found["ways"]
    return ways
