"""A game that is being played and written down at once."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Mapping

from ludothek.kernel.errors import CannotUndo
from ludothek.kernel.game import Game
from ludothek.kernel.record import Player, Record, Result, decision_text
from ludothek.kernel.rng import new_seed
from ludothek.kernel.state import Mark, State


class Session:
    """A record and the state it leads to.

    >>> from ludothek import game
    >>> session = Session.start(game("worldsfair"), ["Ada", "Ben"], seed=1)
    >>> session.decide(session.game.parse(session.state, "place electricity"))
    >>> session.record.decisions
    ['place electricity']
    """

    def __init__(self, record: Record, source: str = "") -> None:
        self.record = record
        self.game: Game = record.game
        self.state: State
        self.deciders: list[int] = []  # which seat made each decision
        self._mark_before: Mark | None = None  # where the state stood before the last decision
        self._derive(source)

    @classmethod
    def read(cls, text: str) -> Session:
        """A game to go on with, from the JSON of its record, which is checked."""
        return cls(Record.decode(text), source=text)

    @classmethod
    def start(
        cls,
        game: Game,
        names: list[str],
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        minds: list[str | None] | None = None,
    ) -> Session:
        """A new game of these players."""
        players = [Player(name, mind) for name, mind in zip(names, minds or [None] * len(names), strict=True)]
        seed = new_seed() if seed is None else seed
        return cls(Record.begin(game, players, seed, game.settle(options)))

    def decide(self, choice: int, seat: int | None = None) -> None:
        """Make a decision and write it down."""
        seat = self.state.to_move if seat is None else seat
        text = decision_text(self.state, seat, choice) if choice in self.state.legal(seat) else ""
        before = self.state.mark()
        self.state.apply(choice, seat)
        self._note(text, seat, before)

    def go_on(self, after: State, text: str, seat: int) -> None:
        """A decision that was made elsewhere: the state it led to, and how it is written."""
        before = self.state.mark()
        self.state = after
        self._note(text, seat, before)

    def _note(self, text: str, seat: int, before: Mark) -> None:
        self.record.decisions.append(text)
        self.deciders.append(seat)
        self._mark_before = before
        if self.state.over:
            self.record.result = Result(self.state.scores(), self.state.ranks())

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take its last decision back: nobody has acted since and nothing was revealed by it."""
        return bool(self.deciders) and self.deciders[-1] == seat and self._mark_before == self.state.mark()

    def undo(self, seat: int, anyway: bool = False) -> str:
        """Take back this seat's last decision and say which it was; ``anyway`` also takes back all that came since."""
        own = [number for number, decider in enumerate(self.deciders) if decider == seat]
        if not own:
            raise CannotUndo(f"Seat {seat} has not decided anything yet.")
        if not anyway and not self.can_undo(seat):
            raise CannotUndo("Something was revealed since, or another seat has acted.")
        undone = self.record.decisions[own[-1]]
        del self.record.decisions[own[-1] :]
        self.record.result = None
        for handed in self.record.handed or ():
            handed.after = min(handed.after, own[-1])
        self._derive()
        return undone

    def _derive(self, source: str = "") -> None:
        """Everything but the record follows from the record."""
        self.deciders = []
        before: Mark | None = None
        for step in self.record.replay(journal=True, source=source):
            self.state = step.state
            if step.seat is not None:
                self.deciders.append(step.seat)
                self._mark_before = before
            before = step.state.mark()
