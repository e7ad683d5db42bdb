"""What a title says about its positions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ludothek.kernel.conformance.cases import Case, random_game, spacing_of
from ludothek.kernel.conformance.told import heard, news, words
from ludothek.kernel.errors import UnknownTopic
from ludothek.kernel.locale import LANGUAGES, Catalogue
from ludothek.kernel.options import word
from ludothek.kernel.rulebook import rules
from ludothek.kernel.speech import OVERVIEW
from ludothek.kernel.state import State
from ludothek.kernel.words import Message

LONGEST_OVERVIEW = 10
"""Sentences; who hears more forgets the first."""
LONGEST_SENTENCE = 400
"""Characters of a sentence in English."""


def everything_explains_itself(case: Case) -> None:
    """Choices touch elements of the board, each its own; every other element says why not, with a rule that exists."""
    known = rules(case.game)
    assert known, "the title has no rules.md with numbered rules (### XY-1 Title)"
    prefix = f"{case.game.prefix}-"
    assert all(number.startswith(prefix) for number in known), f"rules do not begin with {prefix}: {', '.join(known)}"
    state = case.new(81)
    for _ in random_game(case, state, 81, every=spacing_of(case, 81, looks=40)):
        for seat in range(case.seats):
            prompt = case.game.prompt(state, seat)
            assert (prompt is not None) == (seat in state.waiting)
            choices = case.game.choices(state, seat)
            elements = case.game.elements(state, seat)
            touched = {element for choice in choices for element in choice.elements}
            assert all(choice.elements for choice in choices), "a choice touches nothing"
            assert len({choice.elements for choice in choices}) == len(choices), "two choices touch the same"
            assert touched <= set(elements), f"choices touch what is not there: {touched - set(elements)}"
            for element, reason in case.game.reasons(state, seat).items():
                assert reason == case.game.why_not(state, seat, element), element
                assert (reason is None) == (element in touched), element
                assert reason is None or reason.rule in known, f"{reason} names a rule that does not exist"


def everything_can_be_heard(case: Case) -> None:
    """Every element is said by its name and a sentence, the whole position in few; no sentence is empty or endless."""
    say = cache(Catalogue("en", "ludothek", case.game.package).say)
    state = case.new(87, journal=True)
    for _ in random_game(case, state, 87, every=spacing_of(case, 87, looks=12)):
        _check_heard(case, state, say)
    _check_heard(case, state, say)


def _check_heard(case: Case, state: State, say: Callable[[Message], str]) -> None:
    for seat in (None, *range(case.seats)):
        said = heard(state, seat)
        assert 1 <= len(said[OVERVIEW]) <= LONGEST_OVERVIEW, f"the overview has {len(said[OVERVIEW])} sentences"
        for topic, lines in said.items():
            assert lines, f"nothing is said about {topic}"
            sentences = [say(line) for line in lines]
            assert all(any(map(str.isalpha, each)) for each in sentences[1:]), f"{topic} is said as {sentences}"
            for sentence in sentences:
                assert sentence.strip(), f"an empty sentence is said about {topic}"
                assert len(sentence) <= LONGEST_SENTENCE, f"{topic} takes {len(sentence)} characters: {sentence}"
        for element in case.game.elements_of(state, seat):
            assert said[element][0] == case.game.name(element), f"{element} is not named first"
            assert len(said[element]) > 1, f"nothing is said about {element} but its name"
        try:
            case.game.spoken(state, seat, "nothing:at:all")
        except UnknownTopic:
            continue
        raise AssertionError("something is said about what is not there")


def plans_can_be_carried_out(case: Case) -> None:
    """What a title offers as a plan can be done, choice by choice, in the order it says."""
    state = case.new(85)
    for _ in random_game(case, state, 85, every=spacing_of(case, 85, looks=40)):
        for seat in range(case.seats):
            plans = case.game.plans(state, seat)
            assert len({plan.notation for plan in plans}) == len(plans), "two plans are called the same"
            for plan in plans:
                assert plan.element in case.game.elements(state, seat)
                after = state.clone()
                for choice in plan.choices:
                    assert after.is_waiting(seat), f"{plan.notation} stops half-way"
                    after.apply(choice, seat)


def speaks_every_language(case: Case) -> None:
    """Names, prompts, choices, events and reasons have their words in all languages."""
    speakers = [Catalogue(language, "ludothek", case.game.package, fallback=language) for language in LANGUAGES]
    for speak in speakers:
        assert speak("title")
        assert speak("tagline")
        for option in case.game.options:
            assert speak(f"option-{option.name}")
            assert all(speak(f"option-{option.name}-{word(value)}") for value in option.values)
    state = case.new(91, journal=True)
    spacing = spacing_of(case, 91, looks=12)
    messages: set[Message] = set()
    for number, _ in enumerate(random_game(case, state, 91)):
        messages |= news(state) | (words(state) if number % spacing == 0 else set())
    messages |= news(state) | words(state)
    for speak in speakers:
        for message in messages:
            assert "{" not in speak.say(message), f"{message} in {speak.language}"
