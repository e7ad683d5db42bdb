"""The only writer. One thread takes everything that waits to be written and commits it in one transaction.

A disk can make a few hundred commits a second; by sharing them, many tables get their decisions durable at once. Nobody
is told of a decision before its commit has come back.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, sleep
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from ludothek.server import store
from ludothek.server.database import is_passing_clash, spoken, to_write, transaction
from ludothek.server.log import Change
from ludothek.server.refusals import Clash, Unavailable, Uncertain

T = TypeVar("T")
Job = Callable[[Connection], Any]
Waiting = tuple["Change | Job", "asyncio.Future[Any]"]

MOST_AT_ONCE = 500
APART, BUSY_APART, BUSY = 0.001, 0.003, 4
"""Seconds between two commits: the first comes at once, those that follow on its heels gather what comes meanwhile.
When a commit had several changes, many more are to come, and larger commits cost less."""


class Outrun(Clash):
    """Another server process wrote to this table first, or this request was written before."""


class Scribe:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._appending = store.Appending(engine.dialect.name)
        self._gathered: list[Waiting] = []  # in this round of the event loop
        self._queue: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="scribe", daemon=True)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        """Write what is still waiting, then stop."""
        self._hand_on()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._let_go()

    def append(self, change: Change) -> asyncio.Future[None]:
        """Write a change of a table; the future is done when it is durable, or has failed as a whole."""
        return self._put(change)

    def write(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do something else in a transaction."""
        return self._put(job)

    def _put(self, item: Change | Job) -> asyncio.Future[Any]:
        future = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_on)  # with all that comes in the same round: waking a thread is dear
        self._gathered.append((item, future))
        return future

    def _hand_on(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        """In the thread: take all there is, write it, say so; until told to stop."""
        written, apart = 0.0, APART
        while (batch := self._queue.get()) is not None:
            last = False
            sleep(max(0.0, written + apart - monotonic()))
            written = monotonic()
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                more = self._queue.get()
                last = last or more is None
                batch += more or []
            apart = BUSY_APART if len(batch) >= BUSY else APART
            outcomes = self._commit([item for item, _ in batch])
            self._loop.call_soon_threadsafe(_settle, [future for _, future in batch], outcomes)
            if last:
                return

    def _commit(self, items: list[Change | Job]) -> list[Any]:
        """What came of each item. If they cannot be written together, each is tried alone, to see which is at fault."""
        used = self._connection is not None
        try:
            with spoken():
                connection = self._connection = self._connection or to_write(self._engine)
                with transaction(connection):
                    return self._write(connection, items)
        except Unavailable as error:
            self._let_go()
            gone = getattr(error.__cause__, "connection_invalidated", False)
            if used and gone and not isinstance(error, Uncertain):  # it was lost while nobody needed it
                return self._commit(items)
            return [error] * len(items)
        except Exception as error:
            if len(items) > 1:
                return [outcome for item in items for outcome in self._commit([item])]
            if isinstance(error, DBAPIError) and is_passing_clash(error):
                return self._commit(items)
            if isinstance(error, IntegrityError) and isinstance(items[0], Change):
                return [Outrun("Somebody else was faster; look at the table again.")]
            return [error]

    def _let_go(self) -> None:
        """Close the connection; if there is another transaction, it has a new one."""
        if self._connection is not None:
            with suppress(Exception):
                self._connection.invalidate()
            with suppress(Exception):
                self._connection.close()
            self._connection = None

    def _write(self, connection: Connection, items: list[Change | Job]) -> list[Any]:
        changes = [item for item in items if isinstance(item, Change)]
        changes.sort(key=lambda change: change.table)  # all processes lock tables in the same order
        if changes and not self._appending.append(connection, changes):
            raise Outrun("Somebody else was faster; look at the table again.")
        return [None if isinstance(item, Change) else item(connection) for item in items]


def _settle(futures: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.cancelled():
            continue
        if isinstance(outcome, BaseException):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
