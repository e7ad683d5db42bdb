"""The plainest sensible play: go where most cards lie. A yardstick for better minds."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.worldsfair.scoring import standing
from ludothek.games.worldsfair.state import Fairground
from ludothek.games.worldsfair.tables import (
    APPROVE,
    AREAS,
    ASK_APPROVE,
    ASK_PLACE,
    DISCARD,
    PLACE,
    PLAY_AREA_FIGURE,
    PLAY_BURNHAM,
    PLAY_DAVIS,
    PLAY_PALMER,
    TAKE_BACK,
    UNPLACED,
    palmer_move,
)
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
    if table.asked == ASK_PLACE:
        return table.laid[choice - PLACE]
    if table.asked == ASK_APPROVE:
        return choice - APPROVE
    if choice >= DISCARD:
        return -1
    owner = seat
    origin: i64 = -1
    goal = table.visited  # right for Burnham
    if choice < PLAY_BURNHAM:
        origin = choice - TAKE_BACK
        goal = table.target
    elif choice >= PLAY_AREA_FIGURE:
        goal = choice - PLAY_AREA_FIGURE
    elif choice >= PLAY_PALMER:
        owner, origin, goal = palmer_move(choice)
    elif choice >= PLAY_DAVIS:
        goal = choice - PLAY_DAVIS
    after = table.clone()
    assert isinstance(after, Fairground)
    after.supporters[owner * AREAS + goal] += 1
    if origin >= 0:
        after.supporters[owner * AREAS + origin] -= 1
    return majorities(after, seat)


def majorities(table: Fairground, seat: i64) -> i64:
    """Medals and approvals the seat would get if areas were scored now, whatever exhibits it has."""
    rewards: i64 = 0
    for area in range(AREAS):
        place = standing(table, seat, area)
        if place != UNPLACED:
            rewards += table.tables.medal[place] + table.tables.approvals[place]
    return rewards
