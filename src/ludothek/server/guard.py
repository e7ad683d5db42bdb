"""The outermost layer: where a request comes from, how often, and the headers that every answer carries."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludothek.kernel.errors import LudothekError
from ludothek.protocol import REFUSED, Problem
from ludothek.server.addresses import address, host_of
from ludothek.server.bans import Bans
from ludothek.server.encoding import encode
from ludothek.server.hosts import Hosts
from ludothek.server.limits import Limits
from ludothek.server.refusals import NotYours, TooMany, closing_reason, problem_of
from ludothek.server.replays import asker
from ludothek.server.unread import SLICE

HEALTH = ("/health", "/health/live", "/health/ready")
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
JSON = (b"content-type", b"application/json")
UNTAKEN = problem_of(TooMany("answers-untaken"))
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
    def __init__(self, app: ASGIApp, limits: Limits, bans: Bans, public_url: str | None, hosts: Hosts) -> None:
        self._app = app
        self._limits = limits
        self._bans = bans
        self._hosts = hosts
        self._public = origin_of(public_url) if public_url else ""
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        live = str(scope["type"]) == "websocket"
        if scope.get("method") == "HEAD" and not is_api(scope):
            scope = {**scope, "method": "GET"}  # type: ignore[assignment]  # uvicorn leaves the body out
        headers = {name.lower(): value for name, value in scope["headers"]}
        answer = self._handshake(scope, send) if live else self._with_headers(scope, send)
        try:
            self._bans.check_address(host_of(scope))
            asker.set(address(scope))
            if scope["path"] not in HEALTH:  # who watches over a server is told even while others flood it
                self._limits.take("requests", asker.get(), Limits.REQUESTS)
                self._hosts.check(headers.get(b"host", b"").decode("latin-1"))
            if live or scope.get("method") not in SAFE:
                self._check_origin(headers)
        except LudothekError as refusal:
            await self._refuse(live, receive, answer, refusal)
            return
        await self._app(scope, receive, answer)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        """Every answer has our headers; a long one goes in slices, or is refused if too many of them are not taken."""
        extra = [*self._headers, (b"cache-control", b"no-store")] if is_api(scope) else self._headers
        head: Any = None  # waits for the body
        refused = False

        async def send_with_headers(message: Any) -> None:
            nonlocal head, refused
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                added = [header for header in extra if header[0] not in present]
                message["headers"] = [*message["headers"], *added]
                head = message
                return
            size = len(message.get("body", b""))
            if head is not None:
                if size > SLICE and not self._limits.unsent.has_room(address(scope), size):
                    refused = True
                    head = {**head, "status": TooMany.status, "headers": [JSON, *extra]}
                    message = {**message, "body": encode(UNTAKEN), "more_body": False}
                    size = 0
                begin, head = head, None
                await send(begin)
            elif refused:
                return
            await (self._send_long(scope, send, message) if size > SLICE else send(message))

        return send_with_headers

    async def _send_long(self, scope: Scope, send: Send, message: Any) -> None:
        """Send a body as fast as it is taken, and count what waits."""
        who, body = address(scope), message["body"]
        self._limits.unsent.add(who, len(body))
        try:
            for start in range(0, len(body), SLICE):
                more = message.get("more_body", False) or start + SLICE < len(body)
                await send({"type": "http.response.body", "body": body[start : start + SLICE], "more_body": more})
        finally:
            self._limits.unsent.remove(who, len(body))

    def _handshake(self, scope: Scope, send: Send) -> Send:
        """A live connection that is refused before it began gets an HTTP answer with a sentence, like any request."""
        accepted = "websocket.http.response" not in (scope.get("extensions") or {})

        async def send_or_explain(message: Message) -> None:
            nonlocal accepted
            if message["type"] == "websocket.close" and not accepted:
                status = message["code"] - REFUSED if REFUSED < message["code"] < REFUSED + 600 else 403
                sentence = message.get("reason") or "The live connection cannot be opened like this."
                head = [JSON, (b"cache-control", b"no-store"), *self._headers]
                await send({"type": "websocket.http.response.start", "status": status, "headers": head})
                body = encode(Problem(problem=sentence, status=status))
                await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
                return
            accepted = True
            await send(message)

        return send_or_explain

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        """Browsers say from which site a request was made; only our own pages may change anything."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        site = headers.get(b"sec-fetch-site", b"none")
        if self._public and origin == self._public:
            return
        host = headers.get(b"host", b"").decode("latin-1").lower()
        ours = not self._public.startswith("https://") and host and urlsplit_host(origin) == host
        if (origin and not ours) or site not in (b"same-origin", b"none"):
            raise NotYours("other-site")

    async def _refuse(self, live: bool, receive: Receive, send: Send, refusal: LudothekError) -> None:
        told = problem_of(refusal)
        if live:
            await receive()
            await send(
                {"type": "websocket.close", "code": REFUSED + told.status, "reason": closing_reason(told.problem)}
            )
            return
        body = encode(told)
        await send({"type": "http.response.start", "status": told.status, "headers": [JSON]})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def is_api(scope: Scope) -> bool:
    return scope["path"].startswith("/api/")


def origin_of(url: str) -> str:
    """An address as browsers name where a page is from.

    >>> origin_of("https://Games.example/ludothek/")
    'https://games.example'
    """
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def urlsplit_host(origin: str) -> str:
    """
    >>> urlsplit_host("https://Games.example:8000"), urlsplit_host("null")
    ('games.example:8000', '')
    """
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
