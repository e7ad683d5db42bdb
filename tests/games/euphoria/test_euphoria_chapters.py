"""The rules as modules: each says what it may touch, and calls only modules below it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ludothek.games.euphoria import rules

FOLDER = Path(rules.__file__).parent
CHAPTERS = {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("[a-z]*.py"))}


def called_by(chapter: str) -> set[str]:
    """The other modules of the rules that one imports."""
    found = set()
    for node in ast.walk(CHAPTERS[chapter]):
        if isinstance(node, ast.ImportFrom) and node.module == rules.__name__:
            found |= {alias.name for alias in node.names}
    return found


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_module_says_first_what_it_may_touch(chapter: str) -> None:
    text = ast.get_docstring(CHAPTERS[chapter]) or ""
    assert text.split("\n\n")[-1].startswith("Touches ")


def test_no_module_calls_one_above_it() -> None:
    known = dict.fromkeys(CHAPTERS, frozenset[str]()) | {chapter: frozenset(called_by(chapter)) for chapter in CHAPTERS}
    done: set[str] = set()
    while len(done) < len(known):
        lowest = {chapter for chapter, calls in known.items() if chapter not in done and calls <= done}
        assert lowest, f"these call each other: {sorted(set(known) - done)}"
        done |= lowest


def test_the_package_lists_every_module() -> None:
    assert [chapter for chapter in CHAPTERS if f"``{chapter}``" not in (rules.__doc__ or "")] == []
