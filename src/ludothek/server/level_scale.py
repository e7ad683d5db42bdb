"""Where computer players stand on the scale of people's ratings; they earn nothing, and nobody earns by them.

How far apart the levels are is known from matches against each other. Where all of them stand follows from the games of
rated people against them; as long as there are none, ``skilled`` is where newcomers are, with all the doubt of one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import exp, log, sqrt
from statistics import NormalDist

import msgspec
from sqlalchemy import Connection

from ludothek.kernel.levels import LEVELS, Levels
from ludothek.kernel.registry import games
from ludothek.protocol import RatedLevel
from ludothek.server import store

NEWCOMER, DOUBT = 25.0, 25.0 / 3
BETA = 25.0 / 6
"""Of a single game, as in the ratings: luck and form."""
OF_A_STEP = 1.0
"""Doubt of a measured distance between two levels."""
MIDDLE = LEVELS.index("skilled")
PLACES = [place / 2 for place in range(-20, 121)]
"""Where the middle level may stand: far more than anybody is ever rated."""
NORMAL = NormalDist()


def distances(levels: Levels) -> dict[str, float]:
    """How much stronger each level is than the middle one, from how often each beats the one before it.

    >>> {name: round(far, 1) for name, far in distances(Levels(0.3, 0.65, 60, 5000)).items()}
    {'novice': -5.1, 'casual': -2.5, 'skilled': 0.0, 'expert': 2.5, 'master': 5.1}
    """
    steps = [sqrt(2) * BETA * NORMAL.inv_cdf(share) for share in levels.wins]
    heights = [sum(steps[:number]) for number in range(len(LEVELS))]
    return {name: height - heights[MIDDLE] for name, height in zip(LEVELS, heights, strict=True)}


def place(met: Iterable[store.Meeting], far: dict[str, float]) -> tuple[float, float]:
    """Where the middle level stands, and the doubt, from what people came to against computer players.

    >>> place([], {"skilled": 0.0})
    (25.0, 8.33)
    """
    weights = [-(((at - NEWCOMER) / DOUBT) ** 2) / 2 for at in PLACES]
    for meeting in met:
        spread = sqrt(2 * BETA**2 + meeting.doubt**2)
        for number, at in enumerate(PLACES):
            ahead = NORMAL.cdf((meeting.strength - at - far[meeting.level]) / spread)
            ahead = min(max(ahead, 1e-6), 1 - 1e-6)
            weights[number] += meeting.share * log(ahead) + (1 - meeting.share) * log(1 - ahead)
    most = max(weights)
    parts = [exp(weight - most) for weight in weights]
    total = sum(parts)
    mean = sum(part * at for part, at in zip(parts, PLACES, strict=True)) / total
    spread = sqrt(sum(part * (at - mean) ** 2 for part, at in zip(parts, PLACES, strict=True)) / total)
    return round(mean, 2), round(spread, 2)


def _kept_as(title: str) -> str:
    return f"levels {title}"[:40]


def place_levels(connection: Connection, titles: Collection[str]) -> None:
    """Find out where the computer players of these titles stand, and keep it."""
    for game in games():
        if game.title in titles:
            far = distances(game.levels)
            found = place(store.meetings(connection, game.title, list(far)), far)
            store.keep(connection, _kept_as(game.title), msgspec.json.encode(found).decode())


def levels_of(connection: Connection, title: str, levels: Levels) -> list[RatedLevel]:
    """The computer players of a title on the scale of people's ratings, the weakest first."""
    kept = store.value_of(connection, _kept_as(title))
    at, doubt = msgspec.json.decode(kept, type=tuple[float, float]) if kept else (NEWCOMER, DOUBT)
    return [
        RatedLevel(mind=name, strength=at + far, doubt=sqrt(doubt**2 + (OF_A_STEP * abs(number - MIDDLE)) ** 2))
        for number, (name, far) in enumerate(distances(levels).items())
    ]
