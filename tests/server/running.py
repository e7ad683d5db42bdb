"""A server as people start it: a process of its own, with a port of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

import nursery
from migrated import migrated_file

from ludothek.kernel.mode import COMPILED

HERE = Path(__file__).parent
SOURCES = [HERE.parent / "titles", *([] if COMPILED else [HERE.parents[1] / "src"])]
"""What the server needs to find: a title that another package offers, and in pure mode ourselves."""
ADDRESS = re.compile(r"serves at (https?://\S+:(\d+))")


class Running:
    """Started with ``ludothek serve``; ``kill`` is a crash, ``restart`` comes back on the same port and data."""

    process: subprocess.Popen[str] | nursery.Child
    sources = SOURCES
    program: tuple[str, ...] = ("-m", "ludothek")
    """What Python runs."""

    def __init__(self, folder: Path, *flags: str, where: Sequence[str] = (), **environment: str) -> None:
        """``where`` is put before the command, to run it on another host."""
        self.folder = folder
        self.where = where
        self.flags = [*flags]
        self.environment = {"LUDOTHEK_LIMITS": "0", "LUDOTHEK_WATCH_PACE": "0", **environment}
        self.port = 0
        self.log = folder / f"server-{id(self)}.log"
        folder.mkdir(parents=True, exist_ok=True)
        if "LUDOTHEK_DATABASE_URL" not in environment:
            migrated_file(folder)
        self.restart()

    def restart(self) -> None:
        """Start, and wait until it says its address."""
        arguments = ["serve", "--no-open", "--data", str(self.folder), "--port", str(self.port), *self.flags]
        environment = {**os.environ, **self.environment, "PYTHONUNBUFFERED": "1"}
        own = self.environment.get("PYTHONPATH")  # comes first: a test may bring another version of a title
        environment["PYTHONPATH"] = os.pathsep.join([*([own] if own else []), *map(str, self.sources)])
        with self.log.open("a") as log:
            self.process = (
                subprocess.Popen(
                    [*self.where, sys.executable, *self.program, *arguments],
                    env=environment,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                    start_new_session=True,
                )
                if own or self.where or self.program != Running.program
                else nursery.begin(arguments, environment, log.fileno())
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = ADDRESS.search(line)
        if found is None:
            raise AssertionError(f"the server did not start: {line!r} {self.log.read_text()}")
        self.address, self.port = found[1], int(found[2])

    def kill(self) -> None:
        """Like a power cut: nothing is finished."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As a host stops it; returns the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def __enter__(self) -> Running:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.kill()
