"""Accounts: making one, logging in, its password and second factor, taking one's data along, leaving."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from urllib.parse import urlsplit

from litestar import Response, Router, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from ludothek.kernel.errors import LudothekError
from ludothek.protocol import (
    ChangePassword,
    Confirm,
    Credentials,
    Farewell,
    LogIn,
    Me,
    RecoveryCodes,
    SecondFactor,
    SetPassword,
    TurnOff,
    TurnOn,
)
from ludothek.server import leaving, own_data
from ludothek.server.accounts import account_called
from ludothek.server.limits import Limits
from ludothek.server.refusals import NotFound, Uncertain
from ludothek.server.routes.asking import (
    FOR_NOBODY,
    Asking,
    address_of,
    agent_of,
    forgotten,
    person_of,
    remembered,
    services_of,
)
from ludothek.server.routes.refusing import WRITING, refusing
from ludothek.server.routes.streaming import begun
from ludothek.server.rows import Person
from ludothek.server.second_factor import address_for_apps


@post("/account", summary="Make an account", responses=refusing(401, *WRITING, 409))
async def register(request: Asking, data: JSONBody[Credentials]) -> Response[Me]:
    """The guest who asks gets a name and a password to log in with from anywhere; all their games stay theirs.

    The answer sets a new cookie; the one before is worth nothing any more.
    """
    services = services_of(request)
    person = await person_of(request)
    services.limits.take("logins", address_of(request), Limits.LOGINS)
    new = await services.accounts.register(person, data.name, data.password, agent_of(request))
    _end(request, new.ended)
    return remembered(request, new.person.card(), new.token)


@post("/sessions", summary="Log in", responses=refusing(401, *WRITING, 409), opt=FOR_NOBODY)
async def log_in(request: Asking, data: JSONBody[LogIn]) -> Response[Me]:
    """Log in to an account. A guest who does so takes their games along.

    An account with a second factor refuses without a code: 401, and ``needs`` is ``second_factor``.
    """
    services = services_of(request)
    _count_try(request, account_called(data.name), data.code)
    before = await services.people.known(request.cookies.get(services.cookie))
    services.bans.check_person(before.id if before else None)
    person, token = await services.accounts.log_in(data.name, data.password, data.code, agent_of(request))
    if before is not None:
        try:
            await _leave_behind(request, before, person)
        except BaseException:  # nobody is told the token
            with suppress(LudothekError):
                await services.people.end_session(person, person.session)
            raise
    return remembered(request, person.card(), token)


async def _leave_behind(request: Asking, before: Person, person: Person) -> None:
    """End the session that the browser had before; what a guest has goes along."""
    services = services_of(request)
    if before.account is not None:
        try:
            await services.people.end_session(before, before.session)
        except NotFound:
            return
        _end(request, [before.session])
        return
    try:
        tables, sessions = await services.people.take_along(before, person, services.tables.time.now())
    except Uncertain:
        services.tables.doubt_tables_of(before.id)
        raise
    for table in tables:
        services.tables.changed_outside(table)
    _end(request, sessions)


# Passwords.


@post("/account/password", summary="Change my password", status_code=200, responses=refusing(401, *WRITING, 409))
async def change_password(request: Asking, data: JSONBody[ChangePassword]) -> Response[Me]:
    """It needs the old one. All other devices have to log in again; this one gets a new cookie."""
    person = await person_of(request)
    _count_try(request, account_called(person.account or ""))
    new = await services_of(request).accounts.change_password(person, data.old, data.new, agent_of(request))
    _end(request, new.ended)
    return remembered(request, new.person.card(), new.token, status=200)


@post("/password", summary="Set a password by a link", status_code=200, responses=refusing(*WRITING), opt=FOR_NOBODY)
async def set_password(request: Asking, data: JSONBody[SetPassword]) -> dict[str, str]:
    """For who has lost theirs and was sent a link, which works once. All sessions end; the answer names the account."""
    services = services_of(request)
    services.limits.take("logins", address_of(request), Limits.LOGINS)
    account, ended = await services.accounts.set_password(data.link, data.password)
    _end(request, ended)
    return {"account": account}


# The second factor.


@post(
    "/account/second-factor",
    summary="A secret for an authenticator app",
    status_code=200,
    responses=refusing(401, *WRITING, 409),
)
async def offer_second_factor(request: Asking, data: JSONBody[Confirm]) -> SecondFactor:
    """It counts from the first code on that is confirmed."""
    person = await person_of(request)
    _count_try(request, account_called(person.account or ""))
    services = services_of(request)
    secret = await services.accounts.offer_second_factor(person, data.password)
    host = urlsplit(services.settings.public_url or str(request.base_url)).hostname or ""
    return SecondFactor(secret=secret, address=address_for_apps(secret, person.account or person.name, host))


@post(
    "/account/second-factor/on",
    summary="Turn my second factor on",
    status_code=200,
    responses=refusing(401, *WRITING, 409),
)
async def turn_on(request: Asking, data: JSONBody[TurnOn]) -> RecoveryCodes:
    """With a code of the app. The answer has the codes for the day on which the app is lost."""
    person = await person_of(request)
    _count_try(request, account_called(person.account or ""), data.code)
    return RecoveryCodes(codes=await services_of(request).accounts.turn_on(person, data.code))


@post(
    "/account/second-factor/off",
    summary="Turn my second factor off",
    status_code=200,
    responses=refusing(401, *WRITING, 409),
)
async def turn_off(request: Asking, data: JSONBody[TurnOff]) -> Me:
    person = await person_of(request)
    _count_try(request, account_called(person.account or ""), data.code)
    await services_of(request).accounts.turn_off(person, data.password, data.code)
    return (await person_of(request)).card()


# One's own data.


@get("/me/data", summary="Everything about me", media_type="application/zip", responses=refusing(401))
async def download_data(request: Asking) -> Stream:
    """A ZIP file: what is stored about me as JSON, and the records of my finished games."""
    services = services_of(request)
    person = await person_of(request)
    services.limits.take("downloads", person.id, Limits.DOWNLOADS)
    headers = {"content-disposition": 'attachment; filename="ludothek-my-data.zip"'}
    return Stream(await begun(own_data.packed(services, person)), media_type="application/zip", headers=headers)


@post("/me/deletion", summary="Delete me", status_code=200, responses=refusing(401, *WRITING, 409))
async def delete_me(request: Asking, data: JSONBody[Farewell]) -> Response[dict[str, str]]:
    """Delete my account, or me as a guest. Games stay for the others, under the name of a former player."""
    services = services_of(request)
    person = await person_of(request, even_banned=True)
    if person.account is not None:
        _count_try(request, account_called(person.account))
        await services.accounts.check_password(person, data.password or "")
    await leaving.leave(services, person)
    return forgotten(request, {"deleted": person.id})


def _count_try(request: Asking, account: str | None, code: str | None = None) -> None:
    """Passwords and codes are not guessed: tries are counted by address and by account, however its name was typed."""
    limits = services_of(request).limits
    limits.take("logins", address_of(request), Limits.LOGINS)
    if account is not None:
        limits.take("logins", f"to {account}", Limits.LOGINS)
        if code is not None:
            limits.take("codes", f"to {account}", Limits.CODES)


def _end(request: Asking, sessions: Iterable[str]) -> None:
    """Close the live connections of sessions that have ended."""
    for session in sessions:
        services_of(request).tables.session_ended(session)


account_routes = Router(
    path="/",
    route_handlers=[
        register,
        log_in,
        change_password,
        set_password,
        offer_second_factor,
        turn_on,
        turn_off,
        download_data,
        delete_me,
    ],
    tags=["accounts"],
)
