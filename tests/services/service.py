"""A program that serves on a port of this machine while the tests run, and that can be killed and started again."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Self

from waiting import PATIENCE, happens

HERE = Path(__file__).parent
HOST = "127.0.0.1"


class ServiceError(Exception):
    """A service did not do what it was asked for; the message ends with what it wrote last."""


class Service(ABC):
    """It starts when it is made and ends with `stop()`, at the end of a `with`, or at the latest with the test run.

    Everything it writes is in one temporary directory. A watcher, a process of its own, removes that directory and
    ends the service once this process closes a pipe or dies. (PR_SET_PDEATHSIG would do the second only, and it fires
    when the *thread* that started the service ends: a restart in a thread would not last.)
    """

    name: ClassVar[str]
    farewell: ClassVar[signal.Signals]  # ends the service at once and leaves nothing behind

    def __init__(self) -> None:
        if reason := self.missing():
            raise ServiceError(reason)
        self.port = free_port()
        self.directory = Path(tempfile.mkdtemp(prefix=f"ludothek-{self.name.lower()}-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._watcher = subprocess.Popen(
            [str(HERE / "watch.sh"), str(self.directory), self.farewell.name.removeprefix("SIG")],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # what ends the test run, a Ctrl-C for example, must not end the watcher
            cwd="/",
        )
        try:
            self.prepare()
            self.restart()
        except BaseException:
            self.stop()
            raise

    @classmethod
    @abstractmethod
    def missing(cls) -> str | None:
        """One line that says what is not installed, or None."""

    @abstractmethod
    def prepare(self) -> None:
        """What has to be done once in the directory, before the first start."""

    @abstractmethod
    def command(self) -> Sequence[str]:
        """What to run; it must stay in the foreground."""

    @abstractmethod
    def ready(self) -> bool:
        """Whether it serves: asked again and again after a start."""

    @property
    def user(self) -> str | None:
        """The user it has to run as, None for ours."""
        return None

    @property
    def log(self) -> Path:
        """What it writes to standard output and standard error."""
        return self.directory / "log"

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def restart(self) -> None:
        """Starts it on its port, with the data it had, and waits until it serves. It must not be running."""
        if self.running:
            raise ServiceError(f"{self.name} is running: kill it before it is started again")
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                cwd=self.directory,
                user=self.user,
                group=self.user,
                extra_groups=None if self.user is None else [],
            )
        (self.directory / "pid").write_text(str(self._process.pid))
        self.wait_for("start", lambda: not self.running or self.ready())
        if not self.running:
            raise ServiceError(f"{self.name} ended at once: {self.last_words()}")

    def kill(self) -> None:
        """Ends it as a crash does: SIGKILL to all of its processes, and nothing is left of them afterwards."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ends it and removes everything it wrote. A second call does nothing."""
        self._end(self.farewell)
        assert self._watcher.stdin is not None
        self._watcher.stdin.close()
        self._watcher.wait()

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None
        (self.directory / "pid").unlink()

    def wait_for(self, what: str, happened: Callable[[], bool]) -> None:
        """Until something has happened, or ServiceError if it takes too long."""
        if not happens(happened):
            raise ServiceError(f"{self.name} did not {what} within {PATIENCE:.0f} seconds: {self.last_words()}")

    def last_words(self) -> str:
        return self.log.read_text(errors="replace")[-2000:].strip() or "it wrote nothing"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()


def free_port() -> int:
    """A port below those that outgoing connections get, so that none of these takes it while a service is down.

    (A client that tries again and again to reach a dead service on such a port ends up connected to itself.)
    """
    for _ in range(1000):
        port = random.SystemRandom().randrange(15_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return port
    raise ServiceError("there is no free port")


def not_installed(title: str) -> str:
    return f"{title} is not installed: run tests/services/install.sh as root"


def find(program: str) -> Path | None:
    found = shutil.which(program)
    return None if found is None else Path(found).resolve()


def is_root() -> bool:
    return os.geteuid() == 0
