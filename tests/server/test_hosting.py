"""The page for hosts leaves no setting out, and says of each what the code says."""

from __future__ import annotations

import inspect
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from services.fixtures import insist

from ludothek.cli.main import parser
from ludothek.cli.serve import settings
from ludothek.kernel.errors import LudothekError
from ludothek.server.metrics import Metrics, counted
from ludothek.server.routes import operations
from ludothek.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "hosting.md").read_text(encoding="utf-8")
EXAMPLES = DOCS / "hosting"
NUMBER = re.compile(r"ludothek_[a-z_]+")
LOOKED_UP = {f"ludothek_{name}" for name in re.findall(r'gauge\("([a-z_]+)"', inspect.getsource(operations))}
"""Numbers that are looked up when somebody asks."""
ROWS = re.findall(r"^\| `(--[a-z-]+)` \| `(LUDOTHEK_[A-Z_]+)` \| (.+?) \| (.+?) \|$", PAGE, re.MULTILINE)


def example(name: str) -> str:
    return (EXAMPLES / name).read_text(encoding="utf-8")


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
            said = {"none": None, "no": "False"}.get(default, default.strip("`"))
            assert (None if value is None else f"{value:g}" if isinstance(value, float) else str(value)) == said, flag


VALUES = {
    "public_url": "https://7",
    "registration": "closed",
    "log_format": "json",
    "log_requests": "True",
    "local_webhooks": "True",
    "smtp": "smtp://mail.example.org:25",
}
"""Of settings that cannot be 7."""


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_variable_sets_what_its_flag_sets(row: tuple[str, str, str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    flag, variable, *_ = row
    name = flag[2:].replace("-", "_")
    value = VALUES.get(name, "7")
    if name == "smtp":
        monkeypatch.setenv("LUDOTHEK_MAIL_FROM", "club@example.org")
    monkeypatch.setenv(variable, value)
    by_variable = getattr(settings(parser().parse_args(["serve"])), name)
    monkeypatch.setenv(variable, "8")
    arguments = [flag] if value == "True" else [flag, value]
    by_flag = getattr(settings(parser().parse_args(["serve", *arguments])), name)
    assert by_variable == by_flag
    assert str(by_flag) in (value, "7.0")


@pytest.mark.parametrize(
    ("flag", "value", "sentence"),
    [
        ("--workers", "0", "--workers is a number of at least 1, not 0."),
        ("--limits", "-1", "--limits is a number of at least 0, not -1.0."),
        ("--thought-seconds", "0", "--thought-seconds is more than 0, not 0.0."),
        ("--registration", "private", "--registration is one of open, invitation, closed, not “private”."),
        ("--log-format", "xml", "--log-format is one of text, json, not “xml”."),
        ("--public-url", "games.example", "--public-url begins with https:// or http://, unlike “games.example”."),
    ],
)
def test_what_no_server_can_be_run_with_is_refused(flag: str, value: str, sentence: str) -> None:
    with pytest.raises(LudothekError) as refused:
        settings(parser().parse_args(["serve", f"{flag}={value}"]))
    assert str(refused.value) == sentence


def test_the_commands_for_backups_are_those_there_are() -> None:
    lines = re.findall(r"^ludothek ((?:backup|restore) \S+)", PAGE, re.MULTILINE)
    assert [parser().parse_args(shlex.split(line)).command for line in lines] == ["backup", "restore"]


def test_the_examples_are_those_the_page_names() -> None:
    named = set(re.findall(r"\(hosting/([a-z.]+)\)", PAGE))
    assert named == {path.name for path in EXAMPLES.iterdir()}


def test_the_unit_starts_the_command_there_is() -> None:
    (line,) = re.findall(r"^ExecStart=(.+)$", example("ludothek.service"), re.MULTILINE)
    program, *arguments = shlex.split(line)
    assert program.endswith("/ludothek")
    assert parser().parse_args(arguments).no_open


def test_the_unit_leaves_the_server_little_of_the_machine() -> None:
    analyze = shutil.which("systemd-analyze")
    insist(None if analyze else "systemd is not installed")
    command = [str(analyze), "security", "--offline=true", "--no-pager", "--threshold=30"]
    done = subprocess.run([*command, str(EXAMPLES / "ludothek.service")], capture_output=True, text=True)
    found = re.search(r"Overall exposure level .*: ([0-9.]+)", done.stdout)
    assert found and float(found[1]) <= 3, done.stdout + done.stderr
    assert done.returncode == 0


def test_the_compose_file_builds_the_image_of_the_dockerfile_and_sets_variables_there_are() -> None:
    service = yaml.safe_load(example("compose.yaml"))["services"]["ludothek"]
    assert service["build"] == "."
    assert set(service["environment"]) <= {variable for _, variable, *_ in ROWS}
    *python, ask = service["healthcheck"]["test"]
    assert python == ["CMD", "/opt/ludothek/bin/python", "-c"]
    compile(ask, "healthcheck", "exec")
    assert "http://127.0.0.1:8421/health'" in ask


def test_the_dockerfile_installs_the_wheel_and_starts_the_command_there_is() -> None:
    text = (DOCS.parent / "Dockerfile").read_text()
    (command,) = re.findall(r"^CMD (.+)$", text, re.MULTILINE)
    program, *arguments = json.loads(command)
    assert program.endswith("/ludothek") and parser().parse_args(arguments).no_open
    (variables,) = re.findall(r"^ENV (.+)$", text, re.MULTILINE)
    assert {each.partition("=")[0] for each in variables.split()} <= {variable for _, variable, *_ in ROWS}
    assert re.search(r"pip wheel .*--wheel-dir /wheels", text) and "/wheels/*.whl" in text


def test_what_is_installed_is_checked_against_hashes_and_is_all_that_a_server_needs() -> None:
    """By the page and by the Dockerfile; every package has hashes, and each is the one the tests run with."""
    dockerfile = (DOCS.parent / "Dockerfile").read_text()
    commands = r"pip install --require-hashes -r \S*requirements-server\.lock"
    assert re.search(commands, PAGE) and re.search(commands, dockerfile)
    for text in (PAGE, dockerfile):
        others = [line for line in re.findall(r"pip install (.+)", text) if "--require-hashes" not in line]
        assert all("--no-deps" in line and "--no-build-isolation" in line for line in others)
    locked = {name: pins(f"requirements{name}.lock") for name in ("", "-server", "-dev")}
    assert locked[""].keys() < locked["-server"].keys() < locked["-dev"].keys()
    assert {"psycopg", "psycopg-binary", "redis"} == locked["-server"].keys() - locked[""].keys()
    assert all(locked["-dev"][name] == pin for name, pin in locked["-server"].items())
    assert all(pin.count("--hash=sha256:") for pin in locked["-server"].values())


def pins(name: str) -> dict[str, str]:
    """Each package of a lock file, with its version and hashes."""
    text = re.sub(r"^ *#.*\n", "", (DOCS.parent / name).read_text(), flags=re.MULTILINE)
    parts = [part.strip() for part in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)]
    return {part.partition("==")[0]: part for part in parts if part}


def test_every_panel_of_the_dashboard_shows_numbers_there_are() -> None:
    board = json.loads(example("grafana.json"))
    asked = {name for panel in board["panels"] for each in panel["targets"] for name in NUMBER.findall(each["expr"])}
    told = {*NUMBER.findall("\n".join(counted(Metrics()))), *LOOKED_UP}
    assert asked - told == set()
    assert {panel["gridPos"]["x"] for panel in board["panels"]} == {0, 8, 16}
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"]) > 10


def test_prometheus_is_told_a_way_there_is() -> None:
    (job,) = yaml.safe_load(example("prometheus.yml"))["scrape_configs"]
    assert job["static_configs"] == [{"targets": ["127.0.0.1:8421"]}]
