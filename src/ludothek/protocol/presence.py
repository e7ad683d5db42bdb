"""Who is at a table just now, and who was last there when."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class SeatPresence(Struct, kw_only=True):
    """Whether whoever holds a seat looks at the table, has it open but does something else, or has gone.

    Who looks and is asked, is thinking.
    """

    state: Literal["here", "elsewhere", "away"]
    typing: bool = False
    """Whether they write a line; told only to those who would hear it."""
    gone: int | None = None
    """For how many milliseconds they have not looked, when this was sent; told only to those who play with them."""


class Presence(Struct, kw_only=True, tag="presence", tag_field="type"):
    """Who is at the table: sent to who has said what they do, and again when it changes."""

    seats: list[SeatPresence | None]
    """By seat; null where nobody sits, or a computer player does."""
    watching: int
    """How many people look on without a seat."""


class Nudged(Struct, kw_only=True, tag="nudged", tag_field="type"):
    """Somebody at the table reminds you that it waits for a seat of yours."""

    seat: int
    by: int
    """The seat of whoever does."""
