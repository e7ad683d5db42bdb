"""The games a title is checked on, and careless play to their end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ludothek.kernel.arrays import ints
from ludothek.kernel.game import Game
from ludothek.kernel.options import Options, every_combination, one_at_a_time, word
from ludothek.kernel.rng import Rng, related_seed
from ludothek.kernel.state import State

FEW = 4
"""Up to so many combinations of options are all checked."""


@dataclass(frozen=True)
class Case:
    """One title, one number of players, one way to set the options."""

    game: Game
    seats: int
    options: Options

    def __str__(self) -> str:
        options = ",".join(f"{name}={word(value)}" for name, value in self.options.items())
        return f"{self.game.title}-{self.seats}" + (f"-{options}" if options else "")

    def new(self, seed: int, journal: bool = False) -> State:
        state: State = self.game.new(self.seats, seed, self.options, journal)
        return state


def cases(*games: Game) -> list[Case]:
    """All cases of these titles."""
    return [case for game in games for case in _cases(game)]


def _cases(game: Game) -> Iterator[Case]:
    """Every number of players with every combination of options; if these are many, with the defaults at every number
    of players, and with each other setting at the smallest number and in turn at one of the others."""
    counts = range(game.min_seats, game.max_seats + 1)
    combinations = list(every_combination(game.options))
    if len(combinations) <= FEW:
        yield from (Case(game, seats, options) for seats in counts for options in combinations)
        return
    defaults, *others = one_at_a_time(game.options)
    yield from (Case(game, seats, defaults) for seats in counts)
    for number, options in enumerate(others):
        yield Case(game, counts[0], options)
        yield from (Case(game, seats, options) for seats in counts[1:][number % max(1, len(counts) - 1) :][:1])


def spacing_of(case: Case, seed: int, looks: int) -> int:
    """How many decisions lie between two of so many looks at the random game of a seed."""
    state = case.new(seed)
    play_out(case, state, seed)
    return max(1, state.decisions // looks)


def random_game(
    case: Case, state: State, seed: int, every: int = 1, decide: Callable[[int, int], None] | None = None
) -> Iterator[tuple[State, int, int]]:
    """Play carelessly to the end; before every n-th decision show the state, who decides, and what it will be."""
    rng = Rng.from_seed(related_seed(seed, "decisions"))
    number = 0
    while not state.over:
        waiting = state.waiting
        assert waiting, "the game is not over, but nobody is asked"
        seat = waiting[rng.below(len(waiting))]
        legal = state.legal(seat)
        assert legal, f"seat {seat} is asked, but has no choice"
        choice = state.wander(seat, ints(legal), len(legal), rng)
        if number % every == 0:
            yield state, seat, choice
        (decide or state.apply)(choice, seat)
        number += 1
        assert number <= case.game.max_decisions, f"no end after {number} decisions"


def play_out(case: Case, state: State, seed: int) -> None:
    for _ in random_game(case, state, seed):
        pass
