"""Rules have numbers, and every number has a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludothek
from ludothek.kernel.errors import UnknownRule
from ludothek.kernel.locale import LANGUAGES
from ludothek.kernel.rulebook import rule, rules

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src" / "ludothek" / "games"
OURS = [title for title in ludothek.titles() if title != "sealed"]


def numbers_in(folder: Path, pattern: str) -> set[str]:
    return {number for file in folder.rglob("*.py") for number in re.findall(pattern, file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("title", OURS)
def test_every_rule_has_a_test(title: str) -> None:
    game = ludothek.game(title)
    marked: set[str] = set()
    for file in (TESTS / "games" / title).rglob("test_*.py"):
        for marks in re.findall(r"pytest\.mark\.rule\(([^)]*)\)", file.read_text(encoding="utf-8")):
            marked |= set(re.findall(r"[A-Z]{2}-\d+", marks))
    assert rules(game).keys() - marked == set(), "rules without a test"
    assert marked - rules(game).keys() == set(), "tests of rules that do not exist"


@pytest.mark.parametrize("title", OURS)
def test_the_code_names_only_rules_that_exist(title: str) -> None:
    game = ludothek.game(title)
    named = numbers_in(SOURCE / title, rf"\b{game.prefix}-\d+")
    assert named - rules(game).keys() == set()
    assert len(named) > 30


@pytest.mark.parametrize("title", OURS)
def test_numbers_go_up_without_a_gap_and_every_rule_has_a_source(title: str) -> None:
    game = ludothek.game(title)
    known = rules(game)
    assert list(known) == [f"{game.prefix}-{n}" for n in range(1, len(known) + 1)]
    for each in known.values():
        assert re.search(r"\*(Source|Ruling)", each.text), f"{each.number} has no source"
        assert each.section


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("title", OURS)
def test_the_rules_are_the_same_in_every_language(title: str, language: str) -> None:
    game = ludothek.game(title)
    english, other = rules(game), rules(game, language)
    assert list(other) == list(english)
    for number, each in other.items():
        assert each.text != english[number].text, f"{number} is still in English"
        named = re.findall(rf"{game.prefix}-\d+", each.text)
        assert set(named) == set(re.findall(rf"{game.prefix}-\d+", english[number].text)), number


@pytest.mark.parametrize("written", ["WF-16", "wf-16", "wf16", "16", " 016 "])
def test_a_rule_is_found_however_its_number_is_written(written: str) -> None:
    assert rule(ludothek.game("worldsfair"), written).title == "George Davis"


def test_an_unknown_number_is_refused() -> None:
    with pytest.raises(UnknownRule, match="worldsfair has rules WF-1 to WF-48, not “99”."):
        rule(ludothek.game("worldsfair"), "99")
