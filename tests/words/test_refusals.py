"""Everything that is refused is said in five languages, and nothing that is said there is never refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from catalogues import messages_of
from reading import ENGLISH, faults

import ludothek
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.locale import LANGUAGES, say_refusal
from ludothek.kernel.words import Message

SOURCE = Path(ludothek.__file__).parent
FOLDERS = [SOURCE / "locale" / folder for folder in ("refusals", "command-line")]
SAMPLES: dict[str, str | int] = {"what": "limited:tables", "trouble": "trouble:full", "until": "2026-12-31 18:00 UTC"}
BUILT = re.compile(r"refused-(record-(notation|seat-before-choice)|no-(ban|mute)-of|(ban|mute)-needs-reason)")
"""Reasons whose names are put together where they are given."""
CODE = re.compile(r"--[a-z-]+|[A-Z]{2,}[\w-]*|ludothek \w+|\.\w+")
"""What is typed as it is in every language."""


def catalogue_of(language: str) -> dict[str, set[str]]:
    texts = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in FOLDERS]
    return messages_of("\n".join(texts), f"refusals {language}")  # no reason is in both


ENGLISH_MESSAGES = catalogue_of("en")
REASONS = sorted(id for id in ENGLISH_MESSAGES if id.startswith("refused-"))


def said(id: str, language: str) -> str:
    args = {name: SAMPLES.get(name, 7) for name in ENGLISH_MESSAGES[id]}
    return say_refusal(Message(id, args), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_refusals_with_the_same_arguments(language: str) -> None:
    assert catalogue_of(language) == ENGLISH_MESSAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_reads_like_a_sentence(language: str) -> None:
    sentences = {said(id, language) for id in REASONS} - {"7.", "7: 7."}
    assert {text: faults(text, language) for text in sentences if faults(text, language)} == {}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_refusal_is_of_the_readers_language(language: str) -> None:
    plain = {id: CODE.sub("", said(id, language)) for id in REASONS}
    assert {text for text in plain.values() if ENGLISH.search(text)} == set()
    same = {id for id in REASONS if said(id, language) == said(id, "en")}
    assert same <= {"refused-system", "refused-file", "refused-in-file"}


def test_every_reason_that_is_given_has_its_words_and_all_words_are_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    quoted = set(re.findall(r'"((?:refused-)?[a-z]+(?:-[a-z]+)*)"', source))
    unused = {id for id in REASONS if not {id, id.removeprefix("refused-")} & quoted and not BUILT.fullmatch(id)}
    assert unused == set()
    given = set(re.findall(r'raise (?!MissingExtra)[A-Z]\w+\(\s*"([a-z]+(?:-[a-z]+)*)"', source))
    assert {reason for reason in given if f"refused-{reason}" not in REASONS} == set()


def test_an_error_within_another_is_said_in_the_same_language() -> None:
    error = LudothekError("in-game", number=3).because(LudothekError("record-seed"))
    assert str(error) == "Game 3: The seed of a record is 32 hexadecimal digits."
    assert error.said_in("nl") == "Partij 3: De startwaarde van een verslag bestaat uit 32 hexadecimale cijfers."


def test_what_a_newer_server_refuses_is_said_as_it_said_it() -> None:
    error = LudothekError("A ghost sits there.")
    error.message = Message("refused-ghost", {"seat": 1})
    assert error.said_in("de") == "A ghost sits there."
