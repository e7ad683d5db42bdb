"""A computer player that plans this turn and its next: which games in which order, a meal, the way home."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludothek.games.essen.actions import can_pay
from ludothek.games.essen.choices import BUY, EAT, END, GO, REMOVE, TEST, UNLOAD, WITHDRAW, decode
from ludothek.games.essen.judgement import (
    NEARBY,
    STEP,
    appeal,
    dream,
    neighbourhood,
    play_test_hopes,
    worth,
)
from ludothek.games.essen.preparation import place_crowd
from ludothek.games.essen.rounds import can_be_removed
from ludothek.games.essen.rules import Day
from ludothek.games.essen.scoring import meets
from ludothek.games.essen.tables import (
    ASK_ACT,
    ASK_DRAFT,
    ASK_REMOVE,
    BAG,
    BOOTHS,
    BOUGHT,
    COURTYARD,
    CROWDED_ENTRANCES,
    EATEN,
    HELD,
    LINES,
    MONEY,
    MORNING,
    ON_BOOTH,
    ON_PALLET,
    OPEN_RANKINGS,
    PARKING,
    POSITION,
    RANKING,
    SHEET,
    SPACES,
    SPENT,
    SYMBOLS,
)
from ludothek.kernel.arrays import Ints, zeros
from ludothek.kernel.judgement import Judgement
from ludothek.kernel.mind import Favourite, Mind, one_step_ahead
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State

ERRANDS: Final = 5  # tried one after another in this turn
ERRANDS_NEXT: Final = 4  # and in the next
TARGETS: Final = 6  # games considered for each errand of this turn
TARGETS_NEXT: Final = 4  # and of the next
ENDS: Final = 10  # of the turn, the most promising, from which the next one is planned
TRUST: Final = 0.85  # how much of a plan for the next turn counts: rivals move in between
DEPARTURE_GUESSED: Final = 4.0  # points for leaving early in the next turn: 6 if one is first, else 3
TESTS: Final = 2  # spare actions of a turn that count as play-tests; the others are better used for walking
LOW_ON_CASH: Final = 60  # euros; with more nobody goes to the cash machine
ENOUGH: Final = 10  # games after which nobody goes there; without this one scores more, but buys up to 16 games
NOTHING: Final = -1000.0  # less than any value
UNSEEN: Final[i64] = -1_000_000  # the appeal of what is not noticed


class OneStep(Mind):
    """Looks one decision ahead: a yardstick for the planner."""

    def __init__(self, judgement: Judgement) -> None:
        self._judgement = judgement

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return one_step_ahead(self._judgement, state, seat, rng)


class Planner(Mind):
    """Plans its turn and the next one; what is asked besides it decides one step ahead.

    With less than full attention it walks past some booths without noticing what is sold there.
    """

    def __init__(self, judgement: Judgement, attention: float = 1.0) -> None:
        self._judgement = judgement
        self._attention = attention

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.steps(state, seat, rng)[0]

    def steps(self, state: State, seat: int, rng: Rng) -> list[int]:
        """Its choice, and if that is the first step of a way, all others up to the deed at its end."""
        world = state.determinize(seat, rng)
        assert isinstance(world, Day)
        if world.asked == ASK_DRAFT:
            return [wish_to_keep(world, seat, rng)]
        if world.asked == ASK_REMOVE:
            return [game_to_deny(world, seat)]
        if world.asked != ASK_ACT:
            return [one_step_ahead(self._judgement, world, seat, rng, self._attention)]
        return openings(world, seat, self._attention)[0].choices


@final
class Opening:
    """How a turn can begin: the small choices up to the first deed, and what the turn then promises."""

    def __init__(self, choices: list[int], value: float) -> None:
        self.choices = choices
        self.value = value


def openings(day: Day, seat: i64, attention: float = 1.0) -> list[Opening]:
    """The most promising ways to begin a turn, the best first, no two with the same choice."""
    turn = ThisTurn(day, seat)
    if attention < 1.0:
        turn.overlook(attention)
    turn.plan(ERRANDS)
    return turn.openings()


class Errands:
    """Everything one can do in a turn, as errands: buy a game, eat, go home to unload, fetch cash.

    They are tried on one table and taken back.
    """

    def __init__(self, day: Day, seat: i64, depth: i64, targets: i64) -> None:
        self.day = day
        self.seat: i64 = seat
        self.head_start: i64 = 0  # actions of the turn before with which the first way begins
        self.first_goal: i64 = -1  # where the first errand leads, -1 if nothing was done
        self.first_deed: i64 = END  # and what is done there, END for nothing
        self.width: i64 = targets
        self.targets = zeros(int((depth + 1) * targets))  # games worth a way, a row for each errand
        self.looks = zeros(int(targets))  # how good they look, in hundredths of a point
        self.appeals = zeros(BOOTHS)  # how good every game looks, without the way to it
        for game in range(BOOTHS):
            self.appeals[game] = i64(100.0 * appeal(day, seat, game, True))

    def overlook(self, attention: float) -> None:
        """Notice only a part of all booths: in one turn always the same, in the next round and crowd others."""
        for game in range(BOOTHS):
            mixed = (
                game * 7919 + self.day.round * 104_729 + self.day.crowd * 1_299_709 + self.seat * 15_485_863
            ) % 9973
            if float(mixed * 31 % 997) >= attention * 997.0:
                self.appeals[game] = UNSEEN

    def rest(self) -> None:
        """Judge the turn as if it ended here."""
        raise NotImplementedError

    def plan(self, depth: i64) -> None:
        """Rest, and try all sequences of so many errands."""
        self.rest()
        if depth == 0:
            return
        day = self.day
        seat = self.seat
        here = day.visitors[POSITION + seat]
        left = day.actions_left(seat) + self.head_start
        ways = day.routes.ways(here, day.crowd)
        if ways[PARKING] <= left:
            if day.visitors[BAG + seat] > 0:
                self._run(PARKING, UNLOAD, depth)
            elif here != PARKING:
                self._run(PARKING, END, depth)
            elif self._low_on_cash():
                self._run(PARKING, WITHDRAW, depth)
        if ways[COURTYARD] <= left and self._would_eat(ways[COURTYARD]):
            self._run(COURTYARD, EAT, depth)
        row = depth * self.width
        for n in range(row, row + self._choose_targets(ways, left, row)):
            self._run(self.targets[n], BUY, depth)

    def _run(self, goal: i64, deed: i64, depth: i64) -> None:
        """Do one errand, plan on, and take it back."""
        day = self.day
        seat = self.seat
        before = day.visitors
        visitors = before[:]
        card: i64 = -1
        if deed == BUY:
            card = day.cards[goal]
        head_start = self.head_start
        first = self.first_goal < 0
        if first:
            self.first_goal = goal
            self.first_deed = deed

        way = day.routes.ways(visitors[POSITION + seat], day.crowd)[goal]
        visitors[SPENT + seat] += max(0, way - head_start)
        visitors[POSITION + seat] = goal
        day.visitors = visitors
        self.head_start = 0
        if deed == UNLOAD:
            visitors[BAG + seat] = 0
        elif deed != END:
            day.advance(seat, deed)
        self.plan(depth - 1)

        day.visitors = before
        if deed == BUY:
            day.games[goal] = ON_BOOTH
            day.cards[goal] = card
        self.head_start = head_start
        if first:
            self.first_goal = -1
            self.first_deed = END

    def _choose_targets(self, ways: Ints, left: i64, row: i64) -> i64:
        """The games that look best for their way, best first; returns how many there are."""
        day = self.day
        seat = self.seat
        if day.visitors[BAG + seat] >= day.tables.bag:
            return 0
        reach = left if day.settings.buy_anywhere else left - 1
        step = i64(100.0 * STEP)
        found: i64 = 0
        for game in range(BOOTHS):
            if day.games[game] != ON_BOOTH or ways[game] > reach or not can_pay(day, seat, game):
                continue
            if self.appeals[game] == UNSEEN:
                continue
            look = self.appeals[game] - step * ways[game]
            place = found
            while place > 0 and self.looks[place - 1] < look:
                if place < self.width:
                    self.looks[place] = self.looks[place - 1]
                    self.targets[row + place] = self.targets[row + place - 1]
                place -= 1
            if place < self.width:
                self.looks[place] = look
                self.targets[row + place] = game
                if found < self.width:
                    found += 1
        return found

    def _would_eat(self, way: i64) -> bool:
        """Whether a meal is allowed after so many actions, and gives some back (ES-31)."""
        visitors = self.day.visitors
        hungry = visitors[SPENT + self.seat] + way > self.head_start and visitors[EATEN + self.seat] == 0
        return hungry and visitors[MONEY + self.seat] >= self.day.tables.snack_price

    def _low_on_cash(self) -> bool:
        """Whether it is time for the cash machine, and there are points to pay with (ES-43)."""
        day = self.day
        visitors = day.visitors
        bought = BOUGHT + self.seat * SYMBOLS
        games: i64 = 0
        for symbol in range(bought, bought + SYMBOLS):
            games += visitors[symbol]
        poor = visitors[MONEY + self.seat] < LOW_ON_CASH and games < ENOUGH
        return poor and day.points(self.seat) >= day.tables.withdrawal_points


@final
class BestTurn(Errands):
    """The best that can be made of a turn, and where that leads first."""

    def __init__(self, day: Day, seat: i64, head_start: i64) -> None:
        super().__init__(day, seat, ERRANDS_NEXT, TARGETS_NEXT)
        self.head_start = head_start
        self.best = NOTHING
        self.goal: i64 = -1
        self.plan(ERRANDS_NEXT)

    def rest(self) -> None:
        day = self.day
        value = worth(day, self.seat, True)
        if day.round == day.tables.rounds and day.visitors[POSITION + self.seat] == PARKING:
            value += DEPARTURE_GUESSED
        if value > self.best:
            self.best = value
            self.goal = self.first_goal


@final
class ThisTurn(Errands):
    """The most promising ends that the turn can take, each with how it begins."""

    def __init__(self, day: Day, seat: i64) -> None:
        super().__init__(day.clone(), seat, ERRANDS, TARGETS)
        self._start = day
        self._ends: list[Day] = []
        self._values: list[float] = []
        self._goals: list[int] = []
        self._deeds: list[int] = []

    def rest(self) -> None:
        """Note an end of the turn if it is among the best; equals are the same errands in another order."""
        value = resting_value(self.day, self.seat)
        place = len(self._ends)
        while place > 0 and self._values[place - 1] < value:
            place -= 1
        if place == ENDS or (place > 0 and self._values[place - 1] == value):
            return
        self._ends.insert(place, self.day.clone())
        self._values.insert(place, value)
        self._goals.insert(place, int(self.first_goal))
        self._deeds.insert(place, int(self.first_deed))
        if len(self._ends) > ENDS:
            self._ends.pop()
            self._values.pop()
            self._goals.pop()
            self._deeds.pop()

    def openings(self) -> list[Opening]:
        """How to begin what leads furthest, together with the next turn; then the others."""
        found: list[Opening] = []
        for n in range(len(self._ends)):
            day = self._ends[n]
            value = self._values[n]
            goal: i64 = self._goals[n]
            if day.round < day.tables.rounds:
                next_turn = BestTurn(tomorrow(day, self.seat), self.seat, day.actions_left(self.seat))
                value += TRUST * (next_turn.best - value)
                if goal < 0:
                    goal = next_turn.goal
            insert_opening(found, Opening(self._errand(goal, self._deeds[n]), value))
        return found

    def _errand(self, goal: i64, deed: i64) -> list[int]:
        """The choices up to the deed at a goal; only the first one if the turn ends before."""
        first = self._begin(goal, deed)
        if not GO <= first < GO + SPACES or deed == END:
            return [first]
        day = self._start
        choices: list[int] = []
        for step in day.routes.path(day.visitors[POSITION + self.seat], goal, day.crowd):
            choices.append(int(GO) + step)
        choices.append(deed)
        return choices

    def _begin(self, goal: i64, deed: i64) -> i64:
        """The first choice on the way to a goal; with nothing left to do in this turn, a play-test."""
        day = self._start
        seat = self.seat
        here = day.visitors[POSITION + seat]
        left = day.actions_left(seat)
        if goal >= 0 and goal != here:
            step = first_step(day.routes.ways(here, day.crowd), here, goal)
            if day.costs[step] <= left:
                return GO + step
        elif deed != END:
            return deed
        tests = left >= day.tables.test_cost and day.deck_size + day.discard_size > 0
        return TEST if tests and play_test_hopes(day, seat) > 0.0 else END


def insert_opening(found: list[Opening], opening: Opening) -> None:
    """Put an opening in its place, unless a better one begins with the same choice; of equals the first stays first."""
    place: int = 0
    for n in range(len(found)):
        if found[n].choices[0] == opening.choices[0]:
            if found[n].value >= opening.value:
                return
            found.pop(n)
            break
    while place < len(found) and found[place].value >= opening.value:
        place += 1
    found.insert(place, opening)


def resting_value(day: Day, seat: i64) -> float:
    """What the position is worth if the turn ends here, spare actions used for play-tests."""
    value = worth(day, seat, True)
    left = day.actions_left(seat)
    here = day.visitors[POSITION + seat]
    if day.round < day.tables.rounds:
        value += NEARBY * neighbourhood(day, seat, True)
        left = min(left, TESTS)
    elif here == PARKING and day.departures < len(day.tables.departure):
        value += float(day.tables.departure[day.departures])
    if left > 0:
        value += play_test_hopes(day, seat) * float(left)
    return value


def tomorrow(day: Day, seat: i64) -> Day:
    """The next round, as far as it is known: what lies on the pallets is on sale, and where the last crowd will be."""
    after = day.clone()
    after.fair = after.fair[:]
    if after.round == after.tables.midday and after.settings.rankings:
        for n in range(OPEN_RANKINGS):
            if meets(after, seat, after.fair[RANKING + n]):
                after.visitors[SHEET + seat * LINES + MORNING] += after.tables.morning_points
            after.fair[RANKING + n] = -1
    after.round += 1
    after.visitors[SPENT + seat] = 0
    after.visitors[EATEN + seat] = 0
    place_crowd(after, CROWDED_ENTRANCES if after.round == after.tables.rounds and after.settings.crowd else 0)
    for game in range(BOOTHS):
        if after.games[game] == ON_PALLET:
            after.games[game] = ON_BOOTH
    return after


def first_step(ways: Ints, here: i64, goal: i64) -> i64:
    """The space one enters first on the way to a goal."""
    while ways[SPACES + goal] != here:
        goal = ways[SPACES + goal]
    return goal


def wish_to_keep(day: Day, seat: int, rng: Rng) -> i64:
    """The wish to draft: that with which the hand looks best, whatever the fair will bring."""
    favourite = Favourite(rng)
    for choice in day.legal(seat):
        after = day.clone()
        after.cards[decode(choice)[1]] = HELD + seat
        favourite.offer(choice, dream(after, seat))
    return favourite.choice


def game_to_deny(day: Day, seat: i64) -> i64:
    """The game to take away: good for the rival in the coming turn, and less so for oneself (ES-51)."""
    rival = 1 - seat
    best = NOTHING
    choice: i64 = -1
    for game in range(BOOTHS):
        if can_be_removed(day, game):
            value = prize(day, rival, game, False) - prize(day, seat, game, True)
            if value > best:
                best = value
                choice = REMOVE + game
    return choice


def prize(day: Day, seat: i64, game: i64, known: bool) -> float:
    """What a seat gains if it goes and buys a game in the coming turn; nothing if it is out of reach."""
    way = day.routes.ways(day.visitors[POSITION + seat], day.crowd)[game]
    bag = day.visitors[BAG + seat]
    if bag >= day.tables.bag or way >= day.tables.track - bag or not can_pay(day, seat, game):
        return 0.0
    after = day.clone()
    after.visitors[POSITION + seat] = game
    after.advance(seat, BUY)
    return max(0.0, worth(after, seat, known) - worth(day, seat, known) - STEP * float(way))
