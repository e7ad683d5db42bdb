"""What the finished games of a title came to on a server."""

from __future__ import annotations

from msgspec import Struct


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
