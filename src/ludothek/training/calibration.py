"""How far chances to win are from what comes true."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import NamedTuple

BINS = 10

Chances = Sequence[Sequence[float]]
"""By position and seat."""


class Bin(NamedTuple):
    """All chances that were told within a tenth: how many, what they said on average, what came true."""

    size: int
    told: float
    true: float


def bins(told: Chances, won: Chances) -> list[Bin]:
    """Ten bins by chance, without those that are empty.

    >>> bins([[0.25, 0.75], [0.25, 0.75]], [[0, 1], [1, 0]])
    [Bin(size=2, told=0.25, true=0.5), Bin(size=2, told=0.75, true=0.5)]
    """
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chances, shares in zip(told, won, strict=True):
        for chance, share in zip(chances, shares, strict=True):
            found[min(BINS - 1, int(chance * BINS))].append((chance, share))
    return [
        Bin(len(each), sum(chance for chance, _ in each) / len(each), sum(share for _, share in each) / len(each))
        for each in found
        if each
    ]


def calibration_error(found: Sequence[Bin]) -> float:
    """The expected calibration error: by how much a chance is wrong, on average."""
    return sum(each.size * abs(each.told - each.true) for each in found) / sum(each.size for each in found)


def entropy(told: Chances, won: Chances) -> float:
    """The mean surprise at who won."""
    total = 0.0
    for chances, shares in zip(told, won, strict=True):
        total -= sum(share * log(max(chance, 1e-9)) for share, chance in zip(shares, chances, strict=True))
    return total / len(told)
