"""Who is at which table, in all processes: changes gather for a moment and are told once to all at a table.

Nothing is written while somebody is there, only when they have left. The processes tell each other what they see in a
few letters a table; one that is silent for too long has gone, and all who were there through it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Collection, Iterable
from contextlib import suppress

from msgspec import Raw

from ludothek.protocol import Presence, SeatPresence
from ludothek.server import store
from ludothek.server.attendance import NOBODY, Attendance, Doing, read, together
from ludothek.server.clock import wall
from ludothek.server.complaints import Complaints
from ludothek.server.encoding import encode
from ludothek.server.loaded import LoadedTable
from ludothek.server.refusals import Unavailable
from ludothek.server.room import GRACE, HELD, TYPING, Guest, Room, seat_presence
from ludothek.server.rows import SeatRow
from ludothek.server.table import Table
from ludothek.server.tables import Tables
from ludothek.server.wire import framed

complaints = Complaints(logging.getLogger("ludothek.presence"))

GATHER = 0.3
"""Seconds in which changes gather before they are told."""
BEAT = 2.0
"""Seconds between two signs of life to other processes."""
SILENT = 5.0
"""Seconds after which a process that gives none has gone."""
AGAIN = 60.0
"""Seconds after which everything is told again to other processes, in case something was lost."""
PROCESSES = "processes"
"""What messages between processes are about that concern no table."""


class Presences:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._rooms: dict[str, Room] = {}
        self._changed: set[str] = set()
        self._left: list[store.Left] = []  # who is to be noted as gone
        self._wake = asyncio.Event()
        self._own = secrets.token_hex(3)
        self._beats: dict[str, float] = {}  # when each of the other processes last gave a sign of life
        self._elsewhere: dict[str, dict[str, Attendance]] = {}  # by table and process
        tables.told_of_people = self._heard

    def start(self) -> None:
        self._tables.do(self._make_rounds())
        if not self._tables.bus.alone:
            self._tables.do(self._beat())

    async def stop(self) -> None:
        """Note of all who are still there that they were."""
        now = wall()
        there = [(table, person, now) for table, room in self._rooms.items() for person in _people(room)]
        await self._note([*self._left, *there])

    # What connections tell.

    def comes(self, loaded: LoadedTable, guest: Guest) -> None:
        id = loaded.table.id
        room = self._rooms.get(id)
        if room is None or room.table is not loaded.table:
            room = self._rooms[id] = Room(loaded.table)
        room.comes(guest)
        self.changed(id)

    def goes(self, table: str, guest: Guest) -> None:
        room = self._rooms.get(table)
        if room is not None and guest in room.guests:
            room.goes(guest)
            self._later(GRACE, table)
            self.changed(table)

    def does(self, table: str, guest: Guest, doing: Doing) -> None:
        """Somebody says what they do; the first time they are told who else is there."""
        room = self._rooms.get(table)
        if room is None:
            return
        if doing == "typing":
            if guest.person is not None:
                room.types(guest.person)
                self._later(TYPING, table)
            doing = "here"
        guest.doing = doing
        if not guest.follows:
            guest.follows = True
            guest.show(*_written(room.presence(guest.person)))
        self.changed(table)

    def said(self, table: str, person: str) -> None:
        """Somebody has written their line."""
        if (room := self._rooms.get(table)) is not None:
            room.has_said(person)
            self.changed(table)

    def changed(self, table: str) -> None:
        """Look again who is at a table, soon."""
        self._changed.add(table)
        self._wake.set()

    def apart(self, person: str) -> None:
        """Somebody has to do with others no more, or again; here and in other processes."""
        self._apart(person)
        self._tables.bus.tell(person, "apart")

    def _apart(self, person: str) -> None:
        for id, room in self._rooms.items():
            if any(row.person == person for row in room.table.seats):
                room.company = []
                self.changed(id)

    def nudge(self, table: str, seat: int, by: int) -> None:
        """Remind whoever holds a seat, in whichever process they are."""
        self._nudged(table, seat, by)
        self._tables.bus.tell(table, f"nudge {self._own} {seat} {by} {secrets.token_hex(2)}")  # the same twice is two

    def _nudged(self, table: str, seat: int, by: int) -> None:
        room = self._rooms.get(table)
        person = room.table.seats[seat].person if room is not None and seat < len(room.table.seats) else None
        for guest in room.guests if room is not None and person is not None else ():
            if guest.person == person and guest.follows:
                guest.nudged(seat, by)

    def _later(self, seconds: float, table: str) -> None:
        asyncio.get_running_loop().call_later(seconds, self.changed, table)

    # What is known.

    def look_at(self, table: Table) -> Room:
        """Who is at a table now, in all processes, also for its clocks."""
        room = self._rooms.get(table.id)
        if room is None or room.table is not table:
            room = Room(table)
        room.own = room.look_around()
        room.all = together((room.own, *self._elsewhere.get(table.id, {}).values()))
        room.keep_time(self._tables.time.now())
        return room

    def is_here(self, table: Table, seat: int) -> bool:
        return self.look_at(table).all.seats.get(seat) in ("here", "typing")

    def of_seats(
        self, table: str, seats: Iterable[SeatRow], seen: dict[int, int] | None = None
    ) -> list[SeatPresence | None]:
        """Who is there, for the lobby; how long they have gone only for who plays there, who may know ``seen``."""
        room = self._rooms.get(table)
        doing = together((room.look_around() if room else NOBODY, *self._elsewhere.get(table, {}).values())).seats
        known = None if seen is None else {**seen, **(room.seen if room else {})}
        hidden = seen is None
        return [
            seat_presence(doing.get(row.seat), known.get(row.seat) if known else None, wall(), not hidden)
            if row.kind in HELD and row.person is not None
            else None
            for row in seats
        ]

    # Telling.

    async def _make_rounds(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(GATHER)
            self._wake.clear()
            changed, self._changed = self._changed, set()
            for id in changed:
                try:
                    self._tell(id)
                except Exception as error:
                    complaints.say(id, f"Who is at table {id} could not be told.", error=error)
            left, self._left = self._left, []
            if left:
                self._tables.do(self._note(left))

    def _tell(self, id: str) -> None:
        room = self._rooms.get(id)
        if room is None:
            return
        now = wall() - int(1000 * GRACE)
        self._left += [(id, person, now) for person in room.take_leave()]
        before = room.own
        self.look_at(room.table)
        if room.own != before:
            self._publish(id, room.own)
        if room.is_empty:
            del self._rooms[id]
            return
        company = [row.person for row in room.table.seats]
        if company != room.company:
            room.company = company
            self._tables.do(self._read(room))
        shown = (room.all, company)
        if shown != room.shown:
            room.shown = shown
            self._tell_guests(room)

    def _tell_guests(self, room: Room) -> None:
        """One message for all who may know the same."""
        players = {row.person for row in room.table.seats if row.kind in HELD and row.person is not None}
        made: dict[tuple[bool, frozenset[int]], tuple[Raw, bytes]] = {}
        for guest in room.guests:
            if not guest.follows:
                continue
            plays = guest.person in players
            key = plays, room.hidden_from(guest.person) if plays else frozenset[int]()
            if key not in made:
                made[key] = _written(room.told(*key))
            guest.show(*made[key])

    async def _read(self, room: Room) -> None:
        """What the database knows: when people were last here, and who of them has nothing to do with whom."""
        id = room.table.id
        people = {row.person for row in room.table.seats if row.person is not None}
        try:
            seen, apart = await self._tables.ask(
                lambda connection: (store.last_seen(connection, [id])[id], store.apart_among(connection, people))
            )
        except Unavailable:
            room.company = []  # to be read when something changes next
            return
        room.seen = {**seen, **room.seen}
        room.apart = apart
        room.shown = None
        self.changed(id)

    async def _note(self, left: Collection[store.Left]) -> None:
        """Write down when people have left."""
        if left:
            with suppress(Unavailable):  # it is no more than a courtesy
                await self._tables.scribe.write(lambda connection: store.note_left(connection, left))

    # Other processes.

    def _publish(self, table: str, own: Attendance) -> None:
        self._tables.bus.tell(table, f"at {self._own} {own.written()}")

    async def _beat(self) -> None:
        again = 0.0
        while True:
            now = time.monotonic()
            self._tables.bus.tell(PROCESSES, f"beat {self._own} {int(now)}")
            for process in [process for process, heard in self._beats.items() if heard < now - SILENT]:
                del self._beats[process]
                self._forget(process)
            if now > again:
                again = now + AGAIN
                self._publish_all()
            await asyncio.sleep(BEAT)

    def _publish_all(self) -> None:
        for id, room in self._rooms.items():
            self._publish(id, room.own)

    def _forget(self, process: str) -> None:
        for table, parts in list(self._elsewhere.items()):
            if parts.pop(process, None) is not None:
                self.changed(table)
            if not parts:
                del self._elsewhere[table]

    def _heard(self, table: str, what: str) -> None:
        """What another process tells of a table, or of itself."""
        match what.split():
            case ["at", process, seats] if process != self._own:
                self._hear_of(table, process, read(seats))
            case ["beat", process, _] if process != self._own:
                self._hear_from(process)
            case ["who", process] if process == self._own:
                self._publish_all()
            case ["nudge", process, seat, by, _] if process != self._own and seat.isdecimal() and by.isdecimal():
                self._nudged(table, int(seat), int(by))
            case ["apart"]:
                self._apart(table)

    def _hear_from(self, process: str) -> None:
        if process not in self._beats:  # it has just come, or we have
            self._tables.bus.tell(PROCESSES, f"who {process}")
        self._beats[process] = time.monotonic()

    def _hear_of(self, table: str, process: str, seen: Attendance) -> None:
        self._hear_from(process)
        if seen:
            self._elsewhere.setdefault(table, {})[process] = seen
        elif table in self._elsewhere:
            self._elsewhere[table].pop(process, None)
            if not self._elsewhere[table]:
                del self._elsewhere[table]
        self.changed(table)


def _written(presence: Presence) -> tuple[Raw, bytes]:
    text = Raw(encode(presence))
    return text, framed(text)


def _people(room: Room) -> set[str]:
    held = {row.person for row in room.table.seats if row.kind in HELD}
    return {guest.person for guest in room.guests if guest.person is not None and guest.person in held}
