"""Finds the weights with which those who won were least surprising: a softmax regression by Newton's method."""

from __future__ import annotations

from collections.abc import Sequence

from ludothek.kernel.learned import POWERS
from ludothek.kernel.weights import Weight
from ludothek.training.numbers import Array, np

STEPS = 30
CLOSE = 1e-6
"""A step that changes no weight by more than this is the last."""
PULL = 1e-4
"""How much large weights count against a fit, beside the surprise of one position."""
AT_ONCE = 8192
"""Positions that are worked on together, for the memory's sake."""
DIGITS = 6
"""So many digits of a weight are kept."""


class Samples:
    """Positions of one number of seats; those of each kind of game count as much as those of any other."""

    def __init__(self, kinds: Sequence[Array], seats: int) -> None:
        rows = np.concatenate(kinds).astype(np.float64)
        self.progress = rows[:, 0]
        self.shares = rows[:, 1 : 1 + seats]
        self.features = rows[:, 1 + seats :].reshape(len(rows), seats, -1)
        self.counts = np.concatenate([np.full(len(kind), 1 / len(kind) / len(kinds)) for kind in kinds if len(kind)])


def fit(samples: Samples) -> list[Weight]:
    """A weight for each feature."""
    scale = np.sqrt(np.tensordot(samples.counts, samples.features**2, 1).mean(axis=0))
    scale[scale == 0] = 1.0
    weights = np.zeros(len(scale) * POWERS)
    surprise, slope, curve = _look(samples, scale, weights)
    for _ in range(STEPS):
        step = np.linalg.solve(curve, slope)
        size = 1.0
        while True:
            tried = _look(samples, scale, weights - size * step)
            if tried[0] <= surprise or size < CLOSE:
                break
            size /= 2
        weights = weights - size * step
        surprise, slope, curve = tried
        if np.abs(size * step).max() < CLOSE:
            break
    found = weights.reshape(-1, POWERS) / scale[:, None]
    return [(_rounded(a), _rounded(b), _rounded(c)) for a, b, c in found.tolist()]


def chances(progress: Array, features: Array, weights: Sequence[Weight]) -> Array:
    """Everybody's chance to win, position by position."""
    return _softmax(_inputs(progress, features) @ np.array(weights).reshape(-1))


def _look(samples: Samples, scale: Array, weights: Array) -> tuple[float, Array, Array]:
    """The mean surprise with these weights, and its first and second derivatives."""
    surprise = PULL / 2 * float(weights @ weights)
    slope = PULL * weights
    curve = PULL * np.eye(len(weights))
    for start in range(0, len(samples.progress), AT_ONCE):
        part = slice(start, start + AT_ONCE)
        counts, won = samples.counts[part], samples.shares[part]
        inputs = _inputs(samples.progress[part], samples.features[part] / scale)
        expected = _softmax(inputs @ weights)
        surprise -= float(counts @ (won * np.log(np.maximum(expected, 1e-12))).sum(axis=1))
        slope = slope + np.tensordot(counts[:, None] * (expected - won), inputs, 2)
        likely = (np.sqrt(counts[:, None] * expected)[:, :, None] * inputs).reshape(-1, len(weights))
        mean = np.sqrt(counts)[:, None] * np.einsum("ps,psw->pw", expected, inputs)
        curve = curve + likely.T @ likely - mean.T @ mean
    return surprise, slope, curve


def _inputs(progress: Array, features: Array) -> Array:
    """Every feature times the powers of progress, by position and seat."""
    powers = progress[:, None] ** np.arange(POWERS)
    return (features[:, :, :, None] * powers[:, None, None, :]).reshape(*features.shape[:2], -1)


def _softmax(scores: Array) -> Array:
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


def _rounded(weight: float) -> float:
    return float(f"{weight:.{DIGITS}g}")
