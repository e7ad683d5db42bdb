"""Accounts: a name and a password to be known by anywhere, and a second factor for who wants one.

Whoever registers, logs in or changes a password gets a new session, and what was known to others before is worth
nothing any more: registering and a new password end all sessions there were.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludothek.protocol.typed_text import UnreadableText, readable_name
from ludothek.server import second_factor, store
from ludothek.server.bans import Bans
from ludothek.server.clock import wall
from ludothek.server.passwords import Hashing, refuse_weak
from ludothek.server.people import People, new_session
from ludothek.server.refusals import Clash, NotYours, Refused, WhoAreYou
from ludothek.server.rows import Person
from ludothek.server.scribe import Scribe

ENDED = "session-ended"
NO_ACCOUNT = "no-account"
WRONG = "wrong-login"
WRONG_CODE = "wrong-code"
WRONG_LINK = "link-used"
WRONG_PASSWORD = "wrong-password"
CODE_NEEDED = "code-needed"


class NewSession(NamedTuple):
    """Somebody in a new session, the token for its cookie, and the sessions that have ended by it."""

    person: Person
    token: str
    ended: list[str]


class Accounts:
    def __init__(self, people: People, scribe: Scribe, bans: Bans) -> None:
        self._people = people
        self._bans = bans
        self._scribe = scribe
        self._hashing = Hashing()

    async def register(self, person: Person, name: str, password: str, agent: str) -> NewSession:
        """A guest becomes the holder of an account; everything they have stays theirs."""
        if person.account is not None:
            raise Clash("account-already", name=person.account)
        name = readable_name(name)
        refuse_weak(password, name)
        hashed = await self._hashing.hash(password)

        def job(connection: Connection) -> NewSession:
            _check_session(connection, person)
            if not store.add_account(connection, person.id, name.casefold(), name, hashed):
                raise Clash("account-there")
            return _renewed(connection, person.id, agent)

        try:
            return await self._scribe.write(job)
        except IntegrityError:
            raise Clash("account-taken", name=name) from None
        finally:
            self._people.forget()

    async def log_in(self, name: str, password: str, code: str | None, agent: str) -> tuple[Person, str]:
        """The holder of an account in a new session, and the token for their cookie."""
        account = account_called(name)
        found = await self._people.ask(lambda connection: store.password_of(connection, account)) if account else None
        id, hashed = found or ("", None)
        if not await self._hashing.is_right(password, hashed):
            raise WhoAreYou(WRONG)
        self._bans.check_person(id)

        def job(connection: Connection) -> tuple[Person, str] | str:
            if not account or store.password_of(connection, account) != found:  # it has changed this moment
                return WRONG
            _, asks_for_code = store.second_factor(connection, id)
            if asks_for_code and not (code and _use_code(connection, id, code)):
                return WRONG_CODE if code else CODE_NEEDED
            return new_session(connection, id, agent)

        outcome = await self._scribe.write(job)
        if isinstance(outcome, str):
            raise WhoAreYou(outcome, needs=None if outcome == WRONG else "second_factor")
        return outcome

    # Passwords.

    async def change_password(self, person: Person, old: str, new: str, agent: str) -> NewSession:
        """Another password for who knows the old one; all other devices have to log in again."""
        await self.check_password(person, old)
        refuse_weak(new, person.account or "")
        hashed = await self._hashing.hash(new)

        def job(connection: Connection) -> NewSession:
            _check_session(connection, person)
            store.set_password(connection, person.id, hashed)
            store.end_links_of(connection, person.id, "password")
            return _renewed(connection, person.id, agent)

        try:
            return await self._scribe.write(job)
        finally:
            self._people.forget()

    async def set_password(self, link: str, password: str) -> tuple[str, list[str]]:
        """Another password for who was sent a link; returns the account and the sessions that have ended: all."""
        if not await self._people.ask(lambda connection: store.link_is_good(connection, "password", link, wall())):
            raise NotYours(WRONG_LINK)  # before the work of hashing, which a stranger shall not make us do
        refuse_weak(password, "")
        hashed = await self._hashing.hash(password)

        def job(connection: Connection) -> tuple[str, list[str]]:
            _, person = store.use_one_time_link(connection, "password", link, wall())
            account = store.set_password(connection, person, hashed) if person else None
            if not person or account is None:
                raise NotYours(WRONG_LINK)
            refuse_weak(password, account)  # else the link is as good as before
            return account, store.end_sessions_of(connection, person)

        try:
            return await self._scribe.write(job)
        finally:
            self._people.forget()

    async def check_password(self, person: Person, password: str) -> None:
        """Refuse whoever does not know the password of the account they are logged in to."""
        if person.account is None:
            raise Clash(NO_ACCOUNT)
        hashed = await self._people.ask(lambda connection: store.password_of_person(connection, person.id))
        if not await self._hashing.is_right(password, hashed):
            raise NotYours(WRONG_PASSWORD)

    # The second factor.

    async def offer_second_factor(self, person: Person, password: str) -> str:
        """A new secret for an app; it counts as soon as a code has shown that the app has it."""
        await self.check_password(person, password)
        secret = second_factor.new_secret()

        def job(connection: Connection) -> bool:
            store.offer_second_factor(connection, person.id, secret)
            return store.second_factor(connection, person.id) == (secret, False)

        if not await self._scribe.write(job):
            raise Clash("second-factor-already")
        return secret

    async def turn_on(self, person: Person, code: str) -> list[str]:
        """Ask for codes from now on; returns the recovery codes, which nobody sees again."""
        codes = second_factor.new_recovery_codes()

        def job(connection: Connection) -> None:
            secret, on = store.second_factor(connection, person.id)
            if secret is None or on:
                raise Clash("second-factor-none")
            step = second_factor.step_of(secret, code, wall())
            if step is None:
                raise Refused("wrong-first-code")
            hashed = [second_factor.hashed_recovery_code(person.id, each) for each in codes]
            store.turn_second_factor_on(connection, person.id, step, hashed)

        await self._scribe.write(job)
        self._people.forget()
        return codes

    async def turn_off(self, person: Person, password: str, code: str) -> None:
        await self.check_password(person, password)

        def job(connection: Connection) -> bool:
            if not _use_code(connection, person.id, code):
                return False
            store.remove_second_factor(connection, person.id)
            return True

        if not await self._scribe.write(job):
            raise NotYours(WRONG_CODE)
        self._people.forget()


def account_called(name: str) -> str | None:
    """The account that goes by this name, however it was typed; none can have a name that is not let through."""
    try:
        return readable_name(name).casefold()
    except UnreadableText:
        return None


def _check_session(connection: Connection, person: Person) -> None:
    """Whoever asks was remembered for a while; their session may have ended meanwhile."""
    if store.person_in(connection, person.session) is None:
        raise WhoAreYou(ENDED)


def _renewed(connection: Connection, person: str, agent: str) -> NewSession:
    """A new session instead of all that somebody had."""
    ended = store.end_sessions_of(connection, person)
    return NewSession(*new_session(connection, person, agent), ended)


def _use_code(connection: Connection, person: str, code: str) -> bool:
    """Use a code of the app, or a recovery code; returns whether it was right and not used yet."""
    secret, on = store.second_factor(connection, person)
    if secret is None or not on:
        return False
    step = second_factor.step_of(secret, code, wall())
    if step is not None:
        return store.use_code(connection, person, step)
    return store.use_recovery_code(connection, person, second_factor.hashed_recovery_code(person, code))
