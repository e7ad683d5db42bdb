"""Guests and sessions."""

from __future__ import annotations

from litestar import Response, Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from ludothek.protocol import Me, NewGuest, SessionCard
from ludothek.protocol.typed_text import readable_name
from ludothek.server.admission import invitation_of
from ludothek.server.limits import Limits
from ludothek.server.routes.asking import (
    FOR_NOBODY,
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
from ludothek.server.rows import Person


@get("/me", summary="Who I am", responses=refusing(401))
async def who_am_i(request: Asking) -> Me:
    """The person this cookie belongs to."""
    return (await person_of(request)).card()


@post("/me", summary="Say my name", responses=greeting(401, *WRITING), opt=FOR_NOBODY)
async def become_guest(request: Asking, data: JSONBody[NewGuest]) -> Response[Me]:
    """Become a guest with this name; the answer sets a lasting cookie. Who is known already gets the new name.

    A private server wants an invitation: its own, or with a table's id the link to a seat there.
    """
    services = services_of(request)
    known = await somebody(request)
    if known is not None:
        return Response(await _renamed(request, known, data.name), status_code=200)
    services.limits.take("guests", address_of(request), Limits.GUESTS)
    services.storage.check_room(None)
    invitation = await invitation_of(services, data)
    person, token = await services.people.new_guest(data.name, agent_of(request), invitation)
    return remembered(request, person.card(), token)


@patch("/me", summary="Change my name", responses=refusing(401, *WRITING))
async def rename(request: Asking, data: JSONBody[NewGuest]) -> Me:
    return await _renamed(request, await person_of(request), data.name)


async def _renamed(request: Asking, person: Person, name: str) -> Me:
    services = services_of(request)
    if readable_name(name) != person.name:
        services.bans.check_voice(person.id)  # a name is read by everybody
    services.limits.take("new names", person.id, Limits.RENAMES)
    return (await services.people.rename(person, name)).card()


@get("/sessions", summary="Where I am logged in", responses=refusing(401))
async def list_sessions(request: Asking) -> list[SessionCard]:
    return await services_of(request).people.sessions(await person_of(request))


@delete("/sessions/{session:str}", summary="Log out", status_code=200, responses=refusing(401, *WRITING, 404))
async def log_out(request: Asking, session: FromPath[str]) -> Response[dict[str, str]]:
    """End one of my sessions; ``this`` is the one that asks, ``others`` are all but that."""
    person = await person_of(request, even_banned=True)  # else nobody else could use their browser
    services = services_of(request)
    if session == "others":
        for each in await services.people.end_other_sessions(person):
            services.tables.session_ended(each)
        return Response({"ended": session})
    ended = person.session if session == "this" else session
    await services.people.end_session(person, ended)
    services.tables.session_ended(ended)
    return forgotten(request, {"ended": ended}) if ended == person.session else Response({"ended": ended})


people_routes = Router(
    path="/", route_handlers=[who_am_i, become_guest, rename, list_sessions, log_out], tags=["people"]
)
