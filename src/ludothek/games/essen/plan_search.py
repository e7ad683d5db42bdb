"""A computer player that tries the planner's best ideas, and some of its own, before it follows one.

A turn is many small steps, of which none says much, so it compares openings of a turn in the same worlds, with planners
playing on. First it glances at many: how everybody stands when the next round begins, by the chances that were learned.
That hardly depends on chance, but errs. So the most promising are tried for longer, and what is found out then corrects
what the glances said, the more so the surer it is.
"""

# Compiled with mypyc.

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from ludothek.games.essen.ideas import ideas
from ludothek.games.essen.judgement import TEMPERATURE
from ludothek.games.essen.planner import Opening, Planner
from ludothek.games.essen.rules import Day
from ludothek.kernel.advice import Advice, Considered
from ludothek.kernel.budget import Budget
from ludothek.kernel.judgement import Judgement, softmax
from ludothek.kernel.learned import Learned
from ludothek.kernel.mind import Adviser
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State

MOST: Final = 10  # openings that are glanced at
GLANCES: Final = 2  # worlds in which that is done
WIDTH: Final = 4  # openings that are tried, the planner's own among them
LATE: Final = 2  # rounds before the end in which glances go on to it
AHEAD: Final = 3  # rounds for which they are tried, if there are learned chances; else to the end
CLEARLY: Final = 1.5  # standard deviations by which an opening must be worse to be left alone
ROUND: Final[i64] = 5  # iterations that a round counts as
CLOSE: Final = 6.0  # points of lead at the end that count as winning nearly three times out of four

# Measured in 40 positions of all rounds, ten worlds each, as chances to win.
GLANCED: Final = 0.9  # how much of what a glance says comes true
BEHIND: Final = 0.05  # by how much an opening of the planner's is worse than it seems beside its favourite
FURTHER_BEHIND: Final = 0.1  # and one that the planner did not think of
ERRING: Final = 0.02  # the variance of what is not seen at a glance, in every world alike
GLANCE_NOISE: Final = 0.0013  # and from world to world
NOISE: Final = 0.06  # the same of what is seen in games, before any were played


@final
class Trial:
    """An opening, and how much better than the planner's own it went."""

    def __init__(self, opening: Opening, prior: float, behind: float) -> None:
        self.opening = opening
        self.prior = prior
        self.behind = behind  # what is expected of it before anything is seen, downwards
        self.glances: i64 = 0
        self.glanced: float = 0.0  # chances after a round, added up
        self.seemed: float = 0.0  # how much better than the planner's own that is
        self.games: i64 = 0
        self.total: float = 0.0
        self.gains: float = 0.0
        self.squares: float = 0.0
        self.gain: float = -behind  # what is to be expected of it
        self.doubt: float = sqrt(ERRING)  # and its standard deviation

    def glance(self, chance: float, usual: float) -> None:
        self.glances += 1
        self.glanced += chance
        self.seemed += chance - usual
        self._weigh()

    def add(self, chance: float, usual: float) -> None:
        self.games += 1
        self.total += chance
        self.gains += chance - usual
        self.squares += (chance - usual) * (chance - usual)
        self._weigh()

    def _weigh(self) -> None:
        """What the glances say, corrected by the games, each as far as it can be trusted."""
        gain = -self.behind
        doubt = ERRING
        if self.glances > 0:
            gain += GLANCED * self.seemed / float(self.glances)
            doubt += GLANCE_NOISE / float(self.glances)
        if self.games > 0:
            games = float(self.games)
            mean = self.gains / games
            spread = (max(0.0, self.squares - self.gains * mean) + NOISE) / games
            trust = doubt / (doubt + spread / games)
            gain += trust * (mean - gain)
            doubt *= 1.0 - trust
        self.gain = gain
        self.doubt = sqrt(doubt)

    @property
    def chance(self) -> float:
        """Its own chance to win, before it is compared."""
        if self.games > 0:
            return self.total / float(self.games)
        return self.glanced / float(self.glances) if self.glances > 0 else 0.5

    def considered(self, seat: int, usual: float) -> Considered:
        """``usual`` is the chance with the planner's own."""
        value = max(0.0, min(1.0, usual + self.gain))
        tries = self.glances + self.games
        first, rest = self.opening.choices[0], self.opening.choices[1:]
        return Considered(first, tries, value, self.doubt, self.prior, [(seat, choice) for choice in rest])


