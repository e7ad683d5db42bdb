"""What a person is told who asks for a hint: the best choices, the chance to win with each, and what it is to bring."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ludothek.kernel.words import Message


class Hinting(NamedTuple):
    """How a title gives hints: for how long it thinks about one, and what is worth telling."""

    seconds: float = 0.3
    """In all, on a server with the compiled build."""
    feats: tuple[str, ...] = ()
    """Kinds of events to name when they are expected, the most telling first."""
    counts: tuple[str, ...] = ()
    """What of ``Game.tally`` is expected to change; without any, it is the score."""


class Gain(msgspec.Struct, frozen=True):
    """How much more, or less, of something is expected."""

    what: Message
    count: int


class Hint(msgspec.Struct, frozen=True):
    """One of the best choices: the chance to win with it in percent, and what is expected to come of it."""

    choice: int
    chance: int
    feats: tuple[Message, ...] = ()
    gains: tuple[Gain, ...] = ()
