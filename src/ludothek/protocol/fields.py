"""What a single value in a message may be."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

LONGEST_NAME = 40
LONGEST_LINE = 500
LONGEST_REASON = 200
FORMER_PLAYER = "former player"
"""The name at a table of somebody who has deleted their account; clients say it in their own language."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="A name people can read.")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
GivenPassword = Annotated[str, Meta(max_length=200, description="The password one has.")]
Code = Annotated[str, Meta(max_length=40, description="The six digits an app shows now, or a recovery code.")]
Link = Annotated[str, Meta(min_length=1, max_length=80, description="The secret part of a link.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15, description="A place at the table, from 0.")]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number of the position somebody looked at.")]
Request = Annotated[
    str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$", description="Repeating it does nothing.")
]
Element = Annotated[str, Meta(min_length=1, max_length=200)]
Status = Literal["open", "playing", "finished", "closed"]
SeatKind = Literal["person", "mind", "anyone", "invitation"]
"""Who a seat is for: the last two are free."""
Needs = Literal["second_factor", "invitation", "account", "better_password"]
"""What would change a refusal: a code with the log-in; an invitation or a log-in; a log-in; another password."""
Pace = Literal["live", "days"]
Room = Literal["players", "spectators", "everyone"]
"""Who hears what is said at a table: those who play, those who watch, or both when the game is over."""
MindName = Annotated[str, Meta(max_length=40)]
