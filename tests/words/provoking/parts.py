"""What nothing but a part of the program refuses: records that are wrong, a database in trouble, what is broken."""

from __future__ import annotations

import errno
import io
import sqlite3
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from command import ludothek
from recorded import RECORDS

import ludothek as package
from ludothek.arena import cluster
from ludothek.arena.simulate import Match, simulate
from ludothek.cli.admin import prune
from ludothek.cli.main import _file_trouble, main, parser
from ludothek.cli.screen import Screen
from ludothek.kernel import registry, rulebook
from ludothek.kernel.locale import catalogue
from ludothek.kernel.options import settle
from ludothek.kernel.record import Record, Result, parse_decision
from ludothek.kernel.session import Session
from ludothek.minds import mind
from ludothek.server import bus, exporting
from ludothek.server.database import connect, reading, sqlite_url
from ludothek.server.database_file import DatabaseFile
from ludothek.server.limits import Limits
from ludothek.server.refusals import fault
from ludothek.server.settings import Settings
from ludothek.training.plan import Plan
from ludothek.training.selfplay import positions
from provoking import Refusals


def records(refusals: Refusals) -> None:
    text = next((RECORDS / "worldsfair").glob("*.json")).read_text(encoding="utf-8")
    record = Record.read(text)
    assert record.result is not None
    plain: dict[str, Any] = msgspec.to_builtins(record)
    scores, ranks = record.result.scores, record.result.ranks
    wrong: dict[str, str | dict[str, object]] = {
        "record-not-json": "{",
        "record-form": "[]",
        "record-form-in": {"rules": "two"},
        "record-seed": {"seed": "x"},
        "record-handed": {"handed": [{"after": 99999, "seat": 0, "mind": None}]},
        "record-hinted": {"hints": [{"after": 0, "seat": 9}]},
        "record-own-content": {"content": "own"},
        "record-after-end": {"decisions": [*record.decisions, "pass"]},
        "record-decision": {"decisions": [7]},
        "record-notation": {"decisions": ["place mars"]},
        "record-goes-on": {"decisions": record.decisions[:-1]},
        "record-scores": {"result": {"scores": [99, *scores[1:]], "ranks": ranks}},
        "record-ranks": {"result": {"scores": scores, "ranks": [9, *ranks[1:]]}},
        "rules-version": {"rules": 99},
    }
    for reason, change in wrong.items():
        with refusals.refused(reason):
            Record.read(change if isinstance(change, str) else msgspec.json.encode({**plain, **change}).decode())
    fair = Record.decode(next((RECORDS / "essen").glob("*.json")).read_text(encoding="utf-8"))
    own = package.game("essen").with_content("money = { start = 500 }\n")
    with refusals.refused("record-usual-content"), pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_replaced", {"essen": own})
        _ = fair.game
    sealed = package.game("sealed").new(2, 1)
    with refusals.refused("seat-before-choice"):
        parse_decision(sealed, "bid 1")
    bids = Record.begin(package.game("sealed"), record.seats[:2], 1, {"low": False})
    bids.decisions, bids.result = ["bid 1"], Result([0, 0], [1, 1])
    with refusals.refused("record-seat-before-choice"):
        Record.read(bids.write())


