"""All tables this process has on its mind: loading them, changing them, telling those who watch, letting minds think.

A change is written first and happens in memory when it is durable. If the writing fails, or another process was faster,
the table is read again before anything else is done with it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection, Engine

from ludothek.kernel.errors import LudothekError
from ludothek.protocol import Answer, Decide, Handover, Takeback, Undo
from ludothek.server import store
from ludothek.server.bus import Bus
from ludothek.server.clock import ServedTime, wall
from ludothek.server.database import reading
from ludothek.server.log import Change
from ludothek.server.refusals import Clash, NotYours, Unavailable, Uncertain
from ludothek.server.rows import SeatRow
from ludothek.server.scribe import Outrun, Scribe
from ludothek.server.table import Stale, Table
from ludothek.server.thinking import Thinkers
from ludothek.server.watchers import Watchers

log = logging.getLogger("ludothek.tables")
T = TypeVar("T")

TRIES = 8
"""How often a change is tried again when another process is faster."""
DOUBT = 0.5
"""Seconds after which a change is tried again of which nobody knows whether it was written; it is the same change."""
PAUSE = 2.0
"""Seconds after which a mind's answer is given again that could not be written."""
MINDS_LATE = 15_000
"""Milliseconds after which a mind's answer is overdue, so that the process that should have given it must be gone."""


