"""What cannot be timed from outside: an answer lost after the commit, a handler cancelled while its change is written,
a database that goes away while a table is read again, two processes whose minds could think about the same."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from migrated import migrated_database
from services.postgres import Postgres
from services.redis import Redis
from sqlalchemy import event
from waiting import PATIENCE, until

from ludothek.kernel.state import State
from ludothek.protocol import Decide, Handover, NewTable, Sit, Takeback
from ludothek.server import store
from ludothek.server.log import Change, Entry
from ludothek.server.opening import open_table
from ludothek.server.refusals import Unavailable, Uncertain
from ludothek.server.rows import Person
from ludothek.server.scribe import Scribe
from ludothek.server.seating import sit
from ludothek.server.services import Services
from ludothek.server.settings import Settings
from ludothek.server.table import Table
from ludothek.server.thinking import Thought
from ludothek.server.wishes import carry_out
from server.ledger import persist
from server.playing import ANYONE, ME, MIND

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def opened(folder: Path, channels: str = "memory", database: str | None = None) -> AsyncIterator[Services]:
    services = Services(Settings(data=folder, channels_url=channels, database_url=database, workers=1))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with opened(tmp_path) as services:
        yield services


async def table_of(services: Services, *seats: Any) -> tuple[Person, Table]:
    person, _ = await services.people.new_guest("Ada", "")
    id = await open_table(services, person, NewTable(title="worldsfair", seats=list(seats or (ME, ME))))
    return person, (await services.tables.find(id)).table


def first_choice(table: Table, request: str) -> Decide:
    seat = table.waiting[0]
    return Decide(seat=seat, answers=table.version, request=request, choice=table.state.legal(seat)[0])


def log_of(services: Services, table: Table) -> list[Entry]:
    return services.tables.read(lambda connection: store.log(connection, table.id, 0))


class Watching:
    """Somebody who counts what they are told."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.hidden = False
        self.changes = self.lines = 0

    def table_changed(self) -> None:
        self.changes += 1

    def line_said(self) -> None:
        self.lines += 1

    def session_ended(self, session: str) -> None: ...

    def table_gone(self) -> None: ...

    def bans_changed(self) -> None: ...

    def line_removed(self, number: int) -> None: ...


def lost_answers(monkeypatch: pytest.MonkeyPatch, *, written: bool, then_away: int = 0) -> None:
    """The next answer to a commit is lost, whether it was made or not; then the database is away for a while."""
    commit = Scribe._commit
    left = 1 + then_away

    def lose(self: Scribe, items: list[Any]) -> list[Any]:
        nonlocal left
        if left == 0 or callable(items[0]):  # the clock's
            return commit(self, items)
        left -= 1
        if left < then_away:
            return [Unavailable("The database does not answer.") for _ in items]
        if written:
            commit(self, items)
        return [Uncertain("Nobody knows.") for _ in items]

    monkeypatch.setattr(Scribe, "_commit", lose)


@pytest.mark.parametrize("written", [True, False])
@pytest.mark.parametrize("then_away", [0, 2])
async def test_a_decision_whose_commit_was_lost_is_made_once(
    services: Services, monkeypatch: pytest.MonkeyPatch, written: bool, then_away: int
) -> None:
    person, table = await table_of(services)
    watching = Watching()
    services.tables.watchers.add(table.id, watching)
    lost_answers(monkeypatch, written=written, then_away=then_away)
    answer = await carry_out(services, person, table.id, first_choice(table, "one"))
    assert answer.outcome == ("repeated" if written else "done")
    assert [entry.request for entry in log_of(services, table) if entry.kind == "decision"] == ["one"]
    assert (table.row.decisions, len(table.record.decisions)) == (1, 1)
    assert watching.changes
    await carry_out(services, person, table.id, first_choice(table, "two"))
    assert table.version == len(log_of(services, table)) == 3


