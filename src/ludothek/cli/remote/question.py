"""What a seat is asked at a table on a server; what its position does not tell, the server is asked."""

from __future__ import annotations

from functools import cached_property

from ludothek.cli.question import touched_by
from ludothek.cli.remote.client_thread import ClientThread
from ludothek.client import Client, ServerRefused
from ludothek.kernel.errors import UnknownTopic
from ludothek.kernel.game import Game
from ludothek.kernel.options import Options
from ludothek.kernel.state import State
from ludothek.kernel.words import Choice, Message, Plan, WhyNot
from ludothek.protocol import Position

NOT_FOUND = 404


class RemoteQuestion:
    """One position of a seat; spectators and those who wait for the game to begin can ask little."""

    def __init__(self, client: Client, thread: ClientThread, game: Game, position: Position) -> None:
        self.game = game
        self.options: Options = game.settle(position.table.options)
        self.choices: list[Choice] = position.choices
        self._client = client
        self._thread = thread
        self._table = position.table
        self._plays = position.seat is not None and position.view is not None
        self._eyes = position.seat
        self.seat = position.seat or 0

    @cached_property
    def elements(self) -> list[str]:
        if not self._plays:
            return self.game.elements(self._blank, self.seat)
        return self._thread.ask(self._client.elements(self._table.id, self.seat))

    @cached_property
    def plans(self) -> list[Plan]:
        return self._thread.ask(self._client.plans(self._table.id, self.seat)).plans if self._plays else []

    @cached_property
    def asides(self) -> list[str]:
        return self.game.topics_of(self._blank, self.seat)

    def spoken(self, topic: str) -> list[Message]:
        try:
            return self._thread.ask(self._client.spoken(self._table.id, topic, self._eyes)).lines
        except ServerRefused as refusal:
            if refusal.status != NOT_FOUND:
                raise
            raise UnknownTopic(str(refusal)) from None

    def why_not(self, element: str) -> WhyNot | None:
        return self._thread.ask(self._client.why(self._table.id, self.seat, element)).why

    def touched_by(self, notation: str) -> list[str]:
        return touched_by(self._blank, self.seat, notation)

    @cached_property
    def _blank(self) -> State:
        """Some game of the title that was just set up: it knows how things are called, and nothing of this table."""
        state: State = self.game.new(len(self._table.seats), 0, self._table.options)
        return state
