"""What handlers share: who asks, and the cookie they are known by."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie, State

from ludothek.server.guard import address
from ludothek.server.refusals import WhoAreYou
from ludothek.server.rows import Person
from ludothek.server.services import Services

Asking = Request[Any, Any, State]
LASTING = 400 * 24 * 3600
"""Seconds a cookie lasts: as long as browsers let it."""


def services_of(request: Asking) -> Services:
    services: Services = request.app.state.services
    return services


async def somebody(request: Asking) -> Person | None:
    services = services_of(request)
    return await services.people.known(request.cookies.get(services.cookie))


async def person_of(request: Asking) -> Person:
    """Who asks; it must be somebody."""
    person = await somebody(request)
    if person is None:
        held = (
            "The cookie you hold is not known here (any more)"
            if request.cookies.get(services_of(request).cookie)
            else ("Nobody is known by this browser yet")
        )
        raise WhoAreYou(f"{held}: say your name first, or log in.")
    return person


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
