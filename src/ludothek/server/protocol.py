"""What clients and server say to each other, over REST and over the live connection: the types of every message.

``docs/protocol.md`` explains them; ``docs/protocol.schema.json`` is made from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludothek.kernel.options import Value
from ludothek.kernel.record import Result
from ludothek.kernel.words import Choice, Event, Message, Plan, Prompt, WhyNot
from ludothek.server.encoding import encode as encode
from ludothek.server.entries import Status

PROTOCOL = 1
"""Goes up when a client that knows the number before would go wrong."""

LONGEST_NAME = 40
LONGEST_LINE = 500

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="A name people can read.")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
TableId = Annotated[str, Meta(pattern="^[a-z2-9]{12}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15, description="A place at the table, from 0.")]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number of the position somebody looked at.")]
Request = Annotated[
    str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$", description="Repeating it does nothing.")
]
Element = Annotated[str, Meta(min_length=1, max_length=200)]


# How a table is played.


class Bank(Struct, tag="bank", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """A time bank for the whole game, and seconds that every decision gives back."""

    seconds: Annotated[int, Meta(ge=10, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Days(Struct, tag="days", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """So many days for every decision."""

    days: Annotated[int, Meta(ge=1, le=60)]


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the beginning of a game was taken from: a position of another table, or a record somebody brought."""

    table: str | None
    decisions: int


class Terms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Live or over days, with or without a clock, for everyone to find or only by its address."""

    pace: Literal["live", "days"] = "live"
    clock: Bank | Days | None = None
    listed: bool = True
    source: Source | None = None


class Place(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: me, anyone, somebody I invite, a computer player, or another person at this screen."""

    who: Literal["me", "anyone", "invitation", "mind", "here"]
    mind: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Place], Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = {}
    pace: Literal["live", "days"] = "live"
    clock: Bank | Days | None = None
    listed: bool = True
    shuffle: bool = False
    """Whether the seats are drawn; else they are as given."""