def games(refusals: Refusals) -> None:
    refused = refusals.refused
    game = package.game("worldsfair")
    state = game.new(2, 1)
    with refused("seat-number"):
        state.legal(9)
    with refused("no-options"):
        settle("chess", (), {"moon": 1})
    with refused("no-own-content"):
        package.game("sealed").with_content("")
    with refused("no-rules"), pytest.MonkeyPatch.context() as patch:
        patch.setattr(rulebook, "rules", lambda *_: {})
        rulebook.rule(game, "WF-1")
    with refused("train-seats"):
        Plan("worldsfair", (), 1, 1, 1, "0" * 32).check()
    session = Session.start(game, ["Ada", "Ben"], 1)
    with refused("nothing-decided"):
        session.undo(0)
    session.decide(session.state.legal()[0])
    session.decide(session.state.legal()[0])
    with refused("revealed-since"):
        session.undo(0)
    while not session.state.over:
        session.decide(session.state.legal()[0])
    with refused("nothing-to-choose"):
        game.parse(session.state, "place electricity")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(package.game("sealed")), "max_decisions", 1)
        with refused("endless-game"):
            list(simulate(Match("sealed", ("random", "random"), 1, 1, {}, True, False, None), 1))
    with refused("endless"):
        judgement, features = game.judgement(), game.features()
        assert features is not None
        short: Any = SimpleNamespace(title=game.title, max_decisions=0)
        positions(short, game.new(2, 1), mind(game, "random"), judgement, features, 1, careless=True)
    with refused("cluster-version"):
        cluster._work("0.0", len, [])
    with refused("title-broken"):
        registry._load(EntryPoint("moon", "nowhere.at:ALL", "ludothek.games"))
    with refused("title-package"), pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_offered", lambda: {"moon": EntryPoint("moon", "sealed:GAME", "ludothek.games")})
        registry._installed("moon")


def troubles(refusals: Refusals, folder: Path) -> None:
    """Of files, of the database, of what is installed."""
    refused = refusals.refused
    for reason, number in (("file-forbidden", errno.EACCES), ("file", errno.EIO)):
        refusals.met(reason, _file_trouble(OSError(number, "Some trouble", "game.json")))
    refusals.met("system", _file_trouble(OSError("Some trouble")))
    refusals.met("fault-unnamed", fault(""))
    with refused("arguments"):
        _misread()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdout", io.TextIOWrapper(_Closed()))
        patch.setattr(sys, "stderr", said := io.StringIO())
        patch.setenv("LUDOTHEK_LANG", "de")
        main(["games"])
        refusals.heard("output-closed", "de", said.getvalue().removeprefix("ludothek: ").strip())
    with refused("channels-package"), pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "litestar.channels.backends.redis", None)
        bus.backend("redis://127.0.0.1:9")
    with refused("no-parquet"), pytest.MonkeyPatch.context() as patch:
        patch.setattr(exporting, "forms", lambda: ["json"])
        exporting.written([], "parquet")
    with refused("too-many-at-once"), Limits().hold("live connections", "Ada", 0):
        pass

    (folder / "broken").mkdir()
    file = folder / "broken" / "ludothek.sqlite3"
    file.write_bytes(b"no database at all" * 100)
    engine = connect(sqlite_url(folder / "broken"))
    with refused("damaged"), reading(engine):
        pass
    with refused("vacuum-failed"):
        prune._vacuum(Screen(catalogue("en")), engine, Settings(data=folder / "broken"))
    watched = DatabaseFile(engine)
    file.unlink()
    with refused("database-file-gone"):
        watched.check_after()


def _misread() -> None:
    parser().error("something new in Python")


class _Closed(io.BytesIO):
    """An output that nobody reads any more."""

    def write(self, _: object) -> int:
        raise BrokenPipeError


def damaged_backups(refusals: Refusals, folder: Path) -> None:
    """A check that does not hold is what SQLite finds wrong in a whole file."""
    from ludothek.server.database import migrate

    (folder / "checked").mkdir()
    engine = connect(sqlite_url(folder / "checked"))
    migrate(engine)
    engine.dispose()
    served = folder / "checked" / "ludothek.sqlite3"
    good = folder / "checked.backup"
    assert ludothek("backup", str(good), "--data", str(served.parent)).returncode == 0
    for file in (served, good):
        with sqlite3.connect(file) as database:
            database.execute("CREATE TABLE odd (number CHECK (number > 1))")
            database.execute("PRAGMA ignore_check_constraints = 1")
            database.execute("INSERT INTO odd VALUES (0)")
    for reason, line in (
        ("database-damaged", f"backup {folder}/none.backup --data {served.parent}"),
        ("backup-damaged", f"restore {good} --data {folder}/restored"),
    ):
        done = ludothek(*line.split(), LUDOTHEK_LANG="pl", COLUMNS="10000")
        refusals.heard(reason, "pl", done.stderr.removeprefix("ludothek: ").strip())
