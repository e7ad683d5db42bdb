"""What is said at a position of a game that is kept in ``tests/records``."""

from __future__ import annotations

from itertools import islice

from recorded import RECORDS

from ludothek.kernel.digest import since_asked
from ludothek.kernel.locale import catalogue
from ludothek.kernel.record import Record
from ludothek.kernel.words import Event


def heard(title: str, name: str, decisions: int, seat: int | None, topic: str, language: str = "en") -> list[str]:
    """The sentences about a topic after so many decisions; changes are those since the seat's last decision."""
    record = Record.read((RECORDS / title / f"{name}.json").read_text(encoding="utf-8"))
    game = record.game
    deciders: list[int] = []
    events: list[list[Event]] = []
    for step in islice(record.replay(journal=True), decisions + 1):
        deciders += [] if step.seat is None else [step.seat]
        events.append(game.events(step.state, seat))
        state = step.state
    if topic == "changes":
        first = since_asked(deciders, seat)
        lines = game.changes([event for block in events[first:] for event in block], seat)
    else:
        lines = game.spoken(state, seat, topic)
    speak = catalogue(language, game.package)
    return [speak.say(line) for line in lines]
