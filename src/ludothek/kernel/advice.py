"""What a mind that thinks has found out: every choice it considered, with the chance to win."""

# Compiled with mypyc.

from __future__ import annotations

from math import sqrt
from typing import final


@final
class Considered:
    """One choice and what was found out about it."""

    def __init__(
        self,
        choice: int,
        visits: int,
        value: float,
        error: float,
        prior: float,
        line: list[tuple[int, int]] | None = None,
    ) -> None:
        self.choice = choice
        self.visits = visits
        """How often it was tried."""
        self.value = value
        """The chance to win with it."""
        self.error = error
        """The standard error of the value, as if all tries had been independent; 0.5 if it was never tried."""
        self.prior = prior
        """How good it looked before anything was tried, as a share of all choices."""
        self.line: list[tuple[int, int]] = [] if line is None else line
        """How it would go on: seats and their choices, without those that are the only ones."""

    def __repr__(self) -> str:
        return f"<choice {self.choice}: {self.value:.3f} ±{self.error:.3f}, tried {self.visits} times>"


@final
class Advice:
    """All that was considered, the best first, and how much thought went into it."""

    def __init__(self, considered: list[Considered], iterations: int, seconds: float) -> None:
        self.considered = considered
        self.iterations = iterations
        self.seconds = seconds

    @property
    def best(self) -> int:
        """The choice to make."""
        return self.considered[0].choice

    @property
    def value(self) -> float:
        """The chance to win with the best choice."""
        return self.considered[0].value

    def __repr__(self) -> str:
        return f"<{self.iterations} iterations: {self.considered}>"


def standard_error(visits: int, total: float, squares: float) -> float:
    """Of the mean of values between 0 and 1, from their sum and the sum of their squares.

    One more value that is anything counts in, so that two equal ones do not look certain.

    >>> round(standard_error(100, 50.0, 50.0), 3), standard_error(0, 0.0, 0.0)
    (0.05, 0.5)
    """
    if visits == 0:
        return 0.5
    tries = float(visits)
    spread = max(0.0, squares - total * total / tries) + 0.25
    return sqrt(spread / (tries + 1.0) / tries)
