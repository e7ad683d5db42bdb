"""Waiting for what is to happen: looked for again and again, until it takes too long."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable

PATIENCE = 60.0
"""Seconds after which what should have happened counts as failed."""
PAUSE = 0.01
"""Seconds between two looks."""


async def until(happened: Callable[[], object | Awaitable[object]], patience: float = PATIENCE) -> None:
    """Return as soon as this is true, or the answer to it if it has to be awaited; AssertionError if it never is."""
    try:
        async with asyncio.timeout(patience):
            while True:
                found = happened()
                if await found if inspect.isawaitable(found) else found:
                    return
                await asyncio.sleep(PAUSE)
    except TimeoutError:
        raise AssertionError(f"this did not happen within {patience:g} seconds: {happened}") from None


def happens(what: Callable[[], object], patience: float = PATIENCE) -> bool:
    """Whether this becomes true, for those who have no event loop; returns as soon as it is."""
    end = time.monotonic() + patience
    while not what():
        if time.monotonic() > end:
            return False
        time.sleep(PAUSE)
    return True
