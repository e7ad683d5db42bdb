"""``hint`` at the terminal, at home."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command import ludothek

from ludothek.kernel.locale import LANGUAGES, catalogue
from ludothek.kernel.record import Hinted, Record

START = ("play", "worldsfair", "--seats", "2", "--seat", "1", "--minds", "skilled", "--seed", "5")
HINT = re.compile(r"^ *(\d+)\s?%  place ([\w-]+)", re.MULTILINE)


def typed(home: Path, *lines: str, start: tuple[str, ...] = START) -> str:
    told = ludothek(*start, typed="\n".join((*lines, "quit")) + "\n", home=home)
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_hint_names_three_choices_with_the_chance_to_win(tmp_path: Path) -> None:
    told = typed(tmp_path, "hint")
    found = HINT.findall(told)
    assert len({area for _, area in found}) == 3
    assert all(0 < int(chance) < 100 for chance, _ in found)
    assert "Your best choices, your chance to win, and what to expect:" in told


def test_a_hint_can_be_typed_as_it_is_written_and_is_recorded(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    typed(tmp_path, "hint", "place electricity", "hint", "hint", f"save {save}")
    record = Record.read(save.read_text(encoding="utf-8"))
    assert record.hints == [Hinted(0, 0), Hinted(len(record.decisions), 0)]


def test_where_several_people_play_there_are_no_hints(tmp_path: Path) -> None:
    told = typed(tmp_path, "hint", start=("play", "worldsfair", "--seats", "3", "--minds", "skilled", "--seed", "5"))
    assert "There are no hints where several people play" in told


def in_one_line(text: str) -> str:
    """However its lines are broken, and whichever blanks it has."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_speak_every_language(language: str, tmp_path: Path) -> None:
    told = ludothek(*START, "--lang", language, typed="hint\nquit\n", home=tmp_path)
    assert in_one_line(catalogue(language)("play-hints")) in in_one_line(told.stdout)
    assert len(HINT.findall(told.stdout)) == 3
