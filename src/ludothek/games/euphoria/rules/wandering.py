"""How a careless player chooses.

Touches nothing.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import KIND, OFFER, PLACE, SERVE, TAKE, THINGS, decode
from ludothek.games.euphoria.rules import construction, retrieval, stars
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ASK_TAKE,
    ASK_TUNNEL,
    END,
    HEXAGON,
    ICARITE,
    LOFT,
    MARKET,
    SITE,
    SKY,
    TANK,
    WORKERS,
    space_faction,
)
from ludothek.kernel.arrays import Ints
from ludothek.kernel.rng import Rng


def wander(city: City, choices: Ints, count: i64, rng: Rng) -> i64:
    """Any choice, but mostly one that builds or may lay a star; left to chance alone, nothing is ever built."""
    chosen: i64 = -1
    if rng.below(4) > 0:
        places = retrieval.workers_out(city, city.to_move) if city.asked == ASK_TAKE else retrieval.NOWHERE
        best: i64 = 0
        wanted: i64 = 0
        for n in range(count):
            appeal = _appeal(city, choices[n], places)
            if appeal > best:
                best = appeal
                wanted = 0
            if appeal == best and best > 0:
                wanted += 1
                if rng.below(wanted) == 0:
                    chosen = choices[n]
        if chosen >= 0:
            return chosen
    chosen = choices[rng.below(count)]
    if KIND[chosen] == OFFER and rng.below(4) > 0:
        return choices[rng.below(count)]
    return chosen


def _appeal(city: City, choice: i64, places: Ints) -> i64:
    """Building, most where most has been done; then stars, then what leads there. Workers on sites stay there."""
    kind, part, target = decode(choice)
    if kind == PLACE:
        if target >= SITE:
            return 3 + construction.standing(city, (target - SITE) // 2)
        if HEXAGON <= target <= LOFT or target >= MARKET:
            if stars.has_room(city, space_faction(target)) or target < HEXAGON + ICARITE:
                return 2
        elif TANK <= target < END or target == SKY:
            return 1
        return 0
    if kind == TAKE:
        return _workers_appeal(part, places)
    if kind == SERVE or (kind == THINGS and city.asked == ASK_TUNNEL):
        return 1
    return 0


def _workers_appeal(workers: i64, places: Ints) -> i64:
    """The more the better, unless there are builders among them."""
    count: i64 = 0
    for n in range(WORKERS):
        if (workers >> n) & 1:
            if retrieval.space_at(places[n]) >= SITE:
                return 0
            count += 1
    return count
