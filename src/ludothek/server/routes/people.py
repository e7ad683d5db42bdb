"""Guests, accounts, sessions."""

from __future__ import annotations

from litestar import Response, Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from ludothek.protocol import Credentials, Me, NewGuest, SessionCard
from ludothek.server.limits import Limits
from ludothek.server.refusals import Uncertain
from ludothek.server.routes.asking import (
    Asking,
    address_of,
    agent_of,
    forgotten,
    person_of,
    remembered,
    services_of,
    somebody,
)
from ludothek.server.routes.refusing import WRITING, greeting, refusing


@get("/me", summary="Who I am", responses=refusing(401))
async def who_am_i(request: Asking) -> Me:
    """The person this cookie belongs to."""
    return (await person_of(request)).card()


@post("/me", summary="Say my name", responses=greeting(401, *WRITING))
async def become_guest(request: Asking, data: JSONBody[NewGuest]) -> Response[Me]:
    """Become a guest with this name; the answer sets a lasting cookie. Who is known already gets the new name."""
    services = services_of(request)
    known = await somebody(request)
    if known is not None:
        return Response((await services.people.rename(known, data.name)).card(), status_code=200)
    services.limits.take("guests", address_of(request), Limits.GUESTS)
    person, token = await services.people.new_guest(data.name, agent_of(request))
    return remembered(request, person.card(), token)


@patch("/me", summary="Change my name", responses=refusing(401, *WRITING))
async def rename(request: Asking, data: JSONBody[NewGuest]) -> Me:
    return (await services_of(request).people.rename(await person_of(request), data.name)).card()


@post("/account", summary="Make an account", responses=refusing(401, *WRITING, 409))
async def register(request: Asking, data: JSONBody[Credentials]) -> Me:
    """The guest who asks gets a name and a password to log in with from anywhere; all their games stay theirs."""
    services = services_of(request)
    person = await person_of(request)
    services.limits.take("logins", address_of(request), Limits.LOGINS)
    return (await services.people.register(person, data.name, data.password)).card()


@post("/sessions", summary="Log in", responses=refusing(401, *WRITING, 409))
async def log_in(request: Asking, data: JSONBody[Credentials]) -> Response[Me]:
    """Log in to an account. A guest who does so takes their games along."""
    services = services_of(request)
    services.limits.take("logins", address_of(request), Limits.LOGINS)
    services.limits.take("logins", f"to {data.name.casefold()}", Limits.LOGINS)
    before = await somebody(request)
    person, token = await services.people.log_in(data.name, data.password, agent_of(request))
    if before is not None and before.account is None:
        try:
            tables, sessions = await services.people.take_along(before, person, services.tables.time.now())
        except Uncertain:
            services.tables.doubt_tables_of(before.id)
            raise
        for table in tables:
            services.tables.changed_outside(table)
        for session in sessions:
            services.tables.session_ended(session)
    return remembered(request, person.card(), token)


@get("/sessions", summary="Where I am logged in", responses=refusing(401))
async def list_sessions(request: Asking) -> list[SessionCard]:
    return await services_of(request).people.sessions(await person_of(request))


@delete("/sessions/{session:str}", summary="Log out", status_code=200, responses=refusing(401, *WRITING, 404))
async def log_out(request: Asking, session: FromPath[str]) -> Response[dict[str, str]]:
    """End one of my sessions; ``this`` is the one that asks."""
    person = await person_of(request)
    ended = person.session if session == "this" else session
    services = services_of(request)
    await services.people.end_session(person, ended)
    services.tables.session_ended(ended)
    return forgotten(request, {"ended": ended}) if ended == person.session else Response({"ended": ended})


people_routes = Router(
    path="/", route_handlers=[who_am_i, become_guest, rename, register, log_in, list_sessions, log_out], tags=["people"]
)
