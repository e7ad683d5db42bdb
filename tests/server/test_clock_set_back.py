"""A clock of the wall that is set back, as a machine's is when it hears the right time, stops nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from services.redis import Redis
from waiting import until

from ludothek.protocol import NewTable
from ludothek.server.opening import open_table
from ludothek.server.services import Services
from ludothek.server.settings import Settings
from server.playing import MIND

pytestmark = pytest.mark.anyio

HOUR = 3600 * 10**9


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Set the wall's clock so many nanoseconds forward or back; the others go on as they did."""
    true = time.time_ns

    def set_by(difference: int) -> None:
        monkeypatch.setattr(time, "time_ns", lambda: true() + difference)
        monkeypatch.setattr(time, "time", lambda: (true() + difference) / 10**9)

    return set_by


async def forgotten_mind(settings: Settings) -> str:
    """A table where a mind is asked, whose process has gone before it answered."""
    services = Services(settings)

    async def never(*_: Any) -> int:
        raise OSError("the process has gone")

    services.thinkers.choose = never  # type: ignore[assignment, method-assign]
    await services.open()
    ada, _ = await services.people.new_guest("Ada", "")
    id = await open_table(services, ada, NewTable(title="worldsfair", seats=[MIND, MIND]))
    await services.close()
    return id


@pytest.mark.parametrize("channels", ["memory", "redis"])
async def test_minds_are_asked_again_though_their_tables_changed_in_the_future(
    tmp_path: Path,
    channels: str,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    set_clock: Callable[[int], None],
) -> None:
    monkeypatch.setattr("ludothek.server.caretaker.ROUND", 0.05)
    monkeypatch.setattr("ludothek.server.caretaker.MINDS_LATE", 300)
    url = "memory"
    if channels == "redis":
        redis: Redis = request.getfixturevalue("redis")
        url = redis.url
    settings = Settings(data=tmp_path, channels_url=url, workers=1)
    set_clock(HOUR)
    id = await forgotten_mind(settings)
    set_clock(0)
    services = Services(settings)
    await services.open()
    try:  # nobody looks at the table: only the caretaker finds it
        await until(lambda: id in services.tables.loaded, 10)
        await until(lambda: services.tables.loaded[id].table.row.decisions >= 2)
    finally:
        await services.close()


async def test_a_clock_set_back_during_a_game_takes_nobody_s_time(
    tmp_path: Path, set_clock: Callable[[int], None]
) -> None:
    services = Services(Settings(data=tmp_path, workers=1))
    await services.open()
    try:
        before = services.tables.time.now()
        set_clock(-HOUR)
        ada, token = await services.people.new_guest("Ada", "")
        assert 0 <= services.tables.time.now() - before < 60_000
        assert await services.people.known(token) == ada  # sessions do not depend on it either
    finally:
        await services.close()
