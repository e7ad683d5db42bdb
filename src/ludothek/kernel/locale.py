"""Names and messages in every language there are files of, from Fluent catalogues.

The words of the platform are in ``ludothek/locale``, those of a title in its own ``locale`` folder, which wins. What is
said about errors is a catalogue of its own, ``ludothek/locale/refusals``: most games need none of it. So is what the
command line says to those who ask for help or run a server, ``ludothek/locale/command-line``.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from ludothek.kernel.errors import MissingMessage, UnknownLanguage, as_given
from ludothek.kernel.resources import read_text, stems
from ludothek.kernel.words import ALSO, AND, SO_MANY, Args, Message, counted

ORIGINAL = "en"
LANGUAGES = (ORIGINAL, *(language for language in stems("ludothek", "locale", ".ftl") if language != ORIGINAL))
"""A language is there when its files are; the original comes first."""


class Catalogue:
    """The words of one language for one title.

    An argument that names an element (``area:electricity``) is replaced by the element's name, the message
    ``area-electricity``. Attributes of that message are at hand under longer names, for languages that bend their
    nouns: ``.of`` of the argument ``$area`` is ``$area-of``. Several things are joined by `` + `` and become a list; so
    many of a thing are said by the message of its kind: ``2 item:clay + 1 item:gold`` is "2 clay and gold" if
    ``item-amount`` says so of ``$count`` and ``$item``. How many things there are in all is ``$items-count``.
    """

    def __init__(self, language: str, *packages: str, fallback: str = ORIGINAL, folder: str = "locale") -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage("language", language=as_given(language), known=", ".join(LANGUAGES))
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for spoken in dict.fromkeys((fallback, language)):
            for package in packages:
                source = read_text(package, folder, f"{spoken}.ftl")
                if source is not None:
                    self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def name(self, element: str) -> str:
        """The name of a board element, of a seat, a card: ``area:electricity`` is the message ``area-electricity``."""
        return self(element.replace(":", "-"))

    def spell(self, text: str) -> str:
        """An argument of a message: the name of the element it names, the list of several, else the text itself."""
        if self._is_element(text):
            return self.name(text)
        if any(map(self._is_element, text.split(" "))):
            return self.row([self._part(*part.split(" ")) for part in text.split(AND)])
        return self.row(text.split(ALSO)) if ALSO in text else text

    def listed(self, things: Sequence[str]) -> str:
        """Several arguments as one: equal elements are added up, other text is put in a row as it is."""
        return counted(things) if all(map(SO_MANY.fullmatch, things)) else self.row(things)

    def row(self, parts: Sequence[str]) -> str:
        """Words as a list: "clay, gold, and stone"."""
        return self._in_a_row(parts, "standard")

    def facts(self, parts: Sequence[str]) -> str:
        """Facts side by side, without a word before the last: "30 €, 5 points, two steps away"."""
        return reduce(lambda first, then: self("beside", first=first, then=then), parts) if parts else ""

    def one_of(self, parts: Sequence[str]) -> str:
        """Words of which one is meant: "clay, gold, or stone"."""
        return self._in_a_row(parts, "or")

    def _in_a_row(self, parts: Sequence[str], style: Literal["standard", "or"]) -> str:
        from babel.lists import format_list

        return format_list(parts, style, self.language)

    def _part(self, *words: str) -> str:
        """One thing of a list: so many of something, or just its words."""
        if len(words) != 2 or not words[0].isdecimal():
            return " ".join(map(self.spell, words))
        count, element = int(words[0]), words[1]
        kind = element.partition(":")[0]
        if self.has(f"{kind}-amount"):
            amount: Args = {"count": count, kind: element}
            return self(f"{kind}-amount", **amount)
        return self.spell(element) if count == 1 else self("amount", count=count, thing=element)

    def _is_element(self, text: str) -> bool:
        return ":" in text and self.has(text.replace(":", "-"))

    def attribute(self, id: str, name: str) -> str:
        """More words of a message, empty if it has none: ``.also`` are other names, ``.effect`` is what it does."""
        pattern = self._bundle.get_message(id).attributes.get(name) if self.has(id) else None
        return str(self._bundle.format_pattern(pattern)[0]) if pattern else ""

    def say(self, message: Message) -> str:
        return self(message.id, **message.args)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it."""
        from babel.numbers import format_decimal

        return format_decimal(value, "#,##0" + "." * bool(digits) + "0" * digits, self.language)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of one in percent; only some languages set a blank, one that does not break, before the sign."""
        from babel import Locale
        from babel.numbers import format_percent

        pattern = Locale.parse(self.language).percent_formats[None].pattern
        return format_percent(share, pattern.replace("0", "0" + "." * bool(digits) + "0" * digits), self.language)

    def __call__(self, id: str, /, **args: str | int) -> str:
        message = self._bundle.get_message(id) if self.has(id) else None
        if message is None or message.value is None:
            raise MissingMessage(f"The catalogue {self.language} has no message {id!r}.")
        text, errors = self._bundle.format_pattern(message.value, self._spelled(args))
        if errors:
            raise MissingMessage(f"The message {id!r} of the catalogue {self.language} is broken: {errors[0]}.")
        return str(text)

    def _spelled(self, args: Mapping[str, str | int]) -> dict[str, str | int]:
        spelled: dict[str, str | int] = {}
        for key, value in args.items():
            spelled[key] = self.spell(value) if isinstance(value, str) else value
            if isinstance(value, str) and ":" in value:
                spelled[f"{key}-count"] = _how_many(value)
            if isinstance(value, str) and self._is_element(value):
                for attribute, pattern in self._bundle.get_message(value.replace(":", "-")).attributes.items():
                    spelled[f"{key}-{attribute}"] = str(self._bundle.format_pattern(pattern)[0])
        return spelled


def _how_many(things: str) -> int:
    """How many things an argument names, if it is a list.

    >>> _how_many("2 item:clay + item:gold")
    3
    """
    return sum(int(found[1] or 1) for found in map(SO_MANY.fullmatch, things.split(AND)) if found)


@cache
def catalogue(language: str, package: str | None = None) -> Catalogue:
    """The catalogue of a language for the platform, and for a title's package if one is given."""
    return Catalogue(language, "ludothek", *([package] if package else []))


@cache
def refusals(language: str) -> Catalogue:
    """What is said about everything that can go wrong."""
    return Catalogue(language, "ludothek", folder="locale/refusals")


@cache
def command_line(language: str) -> Catalogue:
    """What the command line says besides games: help, and what those read who run a server or train."""
    return Catalogue(language, "ludothek", folder="locale/command-line")


def say_refusal(message: Message, language: str) -> str:
    """What went wrong, in a sentence; nothing if it is unknown. Its numbers name seats or lines: no grouping."""
    speak = refusals(language)
    if not speak.has(message.id):
        speak = command_line(language)
    args: Args = {
        name: FluentInt(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in message.args.items()
    }
    return speak(message.id, **args) if speak.has(message.id) else ""


def preferred_language() -> str:
    """The language of the environment if we speak it, else English."""
    for variable in ("LUDOTHEK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(variable, "")[:2].lower()
        if spoken:
            return spoken if spoken in LANGUAGES else ORIGINAL
    return ORIGINAL
