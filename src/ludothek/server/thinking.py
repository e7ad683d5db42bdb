"""Computer players think in processes of their own. What travels there is drawn from what their seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from ludothek.kernel.frozen import freeze, thaw
from ludothek.kernel.game import Game
from ludothek.kernel.hints import Hint
from ludothek.kernel.rng import Rng, new_seed
from ludothek.kernel.state import State
from ludothek.minds import mind
from ludothek.minds.hints import hints
from ludothek.server.complaints import Complaints
from ludothek.server.metrics import metrics

complaints = Complaints(logging.getLogger("ludothek.minds"))

TRIES = 3
LONGEST_THOUGHT = 60.0
"""Seconds after which a thought counts as stuck."""
QUICK, LONGEST_QUICK = "skilled", 10.0
"""Who decides if a mind fails or hangs, and for how many seconds; it thinks in a worker, too, as all minds do."""
AT_RANDOM = "random"
"""Who decides if no worker answers at all."""
T = TypeVar("T")


class Thought(NamedTuple):
    choices: list[int]
    """The choice, and what the mind will choose then if nobody else decides in between."""
    by: str
    """The mind whose choice it is: the one that was asked for, or a weaker one."""


class Stuck(Exception):
    """A worker did not answer in time."""


def think(frozen: bytes, name: str, seat: int, seed: int) -> list[int]:
    """In the worker: what the mind chooses, and will choose then."""
    state = thaw(frozen)
    thinker = mind(state.game, name)
    return [thinker.choose(state, seat, Rng.from_seed(seed)), *thinker.errand()]


def advise(frozen: bytes, seat: int, seed: int) -> list[Hint]:
    """In the worker: the best choices of a seat."""
    return hints(thaw(frozen), seat, Rng.from_seed(seed))


def _prepare() -> None:
    """A worker is stopped by its server only, and goes when the server goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _heed(thought: asyncio.Future[Any]) -> None:
    """What became of a thought that nobody waits for any more, because the server is stopped, is no error."""
    if not thought.cancelled():
        thought.exception()


@asynccontextmanager
async def counted() -> AsyncIterator[None]:
    """Somebody thinks, and does not wait to."""
    begun = monotonic()
    metrics.thinking += 1
    metrics.waiting_thoughts -= 1
    try:
        yield
    finally:
        metrics.thinking -= 1
        metrics.waiting_thoughts += 1
        metrics.thought_seconds.add(monotonic() - begun)


def _submitted(pool: ProcessPoolExecutor, work: Callable[..., T], *given: object) -> Future[T]:
    """Work for a worker; a pool that was shut down meanwhile counts as broken."""
    try:
        return pool.submit(work, *given)
    except RuntimeError as error:
        raise BrokenProcessPool(str(error)) from error


class Errand:
    """What a computer player has made up its mind to do, step by step, as long as nobody else decides in between."""

    def __init__(self) -> None:
        self._rest: list[int] = []
        self._due = ("", -1, -1)

    def begin(self, choices: list[int], name: str, seat: int, decisions: int) -> int:
        """The first step, at this number of decisions."""
        self._rest = choices[1:]
        self._due = (name, seat, decisions + 1)
        return choices[0]

    def give_up(self) -> None:
        """A step was not taken: what it was meant for has gone."""
        self._rest = []

    def next(self, state: State, name: str, seat: int) -> int | None:
        """The next step, if it is this seat's turn to take it and it can be taken."""
        decisions = int(state.decisions)
        if not self._rest or self._due != (name, seat, decisions) or self._rest[0] not in state.legal(seat):
            return None
        return self.begin(self._rest, name, seat, decisions)


