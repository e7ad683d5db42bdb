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


def run(name: str, *arguments: str) -> str:
    """What an example says, run with the source that is tested."""
    code = f"import sys; sys.path[:0] = {[str(path) for path in SOURCES]!r}; sys.argv[1:] = {list(arguments)!r}\n"
    code += f"import runpy; runpy.run_path({str(EXAMPLES / name)!r}, run_name='__main__')"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=280, check=True).stdout


def test_a_million_games_are_stepped_or_fewer() -> None:
    told = run("million.py", "sealed", "--seats", "3", "--games", "300")
    games, decisions = re.findall(r"^([\d,]+) games, ([\d,]+) decisions", told)[0]
    assert int(decisions.replace(",", "")) == 9 * int(games) == 2700
    shares = [float(share) for share in re.findall(r"^seat \d won ([\d.]+)%$", told, re.MULTILINE)]
    assert len(shares) == 3 and sum(shares) == pytest.approx(100, abs=0.2)


@pytest.mark.long
def test_a_policy_learns_to_beat_chance() -> None:
    told = run("learn.py", "--games", "2000")
    won = re.search(r"afterwards: (\d+)% of 1000 games won", told)
    assert won and int(won[1]) >= 58, told


@pytest.mark.long
def test_maskable_ppo_learns_to_beat_chance(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed, so MaskablePPO learns nothing here")
    page = tmp_path / "report.html"
    told = run("ppo.py", "--steps", "60000", "--target", "0.5", "--games", "40", "--to", str(page))
    won = re.search(r"afterwards: ([\d.]+)% of 40 games won .* against random", told)
    assert won and float(won[1]) > 50, told
    assert "against expert" in told and "<svg" in page.read_text()
