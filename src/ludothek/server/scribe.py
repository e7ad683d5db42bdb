"""The only writer. One thread takes everything that waits to be written and commits it in one transaction.

A disk can make a few hundred commits a second; by sharing them, many tables get their decisions durable at once. Nobody
is told of a decision before its commit has come back.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, bindparam, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from ludothek.server import schema
from ludothek.server.database import is_passing_clash, writing
from ludothek.server.entries import Change
from ludothek.server.refusals import Clash, Unavailable

T = TypeVar("T")
Job = Callable[[Connection], Any]

MOST_AT_ONCE = 500
INDEX = ("version", "status", "decisions", "waiting", "minds_asked", "changed", "result")

append_entries = insert(schema.entries)
update_index = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.version == bindparam("before"))
    .values({name: bindparam(f"new_{name}") for name in INDEX})
)


class Outrun(Clash):
    """Another server process wrote to this table first, or this request was written before."""


class Scribe:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[tuple[Change | Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="scribe", daemon=True)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        """Write what is still waiting, then stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def append(self, change: Change) -> asyncio.Future[None]:
        """Write a change of a table; the future is done when it is durable, or has failed as a whole."""
        return self._put(change)

    def write(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do something else in a transaction."""
        return self._put(job)

    def _put(self, item: Change | Job) -> asyncio.Future[Any]:
        future = self._loop.create_future()
        self._queue.put((item, future))
        return future

    def _run(self) -> None:
        while True:
            batch = [self._queue.get()]
            while batch[-1] is not None and len(batch) < MOST_AT_ONCE:
                try:
                    batch.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            waiting = [item for item in batch if item is not None]
            if waiting:
                outcomes = self._commit([item for item, _ in waiting])
                futures = [future for _, future in waiting]
                self._loop.call_soon_threadsafe(_settle, futures, outcomes)
            if batch[-1] is None:
                return

    def _commit(self, items: list[Change | Job]) -> list[Any]:
        """What came of each item. If they cannot be written together, each is tried alone, to see which is at fault."""
        try:
            with writing(self._engine) as connection:
                return _write(connection, items)
        except Unavailable as error:
            return [error] * len(items)
        except Exception as error:
            if len(items) > 1:
                return [outcome for item in items for outcome in self._commit([item])]
            if isinstance(error, DBAPIError) and is_passing_clash(error):
                return self._commit(items)
            if isinstance(error, IntegrityError) and isinstance(items[0], Change):
                return [Outrun("Somebody else was faster; look at the table again.")]
            return [error]


def _write(connection: Connection, items: list[Change | Job]) -> list[Any]:
    changes = [item for item in items if isinstance(item, Change)]
    changes.sort(key=lambda change: change.table)  # all processes lock tables in the same order
    if changes:
        connection.execute(append_entries, [change.entry_row() for change in changes])
        found = connection.execute(update_index, [change.index_row() for change in changes]).rowcount
        if found != len(changes):
            raise Outrun("Somebody else was faster; look at the table again.")
        for change in changes:
            for row in change.seat_rows:
                same = (schema.seats.c.table_id == change.table, schema.seats.c.seat == row["seat"])
                connection.execute(update(schema.seats).where(*same).values(row))
    return [None if isinstance(item, Change) else item(connection) for item in items]


def _settle(futures: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.cancelled():
            continue
        if isinstance(outcome, BaseException):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
