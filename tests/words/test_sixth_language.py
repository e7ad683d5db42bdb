"""A sixth language is more files and not a line of code."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludothek
from ludothek.kernel.resources import read_text

SOURCE = Path(__file__).parents[2] / "src" / "ludothek"


@pytest.fixture
def enlarged(tmp_path: Path) -> Path:
    """The source with English once more, as Esperanto: only a few words of it differ."""
    root = tmp_path / "ludothek"
    shutil.copytree(SOURCE, root, ignore=shutil.ignore_patterns("site", "__pycache__", "*.so"))
    for english in [*root.rglob("locale/en.ftl"), *root.rglob("locale/*/en.ftl")]:
        text = english.read_text(encoding="utf-8")
        said = text.replace("There is no title", "Mankas la titolo").replace(
            "title = World’s Fair", "title = Ekspozicio"
        )
        english.with_name("eo.ftl").write_text(said, encoding="utf-8")
    for rules in root.rglob("games/*/rules.md"):
        rules.with_name("rules.eo.md").write_text("# Reguloj\n\n" + rules.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def test_files_alone_make_a_sixth_language(enlarged: Path) -> None:
    def said(*arguments: str, lang: str = "") -> str:
        command = [sys.executable, "-m", "ludothek", *arguments]
        environment = os.environ | {"PYTHONPATH": str(enlarged), "LUDOTHEK_LANG": lang}
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, encoding="utf-8")
        return done.stdout + done.stderr

    assert "Ekspozicio 1893" in said("games", "--lang", "eo")
    assert "Mankas la titolo" in said("games", "chess", lang="eo_XX.UTF-8")
    assert said("rules", "worldsfair", "--lang", "eo").strip()
    assert read_text(ludothek.game("worldsfair").package, "locale", "eo.ftl") is None
