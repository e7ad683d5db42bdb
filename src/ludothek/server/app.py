"""The server as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from ludothek import __version__
from ludothek.kernel.errors import LudothekError
from ludothek.server.guard import Guard
from ludothek.server.house import House
from ludothek.server.page import page_routes
from ludothek.server.protocol import Problem
from ludothek.server.refusals import status_of
from ludothek.server.routes.lobby import lobby_routes
from ludothek.server.routes.people import people_routes
from ludothek.server.routes.tables import table_routes

log = logging.getLogger("ludothek.app")

API = "/api/v1"
LARGEST_BODY = 32_000


def application(house: House) -> ASGIApp:
    """Everything, with the guard around it."""
    origins = frozenset([house.settings.public_url.rstrip("/")] if house.settings.public_url else [])
    return Guard(_litestar(house), house.limits, origins)


def _litestar(house: House) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    api = Router(path=API, route_handlers=[lobby_routes, people_routes, table_routes])
    return Litestar(
        route_handlers=[api, *page_routes],
        lifespan=[lifespan],
        state=State({"house": house}),
        openapi_config=OpenAPIConfig(
            title="Ludothek",
            version=__version__,
            path=f"{API}/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        exception_handlers={LudothekError: _refused, HTTPException: _http, Exception: _failed},
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def _refused(_: Request[Any, Any, Any], error: LudothekError) -> Response[Problem]:
    status = status_of(error)
    return Response(Problem(problem=str(error), status=status), status_code=status)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in our form."""
    sentence = error.detail or "The request cannot be understood."
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        wrong = "; ".join(f"{each.get('key') or 'the request'}: {each.get('message')}" for each in error.extra[:3])
        sentence = f"The request is not as expected: {wrong}."
    return Response(Problem(problem=sentence[:500], status=error.status_code), status_code=error.status_code)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours. It is written down without what the request carried."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(
        Problem(problem="Something went wrong on the server; nothing was lost.", status=500), status_code=500
    )
