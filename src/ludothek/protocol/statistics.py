"""What the finished games of a title came to on a server."""

from __future__ import annotations

from msgspec import Struct

from ludothek.kernel.words import Message


class Span(Struct, frozen=True):
    """How many games lasted from ``least`` on, up to where the next span begins."""

    least: int
    games: int


class AtSeats(Struct, kw_only=True):
    """Games of so many players: how many there were, and how often each seat ended first, also with others."""

    seats: int
    games: int
    wins: list[int]


class BestScore(Struct, kw_only=True):
    """One of the highest scores of a person at a listed table."""

    score: int
    name: str
    page: str | None
    """Where their own page is, if they show it."""
    table: str
    seats: int
    ended: int


class Pick(Struct, kw_only=True):
    """Something that one picks or is dealt: in how many games, and how often whoever had it ended first."""

    element: str
    name: Message
    games: int
    wins: int
    fair: float
    """How often they would have if all were equal; it depends on the number of players."""


class Picks(Struct, kw_only=True):
    """All of a kind, the most successful first."""

    kind: Message
    picks: list[Pick]


class Statistics(Struct, kw_only=True):
    """What was played of a title from the beginning to the end."""

    title: str
    games: int
    companies: list[AtSeats]
    decisions: list[Span]
    minutes: list[Span]
    """Of games played at one sitting: in less than six hours."""
    best: list[BestScore]
    """The highest first."""
    picks: list[Picks] = []
    """By kind; none where a title has nothing to pick."""
    forms: list[str] = []
    """In which the games can be had as rows."""
