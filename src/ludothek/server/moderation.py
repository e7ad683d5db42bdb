"""Following what admins do, here, in other processes or on the command line: the audit log tells it to all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from litestar.types import Scope
from sqlalchemy import Connection

from ludothek.server import store
from ludothek.server.addresses import host_of
from ludothek.server.bans import Bans
from ludothek.server.clock import wall
from ludothek.server.people import People
from ludothek.server.rows import AuditRow, BanRow
from ludothek.server.tables import Tables

T = TypeVar("T")


class Moderation:
    def __init__(self, tables: Tables, people: People, bans: Bans) -> None:
        self.bans = bans
        self._tables = tables
        self._people = people
        self._lock = asyncio.Lock()
        self._followed, rows = tables.read(lambda connection: (store.last_audit(connection), _bans(connection)))
        bans.replace(rows)
        tables.moderated = self._follow_soon

    def check(self, person: str | None, scope: Scope) -> None:
        """Refuse somebody who is banned, or who asks from where nobody may."""
        self.bans.check_person(person)
        self.bans.check_address(host_of(scope))

    async def do(self, deed: Callable[[Connection], T]) -> T:
        """Carry out what an admin does; when it returns, this process has followed, and the others know of it."""
        try:
            return await self._tables.scribe.write(deed)
        finally:  # it may be written even if nobody knows
            await self.follow()
            self._tables.bus.tell("admins", "moderated")

    def _follow_soon(self) -> None:
        self._tables.do(self.follow())

    async def follow(self) -> None:
        """Do what follows from all that admins did since we last looked. If nothing was done, that costs one look."""
        async with self._lock:
            newest = await self._tables.ask(store.last_audit)
            if newest == self._followed:
                return
            seen = self._followed
            deeds, rows = await self._tables.ask(
                lambda connection: (store.audit_after(connection, seen), _bans(connection))
            )
            self.bans.replace(rows)
            self._people.forget()
            self._tables.watchers.bans_changed()
            for deed in deeds:
                self._follow(deed)
            self._followed = deeds[-1].id if deeds else newest

    def _follow(self, deed: AuditRow) -> None:
        match deed.what:
            case "close":
                self._tables.changed_outside(deed.whom)
            case "delete":
                self._tables.gone(deed.whom)
            case "remove-line":
                table, _, number = deed.whom.partition(" ")
                self._tables.watchers.line_removed(table, int(number))


def _bans(connection: Connection) -> list[BanRow]:
    return store.bans(connection, wall())
