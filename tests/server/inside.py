"""A server in the process of the test, so that a test can look behind it and set its clock."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from types import TracebackType
from typing import Any

import uvicorn
from migrated import migrated_file
from nursery import hash_quickly
from waiting import until

from ludothek.server.app import application
from ludothek.server.clock import ServedTime
from ludothek.server.services import Services
from ludothek.server.serving import bind
from ludothek.server.settings import Settings
from ludothek.server.table import Table
from ludothek.server.wire import Wire

HOST = "127.0.0.1"

hash_quickly()


class SetTime(ServedTime):
    """A clock that goes on only when it is told to."""

    def __init__(self, reached: int = 1_000_000) -> None:
        self.reached = reached

    def now(self) -> int:
        return self.reached

    def catch_up(self, reached: int) -> int:
        return self.reached

    def pass_by(self, milliseconds: int) -> None:
        self.reached += milliseconds


class Quiet(uvicorn.Server):
    """Leaves signals to the test run."""

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]
        return nullcontext()


class Inside:
    """Served on a free port by the event loop of the test; ``services`` is what is behind it."""

    def __init__(
        self, folder: Path, environment: dict[str, str] | None = None, workers: int = 1, **settings: Any
    ) -> None:
        given = environment or {}
        if "LUDOTHEK_DATABASE_URL" not in given:
            migrated_file(folder)
        self.services = Services(
            Settings(
                data=folder,
                database_url=given.get("LUDOTHEK_DATABASE_URL"),
                channels_url=given.get("LUDOTHEK_CHANNELS_URL", "memory"),
                workers=workers,
                **{"limits": 0.0, "watch_pace": 0.0, **settings},
            )
        )
        self._listener = bind(HOST, 0)
        self.address = f"http://{HOST}:{self._listener.getsockname()[1]}"
        served = application(self.services)
        config = uvicorn.Config(served, ws=Wire, log_config=None, access_log=False, timeout_graceful_shutdown=1)
        self._server = Quiet(config)

    def stop_the_clock(self) -> SetTime:
        time = SetTime()
        self.services.tables.time = time
        return time

    async def table(self, id: str) -> Table:
        return (await self.services.tables.find(id)).table

    def forget(self, id: str) -> None:
        """Put a table back, so that whoever asks next has it read from the database."""
        del self.services.tables.loaded[id]

    async def __aenter__(self) -> Inside:
        self._task = asyncio.create_task(self._server.serve(sockets=[self._listener]))
        await until(lambda: self._server.started or self._task.done())
        assert self._server.started, "the server did not start"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.should_exit = True
        await self._task
