"""Who somebody is: guests and holders of accounts, each known by the cookie of a session that can be ended."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from ludothek.protocol import SessionCard
from ludothek.protocol.typed_text import readable_name
from ludothek.server import store
from ludothek.server.clock import DAY, wall
from ludothek.server.database import reading
from ludothek.server.refusals import Clash, NotFound, NotYours, WhoAreYou
from ludothek.server.rows import Person
from ludothek.server.scribe import Scribe

T = TypeVar("T")

REMEMBERED = 30.0
"""Seconds for which a cookie is not looked up again; another process may have revoked it meanwhile."""
FEW_REMEMBERED, MOST_REMEMBERED = 500, 10_000
LONGEST_AGENT = 120


class People:
    def __init__(self, engine: Engine, scribe: Scribe) -> None:
        self._engine = engine
        self._scribe = scribe
        self._remembered: dict[bytes, tuple[float, Person | None]] = {}
        self._room = FEW_REMEMBERED  # as many are remembered before it is looked who can be forgotten
        self._forgotten = 0  # how often; what was read before the last time is not remembered

    async def known(self, token: str | None) -> Person | None:
        """The person this token belongs to; ``None`` if it is nobody's (any more)."""
        if not token:
            return None
        hashed = store.hashed_token(token)
        now = time.monotonic()
        until, person = self._remembered.get(hashed, (0.0, None))
        if until < now:
            forgotten = self._forgotten
            person = await self.ask(lambda connection: store.person_with(connection, hashed))
            self._make_room(now)
            if forgotten == self._forgotten:
                self._remembered[hashed] = now + REMEMBERED, person
            if person is not None and person.seen < wall() - DAY:
                self._note_use(person.session)
        return person

    def _make_room(self, now: float) -> None:
        """Forget who was not seen lately, each time there are twice as many as were left the last time."""
        if len(self._remembered) >= self._room:
            self._remembered = {token: known for token, known in self._remembered.items() if known[0] >= now}
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            self._room = min(MOST_REMEMBERED, max(FEW_REMEMBERED, 2 * len(self._remembered)))

    def remembered(self, hashed: bytes) -> Person | None:
        """The person of a token that hashes to this, if somebody has looked it up lately."""
        until, person = self._remembered.get(hashed, (0.0, None))
        return person if time.monotonic() <= until else None

    def _note_use(self, session: str) -> None:
        """Write down that a session is still used; nobody waits for it, and it is tried again if it fails."""
        noted = self._scribe.write(lambda connection: store.session_seen(connection, session, wall()))
        noted.add_done_callback(lambda done: done.cancelled() or done.exception())

    def forget(self, person: str | None = None) -> None:
        """Somebody has changed: look them up again, or everyone, also who is being looked up at this moment."""
        for token, (_, known) in list(self._remembered.items()):
            if person is None or (known is not None and known.id == person):
                del self._remembered[token]
        self._forgotten += 1

    async def new_guest(self, name: str, agent: str, invitation: str | None = None) -> tuple[Person, str]:
        """Somebody new, and the token for their cookie; an invitation, if one is given, is used up by it."""
        id, name = store.new_id(), readable_name(name)

        def job(connection: Connection) -> tuple[Person, str] | None:
            if invitation is not None:
                good, _ = store.use_one_time_link(connection, "invitation", invitation, wall())
                if not good:
                    return None
            store.add_person(connection, id, name, wall())
            return new_session(connection, id, agent)

        made = await self._scribe.write(job)
        if made is None:
            raise NotYours("invitation-used")
        return made

    async def rename(self, person: Person, name: str) -> Person:
        name = readable_name(name)

        def job(connection: Connection) -> Person | None:
            store.rename_person(connection, person.id, name)
            return store.person_in(connection, person.session)

        found = await self._scribe.write(job)
        self.forget(person.id)
        if found is None:
            raise WhoAreYou("session-ended")
        return found

    async def take_along(self, guest: Person, person: Person, at: int) -> tuple[list[str], list[str]]:
        """Everything a guest has becomes an account's; returns the tables that changed and the sessions that ended."""

        def job(connection: Connection) -> tuple[list[str], list[str]]:
            if guest.id == person.id or store.has_account(connection, guest.id):  # no guest any more
                return [], []
            moved = store.move_person(connection, guest.id, person.id, at, wall())
            return moved, store.end_sessions_of(connection, guest.id)

        try:
            outcome = await self._scribe.write(job)
        except IntegrityError:
            raise Clash("somebody-acted") from None
        finally:
            self.forget()
        return outcome

    async def sessions(self, person: Person) -> list[SessionCard]:
        found = await self.ask(lambda connection: store.sessions_of(connection, person.id))
        return [SessionCard(id=id, agent=agent, since=since, this=id == person.session) for id, agent, since in found]

    async def end_session(self, person: Person, session: str) -> None:
        if not store.is_id(session):
            raise NotFound("session")
        ended = await self._scribe.write(lambda connection: store.end_session(connection, person.id, session))
        self.forget(person.id)
        if not ended:
            raise NotFound("session")

    async def end_other_sessions(self, person: Person) -> list[str]:
        """End all sessions of somebody but the one that asks; returns their ids."""
        ended = await self._scribe.write(
            lambda connection: store.end_sessions_of(connection, person.id, but=person.session)
        )
        self.forget(person.id)
        return ended

    async def has_account(self, id: str) -> bool:
        return await self.ask(lambda connection: store.has_account(connection, id))

    async def ask(self, query: Callable[[Connection], T]) -> T:
        """The answer to a question to the database, asked beside the event loop."""

        def find() -> T:
            with reading(self._engine) as connection:
                return query(connection)

        return await asyncio.to_thread(find)


def new_session(connection: Connection, person: str, agent: str) -> tuple[Person, str]:
    """One more device somebody is known on, and the token for its cookie."""
    token = store.new_token()
    hashed = store.hashed_token(token)
    return store.add_session(connection, store.new_id(), hashed, person, agent[:LONGEST_AGENT], wall()), token
