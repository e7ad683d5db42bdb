"""Choices and events, encoded once."""

from __future__ import annotations

import msgspec

from ludothek.kernel.words import Choice, Event, Message
from ludothek.server import encoding
from ludothek.server.encoding import encoded


def event(number: int) -> Event:
    return Event("drew", 0, (f"card:{number}",), Message("event-drew", {"number": number}))


def test_what_is_shown_again_is_the_same_bytes_and_each_is_its_own() -> None:
    choice = Choice(3, "place", "place electricity", ("area:electricity",), Message("choose-place"))
    assert msgspec.json.decode(msgspec.json.encode(encoded([choice])), type=list[Choice]) == [choice]
    assert encoded([choice])[0] is encoded([choice])[0]
    events = [event(number) for number in range(50)]
    assert msgspec.json.decode(msgspec.json.encode(encoded(events)), type=list[Event]) == events


def test_what_is_made_anew_each_time_is_never_mistaken_for_another_and_not_kept_for_ever() -> None:
    """Objects that are gone leave their ids to others; more than a few thousand are never held."""
    for number in range(3 * encoding.MOST):
        assert bytes(encoded([event(number)])[0]) == msgspec.json.encode(event(number))
    assert len(encoding.known) <= encoding.MOST
