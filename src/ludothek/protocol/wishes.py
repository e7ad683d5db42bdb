"""What a client asks of a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from ludothek.protocol.fields import LONGEST_LINE, Element, MindName, Request, SeatNumber, Version


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
    what everyone may see. Who is ``hidden`` has something else before their eyes, and hears by other ways of what they
    are asked.
    """

    seat: SeatNumber | None = None
    spectate: bool = False
    hidden: bool = False
    since: Version | None = None
    request: Request | None = None


class Why(Struct, kw_only=True, tag="why", tag_field="type", forbid_unknown_fields=True):
    seat: SeatNumber
    element: Element
    request: Request | None = None


class AskPlans(Struct, kw_only=True, tag="plans", tag_field="type", forbid_unknown_fields=True):
    seat: SeatNumber
    request: Request | None = None


class AskHint(Struct, forbid_unknown_fields=True):
    """Tell me the best choices of a seat of mine that is asked, and what they would bring; that I asked is recorded."""

    seat: SeatNumber


class Say(Struct, kw_only=True, tag="say", tag_field="type", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    request: Request | None = None


class Present(Struct, kw_only=True, tag="present", tag_field="type", forbid_unknown_fields=True):
    """Say what I do: look at the table, something else (another window, or nothing for a while), or write a line.

    From the first of these on the connection is told who else is there. Writing is over after a few seconds, or with
    the line; who never says anything counts as looking.
    """

    doing: Literal["here", "elsewhere", "typing"] = "here"
    request: Request | None = None


class Nudge(Struct, kw_only=True, tag="nudge", tag_field="type", forbid_unknown_fields=True):
    """Remind somebody at my table that it waits for them."""

    seat: SeatNumber
    request: Request


class Handover(Struct, kw_only=True, tag="handover", tag_field="type", forbid_unknown_fields=True):
    """Let a computer player go on for a seat: your own, or one whose time is up or who is away too long.

    For your own you may say which; for another's it is the stand-in of the table's terms, whatever is said here.
    """

    seat: SeatNumber
    request: Request
    mind: MindName | None = None


class Takeback(Struct, kw_only=True, tag="takeback", tag_field="type", forbid_unknown_fields=True):
    """Take your seat back from the computer player."""

    seat: SeatNumber
    request: Request


class Resign(Struct, kw_only=True, tag="resign", tag_field="type", forbid_unknown_fields=True):
    """Leave the game for good: the table's stand-in plays on for the others' sake, and you are ranked last."""

    seat: SeatNumber
    request: Request


class Chat(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


FromClient = Decide | Undo | Look | Why | AskPlans | Say | Present | Nudge | Handover | Takeback | Resign
"""Everything that a live connection takes."""

decode_client = msgspec.json.Decoder(FromClient).decode
