"""What a reader stumbles over in a sentence that was put together."""

from __future__ import annotations

import re

from ludothek.kernel.locale import Catalogue
from ludothek.kernel.words import Message

FAULTS = {
    "a word twice": re.compile(r"\b([^\W\d]{2,}) \1\b", re.IGNORECASE),
    "an empty part": re.compile(r"\(\s*\)|[„“‘«]\s*[”“’»]|: *[.;,]|, *[.;,]|^\s|\s$|  "),
    "a blank before a full stop": re.compile(r"\s[.,](?=\s|$)"),
    "a bare number": re.compile(r"^[\d\s.,]+$"),
    "an argument without a value": re.compile(r"[{}]|\$\w"),
}
ENGLISH = re.compile(r"\b(the|you|your|this|that|with|which|from|there|not)\b", re.IGNORECASE)
"""Words that English cannot do without, and no other language of ours has."""
TWICE = {
    "fr": {"nous nous", "vous vous"},
    "de": {"die die", "der der", "das das"},
    "nl": {"die die", "je je"},
}
"""What may stand twice in a row."""
TITLES = {"nom nom", "om om"}
"""So may parts of names of published games."""


def faults(text: str, language: str) -> list[str]:
    """What is wrong with a text.

    >>> faults("The  the car moves .", "en"), faults("Die Gondel fährt.", "de")
    (['an empty part', 'a blank before a full stop'], [])
    """
    found = []
    for fault, pattern in FAULTS.items():
        match = pattern.search(text)
        if match and match[0].lower() not in TITLES | TWICE.get(language, set()):
            found.append(fault)
    return found


def is_english(speak: Catalogue, message: Message) -> bool:
    """Whether a sentence is English; names among its arguments are what they are in every language."""
    text = speak.say(message)
    for value in message.args.values():
        text = text.replace(speak.spell(value), "") if isinstance(value, str) else text
    return bool(ENGLISH.search(text))
