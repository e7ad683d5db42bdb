"""How strong computer players are: five levels that mean the same in all titles, and what a title makes them of."""

from __future__ import annotations

from typing import NamedTuple

LEVELS = ("novice", "casual", "skilled", "expert", "master")
"""From the weakest to the strongest: each wins at least two of three games against the one before."""


class Levels(NamedTuple):
    """What makes each level of a title; ``skilled`` notices everything and does not think ahead."""

    novice: float
    """The part of all choices that is noticed."""
    casual: float
    expert: int
    """Iterations of a search."""
    master: int
