"""What handlers share: who asks, and the cookie they are known by."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import Cookie, State
from litestar.handlers import BaseRouteHandler

from ludothek.server.addresses import address
from ludothek.server.admission import known, stranger
from ludothek.server.guard import SAFE
from ludothek.server.refusals import NotYours
from ludothek.server.rows import Person
from ludothek.server.services import Services

Asking = Request[Any, Any, State]
LASTING = 400 * 24 * 3600
"""Seconds a cookie lasts: as long as browsers let it."""


def services_of(request: Asking) -> Services:
    services: Services = request.app.state.services
    return services


async def somebody(request: Asking, even_banned: bool = False) -> Person | None:
    """Who asks, if they are known. Somebody who is banned may still look, but change nothing."""
    services = services_of(request)
    person = await known(services, request.cookies.get(services.cookie))
    if person is not None and request.method not in SAFE and not even_banned:
        services.bans.check_person(person.id)
    return person


async def person_of(request: Asking, even_banned: bool = False) -> Person:
    """Who asks; it must be somebody."""
    person = await somebody(request, even_banned)
    if person is None:
        services = services_of(request)
        raise stranger(services, request.cookies.get(services.cookie))
    return person


async def admin_of(request: Asking) -> Person:
    """Who asks; it must be somebody who looks after this server."""
    person = await person_of(request)
    if not person.admin:
        raise NotYours("for-admins")
    return person


FOR_NOBODY = {"for_nobody": True}
"""The mark of a handler that answers also who is not known, on a private server as well."""


async def only_for_somebody(asking: ASGIConnection[Any, Any, Any, State], handler: BaseRouteHandler) -> None:
    """On a private server nobody is answered who has not come in; live connections say so themselves."""
    if handler.opt.get("for_nobody") or isinstance(asking, WebSocket):
        return
    services: Services = asking.app.state.services
    token = asking.cookies.get(services.cookie)
    if await known(services, token) is None:
        raise stranger(services, token)


def address_of(request: Asking) -> str:
    return address(request.scope)


def agent_of(request: Asking) -> str:
    return request.headers.get("user-agent", "")


def remembered(request: Asking, body: object, token: str, status: int = 201) -> Response[Any]:
    """An answer with the cookie."""
    return Response(body, status_code=status, cookies=[_cookie(request, token, LASTING)])


def forgotten(request: Asking, body: object) -> Response[Any]:
    """An answer that takes the cookie away; browsers heed it only if it has the form of the one it replaces."""
    return Response(body, cookies=[_cookie(request, "", 0)])


def _cookie(request: Asking, token: str, seconds: int) -> Cookie:
    services = services_of(request)
    return Cookie(
        key=services.cookie,
        value=token,
        path="/",
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
    )
