"""How ``ludothek admin`` answers: sentences and columns for people, JSON for scripts."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from ludothek.kernel.locale import Catalogue, command_line
from ludothek.kernel.words import Args
from ludothek.server.bans import moment_text


def told(args: argparse.Namespace, message: str, words: Args, **facts: object) -> int:
    """Say what was done: a message with its arguments for people, the facts for scripts."""
    print(msgspec.json.encode(facts).decode() if args.json else command_line(args.lang)(message, **words))
    return 0


def printed(args: argparse.Namespace, found: object, lines: Sequence[str]) -> int:
    """Show what was found."""
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        print("\n".join(lines) or command_line(args.lang)("admin-nothing"))
    return 0


def columns(speak: Catalogue, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    """Rows under their heads, as wide as they need to be.

    >>> columns(command_line("en"), ("name", "since"), [("Ada", 1), ("Benedikt", 2)])
    ['name      since', 'Ada       1', 'Benedikt  2']
    """
    if not rows:
        return []
    head = [speak(f"admin-column-{each}") if each else "" for each in heads]
    texts = [head, *([str(value) for value in row] for row in rows)]
    widths = [max(len(row[column]) for row in texts) for column in range(len(head))]
    return ["  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in texts]


def moment(milliseconds: int | None) -> str:
    """
    >>> moment(0), moment(None)
    ('1970-01-01 00:00', '-')
    """
    if milliseconds is None:
        return "-"
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def end_text(speak: Catalogue, until: int | None) -> str:
    """
    >>> end_text(command_line("en"), 0), end_text(command_line("en"), None)
    ('until 1970-01-01 00:00 UTC', 'for good')
    """
    return speak("admin-for-good") if until is None else speak("admin-until", until=moment_text(until))
