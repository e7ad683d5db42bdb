"""What is done every two seconds, whoever plays: keeping the time, and looking for what was missed or is overdue."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from ludothek.kernel.errors import LudothekError
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.refusals import Unavailable
from ludothek.server.tables import MINDS_LATE, Tables

log = logging.getLogger("ludothek.caretaker")

ROUND = 2.0
"""Seconds between two rounds."""
LEAVE_AFTER = 300.0
"""Seconds after which a table nobody looks at is put back."""


@contextmanager
def _noted(table: str) -> Iterator[None]:
    """Whatever is wrong with one table, the others are looked after."""
    try:
        yield
    except LudothekError:
        pass  # whoever looks at it is told
    except Exception:
        log.exception("Table %s cannot go on.", table)


class Caretaker:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._last_lines: dict[str, int] = {}  # of tables somebody watches, the newest line told

    def start(self) -> None:
        self._tables.do(self._keep_time())
        self._tables.do(self._make_rounds())

    async def _keep_time(self) -> None:
        """Write down how long we have served, so that a restart costs nobody time."""
        while True:
            try:
                self._tables.time.catch_up(await self._tables.scribe.write(self._note_time))
            except Unavailable:
                pass
            except Exception:
                log.exception("The time could not be kept.")
            await asyncio.sleep(ROUND)

    def _note_time(self, connection: Connection) -> int:
        return store.keep_greatest(connection, "served", self._tables.time.now())

    async def _make_rounds(self) -> None:
        while True:
            try:
                await self._look_for_late_starts()
                await self._look_for_late_minds()
                self._look_for_stale()
                if not self._tables.bus.alone:
                    await self._look_for_missed()
                self._put_back()
            except Unavailable:
                pass
            except Exception:
                log.exception("A round failed.")
            await asyncio.sleep(ROUND)

    async def _look_for_late_starts(self) -> None:
        """The database was away when the last seat was taken."""
        for loaded in [loaded for loaded in self._tables.loaded.values() if loaded.table.is_ready]:
            with _noted(loaded.table.id):
                await self._tables.start_if_full(loaded)

    async def _look_for_late_minds(self) -> None:
        """The process has gone in which they thought."""
        late = wall() - (0 if self._tables.bus.alone else MINDS_LATE)
        for id in await self._tables.ask(lambda connection: store.minds_asked(connection, late)):
            with _noted(id):
                self._tables.let_minds_think(await self._tables.find(id))

    def _look_for_stale(self) -> None:
        """The database was away when they should have been read again."""
        for loaded in self._tables.loaded.values():
            if loaded.stale:
                self._tables.refresh(loaded)

    async def _look_for_missed(self) -> None:
        """News of another process was lost on its way."""
        tables = self._tables
        ids, watched = list(tables.loaded), list(tables.watchers)
        newest = await tables.ask(lambda connection: store.versions(connection, ids)) if ids else {}
        for id, version in newest.items():
            known = tables.loaded.get(id)
            if known is not None and version > known.table.version:
                tables.refresh(known)
        lines = await tables.ask(lambda connection: store.last_lines(connection, watched)) if watched else {}
        for id, number in lines.items():
            if number > self._last_lines.get(id, 0):
                tables.said(id, here=False)
        self._last_lines = lines

    def _put_back(self) -> None:
        tables = self._tables
        old = time.monotonic() - LEAVE_AFTER
        for id, loaded in list(tables.loaded.items()):
            needed = id in tables.watchers or loaded.thinking is not None or loaded.lock.locked()
            if loaded.used < old and not needed:
                del tables.loaded[id]
