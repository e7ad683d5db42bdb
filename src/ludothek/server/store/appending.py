"""What the scribe writes for every change: an entry of the log, the index, and the seats that change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ludothek.server.log import Change, Entry, Index, SeatResult

Execute = Callable[[str, list[tuple[Any, ...]]], Any]
"""Carries out a statement with each of these rows: SQLAlchemy's ``exec_driver_sql``, or ``executemany`` of a driver."""


class Appending:
    """The statements of every decision, put together once, in the words of one database."""

    def __init__(self, dialect: str) -> None:
        self._mark = mark = "?" if dialect == "sqlite" else "%s"
        # SQLite knows only numbers, and Python is slow to tell it so
        self._truth: type[int] = int if dialect == "sqlite" else bool
        columns = ("table_id", *Entry.__struct_fields__)
        self._append = f"INSERT INTO entries ({', '.join(columns)}) VALUES ({', '.join([mark] * len(columns))})"
        began = f"(SELECT min(wall) FROM entries WHERE table_id = {mark} AND kind = 'start')"
        ending = (*SeatResult.__struct_fields__, "ended", "began")
        values = ", ".join([mark] * (len(ending) - 1))
        self._end = f"INSERT INTO results ({', '.join(ending)}) VALUES ({values}, {began})"
        self._pick = (
            f"INSERT INTO pick_counts (title, seats, pick, games, wins) VALUES ({mark}, {mark}, {mark}, 1, {mark}) "
            "ON CONFLICT (title, seats, pick) DO UPDATE "
            "SET games = pick_counts.games + 1, wins = pick_counts.wins + excluded.wins"
        )
        self._update = f"UPDATE tables SET {self._set(Index.__struct_fields__)} WHERE id = {mark} AND version = {mark}"

    def append(self, execute: Execute, changes: Sequence[Change]) -> bool:
        """Write all of these; false if a table has gone on meanwhile, so that its change is not on top any more."""
        execute(self._append, [change.entry_row() for change in changes])
        indexes = [change.index_row(self._truth) for change in changes]
        if execute(self._update, indexes).rowcount != len(changes):
            return False
        if ended := [row for change in changes for row in change.result_rows()]:
            execute(self._end, ended)
        if picked := sorted(row for change in changes for row in change.picks):  # so that two processes never block
            execute(self._pick, picked)
        for change in changes:
            for row in change.seat_rows:
                statement = f"UPDATE seats SET {self._set(row)} WHERE table_id = {self._mark} AND seat = {self._mark}"
                execute(statement, [(*row.values(), change.table, row["seat"])])
        return True

    def _set(self, columns: Iterable[str]) -> str:
        return ", ".join(f"{name} = {self._mark}" for name in columns)
