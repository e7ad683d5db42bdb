"""What is kept for how long, and how the rest goes: in small steps, so that nobody who plays waits for it.

``docs/hosting.md`` has the table of what is kept. A step reads a page of tables and judges the old ones; those that are
due are judged once more in the transaction in which they go, so that whatever somebody does meanwhile saves them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import suppress
from functools import partial
from typing import Literal, Protocol, TypeVar, get_args

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from ludothek.protocol import TournamentStatus
from ludothek.server import store
from ludothek.server.clock import DAY
from ludothek.server.database import is_passing_clash, reading, writing
from ludothek.server.deal_days import day_at
from ludothek.server.settings import Settings
from ludothek.server.store.pruning import Traces

Sort = Literal["finished", "solo", "abandoned", "unplayed"]
"""Of tables, by how long they are kept."""
SORTS: tuple[Sort, ...] = get_args(Sort)

PAGE = 500
"""Tables, or people, that are looked at in one step."""
AT_ONCE = 10
"""Tables that go in one transaction, and fewer if they are long."""
ENTRIES_AT_ONCE = 200
AHEAD = DAY // 12
"""Whoever has a table before their eyes that is due so soon saves it; longer than between two prunes of a server."""

T = TypeVar("T")


def sort_of(left: Traces) -> Sort | None:
    """Which sort of table this is; ``None`` is kept whatever is set: an account holder may come back to it."""
    if left.lasting:
        return "finished"
    if left.brought:
        return "finished" if left.account else "unplayed"
    if left.status == "closed":
        return "unplayed"
    if left.deciders == 0:
        return "abandoned" if left.account else "unplayed"
    if left.status == "finished":
        return "finished" if left.deciders > 1 or left.account_decided else "solo"
    return None if left.account else "abandoned"


class Judged(msgspec.Struct, frozen=True):
    """What becomes of an old table."""

    id: str
    sort: Sort
    entries: int
    due: int | None
    """When it goes; ``None`` never."""


class Retention:
    """What is kept for how long, at a certain time."""

    def __init__(self, settings: Settings, now: int) -> None:
        self.now = now
        self._days: dict[Sort, int] = {
            "finished": settings.keep_finished,
            "solo": settings.keep_solo,
            "abandoned": settings.keep_abandoned,
            "unplayed": settings.keep_unplayed,
        }
        self.ends_finished = settings.keep_finished > 0
        self.sessions_before = now - settings.keep_sessions * DAY if settings.keep_sessions else None
        # the last use of a session is known to a day
        self.guests_before = now - (settings.keep_unplayed + 1) * DAY if settings.keep_unplayed else None

        kept: tuple[tuple[TournamentStatus, bool, int], ...] = (
            ("gathering", True, settings.keep_abandoned),
            ("gathering", False, settings.keep_abandoned),
            ("closed", True, settings.keep_abandoned),
            ("closed", False, settings.keep_unplayed),
            ("finished", True, settings.keep_finished),
            ("finished", False, settings.keep_abandoned),
        )
        self.tournaments = [(status, accounts, now - days * DAY) for status, accounts, days in kept if days]
        """Of which status, with an account among them or not, and unchanged since when they go."""

    def oldest(self, ahead: int = 0) -> int | None:
        """Whatever has changed after this time is kept; ``None`` if all is kept for ever."""
        days = [days for days in self._days.values() if days]
        return self.now + ahead - min(days) * DAY if days else None

    def judge(self, left: Traces) -> Judged | None:
        """What becomes of a table; ``None`` if it is kept whatever is set."""
        sort = sort_of(left)
        if sort is None:
            return None
        days = self._days[sort]
        return Judged(left.id, sort, left.version, left.last + days * DAY if days else None)

    def is_due(self, judged: Judged | None, ahead: int = 0) -> bool:
        return judged is not None and judged.due is not None and judged.due <= self.now + ahead


class Step(msgspec.Struct, frozen=True):
    """What was found in a page of tables."""

    judged: list[Judged]
    lasting: list[str]
    """Games found to be of the sort that is kept longest, which need not be looked into again."""
    next: str | None
    """Where to go on; ``None`` at the end."""


def look(connection: Connection, retention: Retention, after: str, ahead: int = 0) -> Step:
    """Judge a page of tables; ``ahead`` looks for those that are due so much later."""
    before = retention.oldest(ahead)
    if before is None:
        return Step([], [], None)
    old, next = store.tables_after(connection, after, before, PAGE, lasting=retention.ends_finished)
    found = store.traces(connection, old) if old else []
    judged = [each for each in map(retention.judge, found) if each is not None]
    new = {left.id for left in found if not left.lasting}
    return Step(judged, [each.id for each in judged if each.sort == "finished" and each.id in new], next)


def put_away(connection: Connection, retention: Retention, ids: Collection[str]) -> list[str]:
    """Take those of these tables away that are still due; returns them."""
    held = store.hold_tables(connection, ids)
    found = store.traces(connection, held) if held else []
    gone = [left.id for left in found if retention.is_due(retention.judge(left))]
    store.delete_tables(connection, gone)
    return gone


def batches(due: Collection[Judged]) -> Iterator[list[Judged]]:
    """Few tables at a time, and long ones alone."""
    batch: list[Judged] = []
    for each in due:
        if len(batch) == AT_ONCE or sum(one.entries for one in [*batch, each]) > ENTRIES_AT_ONCE:
            if batch:
                yield batch
            batch = []
        batch.append(each)
    if batch:
        yield batch


class Counted(msgspec.Struct):
    """What went, or would go."""

    tables: dict[Sort, int] = msgspec.field(default_factory=lambda: dict.fromkeys(SORTS, 0))
    sessions: int = 0
    guests: int = 0
    bytes: int = 0
    """Of the tables, roughly."""


class House(Protocol):
    """Where is pruned: a running server, or a database without one."""

    pause: float
    """Seconds between two transactions."""

    def read(self, query: Callable[[Connection], T]) -> Awaitable[T]: ...

    def write(self, job: Callable[[Connection], T]) -> Awaitable[T]: ...

    def has_before_its_eyes(self, table: str) -> bool: ...

    def table_gone(self, table: str) -> None: ...

    def session_ended(self, session: str) -> None: ...


class Unserved:
    """A database on its own, while a server runs on it or not; what that has in memory we cannot see."""

    pause = 0.01

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def read(self, query: Callable[[Connection], T]) -> T:
        with reading(self._engine) as connection:
            return query(connection)

    async def write(self, job: Callable[[Connection], T]) -> T:
        while True:
            try:
                with writing(self._engine) as connection:
                    return job(connection)
            except DBAPIError as error:
                if not is_passing_clash(error):
                    raise

    def has_before_its_eyes(self, table: str) -> bool:
        return False

    def table_gone(self, table: str) -> None: ...

    def session_ended(self, session: str) -> None: ...


async def prune(house: House, settings: Settings, now: int, dry_run: bool = False) -> Counted:
    """Put away what is kept no longer, and tell how much it was; a dry run only counts."""
    retention, counted = Retention(settings, now), Counted()
    after: str | None = ""
    while after is not None:
        step = await house.read(partial(look, retention=retention, after=after, ahead=AHEAD))
        await _prune_tables(house, retention, step, counted, dry_run)
        after = step.next
    if not dry_run:
        await house.write(partial(store.forget_old_deals, before=day_at(now - DAY)))
    if retention.sessions_before is not None:
        await _prune_sessions(house, retention.sessions_before, counted, dry_run)
        if not dry_run:
            await house.write(partial(store.delete_decided_reports, before=retention.sessions_before))
    if not dry_run:
        for status, accounts, before in retention.tournaments:
            old = await house.read(partial(store.tournaments_before, status=status, before=before, accounts=accounts))
            if old:
                await house.write(partial(store.delete_tournaments, ids=old))
    if retention.guests_before is not None:
        await _prune_guests(house, retention.guests_before, counted, dry_run)
    return counted


async def _prune_tables(house: House, retention: Retention, step: Step, counted: Counted, dry_run: bool) -> None:
    soon = [each for each in step.judged if retention.is_due(each, AHEAD)]
    seen = {each.id for each in soon if house.has_before_its_eyes(each.id)}
    due = [each for each in soon if retention.is_due(each) and each.id not in seen]
    if not dry_run and (seen or step.lasting):

        def note(connection: Connection) -> None:
            store.note_looked_at(connection, seen, retention.now)
            store.note_lasting(connection, step.lasting)

        await house.write(note)
    for batch in batches(due):
        ids = [each.id for each in batch]
        bytes = await house.read(partial(store.weight, ids=ids))
        gone = ids if dry_run else await _put_away(house, retention, ids)
        counted.bytes += bytes if gone else 0
        for each in batch:
            counted.tables[each.sort] += each.id in gone


async def _put_away(house: House, retention: Retention, ids: list[str]) -> list[str]:
    gone = await house.write(partial(put_away, retention=retention, ids=ids))
    for id in gone:
        house.table_gone(id)
    await asyncio.sleep(house.pause)
    return gone


async def _prune_sessions(house: House, before: int, counted: Counted, dry_run: bool) -> None:
    unused = await house.read(partial(store.sessions_unused, before=before))
    if dry_run:
        counted.sessions += len(unused)
        return
    for part in _parts(unused):
        ended = await house.write(partial(store.end_unused, ids=part, before=before))
        counted.sessions += len(ended)
        for session in ended:
            house.session_ended(session)
        await asyncio.sleep(house.pause)


async def _prune_guests(house: House, before: int, counted: Counted, dry_run: bool) -> None:
    after: str | None = ""
    while after is not None:
        found, after = await house.read(partial(store.guests_after, id=after, before=before, limit=PAGE))
        if dry_run:
            counted.guests += len(found)
            continue
        for part in _parts(found):
            with suppress(IntegrityError):  # somebody came back at this moment
                gone = await house.write(partial(store.delete_guests, ids=part, before=before))
                counted.guests += len(gone)
            await asyncio.sleep(house.pause)


def _parts(ids: list[str], size: int = 50) -> Iterator[list[str]]:
    for first in range(0, len(ids), size):
        yield ids[first : first + size]
