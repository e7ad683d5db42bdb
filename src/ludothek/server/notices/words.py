"""What a notice says: which tables wait for whom, and where they are. Nothing that is hidden there is in it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ludothek.kernel.errors import LudothekError
from ludothek.kernel.locale import LANGUAGES, ORIGINAL, Catalogue, catalogue
from ludothek.kernel.registry import game
from ludothek.server.store import Question


class Line(Struct):
    """One table that waits."""

    title: str
    text: str
    address: str
    table: str = "trial"


class Notice(Struct):
    """One notice, of one table or of several, in the words of whoever gets it."""

    name: str
    subject: str
    lines: list[Line]
    farewell: str
    """Where these notices are turned off."""
    language: str = ORIGINAL

    def told(self) -> str:
        """All of it as plain text."""
        tables = "\n\n".join(f"{line.text}\n{line.address}" for line in self.lines)
        return f"{tables}\n\n-- \n{self.farewell}\n"


def notice(server: str, language: str, questions: Sequence[Question]) -> Notice:
    """What is told of one question or more, all asked of the same person."""
    words = spoken(language)
    lines = [_line(server, words, each) for each in questions]
    one = len(lines) == 1
    return Notice(
        name=questions[0].name,
        subject=words("notice-one", title=lines[0].title) if one else words("notice-several", count=len(lines)),
        lines=lines,
        farewell=words("notice-farewell", address=f"{server}/settings#notices"),
        language=words.language,
    )


def trial(server: str, language: str, name: str) -> Notice:
    """What somebody gets who tries whether it arrives."""
    words = spoken(language)
    line = Line("Ludothek", words("notice-trial-text", name=name), server)
    farewell = words("notice-farewell", address=f"{server}/settings#notices")
    return Notice(name, words("notice-trial"), [line], farewell, words.language)


def confirmation(server: str, language: str, link: str) -> tuple[str, str]:
    """Subject and text of what is sent to an address before anything else is.

    It may be anybody's, so nothing is in it that whoever gave it to us has written, not even their name.
    """
    words = spoken(language)
    return words("notice-confirm"), words("notice-confirm-text", server=server, link=link)


def spoken(language: str) -> Catalogue:
    """The words of a language, which may be gone from this server."""
    return catalogue(language if language in LANGUAGES else ORIGINAL)


def _line(server: str, words: Catalogue, question: Question) -> Line:
    title = _title(words.language, question.title)
    text = words("notice-line", name=question.name, title=title)
    return Line(title, text, f"{server}/tables/{question.table}", question.table)


def _title(language: str, title: str) -> str:
    """The name of a title, which may be gone from this server."""
    try:
        return catalogue(language, game(title).package)("title")
    except LudothekError:
        return title
