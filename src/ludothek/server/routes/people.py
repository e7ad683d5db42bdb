"""Guests, accounts, sessions."""

from __future__ import annotations

from litestar import Response, Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from ludothek.server.limits import Limits
from ludothek.server.protocol import Credentials, Me, NewGuest, SessionCard
from ludothek.server.refusals import Uncertain
from ludothek.server.routes.asking import (
    Asking,
    address_of,
    agent_of,
    forgotten,
    house_of,
    person_of,
    remembered,
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
    house = house_of(request)
    known = await somebody(request)
    if known is not None:
        return Response((await house.people.rename(known, data.name)).card(), status_code=200)
    house.limits.take("guests", address_of(request), Limits.GUESTS)
    person, token = await house.people.new_guest(data.name, agent_of(request))
    return remembered(request, person.card(), token)


@patch("/me", summary="Change my name", responses=refusing(401, *WRITING))
async def rename(request: Asking, data: JSONBody[NewGuest]) -> Me:
    return (await house_of(request).people.rename(await person_of(request), data.name)).card()


@post("/account", summary="Make an account", responses=refusing(401, *WRITING, 409))
async def register(request: Asking, data: JSONBody[Credentials]) -> Me:
    """The guest who asks gets a name and a password to log in with from anywhere; all their games stay theirs."""
    house = house_of(request)
    person = await person_of(request)
    house.limits.take("logins", address_of(request), Limits.LOGINS)
    return (await house.people.register(person, data.name, data.password)).card()


@post("/sessions", summary="Log in", responses=refusing(401, *WRITING, 409))
async def log_in(request: Asking, data: JSONBody[Credentials]) -> Response[Me]:
    """Log in to an account. A guest who does so takes their games along."""
    house = house_of(request)
    house.limits.take("logins", address_of(request), Limits.LOGINS)
    house.limits.take("logins", f"to {data.name.casefold()}", Limits.LOGINS)
    before = await somebody(request)
    person, token = await house.people.log_in(data.name, data.password, agent_of(request))
    if before is not None and before.account is None:
        try:
            tables, sessions = await house.people.take_along(before, person, house.hall.time.now())
        except Uncertain:
            house.hall.doubt_tables_of(before.id)
            raise
        for table in tables:
            house.hall.changed_outside(table)
        for session in sessions:
            house.hall.session_ended(session)
    return remembered(request, person.card(), token)


@get("/sessions", summary="Where I am logged in", responses=refusing(401))
async def list_sessions(request: Asking) -> list[SessionCard]:
    return await house_of(request).people.sessions(await person_of(request))


@delete("/sessions/{session:str}", summary="Log out", status_code=200, responses=refusing(401, *WRITING, 404))
async def log_out(request: Asking, session: FromPath[str]) -> Response[dict[str, str]]:
    """End one of my sessions; ``this`` is the one that asks."""
    person = await person_of(request)
    ended = person.session if session == "this" else session
    house = house_of(request)
    await house.people.end_session(person, ended)
    house.hall.session_ended(ended)
    return forgotten(request, {"ended": ended}) if ended == person.session else Response({"ended": ended})


people_routes = Router(
    path="/", route_handlers=[who_am_i, become_guest, rename, register, log_in, list_sessions, log_out], tags=["people"]
)
