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
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludothek import __version__
from ludothek.kernel.errors import LudothekError
from ludothek.protocol import API, Problem
from ludothek.server.guard import Guard
from ludothek.server.hosts import Hosts, names_of
from ludothek.server.openapi import StrictDocument
from ludothek.server.refusals import Refused, fault, problem_of
from ludothek.server.request_ids import RequestIds, current
from ludothek.server.routes.accounts import account_routes
from ludothek.server.routes.admin import admin_routes
from ludothek.server.routes.asking import only_for_somebody
from ludothek.server.routes.daily import daily_routes
from ludothek.server.routes.history import history_routes
from ludothek.server.routes.lobby import lobby_routes
from ludothek.server.routes.looking import looking_routes
from ludothek.server.routes.notices import notice_routes
from ludothek.server.routes.operations import operations_routes
from ludothek.server.routes.people import people_routes
from ludothek.server.routes.reports import report_routes
from ludothek.server.routes.tables import table_routes
from ludothek.server.routes.tournaments import tournament_routes
from ludothek.server.services import Services
from ludothek.server.site import client

log = logging.getLogger("ludothek.app")

LARGEST_BODY = 32_000
REASONS = {404: "nothing-here", 405: "no-such-method", 413: "request-too-large"}
"""What is said about what the framework refuses."""


def application(services: Services) -> ASGIApp:
    """The ASGI application: all routes, with the guard around them, proxies that are believed, and ids of requests."""
    settings = services.settings
    guarded: Any = Guard(
        _litestar(services), services.limits, services.bans, settings.public_url, Hosts(names_of(settings))
    )
    known: Any = ProxyHeadersMiddleware(guarded, settings.trusted_proxies)
    return RequestIds(known, settings.trusted_proxies, settings.log_requests)


def _litestar(services: Services) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    routes = [
        lobby_routes,
        people_routes,
        account_routes,
        history_routes,
        daily_routes,
        looking_routes,
        table_routes,
        tournament_routes,
        notice_routes,
        report_routes,
        admin_routes,
    ]
    private = services.settings.registration != "open"
    api = Router(path=API, route_handlers=routes, guards=[only_for_somebody] if private else [])
    return Litestar(
        route_handlers=[api, *operations_routes, client],
        lifespan=[lifespan],
        state=State({"services": services}),
        openapi_config=OpenAPIConfig(
            title="Ludothek",
            version=__version__,
            path=f"{API}/openapi",
            render_plugins=[StrictDocument(path="/openapi.json")],
        ),
        exception_handlers={
            LudothekError: _refused,
            HTTPException: _http,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            Exception: _failed,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def _refused(_: Request[Any, Any, Any], error: LudothekError) -> Response[Problem]:
    told = problem_of(error)
    return Response(told, status_code=told.status)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON with brackets in brackets in brackets; no message of ours is deep."""
    return _refused(request, Refused("too-deep"))


def _no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    """Bytes that are no text, in a body or where else a request has some."""
    return _refused(request, Refused("no-text", detail=error.reason, byte=error.start))


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in our form."""
    status = error.status_code
    refusal = Refused(REASONS[status]) if status in REASONS else Refused("not-understood", detail=error.detail or "?")
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        wrong = "; ".join(f"{each.get('key') or 'request'}: {each.get('message')}" for each in error.extra[:3])
        refusal = Refused("no-body") if wrong == "data: 'data'" else Refused("unexpected", detail=wrong)
    told = problem_of(refusal)
    told.status = status
    return Response(told, status_code=status)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours. It is written down without what the request carried."""
    log.error("%r %r failed", request.method, request.url.path, exc_info=error)
    return Response(problem_of(fault(current.get())), status_code=500)
