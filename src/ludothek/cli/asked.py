"""A seat that is asked something, and what can be found out about it: the game may be here or on a server."""

from __future__ import annotations

from typing import Protocol

from ludothek.kernel.game import Game
from ludothek.kernel.state import State
from ludothek.kernel.words import Choice, Plan, WhyNot


class Asked(Protocol):
    """What the commands need to know of a seat, wherever its game is played."""

    @property
    def game(self) -> Game: ...

    @property
    def seat(self) -> int: ...

    @property
    def choices(self) -> list[Choice]: ...

    @property
    def elements(self) -> list[str]:
        """Everything on the board that the seat can point at."""

    @property
    def plans(self) -> list[Plan]: ...

    def why_not(self, element: str) -> WhyNot | None:
        """Why pointing at an element chooses nothing now."""

    def touched_by(self, notation: str) -> list[str]:
        """The elements of every choice that is written so, whether it is legal or not."""


class AskedHere:
    """A seat of a game whose state is at hand."""

    def __init__(self, state: State, seat: int) -> None:
        self.game: Game = state.game
        self.seat = seat
        self._state = state

    @property
    def choices(self) -> list[Choice]:
        return self.game.choices(self._state, self.seat)

    @property
    def elements(self) -> list[str]:
        return self.game.elements(self._state, self.seat)

    @property
    def plans(self) -> list[Plan]:
        return self.game.plans(self._state, self.seat)

    def why_not(self, element: str) -> WhyNot | None:
        return self.game.why_not(self._state, self.seat, element)

    def touched_by(self, notation: str) -> list[str]:
        return touched_by(self._state, self.seat, notation)


def touched_by(state: State, seat: int, notation: str) -> list[str]:
    """The elements of the choices that this state writes so."""
    game, wanted = state.game, state.game.canonical(notation)
    meant = [choice for choice in range(game.action_space) if game.notation(state, choice, seat) == wanted]
    return [element for choice in meant for element in game.describe(state, choice, seat).elements]
