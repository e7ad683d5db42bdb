"""The nginx example of the page for hosts, in front of a real server."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import ssl
from collections.abc import Iterator

import httpx
import httpx._transports.default as transports
import pytest
from recorded import RECORDS
from services.fixtures import insist
from services.nginx import Nginx
from services.service import free_port

from ludothek.client import API, Client, rest
from server.attacks.impatient import SECONDS
from server.attacks.raw import Impatient
from server.playing import open_for_two, take_turns
from server.strangers import said
from server.test_hosting import EXAMPLES

pytestmark = pytest.mark.anyio

SITE = (EXAMPLES / "nginx.conf").read_text(encoding="utf-8")
LOGINS = 10
"""So many at once from one address."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server that believes whatever proxy comes, as in the Compose file."""
    insist(Nginx.missing())
    port = free_port()
    with Nginx(SITE, port) as nginx, pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(nginx.certificate))
        patch.setattr(rest, "trusted_by_all", httpx.create_ssl_context)
        patch.setattr(transports, "create_ssl_context", httpx.create_ssl_context)
        flags = ["--port", str(port), "--public-url", nginx.address, "--trusted-proxies", "*", "--limits", "1"]
        with Impatient(tmp_path_factory.mktemp("proxied"), *flags):
            yield nginx.address


def somebody(address: str, at: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
    """Who comes from an address of this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=at)
    return httpx.AsyncClient(base_url=address + API, headers=headers, transport=transport, timeout=30)


async def test_two_people_play_and_talk(address: str) -> None:
    async with Client(address) as ada, Client(address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben)
        async with ada.live(id) as one, ben.live(id) as two:
            await take_turns([one, two], random.Random(1), 20)
            await one.say("Good luck")
            await two.until(lambda _: bool(two.lines))


async def test_the_cookie_travels_by_https_alone(address: str) -> None:
    async with somebody(address) as ada:
        answer = await ada.post("/me", json={"name": "Ada"})
        name, _, rest = answer.headers["set-cookie"].partition("=")
        assert (answer.status_code, name) == (201, "__Host-ludothek")
        assert {"Secure", "HttpOnly"} <= set(rest.split("; "))
        assert (await ada.get("/me")).json()["name"] == "Ada"


async def test_only_pages_of_the_site_change_anything(address: str) -> None:
    for origin, status in ((address, 201), ("https://elsewhere.example", 403)):
        async with somebody(address, origin=origin) as ada:
            assert (await ada.post("/me", json={"name": "Ada"})).status_code == status


async def test_the_largest_record_comes_through(address: str) -> None:
    async with somebody(address) as ada:
        await ada.post("/me", json={"name": "Ada"})
        assert said(await ada.post("/records", content=b" " * 599_000))[0] == 400
        assert said(await ada.post("/records", content=b" " * 601_000))[0] == 413


async def test_who_reads_late_gets_the_whole_answer_from_nginx(address: str) -> None:
    """The server itself waits for nobody for so long; it has handed the answer over."""
    port = httpx.URL(address).port
    async with somebody(address) as ada:
        await ada.post("/me", json={"name": "Ada"})
        record = (RECORDS / "essen" / "4-popularity-8.json").read_bytes()
        game = (await ada.post("/records", content=record)).json()["table"]["id"]
    path = f"/tables/{game}/positions?from=0&to=39"
    async with somebody(address) as nobody:
        whole = (await nobody.get(path)).content
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    bare.connect(("127.0.0.1", port))
    trusting = ssl.create_default_context(cafile=os.environ["SSL_CERT_FILE"])
    reader, writer = await asyncio.open_connection(sock=bare, ssl=trusting, server_hostname="127.0.0.1", limit=4096)
    writer.write(f"GET {API}{path} HTTP/1.0\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    await asyncio.sleep(3 * SECONDS)
    answer = await asyncio.wait_for(reader.read(), 30)
    assert answer.partition(b"\r\n\r\n")[2] == whole
    assert "proxy_buffering" not in SITE
    writer.close()


async def test_people_are_counted_under_the_address_they_come_from(address: str) -> None:
    """Whatever they say themselves."""

    async def log_in(at: str, number: int) -> int:
        async with somebody(address, at, **{"x-forwarded-for": f"198.51.100.{number}"}) as stranger:
            card = {"name": f"Nobody {at} {number}", "password": "a long password"}
            return (await stranger.post("/sessions", json=card)).status_code

    assert [await log_in("127.0.0.2", number) for number in range(LOGINS)] == [401] * LOGINS
    assert await log_in("127.0.0.2", LOGINS) == 429
    assert await log_in("127.0.0.3", 0) == 401
