"""One game in progress, as every title implements it."""

# Compiled with mypyc.

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from mypy_extensions import i64, mypyc_attr

from ludothek.kernel.arrays import Ints, zeros
from ludothek.kernel.errors import IllegalChoice
from ludothek.kernel.options import Options
from ludothek.kernel.rng import Rng

if TYPE_CHECKING:
    from ludothek.kernel.game import Game

Note = tuple[int, int, int, int]
"""One thing that happened: its code in the title, the seat it happened to, and two numbers the code gives a meaning."""

Mark = tuple[int, int, int, int, int]
"""Where the generator stands, and how often something hidden was shown."""

View = dict[str, object]
"""What one seat may see: plain dictionaries, lists, strings and numbers, ready for JSON."""

EMPTY: Final = zeros(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress. ``apply`` is the only way it changes.

    >>> import ludothek
    >>> state = ludothek.game("worldsfair").new(seats=3, seed=42)
    >>> state.legal(), state.waiting
    ([0, 1, 2, 3, 4], [0])
    >>> state.apply(3)
    >>> state.to_move, state.over, state.scores()
    (1, False, [0, 0, 0])

    A title overrides the methods of the second half. ``fill`` and ``advance`` are the fast, trusting pair behind
    ``legal`` and ``apply``: minds use them on choices they know to be legal.
    """

    __slots__ = ("game", "seats", "options", "rng", "over", "to_move", "decisions", "reveals", "journal")

    def __init__(self, game: Game, seats: i64, rng: Rng) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options: Options | None = None  # what the game was set up with, once Game.new has done so
        self.rng = rng
        self.over = False
        self.to_move: i64 = 0
        self.decisions: i64 = 0
        self.reveals: i64 = 0  # goes up when something hidden is shown to anybody without a random draw
        self.journal: list[Note] | None = None

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.to_move} to move"
        return f"<{self.game.title}, {self.seats} seats, {self.decisions} decisions, {asked}>"

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked now, in seat order; several when a decision is made by all at once."""
        return [seat for seat in range(self.seats) if self.is_waiting(seat)]

    def legal(self, seat: int | None = None) -> list[int]:
        """The ids of all choices of a seat, by default the one to move; empty if it is not asked."""
        who = self._seat(seat)
        if not self.is_waiting(who):
            return []
        choices: Ints = self.game.choice_buffer[:]
        legal: list[int] = []
        for i in range(self.fill(who, choices)):
            legal.append(choices[i])
        return legal

    def apply(self, choice: int, seat: int | None = None) -> None:
        """Make one decision. A choice that is not legal raises ``IllegalChoice`` and changes nothing."""
        who = self._seat(seat)
        if self.is_waiting(who) and 0 <= choice <= 0xFFFFFF:
            wanted: i64 = choice
            choices: Ints = self.game.choice_buffer[:]
            for i in range(self.fill(who, choices)):
                if choices[i] == wanted:
                    if self.journal is not None:
                        self.journal = []
                    self.decisions += 1
                    self.advance(who, wanted)
                    return
        raise self.game.refusal(self, choice, who)

    def after(self, choice: int, seat: int | None = None) -> Self:
        """The state that a decision leads to, with its journal; this one stays as it is."""
        twin = self.clone()
        twin.journal = []
        twin.apply(choice, seat)
        return twin

    def _seat(self, seat: int | None) -> i64:
        """The seat that is meant, if there is one of that number."""
        if seat is None:
            return self.to_move
        seats: int = self.seats
        if not 0 <= seat < seats:
            raise IllegalChoice("seat-number", last=int(self.seats) - 1, seat=int(seat))
        return seat

    def determinize(self, seat: int, rng: Rng) -> Self:
        """A full state, drawn at random from all that look the same to this seat; its chance is drawn anew, too."""
        who = self._seat(seat)
        twin = self.clone()
        twin.rng = rng.branch()
        twin.redeal(who)
        return twin

    def mark(self) -> Mark:
        """Changes whenever something is revealed: a random number drawn, or something hidden shown."""
        a, b, c, counter = self.rng.place()
        return a, b, c, counter, self.reveals

    def heading(self, viewer: i64) -> View:
        """What every view begins with (see ``Heading``); -1 is a spectator."""
        return {
            "title": self.game.title,
            "seat": viewer if viewer >= 0 else None,
            "seats": self.seats,
            "decisions": self.decisions,
            "over": self.over,
            "waiting": self.waiting,
            "scores": self.scores(),
            "ranks": self.ranks() if self.over else None,
        }

    def viewer(self, seat: int | None) -> i64:
        """Who looks, as a number for compiled code: the seat, if there is one of that number, or -1 for a spectator."""
        return -1 if seat is None else self._seat(seat)

    def copy_progress_to(self, twin: State) -> None:
        """What every clone takes over besides the title's own."""
        twin.options = self.options
        twin.over = self.over
        twin.to_move = self.to_move
        twin.decisions = self.decisions
        twin.reveals = self.reveals

    def note(self, code: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Write a line of the journal, if one is kept."""
        if self.journal is not None:
            self._write(code, seat, first, second)

    def _write(self, code: i64, seat: i64, first: i64, second: i64) -> None:
        """``note`` for those who keep a journal. It is apart because those who keep none are in a hurry."""
        if self.journal is not None:
            self.journal.append((code, seat, first, second))

    # What a title implements.

    def set_up(self) -> None:
        """Set up a blank table for its first decision; everything drawn here comes from ``rng``."""
        raise NotImplementedError

    def is_waiting(self, seat: i64) -> bool:
        """Whether this seat is asked now."""
        return seat == self.to_move and not self.over

    def fill(self, seat: i64, buffer: Ints) -> i64:
        """Write the waiting seat's choices into the buffer and return how many there are."""
        raise NotImplementedError

    def advance(self, seat: i64, choice: i64) -> None:
        """Carry out a choice that is known to be legal."""
        raise NotImplementedError

    def wander(self, seat: i64, choices: Ints, count: i64, rng: Rng) -> i64:
        """One of the choices just filled in, as a careless player makes it: any, unless games would not end so."""
        return choices[rng.below(count)]

    def clone(self) -> Self:
        """An independent copy that keeps no journal."""
        raise NotImplementedError

    def redeal(self, seat: i64) -> None:
        """Deal anew, with ``rng``, everything this seat cannot know."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """Everything this seat may know and nothing else; ``None`` is a spectator."""
        raise NotImplementedError

    def shown(self, seat: int | None) -> object:
        """The view as a server sends it: whatever becomes the same JSON, such as the title's ``view_type``."""
        return self.view(seat)

    def observe(self, seat: i64, row: Ints, at: i64) -> None:
        """Write what this seat may know into the row, from a place on: the numbers that ``Game.fields`` names."""
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
