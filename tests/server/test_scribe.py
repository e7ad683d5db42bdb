"""The only writer: what is handed on together is written together, and each hears what came of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError

from ludothek.protocol import NewTable
from ludothek.server import store
from ludothek.server.log import Change
from ludothek.server.opening import open_table
from ludothek.server.refusals import Unavailable
from ludothek.server.scribe import LONGEST, TRIES, Outrun, Window
from ludothek.server.services import Services
from ludothek.server.settings import Settings
from ludothek.server.table import Table
from server.playing import ME

pytestmark = pytest.mark.anyio


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    services = Services(Settings(data=tmp_path, workers=1))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def tables_of(services: Services, count: int) -> list[Table]:
    person, _ = await services.people.new_guest("Ada", "")
    ids = [await open_table(services, person, NewTable(title="worldsfair", seats=[ME, ME])) for _ in range(count)]
    return [(await services.tables.find(id)).table for id in ids]


def decision(table: Table) -> Change:
    seat = table.waiting[0]
    change = table.decision(seat, table.state.legal(seat)[0])
    change.stamp(f"{table.version}", 0, 0)
    return change


def decisions(connection: Connection, table: Table) -> int:
    return sum(entry.kind == "decision" for entry in store.log(connection, table.id, 0))


async def test_decisions_pass_by_sqlalchemy(services: Services) -> None:
    """Its work for a transaction costs more than SQLite's."""
    tables = await tables_of(services, 3)
    seen: list[str] = []
    event.listen(services.engine, "before_cursor_execute", lambda *given: seen.append(given[2]))
    await asyncio.gather(*(services.scribe.append(decision(table)) for table in tables))
    assert not [statement for statement in seen if statement.startswith("INSERT INTO entries")]
    assert [await services.tables.ask(lambda c, t=table: decisions(c, t)) for table in tables] == [1, 1, 1]  # type: ignore[misc]


async def test_a_job_sees_the_changes_that_are_written_with_it(services: Services) -> None:
    [table] = await tables_of(services, 1)
    written = services.scribe.append(decision(table))
    seen = services.scribe.write(lambda connection: decisions(connection, table))
    await written
    assert await seen == 1


@pytest.mark.parametrize("with_job", [False, True], ids=["changes only", "with a job"])
async def test_who_is_outrun_holds_up_nobody(services: Services, with_job: bool) -> None:
    tables = await tables_of(services, 3)
    late, outrun = tables[1], decision(tables[1])
    await services.scribe.append(decision(late))
    waiting = [services.scribe.append(change) for change in (decision(tables[0]), outrun, decision(tables[2]))]
    jobs = [services.scribe.write(lambda connection: decisions(connection, late))] if with_job else []
    outcomes = await asyncio.gather(*waiting, *jobs, return_exceptions=True)
    assert outcomes[0] is outcomes[2] is None
    assert isinstance(outcomes[1], Outrun)
    assert outcomes[3:] == [1] * with_job
    assert [await services.tables.ask(lambda c, t=table: decisions(c, t)) for table in tables] == [1, 1, 1]  # type: ignore[misc]


async def test_a_job_that_fails_takes_no_change_with_it(services: Services) -> None:
    [table] = await tables_of(services, 1)

    def fail(_: Connection) -> None:
        raise KeyError("a fault of ours")

    written, failed = services.scribe.append(decision(table)), services.scribe.write(fail)
    outcomes = await asyncio.gather(written, failed, return_exceptions=True)
    assert (outcomes[0], type(outcomes[1])) == (None, KeyError)
    assert await services.tables.ask(lambda connection: decisions(connection, table)) == 1


class Deadlock(Exception):
    sqlstate = "40P01"


async def test_what_clashes_again_and_again_is_refused_in_the_end(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what clashes a few times is written."""
    monkeypatch.setattr("ludothek.server.scribe.PAUSE", 0.0)
    tries = 0

    def clash_until(last: int) -> Callable[[Connection], str]:
        def job(_: Connection) -> str:
            nonlocal tries
            tries += 1
            if tries < last:
                raise DBAPIError.instance(None, None, Deadlock(), Deadlock)
            return "written"

        return job

    assert await services.scribe.write(clash_until(TRIES)) == "written"
    tries = 0
    with pytest.raises(Unavailable, match="too busy just now; nothing was changed"):
        await asyncio.wait_for(services.scribe.write(clash_until(10_000)), 20)
    assert tries == TRIES
    assert await services.scribe.write(lambda _: "the next") == "the next"


async def test_an_error_nobody_expects_fails_what_is_written_and_not_the_writer(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("a fault of ours")

    with monkeypatch.context() as broken:
        broken.setattr(services.scribe, "_commit", fail)
        writing = [services.scribe.write(lambda _: "never") for _ in range(2)]
        outcomes = await asyncio.wait_for(asyncio.gather(*writing, return_exceptions=True), 20)
    assert [type(outcome) for outcome in outcomes] == [KeyError, KeyError]
    assert await asyncio.wait_for(services.scribe.write(lambda _: "the next"), 20) == "the next"


def waits(window: Window, start: float, rate: float, seconds: float = 1.0) -> float:
    """How long the next change would wait, after changes at this rate that are written one by one."""
    now = start
    while (now := now + 1 / rate) < start + seconds:
        window.end(now, 1)
    return window.end(now, 1) - now


def test_changes_that_come_one_by_one_are_written_at_once_and_many_gather() -> None:
    window = Window()
    assert window.end(100.0, 1) - 100.0 < 0.000_1
    assert waits(window, 101.0, rate=250) == 0
    assert waits(window, 102.0, rate=500) == pytest.approx(0.003, rel=0.1)
    assert waits(window, 103.0, rate=5000) == pytest.approx(LONGEST)
    assert window.end(105.0, 1) - 105.0 < 0.000_1  # calm again
