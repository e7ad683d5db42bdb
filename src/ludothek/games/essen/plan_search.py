"""A computer player that tries the planner's best ideas in whole games.

A turn is many small steps, of which none says much, so it compares openings of a turn: each is tried in the same
worlds, planners play on to the end, and the planner's own idea is followed unless another one is clearly better.
"""

# Compiled with mypyc.

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from ludothek.games.essen.actions import can_buy_at
from ludothek.games.essen.choices import BUY, GO, UNLOAD
from ludothek.games.essen.judgement import TEMPERATURE
from ludothek.games.essen.planner import Opening, Planner, openings
from ludothek.games.essen.rules import Day
from ludothek.games.essen.tables import ASK_ACT, ASK_DRAFT, BAG, BOOTHS, PARKING, POSITION
from ludothek.kernel.advice import Advice, Considered, standard_error
from ludothek.kernel.budget import Budget
from ludothek.kernel.judgement import Judgement, softmax
from ludothek.kernel.mind import Adviser
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State

WIDTH: Final = 4  # openings that are tried, the planner's own among them
GAME: Final = 16  # iterations that a whole game counts as
SURE: Final = 1.0  # standard errors by which another opening must be better than the planner's
FEW: Final = 3  # worlds after which an opening that is clearly worse is dropped
SPREAD: Final = 0.04  # of the difference between two openings, before anything is known of it: its variance
CLOSE: Final = 6.0  # points of lead at the end that count as winning nearly three times out of four


@final
class Trial:
    """An opening, and how the games went that began with it."""

    def __init__(self, opening: Opening, prior: float) -> None:
        self.opening = opening
        self.prior = prior
        self.dropped = False
        self.games: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.gains: float = 0.0  # how much better than the planner's own they went, added up
        self.gain_squares: float = 0.0

    def add(self, chance: float, usual: float) -> None:
        gain = chance - usual
        self.games += 1
        self.total += chance
        self.squares += chance * chance
        self.gains += gain
        self.gain_squares += gain * gain

    def gain(self, errors: float) -> float:
        """How much better than the planner's own it is, so many standard errors above what was found."""
        games = float(self.games)
        mean = self.gains / games
        spread = (max(0.0, self.gain_squares - self.gains * mean) + SPREAD) / games
        return mean + errors * sqrt(spread / games)

    def considered(self, seat: int) -> Considered:
        value = 0.5
        if self.games > 0:
            value = self.total / float(self.games)
        error = standard_error(self.games, self.total, self.squares)
        first, rest = self.opening.choices[0], self.opening.choices[1:]
        return Considered(first, self.games, value, error, self.prior, [(seat, choice) for choice in rest])


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
            done = self._try(state, seat, trials, rng)
        best = _best(trials)
        self._rest = best.opening.choices[1:]
        self._due = world.decisions + 1
        found = [best.considered(seat)]
        for trial in trials:
            if trial is not best and trial.games > 0:
                found.append(trial.considered(seat))
        return Advice(found, done, budget.spent)

    def errand(self) -> list[int]:
        return self._rest

    def _trials(self, day: Day, seat: int, rng: Rng) -> list[Trial]:
        """What is to be tried, the planner's own choice first."""
        if day.asked == ASK_ACT:
            found = openings(day, seat)[:WIDTH]
            if len(found) < WIDTH:
                _add_purchases(found, day, seat, self._judgement)
        else:
            found = [Opening([self._planner.choose(day, seat, rng)], 0.0)]
            if day.asked != ASK_DRAFT:
                _add_choices(found, day, seat, self._judgement)
        priors = softmax([opening.value / TEMPERATURE for opening in found])
        return [Trial(found[n], priors[n]) for n in range(len(found))]

    def _try(self, state: State, seat: int, trials: list[Trial], rng: Rng) -> i64:
        """Play whole games from each opening, world by world, until it is clear or time is up."""
        done: i64 = 0
        left: i64 = len(trials)
        worlds: i64 = 0
        while left > 1:
            world = state.determinize(seat, rng)
            chance = rng.branch()
            found: list[float] = []
            for trial in trials:
                if trial.dropped:
                    found.append(0.0)
                elif self.budget.more(done, GAME) > 0:
                    found.append(self._play(world.clone(), seat, trial.opening, chance.clone()))
                    done += GAME
                else:
                    return done
            worlds += 1
            for n in range(len(trials)):
                trial = trials[n]
                if not trial.dropped:
                    trial.add(found[n], found[0])
                    if n > 0 and worlds >= FEW and trial.gain(SURE) < 0.0:
                        trial.dropped = True
                        left -= 1
        return done

    def _play(self, world: State, seat: int, opening: Opening, rng: Rng) -> float:
        """One game to its end, and what its end is worth: nearly a victory if it was close."""
        for choice in opening.choices:
            world.advance(seat, choice)
        while not world.over:
            who = world.to_move
            for choice in self._planner.steps(world, who, rng):
                world.advance(who, choice)
        scores = world.scores()
        own = scores.pop(seat)
        lead = float(own - max(scores))
        return 1.0 / (1.0 + exp(-lead / CLOSE))


def _best(trials: list[Trial]) -> Trial:
    """The planner's own, unless another is better for sure; the one that is so by most."""
    best = trials[0]
    most = 0.0
    for trial in trials[1:]:
        if trial.games >= FEW and not trial.dropped:
            gain = trial.gain(-SURE)
            if gain > most:
                best = trial
                most = gain
    return best


def _add_purchases(found: list[Opening], day: Day, seat: i64, judgement: Judgement) -> None:
    """The best of all ways to one purchase, or home to unload, that begin otherwise."""
    here = day.visitors[POSITION + seat]
    left = day.actions_left(seat)
    ways = day.routes.ways(here, day.crowd)
    ideas: list[Opening] = []
    goal: i64
    for goal in range(BOOTHS):
        if ways[goal] <= left and can_buy_at(day, seat, goal, ways[goal]):
            ideas.append(_errand(day, seat, goal, BUY, judgement))
    if ways[PARKING] <= left and day.visitors[BAG + seat] > 0:
        ideas.append(_errand(day, seat, PARKING, UNLOAD, judgement))
    _fill_up(found, ideas)


def _errand(day: Day, seat: i64, goal: i64, deed: i64, judgement: Judgement) -> Opening:
    """The way to a goal and what is done there, judged as if the turn ended so."""
    after = day.clone()
    choices: list[int] = []
    for step in day.routes.path(day.visitors[POSITION + seat], goal, day.crowd):
        choices.append(int(GO) + step)
    choices.append(deed)
    for choice in choices:
        after.advance(seat, choice)
    return Opening(choices, judgement.value(after, seat))


def _add_choices(found: list[Opening], day: Day, seat: i64, judgement: Judgement) -> None:
    """The best single choices besides the planner's."""
    ideas: list[Opening] = []
    for choice in day.legal(seat):
        after = day.clone()
        after.advance(seat, choice)
        ideas.append(Opening([choice], judgement.value(after, seat)))
    _fill_up(found, ideas)


def _fill_up(found: list[Opening], ideas: list[Opening]) -> None:
    """Add the best ideas that begin with a choice of their own, each as a little worse than the one before."""
    ideas.sort(key=_value, reverse=True)
    for idea in ideas:
        if len(found) == WIDTH:
            return
        known = False
        for opening in found:
            known = known or opening.choices[0] == idea.choices[0]
        if not known:
            found.append(Opening(idea.choices, found[len(found) - 1].value - 1.0))


def _value(opening: Opening) -> float:
    return opening.value
