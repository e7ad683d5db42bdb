"""The tree of a search: what is known of a choice after the choices before it, whatever chance brought in between."""

# Compiled with mypyc.

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ludothek.kernel.arrays import Ints
from ludothek.kernel.judgement import softmax

NO_CHILDREN: Final[list[Node]] = []


@final
class Node:
    """A choice of a seat, and how those who made it fared."""

    __slots__ = ("seat", "choice", "prior", "visits", "total", "squares", "children", "asked", "top", "norm")

    def __init__(self, seat: i64, choice: i64, prior: float) -> None:
        self.seat: i64 = seat  # who made the choice
        self.choice: i64 = choice
        self.prior: float = prior  # how good it looked at first, as a share of all choices beside it
        self.visits: i64 = 0
        self.total: float = 0.0  # chances to win of the seat, added up
        self.squares: float = 0.0
        self.children: list[Node] = NO_CHILDREN
        self.asked: i64 = 0  # the seats whose choices are among the children, as bits
        self.top: float = 0.0  # the strongest leaning among the children
        self.norm: float = 0.0  # and its share

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    def is_open(self, seat: i64) -> bool:
        """Whether the choices of a seat are among the children."""
        return (self.asked >> seat) & 1 == 1

    def open(self, seat: i64, choices: Ints, count: i64, leanings: list[float]) -> None:
        """Take the choices of a seat as children; the more it leans to one, the larger is its prior."""
        priors = softmax(leanings)
        if self.asked == 0:
            self.children = []
        top = leanings[0]
        norm = priors[0]
        n: i64
        for n in range(count):
            self.children.append(Node(seat, choices[n], priors[n]))
            if leanings[n] > top:
                top = leanings[n]
                norm = priors[n]
        self.top = top
        self.norm = norm
        self.asked |= 1 << seat

    def add_child(self, seat: i64, choice: i64, leaning: float) -> Node:
        """Take one more choice, with a prior that fits those of the others."""
        child = Node(seat, choice, exp(min(0.0, leaning - self.top)) * self.norm)
        self.children.append(child)
        return child

    def child(self, place: i64, seat: i64, choice: i64) -> Node | None:
        """The child for a choice, which is nearly always at the place where it stands among the legal ones."""
        children = self.children
        if place < len(children):
            likely = children[place]
            if likely.choice == choice and likely.seat == seat:
                return likely
        for each in children:
            if each.choice == choice and each.seat == seat:
                return each
        return None
