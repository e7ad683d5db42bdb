"""How strong computer players are: five levels that mean the same in all titles, and what a title makes them of."""

from __future__ import annotations

from typing import NamedTuple

LEVELS = ("novice", "casual", "skilled", "expert", "master")
"""From the weakest to the strongest: each wins at least two of three games against the one before."""


TWO_OF_THREE = 2 / 3
"""What a step between two levels means at least, where it has not been measured."""


class Levels(NamedTuple):
    """What makes each level of a title; ``skilled`` notices everything and does not think ahead."""

    novice: float
    """The part of all choices that is noticed."""
    casual: float
    expert: int
    """Iterations of a search."""
    master: int
    wins: tuple[float, float, float, float] = (TWO_OF_THREE,) * 4
    """How often each level beat the one before it with two players, as the ladder measured it (docs/minds.md)."""
