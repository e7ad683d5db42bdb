"""The chance that a worker knows too much."""

from __future__ import annotations


def risk(ready: list[int], rolled: int, knowledge: int, limit: int) -> float:
    """The chance to lose a worker when so many dice are rolled beside those that are ready (EU-15), in percent.

    >>> [round(risk([], 2, knowledge, 16), 1) for knowledge in (3, 4, 6)]
    [0.0, 2.8, 16.7]
    """
    ways = {sum(ready) + knowledge: 1}
    for _ in range(rolled):
        thrown: dict[int, int] = {}
        for total, count in ways.items():
            for number in range(1, 7):
                thrown[total + number] = thrown.get(total + number, 0) + count
        ways = thrown
    lost = sum(count for total, count in ways.items() if total >= limit)
    return 100 * lost / sum(ways.values())
