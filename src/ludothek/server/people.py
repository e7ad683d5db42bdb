"""Who somebody is: guests with a lasting cookie, accounts with a password, sessions that can be revoked."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from ludothek.protocol import SessionCard
from ludothek.protocol.typed_text import UnreadableText, readable_name
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.database import reading
from ludothek.server.refusals import Clash, NotFound, WhoAreYou
from ludothek.server.rows import Person
from ludothek.server.scribe import Scribe

T = TypeVar("T")

TOKEN_BYTES = 32
REMEMBERED = 30.0
"""Seconds for which a cookie is not looked up again; another process may have revoked it meanwhile."""
MOST_REMEMBERED = 10_000
LONGEST_AGENT = 120


class People:
    def __init__(self, engine: Engine, scribe: Scribe) -> None:
        self._engine = engine
        self._scribe = scribe
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)
        self._nobody = self._hasher.hash(secrets.token_hex())  # so that unknown names take as long as wrong passwords
        self._remembered: dict[bytes, tuple[float, Person | None]] = {}
        self._forgotten = 0  # how often; what was read before the last time is not remembered

    async def known(self, token: str | None) -> Person | None:
        """The person this token belongs to; ``None`` if it is nobody's (any more)."""
        if not token:
            return None
        hashed = _hashed(token)
        now = time.monotonic()
        until, person = self._remembered.get(hashed, (0.0, None))
        if until < now:
            forgotten = self._forgotten
            person = await self._ask(lambda connection: store.person_with(connection, hashed))
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            if forgotten == self._forgotten:
                self._remembered[hashed] = now + REMEMBERED, person
        return person

    def _forget(self) -> None:
        """Somebody has changed: look everyone up again, also those who are being looked up at this moment."""
        self._remembered.clear()
        self._forgotten += 1

    async def new_guest(self, name: str, agent: str) -> tuple[Person, str]:
        """Somebody new, and the token for their cookie."""
        id, name = store.new_id(), readable_name(name)

        def job(connection: Connection) -> tuple[Person, str]:
            store.add_person(connection, id, name, wall())
            return _new_session(connection, id, agent)

        return await self._scribe.write(job)

    async def rename(self, person: Person, name: str) -> Person:
        name = readable_name(name)

        def job(connection: Connection) -> Person | None:
            store.rename_person(connection, person.id, name)
            return store.person_in(connection, person.session)

        found = await self._scribe.write(job)
        self._forget()
        if found is None:
            raise WhoAreYou("This session was ended.")
        return found

    async def register(self, person: Person, name: str, password: str) -> Person:
        """A guest becomes the holder of an account; everything they have stays theirs."""
        if person.account is not None:
            raise Clash(f"You have the account {person.account!r} already.")
        name = readable_name(name)
        hashed = await self._hash(password)

        def job(connection: Connection) -> Person | None:
            store.add_account(connection, person.id, name.casefold(), name, hashed)
            return store.person_in(connection, person.session)

        try:
            found = await self._scribe.write(job)
        except IntegrityError:
            raise Clash(f"There is an account {name!r} already; choose another name.") from None
        self._forget()
        if found is None:
            raise WhoAreYou("This session was ended.")
        return found

    async def log_in(self, name: str, password: str, agent: str) -> tuple[Person, str]:
        """The holder of an account in a new session, and the token for their cookie."""
        account = _account(name)
        found = await self._ask(lambda connection: store.password_of(connection, account)) if account else None
        id, hashed = found or ("", self._nobody)
        async with self._hashing:
            right = await asyncio.to_thread(self._verify, hashed, password)
        if not found or not right:
            raise WhoAreYou("The name or the password is wrong.")
        return await self._scribe.write(lambda connection: _new_session(connection, id, agent))

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
            raise Clash("Somebody acted at one of your tables just now; try again.") from None
        finally:
            self._forget()
        return outcome

    async def sessions(self, person: Person) -> list[SessionCard]:
        found = await self._ask(lambda connection: store.sessions_of(connection, person.id))
        return [SessionCard(id=id, agent=agent, since=since, this=id == person.session) for id, agent, since in found]

    async def end_session(self, person: Person, session: str) -> None:
        if not store.is_id(session):
            raise NotFound("You have no such session.")
        ended = await self._scribe.write(lambda connection: store.end_session(connection, person.id, session))
        self._forget()
        if not ended:
            raise NotFound("You have no such session.")

    async def has_account(self, id: str) -> bool:
        return await self._ask(lambda connection: store.has_account(connection, id))

    async def _ask(self, query: Callable[[Connection], T]) -> T:
        """The answer to a question to the database, asked beside the event loop."""

        def find() -> T:
            with reading(self._engine) as connection:
                return query(connection)

        return await asyncio.to_thread(find)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except Argon2Error:
            return False


def _account(name: str) -> str | None:
    """The account that goes by this name; none can have a name that is not let through."""
    try:
        return readable_name(name).casefold()
    except UnreadableText:
        return None


def _hashed(token: str) -> bytes:
    """The token's hash, which is what is stored; tokens are random and long, so a plain one is enough."""
    return hashlib.sha256(token.encode(errors="replace")).digest()


def _new_session(connection: Connection, person: str, agent: str) -> tuple[Person, str]:
    token = secrets.token_urlsafe(TOKEN_BYTES)
    known = store.add_session(connection, store.new_id(), _hashed(token), person, agent[:LONGEST_AGENT], wall())
    return known, token
