"""Runs the real ``ludothek`` command."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ENVIRONMENT = {**os.environ, "LUDOTHEK_LANG": "en", "COLUMNS": "100", "PYTHONUTF8": "1"}


def ludothek(
    *arguments: str, typed: str = "", home: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """The command with these arguments, and what somebody types at it."""
    variables = {**ENVIRONMENT, **environment}
    if home:
        variables["XDG_DATA_HOME"] = str(home)
    return subprocess.run(
        [sys.executable, "-m", "ludothek", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=variables,
        timeout=120,
    )
