"""Every server test runs on a file with channels in memory, and on a real PostgreSQL with a real Redis."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from migrated import migrated_database

from ludothek.client import Client
from server.inside import Inside
from server.running import Running

BACKENDS = ("sqlite and memory", "postgresql and redis")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", params=BACKENDS)
def backend(request: pytest.FixtureRequest) -> dict[str, str]:
    """The environment of a server on this backend; servers with the same share their tables."""
    if request.param == BACKENDS[0]:
        return {}
    postgres, redis = request.getfixturevalue("postgres"), request.getfixturevalue("redis")
    return {"LUDOTHEK_DATABASE_URL": migrated_database(postgres), "LUDOTHEK_CHANNELS_URL": redis.url}


@pytest.fixture(scope="session")
def server(backend: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do it no harm."""
    with Running(tmp_path_factory.mktemp("server"), **backend) as running:
        yield running


@pytest.fixture
async def ada(server: Running) -> AsyncIterator[Client]:
    async with Client(server.address) as client:
        await client.be("Ada")
        yield client


@pytest.fixture
async def ben(server: Running) -> AsyncIterator[Client]:
    async with Client(server.address) as client:
        await client.be("Ben")
        yield client


@pytest.fixture(scope="session")
def lone_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server on a file, for tests to which it does not matter where things are stored."""
    with Running(tmp_path_factory.mktemp("lone")) as running:
        yield running


@pytest.fixture(scope="session")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server with its limits, where strangers are told apart by what a proxy says of them (``from_afar``)."""
    limits = {
        "LUDOTHEK_LIMITS": "1",
        "LUDOTHEK_TABLES_PER_PERSON": "5",
        "LUDOTHEK_CONNECTIONS_PER_PERSON": "6",
        "LUDOTHEK_CONNECTIONS_PER_ADDRESS": "20",
    }
    with Running(tmp_path_factory.mktemp("guarded"), **limits) as running:
        yield running


@pytest.fixture
async def inside(backend: dict[str, str], tmp_path: Path) -> AsyncIterator[Inside]:
    """A server in this process, whose parts a test can hold."""
    async with Inside(tmp_path, backend) as server:
        yield server


@pytest.fixture
def short_silence(monkeypatch: pytest.MonkeyPatch) -> float:
    """Seconds a PostgreSQL may be silent before a server in the process of the test counts it as gone."""
    seconds = 0.5
    timeouts = "ludothek.server.postgres_timeout"
    monkeypatch.setattr(f"{timeouts}.TIMEOUT", 2)  # for a new connection; the driver takes no less
    monkeypatch.setattr(f"{timeouts}.TimedConnection.timeout", seconds)
    monkeypatch.setattr(f"{timeouts}.PAUSE", seconds)
    monkeypatch.setattr("ludothek.server.tables.DOUBT", seconds / 8)
    return seconds
