"""Every run of the suite is in one mode, compiled or pure, and says which."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

pytest_plugins = ["services.fixtures"]

TESTS = Path(__file__).parent
sys.path.insert(0, str(TESTS / "titles"))  # a title that another package offers

from ludothek.kernel.mode import COMPILED  # noqa: E402


def pytest_report_header() -> str:
    return f"ludothek: {'compiled' if COMPILED else 'pure Python'}"


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("LUDOTHEK_TEST_MODE")
    if wanted and (wanted == "compiled") != COMPILED:
        raise pytest.UsageError(f"this run is meant to be {wanted}, but the package it found is not")
