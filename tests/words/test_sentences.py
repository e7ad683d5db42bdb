"""Whole games in five languages: every sentence is of its language, and reads like one."""

from __future__ import annotations

import pytest
from reading import faults, is_english

import ludothek
from ludothek.cli.screen import Screen
from ludothek.kernel.conformance.cases import Case, cases, random_game, spacing_of
from ludothek.kernel.conformance.told import words
from ludothek.kernel.locale import LANGUAGES, Catalogue
from ludothek.kernel.words import Event, Message

TITLES = [title for title in ludothek.titles() if title != "sealed"]
CASES = [case for case in cases(*map(ludothek.game, TITLES)) if case.seats == min(3, case.game.max_seats)]


@pytest.fixture(scope="module", params=CASES, ids=str)
def played(request: pytest.FixtureRequest) -> tuple[Case, set[Message], list[list[Event]]]:
    """What is said about the positions of a game, and what is told after each decision."""
    case: Case = request.param
    state = case.new(7, journal=True)
    messages: set[Message] = set()
    told: list[list[Event]] = []
    spacing = spacing_of(case, 7, looks=12)
    for number, _ in enumerate(random_game(case, state, 7)):
        told.append(case.game.events(state, number % case.seats))
        messages |= words(state) if number % spacing == 0 else set()
    messages |= words(state) | {event.message for events in told for event in events}
    return case, messages, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_reads_like_one(played: tuple[Case, set[Message], list[list[Event]]], language: str) -> None:
    case, messages, told = played
    speak = Catalogue(language, "ludothek", case.game.package, fallback=language)
    sentences = {speak.say(message) for message in messages if not message.id.endswith("-of")}
    screen = Screen(speak)
    sentences |= {line.plain for events in told for line in screen.tell(events)}
    assert {text: faults(text, language) for text in sentences if faults(text, language)} == {}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_sentence_is_of_the_readers_language(
    played: tuple[Case, set[Message], list[list[Event]]], language: str
) -> None:
    case, messages, _ = played
    speak = Catalogue(language, "ludothek", case.game.package, fallback=language)
    assert {speak.say(message) for message in messages if is_english(speak, message)} == set()
