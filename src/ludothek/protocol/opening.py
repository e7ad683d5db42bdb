"""How a table is played, and who is to sit at a new one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludothek.kernel.options import Value
from ludothek.kernel.rng import Chance
from ludothek.protocol.fields import MindName, Name, Pace, Version

Patience = Annotated[int, Meta(ge=10, le=30 * 24 * 3600)]
"""Seconds that the others wait for somebody who is away."""


class Bank(Struct, tag="bank", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """A time bank for the whole game, and seconds that every decision gives back."""

    seconds: Annotated[int, Meta(ge=10, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Days(Struct, tag="days", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """So many days for every decision."""

    days: Annotated[int, Meta(ge=1, le=60)]


class Source(Struct, frozen=True):
    """Where the beginning of a game was taken from: a position of another table, or a record somebody brought."""

    table: str | None
    decisions: int


class Terms(Struct, frozen=True, kw_only=True):
    """Live or over days, with or without a clock, for everyone to find or only by its address.

    ``stand_in`` is the computer player that goes on for whoever keeps the others waiting, or resigns.
    """

    pace: Pace = "live"
    clock: Bank | Days | None = None
    listed: bool = True
    source: Source | None = None
    chance: Chance = "sfc32"
    """Where its cards and dice come from. What is opened on a server has ``blake2b``, which nobody can foresee."""
    stand_in: str = "skilled"
    patience: int | None = None
    """Without a clock: after how many seconds the others may let the stand-in go on for who is asked and away; null:
    three minutes at a live table, three days at one over days."""
    hints: bool | None = None
    """Whether those who play may ask for hints; null: as long as all others are computer players."""
    rated: bool = False
    """Whether the result counts for the ratings of those who play: people with accounts, without hints."""
    daily: str | None = None
    """The day, if it is the deal of that day."""
    tournament: str | None = None
    """The tournament it is a table of."""
    sealed: bool = False
    """Whether the same deal is played at other tables: until all of these are over, nobody else may look."""


class Place(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: me, anyone, somebody I invite, a computer player, or another person at this screen."""

    who: Literal["me", "anyone", "invitation", "mind", "here"]
    mind: MindName | None = None
    name: Name | None = None


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Place], Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = {}
    pace: Pace = "live"
    clock: Bank | Days | None = None
    listed: bool = True
    shuffle: bool = False
    """Whether the seats are drawn; else they are as given."""
    stand_in: MindName | None = None
    """Who goes on for those who are away or resign; null is the usual computer player."""
    patience: Patience | None = None
    """How many seconds the others wait for who is away, where there is no clock; null: as is usual at this pace."""
    hints: bool | None = None
    """Whether hints are allowed; null: as long as whoever asks plays against computer players only."""
    rated: bool = False
    """Whether the result counts for ratings: a listed table, all seats for people with accounts, no hints."""


class Continue(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new table from a position of a finished game."""

    decisions: Version
    seats: Annotated[list[Place], Meta(min_length=1, max_length=16)]
    pace: Pace = "live"
    clock: Bank | Days | None = None
    listed: bool = True
    stand_in: MindName | None = None
    patience: Patience | None = None
    hints: bool | None = None
