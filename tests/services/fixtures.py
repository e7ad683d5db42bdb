"""The fixtures `postgres` and `redis`: real services, started when a test first asks, once in each process of the run.

Whoever kills one starts it again: the tests after it use the same.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from services.postgres import Postgres
from services.redis import Redis


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    insist(Postgres.missing())
    with Postgres() as service:
        yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    insist(Redis.missing())
    with Redis() as service:
        yield service


def insist(missing: str | None) -> None:
    """Skips the test if something is missing; with CI=true it fails, so that nothing goes untested unnoticed."""
    if missing is None:
        return
    if os.environ.get("CI") == "true":
        pytest.fail(missing, pytrace=False)
    pytest.skip(missing)
