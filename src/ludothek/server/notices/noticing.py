"""Finds out who is asked something and does not look, and sees to it that they hear of it once.

A decision costs one entry in a dictionary here. What it leads to is looked up a while later, when the table has come to
rest; what is to be told waits in the database, where whichever process is first takes it on, and tries again if it
does not get through.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from itertools import islice, takewhile

from sqlalchemy import Connection

from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.complaints import Complaints
from ludothek.server.notices.delivery import Delivery
from ludothek.server.notices.timing import MINUTE, again, time_to_tell
from ludothek.server.notices.undelivered import Gone, NeverDelivered, Undelivered
from ludothek.server.notices.words import notice
from ludothek.server.refusals import Unavailable
from ludothek.server.settings import Settings
from ludothek.server.store import MOST_TABLES, Due, Question
from ludothek.server.tables import Tables

log = logging.getLogger("ludothek.notices")

ROUND = 2.0
"""Seconds between two rounds."""
PATIENCE = 20.0
"""Seconds for which a table rests before anybody is told that it waits for them."""
SWEEP = 600.0
"""Seconds after which all tables are looked through, for what a process that has gone did not come to."""
OBJECTION = 5.0
"""Seconds in which the other processes can say that somebody has the table before their eyes, at one of them."""
CLAIMED = 15 * MINUTE
"""Milliseconds for which what a process takes on is left to it."""
AT_ONCE = 100
"""Questions that are noted in one transaction: decisions wait for it."""
HANDS, HANDS_FOR_FAILING = 32, 4
"""Notices that are on their way at the same time; those of ways that failed may take long, and hold up no others."""
MOST_UNDER_WAY = 400
MOST_NOTED = 50_000
REMINDED = 60 * MINUTE
"""Milliseconds after a notice in which nudges make no other."""
MOST_FAILURES = 30
"""In a row, after which a way is not tried any more."""


class Noticing:
    def __init__(
        self, settings: Settings, tables: Tables, delivery: Delivery, is_looking: Callable[[str, str], bool]
    ) -> None:
        self._settings = settings
        self._tables = tables
        self._delivery = delivery
        self._is_looking = is_looking
        self._changed: set[str] = set()  # tables that have changed since the last round
        self.note: Callable[[str], None] = self._changed.add
        """A table has changed. It is done for every decision, so it is no more than this."""
        self._noted: dict[str, float] = {}  # tables that have changed, and when; the last comes last
        self._complaints = Complaints(log)
        self._swept = 0.0
        self._under_way = 0
        self._hands = asyncio.Semaphore(HANDS)
        self._hands_for_failing = asyncio.Semaphore(HANDS_FOR_FAILING)
        self.patience = PATIENCE
        self.round = ROUND
        self.apart = MINUTE
        """Milliseconds between two notices by one way at least, however little somebody minds."""

    def start(self) -> None:
        self._tables.do(self._make_rounds())

    async def _make_rounds(self) -> None:
        while True:
            await asyncio.sleep(self.round)
            try:
                await self.look()
                await self.send()
            except Unavailable:
                pass
            except Exception as error:
                self._complaints.say("round", "Notices could not be looked after.", error=error)

    # Finding out.

    async def look(self) -> None:
        """Note what is asked at tables that have come to rest, or now and then at all."""
        now = time.monotonic()
        self._take_over(now)
        if not self._swept or now - self._swept > SWEEP:
            await self._find(None, wall() - int(1000 * self.patience))
            await self._tables.scribe.write(store.forget_notices_of_ended_games)
            self._swept = now
        rested = dict(islice(takewhile(lambda each: each[1] <= now - self.patience, self._noted.items()), MOST_TABLES))
        if rested:
            await self._find(list(rested), wall())
            for table, changed in rested.items():
                if self._noted.get(table) == changed:
                    del self._noted[table]

    def _take_over(self, now: float) -> None:
        """Tables that have changed since the last round rest from now on."""
        for table in self._changed:
            self._noted.pop(table, None)
            if len(self._noted) < MOST_NOTED:  # the next sweep finds the others
                self._noted[table] = now
        self._changed.clear()

    async def _find(self, tables: list[str] | None, before: int) -> None:
        found = await self._tables.ask(lambda connection: store.questions(connection, tables, before))
        for start in range(0, len(found), AT_ONCE):
            some = found[start : start + AT_ONCE]
            if new := await self._tables.ask(partial(store.unnoted, found=some)):
                looked_at = {each for each in new if self._is_looking(each.person, each.table)}
                await self._tables.scribe.write(partial(self._note, found=new, looked_at=looked_at))

    def _note(self, connection: Connection, found: list[Question], looked_at: set[Question]) -> None:
        now = wall()
        ways = store.ways_to(connection, {each.person for each in found})
        for each in found:
            wishes, theirs = ways.get(each.person, (store.Wishes(), []))
            for way in theirs:
                silent = each in looked_at or way.failures >= MOST_FAILURES
                at = None if silent else time_to_tell(now + self._objection, wishes, way.told, self.apart)
                store.note_notice(connection, way.id, each.table, each.number, now, at)

    async def remind(self, person: str, table: str) -> None:
        """Somebody is nudged who does not look: they hear of the question once more, unless they just have."""
        found = await self._tables.ask(lambda connection: store.questions(connection, [table], wall()))
        if asked := [each for each in found if each.person == person]:
            await self._tables.scribe.write(partial(self._remind, question=asked[0]))

    def _remind(self, connection: Connection, question: Question) -> None:
        now = wall()
        wishes, ways = store.ways_to(connection, [question.person]).get(question.person, (store.Wishes(), []))
        for way in ways:
            if way.failures < MOST_FAILURES and way.told < now - REMINDED:
                at = time_to_tell(now, wishes, way.told, self.apart)
                store.note_notice(connection, way.id, question.table, question.number, now, at, again=True)

    @property
    def _objection(self) -> int:
        return 0 if self._tables.bus.alone else int(1000 * OBJECTION)

    # Telling.

    async def send(self) -> None:
        """Take on what is due, if we have hands free; nobody waits for it."""
        now = wall()
        soon = await self._tables.ask(lambda connection: store.soon_due(connection, now + self._objection))
        seen = [each for each in soon if self._is_looking(*each)]
        if seen:
            await self._tables.scribe.write(lambda connection: store.need_not_be_told(connection, seen))
        if len(seen) == len(soon) or self._under_way > MOST_UNDER_WAY:
            return
        for each in await self._tables.scribe.write(partial(store.claim_notices, now=now, until=now + CLAIMED)):
            self._under_way += 1
            self._tables.do(self._tell(each))

    async def _tell(self, due: Due) -> None:
        try:
            async with self._hands_for_failing if due.way.failures else self._hands:
                await self._tell_now(due)
        except Unavailable:
            pass  # the claim runs out, and it is due once more
        except Exception as error:  # a fault of ours, which would be as much of one in a quarter of an hour
            self._complaints.say("notice", "A notice could not be told.", error=error)
            await self._settle(due, None, due.tries + 1, failed=True)
        finally:
            self._under_way -= 1

    async def _tell_now(self, due: Due) -> None:
        now = wall()
        if (later := time_to_tell(now, due.wishes, due.way.told, self.apart)) > now:
            return await self._settle(due, later, due.tries)
        found = await self._tables.ask(lambda connection: store.questions(connection, list(due.tables), now))
        asked = [
            each
            for each in found
            if each.person == due.way.person
            and due.tables.get(each.table) == each.number
            and not self._is_looking(each.person, each.table)
        ]
        if not asked:
            return await self._settle(due, None, 0)
        try:
            await self._delivery.deliver(due.way, notice(self._settings.address, due.wishes.language, asked))
        except Gone:
            person, way = due.way.person, due.way.id
            await self._tables.scribe.write(lambda connection: store.remove_ways(connection, person, [way]))
        except NeverDelivered:
            await self._settle(due, None, due.tries + 1, failed=True)
        except Undelivered:
            await self._settle(due, again(now, due.tries + 1), due.tries + 1, failed=True)
        else:
            await self._settle(due, None, 0, told=wall())

    async def _settle(
        self, due: Due, at: int | None, tries: int, told: int | None = None, failed: bool = False
    ) -> None:
        """Write down what came of it, while it is ours; else it would be told twice."""

        def job(connection: Connection) -> None:
            store.settle_notices(connection, due.way.id, due.tables, at, tries)
            if told is not None or failed:
                store.note_outcome(connection, due.way.id, told)

        ours = time.monotonic() + CLAIMED / 2000
        while True:
            try:
                return await self._tables.scribe.write(job)
            except Unavailable:
                if time.monotonic() > ours:
                    raise
                await asyncio.sleep(self.round)
