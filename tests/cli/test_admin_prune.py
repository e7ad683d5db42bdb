"""``ludothek admin prune``: with the server running or not, on SQLite and PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest
from migrated import migrated_database
from server.running import Running
from server.test_pruning import Made, Sitting, Someone, fill
from services.postgres import Postgres
from sqlalchemy import func, select

from ludothek.cli.main import main
from ludothek.server import schema, store
from ludothek.server.clock import wall
from ludothek.server.database import connect, migrate, reading, sqlite_url, writing

SPAM = Made("open", 0, [Sitting(0, 0, 0), Sitting(None, 0, 0)], 5.0, None, False, [1])
SOLO = Made("finished", 0, [Sitting(0, 3, 0), Sitting(None, 0, 2)], 50.0, None, False, [])
SHARED = Made("finished", 0, [Sitting(0, 3, 0), Sitting(1, 2, 0)], 5000.0, None, False, [])


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.test_pruning.NOW", wall())


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return migrated_database(postgres)


def made(database: str, *tables: Made) -> str:
    engine = connect(database)
    migrate(engine)
    with writing(engine) as connection:
        fill(connection, [Someone(False, 500.0, [500.0])] * 3, list(tables))
    engine.dispose()
    return database


def left(database: str) -> int:
    engine = connect(database)
    with reading(engine) as connection:
        number = connection.scalar(select(func.count()).select_from(schema.tables))
    engine.dispose()
    return int(number or 0)


def prune(database: str, *more: str) -> int:
    return main(["admin", "prune", "--lang", "en", "--database-url", database, *more])


def test_a_dry_run_says_what_goes_and_leaves_it(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    made(database, *[SPAM] * 3, *[SOLO] * 2, SHARED)
    assert prune(database, "--dry-run") == 0
    told = capsys.readouterr().out
    assert "Tables that would be removed: 5 (about 0.0 MB)" in told
    assert "finished games of guests without other people: 2" in told
    assert "tables nobody played at, and records guests uploaded: 3" in told
    assert "Sessions nobody used: 3. Guests who left nothing: 1." in told
    assert left(database) == 6
    assert prune(database, "--keep-solo", "0") == 0
    assert "Tables removed: 3 " in capsys.readouterr().out
    assert left(database) == 3


def test_a_command_that_prunes_is_in_the_audit_log_and_a_dry_run_is_not(database: str) -> None:
    made(database, SPAM)
    for more in (("--dry-run",), ("--keep-solo", "7")):
        assert prune(database, *more) == 0
    engine = connect(database)
    with reading(engine) as connection:
        entries = store.newest_audit(connection)
    engine.dispose()
    kept = "days kept: finished 0, solo 7, abandoned 90, unplayed 1, sessions 400"
    assert [(each.who, each.what, each.why) for each in entries] == [(None, "prune", kept)]


def test_what_is_not_said_is_as_the_server_keeps_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """While it runs, and then without it."""
    database = sqlite_url(tmp_path)
    with Running(tmp_path, "--keep-solo", "0") as server:
        made(database, SPAM, SOLO, SHARED)
        assert prune(database) == 0
        assert left(database) == 2
        assert main(["admin", "prune", "--data", str(tmp_path), "--vacuum"]) == 2
        assert "served by another Ludothek already" in capsys.readouterr().err
        server.stop()
    assert prune(database) == 0
    assert left(database) == 2
    assert prune(database, "--keep-solo", "30") == 0
    assert left(database) == 1


def test_vacuum_makes_the_file_smaller(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = made(sqlite_url(tmp_path), *[SPAM] * 400)
    before = (tmp_path / "ludothek.sqlite3").stat().st_size
    assert main(["admin", "prune", "--data", str(tmp_path), "--vacuum", "--lang", "en"]) == 0
    after = (tmp_path / "ludothek.sqlite3").stat().st_size
    assert f"and now has {after / 1e6:.1f} MB" in capsys.readouterr().out
    assert after < before / 1.5
    assert left(database) == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--data", "NOWHERE"), "There are no games in "),
        (("--data", "NOWHERE", "--dry-run", "--vacuum"), "--dry-run changes nothing, --vacuum does"),
        (("--data", "NOWHERE", "--keep-solo=-1"), "--keep-solo is a number of at least 0, not -1."),
        (("--database-url", "postgresql://nowhere/games", "--vacuum"), "--vacuum is for an SQLite file"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [str(tmp_path / "nowhere") if each == "NOWHERE" else each for each in arguments]
    assert main(["admin", "prune", *given]) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()
