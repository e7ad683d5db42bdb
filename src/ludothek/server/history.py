"""What somebody has played here, as their page tells it: only games that are over, and to others only listed ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ludothek.protocol import Companion, History, Outing, Rating, Rival, TitleHistory
from ludothek.server.exporting import forms
from ludothek.server.store.results import PageOwner, PlayedSeat

MOST_OUTINGS = 200
"""Games of one title that a page draws: the latest."""
MOST_RIVALS = 30

Game = Sequence[PlayedSeat]


class _Met(msgspec.Struct):
    """How often one was before, behind or level with somebody, and what is known of them."""

    name: str
    page: str | None
    mind: bool
    places: Counter[str]


def history(owner: PageOwner, games: Iterable[Game], ratings: Mapping[str, Rating], yours: bool) -> History:
    """Somebody's page, from all their games in the order of their ending, and their ratings by title."""
    shown = [(game, own) for game in games if (yours or game[0].listed) and (own := _own_seat(game, owner.id))]
    won = [own.rank == 1 for _, own in shown]
    streak, longest = streaks(won)
    return History(
        name=owner.name,
        page=owner.account,
        yours=yours,
        public=owner.public,
        forms=list(forms()),
        games=len(shown),
        wins=sum(won),
        streak=streak,
        longest_streak=longest,
        titles=_titles(shown, ratings),
        rivals=_rivals(shown),
    )


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """The wins in a row at the end, and the most there ever were.

    >>> streaks([True, True, False, True]), streaks([])
    ((1, 2), (0, 0))
    """
    now = longest = 0
    for each in won:
        now = now + 1 if each else 0
        longest = max(longest, now)
    return now, longest


def _own_seat(game: Game, person: str) -> PlayedSeat | None:
    """Where somebody sat; at several seats one plays against oneself, which is no game of one's own."""
    own = [seat for seat in game if seat.person == person]
    return own[0] if len(own) == 1 else None


def _titles(shown: Sequence[tuple[Game, PlayedSeat]], ratings: Mapping[str, Rating]) -> list[TitleHistory]:
    by_title: dict[str, list[Outing]] = {}
    for game, own in shown:
        by_title.setdefault(own.title, []).append(_outing(game, own))
    told = [
        TitleHistory(
            title=title,
            games=len(outings),
            wins=sum(each.rank == 1 for each in outings),
            best=max(each.score for each in outings),
            rating=ratings.get(title),
            outings=outings[-MOST_OUTINGS:],
        )
        for title, outings in by_title.items()
    ]
    return sorted(told, key=lambda each: (-each.games, each.title))


def _outing(game: Game, own: PlayedSeat) -> Outing:
    return Outing(
        table=own.table,
        title=own.title,
        ended=own.ended,
        seats=len(game),
        rank=own.rank,
        score=own.score,
        others=[Companion(seat.name, seat.kind == "mind") for seat in game if seat.seat != own.seat],
    )


def _rivals(shown: Sequence[tuple[Game, PlayedSeat]]) -> list[Rival]:
    met: dict[str, _Met] = {}
    for game, own in shown:
        for seat in game:
            key = _rival_key(game, seat)
            if seat.seat != own.seat and key is not None:
                rival = met.setdefault(key, _Met("", None, seat.kind == "mind", Counter()))
                rival.name, rival.page = seat.known_as or seat.name, seat.page
                rival.places["level" if seat.rank == own.rank else "ahead" if own.rank < seat.rank else "behind"] += 1
    told = [
        Rival(
            name=each.name,
            page=each.page,
            mind=each.mind,
            games=each.places.total(),
            ahead=each.places["ahead"],
            behind=each.places["behind"],
            level=each.places["level"],
        )
        for each in met.values()
    ]
    return sorted(told, key=lambda each: (-each.games, each.name))[:MOST_RIVALS]


def _rival_key(game: Game, seat: PlayedSeat) -> str | None:
    """Under what one is met again. Nobody is who has left for good, or plays several seats of a table."""
    if seat.kind == "mind":
        return f"mind {seat.mind}"
    alone = sum(other.person == seat.person for other in game) == 1
    return seat.person if alone else None
