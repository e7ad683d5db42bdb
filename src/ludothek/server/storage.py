"""How much is stored: what one person may add, and when the server is full.

Whoever plays goes on, however full it is: decisions are never counted.
"""

from __future__ import annotations

from sqlalchemy import Connection

from ludothek.server import store
from ludothek.server.clock import DAY, wall
from ludothek.server.refusals import TooMany, Unavailable
from ludothek.server.rows import Person
from ludothek.server.settings import Settings

MEGABYTE = 1_000_000
FOR_ACCOUNTS = 0.1
"""The part of the storage that guests cannot fill: a club plays on while strangers make a mess."""


class Full(Unavailable):
    """Nothing new is begun until something has gone."""


class Storage:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.limit = settings.storage_limit * MEGABYTE
        self.used = 0
        """Bytes, as they were counted last, and what was added since."""

    def measure(self, connection: Connection) -> None:
        self.used = store.used_bytes(connection)

    def check_room(self, person: Person | None) -> None:
        """Refuse to begin anything new if the server is full."""
        if not self.limit:
            return
        if self.used >= self.limit:
            raise Full("storage-full")
        if self.used >= self.limit * (1 - FOR_ACCOUNTS) and (person is None or person.account is None):
            raise Full("storage-nearly-full")

    def check_tables(self, connection: Connection, person: str) -> None:
        """Refuse a table that makes too many of one person's."""
        most, a_day = self._settings.tables_per_person, self._settings.tables_per_day
        unfinished, lately = store.count_opened(connection, person, wall() - DAY)
        if unfinished > most:
            raise TooMany("most-tables", most=most)
        if a_day and lately > a_day:
            raise TooMany("most-tables-a-day", most=a_day)

    def check_records(self, connection: Connection, person: str) -> None:
        """Refuse a record that makes too many of one person's."""
        most, megabytes = self._settings.records_per_person, self._settings.megabytes_per_person
        count, bytes = store.count_brought(connection, person)
        if most and count > most:
            raise TooMany("most-records", most=most)
        if megabytes and bytes > megabytes * MEGABYTE:
            raise TooMany("most-megabytes", most=megabytes)

    def check_lines(self, lines: int, sits: bool) -> None:
        """Refuse a line at a table that has so many already; spectators may fill half of it."""
        most = self._settings.lines_per_table
        if most and lines >= most:
            raise TooMany("most-lines", most=most)
        if most and lines >= most / 2 and not sits:
            raise TooMany("lines-of-spectators")
