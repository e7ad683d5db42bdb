"""The Ferris wheel in characters: a ring of cabins, the lit car, and in the hub how many tickets are still to come."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from rich.text import Text

from ludothek.games.worldsfair.terminal.pieces import LILAC
from ludothek.kernel.drawing import IRON, Canvas

WIDTH, HEIGHT = 25, 12
CENTRE = (12, 5)
RADIUS = (10.5, 5.0)  # a character is about twice as high as wide, so this is round

POSTER = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("▀█ ", " █ ", "▀▀▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", " ▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
    "podium": ("   ▄▄▄   ", "▄▄▄███   ", "██████▄▄▄"),
    "●": ("▄███▄", "█████", "▀███▀"),
    "■": ("█████", "█████", "█████"),
    "▲": ("  ▄  ", " ▟█▙ ", "▟███▙"),
    "◆": (" ▄█▄ ", "▀███▀", "  ▀  "),
}
"""Numerals and signs in the size of a poster, two dots to a character."""

PLATFORM = "▁▁▁▂▃▄▄▄▄▄▄▄▄▄▃▂▁▁▁"


def draw_wheel(spaces: int, car: int, hub: Sequence[str], colour: str = "default") -> list[Text]:
    """The wheel, its start space at the foot, the car going round clockwise (WF-21). ``hub`` is written large."""
    canvas = Canvas(WIDTH, HEIGHT)
    for dot in range(120):
        canvas.put(*_on_rim(dot / 120), "·", IRON)
    for row in range(CENTRE[1] + 2, HEIGHT - 1):
        canvas.put(CENTRE[0] - row + CENTRE[1], row, "╱", IRON)
        canvas.put(CENTRE[0] + row - CENTRE[1], row, "╲", IRON)
    canvas.put(CENTRE[0] - len(PLATFORM) // 2, HEIGHT - 1, PLATFORM, IRON)
    for space in range(spaces):
        column, row = _on_rim(space / spaces)
        canvas.put(column - 1, row, *_cabin(space, car, spaces))
    _draw_hub(canvas, hub, f"bold {colour}")
    return canvas.lines()


def _on_rim(turn: float) -> tuple[int, int]:
    """The character at this part of a full turn, clockwise from the foot."""
    across = round(RADIUS[0] * sin(2 * pi * turn), 6)
    down = round(RADIUS[1] * cos(2 * pi * turn), 6)
    return CENTRE[0] - round(across), CENTRE[1] + round(down)


def _cabin(space: int, car: int, spaces: int) -> tuple[str, str]:
    """The car itself, a cabin it has still to reach (the start space among them), or one that it has passed."""
    if space == car % spaces:
        return "▐█▌", f"bold {LILAC}"
    return ("(○)", LILAC) if space > car or space == 0 else (" • ", IRON)


def _draw_hub(canvas: Canvas, hub: Sequence[str], style: str) -> None:
    for n in range(3):
        line = " ".join(POSTER[sign][n] for sign in hub)
        canvas.put(CENTRE[0] - len(line) // 2, CENTRE[1] - 1 + n, line, style)
