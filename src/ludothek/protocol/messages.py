"""What a server says, and both directions of the live connection as one schema."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from ludothek.kernel.hints import Hint
from ludothek.kernel.words import Message, Plan, WhyNot
from ludothek.protocol.fields import Needs, Room
from ludothek.protocol.position import Position
from ludothek.protocol.presence import Nudged, Presence
from ludothek.protocol.wishes import FromClient

PROTOCOL = 1
"""Goes up when a client that knows the number before would go wrong."""
API = "/api/v1"
"""What every address of the REST interface begins with."""
REFUSED = 4000
"""A live connection that is refused for good is closed with this and the HTTP status."""


class Hello(Struct, kw_only=True, tag="hello", tag_field="type"):
    """The first message of a live connection."""

    protocol: int
    server: str
    you: str | None


class Line(Struct, kw_only=True, tag="line", tag_field="type"):
    """One line of the table's chat, and who hears it. One that was removed comes again, without a text."""

    number: int
    name: str
    seat: int | None
    text: str
    wall: int
    room: Room = "everyone"


class Reason(Struct, kw_only=True, tag="reason", tag_field="type"):
    """Why pointing at an element chooses nothing; ``why`` is null if it does choose something."""

    element: str
    why: WhyNot | None
    request: str | None = None


class Plans(Struct, kw_only=True, tag="plans", tag_field="type"):
    plans: list[Plan]
    request: str | None = None


class Spoken(Struct, kw_only=True):
    """What is said of a topic to who hears the game, a sentence a line; of an element or a player, the name first."""

    lines: list[Message]


class Hints(Struct, kw_only=True):
    """The best choices of a seat after so many decisions, the best first; told only to who plays there."""

    decisions: int
    asked_since: int
    """The version since which the seat is asked this: the hints are good as long as a position says the same."""
    hints: list[Hint]


class Problem(Struct, kw_only=True, tag="problem", tag_field="type"):
    """A refusal: one sentence for a person, and for a program what would change it, if that is known."""

    problem: str
    status: int
    request: str | None = None
    needs: Needs | None = None
    message: Message | None = None
    """The sentence as a message of the catalogues, to be said in another language than English."""


FromServer = Hello | Position | Line | Presence | Nudged | Reason | Plans | Problem
"""Everything that a live connection sends."""


def json_schema() -> dict[str, Any]:
    """The JSON Schema of both directions of the live connection."""
    (client, server), components = msgspec.json.schema_components(
        (FromClient, FromServer), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Ludothek live protocol, version {PROTOCOL}",
        "$defs": {**components, "FromClient": client, "FromServer": server},
    }
