"""What the scribe writes for every change: an entry of the log, the index, and the seats that change."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, update

from ludothek.server import schema
from ludothek.server.log import Change, Entry, Index


class Appending:
    """The two statements of every decision, put together once, in the words of one database."""

    def __init__(self, dialect: str) -> None:
        mark = "?" if dialect == "sqlite" else "%s"
        # SQLite knows only numbers, and Python is slow to tell it so
        self._truth: type[int] = int if dialect == "sqlite" else bool
        columns = ("table_id", *Entry.__struct_fields__)
        self._append = f"INSERT INTO entries ({', '.join(columns)}) VALUES ({', '.join([mark] * len(columns))})"
        index = ", ".join(f"{name} = {mark}" for name in Index.__struct_fields__)
        self._update = f"UPDATE tables SET {index} WHERE id = {mark} AND version = {mark}"

    def append(self, connection: Connection, changes: Sequence[Change]) -> bool:
        """Write all of these; false if a table has gone on meanwhile, so that its change is not on top any more."""
        connection.exec_driver_sql(self._append, [change.entry_row() for change in changes])
        indexes = [change.index_row(self._truth) for change in changes]
        if connection.exec_driver_sql(self._update, indexes).rowcount != len(changes):
            return False
        for change in changes:
            for row in change.seat_rows:
                same = (schema.seats.c.table_id == change.table, schema.seats.c.seat == row["seat"])
                connection.execute(update(schema.seats).where(*same).values(row))
        return True
