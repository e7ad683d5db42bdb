"""Having nothing to do with somebody, and telling those who look after the server. Nobody's id is told for it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludothek.protocol.fields import LONGEST_REASON, SeatNumber

Outcome = Literal["acted", "dismissed"]
"""Something was done about it, or there was nothing to do."""
PointedTable = Annotated[str, Meta(max_length=20)]
LineNumber = Annotated[int, Meta(ge=1, le=2**31 - 1, description="A line of the table's talk.")]
ReasonText = Annotated[str, Meta(max_length=LONGEST_REASON)]


class NewBlock(Struct, kw_only=True, forbid_unknown_fields=True):
    """Have nothing to do with whoever sits in a seat, or has said a line: one of the two."""

    table: PointedTable
    seat: SeatNumber | None = None
    line: LineNumber | None = None


class BlockCard(Struct, kw_only=True):
    """Somebody I have blocked, by the name they had. The id is the block's own."""

    id: str
    name: str
    since: int


class NewReport(NewBlock, kw_only=True, forbid_unknown_fields=True):
    """Tell those who look after the server about whoever sits in a seat, or about a line somebody has said."""

    reason: Annotated[str, Meta(min_length=1, max_length=LONGEST_REASON)]


class ReportCard(Struct, kw_only=True):
    """Something I have reported, and what was decided; it waits as long as there is no outcome."""

    id: int
    table: str
    name: str
    """Of whom it is about, as it was shown."""
    line: int | None
    text: str | None
    """The line as it was said."""
    reason: str
    since: int
    outcome: Outcome | None
    note: str | None
    resolved: int | None
