"""Games on a Ray cluster: every machine of it needs the same version of Ludothek and of the titles."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from typing import Any

from ludothek import __version__
from ludothek.arena.pools import ResultT, TaskT, chunk
from ludothek.envs import MissingExtra
from ludothek.kernel.errors import LudothekError

HERE = "ray"
"""Instead of an address: the cluster that runs here, or else one that is started on this machine."""
AHEAD = 2
"""So many times what the cluster can do at once is handed out, so that nobody waits for work."""
AGAIN = 5
"""How often work is done again whose worker has died; it leads to the same, so nobody notices."""


class Cluster:
    """Workers of a Ray cluster, as many as it has; with ``jobs`` no more than so many work at once."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise MissingExtra("ray", "Ray") from None
        if jobs is not None and jobs < 1:
            raise LudothekError("jobs", jobs=jobs)
        self._ray: Any = ray
        self._jobs = jobs
        if not ray.is_initialized():
            self._join(address)
        self._work = ray.remote(max_retries=AGAIN)(_work)

    def map(
        self, work: Callable[[TaskT], ResultT], tasks: Iterable[TaskT], count: int, together: int = 1
    ) -> Generator[ResultT, None, None]:
        chunks = enumerate(_chunks(iter(tasks), chunk(count, self._workers(), together)))
        running: dict[Any, int] = {}
        done: dict[int, list[ResultT]] = {}
        due = 0
        try:
            while True:
                for number, each in islice(chunks, max(0, self._at_once() - len(running))):
                    running[self._work.remote(__version__, work, each)] = number
                if not running:
                    return
                ready, _ = self._ray.wait(list(running), num_returns=1)
                for reference in ready:
                    done[running.pop(reference)] = self._result(reference)
                while due in done:
                    yield from done.pop(due)
                    due += 1
        finally:
            for reference in running:
                self._ray.cancel(reference, force=True)

    def _join(self, address: str) -> None:
        try:
            self._ray.init(None if address == HERE else address, logging_level="error", log_to_driver=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise LudothekError("cluster-none", address=address, detail=str(error)) from None

    def _workers(self) -> int:
        """How many work at once; a cluster may grow meanwhile."""
        processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return processors if self._jobs is None else min(self._jobs, processors)

    def _at_once(self) -> int:
        return self._workers() * (AHEAD if self._jobs is None else 1)

    def _result(self, reference: Any) -> Any:
        try:
            return self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self._ray.exceptions.RayError as error:
            raise LudothekError("cluster-failed", detail=str(error)) from None


def _work(version: str, work: Callable[[TaskT], ResultT], tasks: list[TaskT]) -> list[ResultT]:
    """What a worker does."""
    if version != __version__:
        raise LudothekError("cluster-version", found=__version__, version=version)
    return [work(each) for each in tasks]


def _chunks(tasks: Iterator[TaskT], size: int) -> Iterator[list[TaskT]]:
    while some := list(islice(tasks, size)):
        yield some
