"""A backup is whole or not there, and brings back everything, from any database into any other."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import nursery
import pytest
from services.postgres import Postgres
from services.redis import Redis
from sqlalchemy import Boolean, Double, Integer, LargeBinary, String, insert, select

from ludothek.client import Client
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.record import Record
from ludothek.protocol import NewTable
from ludothek.server import schema, store
from ludothek.server.backup import back_up
from ludothek.server.backup_file import SEAL
from ludothek.server.database import connect, migrate, newest_revision, reading, sqlite_url, writing
from ludothek.server.restore import restore
from server.ledger import Player, log_of, open_stubbornly
from server.playing import ME, play_on
from server.running import SOURCES, Running

pytestmark = pytest.mark.anyio

FILE = "ludothek.sqlite3"


def ludothek(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(map(str, SOURCES))
    return nursery.run([*map(str, arguments)], {**os.environ, "PYTHONPATH": path, **environment}, 60)


def everything(database: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database, as they were put there; but for entries that it was brought back from a backup."""
    engine = connect(database)
    with reading(engine) as connection:
        found = {
            table.name: sorted(tuple(row) for row in connection.execute(select(table)))
            for table in schema.metadata.sorted_tables
        }
    engine.dispose()
    found["audit"] = [row for row in found["audit"] if "restore" not in row]
    return found


