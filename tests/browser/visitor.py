"""Somebody with a browser of their own: what they see and do, and everything that goes wrong meanwhile."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
    expect,
)

API = "/api/v1"
PATIENCE = 30_000
"""Milliseconds; the machine may be slow, and nothing here is about speed."""
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOST = r"WebSocket connection to .* failed|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|EMPTY_RESPONSE|FAILED)"
"""What a browser says by itself while the server cannot be reached."""
OVER = "finished"

expect.set_options(timeout=PATIENCE)


class Visitor:
    """A browser context with one page. Errors of the page, of its console and against its policy are gathered."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        dark: bool = False,
        phone: bool = False,
        screen: ViewportSize | None = None,
        motion: float = 0,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            base_url=address,
            viewport=screen or (PHONE if phone else LAPTOP),
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        liked = json.dumps(json.dumps({"motion": motion}))
        self.context.add_init_script(
            f"if (!localStorage.getItem('ludothek.settings')) localStorage.setItem('ludothek.settings', {liked});"
            "addEventListener('securitypolicyviolation', (event) => "
            "console.error('against the policy: ' + event.violatedDirective + ' ' + event.blockedURI));"
        )
        self.page: Page = self.context.new_page()
        self.console: list[str] = []
        self.errors: list[str] = []
        self.frames: list[str] = []
        """Everything that came over live connections."""
        self.newest: Any = None
        """The newest position among them."""
        self.granted = 0
        """How many of our wishes the server has granted there."""
        self.bodies: list[str] = []
        """The answers of the server's interface, if `keep_bodies` was called."""
        self._expected: list[str] = []
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self._wrong(f"page error: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("websocket", self._connected)

    # What goes wrong.

    def expects(self, *patterns: str) -> None:
        """Errors that belong to the test: a lost connection, a refusal."""
        self._expected += patterns

    def _wrong(self, text: str) -> None:
        self.errors.append(text)

    def _said(self, message: ConsoleMessage) -> None:
        where = message.location.get("url", "")
        self.console.append(f"{message.type}: {message.text} ({where})")
        if message.type == "error":
            self._wrong(f"console: {message.text} ({where})")

    def _failed(self, request: Request) -> None:
        self.console.append(f"failed: {request.method} {request.url} {request.failure}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._heard(str(frame)))

    def _heard(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "position":
            self.newest = message
            answer = message["answer"]
            self.granted += answer is not None and answer["request"] is not None and answer["outcome"] != "refused"

    def keep_bodies(self) -> None:
        def keep(response: Response) -> None:
            if API in response.url and response.request.resource_type == "fetch":
                self.bodies.append(f"{response.url}\n{response.text()}")

        self.page.on("response", keep)

    @property
    def unexpected(self) -> list[str]:
        return [each for each in self.errors if not any(re.search(pattern, each) for pattern in self._expected)]

    def report(self, folder: Path, name: str) -> None:
        """For whoever looks into a failure."""
        folder.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=folder / f"{name}.png")
        (folder / f"{name}.log").write_text("\n".join([self.page.url, *self.console, *self.errors]))
        (folder / f"{name}.html").write_text(self.page.content())

    # The server's interface, as this person.

    def be(self, name: str) -> Visitor:
        """Known to the server from the start, under a name."""
        self.ask("POST", "/me", {"name": name})
        self.context.add_init_script("localStorage.setItem('ludothek.known', 'yes');")
        return self

    def ask(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body)
        headers = {} if body is None else {"content-type": "application/json"}
        answer = self.context.request.fetch(API + path, method=method, data=data, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.text() else None

    def open_table(self, title: str, *others: str | dict[str, Any], **more: object) -> str:
        """A table with us first: `"mind"`, `"anyone"`, `"invitation"`, the name of a mind, or a place in full."""
        places = [{"who": "me"}, *map(_place, others)]
        table = self.ask("POST", "/tables", {"title": title, "seats": places, "listed": False, **more})["table"]
        return str(table["id"])

    def position(self, table: str, since: int | None = None) -> Any:
        return self.ask("GET", f"/tables/{table}" + ("" if since is None else f"?since={since}"))

    # The page.

    def go(self, path: str) -> Visitor:
        self.page.goto(path)
        return self

    def look_at(self, table: str) -> Visitor:
        """The page of a table, until it is drawn."""
        self.go(f"/tables/{table}")
        self.board.wait_for()
        return self

    @property
    def board(self) -> Locator:
        return self.page.locator("main.board > *").first

    @property
    def chips(self) -> Locator:
        """The choices as buttons."""
        return self.page.locator(".choose .chip:enabled")

    @property
    def steps(self) -> Locator:
        """Buttons that lead to several choices, where there are many."""
        return self.page.locator(".choose .step:enabled")

    @property
    def pointed(self) -> Locator:
        """What glows on the board."""
        return self.page.locator("[data-choice]")

    @property
    def sentence(self) -> Locator:
        return self.page.locator(".prompt .sentence")

    def until(
        self, happened: Callable[[], object], what: str | Callable[[], str] = "", patience: int = PATIENCE
    ) -> None:
        """Wait for something that is no matter of the page alone."""
        end = time.monotonic() + patience / 1000
        while not happened():
            if time.monotonic() > end:
                raise AssertionError(f"this did not happen: {what() if callable(what) else what or happened}")
            self.page.wait_for_timeout(10)

    def close(self) -> None:
        self.context.close()


def _place(other: str | dict[str, Any]) -> dict[str, Any]:
    if isinstance(other, dict):
        return other
    return {"who": other} if other in ("anyone", "invitation", "mind") else {"who": "mind", "mind": other}
