"""Observations as networks like them: counts from -1 to 1, and a number of its own for everything that can be meant."""

from __future__ import annotations

from typing import Any

from ludothek.envs import MissingExtra
from ludothek.kernel.observation import Layout

try:
    import numpy as np
except ImportError:
    raise MissingExtra("vector", "NumPy") from None


class Features:
    """Turns rows of observations into wider ones, of float32.

    >>> from ludothek.envs.vector import VectorEnv
    >>> env = VectorEnv("worldsfair", seats=2, games=3, seed=1)
    >>> features = Features(env.layout)
    >>> env.observations.shape, features(env.observations).shape
    ((3, 153), (3, 173))
    >>> features.names[:3]
    ['asked=nothing', 'asked=place', 'asked=figure']
    """

    def __init__(self, layout: Layout) -> None:
        self.names: list[str] = []
        columns, meant, divisors = [], [], []
        for number, (name, words, most) in enumerate(_numbers(layout)):
            for word, text in enumerate(words) if words else [(-1, "")]:
                self.names.append(f"{name}={text}" if words else name)
                columns.append(number)
                meant.append(word)
                divisors.append(1.0 if words else float(most))
        self.size = len(columns)
        self._columns = np.array(columns)
        self._meant = np.array(meant)
        self._is_thing = self._meant >= 0
        self._divisors = np.array(divisors, np.float32)

    def __call__(self, observations: Any) -> Any:
        """The features of one observation, or of many."""
        spread = observations[..., self._columns]
        return np.where(self._is_thing, spread == self._meant, spread / self._divisors).astype(np.float32)


def _numbers(layout: Layout) -> list[tuple[str, tuple[str, ...], int]]:
    return [(name, field.words, max(field.most, -field.least)) for field in layout.fields for name in field.names]
