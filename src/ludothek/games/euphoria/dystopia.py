"""A game of Euphoria as the platform plays it: every question goes to the module that answers it."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.observation import observe
from ludothek.games.euphoria.rules import hidden, questions, setup, wandering
from ludothek.games.euphoria.scoring import stars_laid, tie_break_key
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.view import view
from ludothek.kernel.arrays import Ints
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import View, ranks_by


class Dystopia(City):
    """A game of Euphoria in progress."""

    __slots__ = ()

    def set_up(self) -> None:
        setup.set_up(self)

    def fill(self, seat: i64, buffer: Ints) -> i64:
        return questions.fill(self, seat, buffer)

    def advance(self, seat: i64, choice: i64) -> None:
        questions.advance(self, seat, choice)

    def wander(self, seat: i64, choices: Ints, count: i64, rng: Rng) -> i64:
        return wandering.wander(self, choices, count, rng)

    def clone(self) -> Dystopia:
        twin = Dystopia(self.game, self.tables, self.seats, self.rng.clone())
        self.copy_to(twin)
        return twin

    def redeal(self, seat: i64) -> None:
        hidden.redeal(self, seat)

    def view(self, seat: int | None) -> View:
        return view(self, self.viewer(seat))

    def observe(self, seat: i64, row: Ints, at: i64) -> None:
        observe(self, seat, row, at)

    def scores(self) -> list[int]:
        return [stars_laid(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return ranks_by([tie_break_key(self, seat) for seat in range(self.seats)])

    def census(self) -> dict[str, int]:
        from ludothek.games.euphoria.audit import census

        return census(self)

    def audit(self) -> list[str]:
        from ludothek.games.euphoria.audit import audit

        return audit(self)
