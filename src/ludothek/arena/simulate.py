"""Plays games between minds, in as many processes as one likes. The games do not depend on how many."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol

from ludothek.arena.pools import Processes
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.game import Game, Tally
from ludothek.kernel.options import Options
from ludothek.kernel.record import Player, Record, Result, decision_text
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import Rng
from ludothek.minds import mind

TOGETHER = 50
"""Games that are handed out at a time, at most."""


@dataclass(frozen=True)
class Match:
    """What is to be played: which minds at how many seats, how often, from which seed."""

    title: str
    minds: tuple[str, ...]
    games: int
    seed: int
    options: Options = field(default_factory=dict)
    rotate: bool = True
    """Whether the minds change seats from game to game."""
    paired: bool = False
    """Whether every deal is played in all rotations of the seats, one after another."""
    content: str | None = None
    """The text of an owner's own data file, if it is played with one."""

    @property
    def game(self) -> Game:
        """The title, with the content it is to be played with."""
        return game_with(self.title, self.content)

    def check(self) -> None:
        """Complain before the first game, not in the middle."""
        game = self.game
        game.new(len(self.minds), self.seed, self.options)
        for name in self.minds:
            mind(game, name)
        if self.games < 1:
            raise LudothekError("games", games=self.games)


class Setting(Protocol):
    """What all games of a match or a tournament have in common."""

    @property
    def game(self) -> Game: ...
    @property
    def options(self) -> Options: ...


@dataclass(frozen=True)
class Task:
    """One game: who sits where, and its seeds."""

    setting: Setting
    number: int
    minds: tuple[str, ...]
    seed: int
    mind_seed: int


@dataclass(frozen=True)
class Played:
    """One finished game."""

    number: int
    minds: tuple[str, ...]
    record: Record
    result: Result
    tallies: tuple[Tally, ...] = ()
    """What the game came to for each seat, as the title counts it."""

    @property
    def shares(self) -> list[float]:
        """How much of a win each seat has: a shared victory is a part for each."""
        winners = self.result.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.result.ranks]


def tasks(match: Match) -> Iterator[Task]:
    """The games of a match, the same however they are spread over processes."""
    rng = Rng.from_seed(match.seed)
    seeds = (0, 0)
    for number in range(match.games):
        turn = number % len(match.minds)
        shift = turn if match.rotate else 0
        seated = match.minds[-shift:] + match.minds[:-shift] if shift else match.minds
        if turn == 0 or not match.paired:
            seeds = rng.seed(), rng.seed()
        yield Task(match, number, seated, *seeds)


def play(task: Task) -> Played:
    """One game, to the end. Every mind gets only states that its seat could be in."""
    game = task.setting.game
    players = [mind(game, name) for name in task.minds]
    options = game.settle(task.setting.options)
    record = Record.begin(game, [Player(name, name) for name in task.minds], task.seed, options)
    state = game.new(len(task.minds), task.seed, options)
    rng = Rng.from_seed(task.mind_seed)
    while not state.over:
        seat = state.to_move
        choice = players[seat].choose(state.determinize(seat, rng), seat, rng)
        record.decisions.append(decision_text(state, seat, choice))
        state.apply(choice)
        if state.decisions > game.max_decisions:
            raise LudothekError("endless-game", number=task.number, title=game.title, decisions=int(state.decisions))
    record.result = Result(state.scores(), state.ranks())
    tallies = tuple(game.tally(state.view(seat), seat) for seat in range(state.seats))
    return Played(task.number, task.minds, record, record.result, tallies)


@cache
def game_with(title: str, content: str | None) -> Game:
    """A title with an owner's own data file, or with the shipped one."""
    return find_game(title) if content is None else find_game(title).with_content(content)


def simulate(match: Match, jobs: int = 1) -> Generator[Played, None, None]:
    """Play the whole match; games come in order, each as soon as it and those before it are done. Close it to stop."""
    match.check()
    return Processes(jobs).map(play, tasks(match), match.games, TOGETHER)
