"""One game in progress, as every title implements it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from ludothek.kernel.arrays import Ints, zeros
from ludothek.kernel.errors import IllegalChoice
from ludothek.kernel.rng import Rng

if TYPE_CHECKING:
    from ludothek.kernel.game import Game

Note = tuple[int, int, int, int]
"""One thing that happened: its code in the title, the seat it happened to, and two numbers the code gives a meaning."""

View = dict[str, object]
"""What one seat may see: plain dictionaries, lists, strings and numbers, ready for JSON."""

EMPTY = zeros(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress. ``apply`` is the only way it changes.

    A title overrides the methods of the second half. ``fill`` and ``advance`` are the fast, trusting pair behind
    ``legal`` and ``apply``: minds use them on choices they know to be legal.
    """

    __slots__ = (
        "game",
        "seats",
        "rng",
        "over",
        "to_move",
        "decisions",
        "reveals",
        "journal",
        "_choices",
        "_choices_of",
        "_count",
    )

    def __init__(self, game: Game, seats: i64, rng: Rng) -> None:
        self.game = game
        self.seats: i64 = seats
        self.rng = rng
        self.over = False
        self.to_move: i64 = 0
        self.decisions: i64 = 0
        self.reveals: i64 = 0  # goes up when something hidden is shown to anybody without a random draw
        self.journal: list[Note] | None = None
        self._choices = EMPTY
        self._choices_of: i64 = -1
        self._count: i64 = 0

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked now, in seat order; several when a decision is made by all at once."""
        return [] if self.over else [self.to_move]

    def legal(self, seat: int = -1) -> list[int]:
        """The ids of all choices of a waiting seat (by default the one to move); empty only when the game is over."""
        count = self._refresh(self.to_move if seat < 0 else seat)
        choices = self._choices
        legal: list[int] = []
        for i in range(count):
            legal.append(choices[i])
        return legal

    def apply(self, choice: int, seat: int = -1) -> None:
        """Make one decision. A choice that is not legal raises ``IllegalChoice`` and changes nothing."""
        who: i64 = self.to_move if seat < 0 else seat
        count = self._refresh(who)
        choices = self._choices
        wanted: i64 = choice if -1 <= choice <= 0xFFFFFF else -1
        for i in range(count):
            if choices[i] == wanted:
                self._choices_of = -1
                if self.journal is not None:
                    self.journal = []
                self.decisions += 1
                self.advance(who, wanted)
                return
        raise IllegalChoice(self.game.refusal(self, choice, who))

    def _refresh(self, seat: i64) -> i64:
        """Have the seat's choices in the buffer; they stay there until the next decision."""
        if self._choices_of != seat:
            if self.over or not self.is_waiting(seat):
                return 0
            if len(self._choices) == 0:
                self._choices = zeros(self.game.action_space)
            self._count = self.fill(seat, self._choices)
            self._choices_of = seat
        return self._count

    def note(self, code: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Write a line of the journal, if one is kept."""
        if self.journal is not None:
            self.journal.append((code, seat, first, second))

    # What a title implements.

    def is_waiting(self, seat: i64) -> bool:
        """Whether this seat is asked now."""
        return seat == self.to_move and not self.over

    def fill(self, seat: i64, buffer: Ints) -> i64:
        """Write the waiting seat's choices into the buffer and return how many there are."""
        raise NotImplementedError

    def advance(self, seat: i64, choice: i64) -> None:
        """Carry out a choice that is known to be legal."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy that keeps no journal."""
        raise NotImplementedError

    def determinize(self, seat: int, rng: Rng) -> State:
        """A full state, drawn at random from all that look the same to this seat."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """Everything this seat may know and nothing else; ``None`` is a spectator."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat so far."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """The place of each seat from 1, shared where every printed tie-break is equal."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """How many there are of each component, wherever they lie: constant through a game."""
        raise NotImplementedError

    def audit(self) -> list[str]:
        """What is wrong with this state, if anything: the title's invariants, and its scores counted a second way."""
        raise NotImplementedError


def ranks_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from keys of which the larger is better; equal keys share a place.

    >>> ranks_by([(51, 9), (60, 2), (51, 9), (51, 8)])
    [2, 1, 2, 4]
    """
    return [1 + sum(other > key for other in keys) for key in keys]
