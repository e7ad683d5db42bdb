"""A game that is being played and written down at once."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludothek.kernel.errors import CannotUndo
from ludothek.kernel.game import Game
from ludothek.kernel.record import Player, Record, Result, copy_of, decision_text
from ludothek.kernel.rng import new_seed
from ludothek.kernel.state import Mark, State

KEPT = 2
"""How many states before the present one are at hand, so that taking back costs no replay; a state may have 8 KiB."""


class Session:
    """A record and the state it leads to.

    >>> from ludothek import game
    >>> session = Session.start(game("worldsfair"), ["Ada", "Ben"], seed=1)
    >>> session.decide(session.game.parse(session.state, "place electricity"))
    >>> session.record.decisions
    ['place electricity']
    """

    def __init__(
        self, record: Record, source: str = "", kept: int = KEPT, pace: Callable[[], None] | None = None
    ) -> None:
        """``kept`` states before the last stay at hand; ``pace`` is called after every decision that is replayed."""
        self.record = record
        self.game: Game = record.game
        self.state: State
        self.deciders: list[int] = []  # which seat made each decision
        self.before: list[State] = []  # the last states before the present one, the newest last
        self._mark_before: Mark | None = None  # where the state stood before the last decision
        self._derive(source, kept, pace)

    @classmethod
    def read(cls, text: str, pace: Callable[[], None] | None = None) -> Session:
        """A game to go on with, from the JSON of its record, which is checked."""
        return cls(Record.decode(text), source=text, pace=pace)

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

    def decide(self, choice: int, seat: int | None = None, kept: int = KEPT) -> None:
        """Make a decision and write it down; ``kept`` states before it stay at hand."""
        seat = self.state.to_move if seat is None else seat
        text = decision_text(self.state, seat, choice) if choice in self.state.legal(seat) else ""
        before = copy_of(self.state)
        self.state.apply(choice, seat)
        self._note(text, seat, before, kept)

    def go_on(self, after: State, text: str, seat: int) -> None:
        """A decision that was made elsewhere: the state it led to, and how it is written."""
        before, self.state = self.state, after
        self._note(text, seat, before, KEPT)

    def _note(self, text: str, seat: int, before: State, kept: int) -> None:
        self.record.decisions.append(text)
        self.deciders.append(seat)
        self._mark_before = before.mark()
        self.before.append(before)
        if len(self.before) > kept:
            del self.before[:-kept]
        if self.state.over:
            self.record.result = Result(self.state.scores(), self.state.ranks())

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take its last decision back: nobody has acted since and nothing was revealed by it."""
        return bool(self.deciders) and self.deciders[-1] == seat and self._mark_before == self.state.mark()

    def has_at_hand(self, back: int) -> bool:
        """Whether so many decisions can be taken back without a replay, and it is known then what can be taken back."""
        return back < len(self.before) or back <= len(self.before) == len(self.deciders)

    def remember(self, before: list[State]) -> None:
        """The last states before the present one, as many as somebody has found out."""
        self.before = before

    def forget(self) -> None:
        """Keep no more states before the present one than usual."""
        del self.before[:-KEPT]

    def undo(self, seat: int, anyway: bool = False) -> str:
        """Take back this seat's last decision and say which it was; ``anyway`` also takes back all that came since."""
        own = len(self.deciders) - 1
        while own >= 0 and self.deciders[own] != seat:
            own -= 1
        if own < 0:
            raise CannotUndo("nothing-decided", seat=seat)
        if not anyway and not self.can_undo(seat):
            raise CannotUndo("revealed-since")
        back = len(self.deciders) - own
        undone = self.record.decisions[own]
        self.record.take_back(own)
        if self.has_at_hand(back):
            self._go_back(back)
        else:
            self._derive()
        return undone

    def _go_back(self, back: int) -> None:
        self.state = self.before[-back]
        del self.before[-back:]
        del self.deciders[-back:]
        self._mark_before = self.before[-1].mark() if self.before else None

    def _derive(self, source: str = "", kept: int = KEPT, pace: Callable[[], None] | None = None) -> None:
        """Everything but the record follows from the record."""
        self.deciders = []
        self.before = []
        last = len(self.record.decisions)
        for step in self.record.replay(journal=True, source=source):
            self.state = step.state
            if step.seat is not None:
                self.deciders.append(step.seat)
            if last - kept <= step.number < last:
                self.before.append(copy_of(step.state))
            if pace is not None:
                pace()
        self._mark_before = self.before[-1].mark() if self.before else None
