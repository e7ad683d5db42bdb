"""Schemathesis reads what the server says of itself and tries it out: nothing fails, every answer is as documented.

``LUDOTHEK_FUZZ`` multiplies the number of requests, for a long night.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from recorded import RECORDS
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from waiting import happens

from ludothek.client import API
from server.moderators import command
from server.running import Running

MORE = int(os.environ.get("LUDOTHEK_FUZZ", "1"))
EXAMPLES = {True: 3 * MORE, False: MORE}
"""Of each operation, for somebody who is known and for nobody."""
ME = {"who": "me"}
WISHES = (
    {"title": "worldsfair", "seats": [ME, {"who": "anyone"}, {"who": "invitation"}]},
    {"title": "essen", "seats": [ME, {"who": "here", "name": "Ben"}]},
)


@pytest.fixture(scope="module")
def guest(lone_server: Running) -> Iterator[httpx.Client]:
    """Somebody with a cookie."""
    with httpx.Client(base_url=lone_server.address + API) as client:
        assert client.post("/me", json={"name": "Ada"}).status_code == 201
        yield client


@pytest.fixture(scope="module")
def tables(guest: httpx.Client) -> list[str]:
    """One that is open, one in play, one that is over, and some that are not there."""
    answers = [guest.post("/tables", json=wish) for wish in WISHES]
    answers.append(guest.post("/records", content=(RECORDS / "worldsfair" / "2-greedy.json").read_bytes()))
    assert {answer.status_code for answer in answers} == {201}
    return [*(answer.json()["table"]["id"] for answer in answers), "aaaaaaaaaaaa", "\x00", "x" * 21]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("known", [True, False], ids=["guest", "nobody"])
def test_every_operation_answers_as_documented_and_never_fails(
    lone_server: Running, guest: httpx.Client, tables: list[str], known: bool, mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_url(f"{lone_server.address}{API}/openapi/openapi.json")
    cookies = dict(guest.cookies) if known else {}
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 30
    tried = [
        try_out(
            operation,
            EXAMPLES[known],
            somebody_new(lone_server) if known and ends(operation) else cookies,
            tables,
            mode,
        )
        for operation in operations
    ]
    assert sum(tried) > 15 * EXAMPLES[known]
    assert "failed" not in lone_server.log.read_text()


def test_what_admins_do_answers_as_documented_and_never_fails(tmp_path: Path) -> None:
    """On a server of its own, because they may do anything to it."""
    with Running(tmp_path) as server, httpx.Client(base_url=server.address + API) as admin:
        assert admin.post("/me", json={"name": "Astrid"}).status_code == 201
        assert admin.post("/account", json={"name": "Astrid", "password": "correct horse"}).status_code == 201
        assert command(server, "promote", "astrid").returncode == 0
        assert happens(lambda: admin.get("/admin/bans").status_code == 200)
        tables = [str(admin.post("/tables", json=wish).json()["table"]["id"]) for wish in WISHES]
        schema = schemathesis.openapi.from_url(f"{server.address}{API}/openapi/openapi.json")
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        own = [operation for operation in operations if operation.path.startswith(f"{API}/admin/")]
        assert len(own) >= 19
        for mode in GenerationMode:
            for operation in own:
                try_out(operation, EXAMPLES[True], dict(admin.cookies), tables, mode)
        assert "failed" not in server.log.read_text()


def ends(operation: Any) -> bool:
    """Whether an operation may end the session of who asks."""
    return str(operation.label).endswith(("/account", "/me/deletion", "/sessions/{session}"))


def somebody_new(server: Running) -> dict[str, str]:
    with httpx.Client(base_url=server.address + API) as client:
        client.post("/me", json={"name": "Ada"})
        return dict(client.cookies)


def check_broken(case: Any, rng: random.Random, cookies: dict[str, str]) -> None:
    """The same request with a body of which some bytes were changed: it may be refused, and nothing fails."""
    sent = case.as_transport_kwargs()
    body = bytearray(json.dumps(sent["json"]).encode() if sent.get("json") is not None else b'{"name":"Ada"}')
    for _ in range(rng.randint(1, 3)):
        body[rng.randrange(len(body))] = rng.choice((0xFF, 0xC3, 0xED, 0x80, rng.randrange(256)))
    answer = httpx.request(
        sent["method"],
        sent["url"].replace("\x00", "%00"),
        params=sent.get("params"),
        content=bytes(body),
        cookies=cookies,
        headers={"content-type": "application/json"},
        timeout=20,
    )
    assert answer.status_code < 500, (body, answer.text)
    if answer.status_code == 400:
        assert answer.json().get("problem") or answer.json()["answer"]["problem"]


def try_out(operation: Any, examples: int, cookies: dict[str, str], tables: list[str], mode: GenerationMode) -> int:
    """Call one operation in many ways and check every answer by everything schemathesis knows; how often.

    That a request of the right form is always accepted is not promised: a name must be readable, a choice legal.
    """
    rng, tried = random.Random(operation.label), 0

    def attempt(case: Any) -> None:
        nonlocal tried
        tried += 1
        not_promised = [positive_data_acceptance]
        if "table" in case.path_parameters and rng.random() < 0.7:
            case.path_parameters["table"] = rng.choice(tables)
            not_promised.append(negative_data_rejection)  # perhaps it was the table that was wrong
        answer = case.call(cookies=cookies, timeout=20)
        case.validate_response(answer, excluded_checks=not_promised)
        if case.operation.body:
            check_broken(case, rng, cookies)

    fuzzed = settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    with suppress(Unsatisfiable):  # every request to an operation without parameters is of the right form
        fuzzed(given(case=operation.as_strategy(generation_mode=mode))(attempt))()
    return tried
