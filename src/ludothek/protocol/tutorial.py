"""A tutorial: a recorded opening with hints."""

from __future__ import annotations

from msgspec import Struct

from ludothek.kernel.words import Message, WhyNot
from ludothek.protocol.position import Position


class Step(Struct, kw_only=True):
    """One step of a tutorial: a position of its recorded opening, and what is said about it."""

    position: Position
    expected: int | None
    """The choice the learner is to make; null if the opening goes on by itself."""
    hint: Message | None
    """Null if there is nothing to say, and the next step follows at once."""
    elements: tuple[str, ...]
    """What the hint points at on the board."""
    rules: tuple[str, ...]
    """The rules to read about it."""
    why: dict[str, WhyNot]
    """Where the learner chooses: why other elements are no choice."""


class Tutorial(Struct, kw_only=True):
    """A recorded opening with hints, through the learner's eyes."""

    title: str
    learner: int
    names: dict[str, Message]
    """What everything on the board is called."""
    steps: list[Step]
