"""A position as it is sent: the same on the wire as ``protocol.Position``, but with parts that are encoded already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Raw, Struct

from ludothek.kernel.words import Prompt
from ludothek.protocol import Answer, Clocks, FromServer
from ludothek.protocol import Position as ReceivedPosition


class SentBlock(Struct, kw_only=True):
    """What one decision brought about."""

    decision: int
    seat: int | None
    events: list[Raw]


class SentPosition(Struct, kw_only=True, tag="position", tag_field="type"):
    """Everything about a table that one pair of eyes may know."""

    table: Raw
    version: int
    seat: int | None
    decisions: int
    seed_hash: str
    seed: str | None
    view: object
    prompt: Prompt | None
    choices: list[Raw]
    journal: list[Raw | SentBlock]
    can_undo: bool
    can_hint: bool
    asked_since: int | None
    clocks: Clocks | None
    rematch: str | None
    tired: list[int] = []
    answer: Answer | None = None


Sent = FromServer | SentPosition | Raw
"""Whatever a live connection sends."""

if TYPE_CHECKING:
    Position = SentPosition
else:
    Position = ReceivedPosition
"""What a handler of REST answers with: the OpenAPI document describes what arrives, the checker knows what is sent."""
