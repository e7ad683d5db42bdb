"""The thread in which the client of a server lives, so that the dialogue can ask and wait like any other."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import wait
from typing import Any, TypeVar

T = TypeVar("T")

GLANCE = 0.3
"""Seconds after which somebody who waits for an answer looks whether the connection still stands."""


class ClientThread:
    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.meanwhile: Callable[[], None] = lambda: None

    def ask(self, question: Coroutine[Any, Any, T]) -> T:
        """Wait for an answer of the server; who gives up waiting takes the question back."""
        future = asyncio.run_coroutine_threadsafe(question, self._loop)
        try:
            while not wait([future], GLANCE).done:
                self.meanwhile()
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(1)
