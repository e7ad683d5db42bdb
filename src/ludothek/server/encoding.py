"""What a title makes once and shows again and again, its choices and events, encoded once."""

# Compiled with mypyc.

from __future__ import annotations

import msgspec

from ludothek.kernel.words import Choice, Event

MOST = 8192
"""More are not remembered."""

encode = msgspec.json.Encoder().encode

Known = tuple[Choice | Event, msgspec.Raw]
known: dict[int, Known] = {}
"""By identity, because comparing would cost as much as encoding. An id is nobody else's for as long as we hold it."""


def encoded(items: list[Choice] | list[Event]) -> list[msgspec.Raw]:
    """Each of these as JSON, from memory if it was encoded before; a title that makes them anew loses little."""
    found: list[msgspec.Raw] = []
    for item in items:
        one = known.get(id(item))
        if one is None:
            if len(known) >= MOST:
                known.clear()
            one = known[id(item)] = (item, msgspec.Raw(encode(item)))
        found.append(one[1])
    return found
