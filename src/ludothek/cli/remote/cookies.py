"""The cookies by which servers know somebody, one file for each server that only they can read."""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec

from ludothek.cli.saves import folder


class Cookies(msgspec.Struct):
    """All cookies of one server: by name, and the name that was used last."""

    last: str = ""
    people: dict[str, dict[str, str]] = {}

    def of(self, name: str | None) -> dict[str, str] | None:
        """The cookies of this name, without one those of the name used last; ``None`` if there are none."""
        return self.people.get(self.last if name is None else _plain(name))

    def keep(self, name: str, cookies: dict[str, str]) -> None:
        """Remember the cookies of a name, which is the one used last from now on."""
        self.last = _plain(name)
        self.people[self.last] = cookies


def read_cookies(server: str) -> Cookies:
    """What is kept for a server; a file that cannot be read is as good as none."""
    try:
        return msgspec.json.decode(_file(server).read_bytes(), type=Cookies)
    except (OSError, msgspec.DecodeError):
        return Cookies()


def write_cookies(server: str, cookies: Cookies) -> None:
    """Whole or not at all, and from the first byte readable for nobody else."""
    path = _file(server)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(msgspec.json.encode(cookies))
    part.replace(path)


def _file(server: str) -> Path:
    return folder().with_name("servers") / f"{re.sub(r'[^A-Za-z0-9.-]+', '_', server)}.json"


def _plain(name: str) -> str:
    return " ".join(name.split()).casefold()
