"""The page for hosts leaves no setting out, and says of each what the code says."""

from __future__ import annotations

import json
import re
import shlex
import sqlite3
from pathlib import Path

import pytest

from ludothek.cli.main import parser
from ludothek.cli.serve import settings
from ludothek.kernel.errors import LudothekError
from ludothek.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "hosting.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `(--[a-z-]+)` \| `(LUDOTHEK_[A-Z_]+)` \| (.+?) \| (.+?) \|$", PAGE, re.MULTILINE)


def test_every_setting_has_a_row_with_its_flag_and_its_variable() -> None:
    names = [name.replace("_", "-") for name in Settings.__struct_fields__]
    assert sorted(flag for flag, *_ in ROWS) == sorted(f"--{name}" for name in names)
    for flag, variable, *_ in ROWS:
        assert variable == f"LUDOTHEK_{flag[2:].replace('-', '_').upper()}"


def test_every_flag_is_a_setting_or_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {flag for flag, *_ in ROWS} | {"--no-open", "--lang"}
    with pytest.raises(SystemExit):
        parser().parse_args(["serve", "--help"])
    flags = set(re.findall(r"--[a-z-]+", capsys.readouterr().out.partition("options:")[2]))
    assert flags - {"--help"} == shown


def test_the_defaults_are_those_of_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(f"LUDOTHEK_{name.upper()}", raising=False)
    usual = settings(parser().parse_args(["serve"]))
    for flag, _, default, _ in ROWS:
        value = getattr(usual, flag[2:].replace("-", "_"))
        if flag not in ("--data", "--workers"):
            said = None if default == "none" else default.strip("`")
            assert (None if value is None else f"{value:g}" if isinstance(value, float) else str(value)) == said, flag


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_variable_sets_what_its_flag_sets(row: tuple[str, str, str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    flag, variable, *_ = row
    name = flag[2:].replace("-", "_")
    value = "https://7" if name == "public_url" else "7"
    monkeypatch.setenv(variable, value)
    by_variable = getattr(settings(parser().parse_args(["serve"])), name)
    monkeypatch.setenv(variable, "8")
    by_flag = getattr(settings(parser().parse_args(["serve", flag, value])), name)
    assert by_variable == by_flag
    assert str(by_flag) in (value, "7.0")


@pytest.mark.parametrize(
    ("flag", "value", "sentence"),
    [
        ("--workers", "0", "--workers is a number from 1 on, not 0."),
        ("--limits", "-1", "--limits is a number from 0 on, not -1.0."),
        ("--thought-seconds", "0", "--thought-seconds is a time above 0, not 0.0."),
        ("--public-url", "games.example", "--public-url begins with https:// or http://, not 'games.example'."),
    ],
)
def test_what_no_server_can_be_run_with_is_refused(flag: str, value: str, sentence: str) -> None:
    with pytest.raises(LudothekError) as refused:
        settings(parser().parse_args(["serve", f"{flag}={value}"]))
    assert str(refused.value) == sentence


def test_a_backup_by_the_commands_of_the_page_is_whole(tmp_path: Path) -> None:
    """The two statements for SQLite, through the library instead of its command."""
    file, copy = tmp_path / "ludothek.sqlite3", tmp_path / "copy.sqlite3"
    source = sqlite3.connect(file)
    source.execute("PRAGMA journal_mode = WAL")
    source.execute("CREATE TABLE kept (name)")
    source.execute("INSERT INTO kept VALUES ('secret')")
    source.commit()
    (statement,) = re.findall(r'"(VACUUM INTO )', PAGE)
    source.execute(f"{statement}'{copy}'")
    assert sqlite3.connect(copy).execute("SELECT name FROM kept").fetchall() == [("secret",)]


def test_the_unit_starts_the_command_there_is() -> None:
    (line,) = re.findall(r"^ExecStart=(.+)$", PAGE, re.MULTILINE)
    program, *arguments = shlex.split(line)
    assert program.endswith("/ludothek")
    assert parser().parse_args(arguments).no_open


def test_the_compose_file_starts_the_command_there_is_with_variables_there_are() -> None:
    (file,) = re.findall(r"^```yaml\n(.+?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    (command,) = re.findall(r"^ +CMD (.+)$", file, re.MULTILINE)
    program, *arguments = json.loads(command)
    assert program.endswith("/ludothek")
    assert parser().parse_args(arguments).no_open
    assert set(re.findall(r"^ +(LUDOTHEK_[A-Z_]+):", file, re.MULTILINE)) <= {variable for _, variable, *_ in ROWS}
