"""Asking for the table in sentences: ``s`` the situation, ``me``, ``p blue``, ``a electricity``, ``lead`` and the like.

The words are in the catalogue (``hear-words-…``), in every language besides the English ones, so that the browser can
offer the same.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludothek.cli.question import Question
from ludothek.cli.screen import Screen, plain
from ludothek.cli.why import element_meant
from ludothek.kernel.errors import QUOTED, UnknownTopic
from ludothek.kernel.locale import catalogue
from ludothek.kernel.speech import LEAD, OVERVIEW
from ludothek.kernel.words import SEATS, Message

KINDS = (OVERVIEW, "me", "player", "element", LEAD, "far", "if")
HELPS = ("situation", "me", "player", "about", "lead")
"""What the help says of them, besides those that only some titles have."""


def hear(screen: Screen, question: Question, word: str, rest: str) -> bool:
    """Say what somebody asks about; false if the line is no such question."""
    kind = kind_of(screen, word)
    aside = kind in ("far", "if")
    if kind is None or (aside and not _elements_of(question, kind)) or (rest and kind in (OVERVIEW, "me", LEAD)):
        return False
    topic = _topic(screen, question, kind, rest)
    try:
        lines = question.spoken(topic) if topic else []
    except UnknownTopic:
        lines = []
    if lines:
        say_lines(screen, lines)
    else:
        screen.say("hear-unknown", input=rest[:QUOTED])
    return True


def hear_element(screen: Screen, question: Question, name: str) -> bool:
    """Say what an element is that somebody typed by its whole name; false if there is none."""
    speak = screen.catalogue
    called = (each for each in question.elements if plain(name) in (each, plain(speak.say(question.game.name(each)))))
    element = next(called, None)
    if element is not None:
        say_lines(screen, question.spoken(element))
    return element is not None


def say_lines(screen: Screen, lines: Iterable[Message]) -> None:
    for line in lines:
        screen.print(screen.coloured(screen.catalogue.say(line)))


def kind_of(screen: Screen, word: str) -> str | None:
    """What a first word asks about, in the language of the screen or in English."""
    spoken = (screen.catalogue, catalogue("en"))
    for kind in KINDS:
        if any(plain(word) in speak(f"hear-words-{kind}").split() for speak in spoken):
            return kind
    return None


def helps_of(question: Question) -> tuple[str, ...]:
    """The lines of the help about all this that make sense here."""
    return *HELPS, *(kind for kind in ("far", "if") if _elements_of(question, kind))


def _topic(screen: Screen, question: Question, kind: str, rest: str) -> str | None:
    """The topic that is meant; ``None`` if nothing on the table is called so."""
    if kind in (OVERVIEW, LEAD):
        return kind
    if kind == "me":
        return f"seat:{question.seat}"
    if kind == "player":
        return _player(screen, rest)
    if kind == "element":
        return _element(screen, question, rest, question.elements)
    number, _, thing = rest.partition(" ") if kind == "if" else ("", "", rest)
    element = _element(screen, question, thing, _elements_of(question, kind))
    topic = f"if:{number}:{element}" if kind == "if" else f"far:{element}"
    return topic if topic in question.asides else None


def _player(screen: Screen, word: str) -> str | None:
    """The seat that somebody calls by its colour or by its number from 1."""
    for seat, colour in enumerate(SEATS):
        if plain(word) in (colour, str(seat + 1), plain(screen.catalogue.name(f"seat:{colour}"))):
            return f"seat:{seat}"
    return None


def _element(screen: Screen, question: Question, word: str, elements: Iterable[str]) -> str | None:
    names = {element: screen.catalogue.say(question.game.name(element)) for element in elements}
    return element_meant(screen, question, word, names) if word else None


def _elements_of(question: Question, kind: str) -> list[str]:
    """The elements that a title's own topics of a kind are about."""
    topics = (topic for topic in question.asides if topic.startswith(f"{kind}:"))
    skipped = 2 if kind == "if" else 1
    return list(dict.fromkeys(topic.split(":", skipped)[skipped] for topic in topics))
