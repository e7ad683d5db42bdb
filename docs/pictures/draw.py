"""Draws the pictures of the README: python docs/pictures/draw.py"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import ludothek
from ludothek.kernel.locale import catalogue
from ludothek.kernel.record import Record

FOLDER = Path(__file__).parent
RECORDS = FOLDER.parents[1] / "tests" / "records"
MOMENTS = {"worldsfair": ("3-greedy", 41), "essen": ("3-greedy", 60), "euphoria": ("4-greedy", 150)}
"""Of each title, which recorded game is shown after how many decisions."""
DARK = TerminalTheme((18, 20, 24), (222, 222, 222), [(0, 0, 0)] * 8)
FONT_FACE = re.compile(r"@font-face \{.*?\}", re.DOTALL)


def main() -> None:
    for title, (name, decisions) in MOMENTS.items():
        draw(title, name, decisions)


def draw(title: str, name: str, decisions: int) -> None:
    record = Record.read((RECORDS / title / f"{name}.json").read_text(encoding="utf-8"))
    state = record.end(to=decisions)
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    words = catalogue("en", ludothek.game(title).package)
    console.print(state.game.draw(state.view(state.to_move), words, 100))
    picture = console.export_svg(title="ludothek play", theme=DARK, font_aspect_ratio=0.6, unique_id="ludothek")
    picture = FONT_FACE.sub("", picture).replace("Fira Code", "DejaVu Sans Mono, Menlo")
    picture = picture.replace("<text ", '<text xml:space="preserve" ')
    (FOLDER / f"{title}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
