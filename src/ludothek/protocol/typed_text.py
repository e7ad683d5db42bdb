"""Names and lines that people type: what is let through."""

from __future__ import annotations

import unicodedata

from ludothek.kernel.errors import LudothekError
from ludothek.protocol.fields import LONGEST_LINE, LONGEST_NAME, LONGEST_REASON

HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of characters that are not seen or turn others around."""
ZERO_WIDTH_JOINER, EMOJI_STYLE = JOINERS = "\u200d\ufe0f"  # parts of many emoji
MOST_MARKS = 2
"""Accents on one letter; more of them climb over the lines around."""


class UnreadableText(LudothekError):
    """A name or a line that is not let through."""


def readable_name(text: str) -> str:
    """A name as it is kept: in Unicode's composed form, with single blanks.

    >>> readable_name("  Zoë   Müller ")
    'Zoë Müller'
    """
    name = " ".join(_checked(text).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise UnreadableText("name-length", most=LONGEST_NAME, length=len(name))
    if not any(character.isalnum() or unicodedata.category(character) == "So" for character in name):
        raise UnreadableText("name-without-letter")
    return name


def readable_line(text: str) -> str:
    """A line of chat as it is kept."""
    line = " ".join(_checked(text).split())
    if not 1 <= len(line) <= LONGEST_LINE:
        raise UnreadableText("line-length", most=LONGEST_LINE, length=len(line))
    return line


def readable_reason(text: str) -> str:
    """Why somebody reports or an admin does something, as it is kept; it may be left out.

    >>> readable_reason("  shouts   at children ")
    'shouts at children'
    """
    reason = " ".join(_checked(text).split())
    if len(reason) > LONGEST_REASON:
        raise UnreadableText("reason-length", most=LONGEST_REASON, length=len(reason))
    return reason


def _checked(text: str) -> str:
    text = unicodedata.normalize("NFC", text.replace("\n", " ").replace("\t", " "))
    marks, before = 0, ""
    for character in text:
        category = unicodedata.category(character)
        if (category in HIDDEN or character in JOINERS) and not _joins(character, before):
            raise UnreadableText("invisible-character", code=f"U+{ord(character):04X}")
        before = character
        marks = marks + 1 if category in ("Mn", "Me") and character not in JOINERS else 0
        if marks > MOST_MARKS:
            raise UnreadableText("accents", most=MOST_MARKS)
    return text


def _joins(character: str, before: str) -> bool:
    """Whether a joiner is part of an emoji. Between letters it would make two names that look the same.

    >>> _joins("\\u200d", "👩"), _joins("\\ufe0f", "❤"), _joins("\\u200d", "a"), _joins("\\u202e", "👩")
    (True, True, False, False)
    """
    if character not in JOINERS or not before:
        return False
    picture = unicodedata.category(before) in ("So", "Sk")
    return picture or (before == EMOJI_STYLE if character == ZERO_WIDTH_JOINER else before in "0123456789#*‼⁉↔")
