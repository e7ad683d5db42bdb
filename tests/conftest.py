"""Every run of the suite is in one mode, compiled or pure, and says which."""

from __future__ import annotations

import gc
import os
import signal
import sys
from functools import cache
from pathlib import Path

import pytest

pytest_plugins = ["services.fixtures"]

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A run begun in the background ignores Ctrl-C, and so would all programs it starts: no test of it could pass.
    signal.signal(signal.SIGINT, signal.default_int_handler)

for library in ("OPENBLAS", "OMP"):  # numpy and torch: on small matrices, threads wait for each other in busy loops
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")
gc.disable()  # until everything is collected: all that is made meanwhile stays
TESTS = Path(__file__).parent
sys.path.insert(0, str(TESTS / "titles"))  # a title that another package offers

import httpx._transports.default as transports  # noqa: E402

from ludothek.kernel.mode import COMPILED  # noqa: E402

transports.create_ssl_context = cache(transports.create_ssl_context)  # type: ignore[attr-defined]
"""Thousands of clients read the same certificates once, not each for itself."""

LONG = (
    "server/attacks/",
    "server/endurance/test_kills",
    "server/endurance/test_network",
    "server/test_backups",
    "server/test_operations",
    "server/test_crash",
    "server/test_together",
    "server/test_trouble",
    "server/test_doubt",
    "server/test_floods",
    "server/test_play",
    "server/test_proxy",
    "server/test_hostile",
    "server/test_moderation",
    "server/test_protocol_fuzz",
    "server/test_api_schema",
    "server/test_secrets",
    "server/test_serve",
    "server/test_accounts",
    "server/test_daily",
    "server/test_hints",
    "server/test_history",
    "server/test_migrations",
    "server/test_notices",
    "server/test_people",
    "server/test_presence",
    "server/test_pruning",
    "server/test_ratings",
    "server/test_records",
    "server/test_statistics",
    "server/test_taken_away",
    "server/test_tournaments",
    "words/test_provoked",
    "words/test_sixth_language",
    "services/test_",
    "cli/test_mcp",
    "cli/test_play_server",
    "browser/test_",
    "games/essen/test_essen_terminal",
    "games/euphoria/test_euphoria_minds",
    "games/euphoria/test_euphoria_terminal",
    "games/worldsfair/test_worldsfair_reference",
)
"""Files in which every test is long, as if it were marked so; see the marker in pyproject.toml."""
SERVICES = {"postgres", "postgresql", "redis"}
"""Fixtures, and words in the parameters of fixtures, of tests that are long because they need these services."""


def is_in_long_file(path: Path) -> bool:
    return path.is_relative_to(TESTS) and str(path.relative_to(TESTS)).startswith(LONG)


def needs_a_service(item: pytest.Item) -> bool:
    asked = {*getattr(item, "fixturenames", ())}
    if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
        texts = [value for value in item.callspec.params.values() if isinstance(value, str)]
        asked.update(word for text in texts for word in text.split())
    return not SERVICES.isdisjoint(asked)


def is_without_long(config: pytest.Config) -> bool:
    """Whether this run leaves out what is long: it was asked to, or the compiled mode has been tested already."""
    return config.option.markexpr == "not long" or os.environ.get("LUDOTHEK_TESTED") == "compiled"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is not run is not imported either, which would take seconds."""
    return True if is_without_long(config) and is_in_long_file(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if is_in_long_file(item.path) or needs_a_service(item):
            item.add_marker("long")
    if is_without_long(config):
        long = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """Half a million objects stay from here on: to look for garbage among them would cost more than many a test."""
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_report_header() -> str:
    return f"ludothek: {'compiled' if COMPILED else 'pure Python'}"


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("LUDOTHEK_TEST_MODE")
    if wanted and (wanted == "compiled") != COMPILED:
        raise pytest.UsageError(f"this run is meant to be {wanted}, but the package it found is not")
