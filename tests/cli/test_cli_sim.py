"""Many games: the counting, the files, Ctrl-C."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from command import ENVIRONMENT, ludothek
from waiting import happens

from ludothek.arena.simulate import Played
from ludothek.arena.tournament import start

MATCH = ("sim", "worldsfair", "--seats", "3", "--minds", "greedy,random,random", "--seed", "1")


def test_wins_scores_and_length_are_reported() -> None:
    told = ludothek(*MATCH, "--games", "30", "--jobs", "2")
    assert told.returncode == 0
    for word in ("By computer player", "By seat", "greedy", "random", "● Orange", "95% interval", "30 games"):
        assert word in told.stdout


def test_the_games_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    for file, jobs in zip(files, ("1", "2"), strict=True):
        ludothek(*MATCH, "--games", "20", "--jobs", jobs, "--out", str(file))
    assert files[0].read_text() == files[1].read_text()
    records = [file.with_suffix(".records.jsonl").read_text() for file in files]
    assert records[0] == records[1]


def test_csv_has_a_row_per_seat_and_every_record_replays(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    ludothek(*MATCH, "--games", "6", "--out", str(file))
    with file.open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == 18
    assert sum(float(row["win"]) for row in rows) == 6.0
    again = ludothek(*MATCH, "--games", "6", "--out", str(file))
    assert again.stderr == f"ludothek: {file} already exists; choose another name, or say --overwrite.\n"
    assert ludothek(*MATCH, "--games", "6", "--out", str(file), "--overwrite").returncode == 0
    assert [row["mind"] for row in rows[:6]] == ["greedy", "random", "random", "random", "greedy", "random"]
    records = file.with_suffix(".records.jsonl")
    documents = [json.loads(line) for line in records.read_text().splitlines()]
    assert [row["score"] for row in rows[:3]] == [str(score) for score in documents[0]["result"]["scores"]]
    assert ludothek("replay", str(records), "--game", "5").returncode == 0
    assert "All 6 games in the file are valid." in ludothek("replay", str(records)).stdout
    games = records.read_text().splitlines()
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join([games[0], games[1].replace("place", "plonk", 1)]))
    assert ludothek("replay", str(broken)).stderr.startswith("ludothek: Game 1: Decision 1 (line 1) is wrong: “plonk ")
    broken.write_text("")
    assert ludothek("replay", str(broken)).stderr == "ludothek: broken.jsonl holds no game.\n"
    missing = ludothek("replay", str(records), "--game", "6")
    assert missing.stderr == "ludothek: results.records.jsonl holds games 0 to 5, not 6.\n"


def test_parquet_holds_the_same_table(tmp_path: Path) -> None:
    ludothek(*MATCH, "--games", "4", "--out", str(tmp_path / "a.csv"))
    ludothek(*MATCH, "--games", "4", "--out", str(tmp_path / "b.parquet"))
    table = pyarrow.parquet.read_table(tmp_path / "b.parquet").to_pylist()
    with (tmp_path / "a.csv").open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [{key: str(value) for key, value in row.items()} for row in table] == rows


def test_simulated_games_are_exported_decision_by_decision(tmp_path: Path) -> None:
    ludothek("sim", "worldsfair", "--games", "2", "--seed", "1", "--out", str(tmp_path / "results.csv"))
    records, target = tmp_path / "results.records.jsonl", tmp_path / "decisions.parquet"
    assert ludothek("export", str(records), "--to", str(target)).returncode == 0
    decided = [len(json.loads(line)["decisions"]) for line in records.read_text().splitlines()]
    games = pyarrow.parquet.read_table(target)["game"].to_pylist()
    assert [games.count(game) for game in range(2)] == decided


def test_fixed_seats_stay(tmp_path: Path) -> None:
    file = tmp_path / "fixed.csv"
    ludothek(*MATCH, "--games", "3", "--fixed-seats", "--out", str(file))
    with file.open(newline="") as lines:
        assert [row["mind"] for row in csv.DictReader(lines)] == ["greedy", "random", "random"] * 3


@pytest.mark.long
def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "stopped.csv"
    records = file.with_suffix(".records.jsonl")
    for jobs in ("1", "2"):
        command = [sys.executable, "-m", "ludothek", *MATCH, "--games", "1000000", "--jobs", jobs, "--out", str(file)]
        running = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True
        )
        try:
            assert happens(lambda: records.exists() and records.stat().st_size)
        finally:  # whatever happens, it does not play for ever
            os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
        assert running.returncode == 130
        assert "Traceback" not in err
        games = len(records.read_text().splitlines())
        assert games > 0
        assert f"Stopped: {games:,} of 1,000,000 games were played." in out
        with file.open(newline="") as lines:
            assert len(list(csv.DictReader(lines))) == 3 * games
        file.unlink()
        records.unlink()


# ludothek arena


def test_an_arena_goes_on_where_it_was_and_writes_a_report(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    arguments = ("arena", "worldsfair", "--minds", "greedy,random", "--out", str(folder))
    first = ludothek(*arguments, "--games", "4", "--seed", "7")
    assert "What winners do differently" in first.stdout
    kept = (folder / "games.jsonl").read_bytes()
    again = ludothek(*arguments, "--games", "6")
    assert "4 games were played before" in again.stdout
    assert (folder / "games.jsonl").read_bytes().splitlines()[1:5] == kept.splitlines()[1:]
    assert (folder / "report.html").read_text().startswith("<!doctype html>")
    assert pyarrow.parquet.read_table(folder / "seats.parquet").num_rows == 12


def test_an_arena_that_is_interrupted_keeps_its_games_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C in the middle; then the same command ends with the same games as if nothing had been."""

    def interrupted(*given: Any) -> Iterator[Played]:
        games = start(*given)
        for _ in range(3):
            yield next(games)
        signal.raise_signal(signal.SIGINT)
        yield next(games)
        raise AssertionError("another game was begun")

    cup, whole = tmp_path / "cup", tmp_path / "whole"
    match = ["--minds", "novice,random", "--games", "6", "--seed", "7", "--jobs", "1"]
    arguments = ["arena", "worldsfair", *match, "--out"]
    with monkeypatch.context() as patch:
        patch.setattr("ludothek.cli.arena.start", interrupted)
        stopped = ludothek(*arguments, str(cup))
    assert stopped.returncode == 130 and "Traceback" not in stopped.stderr
    assert len((cup / "games.jsonl").read_bytes().splitlines()) == 1 + 4
    assert not (cup / "report.html").exists()
    assert "4 games were played before" in ludothek(*arguments, str(cup)).stdout
    assert ludothek(*arguments, str(whole)).returncode == 0
    for name in ("games.jsonl", "report.html"):
        assert (cup / name).read_bytes() == (whole / name).read_bytes()


def test_two_sets_of_components_are_compared_in_one_report(tmp_path: Path) -> None:
    own = tmp_path / "rich.toml"
    own.write_text("money = { start = 500 }\n")
    arguments = ["arena", "essen", "--minds", "random", "--games", "2", "--out", str(tmp_path / "cup"), "--lang", "en"]
    told = ludothek(*arguments, "--content", str(own), "--against", "shipped")
    assert "own components" in told.stdout
    assert "shipped components" in told.stdout
    refused = ludothek(*arguments, "--against", "shipped")
    assert refused.returncode == 2
    assert "say which those are" in refused.stderr
