"""Refusals that are really met: each is provoked as somebody would run into it, and kept as it was said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast

import ludothek
from ludothek.client import Client
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.locale import LANGUAGES

FOLDERS = [Path(ludothek.__file__).parent / "locale" / folder for folder in ("refusals", "command-line")]
FOREIGN = LANGUAGES[1:]


class Refusals:
    """What was refused: by reason, the sentence in each language in which it was said; and what was not as expected."""

    def __init__(self) -> None:
        self.said: dict[str, dict[str, str]] = {}
        self.wrong: list[str] = []

    @contextmanager
    def refused(self, reason: str) -> Iterator[None]:
        """What the block does is refused for this reason."""
        try:
            yield
        except LudothekError as error:
            self.met(reason, error)
        else:
            self.wrong.append(f"{reason}: nothing was refused")

    def met(self, reason: str, error: LudothekError) -> None:
        for language in FOREIGN:
            self.heard(reason, language, error.said_in(language))

    def heard(self, reason: str, language: str, sentence: str) -> None:
        """Somebody was told this sentence; it has to be the one of the catalogue."""
        if shape_of(f"refused-{reason}", language).fullmatch(sentence):
            self.said.setdefault(reason, {})[language] = sentence
        else:
            self.wrong.append(f"{reason}: {sentence}")


async def send(client: Client, method: str, path: str, body: object = None) -> None:
    """Any request of a client, refused as those are for which it has a method."""
    await client._send(method, path, None if body is None else msgspec.json.encode(body))


@cache
def shape_of(id: str, language: str) -> re.Pattern[str]:
    """What sentences of a message look like, whatever its arguments are.

    >>> shape_of("refused-option-form", "de").pattern
    'Eine\\\\ Option\\\\ wird\\\\ NAME=WERT\\\\ geschrieben,\\\\ nicht\\\\ „.*?“\\\\.'
    """
    return re.compile(_written(_messages(language)[id].value), re.DOTALL)


def without_details(id: str, language: str, sentence: str) -> str:
    """A sentence without flags, and without what another program says, which is quoted as it came."""
    found = shape_of(id, language).fullmatch(sentence)
    detail = found.groupdict().get("detail") if found else None
    return re.sub(r"--[a-z-]+", "", sentence.replace(detail, "") if detail else sentence)


@cache
def _messages(language: str) -> dict[str, ast.Message]:
    texts = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in FOLDERS]
    body = FluentParser(with_spans=False).parse("\n".join(texts)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def _written(node: object) -> str:
    match node:
        case ast.Pattern():
            return "".join(map(_written, node.elements))
        case ast.TextElement() | ast.StringLiteral():
            return re.escape(node.value)
        case ast.Placeable():
            return _written(node.expression)
        case ast.SelectExpression():
            return f"(?:{'|'.join(_written(each.value) for each in node.variants)})"
        case ast.VariableReference():
            name = node.id.name
            return "(?P<detail>.*?)" if name == "detail" else ".*?"
    raise AssertionError(node)
