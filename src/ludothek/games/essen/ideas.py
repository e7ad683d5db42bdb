"""What is worth a thought when a seat is asked: the planner's openings first, then purchases it did not think of."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.actions import can_buy_at
from ludothek.games.essen.choices import BUY, GO, UNLOAD
from ludothek.games.essen.planner import Opening, Planner, openings
from ludothek.games.essen.rules import Day
from ludothek.games.essen.tables import ASK_ACT, ASK_DRAFT, BAG, BOOTHS, PARKING, POSITION
from ludothek.kernel.judgement import Judgement
from ludothek.kernel.rng import Rng


def ideas(
    day: Day, seat: int, most: int, judgement: Judgement, planner: Planner, rng: Rng
) -> tuple[list[Opening], int]:
    """So many ways to begin, at most, and how many of the first are the planner's: it is left alone with the draft."""
    if day.asked == ASK_ACT:
        found = openings(day, seat)[:most]
        more = _errands(day, seat, judgement)
    else:
        found = [Opening([planner.choose(day, seat, rng)], 0.0)]
        more = [] if day.asked == ASK_DRAFT else _choices(day, seat, judgement)
    planned = len(found)
    _add(found, more, most)
    return found, planned


def _errands(day: Day, seat: i64, judgement: Judgement) -> list[Opening]:
    """All ways to one purchase, or home to unload."""
    here = day.visitors[POSITION + seat]
    left = day.actions_left(seat)
    ways = day.routes.ways(here, day.crowd)
    found: list[Opening] = []
    goal: i64
    for goal in range(BOOTHS):
        if ways[goal] <= left and can_buy_at(day, seat, goal, ways[goal]):
            found.append(_errand(day, seat, goal, BUY, judgement))
    if ways[PARKING] <= left and day.visitors[BAG + seat] > 0:
        found.append(_errand(day, seat, PARKING, UNLOAD, judgement))
    return found


def _errand(day: Day, seat: i64, goal: i64, deed: i64, judgement: Judgement) -> Opening:
    """The way to a goal and what is done there, judged as if the turn ended so."""
    after = day.clone()
    choices: list[int] = []
    for step in day.routes.path(day.visitors[POSITION + seat], goal, day.crowd):
        choices.append(int(GO) + step)
    choices.append(deed)
    for choice in choices:
        after.advance(seat, choice)
    return Opening(choices, judgement.value(after, seat))


def _choices(day: Day, seat: i64, judgement: Judgement) -> list[Opening]:
    """Every single choice."""
    found: list[Opening] = []
    for choice in day.legal(seat):
        after = day.clone()
        after.advance(seat, choice)
        found.append(Opening([choice], judgement.value(after, seat)))
    return found


def _add(found: list[Opening], more: list[Opening], most: int) -> None:
    """Add the best of what is not known yet, each as a little worse than the one before."""
    more.sort(key=_value, reverse=True)
    for idea in more:
        if len(found) >= most:
            return
        known = False
        for opening in found:
            known = known or opening.choices == idea.choices
        if not known:
            found.append(Opening(idea.choices, found[len(found) - 1].value - 1.0))


def _value(opening: Opening) -> float:
    return opening.value
