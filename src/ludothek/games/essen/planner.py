"""A computer player that plans a whole turn: which games in which order, a meal on the way, the way home."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludothek.games.essen.judgement import (
    HOMEWARD,
    NEARBY,
    STEP,
    appeal,
    neighbourhood,
    play_test_hopes,
    worth,
)
from ludothek.games.essen.rules import Day
from ludothek.games.essen.scoring import price
from ludothek.games.essen.tables import (
    ASK_ACT,
    BOOTHS,
    BUY,
    COURTYARD,
    EAT,
    END,
    GO,
    ON_BOOTH,
    PARKING,
    SOLD_OUT,
    SPACES,
    TEST,
    UNLOAD,
    WITHDRAW,
)
from ludothek.kernel.arrays import Ints, zeros
from ludothek.kernel.mind import Judgement, Mind, one_step_ahead
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State

DEPTH = 4  # errands in one turn
TARGETS = 6  # games considered for each
LOW_ON_CASH = 60  # euros; with more nobody goes to the machine


class OneStep(Mind):
    """Looks one decision ahead: a yardstick for the planner."""

    def __init__(self, judgement: Judgement) -> None:
        self._judgement = judgement

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return one_step_ahead(self._judgement, state, seat, rng)


class Planner(Mind):
    """Tries errands through its own turn and judges where they lead; all else it decides one step ahead."""

    def __init__(self, judgement: Judgement) -> None:
        self._judgement = judgement

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, Day)
        if state.asked != ASK_ACT:
            return one_step_ahead(self._judgement, state, seat, rng)
        search = Search(seat)
        search.best_value(state, DEPTH)
        return search.choice if search.choice != END else pastime(state, seat)


@final
class Search:
    """All sequences of errands of one turn; ``choice`` is the first choice of the best one, END for none."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.choice: i64 = END

    def best_value(self, day: Day, depth: i64) -> float:
        """The value of the best way to go on with so many errands, or to rest here."""
        seat = self.seat
        best = resting_value(day, seat)
        choice: i64 = END
        if depth == 0:
            return best
        here = day.position[seat]
        left = day.actions_left(seat)
        ways = day.routes.ways(here, day.crowd)

        if here == PARKING:
            if day.bag[seat] > 0:
                best, choice = self._offer(best, choice, UNLOAD, self._after(day, PARKING, UNLOAD, depth))
            if day.money[seat] < LOW_ON_CASH and day.points(seat) >= day.tables.withdrawal_points:
                best, choice = self._offer(best, choice, WITHDRAW, self._after(day, PARKING, WITHDRAW, depth))
        elif ways[PARKING] <= left:
            first = first_step(ways, here, PARKING)
            if day.bag[seat] > 0:
                best, choice = self._offer(best, choice, first, self._after(day, PARKING, UNLOAD, depth))
            elif leaves_early(day):
                best, choice = self._offer(best, choice, first, self._after(day, PARKING, -1, depth))

        if ways[COURTYARD] <= left and day.eaten[seat] == 0 and day.money[seat] >= day.tables.snack_price:
            if here != COURTYARD:
                first = first_step(ways, here, COURTYARD)
                best, choice = self._offer(best, choice, first, self._after(day, COURTYARD, EAT, depth))
            elif day.spent[seat] > 0:
                best, choice = self._offer(best, choice, EAT, self._after(day, COURTYARD, EAT, depth))

        targets = zeros(TARGETS)
        for n in range(choose_targets(day, seat, ways, targets)):
            game = targets[n]
            first = first_step(ways, here, game) if game != here else BUY
            best, choice = self._offer(best, choice, first, self._after(day, game, BUY, depth))
        self.choice = choice
        return best

    def _offer(self, best: float, choice: i64, other: i64, value: float) -> tuple[float, i64]:
        return (value, other) if value > best else (best, choice)

    def _after(self, day: Day, goal: i64, deed: i64, depth: i64) -> float:
        """What comes of going somewhere and doing something there."""
        seat = self.seat
        after = day.clone()
        after.spent[seat] += day.routes.ways(day.position[seat], day.crowd)[goal]
        after.position[seat] = goal
        if deed >= 0:
            after.advance(seat, deed)
        return self.best_value(after, depth - 1)


def first_step(ways: Ints, here: i64, goal: i64) -> i64:
    """The choice with which the way to a goal begins."""
    while ways[SPACES + goal] != here:
        goal = ways[SPACES + goal]
    return GO + goal


def leaves_early(day: Day) -> bool:
    """Whether going home now is worth points (ES-44)."""
    return day.round == day.tables.rounds and day.departures < len(day.tables.departure)


def resting_value(day: Day, seat: i64) -> float:
    """What the position is worth if the turn ends here, spare actions used for play-tests."""
    value = worth(day, seat, True)
    if leaves_early(day) and day.position[seat] == PARKING:
        value += float(day.tables.departure[day.departures])
    return value + play_test_hopes(day, seat) * float(min(day.actions_left(seat), 2))


def choose_targets(day: Day, seat: i64, ways: Ints, targets: Ints) -> i64:
    """The games that look best for their way; writes them down and returns how many there are."""
    left = day.actions_left(seat)
    if day.bag[seat] >= day.tables.bag:
        return 0
    found: i64 = 0
    looks: list[float] = [0.0] * TARGETS
    for game in range(BOOTHS):
        if day.games[game] != ON_BOOTH or ways[game] > left or not affordable(day, seat, game):
            continue
        if ways[game] == left and not day.settings.buy_anywhere:
            continue
        look = appeal(day, seat, game) - STEP * float(ways[game])
        place = found
        while place > 0 and looks[place - 1] < look:
            if place < TARGETS:
                looks[place] = looks[place - 1]
                targets[place] = targets[place - 1]
            place -= 1
        if place < TARGETS:
            looks[place] = look
            targets[place] = game
            if found < TARGETS:
                found += 1
    return found


def affordable(day: Day, seat: i64, game: i64) -> bool:
    if day.events[game] == SOLD_OUT and day.pre_orders[seat] != 0:
        return False
    return price(day, game) <= day.money[seat]


def pastime(day: Day, seat: i64) -> i64:
    """What to do when no errand is worth it: walk to a better place for the next round, play-test, or end the turn."""
    here = day.position[seat]
    left = day.actions_left(seat)
    tests = day.deck_size + day.discard_size > 0
    hopes = play_test_hopes(day, seat) if tests else 0.0
    ways = day.routes.ways(here, day.crowd)
    best = place_value(day, seat, here) + hopes * float(left)
    goal = here
    if day.round < day.tables.rounds:
        for space in range(SPACES):
            if space != here and ways[space] <= left:
                value = place_value(day, seat, space) + hopes * float(left - ways[space])
                if value > best:
                    best = value
                    goal = space
    if goal != here:
        return first_step(ways, here, goal)
    return TEST if left >= day.tables.test_cost and hopes > 0.0 else END


def place_value(day: Day, seat: i64, space: i64) -> float:
    """What standing somewhere promises for the next round."""
    load = float(day.bag[seat]) * HOMEWARD * float(day.routes.ways(space, 0)[PARKING])
    return NEARBY * neighbourhood(day, seat, space) - load
