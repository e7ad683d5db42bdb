"""Tournaments: how one is opened, and its page with standings and stages."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludothek.kernel.options import Value
from ludothek.protocol.fields import MindName, Name, Pace, Status
from ludothek.protocol.opening import Bank, Days

Format = Literal["swiss", "round-robin", "duplicate"]
"""Neighbours in the standings meet; everybody meets everybody; the same deal at all tables, ranked by comparison."""
TournamentStatus = Literal["gathering", "playing", "finished", "closed"]
MOST_PEOPLE = 32
MOST_ROUNDS = 15


class NewTournament(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is agreed on before a tournament. There is always a clock, so that nobody keeps a round waiting for ever."""

    name: Name
    title: Annotated[str, Meta(max_length=40)]
    format: Format
    seats: Annotated[int, Meta(ge=1, le=16, description="At a table, at most; in a duplicate match, exactly.")]
    people: Annotated[int, Meta(ge=1, le=16)] | None = None
    """In a duplicate match, how many of the seats are for people; null: all. Equal computer players have the others."""
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3
    """A round robin has as many as it takes instead."""
    options: dict[str, Value] = {}
    pace: Pace = "live"
    clock: Bank | Days
    listed: bool = True
    """Whether everybody finds it; else only who has its address."""
    mind: MindName | None = None
    """The computer player where a person is missing, and who goes on for those who are away; null is the usual one."""


class TournamentCard(Struct, kw_only=True):
    """A tournament as a list shows it."""

    id: str
    name: str
    title: str
    format: Format
    status: TournamentStatus
    seats: int
    people: int
    rounds: int
    """Of a round robin that has not begun, 0: as many as it takes."""
    round: int
    """The one that is played, or was last; 0 before the first."""
    pace: Pace
    clock: Bank | Days
    listed: bool
    host: str
    entered: int
    """How many people."""
    opened: int
    changed: int
    yours: bool
    """Whether you have opened it."""
    in_it: bool
    """Whether you take part."""


class TournamentPlayer(Struct, kw_only=True):
    """A line of the standings. Points are at most one for each round."""

    number: int
    name: str
    page: str | None
    """Where their own page is, if they show it."""
    yours: bool
    place: int
    points: float
    opponents: float
    """What those have whom they met: the first thing that decides between equals, but not in a duplicate match."""
    margin: float
    """In a duplicate match the first thing: points of the game above or below the average of their seats."""
    wins: int
    rounds: dict[str, float]
    """What each round has brought."""
    left: int | None
    """In which round they have left."""


class StageSeat(Struct, kw_only=True):
    """One seat of a table: the number of the player, or null for a computer player. The rest follows the end."""

    player: int | None
    rank: int | None = None
    score: int | None = None
    points: float | None = None


class StageTable(Struct, kw_only=True):
    id: str
    status: Status
    """Closed also if it is gone."""
    sealed: bool
    """Whether only those who sit there may look, because the same deal is still being played."""
    seats: list[StageSeat]


class Stage(Struct, kw_only=True):
    round: int
    tables: list[StageTable]


class Tournament(TournamentCard, kw_only=True):
    """The page of a tournament."""

    options: dict[str, Value]
    mind: str
    players: list[TournamentPlayer]
    """In the order of the standings; before the first round, of entering."""
    stages: list[Stage]
    """The newest first."""
    your_table: str | None
    """The table of this round at which you sit and that is not over."""
