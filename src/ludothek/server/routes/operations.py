"""For those who run a server, and the programs that watch it for them: health and metrics."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import Response, get
from litestar.exceptions import NotFoundException

from ludothek import __version__
from ludothek.server import store
from ludothek.server.metrics import counted, gauge, labelled, metrics
from ludothek.server.refusals import Unavailable
from ludothek.server.request_ids import PEER
from ludothek.server.routes.asking import Asking, services_of
from ludothek.server.services import Services

FRESH = {"cache-control": "no-store"}
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
LOCAL = ("localhost", "127.0.0.1", "::1")
TEXT = "text/plain; version=0.0.4; charset=utf-8"


@get("/health/live", sync_to_thread=False, include_in_schema=False)
def live() -> Response[dict[str, str]]:
    """The process answers; if it does not, it should be started again."""
    return Response({"status": "live"}, headers=FRESH)


@get(["/health", "/health/ready"], sync_to_thread=False, include_in_schema=False)
def ready(request: Asking) -> Response[dict[str, Any]]:
    """It can do its work; if it cannot, a proxy should send people elsewhere, and starting it again does not help."""
    health = services_of(request).health
    state, status = ("ready", 200) if health.is_ready else ("not ready", 503)
    return Response({"status": state, "parts": health.parts()}, status_code=status, headers=FRESH)


@get("/metrics", include_in_schema=False)
async def numbers(request: Asking) -> Response[str]:
    """For a Prometheus on the same machine, or one that knows the token; for all others it is not here."""
    services = services_of(request)
    if not (_has_token(request, services.settings.metrics_token) or _is_next_door(request)):
        raise NotFoundException
    text = "\n".join([*counted(metrics), *await _looked_up(services)])
    return Response(f"{text}\n", media_type=TEXT, headers=FRESH)


def _has_token(request: Asking, token: str | None) -> bool:
    given = request.headers.get("authorization", "")
    return bool(token) and hmac.compare_digest(given.encode(), f"Bearer {token}".encode())


def _is_next_door(request: Asking) -> bool:
    """Whether somebody on this machine asks for themselves; a proxy here asks for others, and may not say so."""
    peer: Any = request.scope.get(PEER, "")
    try:
        is_local = ip_address(peer).is_loopback
        host = urlsplit(f"//{request.headers.get('host', '')}").hostname
    except ValueError:
        return False
    return is_local and host in LOCAL and not any(header in request.headers for header in FORWARDED)


async def _looked_up(services: Services) -> Iterable[str]:
    tables, scribe = services.tables, services.scribe
    lines = [
        *gauge("info", "The version that runs.", {f'{{version="{__version__}"}}': 1}),
        *gauge("ready", "Whether the server can do its work.", int(services.health.is_ready)),
        *gauge("tables_loaded", "Tables in memory.", len(tables.loaded)),
        *gauge("tables_watched", "Tables somebody watches.", len(list(tables.watchers))),
        *gauge("connections", "Live connections.", tables.watchers.count()),
        *gauge("scribe_queue", "Changes that wait to be written.", scribe.queued),
    ]
    try:
        stored = await tables.ask(store.count_tables)
    except Unavailable:
        return lines
    return [*lines, *gauge("tables", "Tables that are kept, by their status.", labelled("status", stored))]


operations_routes = [live, ready, numbers]
