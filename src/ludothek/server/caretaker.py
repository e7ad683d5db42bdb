"""What is done every two seconds, whoever plays: keeping the time, and looking for what was missed or is overdue."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy import Connection

from ludothek.kernel.errors import LudothekError
from ludothek.server import store
from ludothek.server.allocator import give_back
from ludothek.server.clock import wall
from ludothek.server.complaints import Complaints
from ludothek.server.health import Health
from ludothek.server.moderation import Moderation
from ludothek.server.pruning import Counted, prune
from ludothek.server.ratings import count_new_games
from ludothek.server.refusals import Clash, Unavailable
from ludothek.server.settings import Settings
from ludothek.server.storage import Storage
from ludothek.server.tables import MINDS_LATE, Tables
from ludothek.server.tournaments.director import Director

log = logging.getLogger("ludothek.caretaker")

ROUND = 2.0
"""Seconds between two rounds."""
MEASURED = 10.0
"""Seconds after which is looked again how much is stored."""
FIRST_PRUNE, PRUNES = 60.0, 3600.0
"""Seconds after the start, and between two times, when what is kept no longer is put away."""
TIDIED = 300.0
"""Seconds after which things in memory are found that nobody needs any more, but that refer to themselves, as ended
connections do. Python looks through old ones after hours or days (`serving.py`), and each game left some 40 KiB."""
LEAVE_AFTER = 300.0
"""Seconds after which a table nobody looks at is put back."""
FORGET_AFTER = 60.0
"""Seconds after which what was replayed of a table's past is dropped if nobody asks for it again."""
MOST_PAST = 32 * 1024 * 1024
"""Bytes that the past of all tables may take; what was asked for longest ago is dropped first."""


complaints = Complaints(log)


@contextmanager
def _noted(table: str) -> Iterator[None]:
    """Whatever is wrong with one table, the others are looked after."""
    try:
        yield
    except LudothekError:
        pass  # whoever looks at it is told
    except Exception as error:
        complaints.say(table, f"Table {table} cannot go on.", error=error)


class _Served:
    """Pruning in a running server: decisions are written in between, and tables in memory are left alone."""

    pause = 0.05

    def __init__(self, tables: Tables) -> None:
        self.read = tables.ask
        self.write = tables.scribe.write
        self.table_gone = tables.gone
        self.session_ended = tables.session_ended
        self.has_before_its_eyes = tables.is_needed


class Caretaker:
    def __init__(
        self,
        tables: Tables,
        health: Health,
        moderation: Moderation,
        director: Director,
        settings: Settings,
        storage: Storage,
    ) -> None:
        self._tables = tables
        self._health = health
        self._moderation = moderation
        self._director = director
        self._settings = settings
        self._storage = storage
        self._last_lines: dict[str, int] = {}  # of tables somebody watches, the newest line told
        self._waiting: dict[tuple[str, int], float] = {}  # since when a mind is asked at a table of this version

    def start(self) -> None:
        self._tables.do(self._keep_time())
        self._tables.do(self._make_rounds())
        self._tables.do(self._look_after_storage())
        self._tables.do(self._tidy_up())

    async def _look_after_storage(self) -> None:
        """Know how much is stored, and now and then put away what is kept no longer; in memory, too."""
        prune = time.monotonic() + FIRST_PRUNE
        while True:
            try:
                if time.monotonic() >= prune:
                    prune = time.monotonic() + PRUNES
                    await self.prune(wall())
                await self._tables.ask(self._storage.measure)
                await asyncio.to_thread(give_back)
            except Unavailable:
                pass
            except Exception:
                log.exception("The storage could not be looked after.")
            await asyncio.sleep(MEASURED)

    async def _tidy_up(self) -> None:
        """Everybody waits meanwhile, some fifteen milliseconds for every hundred thousand things in memory."""
        while True:
            await asyncio.sleep(TIDIED)
            gc.collect()

    async def prune(self, now: int) -> Counted:
        """Put away what is kept no longer at a time."""
        gone = await prune(_Served(self._tables), self._settings, now)
        await self._tables.ask(self._storage.measure)
        return gone

    async def _keep_time(self) -> None:
        """Write down how long we have served, so that a restart costs nobody time."""
        while True:
            try:
                reached, revision = await self._tables.scribe.write(self._note_time)
                self._tables.time.catch_up(reached)
                self._health.wrote(revision)
            except Unavailable as error:
                self._health.failed(str(error))
            except Exception as error:
                self._health.failed("Something is wrong with the database; the log says what.")
                complaints.say("time", "The time could not be kept.", error=error)
            await asyncio.sleep(ROUND)

    def _note_time(self, connection: Connection) -> tuple[int, str]:
        """How far the time is, and which form the database has: a newer version may have changed it under us."""
        return store.keep_greatest(connection, "served", self._tables.time.now()), store.revision(connection)

    async def _make_rounds(self) -> None:
        while True:
            try:
                await self._moderation.follow()
                await self._look_for_late_starts()
                await self._look_for_late_minds()
                await self._count_rated_games()
                await self._director.look_after_all()
                self._look_for_stale()
                if not self._tables.bus.alone:
                    await self._look_for_missed()
                self._put_back()
                self._forget()
            except Unavailable:
                pass
            except Exception as error:
                complaints.say("round", "A round failed.", error=error)
            await asyncio.sleep(ROUND)

    async def _look_for_late_starts(self) -> None:
        """The database was away when the last seat was taken."""
        for loaded in [loaded for loaded in self._tables.loaded.values() if loaded.table.is_ready]:
            with _noted(loaded.table.id):
                await self._tables.start_if_full(loaded)

    async def _look_for_late_minds(self) -> None:
        """The process has gone in which they thought."""
        for id in self._overdue(await self._tables.ask(store.minds_asked)):
            with _noted(id):
                self._tables.let_minds_think(await self._tables.find(id))

    def _overdue(self, asked: list[tuple[str, int, int]]) -> list[str]:
        """Tables that have waited too long for a mind: by the wall's clock, or, should that be set back, by our own."""
        now, before = time.monotonic(), self._waiting
        self._waiting = {(id, version): before.get((id, version), now) for id, version, _ in asked}
        late = 0 if self._tables.bus.alone else MINDS_LATE
        long_ago, since = wall() - late, now - late / 1000
        return [id for id, version, changed in asked if changed < long_ago or self._waiting[id, version] <= since]

    async def _count_rated_games(self) -> None:
        """Rated games have ended, here or in another process."""
        if await self._tables.ask(store.has_uncounted):
            with suppress(Clash):  # another process was faster
                await self._tables.scribe.write(count_new_games)

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
        for id in [id for id in ids if id not in newest]:
            tables.gone(id, here=False)
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

    def _forget(self) -> None:
        old, size = time.monotonic() - FORGET_AFTER, 0
        kept = [loaded.table for loaded in self._tables.loaded.values() if loaded.table.past.used]
        for table in sorted(kept, key=lambda table: -table.past.used):
            size += table.past.size
            if table.past.used < old or size > MOST_PAST:
                table.forget_past()
