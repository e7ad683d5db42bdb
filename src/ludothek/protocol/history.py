"""What somebody has played here, once it is over."""

from __future__ import annotations

from msgspec import Struct


class PublicPage(Struct, forbid_unknown_fields=True):
    """Whether others may see the page with my games."""

    public: bool


class Companion(Struct, frozen=True):
    """Who else sat at a table, as it says there; a computer player by which it was."""

    name: str
    mind: bool = False


class Outing(Struct, kw_only=True):
    """One finished game of somebody."""

    table: str
    title: str
    ended: int
    seats: int
    rank: int
    score: int
    others: list[Companion]


class Rating(Struct, kw_only=True):
    """How strong somebody is at a title, after so many rated games: newcomers have 25.

    Whoever is 4 ahead wins about three games of four. ``doubt`` is one standard deviation.
    """

    strength: float
    doubt: float
    games: int


class RatedPerson(Rating, kw_only=True):
    """A line of the leaderboard, which is in the order of what somebody very likely is at least."""

    name: str
    page: str | None
    """Where their own page is, if they show it."""
    yours: bool


class RatedLevel(Struct, kw_only=True):
    """A computer player on the same scale: from matches of the levels, and of rated people against them."""

    mind: str
    strength: float
    doubt: float


class TitleHistory(Struct, kw_only=True):
    """What somebody has played of one title, the latest games in the order of their ending."""

    title: str
    games: int
    wins: int
    best: int
    rating: Rating | None
    """After all rated games of the title, if there are any."""
    outings: list[Outing]


class Rival(Struct, kw_only=True):
    """Somebody one has played against, and how often one ended before, behind or level with them."""

    name: str
    page: str | None
    """Where their own page is, if they show it."""
    mind: bool
    """Whether it is a computer player."""
    games: int
    ahead: int
    behind: int
    level: int


class History(Struct, kw_only=True):
    """The page of somebody with an account. A win is a first place, also a shared one."""

    name: str
    page: str
    yours: bool
    public: bool
    games: int
    wins: int
    streak: int
    """Wins in a row until now."""
    longest_streak: int
    titles: list[TitleHistory]
    """What was played most first."""
    rivals: list[Rival]
    """Who was met most first."""
    forms: list[str] = []
    """In which the games can be had as rows."""
