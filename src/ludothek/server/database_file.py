"""Whether the SQLite file we write to is still the one at its path.

A system lets a file be deleted or replaced under a program that has it open, and the program's commits then go to a
file that nobody finds again. So we look before and after every commit, which takes a few microseconds, and before
every connection, because SQLite would put a new empty file in the place of one that is missing.
"""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Engine, event

from ludothek.server.refusals import Uncertain

Identity = tuple[int, int] | None
"""Which file it is, wherever it lies: its device and its number there; ``None`` if there is none."""
DOUBT = "database-file-gone"


class Displaced(Exception):
    """The file at the path is not the one that was opened. If that comes back, all goes on."""


class DatabaseFile:
    """Knows which file it was when the server started; for PostgreSQL there is none, and all is well."""

    def __init__(self, engine: Engine) -> None:
        name = engine.url.database if engine.dialect.name == "sqlite" else None
        in_memory = not name or name.startswith((":memory:", "file:"))
        self._path = None if in_memory else str(Path(name or "").absolute())
        self._opened = identity(self._path)
        self._beside = [f"{self._path}{ending}" for ending in ("-wal", "-shm")]
        self._opened_beside: list[Identity] = []  # what was committed last is only there; empty: nothing is open
        if self._path is not None:
            event.listen(engine, "do_connect", self._before_connecting)
            event.listen(engine, "checkout", self._before_use)

    def check(self) -> None:
        """Refuse if the file is not there, or is another; the same for those that belong to it while it is open."""
        if self._path is None:
            return
        if identity(self._path) != self._opened:
            state = "was deleted or moved" if identity(self._path) is None else "was replaced by another"
            raise Displaced(f"{self._path} {state}")
        for path, opened in zip(self._beside, self._opened_beside, strict=False):
            if identity(path) != opened:
                raise Displaced(f"{path}, which is a part of it, was deleted or replaced")

    def check_after(self) -> None:
        """Refuse as uncertain if what was committed just now is not in the file that people will find."""
        try:
            self.check()
        except Displaced as error:
            raise Uncertain(DOUBT) from error
        if not self._opened_beside:
            self._opened_beside = [identity(path) for path in self._beside]

    def forget(self) -> None:
        """The connection that commits is closed; another may begin a new log beside the file."""
        self._opened_beside = []

    def _before_connecting(self, dialect: object, record: object, arguments: object, options: object) -> None:
        self.check()

    def _before_use(self, connection: object, record: object, proxy: object) -> None:
        self.check()


def identity(path: str | None) -> Identity:
    """
    >>> identity("nowhere"), identity(__file__) == identity(__file__)
    (None, True)
    """
    if path is None:
        return None
    try:
        found = os.stat(path)  # noqa: PTH116  # pathlib's takes three times as long
    except OSError:
        return None
    return found.st_dev, found.st_ino
