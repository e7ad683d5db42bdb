"""The plainest sensible play: go where most cards lie. A yardstick for better minds."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.worldsfair.choices import (
    APPROVE,
    DISCARD,
    PLACE,
    PLAY_BURNHAM,
    PLAY_PALMER,
    TAKE_BACK,
    decode,
)
from ludothek.games.worldsfair.scoring import standing
from ludothek.games.worldsfair.state import Fairground
from ludothek.games.worldsfair.tables import AREAS, LAID, SUPPORTERS, UNPLACED
from ludothek.kernel.mind import Favourite, Mind
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State


class MostCards(Mind):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The area with the most cards; every figure to where it wins most; all approvals. Equals are drawn."""
        assert isinstance(state, Fairground)
        favourite = Favourite(rng)
        for choice in state.legal(seat):
            favourite.offer(choice, float(appeal(state, seat, choice)))
        return favourite.choice


def appeal(table: Fairground, seat: i64, choice: i64) -> i64:
    """How much there is to be said for a choice, beside the others of the same decision."""
    kind, first, second, third = decode(choice)
    if kind == PLACE:
        return table.pieces[LAID + first]
    if kind == APPROVE:
        return first
    if kind == DISCARD:
        return -1
    if kind == PLAY_PALMER:
        return majorities_after(table, seat, first, second, third)
    if kind == TAKE_BACK:
        return majorities_after(table, seat, seat, first, table.target)
    if kind == PLAY_BURNHAM:
        return majorities_after(table, seat, seat, -1, table.visited)
    return majorities_after(table, seat, seat, -1, first)


def majorities_after(table: Fairground, seat: i64, owner: i64, origin: i64, goal: i64) -> i64:
    """The seat's majorities when a supporter of the owner has gone from one area, or from nowhere, to another."""
    after = table.clone()
    assert isinstance(after, Fairground)
    after.pieces[SUPPORTERS + owner * AREAS + goal] += 1
    if origin >= 0:
        after.pieces[SUPPORTERS + owner * AREAS + origin] -= 1
    return majorities(after, seat)


def majorities(table: Fairground, seat: i64) -> i64:
    """Medals and approvals the seat would get if areas were scored now, whatever exhibits it has."""
    rewards: i64 = 0
    for area in range(AREAS):
        place = standing(table, seat, area)
        if place != UNPLACED:
            rewards += table.tables.medal[place] + table.tables.approvals[place]
    return rewards
