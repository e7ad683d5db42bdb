"""The tables in the memory of this process: loading and changing them, telling those who watch, letting minds think.

A change is written first and happens in memory when it is durable. If the writing fails, or another process was faster,
the table is read again before anything else is done with it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from ludothek.kernel.errors import LudothekError
from ludothek.protocol import Answer
from ludothek.server import store
from ludothek.server.bus import Bus, end_all
from ludothek.server.clock import ServedTime, wall
from ludothek.server.database import reading
from ludothek.server.loaded import LoadedTable
from ludothek.server.log import Change, Entry, Kind
from ludothek.server.metrics import metrics
from ludothek.server.refusals import Clash, NotFound, Unavailable, Uncertain, answer_of
from ludothek.server.replays import NotAtHand, Pace, Replays, asker
from ludothek.server.scribe import Outrun, Scribe
from ludothek.server.table import SHORT, Stale, Table
from ludothek.server.thinking import Errand, Thinkers
from ludothek.server.watchers import Watchers

log = logging.getLogger("ludothek.tables")
T = TypeVar("T")

TRIES = 8
"""How often a change is tried again when another process is faster."""
DOUBT = 0.5
"""Seconds after which a change is tried again of which nobody knows whether it was written; it is the same change."""
PAUSE = 2.0
"""Seconds after which a mind's answer is given again that could not be written."""
UNWATCHED = 6
"""How many times as long computer players who go on for everybody take for a decision while nobody watches."""
MINDS_LATE = 15_000
"""Milliseconds after which a mind's answer is overdue, so that the process that should have given it must be gone."""


