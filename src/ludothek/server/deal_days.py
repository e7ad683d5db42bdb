"""The days of the deal of the day, by universal time: how long one is played, and when it is no secret any more."""

from __future__ import annotations

from datetime import UTC, date, datetime

from ludothek.server.clock import DAY, SECOND, wall

GRACE = 2 * 3600 * SECOND
"""How long after its day a deal may be finished by who has begun; until then it is as secret as on the day."""


def today() -> str:
    return day_at(wall())


def day_at(now: int) -> str:
    """The day of a time by the wall.

    >>> day_at(1_700_000_000_000)
    '2023-11-14'
    """
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def begins(day: str) -> int:
    """When a day begins, by the wall; a ``ValueError`` if there is no such day."""
    at = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return int(at.timestamp()) * SECOND


def ends(day: str) -> int:
    """When nobody can begin its deal any more.

    >>> day_at(ends("2024-02-28"))
    '2024-02-29'
    """
    return begins(day) + DAY


def closes(day: str) -> int:
    """When its results are final, and everybody may see everything."""
    return ends(day) + GRACE


def is_sealed(day: str | None) -> bool:
    """Whether a game is the deal of a day of which somebody may still profit who has not played it."""
    return day is not None and wall() < closes(day)
