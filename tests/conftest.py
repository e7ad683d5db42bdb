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

LONG = (
    "server/test_crash",
    "server/test_together",
    "server/test_trouble",
    "server/test_floods",
    "server/test_proxy",
    "server/test_hostile",
    "server/test_protocol_fuzz",
    "server/test_api_schema",
    "server/test_serve",
    "cli/test_play_server",
    "browser/",
)
"""Folders and files in which every test is long, as if it were marked so; see the marker in pyproject.toml."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where the compiled mode has been tested already, what is long is not run again."""
    for item in items:
        if item.path.is_relative_to(TESTS) and str(item.path.relative_to(TESTS)).startswith(LONG):
            item.add_marker("long")
    if os.environ.get("LUDOTHEK_TESTED") == "compiled":
        long = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_report_header() -> str:
    return f"ludothek: {'compiled' if COMPILED else 'pure Python'}"


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("LUDOTHEK_TEST_MODE")
    if wanted and (wanted == "compiled") != COMPILED:
        raise pytest.UsageError(f"this run is meant to be {wanted}, but the package it found is not")
