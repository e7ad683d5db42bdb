"""How long a mind may think.

This module is never compiled: whoever asks it comes by the interpreter, where Ctrl-C and other threads are heard.
"""

from __future__ import annotations

from time import perf_counter

AT_ONCE = 16
"""Iterations between two questions."""


class Budget:
    """So many iterations, which always give the same move, or so many seconds; ``cancel`` ends it at once.

    >>> budget = Budget(iterations=20)
    >>> budget.begin(), budget.more(0), budget.more(16), budget.more(20)
    (None, 16, 4, 0)
    >>> budget.cancel()
    >>> budget.more(0)
    0
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.cancelled = False
        """Set by ``cancel``, from any thread; what was found out until then is used."""
        self._begun = 0.0

    def begin(self) -> None:
        self._begun = perf_counter()

    @property
    def spent(self) -> float:
        """Seconds since the beginning."""
        return perf_counter() - self._begun

    def cancel(self) -> None:
        self.cancelled = True

    def more(self, done: int, at_once: int = AT_ONCE) -> int:
        """How many iterations may follow before this is asked again; none if it is enough."""
        if self.cancelled or (self.seconds and self.spent >= self.seconds):
            return 0
        return min(at_once, self.iterations - done) if self.iterations else at_once
