"""Where games are played: in processes of this machine, or elsewhere. What comes of them does not depend on that."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable
from multiprocessing import get_context
from typing import Protocol, TypeVar

from ludothek.kernel.errors import LudothekError

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")


class Pool(Protocol):
    """Some who work."""

    def map(
        self, work: Callable[[TaskT], ResultT], tasks: Iterable[TaskT], count: int, together: int = 1
    ) -> Generator[ResultT, None, None]:
        """What comes of so many tasks, in their order, each as soon as it and those before it are done.

        Up to ``together`` short tasks may be handed out at a time. Close it to stop.
        """


class Processes:
    """Processes of this machine; a single one is that which asks."""

    def __init__(self, jobs: int) -> None:
        if jobs < 1:
            raise LudothekError("jobs", jobs=jobs)
        self.jobs = jobs

    def map(
        self, work: Callable[[TaskT], ResultT], tasks: Iterable[TaskT], count: int, together: int = 1
    ) -> Generator[ResultT, None, None]:
        jobs = min(self.jobs, count)
        if jobs <= 1:
            yield from map(work, tasks)
            return
        with get_context().Pool(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
            yield from pool.imap(work, tasks, chunksize=chunk(count, jobs, together))


def chunk(count: int, workers: int, together: int) -> int:
    """How many tasks are handed out at a time: fewer where some would run out of work while others still have much.

    >>> chunk(10_000, 2, 50), chunk(100, 2, 50), chunk(10, 2, 50)
    (50, 6, 1)
    """
    return max(1, min(together, count // (workers * 8)))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
