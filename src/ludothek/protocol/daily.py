"""The deal of the day: the same game for everybody on a server, one try each."""

from __future__ import annotations

from msgspec import Struct

from ludothek.protocol.fields import Status
from ludothek.protocol.statistics import Span


class DailyTry(Struct, kw_only=True):
    """My own try at a deal: where it is played, and what it came to."""

    table: str
    status: Status
    score: int | None = None
    rank: int | None = None
    """My place at the table."""
    late: bool = False
    """Whether it ended when the results were final, and does not count."""


class DailyCard(Struct, kw_only=True):
    """Today's deal of a title."""

    title: str
    day: str
    """As in 2026-11-18, by universal time."""
    ends: int
    """When the next one comes."""
    seats: int
    mind: str
    """The computer player in all other seats."""
    players: int
    """How many have played it to the end."""
    yours: DailyTry | None = None


class DailyLine(Struct, kw_only=True):
    """Somebody's result. Order is by points, then by the lead over the best computer player."""

    place: int | None
    """Among those with an account who were here before the day began; others have none."""
    name: str
    page: str | None
    """Where their own page is, if they show it."""
    score: int
    lead: int
    rank: int
    """The place at the table."""
    yours: bool
    table: str | None
    """Where to step through the game, for who may."""


class DailyResult(Struct, kw_only=True):
    """What came of a deal. Scores and lines are told to who has finished it, and to everybody when it is over."""

    title: str
    day: str
    ends: int
    closes: int
    """When results are final and the seed is told: who has begun may finish until then."""
    over: bool
    seats: int
    mind: str
    players: int
    yours: DailyTry | None
    told: bool
    scores: list[Span] = []
    """How many came to how many points."""
    lines: list[DailyLine] = []
    """The best first, and mine wherever it is."""
    seed: str | None = None
    before: str | None = None
    """The last earlier day on which the deal of this title was played here."""
    after: str | None = None
