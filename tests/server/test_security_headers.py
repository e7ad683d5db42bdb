"""Headers of every kind of answer, the flags of the cookie, and what the log never says."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from ludothek.client import API, Client, ServerRefused
from ludothek.protocol import NewTable
from ludothek.server.app import application
from ludothek.server.database import connect, sqlite_url
from ludothek.server.guard import HEADERS
from ludothek.server.services import Services
from ludothek.server.settings import Settings
from server.playing import INVITED, ME, open_for_two
from server.running import Running
from server.strangers import live, said

pytestmark = pytest.mark.anyio

PUBLIC = "https://games.example"
PASSWORD = "correct horse battery staple"
WRONG = "incorrect horse battery staple"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/lobby", 200),
        ("GET", "/index.html", 404),
        ("GET", "/nowhere", 404),
        ("GET", f"{API}/titles", 200),
        ("HEAD", "/lobby", 200),
        ("GET", f"{API}/openapi/openapi.json", 200),
        ("GET", f"{API}/me", 401),
        ("GET", f"{API}/nowhere", 404),
        ("PUT", f"{API}/me", 405),
        ("OPTIONS", f"{API}/me", 204),
        ("HEAD", f"{API}/me", 405),
        ("POST", f"{API}/me", 400),
    ],
)
async def test_every_answer_carries_the_headers(lone_server: Running, method: str, path: str, status: int) -> None:
    async with httpx.AsyncClient(base_url=lone_server.address) as somebody:
        answer = await somebody.request(method, path)
    assert answer.status_code == status
    check_headers(answer, path)


def check_headers(answer: httpx.Response, path: str) -> None:
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers
    assert not [name for name in answer.headers if name.startswith("access-control-")]
    if path.startswith(API):
        assert answer.headers["cache-control"] == "no-store"


async def test_refusals_of_the_guard_carry_them_too(lone_server: Running) -> None:
    async with httpx.AsyncClient(base_url=lone_server.address) as somebody:
        other_site = {"origin": "https://evil.example"}
        for answer, status in (
            (await somebody.post(f"{API}/me", headers=other_site), 403),
            (await somebody.post(f"{API}/me", content=b"x" * 40_000), 413),
        ):
            assert answer.status_code == status
            check_headers(answer, API)


async def test_the_page_asks_for_nothing_the_policy_forbids(lone_server: Running) -> None:
    async with httpx.AsyncClient(base_url=lone_server.address) as somebody:
        page = (await somebody.get("/")).text
    assert re.findall(r"<script(?! type=\"module\" crossorigin src=\"/assets/)", page) == []
    assert " style=" not in page and "<style" not in page
    assert "http://" not in page and "https://" not in page


async def test_the_cookie_is_for_this_site_and_no_script(lone_server: Running) -> None:
    async with httpx.AsyncClient(base_url=lone_server.address + API) as somebody:
        answer = await somebody.post("/me", json={"name": "Ada"})
    name, flags = flags_of(answer)
    assert name == "ludothek"
    assert flags == {"httponly", "samesite=lax", "path=/", f"max-age={400 * 24 * 3600}"}
    assert len(answer.cookies["ludothek"]) == 43


def flags_of(answer: httpx.Response) -> tuple[str, set[str]]:
    cookie, *flags = answer.headers["set-cookie"].split("; ")
    return cookie.partition("=")[0], {flag.lower() for flag in flags}


@asynccontextmanager
async def at_a_public_address(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    services = Services(Settings(data=folder, public_url=PUBLIC))
    await services.open()
    try:
        transport = httpx.ASGITransport(app=application(services))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url=PUBLIC + API) as somebody:
            yield somebody
    finally:
        await services.close()


async def test_behind_https_the_cookie_is_secure_and_bound_to_the_host(tmp_path: Path) -> None:
    async with at_a_public_address(tmp_path) as somebody:
        answer = await somebody.post("/me", json={"name": "Ada"})
        assert answer.status_code == 201
        name, flags = flags_of(answer)
        assert name == "__Host-ludothek"
        assert flags == {"httponly", "samesite=lax", "secure", "path=/", f"max-age={400 * 24 * 3600}"}
        assert (await somebody.get("/me")).json()["name"] == "Ada"
        name, flags = flags_of(await somebody.delete("/sessions/this"))
        assert name == "__Host-ludothek"
        assert {"secure", "path=/", "max-age=0"} <= flags  # else a browser would keep it


async def test_behind_https_only_the_public_address_is_ours(tmp_path: Path) -> None:
    async with at_a_public_address(tmp_path) as somebody:
        for origin, status in ((PUBLIC, 201), ("http://games.example", 403), ("https://games.example.evil", 403)):
            answer = await somebody.post("/me", json={"name": "Ada"}, headers={"origin": origin})
            assert answer.status_code == status
            somebody.cookies.clear()


@pytest.mark.long
async def test_the_log_holds_no_secret_whatever_happens(tmp_path: Path) -> None:
    """Tokens, passwords, seeds, invitations, links to seats and the server's own secret."""
    with Running(tmp_path, LUDOTHEK_LIMITS="1") as server:
        async with Client(server.address) as ada, Client(server.address) as ben, Client(server.address) as eve:
            for client, name in ((ada, "Ada"), (ben, "Ben"), (eve, "Eve")):
                await client.be(name)
            await ada.register("Ada", PASSWORD)
            tokens = [client.cookies["ludothek"] for client in (ada, ben, eve)]
            for password in (WRONG, PASSWORD):
                with suppress(ServerRefused):
                    await eve.log_in("Ada", password)
            tokens.append(eve.cookies["ludothek"])
            id = await open_for_two(ada, ben)
            invited = (await ada.open(NewTable(title="essen", seats=[ME, INVITED]))).table.id
            links = [*(await ada.links(invited)).invitations.values(), *(await ben.links(id)).seats.values()]
            await eve.recover(id, links[1])
            await ben.sit(invited, invitation=links[0])
            async with live(server, id, tokens[1]) as socket:
                await socket.send(links[0])
                await socket.send(b"\xff" + tokens[1].encode())
                await socket.recv()
            http = ada._http
            for path in (f"/tables/{links[0]}", f"/nowhere/{tokens[0]}?cookie={tokens[0]}", f"/sessions/{tokens[0]}"):
                await http.request("DELETE", path)
            await http.post("/sessions", content=f'{{"name":"Ada","password":"{PASSWORD}"'.encode())
            await http.post("/records", content=(PASSWORD + "[" * 5000).encode())
        server.stop()
        assert server.process.stdout is not None
        output = server.process.stdout.read() + server.log.read_text()
    with sqlite3.connect(tmp_path / "ludothek.sqlite3") as database:
        kept = [
            row[0]
            for row in database.execute("SELECT seed FROM tables UNION SELECT value FROM kept WHERE name = 'secret'")
        ]
        stored = "\n".join(database.iterdump())
    secrets = [*tokens, *links, PASSWORD, WRONG, *kept]
    assert len(secrets) == 11
    assert [secret for secret in secrets if secret in output] == []
    assert [secret for secret in [*tokens, *links, PASSWORD] if secret in stored] == []


def test_what_the_database_complains_about_is_told_without_values(tmp_path: Path) -> None:
    engine = connect(sqlite_url(tmp_path))
    with engine.connect() as connection, pytest.raises(DBAPIError) as failed:
        connection.execute(text("SELECT nothing FROM nowhere WHERE token = :token"), {"token": PASSWORD})
    assert PASSWORD not in str(failed.value)
    engine.dispose()


async def test_a_wrong_password_and_an_unknown_name_are_told_alike(lone_server: Running) -> None:
    async with Client(lone_server.address) as ada:
        await ada.be("Somebody")
        await ada.register("Somebody", PASSWORD)
        tries = ({"name": "Somebody", "password": WRONG}, {"name": "Nobody at all", "password": WRONG})
        answers = [said(await ada._http.post("/sessions", json=each)) for each in tries]
        assert answers == [(401, "The name or the password is wrong.")] * 2
