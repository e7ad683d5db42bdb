"""Pictures for a page of rules: real positions, and what of them is to be seen."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludothek.kernel.words import Message
from ludothek.protocol.position import Position

Drawn = Literal["board", "mat", "holdings"]
"""Which drawing of a title: its board, or what lies in front of somebody, on their mat or beside their name."""


class Example(Struct, kw_only=True):
    """A picture for a rule: a position of a recorded game, and which part of which drawing shows it."""

    rule: str | None
    """The rule it stands below, such as `WF-2`; null for a chapter without rules."""
    chapter: int
    """The chapter it is in, from 1."""
    drawn: Drawn
    seat: int
    """Whose mat or holdings."""
    shows: tuple[str, ...]
    """The elements that are in the picture; the whole drawing if there are none."""
    caption: str
    told: str
    """What is to be seen, in sentences, for who does not see it."""
    position: Position


class Examples(Struct, kw_only=True):
    """All pictures of a title's rules, in one language."""

    title: str
    names: dict[str, Message]
    """What everything on the board is called."""
    examples: list[Example]
