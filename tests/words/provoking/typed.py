"""What the command line refuses, typed as somebody would; the files that are wrong lie in a folder made for it."""

from __future__ import annotations

import shutil
import socket
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
from command import ludothek
from recorded import RECORDS

from ludothek.kernel.record import Record
from ludothek.server import store
from ludothek.server.backup_file import SEAL
from ludothek.server.database import connect, migrate, sqlite_url, writing
from ludothek.server.serving import claim
from ludothek.training.plan import Begun, Plan
from provoking import FOREIGN, Refusals

FLAGS = "--data {data}"
TYPED = {
    # What argparse finds, and words of a wrong form.
    "arguments-missing": "rules",
    "arguments-unknown": "play --loud",
    "argument-choice": "dance",
    "argument-number": "serve --port x",
    "argument-alone": "serve --port",
    "argument-takes-none": "serve --no-open=1",
    "argument-ambiguous": "serve --conn 3",
    "count": "play --open few",
    "seed-number": "play --seed dice",
    "option-form": "play -o ask",
    "title": "play chess",
    "rule": "rules worldsfair WF-999",
    # Playing.
    "not-with-server": "play --server http://127.0.0.1 --resume",
    "not-at-home": "play worldsfair --open 2",
    "not-with-resume": "play worldsfair --resume",
    "not-with-table": "play worldsfair --table http://127.0.0.1/tables/abcdefgh2345",
    "no-unfinished-game": "play --resume",
    "more-minds-than-seats": "play worldsfair --minds greedy,greedy,greedy --seats 2",
    "seat-of-mind": "play worldsfair --minds greedy,greedy --seats 2 --seat 1",
    "seat-wanted": "play worldsfair --seat pink",
    "seed": "play worldsfair --seed -1",
    "no-seat-left": "play worldsfair --server http://127.0.0.1 --seats 2 --open 2",
    "server-address": "play --server http://a:b",
    "table-address": "play --table somewhere",
    "table-without-server": "play --table abcdefgh2345",
    "table-on-other-server": "play --server http://a.example --table http://b.example/tables/abcdefgh2345",
    "invitation-without-table": "play --server http://127.0.0.1 --invitation 1-heouq4uxrr63",
    "nobody-answers": "play --server http://127.0.0.1:9",
    # Records and files.
    "file-missing": "replay {folder}/nothing.json",
    "file-is-folder": "replay {folder}",
    "file-bytes": "replay {folder}/bytes.json",
    "file-of-one-game": "replay {folder}/game.json --game 1",
    "file-without-game": "replay {folder}/empty.jsonl",
    "game-of-file": "replay {folder}/two.jsonl --game 7",
    "for-one-game": "replay {folder}/two.jsonl --to 3",
    "in-game": "replay {folder}/wrong.jsonl",
    "to-beyond-end": "replay {folder}/game.json --to 99999",
    "seed-hash": "replay {folder}/game.json --seed-hash x",
    "other-seed": "replay {folder}/game.json --seed-hash " + "0" * 64,
    "file-no-text": "play worldsfair --content {folder}/bytes.json",
    "in-file": "play sealed --content {folder}/game.json",
    "decisions-file": "export {folder}/game.json --to {folder}/x.csv",
    "decisions-mixed": "export {folder}/game.json {folder}/other.json --to {folder}/mixed.parquet",
    # Computer players by themselves.
    "seats-or-minds": "sim worldsfair --seats 3 --minds greedy,random",
    "jobs": "sim worldsfair --jobs 0",
    "games": "sim worldsfair --games 0",
    "results-file": "sim worldsfair --out {folder}/x.txt",
    "file-there": "sim worldsfair --games 1 --out {folder}/held.csv",
    "tournament-without-minds": "arena worldsfair --minds , --out {folder}/arena",
    "mind-enters-once": "arena worldsfair --minds greedy,greedy --out {folder}/arena",
    "against-without-content": "arena worldsfair --minds greedy --against shipped",
    "extra": "arena worldsfair --minds greedy,random --games 1 --on here --out {folder}/arena",
    "no-tournament": "arena worldsfair --minds greedy,random --games 1 --out {folder}/nonsense",
    "other-tournament": "arena worldsfair --minds greedy,random --games 1 --seed 8 --out {folder}/held",
    "tournament-longer": "arena worldsfair --minds random --games 1 --seed 7 --out {folder}/held",
    "measurement": "bench --seconds 0",
    "content-without-title": "bench --content {folder}/game.json",
    "no-features": "train sealed --seats 2 --out {folder}/training",
    "train-games": "train worldsfair --seats 2 --greedy 0 --out {folder}/training",
    "train-iterations": "train worldsfair --seats 2 --iterations 0 --out {folder}/training",
    "other-training": "train worldsfair --seats 2 --seed 8 --out {folder}/trained",
    "other-features": "train worldsfair --seats 2 --seed 7 --out {folder}/trained",
    "no-training": "train worldsfair --seats 2 --out {folder}/untrained",
    # A server and its database.
    "flag-least": "serve --limits -1",
    "flag-one-of": "serve --registration x",
    "thought-seconds": "serve --thought-seconds 0",
    "public-url": "serve --public-url games.example",
    "smtp": "serve --smtp mail.example",
    "smtp-public-url": "serve --smtp smtp://mail.example --mail-from a@place.example --host 0.0.0.0",
    "mail-from": "serve --smtp smtp://mail.example --mail-from x",
    "data-folder": "serve --data {folder}/game.json/data",
    "port": f"serve --port 70000 {FLAGS}",
    "port-taken": "serve --port {taken} " + FLAGS,
    "no-listening": f"serve --host 192.0.2.1 --port 0 {FLAGS}",
    "channels": f"serve --channels-url pigeons --port 0 {FLAGS}",
    "database-kind": "serve --database-url mysql://a/b",
    "database-address": "serve --database-url nothing",
    "database-of": "serve --data {folder}/unreadable",
    "database-newer": "serve --data {folder}/newer",
    "database-version": "admin list people --data {folder}/foreign",
    "no-database": "admin list people --data {folder}/nowhere",
    "backup-there": "backup {folder}/game.json --data {folder}/served",
    "backup-unwritten": "backup {folder}/game.json/x --data {folder}/served",
    "backup-no-database": "backup {folder}/new.backup --data {folder}/nowhere",
    "backup-foreign": "backup {folder}/new.backup --data {folder}/foreign",
    "backup-none": f"restore nothing.backup {FLAGS}",
    "backup-not-ours": "restore {folder}/game.json " + FLAGS,
    "backup-unfinished": "restore {folder}/served/ludothek.sqlite3 " + FLAGS,
    "backup-newer": "restore {folder}/newer.backup " + FLAGS,
    "backup-changed": "restore {folder}/changed.backup " + FLAGS,
    "backup-torn": "restore {folder}/torn.backup " + FLAGS,
    "restore-holds": "restore {folder}/good.backup --data {folder}/held-server",
    "restore-unreadable": "restore {folder}/good.backup --data {folder}/overwritten",
    "not-restored": "restore {folder}/good.backup --data {folder}/game.json/x",
    "served-already": "restore {folder}/good.backup --data {folder}/locked",
    "ban-until-or-for": "admin ban x --until 2030-01-01 --for 1d",
    "time-form": "admin ban x --for 3y",
    "date-form": "admin ban x --until tomorrow",
    "dry-run-vacuum": "admin prune --dry-run --vacuum",
    "no-games-in": "admin prune --data {folder}/nowhere",
    "vacuum-postgresql": "admin prune --vacuum --database-url postgresql://127.0.0.1:9/x",
    "database-unusable": "admin prune --database-url postgresql://127.0.0.1:9/x",
}
"""By reason, what is typed."""


