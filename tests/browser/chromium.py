"""Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files

from playwright.sync_api import Browser, sync_playwright
from services.service import not_installed

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WHOLE = "chromium"
"""With everything around a page, as people have it."""
PROGRAMS = ("chromium-headless-shell", WHOLE)
"""The first is the same without windows, profile and extensions; with them, a page takes a third more time."""


def program() -> str | None:
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def missing() -> str | None:
    """What keeps the browser's tests from running."""
    if program() is None:
        return not_installed("Chromium")
    return unbuilt()


def unbuilt() -> str | None:
    if not files("ludothek").joinpath("site", "index.html").is_file():
        return "The browser client is not built: run make site"
    return None


@contextmanager
def chromium(which: str | None = None) -> Iterator[Browser]:
    """While it is open, no other event loop can run in this thread."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=which or program(), headless=True, args=FLAGS)
        yield browser
        browser.close()
