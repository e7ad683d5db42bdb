"""What a measurement under load finds, and how several rounds of it are told: the median, and from least to most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

Pace = float | None
"""Decisions per second that are asked for; without, as many as the server makes."""


@dataclass(frozen=True)
class Result:
    """What one measurement found."""

    decisions: int
    per_second: float
    cpu_us: float
    """Microseconds of the server's CPU time for a decision, user and system, over all its processes and threads."""
    p50_ms: float
    p99_ms: float
    server_share: float
    """CPU time of the server, in cores: flat out and clearly below 1, other programs had the machine."""
    client_share: float
    """CPU time of the clients, in cores: near 1, they are what limits."""
    behind: int
    """Decisions that began more than a whole period late."""
    late: int
    """Matches that were opened while it was measured; should be 0."""
    failed: int
    """Tables that lost a connection or waited in vain."""


COLUMNS: Final[dict[str, Callable[[Result], float]]] = {
    "decisions/s": lambda result: result.per_second,
    "CPU us": lambda result: result.cpu_us,
    "p50 ms": lambda result: result.p50_ms,
    "p99 ms": lambda result: result.p99_ms,
    "server %": lambda result: result.server_share * 100,
    "clients %": lambda result: result.client_share * 100,
}
"""Of each the median and the spread are told."""
COUNTS: Final[dict[str, Callable[[Result], int]]] = {
    "behind": lambda result: result.behind,
    "opened": lambda result: result.late,
    "failed": lambda result: result.failed,
}
"""These are added up."""


def heading() -> str:
    return f"{'':<34}" + "".join(f"{name:>23}" for name in COLUMNS) + "".join(f"{name:>8}" for name in COUNTS)


def row(peer: str, pace: Pace, results: Sequence[Result]) -> str:
    figures = (spread([figure(result) for result in results]) for figure in COLUMNS.values())
    counts = (sum(count(result) for result in results) for count in COUNTS.values())
    what = f"{peer}, {paced(pace)}"
    return f"{what:<34}" + "".join(f"{each:>23}" for each in figures) + "".join(f"{each:>8}" for each in counts)


def paced(pace: Pace) -> str:
    """
    >>> paced(1000), paced(None)
    ('1000/s', 'flat out')
    """
    return f"{pace:.0f}/s" if pace else "flat out"


def spread(values: Sequence[float]) -> str:
    """
    >>> spread([2.34, 1.0, 3.0]), spread([4200.0])
    ('2.34 (1.00-3.00)', '4200')
    """
    ordered = sorted(values)
    low, middle, high = (
        f"{value:.0f}" if value >= 100 else f"{value:.3g}" if value >= 10 else f"{value:.2f}"
        for value in (ordered[0], median(ordered), ordered[-1])
    )
    return middle if len(ordered) == 1 else f"{middle} ({low}-{high})"


def keeps(results: Sequence[Result], pace: Pace) -> bool:
    """Whether a server makes the decisions that are asked of it, in most rounds."""
    return pace is None or median(result.per_second for result in results) > 0.95 * pace


def ratios(ours: Sequence[Result], theirs: Sequence[Result], figure: Callable[[Result], float]) -> list[float]:
    """Ours by theirs, round by round: what the rest of the machine did meanwhile, it did to both."""
    return [figure(one) / figure(other) for one, other in zip(ours, theirs, strict=True)]


def percentile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")
