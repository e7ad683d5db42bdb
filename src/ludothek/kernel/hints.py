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
    """What of ``Game.tally`` are points, by where they come from; without any, points are told in all."""
    turns: int = 1
    """How many turns of the seat are looked ahead, at least."""
    turn: str = ""
    """The kind of prompt with which a turn begins, if the seat is also asked in others' turns."""


class Gain(msgspec.Struct, frozen=True):
    """How many points more, or less, are expected from something."""

    what: Message
    count: int


class Hint(msgspec.Struct, frozen=True):
    """One of the best choices: the chance to win with it in percent, and what is expected to come of it."""

    choice: int
    chance: int
    feats: tuple[Message, ...] = ()
    gains: tuple[Gain, ...] = ()
