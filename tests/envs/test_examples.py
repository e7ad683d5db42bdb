"""The examples of docs/research.md that are programs of their own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from server.running import SOURCES

pytest.importorskip("numpy", reason="the extra [vector] is not installed")

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.mark.long
def test_a_policy_learns_to_beat_chance() -> None:
    code = f"import sys; sys.path[:0] = {[str(path) for path in SOURCES]!r}; sys.argv[1:] = ['--games', '2000']\n"
    code += f"import runpy; runpy.run_path({str(EXAMPLES / 'learn.py')!r}, run_name='__main__')"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=280, check=True).stdout
    won = re.search(r"afterwards: (\d+)% of 1000 games won", told)
    assert won and int(won[1]) >= 58, told
