"""How ``ludothek admin`` answers: sentences and columns for people, JSON for scripts."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec


def told(args: argparse.Namespace, sentence: str, **facts: object) -> int:
    """Say what was done."""
    print(msgspec.json.encode(facts).decode() if args.json else sentence)
    return 0


def printed(args: argparse.Namespace, found: object, lines: Sequence[str]) -> int:
    """Show what was found."""
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        print("\n".join(lines) or "There is nothing.")
    return 0


def columns(head: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    """Rows under their heads, as wide as they need to be.

    >>> columns(("name", "since"), [("Ada", 1), ("Benedikt", 2)])
    ['name      since', 'Ada       1', 'Benedikt  2']
    """
    if not rows:
        return []
    texts = [list(head), *([str(value) for value in row] for row in rows)]
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