async def test_doubt_that_lasts_is_said_and_the_same_request_settles_it(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludothek.server.tables.DOUBT", 0.01)
    person, table = await table_of(services)
    wish = first_choice(table, "one")
    lost_answers(monkeypatch, written=True, then_away=7)
    with pytest.raises(Uncertain):
        await carry_out(services, person, table.id, wish)
    answer = await carry_out(services, person, table.id, wish)
    assert (answer.outcome, table.row.decisions) == ("repeated", 1)


@pytest.mark.usefixtures("short_silence")
async def test_a_commit_that_a_silent_postgresql_makes_later_is_made_once(tmp_path: Path, postgres: Postgres) -> None:
    """It hears the commit, and carries it out when it speaks again; we have long lost our patience by then."""
    async with opened(tmp_path, database=migrated_database(postgres)) as services:
        person, table = await table_of(services)
        wish = first_choice(table, "one")
        event.listen(services.engine, "commit", lambda _: postgres.fall_silent(), once=True)
        try:
            with pytest.raises(Uncertain):
                await carry_out(services, person, table.id, wish)
        finally:
            postgres.speak_again()
        answer = await persist(lambda: carry_out(services, person, table.id, wish))
        assert answer.outcome == "repeated"
        assert [entry.request for entry in log_of(services, table) if entry.kind == "decision"] == ["one"]
        assert (table.version, table.row.decisions) == (2, 1)


async def test_a_game_begins_once_when_the_commit_of_its_start_was_lost(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost_answers(monkeypatch, written=True)
    _, table = await table_of(services)
    assert table.row.status == "playing"
    assert [entry.kind for entry in log_of(services, table)] == ["start"]


async def test_a_full_table_that_could_not_begin_begins_as_soon_as_the_database_is_back(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludothek.server.caretaker.ROUND", 0.05)
    _, table = await table_of(services, ME, ANYONE)
    ben, _ = await services.people.new_guest("Ben", "")
    commit, away = Scribe._commit, True

    def without_starts(self: Scribe, items: list[Any]) -> list[Any]:
        if away and any(isinstance(item, Change) and item.entry.kind == "start" for item in items):
            return [Unavailable("The database does not answer.") for _ in items]
        return commit(self, items)

    monkeypatch.setattr(Scribe, "_commit", without_starts)
    await sit(services, ben, table.id, Sit())
    assert (table.row.status, [seat.name for seat in table.seats]) == ("open", ["Ada", "Ben"])
    away = False
    await until(lambda: table.row.status == "playing")
    assert [entry.kind for entry in log_of(services, table)] == ["sit", "start"]


async def test_a_change_whose_handler_was_cancelled_is_seen_by_all(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, table = await table_of(services)
    watching = Watching()
    services.tables.watchers.add(table.id, watching)
    commit, begun, may_go_on = Scribe._commit, threading.Event(), threading.Event()

    def held_up(self: Scribe, items: list[Any]) -> list[Any]:
        if isinstance(items[0], Change):
            begun.set()
            may_go_on.wait(PATIENCE)
        return commit(self, items)

    monkeypatch.setattr(Scribe, "_commit", held_up)
    deciding = asyncio.create_task(carry_out(services, person, table.id, first_choice(table, "one")))
    await until(begun.is_set)
    deciding.cancel()
    with pytest.raises(asyncio.CancelledError):
        await deciding
    looked = (await services.tables.find(table.id)).table  # before the change is written
    assert looked.version == 1
    may_go_on.set()
    await until(lambda: table.version == 2)
    assert watching.changes == 1
    assert table.row.decisions == 1


async def test_a_table_that_could_not_be_read_again_is_read_later(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludothek.server.caretaker.ROUND", 0.05)
    _, table = await table_of(services)
    loaded = await services.tables.find(table.id)
    ask = services.tables.ask

    async def away(query: Callable[[Any], Any]) -> Any:
        raise Unavailable("The database does not answer.")

    monkeypatch.setattr(services.tables, "ask", away)
    services.tables.refresh(loaded)
    await until(lambda: table.id not in services.tables._refreshing)  # it was tried
    assert loaded.stale
    monkeypatch.setattr(services.tables, "ask", ask)
    await until(lambda: not loaded.stale)


async def test_a_table_that_can_never_begin_keeps_nothing_else_from_being_looked_after(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludothek.server.caretaker.ROUND", 0.05)
    _, other = await table_of(services)
    tried = 0

    async def fail(table: Table) -> None:
        nonlocal tried
        tried += 1
        raise KeyError("an option of somebody's own title")

    monkeypatch.setattr(services.tables, "start_if_full", fail)
    with pytest.raises(KeyError):
        await table_of(services)
    await until(lambda: tried > 2)
    loaded = await services.tables.find(other.id)
    loaded.stale = True
    await until(lambda: not loaded.stale)


async def test_every_question_to_a_mind_is_thought_about_once(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = []

    async def choose(state: State, name: str, seat: int, whose: str, seed: int | None) -> Thought:
        choices = state.legal(seat)[:1]
        thoughts.append(seat)
        await asyncio.sleep(0.01)
        return Thought(choices, name)

    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(opened(tmp_path, redis.url)) for _ in range(2)]
        for services in servers:
            monkeypatch.setattr(services.thinkers, "choose", choose)
        person, here = await table_of(servers[0], ME, MIND, MIND)
        there = (await servers[1].tables.find(here.id)).table
        for number in range(12):  # at one process after the other
            services, table = ((servers[0], here), (servers[1], there))[number % 2]
            await until(lambda: here.waiting == there.waiting == [0] and here.version == there.version)
            await carry_out(services, person, table.id, first_choice(table, f"{number}"))
        await until(lambda: here.waiting == there.waiting == [0] and here.version == there.version)
        log = log_of(servers[0], here)
    assert len(thoughts) == sum((entry.request or "").startswith("mind ") for entry in log) > 12


def over(seat: int, request: str) -> Handover:
    return Handover(seat=seat, mind="random", request=request)


async def test_a_request_that_comes_again_is_not_carried_out_again_though_it_could_be(services: Services) -> None:
    """The seat was taken back since, so handing it over would be possible once more; also after a restart."""
    person, table = await table_of(services)
    tables, asked = services.tables, table.waiting[0]
    other = 1 - asked  # nobody waits for it, so that its mind does not play
    assert (await carry_out(services, person, table.id, over(other, "away"))).outcome == "done"
    assert (await carry_out(services, person, table.id, Takeback(seat=other, request="back"))).outcome == "done"
    for request in ("away", "back"):
        again = Handover(seat=other, mind="random", request=request)
        assert (await carry_out(services, person, table.id, again)).outcome == "repeated"
    tables.loaded.clear()
    assert (await carry_out(services, person, table.id, over(other, "away"))).outcome == "repeated"
    assert [entry.kind for entry in log_of(services, table)][-2:] == ["handover", "takeback"]


async def test_another_process_answers_a_repeated_request_although_it_has_heard_of_nothing(
    tmp_path: Path, redis: Redis
) -> None:
    async with opened(tmp_path, redis.url) as here, opened(tmp_path, redis.url) as there:
        person, table = await table_of(here)
        other = 1 - table.waiting[0]
        behind = (await there.tables.find(table.id)).table
        there.tables.bus._heard = lambda message: None
        await carry_out(here, person, table.id, over(other, "away"))
        await carry_out(here, person, table.id, Takeback(seat=other, request="back"))
        assert behind.version < table.version
        wish = Takeback(seat=other, request="back")  # refused as things were, carried out as they are
        assert (await carry_out(there, person, table.id, wish)).outcome == "repeated"
        assert behind.version == table.version
