"""Replaying games beside the event loop: one at a time, in small bites, each address in its turn.

Whatever replays a game takes longer the longer the game is, and keeps the interpreter from everybody else meanwhile.
So whoever needs something that is not in memory raises ``NotAtHand``, which says how to replay it; ``Replays`` does so.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import TypeVar
from weakref import WeakValueDictionary

from ludothek.server.refusals import TooMany

T = TypeVar("T")

ITSELF = "the server itself"
asker: ContextVar[str] = ContextVar("asker", default=ITSELF)
"""The address for which something is done; who has none is the server itself."""

BITE = 0.0005
"""Seconds for which a replay goes on at a stretch; the event loop may have to wait as long."""
REST = 0.001
"""Seconds after each of them that are left to the event loop."""
MOST_WAITING = 400
"""Replays that may be waited for from one address; more than it may hold live connections."""

Pace = Callable[[], None]
"""To be called after every step of a replay."""


class NotAtHand(Exception):
    """What was asked for has to be replayed first.

    ``replay`` does so, beside the event loop, and touches nothing that goes on meanwhile. It returns a function that
    puts what was found where it is looked for.
    """

    def __init__(self, replay: Callable[[Pace], Callable[[], None]]) -> None:
        super().__init__("This has to be replayed first.")
        self.replay = replay


class Stopped(Exception):
    """Nobody waits for this replay any more."""


class Bites:
    """The pace of one replay: after every bite it rests."""

    def __init__(self) -> None:
        self.stopped = False
        self._until = time.perf_counter() + BITE

    def __call__(self) -> None:
        if time.perf_counter() < self._until:
            return
        if self.stopped:
            raise Stopped
        time.sleep(REST)
        self._until = time.perf_counter() + BITE


class Replays:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "replay")
        self._free = asyncio.Lock()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()
        self._bites = Bites()  # of the replay that goes on

    async def at_hand(self, find: Callable[[], T]) -> T:
        """What ``find`` returns; what it needs for that is replayed first."""
        try:
            return find()
        except NotAtHand:
            pass
        async with self.turn():
            while True:
                try:
                    return find()  # somebody before us may have needed the same
                except NotAtHand as missing:
                    put = await self.beside(missing.replay)
                put()

    async def at_hand_for_all(self, find: Callable[[], T]) -> T:
        """The same for what everybody at a table waits for: it stands in the server's own line, whoever asked first."""
        before = asker.set(ITSELF)
        try:
            return await self.at_hand(find)
        finally:
            asker.reset(before)

    async def bring(self, missing: NotAtHand) -> None:
        """Replay what is not at hand."""
        async with self.turn():
            put = await self.beside(missing.replay)
        put()

    async def run(self, replay: Callable[[Pace], T]) -> T:
        """The result of a replay."""
        async with self.turn():
            return await self.beside(replay)

    def stop(self) -> None:
        self._bites.stopped = True
        self._thread.shutdown(wait=False, cancel_futures=True)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait in line, where only one of each address stands: who asks for much keeps others waiting for one."""
        whose = asker.get()
        if self._waiting[whose] >= MOST_WAITING and whose != ITSELF:
            raise TooMany("looks-back", most=MOST_WAITING)
        turn = self._turns.get(whose) or asyncio.Lock()
        self._turns[whose] = turn
        self._waiting[whose] += 1
        try:
            async with turn, self._free:
                yield
        finally:
            self._waiting[whose] -= 1
            if not self._waiting[whose]:
                del self._waiting[whose]

    async def beside(self, replay: Callable[[Pace], T]) -> T:
        """The result of a replay by whoever's turn it is."""
        self._bites = bites = Bites()
        work = asyncio.get_running_loop().run_in_executor(self._thread, replay, bites)
        work.add_done_callback(_heed)
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            bites.stopped = True
            raise


def _heed(work: asyncio.Future[T]) -> None:
    """What became of a replay that nobody waits for any more is no error."""
    if not work.cancelled():
        work.exception()
