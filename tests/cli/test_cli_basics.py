"""games, rules, replay, bench, and what bad input gets: one sentence, exit code 2, no traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from command import ENVIRONMENT, ludothek, started

from ludothek.kernel.mode import COMPILED
from ludothek.kernel.rng import seed_hash

RECORDS = Path(__file__).parents[1] / "records" / "worldsfair"
RECORD = RECORDS / "2-greedy.json"


def test_version_says_which_mode_runs() -> None:
    told = started("--version").stdout
    assert told.startswith("ludothek 0.1.0 (compiled with mypyc" if COMPILED else "ludothek 0.1.0 (pure Python")


def test_games_lists_titles_seats_options_and_minds() -> None:
    listed = ludothek("games").stdout
    assert "worldsfair World’s Fair 1893" in listed
    assert "2 to 4 players" in listed
    assert "approvals" in listed and "automatic" in listed and "ask" in listed
    assert "random, greedy, search, and most-cards" in listed


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "World’s Fair 1893"),
        ("de", "Weltausstellung 1893"),
        ("fr", "Exposition universelle Chicago 1893"),
        ("nl", "Wereldtentoonstelling 1893"),
        ("pl", "Wystawa Światowa 1893"),
    ],
)
def test_every_language_is_spoken(language: str, title: str) -> None:
    assert title in ludothek("games", "--lang", language).stdout
    assert title in ludothek("--lang", language, "games").stdout


def test_rules_shows_one_rule_or_all() -> None:
    one = ludothek("rules", "worldsfair", "wf-16").stdout
    assert one.startswith("WF-16 George Davis\n")
    assert "WF-17" not in one
    page = ludothek("rules", "worldsfair").stdout
    assert all(f"WF-{n} " in page for n in range(1, 49))


def test_replay_checks_the_record_and_tells_the_game() -> None:
    told = ludothek("replay", str(RECORD))
    assert told.returncode == 0
    decisions = json.loads(RECORD.read_text(encoding="utf-8"))["decisions"]
    assert f"Decision 1 of {len(decisions)}, ● Orange: {decisions[0]}" in told.stdout
    assert f"The record is valid: {len(decisions)} decisions, the result is as written." in told.stdout


def test_replay_checks_the_seed_against_the_hash_that_was_public() -> None:
    hashed = seed_hash(int(json.loads(RECORD.read_text())["seed"], 16))
    told = ludothek("replay", str(RECORD), "--seed-hash", f" {hashed.upper()} ")
    assert told.returncode == 0
    assert told.stdout.endswith("The seed matches the published hash: nothing was tampered with.\n")
    wrong = ludothek("replay", str(RECORD), "--seed-hash", "0" * 64)
    assert wrong.returncode == 2
    assert (
        wrong.stderr == f"ludothek: The seed of the record is not the one that was published: its hash is {hashed}.\n"
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "An den Karten wurde nichts verändert"),
        ("fr", "aucune carte"),
        ("nl", "niet met de kaarten geknoeid"),
        ("pl", "nikt nie ingerował w losowanie"),
    ],
)
def test_replay_says_in_every_language_that_the_seed_is_right(language: str, sentence: str) -> None:
    hashed = seed_hash(int(json.loads(RECORD.read_text())["seed"], 16))
    told = ludothek("replay", str(RECORD), "--seed-hash", hashed, "--lang", language)
    assert sentence in " ".join(told.stdout.split())


def test_replay_stops_where_it_is_told() -> None:
    told = ludothek("replay", str(RECORD), "--to", "3").stdout
    assert "Decision 3 of" in told
    assert "Decision 4 of" not in told
    assert "The record is valid" not in told


def test_bench_prints_one_object_per_seat_count() -> None:
    rows = json.loads(ludothek("bench", "worldsfair", "--json", "--seconds", "0.01").stdout)
    assert [row["seats"] for row in rows] == [2, 3, 4]
    for row in rows:
        numbers = ("decisions_per_second", "api_decisions_per_second", "games_per_second", "clones_per_second")
        assert all(isinstance(row[name], int) and row[name] > 0 for name in (*numbers, "bytes_per_state"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Still missing: COMMAND; see ludothek --help."),
        (("dance",), "COMMAND is one of games, play, "),
        (("play", "chess"), "There is no title “chess”; there is essen, "),
        (("rules", "chess"), "There is no title “chess”; there is essen, "),
        (("rules", "worldsfair", "99"), "worldsfair has rules WF-1 to WF-48, not “99”."),
        (("play", "worldsfair", "--seats", "5"), "worldsfair is for 2 to 4 players, not 5."),
        (("play", "worldsfair", "--seats", "two"), "--seats is a number, not “two”; see ludothek play --help."),
        (("play", "worldsfair", "--minds", "deepblue"), "worldsfair has the computer players novice, casual, skilled, expert, master, random, greedy, search, most-cards, not “deepblue”."),
        (("play", "worldsfair", "--seat", "7"), "A seat is a number from 1 to 3 or one of orange, blue, green, not “7”."),
        (("play", "worldsfair", "--seats", "2", "--minds", "random,random,random"), "--minds names 3 computer players, but there are 2 seats."),
        (("play", "worldsfair", "-o", "aprovals=ask"), "worldsfair has no option “aprovals”; it has approvals."),
        (("play", "worldsfair", "-o", "approvals=no"), "Option approvals of worldsfair is one of automatic, ask, not “no”."),
        (("play", "worldsfair", "-o", "approvals"), "An option is written NAME=VALUE, not “approvals”."),
        (("play", "worldsfair", "--seed", "dice"), "A seed is a number such as 42 or 0x2a, not “dice”."),
        (("play", "worldsfair", "--seed", "-1"), "A seed is a number from 0 to 2**128 - 1, not -1."),
        (("games", "--lang", "xx"), "--lang is one of en, de, fr, nl, pl, not “xx”; see ludothek games --help."),
        (("sim", "worldsfair", "--minds", "greedy,nobody"), "worldsfair has the computer players"),
        (("sim", "worldsfair", "--seats", "3", "--minds", "greedy,random"), "--seats says 3, but --minds names 2: greedy, random."),
        (("sim", "worldsfair", "--games", "0"), "At least one game must be played, not 0."),
        (("sim", "worldsfair", "--seed", "-1", "--games", "1"), "A seed is a number from 0 to 2**128 - 1, not -1."),
        (("sim", "worldsfair", "--seats", "0"), "worldsfair is for 2 to 4 players, not 0."),
        (("rules", "worldsfair", "EU-12"), "worldsfair has rules WF-1 to WF-48, not “EU-12”."),
        (("sim", "worldsfair", "--jobs", "0"), "At least one job must run, not 0."),
        (("sim", "worldsfair", "--out", "results.xlsx"), "Results are written to a file ending in .csv or .parquet, not to “results.xlsx”."),
        (("replay", "nowhere.json"), "No such file or directory: nowhere.json."),
        (("replay", str(RECORD), "--to", "9999"), "The record has "),
        (("replay", str(RECORDS)), "Is a directory: "),
        (("replay", str(RECORD), "--seed-hash", "abc"), "The hash of a seed is 64 hexadecimal digits, not “abc”."),
        (("replay", str(RECORD), "--game", "2"), "2-greedy.json holds one game; --game is for .jsonl files of many."),
        (("export", str(RECORD)), "Still missing: --to; see ludothek export --help."),
        (("export", str(RECORD), "--to", "decisions.csv"), "Decisions are written to a file ending in .parquet, not to “decisions.csv”."),
        (("bench", "worldsfair", "--seconds", "0"), "A measurement lasts more than 0 and at most 3600 seconds, not 0."),
    ],
)  # fmt: skip
def test_bad_input_gets_one_sentence_and_exit_code_2(arguments: tuple[str, ...], sentence: str) -> None:
    told = ludothek(*arguments)
    assert told.returncode == 2
    assert told.stderr.startswith(f"ludothek: {sentence}")
    assert told.stderr.count("\n") == 1
    assert "Traceback" not in told.stderr + told.stdout


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text[:-40], "The record is not JSON: "),
        (lambda text: text.replace('"place ', '"plonk ', 1), "Decision 1 (line "),
        (lambda text: text.replace('"scores": [\n      ', '"scores": [\n      9'), "The record says scores "),
        (lambda text: text.replace("worldsfair", "chess"), "There is no title “chess”"),
        (lambda _: "\x00\x01", "The record is not JSON: "),
    ],
)
def test_a_broken_or_tampered_record_gets_one_sentence(change, sentence: str, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    broken = tmp_path / "broken.json"
    broken.write_text(change(RECORD.read_text(encoding="utf-8")), encoding="utf-8")
    told = ludothek("replay", str(broken))
    assert told.returncode == 2
    assert told.stderr.startswith(f"ludothek: {sentence}")
    assert told.stderr.count("\n") == 1


def test_a_file_that_is_not_text_gets_one_sentence(tmp_path: Path) -> None:
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    told = ludothek("replay", str(binary))
    assert told.returncode == 2
    assert told.stderr == "ludothek: The file is not text in UTF-8: invalid start byte at byte 0.\n"


def into(target: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = f'"{sys.executable}" -m ludothek {" ".join(arguments)} {target}'
    return subprocess.run(["bash", "-c", command], capture_output=True, text=True, env=ENVIRONMENT, timeout=120)


def test_a_full_disk_gets_one_sentence() -> None:
    told = into("> /dev/full", "rules", "worldsfair")
    assert told.returncode == 2
    assert told.stderr == "ludothek: No space left on device.\n"


def test_results_on_a_full_disk_get_one_sentence(tmp_path: Path) -> None:
    full = tmp_path / "results.csv"
    full.symlink_to("/dev/full")
    told = ludothek("sim", "worldsfair", "--games", "3", "--out", str(full), "--overwrite")
    assert told.returncode == 2
    assert told.stderr.splitlines()[-1].startswith("ludothek: No space left on device")
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    "arguments", [("rules", "worldsfair"), ("games",), ("bench", "worldsfair", "--json", "--seconds", "0.01")]
)
def test_a_closed_pipe_gets_one_sentence(arguments: tuple[str, ...]) -> None:
    told = into("| true; exit ${PIPESTATUS[0]}", *arguments)
    assert told.returncode == 2
    assert told.stderr == "ludothek: The output was closed before everything was written.\n"


def test_output_that_cannot_hold_our_signs_gets_question_marks() -> None:
    told = started("replay", str(RECORD), "--to", "1", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert told.returncode == 0
    assert "Decision 1 of" in told.stdout


def test_closed_streams_do_no_harm() -> None:
    assert into(">&-", "games").returncode == 0
    assert into("2>/dev/full", "rules", "chess").returncode == 2


def test_a_broken_package_does_not_hide_the_other_titles(tmp_path: Path) -> None:
    offer = tmp_path / "broken-1.0.dist-info"
    offer.mkdir()
    (offer / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (offer / "entry_points.txt").write_text("[ludothek.games]\nbroken = nowhere:GAME\n")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    told = started("games", PYTHONPATH=path)
    assert told.returncode == 0
    assert "worldsfair" in told.stdout
    assert (
        told.stderr == "ludothek: The title “broken” cannot be loaded from nowhere:GAME: No module named 'nowhere'.\n"
    )


def test_a_title_without_a_drawing_can_be_played_and_replayed(tmp_path: Path) -> None:
    told = ludothek("play", "sealed", "--seed", "1", "--seats", "2", typed="1\n" * 3, home=tmp_path)
    assert told.returncode == 0, told.stderr
    (file,) = (tmp_path / "ludothek" / "games").glob("*.json")
    assert ludothek("replay", str(file)).returncode == 0
