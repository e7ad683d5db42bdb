"""What somebody may know of a table: the content of every answer."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ludothek.kernel.words import Choice, Event, Message, Prompt
from ludothek.protocol.lobby import TableCard


class Clocks(Struct, kw_only=True):
    """Milliseconds left per seat at the moment this was sent, and the seats whose clock runs. Null: no limit."""

    left: list[int | None]
    running: list[int]
    up: list[int]
    """The seats whose time is up, or who are away: the others may hand them to a computer player."""
    waited: list[int | None] = []
    """Without a clock: for how many milliseconds each seat has been asked at the moment this was sent."""


class Block(Struct, kw_only=True):
    """What one decision brought about, as you may know it."""

    decision: int
    """Counted from 1; 0 is the set-up."""
    seat: int | None
    events: list[Event]


class Answer(Struct, kw_only=True):
    """What came of your request."""

    request: str | None
    outcome: Literal["done", "repeated", "stale", "refused"]
    problem: str | None = None
    status: int = 200
    message: Message | None = None
    """The problem as a message of the catalogues."""


class Position(Struct, kw_only=True, tag="position", tag_field="type"):
    """Everything about a table that you may know: what every answer holds."""

    table: TableCard
    version: int
    """The number that a decision on this position names."""
    seat: int | None
    """Through whose eyes you look; null for a spectator."""
    decisions: int
    seed_hash: str
    seed: str | None
    """Public when the game is over."""
    view: dict[str, Any] | None
    prompt: Prompt | None
    choices: list[Choice]
    journal: list[Block]
    can_undo: bool
    can_hint: bool = False
    """Whether the seat is asked and may have a hint."""
    asked_since: int | None = None
    """The version since which the seat is asked this, whatever others have decided meanwhile; null: it is not asked."""
    clocks: Clocks | None
    rematch: str | None
    tired: list[int] = []
    """The seats whose computer player could not think about its last decision, so that a weaker one made it."""
    answer: Answer | None = None