class Thinkers:
    """A few workers for all tables; more thoughts than workers wait in line. One that dies or hangs is replaced."""

    def __init__(self, workers: int, longest: float = LONGEST_THOUGHT) -> None:
        self._workers = workers
        self._longest = longest
        self._free = asyncio.Semaphore(workers)  # whoever waits in line has not begun, so is not late
        self._pool: ProcessPoolExecutor | None = None
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    @property
    def pids(self) -> list[int]:
        return [] if self._pool is None else list(self._pool._processes or ())

    async def choose(self, state: State, name: str, seat: int, whose: str = "", seed: int | None = None) -> Thought:
        """A legal choice for this seat. The state may be the true one: only a stand-in for it leaves this process.

        ``whose`` table it is decides when it is thought about: who opens many tables does not keep the others waiting.
        From a ``seed`` follows the same thought about the same position each time.
        A mind that fails several times, or hangs once, leaves the choice to a quick one.
        """
        legal = state.legal(seat)  # now: the table may have gone on when the thought is there
        rng = Rng.from_seed(new_seed() if seed is None else seed)
        frozen = freeze(state.determinize(seat, rng))
        asked = [name] * TRIES + [QUICK]
        async with self._turn(whose):
            while asked:
                by = asked.pop(0)
                longest = min(self._longest, LONGEST_QUICK) if by == QUICK else self._longest
                try:
                    about = f"The mind {by} of {state.game.title}"
                    choices = await self._let_work(about, longest, think, frozen, by, seat, rng.seed())
                except Stuck:
                    asked = asked[-1:]
                else:
                    if choices and choices[0] in legal:
                        return self._made(Thought(choices, by), name, state.game)
        return self._made(Thought([legal[rng.below(len(legal))]], AT_RANDOM), name, state.game)

    async def advise(self, state: State, seat: int, whose: str) -> list[Hint] | None:
        """The best choices of a seat, by a stand-in as well; ``None`` if no worker finds any."""
        legal = state.legal(seat)
        rng = Rng.from_seed(new_seed())
        frozen = freeze(state.determinize(seat, rng))
        about = f"A hint for {state.game.title}"
        async with self._turn(whose):
            try:
                found = await self._let_work(about, self._longest, advise, frozen, seat, rng.seed())
            except Stuck:
                return None
        return [hint for hint in found if hint.choice in legal] if found else None

    @asynccontextmanager
    async def _turn(self, whose: str) -> AsyncIterator[None]:
        turn = self._turns.get(whose) or asyncio.Semaphore(max(1, self._workers // 2))
        self._turns[whose] = turn
        metrics.waiting_thoughts += 1
        try:
            async with turn:
                yield
        finally:
            metrics.waiting_thoughts -= 1

    def _made(self, thought: Thought, wanted: str, game: Game) -> Thought:
        if thought.by != wanted:
            metrics.weaker_thoughts += 1
            complaints.say(
                f"{wanted} {game.title}",
                f"The mind {wanted} of {game.title} is replaced by {thought.by} for a decision.",
            )
        return thought

    async def _let_work(self, about: str, longest: float, work: Callable[..., T], *given: object) -> T | None:
        """What a worker finds out; ``None`` if that fails, and ``Stuck`` if it takes too long."""
        async with self._free, counted():
            pool = self._ready()
            try:
                thought = asyncio.wrap_future(_submitted(pool, work, *given))
                thought.add_done_callback(_heed)
                await asyncio.wait([thought], timeout=longest)
                if not thought.done() or thought.cancelled():  # it hangs, or waited behind one that did
                    thought.cancel()
                    raise Stuck("the worker does not answer")
                return thought.result()
            except (BrokenProcessPool, Stuck) as error:
                metrics.failed_thoughts += 1
                complaints.say("worker", f"A worker is replaced: {error}.")
                self._drop(pool)
                if isinstance(error, Stuck):
                    raise
            except Exception as error:
                metrics.failed_thoughts += 1
                complaints.say(about, f"{about} failed.", error=error)
        return None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_prepare)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Start anew with other workers, unless that has been done already."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            with suppress(OSError, ValueError):
                process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)
