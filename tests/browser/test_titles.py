"""In the browser, too, a title is its folder, and one that another package brings needs none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludothek

WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = WEB / "games"
MADE = WEB / "api" / "shapes.ts"
TITLES = [path.name for path in sorted(GAMES.iterdir()) if path.is_dir() and path.name != "generic"]


@pytest.mark.parametrize("title", TITLES)
def test_nothing_outside_its_folder_knows_a_title(title: str) -> None:
    assert title in ludothek.titles()
    others = [path for path in WEB.rglob("*.*") if path != MADE and GAMES / title not in path.parents]
    assert [str(path) for path in others if re.search(rf"\b{title}\b", path.read_text(), re.IGNORECASE)] == []
