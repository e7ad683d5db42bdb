"""At a terminal it is said when a weaker computer player decides for one that failed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from command import started
from server.inside import Inside

from ludothek.kernel.state import State
from ludothek.server.thinking import Thought


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_it_is_said_once_who_could_not_think_it_over(tmp_path: Path) -> None:
    """Though the weaker one decides several times."""

    async def choose(state: State, name: str, seat: int, whose: str = "", seed: int | None = None) -> Thought:
        return Thought(state.legal(seat)[:1], "skilled")

    async with Inside(tmp_path) as server:
        server.services.thinkers.choose = choose  # type: ignore[method-assign]
        table = ("worldsfair", "--seats", "2", "--minds", "master", "--seat", "2")
        command = ("play", "--server", server.address, "--name", "Ada", *table)
        told = await asyncio.to_thread(started, *command, typed="1\n1\nquit\n", home=tmp_path / "home")
    assert told.returncode == 0, told.stderr
    assert told.stdout.count("could not think it over; a quick stand-in decided.") == 1, told.stdout
