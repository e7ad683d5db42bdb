"""What this process has done so far, in numbers, told in the text format of Prometheus.

Counting costs some fifty nanoseconds each: plain numbers, which only one thread changes. What can be looked up when
somebody asks is not counted.
"""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
THOUGHTS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Histogram:
    """How many values were at most so large, and their sum."""

    __slots__ = ("bounds", "counts", "sum")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value


class Metrics:
    """Of one process."""

    __slots__ = (
        "changes",
        "commit_seconds",
        "commit_sizes",
        "decide_seconds",
        "failed_thoughts",
        "positions",
        "refusals",
        "requests",
        "thinking",
        "thought_seconds",
        "waiting_thoughts",
        "weaker_thoughts",
    )

    def __init__(self) -> None:
        self.changes: dict[str, int] = defaultdict(int)  # by their kind
        self.positions = 0
        self.requests: dict[int, int] = defaultdict(int)  # by status
        self.refusals: dict[int, int] = defaultdict(int)  # of requests and of messages over live connections, by status
        self.decide_seconds = Histogram(SECONDS)
        self.commit_seconds = Histogram(SECONDS)
        self.commit_sizes = Histogram(SIZES)
        self.thought_seconds = Histogram(THOUGHTS)
        self.failed_thoughts = 0
        self.weaker_thoughts = 0
        self.thinking = self.waiting_thoughts = 0


metrics = Metrics()
BEGUN = time.time()


def counted(now: Metrics) -> Iterable[str]:
    """Everything that is counted, line by line."""
    yield from counter("changes_total", "Changes of tables that are durable.", labelled("kind", now.changes))
    yield from counter("positions_sent_total", "Positions sent over live connections.", {"": now.positions})
    yield from counter("requests_total", "Answers to HTTP requests.", labelled("status", now.requests))
    yield from counter(
        "refusals_total",
        "Requests and live messages refused.",
        labelled("status", now.refusals),
    )
    yield from histogram("decide_seconds", "From a decision's arrival until it is durable.", now.decide_seconds)
    yield from histogram("commit_seconds", "How long a commit takes.", now.commit_seconds)
    yield from histogram("commit_changes", "What is written by one commit.", now.commit_sizes)
    yield from histogram("thought_seconds", "How long a computer player thinks.", now.thought_seconds)
    yield from counter("thoughts_failed_total", "Thoughts that failed or hung.", {"": now.failed_thoughts})
    yield from counter("thoughts_weaker_total", "Decisions left to a weaker mind.", {"": now.weaker_thoughts})
    yield from gauge("thoughts_running", "Computer players that think.", now.thinking)
    yield from gauge("thoughts_waiting", "Computer players that wait for a worker.", now.waiting_thoughts)
    yield from process()


def labelled(label: str, counts: Mapping[str, int] | Mapping[int, int]) -> dict[str, int]:
    """
    >>> labelled("status", {200: 3})
    {'{status="200"}': 3}
    """
    return {f'{{{label}="{value}"}}': count for value, count in sorted(counts.items(), key=str)}


def counter(name: str, help: str, values: Mapping[str, float], kind: str = "counter") -> Iterable[str]:
    yield f"# HELP ludothek_{name} {help}"
    yield f"# TYPE ludothek_{name} {kind}"
    for labels, value in values.items():
        yield f"ludothek_{name}{labels} {value}"


def gauge(name: str, help: str, value: float | Mapping[str, float]) -> Iterable[str]:
    return counter(name, help, value if isinstance(value, Mapping) else {"": value}, "gauge")


def histogram(name: str, help: str, values: Histogram) -> Iterable[str]:
    total = 0
    yield f"# HELP ludothek_{name} {help}"
    yield f"# TYPE ludothek_{name} histogram"
    for bound, count in zip([*map(str, values.bounds), "+Inf"], list(values.counts), strict=True):
        total += count
        yield f'ludothek_{name}_bucket{{le="{bound}"}} {total}'
    yield f"ludothek_{name}_sum {values.sum}"
    yield f"ludothek_{name}_count {total}"


def process() -> Iterable[str]:
    """Of the process itself; memory and files only where the system tells."""
    times = os.times()
    yield from counter("cpu_seconds_total", "Time on the processor.", {"": times.user + times.system})
    yield from gauge("started_seconds", "When this process has started, since 1970.", BEGUN)
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        yield from gauge("memory_bytes", "Memory in use.", pages * os.sysconf("SC_PAGE_SIZE"))
        yield from gauge("open_files", "Files and connections that are open.", len([*Path("/proc/self/fd").iterdir()]))
    except OSError:
        return