class Tables:
    def __init__(self, engine: Engine, scribe: Scribe, time: ServedTime, thinkers: Thinkers, channels: str) -> None:
        self.engine = engine
        self.scribe = scribe
        self.time = time
        self.thinkers = thinkers
        self.bus = Bus(channels, self._heard)
        self.watchers = Watchers()
        self.loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._refreshing: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.bus.start()

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with suppress(asyncio.CancelledError, Exception):
                await task
        await self.bus.stop()

    def do(self, coroutine: object) -> None:
        """Something that goes on in the background; if it fails, that is written down."""
        task: asyncio.Task[None] = asyncio.create_task(coroutine)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("A task in the background failed: %r", error, exc_info=error)

    # Finding tables.

    async def find(self, id: str) -> Table:
        """A table as the database knows it."""
        if (here := self._newest(id)) is not None:
            return here
        if (behind := self.loaded.get(id)) is not None:
            async with behind.lock:
                if behind.stale:
                    await self._catch_up(behind)
            return behind
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    def _newest(self, id: str) -> Table | None:
        """A table that need not be looked up."""
        found = self.loaded.get(id)
        if found is None:
            return None
        found.used = time.monotonic()
        return None if found.stale else found

    async def _load(self, id: str) -> Table:
        table = await asyncio.to_thread(lambda: Table(*self.read(lambda connection: store.table(connection, id))))
        table.used = time.monotonic()
        self.loaded[id] = table
        if table.is_ready:  # a crash may have come between the last person's sitting down and the start
            with suppress(LudothekError):
                await self.start_if_full(table)
        elif self.bus.alone or table.row.changed < wall() - MINDS_LATE:
            self.let_minds_think(table)  # else another process may be at it
        return table

    def read(self, query: Callable[[Connection], T]) -> T:
        with reading(self.engine) as connection:
            return query(connection)

    async def ask(self, query: Callable[[Connection], T]) -> T:
        """A question to the database, beside the event loop."""
        return await asyncio.to_thread(self.read, query)

    async def beside(self, work: Callable[[], T]) -> T:
        """Something that takes a while, beside the event loop."""
        return await asyncio.to_thread(work)

    async def _catch_up(self, table: Table) -> bool:
        """Read what another process has written, and tell whether there was anything; call it with the table's lock."""
        table.stale = False  # whatever is heard from now on counts anew
        try:
            row, seats, log = await self.ask(lambda connection: store.table(connection, table.id, table.version))
        except BaseException:
            table.stale = True
            raise
        table.follow(row, seats, log)
        if log:
            self.watchers.table_changed(table.id)
        return bool(log)

    # Changing tables.

    async def decide(self, id: str, person: str | None, wish: Decide) -> Answer:
        """Make somebody's decision. Whatever comes of it, the table is as the database knows it afterwards."""
        table = self._newest(id) or await self.find(id)

        def decision() -> Change:
            table.check_seat(person, wish.seat)
            choice = table.choice_of(wish.seat, wish.answers, wish.choice, wish.notation)
            return table.decision(wish.seat, choice, wish.request, self.time.now(), wall())

        return await self._change(table, wish.request, decision, wish.answers)

    async def undo(self, id: str, person: str | None, wish: Undo) -> Answer:
        table = await self.find(id)

        def undo() -> Change:
            table.check_seat(person, wish.seat)
            return table.undo(wish.seat, wish.answers, wish.request, self.time.now(), wall())

        return await self._change(table, wish.request, undo, wish.answers)

    async def hand_over(self, id: str, person: str | None, wish: Handover) -> Answer:
        """A computer player goes on for a seat: at its owner's wish, or the others' when it keeps them waiting."""
        table = await self.find(id)

        def handover() -> Change:
            own = table.seats_of(person)
            if not own:
                raise NotYours("Only somebody who plays here can hand a seat over.")
            if wish.seat >= len(table.seats) or table.row.status != "playing":
                raise Clash("There is no such seat in play.")
            seat = table.seats[wish.seat]
            if seat.mind:
                raise Clash("A computer player decides for this seat already.")
            if wish.seat not in own and not table.clocks.is_up(wish.seat, self.time.now()):
                raise Clash("This seat still has time; only when it is up may the others hand it over.")
            check_mind(table, wish.mind)
            return self._seated(table, "handover", seat, wish.mind, wish.request)

        return await self._change(table, wish.request, handover)

    async def take_back(self, id: str, person: str | None, wish: Takeback) -> Answer:
        table = await self.find(id)

        def takeback() -> Change:
            table.check_seat(person, wish.seat)
            seat = table.seats[wish.seat]
            if not seat.mind:
                raise Clash("Nobody decides for this seat but you.")
            return self._seated(table, "takeback", seat, None, wish.request)

        return await self._change(table, wish.request, takeback)

    def _seated(self, table: Table, kind: str, seat: SeatRow, mind: str | None, request: str) -> Change:
        changed = SeatRow(seat=seat.seat, kind=seat.kind, name=seat.name, person=seat.person, mind=mind)
        return table.seated(kind, [changed], seat.seat, mind or "", request, self.time.now(), wall())  # type: ignore[arg-type]

    async def start_if_full(self, table: Table) -> None:
        """Begin the game if nobody is missing; one that cannot begin just now is begun by the caretaker."""

        def start() -> Change:
            if not table.is_ready:
                raise Clash("The game has begun already.")
            return table.seated("start", [], 0, "", None, self.time.now(), wall())

        if table.is_ready:
            with suppress(Clash, Unavailable):  # begun by somebody else, which is as good, or later by the caretaker
                await self._change(table, None, start)

    async def change(self, id: str, request: str | None, propose: Callable[[Table], Change]) -> Answer:
        """Any other change: ``propose`` says what, on the table as it is when its turn comes, or refuses."""
        table = await self.find(id)
        return await self._change(table, request, lambda: propose(table))

    async def _change(
        self,
        table: Table,
        request: str | None,
        propose: Callable[[], Change],
        answers: int = 0,
    ) -> Answer:
        own = request or f"own {secrets.token_hex(8)}"
        doubt: Uncertain | None = None
        async with table.lock:
            if table.stale or answers > table.version:
                await self._catch_up(table)
            for _ in range(TRIES):
                if own in table.requests:
                    if doubt:
                        self._go_on(table)
                    return Answer(request=request, outcome="repeated")
                try:
                    change = propose()
                except LudothekError as refusal:
                    if not self.bus.alone and await self._catch_up(table):
                        continue  # it may look different now, or be done already
                    if isinstance(refusal, Stale):
                        return Answer(request=request, outcome="stale", problem=str(refusal), status=refusal.status)
                    raise
                change.entry.request = own
                try:
                    await self.scribe.append(change)
                except Outrun:
                    table.stale = True
                    await self._catch_up(table)
                except Unavailable as error:
                    if isinstance(error, Uncertain):
                        doubt, table.stale = error, True
                    if doubt is None:
                        raise
                    await asyncio.sleep(DOUBT)
                except BaseException:  # it will be written all the same, perhaps; whoever watches is told then
                    table.stale = True
                    self._refresh_when_written(table)
                    raise
                else:
                    table.accept(change)
                    self.watchers.table_changed(table.id)
                    self._go_on(table)
                    return Answer(request=request, outcome="done")
            if doubt:
                raise doubt
            raise Unavailable("The table is too busy just now; nothing was changed. Try again in a moment.")

    def _go_on(self, table: Table) -> None:
        """A change of ours is durable: the other processes hear of it, and minds that are asked now begin to think."""
        self.bus.tell(table.id, table.version)
        self.let_minds_think(table)

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

    def _heard(self, message: str) -> None:
        """Another process, or we ourselves, have told the channels of a change."""
        id, _, what = message.partition(" ")
        if what == "chat":
            self.said(id, here=False)
        elif what == "ended":
            self.session_ended(id, here=False)
        elif (table := self.loaded.get(id)) is not None and what.isdecimal() and int(what) > table.version:
            self.refresh(table)

    def changed_outside(self, id: str) -> None:
        """Something was written to a table by other ways than ours."""
        if (loading := self._loading.get(id)) is not None:  # it may have been read before
            loading.add_done_callback(lambda _: self._heard(f"{id} {2**31}"))
        self._heard(f"{id} {2**31}")
        self.bus.tell(id, 2**31)

    def doubt_tables_of(self, person: str) -> None:
        """Nobody knows whether something was written to somebody's tables by other ways than ours."""
        for table in self.loaded.values():
            if table.row.host == person or table.seats_of(person):
                self.changed_outside(table.id)

    def refresh(self, table: Table) -> None:
        """Read a table again that may be behind."""
        table.stale = True
        if table.id not in self._refreshing:
            self._refreshing.add(table.id)
            self.do(self._refresh(table))

    def _refresh_when_written(self, table: Table) -> None:
        """Read a table again after all that waits to be written, of which a change of it may be a part."""

        def written(done: asyncio.Future[None]) -> None:
            if not done.cancelled():
                done.exception()  # whatever came of it
            self.refresh(table)

        self.scribe.write(lambda _: None).add_done_callback(written)

    async def _refresh(self, table: Table) -> None:
        try:
            with suppress(Unavailable):  # the caretaker tries it again
                while table.stale:
                    async with table.lock:
                        await self._catch_up(table)
        finally:
            self._refreshing.discard(table.id)

    # Minds.

    def let_minds_think(self, table: Table) -> None:
        """If computer players are asked, let them answer, one thought at a time for each table."""
        if table.minds_asked() and table.thinking is None:
            table.thinking = asyncio.create_task(self._think(table))
            table.thinking.add_done_callback(self._thought(table))
            self._tasks.add(table.thinking)

    def _thought(self, table: Table) -> Callable[[asyncio.Task[None]], None]:
        def done(task: asyncio.Task[None]) -> None:
            table.thinking = None
            self._done(task)

        return done

    async def _think(self, table: Table) -> None:
        while asked := table.minds_asked():
            try:
                answer = await self._let_think(table, asked[0])
            except Unavailable:
                await asyncio.sleep(PAUSE)
            else:
                if answer.outcome != "done" and table.followed:
                    return  # another process was faster, and goes on

    async def _let_think(self, table: Table, seat: int) -> Answer:
        question, name = table.asked_since(seat), table.seats[seat].mind
        assert name is not None
        choice = await self.thinkers.choose(table.state, name, seat, table.row.host)
        request = f"mind {question} {seat}"  # two processes that think about the same question give one answer

        def decision() -> Change:
            if (table.asked_since(seat), table.seats[seat].mind) != (question, name):
                raise Stale("The mind was asked something else meanwhile.")
            return table.decision(seat, choice, request, self.time.now(), wall())

        return await self._change(table, request, decision)


def check_mind(table: Table, name: str) -> None:
    from ludothek.minds import mind

    mind(table.game, name)
