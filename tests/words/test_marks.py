"""Every language has its own quotation marks, apostrophes and blanks that do not break, wherever its words stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import ludothek
from ludothek.kernel.locale import LANGUAGES, ORIGINAL

SOURCE = Path(ludothek.__file__).parent
ROOT = SOURCE.parents[1]
RULES = [place.stem for place in (ROOT / "docs" / "rules").glob("*.md") if "." not in place.stem]
STRAIGHT_MARKS = re.compile(r"(?<!\w)['\"](?=[^'\"]*['\"])|«(?!\u00a0)|(?<!\u00a0)»")
BLANKS = {
    "en": re.compile(r"[\d}]\s%|['\"]"),
    "de": re.compile(r"[\d}] ?%|[\d}] €|[\d}]€"),
    "fr": re.compile(r"[^\s] [:;!»]|[\w}»)…] \?(?! \w)|[\d}] ?[%€]|\w'\w"),
    "nl": re.compile(r"[\d}]\s%|€ ?[\d{]|[\d}]\s?€"),
    "pl": re.compile(r"[\d}]\s%|[\d}] ?€"),
}
TYPED = re.compile(r"```.*?```|'ludothek\[.*?\]'|`[^`]*`|[;,.]?\s?(ou|ape|choix\u00a0;) \?", re.DOTALL)
"""What is typed at a shell or a command line, or into a file."""


def patterns(node: object) -> Iterator[str]:
    """What is written in a catalogue, each pattern as one text with its arguments in braces."""
    if isinstance(node, ast.Pattern):
        yield "".join(str(part.value) if isinstance(part, ast.TextElement) else "{}" for part in node.elements)
    for part in node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ():
        yield from patterns(part)


def texts(language: str) -> list[str]:
    written: list[str] = []
    places = [*SOURCE.rglob(f"locale/**/{language}.ftl"), *(ROOT / "web" / "src" / "words").rglob(f"{language}.ftl")]
    assert len(places) > 8
    for place in places:
        written += patterns(FluentParser(with_spans=False).parse(place.read_text(encoding="utf-8")))
    end = ".md" if language == ORIGINAL else f".{language}.md"
    rules = [(ROOT / "docs" / "rules" / f"{title}{end}").read_text(encoding="utf-8") for title in RULES]
    return [TYPED.sub("", text) for text in [*written, *rules]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_blanks_and_apostrophes_are_those_of_the_language(language: str) -> None:
    said = texts(language)
    assert [text for text in said if BLANKS[language].search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    assert [text for text in texts(language) if STRAIGHT_MARKS.search(text)] == []
