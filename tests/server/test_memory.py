"""What a server has in memory goes when it is needed no longer."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from waiting import until

from server.inside import Inside

pytestmark = pytest.mark.anyio


class Ended:
    """Something that refers to itself, as ended connections do."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def left_to_the_server() -> Iterator[None]:
    """Python does not look by itself."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("left_to_the_server")
async def test_old_things_that_refer_to_themselves_are_found_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludothek.server.caretaker.TIDIED", 0.05)
    ended = Ended()
    gc.collect()  # it is old now
    left = weakref.ref(ended)
    del ended
    async with Inside(tmp_path):
        await until(lambda: left() is None)
