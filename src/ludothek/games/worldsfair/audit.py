"""What must be true of every table, counted another way than the rules do it."""

from __future__ import annotations

from collections import Counter

from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.tables import AREA_NAMES, AREAS, FIGURES


def audit(fair: Fair) -> list[str]:
    wrong: list[str] = []

    def expect(true: bool, complaint: str) -> None:
        if not true:
            wrong.append(complaint)

    expect(min(fair.pieces) >= 0, f"a negative number among the pieces: {list(fair.pieces)}")
    expect(sorted(fair.ring) == list(range(AREAS)), f"the ring is {list(fair.ring)}")
    for area in range(AREAS):
        expect(fair.laid[area] <= fair.tables.capacity[area], f"{AREA_NAMES[area]} holds {fair.laid[area]} cards")
    held = sum(fair.tickets)
    expect(fair.car == min(held, fair.tables.wheel), f"the car is at {fair.car}, but {held} tickets are held")
    for seat in range(fair.seats):
        expect(fair.hand[seat] == sum(fair.figures[seat * FIGURES + n] for n in range(FIGURES)), f"hand of seat {seat}")
        counted = fair.coins[seat] + fair.medals[seat] + sets_taken_one_by_one(fair, seat)
        expect(fair.scores()[seat] == counted, f"seat {seat} has {fair.scores()[seat]} points, counted {counted}")
    return wrong


def sets_taken_one_by_one(fair: Fair, seat: int) -> int:
    """The value of approved exhibits, found by taking the largest set away again and again."""
    tokens = Counter({area: fair.approved[seat * AREAS + area] for area in range(AREAS)})
    total = 0
    while kinds := [area for area, count in tokens.items() if count > 0]:
        total += fair.tables.set_points[len(kinds)]
        tokens.subtract(kinds)
    return total
