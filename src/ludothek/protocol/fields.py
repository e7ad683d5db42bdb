"""What a single value in a message may be."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

LONGEST_NAME = 40
LONGEST_LINE = 500

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="A name people can read.")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15, description="A place at the table, from 0.")]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number of the position somebody looked at.")]
Request = Annotated[
    str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$", description="Repeating it does nothing.")
]
Element = Annotated[str, Meta(min_length=1, max_length=200)]
Status = Literal["open", "playing", "finished", "closed"]
SeatKind = Literal["person", "mind", "anyone", "invitation"]
"""Who a seat is for: the last two are free."""
Pace = Literal["live", "days"]
