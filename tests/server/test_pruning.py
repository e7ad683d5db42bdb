"""What is kept is kept whole, and what is kept no longer goes: over made-up tables, and on a server that runs."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from migrated import migrated_database
from services.postgres import Postgres
from sqlalchemy import Connection, Engine, delete, insert, select, text, update

from ludothek.client import Client, ServerRefused
from ludothek.protocol import NewTable
from ludothek.server import pruning, schema, store
from ludothek.server.clock import DAY, wall
from ludothek.server.database import connect, migrate, newest_revision, reading, sqlite_url, writing
from ludothek.server.pruning import Counted, Unserved, prune
from ludothek.server.rows import ReportRow
from ludothek.server.settings import Settings
from server.inside import Inside
from server.playing import ANYONE, ME, MIND, open_for_two, play_on

pytestmark = pytest.mark.anyio

NOW = 1_900_000_000_000
AGES = (0.0, 0.5, 0.99, 1.01, 1.5, 2.01, 29.0, 31.0, 89.0, 91.0, 399.0, 401.0, 2000.0)
"""In days."""
USUAL = Settings(keep_finished=0, keep_solo=30, keep_abandoned=90, keep_unplayed=1, keep_sessions=400)


# Made-up tables.


class Someone(NamedTuple):
    account: bool
    age: float
    sessions: list[float]
    """How many days ago each was last used."""


class Sitting(NamedTuple):
    person: int | None
    decisions: int
    """Their own."""
    thoughts: int
    """Decisions a computer player made for them."""


class Made(NamedTuple):
    """A table somebody might have left behind."""

    status: str
    host: int
    seats: list[Sitting]
    age: float
    looked: float | None
    brought: bool
    talkers: list[int]


PEOPLE = 4
ages = st.sampled_from(AGES)
someone = st.builds(Someone, st.booleans(), ages, st.lists(ages, max_size=2))
sitting = st.builds(
    Sitting, st.none() | st.integers(0, PEOPLE - 1), st.sampled_from((0, 0, 1, 3)), st.sampled_from((0, 2))
)
made = st.builds(
    Made,
    st.sampled_from(("open", "playing", "finished", "closed")),
    st.integers(0, PEOPLE - 1),
    st.lists(sitting, min_size=2, max_size=3),
    ages,
    st.none() | ages,
    st.sampled_from((False, False, True)),
    st.lists(st.integers(0, PEOPLE - 1), max_size=2),
)


def days_kept(table: Made, people: list[Someone]) -> float:
    """The table of docs/hosting.md, once more."""
    ever = float("inf")
    seated = {seat.person for seat in table.seats} - {None}
    deciders = {seat.person for seat in table.seats if seat.decisions} - {None}
    accounts = {number for number, person in enumerate(people) if person.account}
    if table.brought:
        return ever if accounts & (seated | {table.host}) else 1
    if table.status == "closed":
        return 1
    if not deciders:
        return 90 if accounts & (seated | {table.host}) else 1
    if table.status == "finished":
        return ever if len(deciders) > 1 or accounts & deciders else 30
    return ever if accounts & (seated | {table.host}) else 90


def ago(days: float) -> int:
    return NOW - int(days * DAY)


def id_of(kind: str, number: int) -> str:
    return f"{kind}{number:011}".replace("0", "a").replace("1", "b")


def fill(connection: Connection, people: list[Someone], tables: list[Made]) -> None:
    """Make a database hold this and nothing else."""
    rows: dict[str, list[dict[str, Any]]] = {table.name: [] for table in schema.metadata.sorted_tables}
    for number, person in enumerate(people):
        account = f"account {number}" if person.account else None
        rows["people"].append({"id": id_of("p", number), "name": "?", "account": account, "wall": ago(person.age)})
        for each, days in enumerate(person.sessions):
            id, seen = id_of("s", 10 * number + each), ago(days)
            row = {"id": id, "token": id.encode(), "person": id_of("p", number), "agent": "", "wall": seen}
            rows["sessions"].append({**row, "seen": seen})
    for number, table in enumerate(tables):
        fill_table(rows, id_of("t", number), table)
    for each_table in reversed(schema.metadata.sorted_tables):
        if each_table is schema.audit:  # which nobody can empty, and no table needs
            continue
        if each_table is not schema.kept:
            connection.execute(delete(each_table))
    for each_table in schema.metadata.sorted_tables:
        if rows[each_table.name]:
            connection.execute(insert(each_table), rows[each_table.name])


def fill_table(rows: dict[str, list[dict[str, Any]]], id: str, table: Made) -> None:
    entries: list[dict[str, Any]] = [{"kind": "start", "seat": 0, "request": "own 1"}]
    for seat, sitting in enumerate(table.seats):
        entries += [{"kind": "decision", "seat": seat, "request": f"r{n}"} for n in range(sitting.decisions)]
        entries += [{"kind": "decision", "seat": seat, "request": f"mind {n} 0"} for n in range(sitting.thoughts)]
        person = None if sitting.person is None else id_of("p", sitting.person)
        rows["seats"].append({"table_id": id, "seat": seat, "kind": "person", "name": "?", "person": person})
    row: dict[str, Any] = {"id": id, "title": "sealed", "rules": 1, "options": "{}", "seed": "0" * 32, "terms": "{}"}
    row |= {"host": id_of("p", table.host), "wall": ago(table.age), "listed": False, "status": table.status}
    row |= {"version": len(entries), "decisions": 0, "waiting": 0, "minds_asked": False, "changed": ago(table.age)}
    rows["tables"].append({**row, "seen": 0 if table.looked is None else ago(table.looked)})
    for number, entry in enumerate(entries, 1):
        rows["entries"].append({"table_id": id, "number": number, "text": "x", "at": 0, "wall": 0, **entry})
    for talker in table.talkers:
        line = {"table_id": id, "person": id_of("p", talker), "name": "?", "text": "hello", "wall": 0}
        rows["chat"].append(line)
    if table.brought:
        rows["records"].append({"table_id": id, "digest": id.encode(), "bytes": 1})


class Quick(Unserved):
    pause = 0.0


def all_of(connection: Connection, id: str) -> list[Any]:
    """Everything that belongs to a table."""
    parts = (schema.seats, schema.entries, schema.chat, schema.records)
    rows = [connection.execute(select(part).where(part.c.table_id == id)).all() for part in parts]
    return [list(part) for part in rows]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return migrated_database(postgres)


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = connect(database)
    migrate(engine)
    yield engine
    engine.dispose()


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(people=st.lists(someone, min_size=PEOPLE, max_size=PEOPLE), tables=st.lists(made, max_size=6))
async def test_what_the_rule_keeps_is_kept_whole_and_all_else_goes(
    engine: Engine, people: list[Someone], tables: list[Made]
) -> None:
    with writing(engine) as connection:
        fill(connection, people, tables)
        before = {id_of("t", number): all_of(connection, id_of("t", number)) for number in range(len(tables))}
    would = await prune(Quick(engine), USUAL, NOW, dry_run=True)
    kept = {
        id_of("t", number)
        for number, table in enumerate(tables)
        if min(table.age, table.age if table.looked is None else table.looked) < days_kept(table, people)
    }
    counted = await prune(Quick(engine), USUAL, NOW)
    assert (counted.tables, counted.bytes) == (would.tables, would.bytes)
    assert sum(counted.tables.values()) == len(tables) - len(kept)
    left = [table for number, table in enumerate(tables) if id_of("t", number) in kept]
    at = {person for table in left for person in (table.host, *(seat.person for seat in table.seats), *table.talkers)}
    with reading(engine) as connection:
        assert set(connection.scalars(select(schema.tables.c.id))) == kept
        for id in before:
            assert all_of(connection, id) == (before[id] if id in kept else [[], [], [], []])
        here = set(connection.scalars(select(schema.people.c.id)))
        for number, person in enumerate(people):
            used = any(days < 2 for days in person.sessions)
            needed = person.account or number in at or used or person.age < 2
            assert (id_of("p", number) in here) == needed
        sessions = {id_of("s", 10 * n + each) for n, one in enumerate(people) for each in range(len(one.sessions))}
        ended = {
            id_of("s", 10 * number + each)
            for number, person in enumerate(people)
            for each, days in enumerate(person.sessions)
            if days >= 400 or id_of("p", number) not in here
        }
        assert set(connection.scalars(select(schema.sessions.c.id))) == sessions - ended
        if engine.dialect.name == "sqlite":
            assert connection.execute(text("PRAGMA foreign_key_check")).all() == []
    again = await prune(Quick(engine), USUAL, NOW)
    assert (sum(again.tables.values()), again.sessions, again.guests) == (0, 0, 0)


async def test_pages_and_batches_leave_nothing_out(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "PAGE", 7)
    monkeypatch.setattr(pruning, "ENTRIES_AT_ONCE", 9)
    guest = Someone(False, 50.0, [])
    spam = Made("playing", 0, [Sitting(0, 0, 2), Sitting(None, 0, 2)], 5.0, None, False, [])
    games = Made("finished", 1, [Sitting(1, 3, 0), Sitting(2, 3, 0)], 500.0, None, False, [])
    with writing(engine) as connection:
        fill(connection, [guest] * 20, [spam, games] * 25)
    counted = await prune(Quick(engine), USUAL, NOW)
    assert counted.tables == {"finished": 0, "solo": 0, "abandoned": 0, "unplayed": 25}
    assert counted.guests == 18
    with reading(engine) as connection:
        assert all(connection.scalars(select(schema.tables.c.lasting)))


async def test_zero_days_is_for_ever(engine: Engine) -> None:
    spam = Made("open", 0, [Sitting(0, 0, 0), Sitting(None, 0, 0)], 5000.0, None, False, [])
    for_ever = Settings(keep_solo=0, keep_abandoned=0, keep_unplayed=0, keep_sessions=0)
    with writing(engine) as connection:
        fill(connection, [Someone(False, 5000.0, [5000.0])] * 2, [spam])
    counted = await prune(Quick(engine), for_ever, NOW)
    assert (sum(counted.tables.values()), counted.sessions, counted.guests) == (0, 0, 0)


async def test_a_club_that_keeps_games_for_a_year_loses_older_ones(engine: Engine) -> None:
    game = Made("finished", 0, [Sitting(0, 3, 0), Sitting(1, 3, 0)], 300.0, None, False, [])
    with writing(engine) as connection:
        fill(connection, [Someone(True, 500.0, [])] * 2, [game, game._replace(age=400.0)])
    await prune(Quick(engine), USUAL, NOW)  # finds both to be a club's
    counted = await prune(Quick(engine), Settings(keep_finished=365), NOW)
    assert counted.tables["finished"] == 1


async def test_whatever_somebody_does_at_the_last_moment_saves_a_table(engine: Engine) -> None:
    spam = Made("playing", 0, [Sitting(0, 0, 0), Sitting(1, 0, 0)], 5.0, None, False, [])
    with writing(engine) as connection:
        fill(connection, [Someone(False, 50.0, [])] * 2, [spam, spam])

    class Busy(Quick):
        """Somebody decides something between the looking and the putting away."""

        async def write(self, job: Callable[[Connection], Any]) -> Any:
            with writing(engine) as connection:
                mine = update(schema.tables).where(schema.tables.c.id == id_of("t", 1))
                connection.execute(mine.values(changed=NOW, version=2))
            return await super().write(job)

    counted = await prune(Busy(engine), USUAL, NOW)
    assert sum(counted.tables.values()) == 1
    with reading(engine) as connection:
        assert list(connection.scalars(select(schema.tables.c.id))) == [id_of("t", 1)]


async def test_several_processes_prune_at_once_without_harm(engine: Engine) -> None:
    spam = Made("open", 0, [Sitting(0, 0, 0), Sitting(1, 0, 0)], 5.0, None, False, [2])
    game = Made("finished", 3, [Sitting(3, 3, 0), Sitting(4, 3, 0)], 500.0, None, False, [])
    with writing(engine) as connection:
        fill(connection, [Someone(False, 500.0, [500.0])] * 30, [spam, game] * 60)

    def run() -> Counted:
        return asyncio.run(prune(Quick(engine), USUAL, NOW))

    counts = await asyncio.gather(*(asyncio.to_thread(run) for _ in range(3)))
    counts.append(await prune(Quick(engine), USUAL, NOW))  # what one was at while another looked is left for later
    assert sum(counted.tables["unplayed"] for counted in counts) == 60
    assert sum(counted.guests for counted in counts) == 28
    assert sum(counted.sessions for counted in counts) == 30
    with reading(engine) as connection:
        assert len(connection.execute(select(schema.tables.c.id)).all()) == 60


async def test_an_update_takes_nothing_away(tmp_path: Path) -> None:
    """Games that ended before there was any pruning stay, and whatever else is there counts as new."""
    engine = connect(sqlite_url(tmp_path))
    migrate(engine)
    solo = Made("finished", 0, [Sitting(0, 3, 0), Sitting(None, 0, 2)], 2000.0, None, False, [])
    with writing(engine) as connection:
        fill(connection, [Someone(False, 2000.0, [])], [solo, solo._replace(status="open")])
        for statement in (
            "ALTER TABLE sessions DROP COLUMN seen",
            "ALTER TABLE tables DROP COLUMN seen",
            "ALTER TABLE tables DROP COLUMN lasting",
            "DROP INDEX chat_person",
            "DROP TABLE records",
        ):
            connection.execute(text(statement))
        connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))
    migrate(engine, "0003")
    with writing(engine) as connection:  # what came later is there still
        connection.execute(text("UPDATE alembic_version SET version_num = :newest"), {"newest": newest_revision()})
    assert sum((await prune(Quick(engine), USUAL, wall() + DAY // 2)).tables.values()) == 0
    counted = await prune(Quick(engine), USUAL, wall() + 100 * DAY)
    assert counted.tables == {"finished": 0, "solo": 0, "abandoned": 1, "unplayed": 0}
    engine.dispose()


# On a server that runs.


@pytest.fixture
async def served(database: str, tmp_path: Path) -> AsyncIterator[Inside]:
    given = {} if database.startswith("sqlite") else {"LUDOTHEK_DATABASE_URL": database}
    async with Inside(tmp_path, given) as server:
        yield server


async def prune_in(server: Inside, days: float) -> int:
    counted = await server.services.caretaker.prune(wall() + int(days * DAY))
    return sum(counted.tables.values())


async def test_a_table_somebody_has_before_their_eyes_is_left_alone(served: Inside) -> None:
    async with Client(served.address) as ada:
        await ada.be("Ada")
        id = (await ada.open(NewTable(title="sealed", seats=[ME, ANYONE]))).table.id
        async with ada.live(id):
            assert await prune_in(served, 5) == 0
        served.forget(id)
        assert await prune_in(served, 5.9) == 0  # somebody looked at it a day before
        assert (await ada.look(id)).table.status == "open"
        served.forget(id)
        assert await prune_in(served, 6.1) == 1
        with pytest.raises(ServerRefused, match="There is no table") as refused:
            await ada.look(id)
        assert refused.value.status == 404
        assert (await ada.lobby()).mine == []


async def test_a_guest_goes_though_they_have_blocked_somebody_or_were_blocked(served: Inside) -> None:
    async with Client(served.address) as ada, Client(served.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben, "sealed")
        for client, seat in ((ada, 1), (ben, 0)):
            answer = await client._http.post("/blocks", json={"table": id, "seat": seat})
            assert answer.status_code == 201
        served.forget(id)
        assert await prune_in(served, 1000) == 1
        left = select(schema.people.c.id).union_all(select(schema.blocks.c.id))
        assert await served.services.tables.ask(lambda connection: connection.execute(left).all()) == []


async def test_games_of_two_guests_and_of_an_account_outlive_everything(served: Inside) -> None:
    async with Client(served.address) as ada, Client(served.address) as ben, Client(served.address) as cleo:
        for client, name in ((ada, "Ada"), (ben, "Ben"), (cleo, "Cleo")):
            await client.be(name)
        shared = await open_for_two(ada, ben, "sealed")
        async with ada.live(shared) as one, ben.live(shared) as two:
            await one.until(lambda position: position.choices)
            await one.decide(one.position.choices[0].id)
            await two.until(lambda position: position.choices)
            await two.decide(two.position.choices[0].id)
            await one.hand_over(0, "random")
            await two.hand_over(1, "random")
            await one.until(lambda position: position.table.status == "finished")
        alone = []
        for client in (ada, cleo):
            alone.append((await client.open(NewTable(title="sealed", seats=[ME, MIND]))).table.id)
            async with client.live(alone[-1]) as table:
                await play_on(table, random.Random(5))
        await cleo.register("Cleo", "correct horse")
        for id in (shared, *alone):
            served.forget(id)
        assert await prune_in(served, 29) == 0
        assert await prune_in(served, 1000) == 1
        for id, whose in ((shared, ada), (alone[1], cleo)):
            with pytest.raises(ServerRefused):  # sessions nobody used for so long have ended
                await whose.me()
            async with Client(served.address) as passer_by:
                assert (await passer_by.look(id)).table.status == "finished"
        await cleo.log_in("Cleo", "correct horse")
        assert alone[1] in {card.id for card in (await cleo.lobby()).finished}


async def test_a_rematch_that_was_put_away_can_be_had_again(served: Inside) -> None:
    async with Client(served.address) as ada:
        await ada.be("Ada")
        await ada.register("Ada", "correct horse")
        id = (await ada.open(NewTable(title="sealed", seats=[ME, MIND]))).table.id
        async with ada.live(id) as table:
            await play_on(table, random.Random(5))
        first = (await ada.rematch(id)).table.id
        async with ada.live(first) as table:
            await table.until(lambda position: len(position.table.waiting) == 1)  # the computer player has decided
        served.forget(first)
        assert await prune_in(served, 100) == 1
        again = await ada.rematch(id)
        assert again.table.id != first
        assert again.table.status == "playing"


async def test_reports_go_long_after_they_were_decided(served: Inside) -> None:
    async with Client(served.address) as ada, Client(served.address) as ben:
        me, whom = await ada.be("Ada"), await ben.be("Ben")

        def tell(connection: Connection) -> list[int]:
            rows = [ReportRow(0, me.id, whom.id, "a table", None, "Ben", None, "rude", 0) for _ in range(3)]
            ids = []
            for row, resolved in zip(rows, (wall(), wall() - 500 * DAY, None), strict=True):
                ids.append(store.add_report(connection, row))
                if resolved is not None:
                    store.resolve_report(connection, ids[-1], "dismissed", "", resolved)
            return ids

        fresh, old, waiting = await served.services.scribe.write(tell)
        await prune_in(served, 0)
        left = await served.services.tables.ask(store.find_reports)
        assert {fresh, old, waiting} & {row.id for row in left} == {fresh, waiting}


async def test_the_last_use_of_a_session_is_noted_once_a_day(served: Inside) -> None:
    async with Client(served.address) as ada:
        session = (await ada.be("Ada")).session
        mine = schema.sessions.c.id == session
        old = wall() - 3 * DAY

        def seen(connection: Connection) -> int:
            return int(connection.execute(select(schema.sessions.c.seen).where(mine)).scalar_one())

        def age(connection: Connection) -> None:
            connection.execute(update(schema.sessions).where(mine).values(seen=old))

        services = served.services
        await services.scribe.write(age)
        services.people.forget()
        await ada.me()
        await services.scribe.write(lambda _: None)  # whatever waits to be written is written before it
        noted = await services.tables.ask(seen)
        assert noted > old + 2 * DAY
        services.people.forget()
        await ada.me()
        await services.scribe.write(lambda _: None)
        assert await services.tables.ask(seen) == noted