class PlanSearch(Adviser):
    """Keeps to the errand it has decided on: while it is one's turn, nothing comes in between."""

    def __init__(self, judgement: Judgement, budget: Budget) -> None:
        self.budget = budget
        self._judgement = judgement
        self._planner = Planner(judgement)
        self._rest: list[int] = []  # what is left of the errand
        self._due: i64 = -1  # the number of the decision at which it goes on

    def advise(self, state: State, seat: int, rng: Rng) -> Advice:
        budget = self.budget
        budget.begin()
        world = state.determinize(seat, rng)
        assert isinstance(world, Day)
        if self._rest and world.decisions == self._due and self._rest[0] in world.legal(seat):
            self._due += 1
            return Advice([Considered(self._rest.pop(0), 0, 0.5, 0.5, 1.0)], 0, 0.0)
        trials = self._trials(world, seat, rng)
        done: i64 = 0
        if len(trials) > 1:
            if self._has_learned(state):
                done = self._glance(state, seat, trials, rng)
            done = self._try(state, seat, trials, done, rng)
        usual = trials[0].chance
        trials.sort(key=_rank, reverse=True)
        best = trials[0]
        self._rest = best.opening.choices[1:]
        self._due = world.decisions + 1
        found = [best.considered(seat, usual)]
        for trial in trials[1:]:
            if trial.glances + trial.games > 0 and _is_new(trial, found):
                found.append(trial.considered(seat, usual))
        return Advice(found, done, budget.spent)

    def errand(self) -> list[int]:
        return self._rest

    def _has_learned(self, state: State) -> bool:
        judgement = self._judgement
        return isinstance(judgement, Learned) and state.seats in judgement.models

    def _trials(self, day: Day, seat: int, rng: Rng) -> list[Trial]:
        """What is to be thought about, the planner's own choice first."""
        most = MOST if self._has_learned(day) else WIDTH
        found, planned = ideas(day, seat, most, self._judgement, self._planner, rng)
        priors = softmax([opening.value / TEMPERATURE for opening in found])
        trials = [Trial(found[0], priors[0], 0.0)]
        for n in range(1, len(found)):
            trials.append(Trial(found[n], priors[n], BEHIND if n < planned else FURTHER_BEHIND))
        return trials

    def _glance(self, state: State, seat: int, trials: list[Trial], rng: Rng) -> i64:
        """See where each leads by the next round, at last to the end; returns the iterations that took."""
        done: i64 = 0
        ahead = 1 if _rounds_left(state) > LATE else LATE
        for _world in range(GLANCES):
            found, done = self._compare(state, seat, trials, ahead, done, rng)
            for n in range(len(found)):
                trials[n].glance(found[n], found[0])
        return done

    def _try(self, state: State, seat: int, trials: list[Trial], done: i64, rng: Rng) -> i64:
        """Go on for longer from the best, world by world, until it is clear or time is up; returns all iterations."""
        ahead = _rounds_left(state)
        if self._has_learned(state):
            ahead = min(ahead, AHEAD)
        contenders = _contenders(trials)
        while len(contenders) > 1:
            found, done = self._compare(state, seat, contenders, ahead, done, rng)
            for n in range(len(found)):
                contenders[n].add(found[n], found[0])
            if len(found) < len(contenders):
                break
            contenders = _contenders(trials)
        return done

    def _compare(
        self, state: State, seat: int, trials: list[Trial], rounds: int, done: i64, rng: Rng
    ) -> tuple[list[float], i64]:
        """What comes of each in the same world, of the first ones only if time is up; and all iterations so far."""
        world = state.determinize(seat, rng)
        chance = rng.branch()
        found: list[float] = []
        for trial in trials:
            if self.budget.more(done, ROUND) <= 0:
                break
            found.append(self._play(world.clone(), seat, trial.opening, rounds, chance.clone()))
            done += ROUND * rounds
        return found, done

    def _play(self, world: State, seat: int, opening: Opening, rounds: int, rng: Rng) -> float:
        """The chance to win after so many rounds; at the end of a game nearly a victory if it was close."""
        assert isinstance(world, Day)
        until = world.round + rounds
        for choice in opening.choices:
            world.advance(seat, choice)
        while not world.over and world.round < until:
            who = world.to_move
            for choice in self._planner.steps(world, who, rng):
                world.advance(who, choice)
        if not world.over:
            return self._judgement.outlook(world)[seat]
        scores = world.scores()
        own = scores.pop(seat)
        lead = float(own - max(scores))
        return 1.0 / (1.0 + exp(-lead / CLOSE))


def _rounds_left(state: State) -> int:
    """This one, and those after it."""
    assert isinstance(state, Day)
    return int(state.tables.rounds + 1 - state.round)


def _contenders(trials: list[Trial]) -> list[Trial]:
    """The planner's own, with which all are compared, and others that may be the best; itself alone if it is clear."""
    ranked = trials[1:]
    ranked.sort(key=_gain, reverse=True)
    best = max(0.0, ranked[0].gain)
    found = trials[:1]
    for trial in ranked[: WIDTH - 1]:
        if trial.gain + CLEARLY * trial.doubt > best:
            found.append(trial)
    if len(found) == 2 and found[1].gain > CLEARLY * found[1].doubt:
        return trials[:1]
    return found


def _is_new(trial: Trial, found: list[Considered]) -> bool:
    """Whether it begins with a choice of its own: of several that begin alike the best is told."""
    return all(each.choice != trial.opening.choices[0] for each in found)


def _gain(trial: Trial) -> float:
    return trial.gain


def _rank(trial: Trial) -> tuple[bool, float]:
    """What was only glanced at comes last."""
    return trial.games > 0, trial.gain
