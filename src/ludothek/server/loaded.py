"""A table in the memory of this process. Whatever is in memory can be thrown away and read again."""

from __future__ import annotations

import asyncio
import time

from ludothek.kernel.hints import Hint
from ludothek.server.log import Change, Entry
from ludothek.server.rows import SeatRow, TableRow
from ludothek.server.table import Table
from ludothek.server.talk import Talk
from ludothek.server.telling import Telling


class LoadedTable:
    """What is so at a table, what is told of it, and whether both are up to date."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.telling = Telling(table)
        self.talk = Talk(table.id)
        self.lock = asyncio.Lock()  # held by whoever changes it
        self.stale = False  # whether the database may know more than we do
        self.catching_up = False  # whether that is being read at this moment
        self.followed = False  # whether the newest entry is another process's
        self.used = time.monotonic()  # when somebody last needed it
        self.reseated = asyncio.Event()  # set when it changes who decides for a seat
        self.thinking: asyncio.Task[None] | None = None
        self.hints: dict[int, tuple[int | None, list[Hint]]] = {}  # the last of each seat, and for which question

    def accept(self, change: Change) -> None:
        """A change of ours is durable: now it is so, and told."""
        self.followed = False
        self.table.accept(change)
        self.telling.accept(change)
        if change.seat_rows:
            self.reseated.set()

    def follow(self, row: TableRow, seats: list[SeatRow], log: list[Entry]) -> None:
        """Changes that another server process has made; those who watch are told each of them."""
        self.followed = self.followed or bool(log)
        if seats != self.table.seats:
            self.telling.seatings += 1
            self.reseated.set()
        self.table.row = row
        self.table.sit(seats)
        self.telling.forget_cards()
        self.table.read_on(log, self.telling.happened)