def commands(refusals: Refusals, folder: Path) -> None:
    places = _places(folder)
    claim(folder / "locked" / "ludothek.sqlite3")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        places["taken"] = str(taken.getsockname()[1])
        for number, (reason, line) in enumerate(TYPED.items()):
            _type(refusals, reason, line.format_map(places), FOREIGN[number % len(FOREIGN)], folder)
    _type(refusals, "variable-number", "serve", "de", folder, LUDOTHEK_PORT="x")
    _type(refusals, "variable-yes-or-no", "serve", "fr", folder, LUDOTHEK_LOCAL_WEBHOOKS="x")


def _type(refusals: Refusals, reason: str, line: str, language: str, folder: Path, **environment: str) -> None:
    done = ludothek(*line.split(), home=folder / "home", LUDOTHEK_LANG=language, COLUMNS="10000", **environment)
    refusals.heard(reason, language, done.stderr.removeprefix("ludothek: ").strip().replace("\n", " "))


def _places(folder: Path) -> dict[str, Any]:
    """Make the files and databases that something is wrong with."""
    game = next((RECORDS / "worldsfair").glob("*.json"))
    other = next((RECORDS / "essen").glob("*.json"))
    shutil.copy(game, folder / "game.json")
    shutil.copy(other, folder / "other.json")
    record = Record.decode(game.read_text(encoding="utf-8"))
    (folder / "two.jsonl").write_text(record.write_line() * 2, encoding="utf-8")
    (folder / "wrong.jsonl").write_text("{}\n{}\n")
    (folder / "empty.jsonl").write_text("")
    (folder / "held.csv").write_text("")
    (folder / "bytes.json").write_bytes(b"\xff\xfe")
    for name, text in (("nonsense/games.jsonl", "{}\n"), ("untrained/training.json", "{}")):
        (folder / name).parent.mkdir()
        (folder / name).write_text(text)
    ludothek(*f"arena worldsfair --minds random --games 2 --seed 7 --out {folder}/held".split())
    plan = Plan("worldsfair", (2,), 10_000, 2_000, 60, f"{7:032x}")
    (folder / "trained").mkdir()
    (folder / "trained" / "training.json").write_bytes(msgspec.json.encode(Begun(plan, ("luck",))))

    for name in ("served", "held-server", "locked"):
        (folder / name).mkdir()
        migrate(engine := connect(sqlite_url(folder / name)))
        engine.dispose()
    engine = connect(sqlite_url(folder / "held-server"))
    with writing(engine) as connection:
        store.add_person(connection, "ada", "Ada", 1)
    engine.dispose()
    (folder / "foreign").mkdir()
    with sqlite3.connect(folder / "foreign" / "ludothek.sqlite3") as database:
        database.execute("CREATE TABLE tables (id TEXT)")
    (folder / "newer").mkdir()
    with sqlite3.connect(folder / "newer" / "ludothek.sqlite3") as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('tomorrow')")
    for name in ("unreadable", "overwritten"):
        (folder / name).mkdir()
        (folder / name / "ludothek.sqlite3").write_bytes(b"no database at all" * 100)
    done = ludothek("backup", str(folder / "good.backup"), "--data", str(folder / "served"))
    assert done.returncode == 0, done.stderr
    for name, change in (("newer", "format = 99"), ("changed", "digest = 'x'")):
        shutil.copy(folder / "good.backup", folder / f"{name}.backup")
        with sqlite3.connect(folder / f"{name}.backup") as database:
            database.execute(f"UPDATE {SEAL} SET {change}")
    torn = (folder / "good.backup").read_bytes()
    (folder / "torn.backup").write_bytes(torn[:100] + b"x" * 8000)
    return {"folder": folder, "data": folder / "data"}
