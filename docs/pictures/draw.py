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
RECORD = FOLDER.parents[1] / "tests" / "records" / "worldsfair" / "3-greedy.json"
DARK = TerminalTheme((18, 20, 24), (222, 222, 222), [(0, 0, 0)] * 8)
FONT_FACE = re.compile(r"@font-face \{.*?\}", re.DOTALL)


def main() -> None:
    record = Record.read(RECORD.read_text(encoding="utf-8"))
    *_, state = record.replay(to=41)
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    words = catalogue("en", ludothek.game("worldsfair").package)
    console.print(state.game.draw(state.view(state.to_move), words, 100))
    picture = console.export_svg(title="ludothek play", theme=DARK, font_aspect_ratio=0.6, unique_id="ludothek")
    picture = FONT_FACE.sub("", picture).replace("Fira Code", "DejaVu Sans Mono, Menlo")
    picture = picture.replace("<text ", '<text xml:space="preserve" ')
    (FOLDER / "worldsfair.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
