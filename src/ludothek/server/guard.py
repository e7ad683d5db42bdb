"""The outermost layer: where a request comes from, how often, and the headers that every answer carries."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludothek.kernel.errors import LudothekError
from ludothek.server.limits import Limits
from ludothek.server.protocol import Problem, encode
from ludothek.server.refusals import NotYours, status_of

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Guard:
    def __init__(self, app: ASGIApp, limits: Limits, origins: frozenset[str]) -> None:
        self._app = app
        self._limits = limits
        self._origins = origins
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        live = str(scope["type"]) == "websocket"
        headers = {name.lower(): value for name, value in scope["headers"]}
        try:
            self._limits.take("requests", address(scope), Limits.REQUESTS)
            if live or scope.get("method") not in SAFE:
                self._check_origin(headers)
        except LudothekError as refusal:
            await self._refuse(live, receive, send, refusal)
            return
        private = scope["path"].startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [*self._headers, (b"cache-control", b"no-store")] if private else self._headers
                present = {name.lower() for name, _ in message["headers"]}
                added = [header for header in extra if header[0] not in present]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await self._app(scope, receive, send if live else send_with_headers)

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        """Browsers say from which site a request was made; only our own pages may change anything."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        if origin and urlsplit_host(origin) != host.lower() and origin not in self._origins:
            raise NotYours("This request comes from a page of another site.")
        if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none") and origin not in self._origins:
            raise NotYours("This request comes from a page of another site.")

    async def _refuse(self, live: bool, receive: Receive, send: Send, refusal: LudothekError) -> None:
        status = status_of(refusal)
        if live:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": str(refusal)[:120]})
            return
        body = encode(Problem(problem=str(refusal), status=status))
        headers = [(b"content-type", b"application/json"), *self._headers]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def urlsplit_host(origin: str) -> str:
    """
    >>> urlsplit_host("https://Games.example:8000"), urlsplit_host("null")
    ('games.example:8000', '')
    """
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def address(scope: Scope) -> str:
    """The address a request came from, as far as the server can see."""
    client = scope.get("client")
    return client[0] if client else "?"
