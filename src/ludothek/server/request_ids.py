"""Every request has an id: it is in the answer, and in every line that is logged on its behalf.

What the scribe logs has none: it writes for many at once.
This is the outermost layer, before a proxy is believed for whom it asks.
"""

from __future__ import annotations

import logging
import re
import secrets
from contextvars import ContextVar
from time import monotonic

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludothek.server.http_limits import is_trusted
from ludothek.server.metrics import metrics

log = logging.getLogger("ludothek.requests")

PROPER = re.compile(rb"[A-Za-z0-9_.-]{8,64}")
PEER = "ludothek.peer"
"""In the scope: the address at the other end of the connection, whoever it asks for."""
current: ContextVar[str] = ContextVar("request", default="")


class RequestIds:
    def __init__(self, app: ASGIApp, trusted: str, log_requests: bool) -> None:
        self._app = app
        self._trusted = trusted
        self._log_requests = log_requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        begun = monotonic()
        client = scope.get("client")
        peer = client[0] if client else ""
        scope[PEER] = peer  # type: ignore[literal-required]
        id = self._id(scope, peer)
        current.set(id)
        status = 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                metrics.requests[status] += 1
                if 400 <= status < 500:
                    metrics.refusals[status] += 1
                headers = [*message["headers"], (b"x-request-id", id.encode())]
                message["headers"] = headers
            await send(message)

        try:
            await self._app(scope, receive, send_with_id)
        finally:
            if self._log_requests:
                _note(scope, status, monotonic() - begun)

    def _id(self, scope: Scope, peer: str) -> str:
        """The one a trusted proxy has given, so that its log and ours can be read together; else a new one."""
        for name, value in scope["headers"]:
            if name == b"x-request-id" and PROPER.fullmatch(value) and is_trusted(peer, self._trusted):
                return str(value.decode())
        return secrets.token_hex(8)


def _note(scope: Scope, status: int, seconds: float) -> None:
    """A line for the log: which address by its pattern, so that no id, link or token that was in it is written."""
    what = scope.get("path_template") or "(unknown)"
    method = "LIVE" if str(scope["type"]) == "websocket" else str(scope.get("method"))
    log.info("%s %s %s %.0f ms", method, what, status or "-", seconds * 1000)
