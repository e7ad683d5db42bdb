"""What a seat may know, as a row of numbers: where each of them stands, and what it is called.

A title names its numbers once for each number of players (``Game.fields``), and writes them in that order
(``State.observe``). They are small enough for a signed byte. Whoever looks is ``players[0]``; the others follow in the
order of the seats, so that one policy can play at every seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from ludothek.kernel.arrays import zeros
from ludothek.kernel.errors import NoObservation, WrongSeats

if TYPE_CHECKING:
    from ludothek.kernel.game import Game
    from ludothek.kernel.state import State

LEAST, MOST = -128, 127
"""What a signed byte can hold."""


@dataclass(frozen=True)
class Field:
    """Some numbers of one kind: how many there are of something, or which thing something is.

    ``entries`` names the numbers, if there are several. ``words`` says what 0, 1, 2 … stand for, where a number stands
    for a thing; it says nothing about size then, and a network wants it as one-hot (``Layout.one_hot`` in
    ``ludothek.envs``) or embedded.
    """

    name: str
    entries: tuple[str, ...] = ()
    most: int = 1
    least: int = 0
    words: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return len(self.entries) or 1

    @property
    def names(self) -> list[str]:
        return [f"{self.name}.{entry}" for entry in self.entries] or [self.name]


def count(name: str, most: int, *entries: str, least: int = 0) -> Field:
    """Numbers that count something."""
    return Field(name, entries, most, least)


def thing(name: str, words: tuple[str, ...], *entries: str) -> Field:
    """Numbers that stand for one of several things."""
    return Field(name, entries, len(words) - 1, 0, words)


@dataclass(frozen=True)
class Layout:
    """Where every number of an observation stands.

    >>> from ludothek import game
    >>> layout = layout_of(game("worldsfair"), 3)
    >>> layout.names[:3], layout.place("players[1].coins")
    (['asked', 'turn', 'round'], slice(127, 128, None))
    """

    title: str
    seats: int
    fields: tuple[Field, ...]

    @cached_property
    def size(self) -> int:
        return sum(field.size for field in self.fields)

    @cached_property
    def names(self) -> list[str]:
        """The name of every number."""
        return [name for field in self.fields for name in field.names]

    @cached_property
    def least(self) -> list[int]:
        """The smallest each number can be."""
        return [field.least for field in self.fields for _ in range(field.size)]

    @cached_property
    def most(self) -> list[int]:
        """The largest each number can be."""
        return [field.most for field in self.fields for _ in range(field.size)]

    def place(self, name: str) -> slice:
        """Where the numbers of a field stand."""
        return self._places[name]

    @cached_property
    def _places(self) -> dict[str, slice]:
        return {field.name: where for field, where in self.placed()}

    def placed(self) -> Iterator[tuple[Field, slice]]:
        """The fields in their order, with their places."""
        start = 0
        for field in self.fields:
            yield field, slice(start, start + field.size)
            start += field.size


@lru_cache(maxsize=256)
def layout_of(game: Game, seats: int) -> Layout:
    """The layout of a title's observations for so many players."""
    if not game.min_seats <= seats <= game.max_seats:
        raise WrongSeats("seats", title=game.title, least=game.min_seats, most=game.max_seats, seats=seats)
    fields = game.fields(seats)
    if not fields:
        raise NoObservation(
            f"{game.title} writes no observations, so it cannot be learned from numbers: "
            "its Game.fields names none, and its State.observe writes none (docs/adding-a-title.md)."
        )
    for field in fields:
        if not LEAST <= field.least <= field.most <= MOST:
            raise NoObservation(
                f"{field.name} of {game.title} is from {field.least} to {field.most}, but must fit a signed byte."
            )
    return Layout(game.title, seats, fields)


def observed(state: State, seat: int) -> list[int]:
    """What a seat may know, as numbers; convenient, not fast."""
    size = layout_of(state.game, state.seats).size
    row = zeros(size)
    state.observe(seat, row, 0)
    return list(row)


def player(number: int) -> str:
    """How fields of a player are named: 0 is who looks, 1 the next one to the left."""
    return f"players[{number}]"


def others(seats: int) -> tuple[str, ...]:
    """The words of a number that stands for a player, or for none."""
    return ("nobody", *(player(number) for number in range(seats)))
