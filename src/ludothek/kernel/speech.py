"""A position for somebody who hears it: the whole of it in a few sentences, a player, any element of the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from ludothek.kernel.digest import digest
from ludothek.kernel.errors import UnknownTopic, quoted
from ludothek.kernel.heading import Heading
from ludothek.kernel.words import AND, Choice, Message, seat_element

if TYPE_CHECKING:
    from ludothek.kernel.game import Game
    from ludothek.kernel.state import State

OVERVIEW, LEAD, CHANGES = WHOLE = ("overview", "lead", "changes")
"""What can be asked about every position, besides players and elements."""
NAMED = 3
"""Choices with an element that are named; more of them are a list to go through."""


class Speech:
    """What one pair of eyes may be told of a position, topic by topic; ``None`` is a spectator."""

    def __init__(self, game: Game, state: State, seat: int | None, *, asked: bool = True) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._view: Heading = msgspec.convert(state.view(seat), game.view_type)
        self._is_asked = asked and seat in self._view.waiting

    @cached_property
    def topics(self) -> dict[str, None]:
        """Everything that can be asked about, in its order."""
        own = self._game.topics_of(self._state, self._seat)
        return dict.fromkeys((*WHOLE, *self._players, *self._elements, *own))

    @cached_property
    def _players(self) -> list[str]:
        return [f"seat:{seat}" for seat in range(self._state.seats)]

    @cached_property
    def _elements(self) -> dict[str, None]:
        return dict.fromkeys(self._game.elements_of(self._state, self._seat))

    @cached_property
    def _choices(self) -> list[Choice]:
        return self._game.choices(self._state, self._seat)

    def about(self, topic: str) -> list[Message]:
        """What is said of a topic; of a player and an element, the name comes first."""
        if topic == CHANGES:
            return digest(self._game.digesting, self._game.events(self._state, self._seat), self._seat)
        if topic not in self.topics:
            raise UnknownTopic(
                f"There is nothing to say about {quoted(topic)}; one can ask about {', '.join(WHOLE)}, "
                f"{self._players[0]} to {self._players[-1]} and the elements of the board."
            )
        said = self._game.spoken_of(self._view, topic)
        if topic == OVERVIEW:
            return [*self._asked(), *(said or self._points())]
        if topic == LEAD:
            return said or [*leading(self._view.scores, self._seat), *self._points()]
        if topic in self._players:
            seat = int(topic.split(":")[1])
            return [Message(seat_element(seat).replace(":", "-")), *(said or self._points_of(seat))]
        if topic in self._elements:
            return [self._game.name(topic), *(said or self._plainly(topic))]
        return [*self._name_in(topic), *said]

    def _name_in(self, topic: str) -> list[Message]:
        """The name of the element that a topic of the title's own is about: ``far:space:west``."""
        parts = topic.split(":")
        ends = (":".join(parts[n:]) for n in range(1, len(parts)))
        return [self._game.name(end) for end in ends if end in self._elements]

    def _asked(self) -> list[Message]:
        """Whose turn it is, and what is asked of the listener; after the end, who has won."""
        view, seat = self._view, self._seat
        if view.over:
            first = [each for each, rank in enumerate(view.ranks or ()) if rank == 1]
            return [Message("spoken-over", {"seats": named(first, seat)})]
        others = [each for each in view.waiting if each != seat or not self._is_asked]
        turn = [Message("spoken-turn", {"seats": named(others, None)})] if others else []
        prompt = self._game.prompt(self._state, seat) if seat is not None and self._is_asked else None
        if seat is None or prompt is None:
            return turn
        return [Message("spoken-your-turn", {"seat": seat_element(seat)}), prompt.message, *turn]

    def _points(self) -> list[Message]:
        return [Message("spoken-points", {"seats": counted(self._view.scores, self._seat)})]

    def _points_of(self, seat: int) -> list[Message]:
        return [Message("spoken-points-of", {"count": self._view.scores[seat]})]

    def _plainly(self, element: str) -> list[Message]:
        """What can be done with an element, or why nothing; that is known without a word from the title."""
        if self._seat is None:
            return [Message("spoken-only-watching")]
        meant = [each.message for each in self._choices if element in each.elements]
        if not meant:
            return [self._game.because(self._state, self._seat, element).message]
        return meant if len(meant) <= NAMED else [Message("spoken-choices", {"count": len(meant)})]


def you_or(seat: int, viewer: int | None) -> str:
    """A seat as an argument of a message, or the listener."""
    return "seat:you" if seat == viewer else seat_element(seat)


def named(seats: Iterable[int], viewer: int | None) -> str:
    """Seats as an argument of a message, the listener first.

    >>> named([0, 2], 2)
    'seat:you + seat:orange'
    """
    return AND.join(you_or(seat, viewer) for seat in sorted(seats, key=lambda seat: seat != viewer))


def leading(scores: Sequence[int], viewer: int | None) -> list[Message]:
    """Who has the most points; nobody leads before anybody has any."""
    most = max(scores)
    first = [seat for seat, points in enumerate(scores) if points == most]
    return [Message("spoken-leader", {"seats": named(first, viewer), "count": most})] if most else []


def counted(counts: Sequence[int], viewer: int | None) -> str:
    """How many each seat has, as an argument of a message, the listener first.

    >>> counted([4, 0], 1)
    '0 seat:you + 4 seat:orange'
    """
    seats = sorted(range(len(counts)), key=lambda seat: seat != viewer)
    return AND.join(f"{counts[seat]} {you_or(seat, viewer)}" for seat in seats)
