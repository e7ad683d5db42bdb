"""Who somebody is on each server: the cookies they are known by, in a file that only they can read."""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec

from ludothek.cli.saves import folder


class Passes(msgspec.Struct):
    """One server's cookies by the name they belong to, and who was here last."""

    last: str = ""
    people: dict[str, dict[str, str]] = {}

    def of(self, name: str | None) -> dict[str, str] | None:
        """The cookie of this person, or of who was here last."""
        return self.people.get(self.last if name is None else _plain(name))

    def keep(self, name: str, cookies: dict[str, str]) -> None:
        self.last = _plain(name)
        self.people[self.last] = cookies


def read_passes(server: str) -> Passes:
    """What is kept for a server; a file that cannot be read is as good as none."""
    try:
        return msgspec.json.decode(_file(server).read_bytes(), type=Passes)
    except (OSError, msgspec.DecodeError):
        return Passes()


def write_passes(server: str, passes: Passes) -> None:
    """Whole or not at all, and from the first byte readable for nobody else."""
    path = _file(server)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(msgspec.json.encode(passes))
    part.replace(path)


def _file(server: str) -> Path:
    return folder().with_name("servers") / f"{re.sub(r'[^A-Za-z0-9.-]+', '_', server)}.json"


def _plain(name: str) -> str:
    return " ".join(name.split()).casefold()
