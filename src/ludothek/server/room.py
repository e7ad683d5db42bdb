"""One table and those who look at it in this process: what they do, and who has just left."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Protocol

from msgspec import Raw

from ludothek.protocol import Presence, SeatPresence
from ludothek.server.attendance import Attendance, Doing, busier
from ludothek.server.clock import HERE, wall
from ludothek.server.rows import SeatRow
from ludothek.server.table import Table

GRACE = 4.0
"""Seconds in which somebody who has gone may come back, as when a page is loaded anew, before anybody hears of it."""
TYPING = 6.0
"""Seconds for which somebody writes a line who has said so; who goes on says it again."""
HELD = ("person", "invitation")
"""Seats whose person is told of: who sits there, or is to say yes or no."""


class Guest(Protocol):
    """A live connection at the table."""

    person: str | None
    doing: Doing
    follows: bool

    def show(self, text: Raw, frame: bytes) -> None:
        """Send who is there: the text, and the same as a frame for who takes it at once."""
        ...

    def nudged(self, seat: int, by: int) -> None: ...


class Room:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.guests: list[Guest] = []
        self.own = Attendance({})
        """What this process sees."""
        self.all = Attendance({})
        """What all processes see."""
        self.seen: dict[int, int] = {}
        """When whoever holds a seat was last there, by the wall; also of those who are there."""
        self.apart: set[tuple[str, str]] = set()
        """Pairs of people who have nothing to do with each other, either way."""
        self.company: list[str | None] = []
        """Who held the seats when that was read."""
        self.shown: object = None
        """What was told last."""
        self._left: dict[str, tuple[Doing, float]] = {}  # what they did, and until when they may come back
        self._typing: dict[str, float] = {}

    # What happens.

    def comes(self, guest: Guest) -> None:
        self.guests.append(guest)
        if guest.person is not None:
            self._left.pop(guest.person, None)

    def goes(self, guest: Guest) -> None:
        self.guests.remove(guest)
        if guest.person is not None and not any(each.person == guest.person for each in self.guests):
            self._left[guest.person] = guest.doing, time.monotonic() + GRACE

    def types(self, person: str) -> None:
        self._typing[person] = time.monotonic() + TYPING

    def has_said(self, person: str) -> None:
        self._typing.pop(person, None)

    def take_leave(self) -> list[str]:
        """Those who did not come back in time."""
        now = time.monotonic()
        gone = [person for person, (_, until) in self._left.items() if until <= now]
        for person in gone:
            del self._left[person]
        return gone

    @property
    def is_empty(self) -> bool:
        return not self.guests and not self._left

    # What is so.

    def look_around(self) -> Attendance:
        """Who is there: by what each connection said last, or those did who may still come back."""
        now = time.monotonic()
        self._typing = {person: until for person, until in self._typing.items() if until > now}
        seats = seats_by_person(self.table)
        found: dict[int, Doing] = {}
        others: set[object] = set()
        for person, doing in self._present():
            if person not in seats:
                others.add(person or object())
                continue
            for seat in seats[person]:
                found[seat] = busier(found.get(seat), "typing" if person in self._typing else doing)
        return Attendance(dict(sorted(found.items())), len(others))

    def _present(self) -> Iterator[tuple[str | None, Doing]]:
        for guest in self.guests:
            yield guest.person, guest.doing
        for person, (doing, _) in self._left.items():
            yield person, doing

    def keep_time(self, served: int) -> None:
        """Note who is there now; the clocks of the table count from when each was last."""
        now, last = wall(), self.table.clocks.seen
        for seat in range(len(self.table.seats)):
            if self.all.seats.get(seat) in ("here", "typing"):
                self.seen[seat], last[seat] = now, HERE
            elif seat in self.seen:
                last[seat] = max(0, served - now + self.seen[seat])
            elif last[seat] == HERE:
                last[seat] = served

    # What is told.

    def hidden_from(self, person: str | None) -> frozenset[int]:
        """The seats of those with whom somebody who plays has nothing to do."""
        if not self.apart or person is None:
            return frozenset()
        return frozenset(row.seat for row in self.table.seats if (person, row.person) in self.apart)

    def presence(self, person: str | None) -> Presence:
        """As somebody may know it: who plays knows who writes and how long somebody has gone, who looks on does not."""
        plays = any(row.person == person for row in self.table.seats if row.kind in HELD) and person is not None
        return self.told(plays, self.hidden_from(person) if plays else frozenset())

    def told(self, plays: bool, hidden: frozenset[int]) -> Presence:
        now = wall()
        return Presence(
            seats=[self._seat(row, now, plays and row.seat not in hidden) for row in self.table.seats],
            watching=self.all.watching,
        )

    def _seat(self, row: SeatRow, now: int, whole: bool) -> SeatPresence | None:
        if row.kind not in HELD or row.person is None:
            return None
        return seat_presence(self.all.seats.get(row.seat), self.seen.get(row.seat) if whole else None, now, whole)


def seat_presence(doing: Doing | None, seen: int | None, now: int, whole: bool) -> SeatPresence:
    """What is told of a seat by what its person does, if they are there at all."""
    if doing in ("here", "typing"):
        return SeatPresence(state="here", typing=whole and doing == "typing")
    gone = max(0, now - seen) if seen is not None else None
    return SeatPresence(state="elsewhere" if doing else "away", gone=gone)


def seats_by_person(table: Table) -> dict[str | None, list[int]]:
    found: dict[str | None, list[int]] = {}
    for row in table.seats:
        if row.kind in HELD and row.person is not None:
            found.setdefault(row.person, []).append(row.seat)
    return found
