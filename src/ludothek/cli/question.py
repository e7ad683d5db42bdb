"""What a seat is asked, and what can be found out about it: the game may be here or on a server."""

from __future__ import annotations

from typing import Protocol

from ludothek.kernel.game import Game
from ludothek.kernel.options import Options
from ludothek.kernel.state import State
from ludothek.kernel.words import Choice, Message, Plan, WhyNot


class Question(Protocol):
    """What the commands need to know of the seat at the keyboard, wherever its game is played."""

    @property
    def game(self) -> Game:
        """The title that is played."""

    @property
    def seat(self) -> int:
        """The seat that is asked."""

    @property
    def options(self) -> Options:
        """What the game was set up with."""

    @property
    def choices(self) -> list[Choice]:
        """What it can choose now; nothing if others are asked."""

    @property
    def elements(self) -> list[str]:
        """Everything on the board that the seat can point at."""

    @property
    def plans(self) -> list[Plan]:
        """What it can reach by several choices in a row."""

    @property
    def asides(self) -> list[str]:
        """What only this title can be asked about, such as how far something is."""

    def why_not(self, element: str) -> WhyNot | None:
        """Why pointing at an element chooses nothing now; ``None`` if it does choose something."""

    def spoken(self, topic: str) -> list[Message]:
        """What is said of a topic to who hears the game."""

    def touched_by(self, notation: str) -> list[str]:
        """The elements of every choice with this notation, whether it is legal or not."""


class LocalQuestion:
    """What a seat is asked in a game whose state is at hand."""

    def __init__(self, state: State, seat: int) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.options: Options = state.options or {}
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

    @property
    def asides(self) -> list[str]:
        return self.game.topics_of(self._state, self.seat)

    def why_not(self, element: str) -> WhyNot | None:
        return self.game.why_not(self._state, self.seat, element)

    def spoken(self, topic: str) -> list[Message]:
        return self.game.spoken(self._state, self.seat, topic)

    def touched_by(self, notation: str) -> list[str]:
        return touched_by(self._state, self.seat, notation)


def touched_by(state: State, seat: int, notation: str) -> list[str]:
    """The elements of every choice whose notation in this state is the given one, whether it is legal or not."""
    game, wanted = state.game, state.game.canonical(notation)
    meant = [choice for choice in range(game.action_space) if game.notation(state, choice, seat) == wanted]
    return [element for choice in meant for element in game.describe(state, choice, seat).elements]
