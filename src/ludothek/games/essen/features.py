"""What chances to win are learned from in ESSEN The Game: the parts of a seat's worth, its place and its turn."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.essen.judgement import (
    PER_ROUND,
    SPENT_PER_GAME,
    neighbourhood,
    ranking_hopes,
    wish_hopes,
)
from ludothek.games.essen.scoring import meets, wishes
from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import (
    ASK_ACT,
    ASK_DRAFT,
    BAG,
    BOUGHT,
    MONEY,
    OPEN_RANKINGS,
    PARKING,
    POSITION,
    RANKING,
    SYMBOLS,
)
from ludothek.kernel.arrays import Floats
from ludothek.kernel.learned import Features
from ludothek.kernel.state import State

ABOUT: Final = {
    "points": "points so far",
    "rankings": "points that the ranking cards promise",
    "met": "open ranking cards that are met already",
    "wishes": "points that the wishlist promises",
    "own-wishes": "the same for the seat that is asked, whose cards are known",
    "fulfilled": "wishes fulfilled",
    "games": "games bought",
    "money": "tens of euros, as far as there is time to spend them",
    "idle-money": "tens of euros beyond that",
    "load": "games in the bag",
    "homeward": "games in the bag times the actions to the car, in tens",
    "way-home": "actions to the car",
    "nearby": "what the best games near its place promise, if another round follows",
    "actions": "actions left in this turn",
    "on-turn": "1 for the seat that is asked",
    "to-come": "1 for a seat that has yet to walk in this round",
    "first": "1 for the seat that begins this round",
}
POINTS: Final = 0
RANKED: Final = 1
MET: Final = 2
WISHES: Final = 3
OWN_WISHES: Final = 4
FULFILLED: Final = 5
GAMES: Final = 6
CASH: Final = 7
IDLE_CASH: Final = 8
LOAD: Final = 9
HOMEWARD: Final = 10
WAY_HOME: Final = 11
NEARBY: Final = 12
ACTIONS: Final = 13
ON_TURN: Final = 14
TO_COME: Final = 15
FIRST: Final = 16


class FairDayFeatures(Features):
    def __init__(self) -> None:
        super().__init__(ABOUT)

    def measure(self, state: State, seat: i64, row: Floats) -> None:
        assert isinstance(state, Halls)
        measure_points(state, seat, row)
        measure_purse(state, seat, row)
        measure_place(state, seat, row)
        measure_turn(state, seat, row)


def measure_points(halls: Halls, seat: i64, row: Floats) -> None:
    """What the seat has, and what rankings and wishes promise."""
    left = float(halls.tables.rounds - halls.round)
    row[POINTS] = float(halls.points(seat))
    row[RANKED] = ranking_hopes(halls, seat)
    if halls.settings.rankings:
        for n in range(OPEN_RANKINGS):
            card = halls.fair[RANKING + n]
            if card >= 0 and meets(halls, seat, card):
                row[MET] += 1.0
    row[WISHES] = wish_hopes(halls, seat, left, True)
    if seat == halls.to_move:
        row[OWN_WISHES] = row[WISHES]
    row[FULFILLED] = float(wishes(halls, seat))


def measure_purse(halls: Halls, seat: i64, row: Floats) -> None:
    """Games bought, and the money for more."""
    visitors = halls.visitors
    bought: i64 = BOUGHT + seat * SYMBOLS
    for symbol in range(bought, bought + SYMBOLS):
        row[GAMES] += float(visitors[symbol])
    euros = float(visitors[MONEY + seat])
    useful = min(euros, PER_ROUND * float(halls.tables.rounds - halls.round) * SPENT_PER_GAME)
    row[CASH] = useful / 10.0
    row[IDLE_CASH] = (euros - useful) / 10.0


def measure_place(halls: Halls, seat: i64, row: Floats) -> None:
    """Where the seat stands, and what it carries there."""
    visitors = halls.visitors
    home = float(halls.routes.ways(visitors[POSITION + seat], 0)[PARKING])
    row[LOAD] = float(visitors[BAG + seat])
    row[HOMEWARD] = row[LOAD] * home / 10.0
    row[WAY_HOME] = home
    if halls.round < halls.tables.rounds:
        row[NEARBY] = neighbourhood(halls, seat, seat == halls.to_move)


def measure_turn(halls: Halls, seat: i64, row: Floats) -> None:
    """Whose turn it is, and who has had one in this round."""
    if seat == halls.to_move:
        row[ON_TURN] = 1.0
        if halls.asked == ASK_ACT:
            row[ACTIONS] = float(halls.actions_left(seat))
    elif halls.asked != ASK_DRAFT and (seat - halls.first + halls.seats) % halls.seats > halls.seats - halls.turns_left:
        row[TO_COME] = 1.0
    if seat == halls.first:
        row[FIRST] = 1.0