class Continue(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new table from a position of a finished game."""

    decisions: Version
    seats: Annotated[list[Place], Meta(min_length=1, max_length=16)]
    pace: Literal["live", "days"] = "live"
    clock: Bank | Days | None = None
    listed: bool = True


# Who somebody is.


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Me(Struct, kw_only=True):
    id: str
    name: str
    account: str | None
    session: str


class SessionCard(Struct, kw_only=True):
    """One device somebody is known on."""

    id: str
    agent: str
    since: int
    this: bool


# What a table looks like.


class SeatCard(Struct, kw_only=True):
    """Who sits where. ``mind`` is the computer player that decides now, also for a person who is away."""

    seat: int
    kind: Literal["person", "mind", "anyone", "invitation"]
    name: str
    mind: str | None
    yours: bool


class Standing(Struct, kw_only=True):
    """How far a table has come; the part of its card that a decision changes."""

    status: Status
    waiting: list[int]
    decisions: int
    changed: int
    result: Result | None


class TableCard(Standing, kw_only=True):
    """A table as the lobby shows it."""

    id: str
    title: str
    rules: int
    options: dict[str, Value]
    terms: Terms
    seats: list[SeatCard]
    host: bool
    """Whether it is yours."""


class Lobby(Struct, kw_only=True):
    open: list[TableCard]
    mine: list[TableCard]
    """Those that wait for me first."""
    finished: list[TableCard]


class Clocks(Struct, kw_only=True):
    """Milliseconds left per seat at the moment this was sent, and the seats whose clock runs. Null: no limit."""

    left: list[int | None]
    running: list[int]
    up: list[int]
    """The seats whose time is up, or who are away: the others may hand them to a computer player."""


class Block(Struct, kw_only=True):
    """What one decision brought about, as you may know it."""

    decision: int
    """Counted from 1; 0 is the set-up."""
    seat: int | None
    events: list[Event]


class Answer(Struct, kw_only=True):
    """What came of your request."""

    request: str | None
    outcome: Literal["done", "repeated", "stale", "refused"]
    problem: str | None = None
    status: int = 200


class Position(Struct, kw_only=True, tag="position", tag_field="type"):
    """Everything about a table that you may know: what every answer holds."""

    table: TableCard
    version: int
    """The number that a decision on this position names."""
    seat: int | None
    """Through whose eyes you look; null for a spectator."""
    decisions: int
    seed_hash: str
    seed: str | None
    """Public when the game is over."""
    view: dict[str, Any] | None
    prompt: Prompt | None
    choices: list[Choice]
    journal: list[Block]
    can_undo: bool
    clocks: Clocks | None
    rematch: str | None
    answer: Answer | None = None


class Line(Struct, kw_only=True, tag="line", tag_field="type"):
    """One line of the table's chat."""

    number: int
    name: str
    seat: int | None
    text: str
    wall: int


class Problem(Struct, kw_only=True, tag="problem", tag_field="type"):
    """A refusal: one sentence for a person."""

    problem: str
    status: int
    request: str | None = None


class Hello(Struct, kw_only=True, tag="hello", tag_field="type"):
    """The first message of a live connection."""

    protocol: int
    server: str
    you: str | None


class Reason(Struct, kw_only=True, tag="reason", tag_field="type"):
    """Why pointing at an element chooses nothing; ``why`` is null if it does choose something."""

    element: str
    why: WhyNot | None
    request: str | None = None


class Plans(Struct, kw_only=True, tag="plans", tag_field="type"):
    plans: list[Plan]
    request: str | None = None


FromServer = Hello | Position | Line | Reason | Plans | Problem


# What a client asks for.


class Decide(Struct, kw_only=True, tag="decide", tag_field="type", forbid_unknown_fields=True):
    """Make a decision for a seat of yours on the position with this number; by the choice's id or its notation."""

    seat: SeatNumber
    answers: Version
    request: Request
    choice: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    notation: Annotated[str, Meta(max_length=200)] | None = None


class Undo(Struct, kw_only=True, tag="undo", tag_field="type", forbid_unknown_fields=True):
    seat: SeatNumber
    answers: Version
    request: Request


class Look(Struct, kw_only=True, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Send me a fresh position, with the journal since this number; from now on through the eyes of this seat.

    Without a seat: the one of mine that is asked, or else the one I look through, or my first; with ``spectate`` only
    what everyone may see.
    """

    seat: SeatNumber | None = None
    spectate: bool = False
    since: Version | None = None
    request: Request | None = None


class Why(Struct, kw_only=True, tag="why", tag_field="type", forbid_unknown_fields=True):
    seat: SeatNumber
    element: Element
    request: Request | None = None


class AskPlans(Struct, kw_only=True, tag="plans", tag_field="type", forbid_unknown_fields=True):
    seat: SeatNumber
    request: Request | None = None


class Say(Struct, kw_only=True, tag="say", tag_field="type", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    request: Request | None = None


class Handover(Struct, kw_only=True, tag="handover", tag_field="type", forbid_unknown_fields=True):
    """Let a computer player go on for a seat: your own, or one whose time is up."""

    seat: SeatNumber
    request: Request
    mind: Annotated[str, Meta(max_length=40)] = "greedy"


class Takeback(Struct, kw_only=True, tag="takeback", tag_field="type", forbid_unknown_fields=True):
    """Take your seat back from the computer player."""

    seat: SeatNumber
    request: Request


FromClient = Decide | Undo | Look | Why | AskPlans | Say | Handover | Takeback


class Chat(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class Sit(Struct, kw_only=True, forbid_unknown_fields=True):
    """Take a free seat; one that is kept for somebody invited needs the invitation."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=80)] | None = None


class Recover(Struct, forbid_unknown_fields=True):
    link: Annotated[str, Meta(max_length=80)]


class Links(Struct, kw_only=True):
    """Secrets by seat. ``invitations`` are for the host to give away, ``seats`` are your own to keep."""

    invitations: dict[str, str]
    seats: dict[str, str]


class TitleCard(Struct, kw_only=True):
    """A title one can play here."""

    title: str
    rules: int
    min_seats: int
    max_seats: int
    options: dict[str, Any]
    minds: list[str]
    languages: list[str]
    open_to_all: bool
    """Whether nobody holds anything that the others may not see."""
    tutorial: bool
    """Whether there is a recorded opening that teaches it."""


class Step(Struct, kw_only=True):
    """One step of a tutorial: a position of its recorded opening, and what is said about it."""

    position: Position
    expected: int | None
    """The choice the learner is to make; null if the opening goes on by itself."""
    hint: Message | None
    """Null if there is nothing to say, and the next step follows at once."""
    elements: tuple[str, ...]
    """What the hint points at on the board."""
    rules: tuple[str, ...]
    """The rules to read about it."""
    why: dict[str, WhyNot]
    """Where the learner chooses: why other elements are no choice."""


class Tutorial(Struct, kw_only=True):
    """A recorded opening with hints, through the learner's eyes."""

    title: str
    learner: int
    names: dict[str, Message]
    """What everything on the board is called."""
    steps: list[Step]


decode_client = msgspec.json.Decoder(FromClient).decode


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
