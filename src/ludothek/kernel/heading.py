"""What every view begins with, whatever the title: enough to draw a heading, the players and the end of a game."""

from __future__ import annotations

import msgspec


class Heading(msgspec.Struct, forbid_unknown_fields=True):
    """The fields that every title's ``view_type`` extends; ``State.heading`` fills them.

    ``seat`` is whose eyes look, ``None`` a spectator's. ``scores`` are the points that lie open; ``ranks`` are the
    places from 1, known at the end.
    """

    title: str
    seat: int | None
    seats: int
    decisions: int
    over: bool
    waiting: list[int]
    scores: list[int]
    ranks: list[int] | None
