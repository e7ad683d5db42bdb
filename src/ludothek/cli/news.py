"""What each person at the keyboard has yet to be told."""

from __future__ import annotations

from ludothek.kernel.session import Session
from ludothek.kernel.state import State
from ludothek.kernel.words import Event


class News:
    """Events since each person's last decision, as that person may know them; without people, a spectator's."""

    def __init__(self, session: Session, people: list[int]) -> None:
        self._viewers: list[int | None] = [*people] or [None]
        self._events: dict[int | None, list[Event]] = {viewer: [] for viewer in self._viewers}
        for step in session.record.replay(journal=True):
            if step.seat is not None:
                if step.seat in self._viewers:
                    self._events[step.seat] = []
                self.add(step.state)

    def add(self, state: State) -> None:
        """What the last decision brought about."""
        for viewer in self._viewers:
            self._events[viewer] += state.game.events(state, viewer)

    def take(self, viewer: int | None) -> list[Event]:
        """What this person has not been told yet."""
        told, self._events[viewer] = self._events[viewer], []
        return told

    def forget(self) -> None:
        for viewer in self._viewers:
            self._events[viewer] = []


def history(session: Session, viewer: int | None, lines: int) -> list[Event]:
    """The last events of the game, as this person may know them."""
    events: list[Event] = []
    for step in session.record.replay(journal=True):
        events += session.game.events(step.state, viewer)
    return events[-lines:]
