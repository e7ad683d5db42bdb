"""One browser and one server for all tests here, and somebody new with a browser of their own whenever a test asks."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from server.running import Running
from services.fixtures import insist

from browser.chromium import chromium, missing
from browser.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Of the package and not of the session: while it is open, no event loop of other tests can run."""
    insist(missing())
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Running, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """`visit("Ada", language="de", dark=True, phone=True)`; without a name the server does not know them."""
    visitors: list[Visitor] = []

    def come(name: str | None = None, *, address: str = server.address, **how: Any) -> Visitor:
        visitor = Visitor(browser, address, **how)
        visitors.append(visitor)
        return visitor if name is None else visitor.be(name)

    yield come
    failed = request.node.stash.get(FAILED, False)
    unexpected = [each for visitor in visitors for each in visitor.unexpected]
    if failed or unexpected:
        folder = Path(tempfile.mkdtemp(prefix=f"ludothek-{re.sub('[^a-z0-9]+', '-', request.node.name.lower())[:60]}-"))
        for number, visitor in enumerate(visitors):
            visitor.report(folder, f"visitor-{number}")
        print(f"What the browsers showed: {folder}")
    for visitor in visitors:
        visitor.close()
    assert unexpected == []


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
