"""Pages of other sites whose name leads to our address: a server answers to its own names only."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest

from server.attacks.raw import handshake
from server.inside import Inside
from server.running import Running
from server.strangers import PATIENCE, Others, from_afar, said

pytestmark = pytest.mark.anyio

OURS = (
    "localhost",
    "LOCALHOST:80",
    "localhost.",
    "127.0.0.1:8421",
    "[::1]:8421",
    "192.0.2.7",
    "ada.localhost",
    socket.gethostname(),
    f"{socket.gethostname().partition('.')[0]}.local:8421",
)
OTHERS = ("evil.example", "evil.example:8421", "127.0.0.1.evil.example", "localhost.evil.example", "localhost@evil")


async def asked(port: int, host: str, path: str = "/api/v1/lobby") -> tuple[int, bytes]:
    """The status and the body of an answer to a request for a host."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


async def test_our_own_names_are_answered(guarded: Running) -> None:
    for host in OURS:
        assert (host, (await asked(guarded.port, host))[0]) == (host, 200)


async def test_other_names_are_told_which_setting_helps(guarded: Running) -> None:
    for host in OTHERS:
        for path in ("/api/v1/lobby", "/", "/api/v1/tables/aaaaaaaaaaaa"):
            status, body = await asked(guarded.port, host, path)
            assert (host, status) == (host, 421)
            assert b"; whoever runs it can add it with --hosts." in body


async def test_a_page_behind_another_name_neither_changes_nor_hears_anything(guarded: Running) -> None:
    """For the browser it is of the same origin as the server it asks."""
    name = f"evil.example:{guarded.port}"
    same = {"host": name, "origin": f"http://{name}", "sec-fetch-site": "same-origin"}
    async with Others(guarded) as others, from_afar(guarded, **same) as page:
        sentence = "This server does not go by the name “evil.example”; whoever runs it can add it with --hosts."
        assert said(await page.post("/me", json={"name": "Mallory"})) == (421, sentence)
        assert said(await page.get("/lobby")) == (421, sentence)
        reader, writer = await asyncio.open_connection("127.0.0.1", guarded.port)
        writer.write(handshake(others.table, "", guarded.port).replace(b"127.0.0.1", b"evil.example"))
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 421 ")
        assert sentence.encode() in answer
        writer.close()


@pytest.mark.parametrize(
    ("named", "host", "status"),
    [
        ({"hosts": "games.lan, spiele.lan"}, "spiele.lan:8421", 200),
        ({"hosts": "games.lan"}, "spiele.lan", 421),
        ({"hosts": "*"}, "anything.example", 200),
        ({"public_url": "https://Games.example/"}, "games.example", 200),
        ({"public_url": "https://games.example"}, "127.0.0.1", 200),
        ({"public_url": "https://games.example"}, "evil.example", 421),
    ],
)
async def test_names_can_be_added(tmp_path: Path, named: dict[str, Any], host: str, status: int) -> None:
    async with Inside(tmp_path, **named) as inside:
        assert (await asked(int(inside.address.rpartition(":")[2]), host))[0] == status
