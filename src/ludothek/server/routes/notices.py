"""How I am told that a table waits for me."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from ludothek.protocol import ConfirmMail, NewWay, Notices, NoticeWishes
from ludothek.server.limits import Limits
from ludothek.server.notices import choosing
from ludothek.server.routes.asking import FOR_NOBODY, Asking, address_of, person_of, services_of
from ludothek.server.routes.refusing import WRITING, refusing
from ludothek.server.rows import Person


@get("/me/notices", summary="How I am told that a table waits", responses=refusing(401))
async def my_notices(request: Asking) -> Notices:
    """Nobody is told anything until they have chosen a way."""
    return await choosing.notices_of(services_of(request), (await person_of(request)).id)


@put("/me/notices", summary="When I am told", responses=refusing(401, *WRITING))
async def set_wishes(request: Asking, data: JSONBody[NoticeWishes]) -> Notices:
    """Quiet hours in my time zone, how far apart notices are, and in which language."""
    person = await _counted(request)
    await choosing.set_wishes(services_of(request), person.id, data)
    return await choosing.notices_of(services_of(request), person.id)


@post("/me/notices/ways", summary="Tell me this way, too", status_code=200, responses=refusing(401, *WRITING, 409))
async def add_way(request: Asking, data: JSONBody[NewWay]) -> Notices:
    """A browser, a webhook, or an address of mail, to which a link is sent that has to be opened first."""
    services = services_of(request)
    person = await _counted(request)
    if data.kind == "mail":
        for who in (person.id, address_of(request), f"to {data.address.casefold()}"):
            services.limits.take("mails", who, Limits.MAILS)
    await choosing.add_way(services, person, data)
    return await choosing.notices_of(services, person.id)


@delete(
    "/me/notices/ways/{way:str}",
    summary="Do not tell me this way any more",
    status_code=200,
    responses=refusing(401, *WRITING, 404),
)
async def remove_way(request: Asking, way: FromPath[str]) -> Notices:
    services = services_of(request)
    person = await person_of(request, even_banned=True)
    await choosing.remove_way(services, person.id, way)
    return await choosing.notices_of(services, person.id)


@post(
    "/me/notices/ways/{way:str}/trial",
    summary="Try whether it gets there",
    status_code=200,
    responses=refusing(401, *WRITING, 404, 409),
)
async def try_way(request: Asking, way: FromPath[str]) -> Notices:
    services = services_of(request)
    person = await person_of(request)
    services.limits.take("trials", person.id, Limits.TRIALS)
    await choosing.try_way(services, person, way)
    return await choosing.notices_of(services, person.id)


@post(
    "/notices/confirmation",
    summary="Confirm an address of mail",
    status_code=200,
    responses=refusing(*WRITING),
    opt=FOR_NOBODY,
)
async def confirm_mail(request: Asking, data: JSONBody[ConfirmMail]) -> dict[str, str]:
    """By the link that was sent there, which works once and in any browser; the answer names the address."""
    services = services_of(request)
    services.limits.take("logins", address_of(request), Limits.LOGINS)
    return {"address": await choosing.confirm_mail(services, data.link)}


async def _counted(request: Asking) -> Person:
    person = await person_of(request)
    services_of(request).limits.take("notices", person.id, Limits.NOTICES)
    return person


notice_routes = Router(
    path="/",
    route_handlers=[my_notices, set_wishes, add_way, remove_way, try_way, confirm_mail],
    tags=["notices"],
)
