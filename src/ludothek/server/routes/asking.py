"""What handlers share: who asks, and the cookie they are known by."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie, State

from ludothek.server.guard import address
from ludothek.server.house import House
from ludothek.server.people import Person
from ludothek.server.refusals import WhoAreYou

Asking = Request[Any, Any, State]
LASTING = 400 * 24 * 3600
"""Seconds a cookie lasts: as long as browsers let it."""


def house_of(request: Asking) -> House:
    house: House = request.app.state.house
    return house


async def somebody(request: Asking) -> Person | None:
    house = house_of(request)
    return await house.people.known(request.cookies.get(house.cookie))


async def person_of(request: Asking) -> Person:
    """Who asks; it must be somebody."""
    person = await somebody(request)
    if person is None:
        held = (
            "The cookie you hold is not known here (any more)"
            if request.cookies.get(house_of(request).cookie)
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
    return Response(body, status_code=status, cookies=[cookie_of(request, token, LASTING)])


def forgotten(request: Asking, body: object) -> Response[Any]:
    """An answer that takes the cookie away; browsers let that happen only in the way it was set."""
    return Response(body, cookies=[cookie_of(request, "", 0)])


def cookie_of(request: Asking, token: str, seconds: int) -> Cookie:
    house = house_of(request)
    return Cookie(
        key=house.cookie,
        value=token,
        path="/",
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )
