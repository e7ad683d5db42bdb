"""The C program that `make bench` measures us against plays the same games as we do."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

REFERENCE = Path(__file__).parents[3] / "bench" / "reference.py"


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_reference_in_c_plays_the_same_games() -> None:
    command = [sys.executable, str(REFERENCE), "--games", "30", "--seconds", "0.001"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
