"""What the command line says besides games: help in five languages, and what is wrong with what was typed."""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from catalogues import messages_of
from reading import ENGLISH, faults

import ludothek
from ludothek.cli.main import main, parser
from ludothek.cli.parser import Parser
from ludothek.kernel.locale import LANGUAGES, command_line

SOURCE = Path(ludothek.__file__).parent
FOLDER = SOURCE / "locale" / "command-line"
CODE = re.compile(r"--[a-z-]+|[A-Z]{2,}[\w-]*|ludothek \w+|\.\w+|/\w+|\{[^}]*\}|Model Context Protocol|list reports")
"""What is typed or called so in every language."""
SAME = re.compile(
    r"word-\w+|options|group-storage|backup-failed"
    r"|admin-(account|decided|label|named|(is|head|column|status|seat|kind|outcome)-[a-z-]+)"
)
"""Short words that two languages may share."""
PROGRAMMERS = {
    *(
        "envs",
        "kernel/conformance",
        "kernel/content.py",
        "kernel/frozen.py",
        "kernel/locale.py",
        "kernel/observation.py",
    ),
    *("kernel/speech.py", "kernel/weights.py", "server/allocator.py", "server/bus.py", "server/database_file.py"),
    *("server/notices", "server/postgres_timeout.py", "server/table.py", "server/tables.py", "server/thinking.py"),
    *("server/examples.py", "server/tutorial.py"),
}
"""Where errors are sentences in the code: programmers meet them, or they are the detail of another."""


def catalogue_of(language: str) -> dict[str, set[str]]:
    return messages_of((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"), f"command line {language}")


def parsers(found: Parser) -> Iterator[Parser]:
    yield found
    for action in found._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield from parsers(each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert catalogue_of(language) == catalogue_of("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_every_command_is_of_the_readers_language(language: str) -> None:
    shown = {each.prog: each.format_help() for each in parsers(parser(language))}
    assert len(shown) == 35
    speak = command_line(language)
    for command, text in shown.items():
        assert text.startswith(f"{speak('usage')} {command} "), command
        if language != "en":
            assert not ENGLISH.search(CODE.sub("", text)), text
            assert not re.search(r"usage: |default:|show this|arguments:", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_like_one(language: str) -> None:
    speak = command_line(language)
    said = {id: speak(id, **dict.fromkeys(args, 7)) for id, args in catalogue_of(language).items()}
    del said["beside"]  # only a comma between two facts
    assert {text: faults(text, language) for text in said.values() if faults(text, language)} == {}
    if language != "en":
        english = command_line("en")
        same = {id for id in said if english(id, **dict.fromkeys(catalogue_of("en")[id], 7)) == said[id]}
        assert {id for id in same if not SAME.fullmatch(id)} == set()
        assert {text for text in said.values() if ENGLISH.search(CODE.sub("", text))} == set()


def test_all_words_are_used_and_none_is_written_in_the_code() -> None:
    speak, own = command_line("en"), catalogue_of("en")
    found = [*parsers(parser())]
    to_be_typed = {action.metavar for each in found for action in each._actions if isinstance(action.metavar, str)}
    words = {f"word-{re.sub('[^a-z]+', '-', word.lower())}" for word in to_be_typed if len(word) > 1}
    assert words - {"word-a-b", "word-n-m"} == {id for id in own if id.startswith("word-")}
    shown = "".join("".join(each.format_help() for each in found).split())
    helps = [id for id in own if re.match(r"(argument|command|group)-", id)]
    assert {id for id in helps if "".join(speak(id).split()) not in shown} == set()

    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    built = re.compile(r"admin-(column|status|seat|kind|outcome)-")
    others = {id for id in own if re.match(r"(admin|serve|backup|mcp)-", id) and not built.match(id)}
    assert {id for id in others if f'"{id}"' not in source and f"'{id}'" not in source} == set()
    parsing = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / "cli").rglob("*.py"))
    assert re.findall(r"\b(?:help|description|epilog)=f?[\"'].*", parsing) == []


@pytest.mark.parametrize(
    ("typed", "english", "german"),
    [
        ("", "Still missing: COMMAND; see ludothek --help.", "Es fehlt noch: BEFEHL; siehe ludothek --help."),
        ("rules", "Still missing: TITLE; see ludothek rules", "Es fehlt noch: TITEL; siehe ludothek rules"),
        ("dance", "COMMAND is one of games, play, ", "BEFEHL ist eines von games, play, "),
        ("admin list cats", "of is one of people, tables, ", "of ist eines von people, tables, "),
        ("play --loud", "Not understood: --loud; see", "Nicht verstanden: --loud; siehe"),
        ("serve --port x", "--port is a number, not “x”; see", "--port ist eine Zahl, nicht „x“; siehe"),
        ("serve --port", "Something has to follow --port; see", "Auf --port muss etwas folgen; siehe"),
        ("serve --no-open=1", "Nothing can follow --no-open, not", "Auf --no-open kann nichts folgen, auch"),
        ("serve --conn 3", "“--conn” could be --connections-per-person,", "„--conn“ könnte --connections-per-person,"),
        ("play --open few", "A number of players or seats is", "Eine Anzahl von Spielern oder Plätzen wird"),
        ("play --seed dice", "A seed is a number such as 42", "Ein Startwert ist eine Zahl wie 42"),
        ("play -o ask", "An option is written NAME=VALUE", "Eine Option wird NAME=WERT geschrieben"),
        ("serve --limits -1", "--limits is a number of at least 0, not -1", "--limits ist eine Zahl ab 0, nicht -1"),
        ("serve --registration x", "--registration is one of open,", "--registration ist eines von open,"),
        ("serve --port 70000", "A port is a number from 0 to 65535", "Ein Port ist eine Zahl von 0 bis 65535"),
        ("admin ban x --for 3y", "A time is written like 30m", "Eine Dauer wird wie 30m, 12h oder 7d geschrieben"),
        ("restore nothing.backup", "There is no backup nothing.", "Eine Sicherung nothing"),
        ("train worldsfair --iterations 0", "A search thinks for at", "Eine Suche denkt mindestens"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_the_readers_language(
    typed: str,
    english: str,
    german: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    for language, sentence in (("en", english), ("de", german)):
        monkeypatch.setenv("LUDOTHEK_LANG", language)
        assert main(typed.split()) == 2
        assert capsys.readouterr().err.startswith(f"ludothek: {sentence}")
    monkeypatch.setenv("LUDOTHEK_LANG", "en")
    if typed:
        assert main([*typed.split(), "--lang", "de"]) == 2
        assert capsys.readouterr().err.startswith(f"ludothek: {german}")


def test_no_error_that_people_read_is_a_sentence_in_the_code() -> None:
    found = set()
    for path in SOURCE.rglob("*.py"):
        place = path.relative_to(SOURCE)
        if {str(place), *map(str, place.parents)} & PROGRAMMERS:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                said = node.exc.args[0]
                if isinstance(said, ast.JoinedStr | ast.Constant) and " " in ast.unparse(said):
                    found.add(f"{place}: {ast.unparse(said)}")
    assert found == set()


def test_help_comes_without_waiting_for_database_server_or_console() -> None:
    code = "import sys; from ludothek.cli.main import parser; parser('de').format_help(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    heavy = {"sqlalchemy", "litestar", "uvicorn", "rich", "alembic", "numpy", "httpx", "asyncio"}
    assert heavy & set(done.stdout.split()) == set()
