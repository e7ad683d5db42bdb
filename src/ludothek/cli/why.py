"""``why THING`` at the terminal: finds what is meant and says why it is not a choice now."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import reduce

from ludothek.cli.question import Question
from ludothek.cli.rules import show_rules
from ludothek.cli.screen import Screen, plain
from ludothek.kernel.errors import QUOTED, UnknownRule
from ludothek.kernel.words import SEATS

EXAMPLES = 8


def explain(screen: Screen, question: Question, thing: str) -> None:
    """Say what a thing is, then why it is no choice now or what can be chosen with it; of a rule, what it says."""
    game, speak = question.game, screen.catalogue
    names = {element: speak.say(game.name(element)) for element in question.elements}
    thing = thing.strip(" ?.!\"'")
    if not thing:
        screen.say("play-why-what", example=f"why {next(iter(names.values()))}")
        return
    if re.fullmatch(rf"{game.prefix}-?\d+", thing, re.IGNORECASE):
        try:
            show_rules(screen, game, thing)
        except UnknownRule as error:
            screen.complain(error)
        return
    element = element_meant(screen, question, thing, names)
    if element is None:
        examples = screen.catalogue.row(sorted(set(names.values()), key=len)[:EXAMPLES])
        screen.say("play-why-unknown", input=game.word_for(thing)[:QUOTED], examples=examples)
        return
    text = game.text(element, question.options, speak)
    if text:
        screen.say("label", name=names[element], text=text)
    if say_reason(screen, question, element):
        return
    texts = [speak.say(choice.message) for choice in question.choices if element in choice.elements]
    shown = [*texts[:3], *("…" for _ in texts[3:4])]
    screen.say("play-why-choice", choices=reduce(lambda first, then: speak("in-a-row", first=first, then=then), shown))


def element_meant(screen: Screen, question: Question, thing: str, names: dict[str, str]) -> str | None:
    """The element that somebody calls so: one's own before others', those of a choice before the rest."""
    game, speak = question.game, screen.catalogue
    known = {element: f"{name} {speak.attribute(game.name(element).id, 'also')}" for element, name in names.items()}
    own = [element for element in known if SEATS[question.seat] in element.split(":")]
    chosen = {element for choice in question.choices for element in choice.elements}
    known = dict(sorted(known.items(), key=lambda entry: entry[0] not in chosen))
    called = thing if thing in known else game.word_for(thing)
    articles = speak("play-why-articles").split()
    return closest(called, {**{each: known[each] for each in own}, **known}, own, articles)


def say_reason(screen: Screen, question: Question, element: str) -> bool:
    """Say why an element is not a choice now, with its rule; false, and nothing is said, if it is one."""
    game, speak = question.game, screen.catalogue
    reason = question.why_not(element)
    if reason is None:
        return False
    name, text = speak.say(game.name(element)), speak.say(reason.message)
    said = speak("in-brackets", text=text, more=reason.rule)
    if name in text:
        screen.print(screen.coloured(said))
    else:
        screen.say("label", name=name, text=said)
    return True


def explain_refusal(screen: Screen, question: Question, answer: str) -> bool:
    """Say why something cannot be done that somebody typed as if it could; false if it is not clear what was meant.

    It is either the notation of a choice, or a word for what to do and the thing to do it with.
    """
    known = set(question.elements)
    for element in question.touched_by(answer):
        if element in known and say_reason(screen, question, element):
            return True
    verb, _, thing = plain(answer).partition(" ")
    if not thing or not any(plan.kind == verb for plan in question.plans):
        return False
    names = {element: screen.catalogue.say(question.game.name(element)) for element in known}
    found = closest(question.game.word_for(thing), names)
    return found is not None and say_reason(screen, question, found)


def closest(
    thing: str, names: dict[str, str], own: Collection[str] = (), articles: Collection[str] = ("the", "a", "my")
) -> str | None:
    """The element a person means: by its id, its name, or whole words of them; one's own first, then the shortest.

    >>> names = {"deck": "Deck", "figure:palmer": "Bertha Palmer", "supporters:blue:deck": "supporters of Blue"}
    >>> closest("palmer", names), closest("the deck", names), closest("blue supporters", names), closest("car", names)
    ('figure:palmer', 'deck', 'supporters:blue:deck', None)
    """
    words = [word for word in re.findall(r"[\w-]+", thing.lower()) if word not in articles]
    found = []
    for element, name in names.items():
        if plain(thing) in (element, plain(name)):
            return element
        known = set(re.findall(r"[\w-]+", f"{name} {element}".lower()))
        if words and all(word in known for word in words):
            found.append(element)
    return min(found, key=lambda element: (element not in own, len(names[element])), default=None)
