"""Schemathesis reads what the server says of itself and tries it out: nothing fails, every answer is as documented."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from recorded import RECORDS
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from ludothek.client import API
from server.running import Running

EXAMPLES = {True: 8, False: 4}
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
    tried = [try_out(operation, EXAMPLES[known], cookies, tables, mode) for operation in operations]
    assert sum(tried) > 15 * EXAMPLES[known]
    assert "failed" not in lone_server.log.read_text()


def try_out(operation: Any, examples: int, cookies: dict[str, str], tables: list[str], mode: GenerationMode) -> int:
    """Call one operation in many ways and check every answer by everything schemathesis knows; how often.

    That a request of the right form is always accepted is not promised: a name must be readable, a choice legal.
    """
    rng, tried = random.Random(operation.label), 0

    def attempt(case: Any) -> None:
        nonlocal tried
        tried += 1
        if "table" in case.path_parameters and rng.random() < 0.7:
            case.path_parameters["table"] = rng.choice(tables)
        answer = case.call(cookies=cookies, timeout=20)
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])

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
