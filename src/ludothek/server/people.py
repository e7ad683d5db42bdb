"""Who somebody is: guests with a lasting cookie, accounts with a password, sessions that can be revoked."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludothek.protocol import Me, SessionCard
from ludothek.protocol.typed_text import UnreadableText, readable_name
from ludothek.server import schema, store
from ludothek.server.clock import wall
from ludothek.server.database import reading
from ludothek.server.refusals import Clash, NotFound, WhoAreYou
from ludothek.server.scribe import Scribe

TOKEN_BYTES = 32
REMEMBERED = 30.0
"""Seconds for which a cookie is not looked up again; another process may have revoked it meanwhile."""
MOST_REMEMBERED = 10_000
LONGEST_AGENT = 120


class Person(msgspec.Struct, frozen=True):
    """Somebody, on one device."""

    id: str
    name: str
    account: str | None
    session: str

    def card(self) -> Me:
        return Me(id=self.id, name=self.name, account=self.account, session=self.session)


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
        """Whose cookie this is."""
        if not token:
            return None
        hashed = _hashed(token)
        now = time.monotonic()
        until, person = self._remembered.get(hashed, (0.0, None))
        if until < now:
            forgotten = self._forgotten
            person = await asyncio.to_thread(self._find, hashed)
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            if forgotten == self._forgotten:
                self._remembered[hashed] = now + REMEMBERED, person
        return person

    def _forget(self) -> None:
        """Somebody has changed: look everyone up again, also those who are being looked up at this moment."""
        self._remembered.clear()
        self._forgotten += 1

    def _find(self, hashed: bytes) -> Person | None:
        with reading(self._engine) as connection:
            return _person(connection, schema.sessions.c.token == hashed)

    async def new_guest(self, name: str, agent: str) -> tuple[Person, str]:
        """Somebody new, and the token for their cookie."""
        row = {"id": store.new_id(), "name": readable_name(name), "wall": wall()}

        def job(connection: Connection) -> tuple[Person, str]:
            connection.execute(insert(schema.people).values(row))
            return _new_session(connection, str(row["id"]), agent)

        return await self._scribe.write(job)

    async def rename(self, person: Person, name: str) -> Person:
        name = readable_name(name)

        def job(connection: Connection) -> Person | None:
            connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(name=name))
            return _person(connection, schema.sessions.c.id == person.session)

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
        new = {"account": name.casefold(), "name": name, "password": hashed}

        def job(connection: Connection) -> Person | None:
            connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(new))
            return _person(connection, schema.sessions.c.id == person.session)

        try:
            found = await self._scribe.write(job)
        except IntegrityError:
            raise Clash(f"There is an account {name!r} already; choose another name.") from None
        self._forget()
        if found is None:
            raise WhoAreYou("This session was ended.")
        return found

    async def log_in(self, name: str, password: str, agent: str) -> tuple[Person, str]:
        """A new session of an account."""
        found = await asyncio.to_thread(self._account, name)
        id, hashed = found or ("", self._nobody)
        async with self._hashing:
            right = await asyncio.to_thread(self._verify, hashed, password)
        if not found or not right:
            raise WhoAreYou("The name or the password is wrong.")
        return await self._scribe.write(lambda connection: _new_session(connection, id, agent))

    async def take_along(self, guest: Person, person: Person, at: int) -> tuple[list[str], list[str]]:
        """Everything a guest has becomes an account's; returns the tables that changed and the sessions that ended."""

        def job(connection: Connection) -> tuple[list[str], list[str]]:
            account = connection.scalar(select(schema.people.c.account).where(schema.people.c.id == guest.id))
            if guest.id == person.id or account is not None:  # no guest any more
                return [], []
            moved = store.move_person(connection, guest.id, person.id, at, wall())
            theirs = schema.sessions.c.person == guest.id
            ended = list(connection.scalars(select(schema.sessions.c.id).where(theirs)))
            connection.execute(delete(schema.sessions).where(theirs))
            return moved, ended

        try:
            outcome = await self._scribe.write(job)
        except IntegrityError:
            raise Clash("Somebody acted at one of your tables just now; try again.") from None
        finally:
            self._forget()
        return outcome

    async def sessions(self, person: Person) -> list[SessionCard]:
        def find() -> list[SessionCard]:
            c = schema.sessions.c
            mine = select(c.id, c.agent, c.wall).where(c.person == person.id).order_by(c.wall.desc())
            with reading(self._engine) as connection:
                return [
                    SessionCard(id=id, agent=agent, since=since, this=id == person.session)
                    for id, agent, since in connection.execute(mine)
                ]

        return await asyncio.to_thread(find)

    async def end_session(self, person: Person, session: str) -> None:
        if not store.is_id(session):
            raise NotFound("You have no such session.")
        c = schema.sessions.c
        same = delete(schema.sessions).where(c.person == person.id, c.id == session)
        ended = await self._scribe.write(lambda connection: connection.execute(same).rowcount)
        self._forget()
        if not ended:
            raise NotFound("You have no such session.")

    async def has_account(self, id: str) -> bool:
        def find() -> bool:
            with reading(self._engine) as connection:
                wanted = select(schema.people.c.account).where(schema.people.c.id == id)
                return connection.scalar(wanted) is not None

        return await asyncio.to_thread(find)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except Argon2Error:
            return False

    def _account(self, name: str) -> tuple[str, str] | None:
        try:
            account = readable_name(name).casefold()
        except UnreadableText:
            return None  # nobody can have such a name
        c = schema.people.c
        with reading(self._engine) as connection:
            found = connection.execute(select(c.id, c.password).where(c.account == account)).first()
            return (found[0], found[1]) if found else None


def _hashed(token: str) -> bytes:
    """Tokens are random and long, so a plain hash is enough to make a stolen database useless."""
    return hashlib.sha256(token.encode(errors="replace")).digest()


def _new_session(connection: Connection, person: str, agent: str) -> tuple[Person, str]:
    token = secrets.token_urlsafe(TOKEN_BYTES)
    row = {"id": store.new_id(), "token": _hashed(token), "person": person, "wall": wall()}
    connection.execute(insert(schema.sessions).values(agent=agent[:LONGEST_AGENT], **row))
    found = _person(connection, schema.sessions.c.id == row["id"])
    assert found is not None
    return found, token


def _person(connection: Connection, which: object) -> Person | None:
    p, s = schema.people.c, schema.sessions.c
    wanted = select(p.id, p.name, p.account, s.id).join(schema.sessions, s.person == p.id)
    found = connection.execute(wanted.where(which)).first()  # type: ignore[arg-type]
    return Person(*found) if found else None
