"""Ways through the fair at least cost. Each is searched once: from one space, through one crowd."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.tables import (
    BOOTHS,
    COURTYARD,
    CROWDED_COURTYARD,
    CROWDED_ENTRANCES,
    CROWDS,
    EAST,
    SPACE_IDS,
    SPACES,
    WEST,
    Tables,
)
from ludothek.kernel.arrays import Ints, zeros
from ludothek.kernel.state import EMPTY

FAR: i64 = 1000


class Routes:
    """What steps cost, and the cheapest ways made of them, kept for all games that use the same map."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._costs: list[Ints] = [EMPTY] * CROWDS
        self._ways: list[Ints] = [EMPTY] * (CROWDS * SPACES)
        self.searches: i64 = 0  # how often the map was searched

    def costs(self, crowd: i64) -> Ints:
        """How many actions it takes to enter each space (ES-26 to ES-29)."""
        known = self._costs[crowd]
        if len(known) == 0:
            known = self._entry_costs(crowd)
            self._costs[crowd] = known
        return known

    def ways(self, origin: i64, crowd: i64) -> Ints:
        """Actions from the origin to each space; then, from SPACES on, the space before it on the way."""
        place = crowd * SPACES + origin
        known = self._ways[place]
        if len(known) == 0:
            known = self._search(origin, self.costs(crowd))
            self._ways[place] = known
        return known

    def reach(self, origin: i64, crowd: i64) -> dict[str, int]:
        """Actions from the origin to each space by its id."""
        ways = self.ways(origin, crowd)
        return {SPACE_IDS[space]: ways[space] for space in range(SPACES)}

    def via(self, origin: i64, crowd: i64) -> dict[str, str]:
        """The space before each other one on the way from the origin, by their ids."""
        ways = self.ways(origin, crowd)
        return {SPACE_IDS[space]: SPACE_IDS[ways[SPACES + space]] for space in range(SPACES) if space != origin}

    def path(self, origin: i64, goal: i64, crowd: i64) -> list[int]:
        """The spaces one enters on the cheapest way."""
        ways = self.ways(origin, crowd)
        path: list[int] = []
        while goal != origin:
            path.append(goal)
            goal = ways[SPACES + goal]
        path.reverse()
        return path

    def _entry_costs(self, crowd: i64) -> Ints:
        tables = self._tables
        costs = zeros(SPACES)
        for space in range(SPACES):
            costs[space] = tables.step
        for booth in range(BOOTHS):
            if crowd >> tables.zone[booth] & 1:
                costs[booth] = tables.crowded_step
        if crowd & CROWDED_COURTYARD:
            costs[COURTYARD] = tables.crowded_step
        if crowd & CROWDED_ENTRANCES:
            costs[WEST] = tables.crowded_step
            costs[EAST] = tables.crowded_step
        return costs

    def _search(self, origin: i64, costs: Ints) -> Ints:
        """Spaces in order of their distance, each passing it on to its neighbours."""
        self.searches += 1
        near = self._tables.near
        near_from = self._tables.near_from
        ways = zeros(2 * SPACES)
        for space in range(SPACES):
            ways[space] = FAR
            ways[SPACES + space] = -1
        ways[origin] = 0
        reached: i64 = 1
        distance: i64 = 0
        while reached > 0:
            reached -= 1
            for space in range(SPACES):
                if ways[space] == distance:
                    for n in range(near_from[space], near_from[space + 1]):
                        beyond = near[n]
                        further = distance + costs[beyond]
                        if further < ways[beyond]:
                            ways[beyond] = further
                            ways[SPACES + beyond] = space
                            reached = max(reached, further - distance)
            distance += 1
        return ways