def restored(database: str) -> list[str]:
    """The backups a database was brought back from, by its audit log."""
    engine = connect(database)
    with reading(engine) as connection:
        found = [row.whom for row in store.newest_audit(connection, "restore")]
    engine.dispose()
    return found


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server that has stopped, with a game that is over and one that is not."""
    folder = tmp_path_factory.mktemp("played")

    async def play() -> None:
        async with Client(server.address) as ada:
            await ada.be("Ada")
            for full in (True, False):
                opened = await ada.open(NewTable(title="worldsfair", seats=[ME, ME]))
                await ada.say(opened.table.id, "Good luck")
                async with ada.live(opened.table.id) as one:
                    if full:
                        await play_on(one, random.Random(1))
                    else:
                        await one.decide(one.position.choices[0].id)

    with Running(folder) as server:
        asyncio.run(play())
        assert server.stop() == 0
    banned = ludothek("admin", "ban", "203.0.113.0/24", "--reason", "spam", "--data", folder)
    assert banned.returncode == 0  # and so there is an audit log
    fill(sqlite_url(folder))
    return folder


def fill(database: str) -> None:
    """A row into every table that has none yet, with a value of every sort there is."""
    made = {Boolean: True, Double: 0.1 + 0.2, LargeBinary: bytes(range(240, 256)) * 2, Integer: 7, String: "it’s"}
    engine = connect(database)
    with writing(engine) as connection:
        for table in schema.metadata.sorted_tables:
            if connection.execute(select(table)).first() is None:
                row = {
                    column.name: connection.scalar(select(next(iter(column.foreign_keys)).column))
                    if column.foreign_keys
                    else next(value for sort, value in made.items() if isinstance(column.type, sort))
                    for column in table.columns
                }
                connection.execute(insert(table).values(row))
    engine.dispose()


@pytest.fixture(scope="module")
def backup(played: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("backup") / "one.backup"
    back_up(sqlite_url(played), file)
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that is not there yet, or empty."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "new")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def test_there_and_back_again(played: Path, backup: Path, empty: str, tmp_path: Path) -> None:
    """Into a database, from there into another backup, and from that into SQLite: nothing is lost on the way."""
    before = everything(sqlite_url(played))
    assert [name for name, rows in before.items() if not rows] == []
    assert restore(backup, empty, force=False).failed == []
    assert everything(empty) == before
    again, back = tmp_path / "two.backup", sqlite_url(tmp_path / "back")
    replayed = back_up(empty, again)
    assert (replayed.tables, replayed.failed) == (2, [])
    restore(again, back, force=False)
    assert everything(back) == before
    assert (restored(empty), restored(back)) == (["one.backup"], ["two.backup", "one.backup"])
    with Running(tmp_path / "back") as server:
        assert server.stop() == 0


def test_numbers_go_on_after_those_that_were_brought_back(backup: Path, postgres: Postgres, tmp_path: Path) -> None:
    """Else the first line of talk after a restore would clash with one that is there."""
    database = postgres.new_database()
    restore(backup, database, force=False)

    async def talk() -> list[int]:
        async with Client(server.address) as ben:
            await ben.be("Ben")
            opened = await ben.open(NewTable(title="worldsfair", seats=[ME, ME]))
            return [line.number for line in await ben.say(opened.table.id, "Hello again")]

    with Running(tmp_path / "served", LUDOTHEK_DATABASE_URL=database) as server:
        assert asyncio.run(talk()) == [3]


def test_the_commands_say_what_there_is(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "one.backup"
    done = ludothek("backup", file, "--data", played)
    tables, decisions = done.stdout.split(", ")[:2]
    assert (done.returncode, done.stderr, tables) == (0, "", "2 tables")
    assert int(decisions.removesuffix(" decisions")) >= 40
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = ludothek("backup", file, LUDOTHEK_DATA=str(played))
    assert (again.returncode, again.stderr) == (2, f"ludothek: {file} already exists; name another file.\n")
    back = ludothek("restore", file, "--data", tmp_path / "new")
    assert (back.returncode, back.stdout, back.stderr) == (0, done.stdout, "")
    assert stat.S_IMODE((tmp_path / "new" / FILE).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.rglob("*") if "partial" in path.name] == []


def test_what_is_there_is_replaced_only_by_force(played: Path, backup: Path, empty: str) -> None:
    restore(backup, empty, force=False)
    before = everything(empty)
    with pytest.raises(LudothekError, match="holds 2 tables and 1 people already; --force replaces all of it"):
        restore(backup, empty, force=False)
    assert everything(empty) == before
    restore(backup, empty, force=True)
    assert everything(empty) == before


@pytest.mark.parametrize("channels", ["memory", "redis"])
def test_nothing_is_restored_under_a_running_server(
    backup: Path, tmp_path: Path, channels: str, request: pytest.FixtureRequest
) -> None:
    url = "memory"
    if channels == "redis":  # then there is no lock, because several may share the file
        redis: Redis = request.getfixturevalue("redis")
        url = redis.url
    with Running(tmp_path, LUDOTHEK_CHANNELS_URL=url):
        done = ludothek("restore", backup, "--data", tmp_path, "--force")
        assert done.returncode == 2
        assert "by another Ludothek already" in done.stderr or "in use by a running server" in done.stderr


def test_nothing_is_restored_under_a_running_server_on_postgresql(
    backup: Path, tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    with Running(tmp_path, LUDOTHEK_DATABASE_URL=database) as server:
        with pytest.raises(LudothekError, match="is in use by a running server; stop it first") as refused:
            restore(backup, database, force=True)
        assert postgres.password not in str(refused.value)
        server.stop()
    restore(backup, database, force=False)  # what a server writes by itself is nothing to be afraid for


@pytest.mark.parametrize("on", ["sqlite", "postgresql"])
async def test_a_backup_under_load_is_of_one_moment_and_holds_nobody_up(
    tmp_path: Path, on: str, request: pytest.FixtureRequest
) -> None:
    database = sqlite_url(tmp_path)
    if on == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    with Running(tmp_path, **({"LUDOTHEK_DATABASE_URL": database} if on == "postgresql" else {})) as server:
        async with Client(server.address) as ada, Client(server.address) as ben:
            await ada.be("Ada")
            await ben.be("Ben")
            ids = [await open_stubbornly(ada, ben, "worldsfair") for _ in range(3)]
            enough = asyncio.Event()
            lives = [client.live(id) for id in ids for client in (ada, ben)]
            players = [Player(await live.__aenter__(), random.Random(n), enough=enough) for n, live in enumerate(lives)]
            playing = [asyncio.create_task(player.play()) for player in players]
            for number in range(3):
                file = tmp_path / f"{number}.backup"
                before = {id: len(log_of(database, id)) for id in ids}
                replayed = await asyncio.to_thread(back_up, database, file)
                after = {id: len(log_of(database, id)) for id in ids}
                assert (replayed.tables, replayed.failed) == (3, [])
                with sqlite3.connect(file) as copy:
                    kept = dict(copy.execute("SELECT table_id, max(number) FROM entries GROUP BY table_id").fetchall())
                copy.close()
                assert all(before[id] <= kept[id] <= after[id] for id in ids)
            enough.set()
            await asyncio.gather(*playing)
            assert [player.refused for player in players] == [[]] * len(players)
            for live in lives:
                await live.__aexit__(None, None, None)
    restore(file, sqlite_url(tmp_path / "back"), force=False)


def test_a_backup_that_is_killed_leaves_nothing_that_looks_whole(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "one.backup"
    started = time.monotonic()
    assert ludothek("backup", file, "--data", played).returncode == 0
    lasted = time.monotonic() - started
    file.unlink()
    for part in (0.5, 0.7, 0.8, 0.9, 0.95):
        process = subprocess.Popen(
            [sys.executable, "-m", "ludothek", "backup", str(file), "--data", str(played)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, SOURCES))},
            stdout=subprocess.DEVNULL,
        )
        try:
            process.wait(lasted * part)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            process.wait()
        if file.exists():  # it was faster this time
            restore(file, sqlite_url(tmp_path / f"whole {part}"), force=False)
            file.unlink()
    for left in tmp_path.glob("*.partial"):
        with pytest.raises(LudothekError, match="not a backup|damaged"):
            restore(left, sqlite_url(tmp_path / "new"), force=False)
    assert not (tmp_path / "new" / FILE).exists()


def hurt(file: Path, how: str) -> None:
    text = file.read_bytes()
    if how == "truncated":
        file.write_bytes(text[: len(text) // 2])
    elif how == "cut short by a page":
        file.write_bytes(text[:-4096])
    elif how == "another value":
        with sqlite3.connect(file) as database:
            database.execute("UPDATE people SET name = 'Mallory'")
    elif how == "not sealed":
        with sqlite3.connect(file) as database:
            database.execute(f"DROP TABLE {SEAL}")
    elif how == "of the future":
        with sqlite3.connect(file) as database:
            database.execute(f"UPDATE {SEAL} SET format = 99")
    else:
        file.write_text(how)


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("truncated", "is damaged"),
        ("cut short by a page", "is damaged"),
        ("another value", "its content is not what was written"),
        ("not sealed", "is not a backup made by ludothek backup, or it was not finished"),
        ("of the future", "was made by a newer Ludothek"),
        ("a shopping list", "is not a backup made by ludothek backup"),
        ("", "is not a backup made by ludothek backup"),
    ],
)
def test_what_is_no_whole_backup_is_refused(backup: Path, tmp_path: Path, how: str, sentence: str) -> None:
    file = tmp_path / "bad.backup"
    shutil.copyfile(backup, file)
    hurt(file, how)
    done = ludothek("restore", file, "--data", tmp_path / "new")
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr and done.stderr.count("\n") == 1
    assert list((tmp_path / "new").glob("*.sqlite3")) == []


def test_an_older_backup_is_brought_up_to_date_and_the_backup_stays_as_it_is(tmp_path: Path, empty: str) -> None:
    old = connect(sqlite_url(tmp_path))
    migrate(old, "0001")
    with old.begin() as connection:
        connection.exec_driver_sql("INSERT INTO people (id, name, wall) VALUES ('ada', 'Ada', 1)")
    old.dispose()
    file = tmp_path / "old.backup"
    back_up(sqlite_url(tmp_path), file)
    before = file.read_bytes()
    restore(file, empty, force=False)
    assert file.read_bytes() == before
    new = connect(empty)
    with reading(new) as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == newest_revision()
        assert connection.scalar(select(schema.people.c.name)) == "Ada"
    new.dispose()


def test_a_table_that_does_not_replay_is_named_and_kept_all_the_same(played: Path, tmp_path: Path) -> None:
    shutil.copyfile(played / FILE, tmp_path / FILE)
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("UPDATE entries SET text = 'sing a song' WHERE kind = 'decision' AND number = 2")
    database.close()
    done = ludothek("backup", tmp_path / "one.backup", "--data", tmp_path)
    assert done.returncode == 1
    assert "2 of the tables do not replay" in done.stdout
    assert done.stderr.count("does not replay") == 2
    assert (tmp_path / "one.backup").exists()


def test_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    done = ludothek("backup", tmp_path / "one.backup", "--data", tmp_path / "nowhere")
    assert (done.returncode, done.stdout) == (2, "")
    assert "There is no database" in done.stderr
    assert not (tmp_path / "nowhere").exists()


async def test_a_game_goes_on_where_the_backup_was_made(played: Path, backup: Path, tmp_path: Path) -> None:
    restore(backup, sqlite_url(tmp_path), force=False)
    with sqlite3.connect(tmp_path / FILE) as database:
        ids = [id for (id,) in database.execute("SELECT id FROM tables WHERE status = 'finished'")]
    database.close()
    with Running(tmp_path) as server:
        async with Client(server.address) as ben:
            await ben.be("Ben")
            assert Record.read(await ben.record(ids[0])).result


@pytest.mark.parametrize("part", [0.6, 0.8, 0.95])
def test_a_restore_that_is_killed_leaves_the_old_or_the_new_and_nothing_between(
    played: Path, backup: Path, tmp_path: Path, part: float
) -> None:
    old = connect(sqlite_url(tmp_path))
    migrate(old)
    with old.begin() as connection:
        connection.exec_driver_sql("INSERT INTO people (id, name, wall) VALUES ('ben', 'Ben', 1)")
    old.dispose()
    before, wanted = everything(sqlite_url(tmp_path)), everything(sqlite_url(played))
    started = time.monotonic()
    assert ludothek("restore", backup, "--data", tmp_path / "timed").returncode == 0
    lasted = time.monotonic() - started
    process = subprocess.Popen(
        [sys.executable, "-m", "ludothek", "restore", str(backup), "--data", str(tmp_path), "--force"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, SOURCES))},
        stdout=subprocess.DEVNULL,
    )
    try:
        process.wait(lasted * part)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert everything(sqlite_url(tmp_path)) in (before, wanted)
