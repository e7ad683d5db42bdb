"""Small plots as SVG, drawn without a library, so that a page needs nothing but itself."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 680
LABELS = 232
"""Pixels for names, on the left."""
LINE = 26
FIGURES = 120
"""Pixels for figures, on the right."""


class Bar(NamedTuple):
    """A value with the interval in which it lies."""

    name: str
    value: float
    low: float
    high: float
    figure: str
    """How the value is told."""
    sure: bool = True


def bars(rows: Sequence[Bar], least: float, most: float, dotted: float | None = None) -> str:
    """A line for each: its name, a bar from zero, its interval, and the figure."""
    height = LINE * len(rows) + 4
    span = (most - least) or 1.0

    def x(value: float) -> float:
        return LABELS + (min(max(value, least), most) - least) / span * (WIDTH - LABELS - FIGURES)

    parts = []
    zero = x(max(least, 0.0) if most >= 0 else most)
    for number, (name, value, low, high, figure, sure) in enumerate(rows):
        middle = LINE * number + LINE / 2 + 2
        left, right = sorted((zero, x(value)))
        parts.append(
            f'<text class="name" x="{LABELS - 8}" y="{middle + 4:.1f}">{escape(name)}</text>'
            f'<rect class="{"bar" if sure else "bar unsure"}" x="{left:.1f}" y="{middle - 8:.1f}" '
            f'width="{max(right - left, 1):.1f}" height="16" rx="2"/>'
            f'<path class="whisker" d="M{x(low):.1f} {middle:.1f}H{x(high):.1f}M{x(low):.1f} {middle - 5:.1f}v10'
            f'M{x(high):.1f} {middle - 5:.1f}v10"/>'
            f'<text x="{WIDTH - FIGURES + 8}" y="{middle + 4:.1f}">{escape(figure)}</text>'
        )
    if dotted is not None:
        parts.append(f'<path class="dotted" d="M{x(dotted):.1f} 0V{height}"/>')
    return _svg(height, "".join(parts))


def histogram(values: Sequence[int], columns: int = 40) -> str:
    """How often which values came, from the least to the most."""
    least, most = min(values), max(values)
    step = max(1, -(-(most - least + 1) // columns))
    counts = [0] * ((most - least) // step + 1)
    for value in values:
        counts[(value - least) // step] += 1
    width = (WIDTH - 20) / len(counts)
    tallest = max(counts)
    parts = [
        f'<rect class="bar" x="{10 + width * n:.1f}" y="{100 - 90 * count / tallest:.1f}" '
        f'width="{max(width - 1, 0.5):.1f}" height="{90 * count / tallest:.1f}"/>'
        for n, count in enumerate(counts)
    ]
    parts.append(f'<text x="10" y="116">{least}</text><text class="name" x="{WIDTH - 10}" y="116">{most}</text>')
    return _svg(120, "".join(parts))


def _svg(height: float, inside: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img">{inside}</svg>'
