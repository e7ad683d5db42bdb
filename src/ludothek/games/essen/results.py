"""Midday and the evening: rankings, wishes, and who has won (ES-45 to ES-50).

It touches the score sheets and the open ranking cards, and in the evening sends everybody home.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.parking import unload
from ludothek.games.essen.preparation import draw_rankings
from ludothek.games.essen.scoring import meets, tie_break_key, wish_points, wishes
from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import (
    AFTERNOON,
    BAG,
    LINES,
    MORNING,
    NOTE_AFTERNOON,
    NOTE_CLOSED,
    NOTE_MIDDAY,
    NOTE_RANKING,
    NOTE_SCORE,
    NOTE_TIE,
    NOTE_WISHES,
    OPEN_RANKINGS,
    PARKING,
    POSITION,
    RANKING,
    SHEET,
    WISHES,
)


def have_midday(halls: Halls) -> None:
    """The morning cards score, the afternoon cards come (ES-45, ES-46)."""
    halls.note(NOTE_MIDDAY, -1)
    score_rankings(halls, MORNING, halls.tables.morning_points)
    halls.fair = halls.fair[:]
    draw_rankings(halls, 1)
    for n in range(OPEN_RANKINGS):
        halls.note(NOTE_AFTERNOON, -1, halls.fair[RANKING + n])


def score_rankings(halls: Halls, line: i64, points: i64) -> None:
    """Every open card for everybody who has its games (ES-45, ES-48)."""
    for seat in range(halls.seats):
        for n in range(OPEN_RANKINGS):
            card = halls.fair[RANKING + n]
            if meets(halls, seat, card):
                halls.visitors[SHEET + seat * LINES + line] += points
                halls.note(NOTE_RANKING, seat, card, points)


def close_fair(halls: Halls) -> None:
    """Everybody goes home and shows their wishes; the evening's points (ES-47 to ES-49)."""
    visitors = halls.visitors
    halls.reveals += 1
    halls.note(NOTE_CLOSED, -1)
    for seat in range(halls.seats):
        visitors[POSITION + seat] = PARKING
        if visitors[BAG + seat] > 0:
            unload(halls, seat)
    if halls.settings.rankings:
        score_rankings(halls, AFTERNOON, halls.tables.afternoon_points)
    for seat in range(halls.seats):
        count = wishes(halls, seat)
        points = wish_points(halls, count)
        visitors[SHEET + seat * LINES + WISHES] = points
        halls.note(NOTE_WISHES, seat, count, points)
    halls.over = True
    if halls.journal is not None:
        tell_the_end(halls)


def tell_the_end(halls: Halls) -> None:
    """The final points, and what decided between equals (ES-50)."""
    keys = [tie_break_key(halls, seat) for seat in range(halls.seats)]
    for seat in range(halls.seats):
        halls.note(NOTE_SCORE, seat, halls.points(seat))
    best = max(keys)
    level = [key for key in keys if key[0] == best[0]]
    if len(level) > 1:
        wished = [key for key in level if key[1] == best[1]]
        decided = 1 if len(wished) == 1 else 2 if level.count(best) == 1 else 3
        halls.note(NOTE_TIE, -1, decided)
