"""Draws the pictures of the README: python docs/pictures/draw.py"""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

import ludothek
from ludothek.kernel.locale import catalogue
from ludothek.kernel.record import Record

FOLDER = Path(__file__).parent
RECORD = FOLDER.parents[1] / "tests" / "records" / "worldsfair" / "3-greedy.json"
FRAME = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>{styles} text {{ font-family: monospace; font-size: {char_height}px; }}</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def main() -> None:
    record = Record.read(RECORD.read_text(encoding="utf-8"))
    *_, state = record.replay(to=41)
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    words = catalogue("en", ludothek.game("worldsfair").package)
    console.print(state.game.draw(state.view(state.to_move), words, 100))
    picture = console.export_svg(title="ludothek play worldsfair", code_format=FRAME, unique_id="ludothek")
    (FOLDER / "worldsfair.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
