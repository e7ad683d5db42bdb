"""What programs that watch over a server are told: health, metrics, and the lines of the log."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from services.redis import Redis
from sqlalchemy import Connection
from waiting import until

from ludothek.client import API, Client, ServerRefused
from ludothek.protocol import NewTable
from ludothek.server.log_lines import JsonLines
from server.inside import Inside
from server.playing import ME, MIND, open_for_two, take_turns
from server.running import Running

pytestmark = pytest.mark.anyio

FILE = "ludothek.sqlite3"
LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+')


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[tuple[Running, httpx.AsyncClient]]:
    """A server and somebody who watches over it from the same machine."""
    with Running(tmp_path, LUDOTHEK_LIMITS="1", LUDOTHEK_METRICS_TOKEN="open-sesame") as server:
        async with httpx.AsyncClient(base_url=server.address) as somebody:
            yield server, somebody


# Health.


async def test_a_server_that_is_well_says_so_however_often_it_is_asked(
    watched: tuple[Running, httpx.AsyncClient],
) -> None:
    _, somebody = watched
    ok = {"database": "ok", "channels": "ok", "migrations": "ok"}
    for _ in range(500):  # more requests than one address may make
        answer = await somebody.get("/health", headers={"host": "whatever.example"})
    assert (answer.status_code, answer.json()) == (200, {"status": "ready", "parts": ok})
    assert (await somebody.get("/health/ready")).json() == answer.json()
    assert (await somebody.get("/health/live")).json() == {"status": "live"}
    assert answer.headers["cache-control"] == "no-store"
    assert (await somebody.head("/health")).status_code == 200


async def test_a_server_whose_database_has_gone_is_alive_but_not_ready(
    watched: tuple[Running, httpx.AsyncClient], tmp_path: Path
) -> None:
    _, somebody = watched
    (tmp_path / FILE).rename(tmp_path / "elsewhere")

    async def status() -> int:
        return (await somebody.get("/health")).status_code

    async def is_ready() -> bool:
        return await status() == 200

    async def is_not_ready() -> bool:
        return await status() == 503

    await until(is_not_ready, 8)
    parts = (await somebody.get("/health")).json()["parts"]
    assert "file of the database" in parts.pop("database")  # that it is gone, or went while something was written
    assert parts == {"channels": "ok", "migrations": "ok"}
    assert (await somebody.get("/health/live")).status_code == 200
    (tmp_path / "elsewhere").rename(tmp_path / FILE)
    await until(is_ready, 8)


async def test_a_database_that_a_newer_version_has_changed_and_channels_that_are_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, redis: Redis
) -> None:
    monkeypatch.setattr("ludothek.server.caretaker.ROUND", 0.05)
    async with Inside(tmp_path, {"LUDOTHEK_CHANNELS_URL": redis.url}) as server:
        health = server.services.health
        await until(lambda: health.is_ready)
        with sqlite3.connect(tmp_path / FILE) as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.close()
        await until(lambda: "has the form 9999" in health.parts()["migrations"])
        redis.kill()
        try:
            await until(lambda: "are interrupted" in health.parts()["channels"])
        finally:
            redis.restart()
        await until(lambda: health.parts()["channels"] == "ok")


# Metrics.


async def numbers(somebody: httpx.AsyncClient) -> dict[str, float]:
    answer = await somebody.get("/metrics")
    assert (answer.status_code, answer.headers["content-type"][:16]) == (200, "text/plain; vers")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


async def test_what_happens_is_counted(watched: tuple[Running, httpx.AsyncClient]) -> None:
    server, somebody = watched
    before = await numbers(somebody)
    assert before["ludothek_ready"] == 1
    async with Client(server.address) as ada, Client(server.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben)
        async with ada.live(id) as one, ben.live(id) as two:
            await take_turns([one, two], random.Random(1), 20)
            during = await numbers(somebody)
        minds = (await ada.open(NewTable(title="worldsfair", seats=[ME, MIND]))).table.id
        async with ada.live(minds) as one:
            await one.until(lambda position: position.choices)
            await one.decide(one.position.choices[0].id)
            await one.until(lambda position: position.decisions > 1 and position.choices)
            after = await numbers(somebody)
    assert during['ludothek_changes_total{kind="decision"}'] == 20
    assert during["ludothek_decide_seconds_count"] == during['ludothek_decide_seconds_bucket{le="+Inf"}'] == 20
    assert 0 < during["ludothek_decide_seconds_sum"] < 20
    assert during["ludothek_connections"] == 2 and during["ludothek_tables_loaded"] == 1
    assert during['ludothek_tables{status="playing"}'] == 1
    assert during["ludothek_positions_sent_total"] >= 40
    assert during["ludothek_commit_seconds_count"] == during["ludothek_commit_changes_count"] >= 20
    assert during['ludothek_requests_total{status="201"}'] >= 2
    assert after["ludothek_thought_seconds_count"] >= 1
    assert after["ludothek_thoughts_running"] == after["ludothek_thoughts_waiting"] == 0
    assert after["ludothek_memory_bytes"] > 10_000_000


async def test_refusals_are_counted_over_rest_and_live(watched: tuple[Running, httpx.AsyncClient]) -> None:
    server, somebody = watched
    async with Client(server.address) as ada:
        await ada.be("Ada")
        id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ME]))).table.id
        before = await numbers(somebody)
        assert (await somebody.get(f"{API}/me")).status_code == 401
        assert (await somebody.post(f"{API}/me", headers={"origin": "https://evil.example"})).status_code == 403
        async with ada.live(id) as one:
            with pytest.raises(ServerRefused):
                await one.decide(10_000)
            after = await numbers(somebody)
    counts = {status: f'ludothek_refusals_total{{status="{status}"}}' for status in (400, 401, 403)}
    assert {status: after[name] - before.get(name, 0) for status, name in counts.items()} == {400: 1, 401: 1, 403: 1}


async def test_changes_that_wait_to_be_written_are_counted_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludothek.server.caretaker.ROUND", 600.0)  # it writes, too
    async with Inside(tmp_path) as server, httpx.AsyncClient(base_url=server.address) as somebody:
        scribe = server.services.scribe
        await until(lambda: server.services.health.is_ready and scribe.queued == 0)
        begun, held = threading.Event(), threading.Event()

        def hold(_: Connection) -> None:
            begun.set()
            held.wait(20)

        first = scribe.write(hold)
        await until(begun.is_set)
        others = [scribe.write(lambda _: None) for _ in range(3)]
        during = (await numbers(somebody))["ludothek_scribe_queue"]
        held.set()
        await asyncio.gather(first, *others)
        assert (during, (await numbers(somebody))["ludothek_scribe_queue"]) == (4, 0)


FROM_AFAR = {"x-forwarded-for": "198.51.100.7"}


async def test_metrics_are_for_this_machine_and_who_has_the_token(watched: tuple[Running, httpx.AsyncClient]) -> None:
    _, somebody = watched
    for headers, status in (
        ({}, 200),
        (FROM_AFAR, 404),
        ({"x-forwarded-for": "127.0.0.1"}, 404),
        ({"x-real-ip": "127.0.0.1"}, 404),
        ({"forwarded": "for=127.0.0.1"}, 404),
        ({"host": "games.example"}, 421),
        ({"authorization": "Bearer open-sesame", **FROM_AFAR}, 200),
        ({"authorization": "Bearer open-sesam", **FROM_AFAR}, 404),
        ({"authorization": "Bearer", **FROM_AFAR}, 404),
        ({"authorization": "Bearer \xe4", **FROM_AFAR}, 404),
    ):
        raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        assert (await somebody.get("/metrics", headers=raw)).status_code == status, headers


# The log.


async def test_every_request_has_an_id_and_a_trusted_proxy_may_give_it(tmp_path: Path) -> None:
    with Running(tmp_path) as trusting, Running(tmp_path / "other", LUDOTHEK_TRUSTED_PROXIES="192.0.2.1") as wary:
        ids = []
        for server, given in ((trusting, "from-the-proxy.1"), (trusting, "a\tb" * 8), (trusting, ""), (wary, "x" * 16)):
            headers = {"x-request-id": given} if given else {}
            for path in ("/", f"{API}/me", "/health"):
                async with httpx.AsyncClient(base_url=server.address) as somebody:
                    ids.append((await somebody.get(path, headers=headers)).headers["x-request-id"])
    assert ids[:3] == ["from-the-proxy.1"] * 3
    assert all(re.fullmatch("[0-9a-f]{16}", id) for id in ids[3:])
    assert len(set(ids[3:])) == 9


async def test_a_fault_of_ours_is_found_in_the_log_by_what_was_said_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.handler.setFormatter(JsonLines())

    async def fail(*_: object) -> None:
        raise KeyError("a fault of ours")

    async with Inside(tmp_path) as server, httpx.AsyncClient(base_url=server.address) as somebody:
        monkeypatch.setattr(server.services.tables, "ask", fail)
        answer = await somebody.get(f"{API}/lobby")
    sentence, id = answer.json()["problem"], answer.headers["x-request-id"]
    assert answer.status_code == 500
    assert sentence == f"Something went wrong on the server; nothing was lost. In its log it is request {id}."
    lines = [json.loads(line) for line in caplog.text.splitlines()]
    (found,) = [line for line in lines if line.get("request") == id]
    assert found["level"] == "error" and "KeyError" in found["trace"]


@pytest.mark.parametrize("wanted", ["json", "text"])
async def test_requests_are_logged_only_if_they_are_wanted_and_without_what_is_in_them(
    tmp_path: Path, wanted: str
) -> None:
    with Running(tmp_path, "--log-requests", "--log-format", wanted) as server, Running(tmp_path / "other") as other:
        for each in (server, other):
            async with Client(each.address) as ada:
                await ada.be("Ada")
                id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ME]))).table.id
                token = ada.cookies["ludothek"]
                async with ada.live(id) as one:
                    await one.decide(one.position.choices[0].id)
                await ada._http.get(f"/tables/{id}/chat?since=0&secret={token}")
                await ada._http.get(f"/nowhere/{token}")
            await asyncio.to_thread(each.stop)
        said = server.log.read_text()
    assert other.log.read_text() == ""
    assert id not in said and token not in said and "?" not in said
    lines = said.splitlines()
    messages = [json.loads(line)["message"] if wanted == "json" else line for line in lines]
    for words in (f"POST {API}/me 201", f"GET {API}/tables/{{", "(unknown) 404", f"LIVE {API}/tables/"):
        assert [message for message in messages if words in message], (words, messages)
    ids = [json.loads(line)["request"] if wanted == "json" else line.rpartition(" (request ")[2] for line in lines]
    assert len(set(ids)) == len(ids)


# The unit.


@pytest.mark.skipif(sys.platform != "linux", reason="this is a limit of Linux")
async def test_a_server_that_may_make_no_memory_executable_serves_and_thinks(tmp_path: Path) -> None:
    """As the unit's MemoryDenyWriteExecute= has it, which ends programs that make code while they run."""
    (tmp_path / "sitecustomize.py").write_text(
        "import ctypes\nassert ctypes.CDLL(None).prctl(65, 1, 0, 0, 0) == 0, 'this system knows no such limit'\n"
    )
    if subprocess.run([sys.executable, "-c", ""], env={"PYTHONPATH": str(tmp_path)}, capture_output=True).stderr:
        pytest.skip("this system knows no such limit")
    with Running(tmp_path / "data", PYTHONPATH=str(tmp_path)) as server:
        async with Client(server.address) as ada:
            await ada.be("Ada")
            await ada.register("Ada", "correct horse battery staple")
            opened = await ada.open(NewTable(title="worldsfair", seats=[MIND, MIND]))
            async with ada.live(opened.table.id) as one:
                await one.until(lambda position: position.decisions > 5)
