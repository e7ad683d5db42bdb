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


class Curve(NamedTuple):
    """What chances to win said, and how often they came true."""

    name: str
    points: Sequence[tuple[float, float]]


PANEL = 210
"""Pixels of a square in which curves are drawn, with its margin."""
INNER = 160
COLOURS = ("#1f6fb4", "#c2571a", "#3f8f3f")


def calibration(panels: Sequence[tuple[str, Sequence[Curve]]]) -> str:
    """A picture of its own with a square for each panel: chances as told from left to right, as they came upwards."""
    parts = []
    for number, (title, curves) in enumerate(panels):
        left, top = 40 + PANEL * number, 24
        parts.append(
            f'<text class="title" x="{left}" y="16">{escape(title)}</text>'
            f'<rect class="frame" x="{left}" y="{top}" width="{INNER}" height="{INNER}"/>'
            f'<path class="even" d="M{left} {top + INNER}l{INNER} -{INNER}"/>'
            f'<text class="right" x="{left - 4}" y="{top + INNER}">0</text>'
            f'<text class="right" x="{left - 4}" y="{top + 10}">1</text>'
        )
        for which, (name, points) in enumerate(curves):
            colour = COLOURS[which % len(COLOURS)]
            at = [(left + INNER * told, top + INNER * (1 - true)) for told, true in points]
            line = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
            dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in at)
            parts.append(
                f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>{dots}'
                f'<text x="{left}" y="{top + INNER + 18 + 15 * which}" fill="{colour}">{escape(name)}</text>'
            )
    width, height = 40 + PANEL * len(panels), 24 + INNER + 24 + 15 * max(len(curves) for _, curves in panels)
    style = (
        "text{font:12px sans-serif}.title{font-weight:bold}.right{text-anchor:end}.title,.right{fill:#555}"
        ".frame{fill:#fff;stroke:#bbb}.even{stroke:#999;stroke-dasharray:3 3}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img"><style>{style}</style>{"".join(parts)}</svg>\n'
    )


def _svg(height: float, inside: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img">{inside}</svg>'