class Tables:
    def __init__(
        self,
        engine: Engine,
        scribe: Scribe,
        time: ServedTime,
        thinkers: Thinkers,
        channels: str,
        watch_pace: float = 0.0,
    ) -> None:
        self.engine = engine
        self.scribe = scribe
        self.time = time
        self.thinkers = thinkers
        self.bus = Bus(channels, self._heard)
        self.watchers = Watchers()
        self.moderated: Callable[[], None] = lambda: None
        """What is done when another process has heard of an admin's deed."""
        self.forget_people: Callable[[], None] = lambda: None
        """What is done when somebody has ended a session at another process, who is remembered here."""
        self.noticed: Callable[[str], None] = lambda _: None
        """What is done when a table has changed here, so that others may be asked."""
        self.told_of_people: Callable[[str, str], None] = lambda *_: None
        """What is done when another process tells who is at a table."""
        self.watch_pace = watch_pace
        self.replays = Replays()
        self.loaded: dict[str, LoadedTable] = {}
        self._loading: dict[tuple[str, str], asyncio.Task[LoadedTable]] = {}  # and for which address
        self._refreshing: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.bus.start()

    async def stop(self) -> None:
        await end_all(self._tasks)
        self.replays.stop()
        await self.bus.stop()

    def do(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """Let something go on in the background; if it fails, that is written down."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("A task in the background failed: %r", error, exc_info=error)

    # Finding tables.

    async def find(self, id: str) -> LoadedTable:
        """The table with this id, read from the database unless what is in memory is up to date."""
        if (here := self._newest(id)) is not None:
            return here
        if (behind := self.loaded.get(id)) is not None:
            async with behind.lock:
                if behind.stale:
                    await self._catch_up(behind)
            return behind
        key = id, asker.get()
        if key not in self._loading:
            self._loading[key] = asyncio.create_task(self._load(id))
            self._loading[key].add_done_callback(lambda _: self._loading.pop(key))
        return await asyncio.shield(self._loading[key])

    def _newest(self, id: str) -> LoadedTable | None:
        """The table with this id if it is in memory and up to date, else ``None``."""
        found = self.loaded.get(id)
        if found is None:
            return None
        found.used = time.monotonic()
        return None if found.stale or found.catching_up else found

    async def _load(self, id: str) -> LoadedTable:
        row, seats, log = await self.ask(lambda connection: store.table(connection, id))
        if row.status == "open" or len(log) <= SHORT:
            if id in self.loaded:
                return self.loaded[id]
            self.loaded[id] = loaded = LoadedTable(Table(row, seats, log))
            return await self._go_on_with(loaded)
        async with self.replays.turn():
            if id in self.loaded:  # somebody else has loaded it while we were waiting in line
                return self.loaded[id]
            table = await self.replays.beside(lambda pace: self._replayed(id, log, pace))
            self.loaded[id] = loaded = LoadedTable(table)
        return await self._go_on_with(loaded)

    def _replayed(self, id: str, log: list[Entry], pace: Pace) -> Table:
        """The table with this log, and with what was written since that was read."""
        row, seats, more = self.read(lambda connection: store.table(connection, id, log[-1].number))
        return Table(row, seats, [*log, *more], pace=pace)

    async def _go_on_with(self, loaded: LoadedTable) -> LoadedTable:
        """A table that was just read goes on from where it was left."""
        table = loaded.table
        if table.is_ready:  # a crash may have come between the last person's sitting down and the start
            with suppress(LudothekError):
                await self.start_if_full(loaded)
        elif self.bus.alone or table.row.changed < wall() - MINDS_LATE:
            self.let_minds_think(loaded)  # else another process may be at it
        return loaded

    def is_needed(self, id: str) -> bool:
        """Whether somebody has this table before their eyes, or had it a moment ago."""
        return id in self.loaded or bool(self._loads_of(id)) or id in self.watchers

    def add(self, table: Table) -> None:
        """A table that was written just now, so that it need not be read again."""
        self.loaded[table.id] = LoadedTable(table)

    def read(self, query: Callable[[Connection], T]) -> T:
        with reading(self.engine) as connection:
            return query(connection)

    async def ask(self, query: Callable[[Connection], T]) -> T:
        """The answer to a question to the database, asked beside the event loop."""
        return await asyncio.to_thread(self.read, query)

    async def _catch_up(self, loaded: LoadedTable) -> bool:
        """Read what another process has written; returns whether there was anything. Call it with the table's lock."""
        table = loaded.table
        loaded.stale = False  # whatever is heard from now on counts anew
        loaded.catching_up = True
        try:
            row, seats, log = await self.ask(lambda connection: store.table(connection, table.id, table.version))
            await self.replays.at_hand_for_all(lambda: table.expect(log))
        except NotFound:
            self.gone(table.id, here=False)
            raise
        except BaseException:
            loaded.stale = True
            raise
        finally:
            loaded.catching_up = False
        renamed = seats != table.seats  # also without an entry of the log: somebody's name may be forgotten
        loaded.follow(row, seats, log)
        if log or renamed:
            self.watchers.table_changed(table.id)
        return bool(log)

    # Changing tables.

    async def change(
        self, id: str, propose: Callable[[Table], Change], request: str | None = None, answers: int = 0
    ) -> Answer:
        """Change a table, and tell what came of it; the table is then as the database knows it.

        ``propose`` says what is to change, on the table as it is when its turn comes, or refuses. A request that was
        carried out before is not carried out again. ``answers`` is the version that somebody has seen already.
        """
        own = request or f"own {secrets.token_hex(8)}"
        while True:
            try:
                return await self._change(id, propose, request, own, answers)
            except NotAtHand as missing:  # nobody else at the table waits for it
                await self.replays.bring(missing)

    async def _change(
        self, id: str, propose: Callable[[Table], Change], request: str | None, own: str, answers: int
    ) -> Answer:
        begun = time.monotonic()
        here = self.loaded.get(id)
        if here is None or here.stale or here.catching_up:
            loaded = await self.find(id)
        else:
            loaded, here.used = here, begun
        table = loaded.table
        doubt: Uncertain | None = None
        await loaded.lock.acquire()  # every decision comes here, and "async with" costs as much again
        try:
            if loaded.stale or answers > table.version:
                await self._catch_up(loaded)
            for _ in range(TRIES):
                if own in table.requests:
                    if doubt:
                        self._go_on(loaded)
                    return Answer(request=request, outcome="repeated")
                try:
                    change = propose(table)
                except LudothekError as refusal:
                    if not self.bus.alone and await self._catch_up(loaded):
                        continue  # it may look different now, or be done already
                    if isinstance(refusal, Stale):
                        return answer_of(refusal, request, "stale")
                    raise
                change.stamp(own, self.time.now(), wall())
                loaded.telling.prepare(change)
                try:
                    await self.scribe.append(change)
                except Outrun:
                    loaded.stale = True
                    await self._catch_up(loaded)
                except Unavailable as error:
                    if isinstance(error, Uncertain):
                        doubt, loaded.stale = error, True
                    if doubt is None:
                        raise
                    await asyncio.sleep(DOUBT)
                except BaseException:  # it will be written all the same, perhaps; whoever watches is told then
                    loaded.stale = True
                    self._refresh_when_written(loaded)
                    raise
                else:
                    _count(change.entry.kind, begun)
                    loaded.accept(change)
                    self.watchers.table_changed(table.id)
                    self._go_on(loaded)
                    return Answer(request=request, outcome="done")
            if doubt:
                raise doubt
            raise Unavailable("table-busy")
        finally:
            loaded.lock.release()

    async def start_if_full(self, loaded: LoadedTable) -> None:
        """Begin the game if nobody is missing; one that cannot begin just now is begun by the caretaker."""

        def start(table: Table) -> Change:
            if not table.is_ready:
                raise Clash("begun-already")
            return table.seated("start")

        if loaded.table.is_ready:
            with suppress(Clash, Unavailable):  # begun by somebody else, which is as good, or later by the caretaker
                await self.change(loaded.table.id, start)

    async def opened(self, id: str) -> None:
        """A table was written with its beginning: minds that are asked begin to think, and people hear of it."""
        self._go_on(await self.find(id))

    def _go_on(self, loaded: LoadedTable) -> None:
        """A change of ours is durable: the other processes hear of it, and minds that are asked now begin to think."""
        self.bus.tell(loaded.table.id, loaded.table.version)
        self.noticed(loaded.table.id)
        self.let_minds_think(loaded)

    # Telling those who watch, here and in other processes.

    def said(self, id: str, here: bool = True) -> None:
        """Somebody has said something at a table."""
        self.watchers.line_said(id)
        if here:
            self.bus.tell(id, "chat")

    def session_ended(self, session: str, here: bool = True) -> None:
        """Somebody has ended a session; the connections made with it end, too."""
        self.watchers.session_ended(session)
        if here:
            self.bus.tell(session, "ended")

    def gone(self, id: str, here: bool = True) -> None:
        """A table was taken away for good; the connections of those who watch it end."""
        for loading in self._loads_of(id):  # it may have been read before
            loading.add_done_callback(lambda _: self.loaded.pop(id, None))
        self.loaded.pop(id, None)
        self.watchers.table_gone(id)
        if here:
            self.bus.tell(id, "gone")

    def _heard(self, message: str) -> None:
        """Another process, or we ourselves, have told the channels of a change."""
        id, _, what = message.partition(" ")
        if what == "chat":
            self.said(id, here=False)
        elif what == "ended":
            self.forget_people()
            self.session_ended(id, here=False)
        elif what == "moderated":
            self.moderated()
        elif what == "gone":
            self.gone(id, here=False)
        elif not what.isdecimal():
            self.told_of_people(id, what)
        elif (loaded := self.loaded.get(id)) is not None and int(what) > loaded.table.version:
            self.refresh(loaded)

    def _loads_of(self, id: str) -> list[asyncio.Task[LoadedTable]]:
        """Whatever is reading this table from the database just now."""
        return [task for (table, _), task in self._loading.items() if table == id]

    def changed_outside(self, id: str) -> None:
        """Read a table again, here and elsewhere: something was written to it by other ways than ours."""
        for loading in self._loads_of(id):  # it may have been read before
            loading.add_done_callback(lambda _: self._heard(f"{id} {2**31}"))
        self._heard(f"{id} {2**31}")
        self.bus.tell(id, 2**31)

    def doubt_tables_of(self, person: str) -> None:
        """Read somebody's tables again: nobody knows whether something was written to them by other ways than ours."""
        for table in [loaded.table for loaded in self.loaded.values()]:
            if table.row.host == person or any(each.person == person for each in table.seats):
                self.changed_outside(table.id)

    def refresh(self, loaded: LoadedTable) -> None:
        """Read a table again that may be behind."""
        loaded.stale = True
        if loaded.table.id not in self._refreshing:
            self._refreshing.add(loaded.table.id)
            self.do(self._refresh(loaded))

    def _refresh_when_written(self, loaded: LoadedTable) -> None:
        """Read a table again after all that waits to be written, of which a change of it may be a part."""

        def written(done: asyncio.Future[None]) -> None:
            if not done.cancelled():
                done.exception()  # whatever came of it
            self.refresh(loaded)

        self.scribe.write(lambda _: None).add_done_callback(written)

    async def _refresh(self, loaded: LoadedTable) -> None:
        try:
            with suppress(Unavailable, NotFound):  # the caretaker tries it again; or it has gone
                while loaded.stale:
                    async with loaded.lock:
                        await self._catch_up(loaded)
        finally:
            self._refreshing.discard(loaded.table.id)

    # Minds.

    def let_minds_think(self, loaded: LoadedTable) -> None:
        """If computer players are asked, let them answer, one thought at a time for each table."""
        if loaded.thinking is None and loaded.table.minds_asked():
            loaded.thinking = asyncio.create_task(self._think(loaded))
            loaded.thinking.add_done_callback(self._thought(loaded))
            self._tasks.add(loaded.thinking)

    def _thought(self, loaded: LoadedTable) -> Callable[[asyncio.Task[None]], None]:
        def done(task: asyncio.Task[None]) -> None:
            loaded.thinking = None
            self._done(task)

        return done

    async def _think(self, loaded: LoadedTable) -> None:
        errand = Errand()
        while asked := loaded.table.minds_asked():
            if loaded.table.is_handed_over:
                await self._let_watch(loaded)
                asked = loaded.table.minds_asked()
            if not asked:
                return
            try:
                answer = await self._let_think(loaded, asked[0], errand)
            except Unavailable:
                await asyncio.sleep(PAUSE)
            except NotFound:
                return  # the table has gone
            else:
                if answer.outcome != "done" and loaded.followed:
                    return  # another process was faster, and goes on

    async def _let_watch(self, loaded: LoadedTable) -> None:
        """Where computer players go on for everybody, they take the time in which somebody can watch, and come back."""
        pace = self.watch_pace * (1 if loaded.table.id in self.watchers else UNWATCHED)
        loaded.reseated.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(loaded.reseated.wait(), pace)

    async def _let_think(self, loaded: LoadedTable, seat: int, errand: Errand) -> Answer:
        table = loaded.table
        question, name = table.asked_since(seat), table.seats[seat].mind
        assert name is not None
        seed = table.seed_of_thought(seat)
        # an errand is forgotten when a process stops: where the same decisions give the same game, all is thought anew
        choice = errand.next(table.state, name, seat) if seed is None else None
        if choice is None:
            decisions = table.state.decisions  # now: the table may go on meanwhile
            state = table.state if seed is None else table.state_when_asked(seat)
            thought = await self.thinkers.choose(state, name, seat, table.row.host, seed)
            loaded.telling.thought(seat, weaker=thought.by != name)
            choice = errand.begin(thought.choices, name, seat, decisions)

        def decision(table: Table) -> Change:
            if (table.asked_since(seat), table.seats[seat].mind) != (question, name):
                raise Stale("The mind was asked something else meanwhile.")
            return table.decision(seat, choice)

        # two processes that think about the same question give one answer
        answer = await self.change(table.id, decision, f"mind {question} {seat}")
        if answer.outcome != "done":
            errand.give_up()
        return answer


def _count(kind: Kind, begun: float) -> None:
    metrics.changes[kind] += 1
    if kind == "decision":
        metrics.decide_seconds.add(time.monotonic() - begun)
