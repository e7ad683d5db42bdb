"""``ludothek`` in processes of its own, begun in a tenth of the time: a nursery that has imported it all forks them.

What is born is what ``python -m ludothek`` starts: its own process and session, with its own arguments, environment and
streams; only passwords are hashed quickly. Processes that want something else of Python itself are started as usual.
"""

from __future__ import annotations

import atexit
import gc
import io
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

PRELOADED = (
    "ludothek.cli.main",
    "ludothek.cli.admin",
    "ludothek.cli.serve",
    "ludothek.server.serving",
    "ludothek.cli.play",
    "ludothek.cli.remote.table",
    "alembic.command",
    "anyio._backends._asyncio",
    "litestar._kwargs.kwargs_model",
    "litestar.middleware._internal.exceptions",
    "litestar.plugins.attrs",
    "litestar.plugins.pydantic",
    "ludothek.server.postgres_timeout",
    "redis.asyncio",
    "sqlalchemy.dialects.postgresql.psycopg",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
)
"""What a server would otherwise import before it serves."""
LARGEST_WISH = 1 << 18
LOCK = threading.Lock()


class Child:
    """A process of ours, with what tests ask of ``subprocess.Popen``."""

    def __init__(self, arguments: Sequence[str], status: int, stdin: IO[bytes] | None, stdout: IO[str] | None) -> None:
        self.args = arguments
        self.stdin = stdin
        self.stdout = stdout
        self.returncode: int | None = None
        self._status = status
        self.pid = int(self._next_line())

    def _next_line(self) -> str:
        line = b""
        while not line.endswith(b"\n"):
            part = os.read(self._status, 1)
            if not part:
                raise AssertionError("the nursery of the tests is gone")
            line += part
        return line.decode()

    def poll(self) -> int | None:
        return self._ended(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired([*self.args], timeout or 0)
        return code

    def _ended(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._status], [], [], timeout)[0]:
            self.returncode = os.waitstatus_to_exitcode(int(self._next_line()))
            os.close(self._status)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """Seen from the tests: one process for each ``PYTHONPATH``, which lives as long as they do."""

    by_path: dict[str, Nursery] = {}

    def __init__(self, path: str) -> None:
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        environment = {**os.environ, "PYTHONPATH": path}
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, __file__, str(theirs.fileno())],
                env=environment,
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        atexit.register(self.close)

    def close(self) -> None:
        self._socket.close()
        self._process.wait(10)

    def bear(self, wish: dict[str, object], streams: Sequence[int]) -> None:
        socket.send_fds(self._socket, [json.dumps(wish).encode()], streams)


def begin(
    arguments: Sequence[str], environment: dict[str, str], stderr: int | None = None, typing: bool = False
) -> Child:
    """``ludothek`` with these arguments, its output in ``stdout``; with ``typing`` it can be written to ``stdin``.

    ``stderr`` is the number of an open file; without one, complaints go where the output goes.
    """
    out, to_out = os.pipe()
    in_, to_in = os.pipe() if typing else (os.open(os.devnull, os.O_RDONLY), -1)
    status = start(arguments, environment, (in_, to_out, to_out if stderr is None else stderr))
    os.close(in_)
    os.close(to_out)
    typed = os.fdopen(to_in, "wb", buffering=0) if typing else None
    return Child(arguments, status, typed, os.fdopen(out, encoding="utf-8"))


def run(
    arguments: Sequence[str], environment: dict[str, str], timeout: float, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """``subprocess.run`` of ``ludothek`` with these arguments: what it wrote and how it ended."""
    with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
        given.write(typed.encode())
        given.seek(0)
        status = start(arguments, environment, (given.fileno(), out.fileno(), err.fileno()))
        child = Child(arguments, status, None, None)
        try:
            code = child.wait(timeout)
        except subprocess.TimeoutExpired:
            child.kill()
            raise
        for each in (out, err):
            each.seek(0)
        return subprocess.CompletedProcess(arguments, code, out.read().decode(), err.read().decode())


def begin_at_terminal(arguments: Sequence[str], environment: dict[str, str], terminal: int) -> Child:
    """The same with all three streams at a terminal."""
    return Child(arguments, start(arguments, environment, (terminal, terminal, terminal)), None, None)


def start(arguments: Sequence[str], environment: dict[str, str], streams: tuple[int, int, int]) -> int:
    """Where it will be told which process it is, and how it ended."""
    status, to_status = os.pipe()
    path = environment.get("PYTHONPATH", "")
    with LOCK:
        if path not in Nursery.by_path:
            Nursery.by_path[path] = Nursery(path)
        Nursery.by_path[path].bear(
            {"arguments": [*arguments], "environment": environment, "folder": str(Path.cwd())}, (*streams, to_status)
        )
    os.close(to_status)
    return status


# What follows is what the nursery itself does.


def serve_wishes(wishes: socket.socket) -> None:
    for module in PRELOADED:
        import_module(module)
    read_files()
    hash_quickly()
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        wish, streams, *_ = socket.recv_fds(wishes, LARGEST_WISH, 4)
        if not wish:
            return
        if os.fork() == 0:
            wishes.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            keep(json.loads(wish), streams)
        for each in streams:
            os.close(each)


def read_files() -> None:
    """What every server and every terminal reads once: the browser client, and the words of the command line."""
    from ludothek.kernel.locale import catalogue, command_line, refusals
    from ludothek.server.site import site

    site()
    for words in (catalogue, command_line, refusals):
        words("en")


def hash_quickly() -> None:
    """Hashing a password takes a fifth of a second on purpose, but not of every test."""
    from argon2 import PasswordHasher

    from ludothek.server import passwords

    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    vars(passwords).update(PasswordHasher=quick, NOBODYS=quick().hash("nobody's"))


def keep(wish: dict[str, Any], streams: list[int]) -> None:
    """Stay beside a child of one's own, to tell how it ended; the child goes on as ``ludothek``."""
    *usual, status = streams
    child = os.fork()
    if child:
        os.write(status, b"%d\n" % child)
        for each in {*usual}:
            os.close(each)
        _, how = os.waitpid(child, 0)
        os.write(status, b"%d\n" % how)
        os._exit(0)
    os.setsid()
    for number, stream in enumerate(usual):
        os.dup2(stream, number)
    for each in streams:
        os.close(each)
    os.environ.clear()
    os.environ.update(wish["environment"])
    os.chdir(str(wish["folder"]))
    sys.argv = ["ludothek", *wish["arguments"]]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    take_streams()
    from ludothek.cli.main import main

    sys.exit(main())


def take_streams() -> None:
    """As Python sets them up when it begins."""
    at_once = bool(os.environ.get("PYTHONUNBUFFERED"))
    sys.stdin = sys.__stdin__ = text_of(0, "r", "strict", False)  # type: ignore[misc]
    sys.stdout = sys.__stdout__ = text_of(1, "w", "strict", at_once)  # type: ignore[misc]
    sys.stderr = sys.__stderr__ = text_of(2, "w", "backslashreplace", at_once)  # type: ignore[misc]


def text_of(number: int, mode: str, errors: str, at_once: bool) -> io.TextIOWrapper:
    raw = os.fdopen(number, f"{mode}b", buffering=0 if at_once else -1, closefd=False)
    by_line = number == 2 or os.isatty(number)
    return io.TextIOWrapper(raw, encoding="utf-8", errors=errors, line_buffering=by_line, write_through=at_once)


if __name__ == "__main__":
    sys.path.pop(0)  # the folder of the tests
    serve_wishes(socket.socket(fileno=int(sys.argv[1])))
