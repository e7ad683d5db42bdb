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
from operator import attrgetter
from time import monotonic, sleep
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from ludothek.server import store
from ludothek.server.database import is_passing_clash, spoken, to_write, transaction, write_plainly
from ludothek.server.database_file import DatabaseFile, Displaced
from ludothek.server.database_trouble import works_again
from ludothek.server.log import Change
from ludothek.server.metrics import metrics
from ludothek.server.refusals import Clash, Unavailable, Uncertain

T = TypeVar("T")
Job = Callable[[Connection], Any]
Waiting = tuple["Change | Job", "asyncio.Future[Any]"]

MOST_AT_ONCE = 500
LONGEST = 0.006
"""The most seconds between two commits that follow on each other's heels."""
PER_RATE = 0.000_006
"""Seconds between two commits for every change per second."""
WORTH = 0.5
"""Changes that have to be expected meanwhile; for fewer nobody waits."""
TRIES = 8
"""How often something is written that clashes with what another process writes."""
PAUSE = 0.005
"""Seconds between two of these tries."""
REMEMBERED = 0.1
"""Seconds over which the rate of changes is taken."""


class Outrun(Clash):
    """Another server process wrote to this table first, or this request was written before."""


class PassingClash(Exception):
    """One change could not be written beside those of other processes; it can be when it is tried again."""


class Scribe:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._file = DatabaseFile(engine)
        self._connection: Connection | None = None
        self._appending = store.Appending(engine.dialect.name)
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._gathered: list[Waiting] = []  # in this round of the event loop
        self._unsettled = 0
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

    @property
    def queued(self) -> int:
        """How much waits to be written, or is just being."""
        return self._unsettled

    def _put(self, item: Change | Job) -> asyncio.Future[Any]:
        future = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_on)  # with all that comes in the same round: waking a thread is dear
        self._gathered.append((item, future))
        self._unsettled += 1
        return future

    def _hand_on(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        """In the thread: take all there is, write it, say so; until told to stop."""
        window = Window()
        while (batch := self._queue.get()) is not None:
            last = False
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                more = self._queue.get()
                last = last or more is None
                batch += more or []
            begun = monotonic()
            end = window.end(begun, len(batch))
            outcomes = self._outcomes([item for item, _ in batch])
            metrics.commit_seconds.add(monotonic() - begun)
            metrics.commit_sizes.add(len(batch))
            self._loop.call_soon_threadsafe(self._settle, [future for _, future in batch], outcomes)
            if last:
                return
            if (left := end - monotonic()) > 0:
                sleep(left)  # before, not after what comes next wakes us: that would be twice

    def _settle(self, futures: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
        self._unsettled -= len(futures)
        for future, outcome in zip(futures, outcomes, strict=True):
            if future.cancelled():
                continue
            if isinstance(outcome, BaseException):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

    def _outcomes(self, items: list[Change | Job]) -> list[Any]:
        """What came of each item; whatever goes wrong costs them alone, not those who come after."""
        try:
            return self._commit(items)
        except BaseException as error:
            self._let_go()
            return [error] * len(items)

    def _commit(self, items: list[Change | Job]) -> list[Any]:
        """What came of each item. If they cannot be written together, each is tried alone, to see which is at fault."""
        for _ in range(TRIES):
            try:
                return self._commit_once(items)
            except PassingClash:
                sleep(PAUSE)
        return [Unavailable("database-busy")]

    def _commit_once(self, items: list[Change | Job]) -> list[Any]:
        used = self._connection is not None
        try:
            with spoken():
                self._file.check()
                connection = self._connection = self._connection or to_write(self._engine)
                outcomes = self._write(connection, items)
                self._file.check_after()
            works_again()
            return outcomes
        except Unavailable as error:
            if not isinstance(error.__cause__, Displaced):  # else hold it: it can be rescued, or come back
                self._let_go()
            gone = getattr(error.__cause__, "connection_invalidated", False)
            if used and gone and not isinstance(error, Uncertain):  # it was lost while nobody needed it
                return self._commit_once(items)
            return [error] * len(items)
        except Exception as error:
            if len(items) > 1:
                return [outcome for item in items for outcome in self._commit([item])]
            if isinstance(error, DBAPIError) and is_passing_clash(error):
                raise PassingClash from error
            if isinstance(error, IntegrityError) and isinstance(items[0], Change):
                return [Outrun("outrun")]
            return [error]

    def _let_go(self) -> None:
        """Close the connection; if there is another transaction, it has a new one."""
        if self._connection is not None:
            with suppress(Exception):
                self._connection.invalidate()
            with suppress(Exception):
                self._connection.close()
            self._connection = None
            self._file.forget()

    def _write(self, connection: Connection, items: list[Change | Job]) -> list[Any]:
        """Write them in one transaction; with nothing but changes, as nearly always, one without SQLAlchemy."""
        changes = [item for item in items if isinstance(item, Change)]
        changes.sort(key=_table_of)  # all processes lock tables in the same order
        if self._is_sqlite and len(changes) == len(items):
            write_plainly(connection, lambda plain: self._append(plain.executemany, changes))
            return [None] * len(items)
        with transaction(connection):
            if changes:
                self._append(connection.exec_driver_sql, changes)
            return [None if isinstance(item, Change) else item(connection) for item in items]

    def _append(self, execute: store.Execute, changes: list[Change]) -> None:
        if not self._appending.append(execute, changes):
            raise Outrun("outrun")


_table_of = attrgetter("table")


class Window:
    """How long changes gather for the next commit, which costs nearly as much for one as for ten.

    While they come one by one, each is written at once. The more come, the longer two commits are apart.
    """

    def __init__(self) -> None:
        self._began = 0.0
        self._rate = 0.0  # changes per second

    def end(self, now: float, changes: int) -> float:
        """When the next commit may begin; one with so many changes begins now."""
        since, self._began = max(now - self._began, 1e-6), now
        self._rate += (changes / since - self._rate) * min(1.0, since / REMEMBERED)
        apart = min(LONGEST, self._rate * PER_RATE)
        return now + apart if self._rate * apart >= WORTH else now
