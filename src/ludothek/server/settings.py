"""How a server is set up: by flags, or environment variables of the same names; ``docs/hosting.md`` lists them all."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from ludothek.data_folder import data_folder
from ludothek.kernel.errors import LudothekError
from ludothek.server.database import DATABASE, sqlite_url


def usual_workers() -> int:
    return max(1, min(4, (os.cpu_count() or 2) - 1))


LEAST = {"workers": 1, "tables_per_person": 1, "connections_per_person": 0, "connections_per_address": 0, "limits": 0}


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8421
    data: Path = msgspec.field(default_factory=data_folder)
    database_url: str | None = None
    channels_url: str = "memory"
    public_url: str | None = None
    """The address people see, if a proxy stands in front."""
    trusted_proxies: str = "127.0.0.1"
    """Proxies that are believed when they say for whom they ask."""
    workers: int = msgspec.field(default_factory=usual_workers)
    """Processes for computer players."""
    thought_seconds: float = 60.0
    """How long a computer player may think about one decision before its process counts as stuck and is replaced."""
    limits: float = 1.0
    """How generous the limits against floods are; 0 lifts them."""
    tables_per_person: int = 100
    """Unfinished tables one person may have opened."""
    connections_per_person: int = 50
    """Live connections one person may hold at once."""
    connections_per_address: int = 300
    """Live connections, and besides them connections for requests, from one address."""

    @property
    def database(self) -> str:
        return self.database_url or sqlite_url(self.data)

    @property
    def secure(self) -> bool:
        """Whether people come by https, so that the cookie need not travel by anything else."""
        return bool(self.public_url and self.public_url.startswith("https://"))

    def check(self) -> None:
        """Refuse what no server can be run with."""
        for name, number in LEAST.items():
            if getattr(self, name) < number:
                flag = name.replace("_", "-")
                raise LudothekError(f"--{flag} is a number from {number} on, not {getattr(self, name)}.")
        if self.thought_seconds <= 0:
            raise LudothekError(f"--thought-seconds is a time above 0, not {self.thought_seconds}.")
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            raise LudothekError(f"--public-url begins with https:// or http://, not {self.public_url!r}.")

    def prepare_folder(self) -> None:
        """Make sure that the data directory is there and can be written, and that the file is its owner's alone."""
        if self.database_url:
            return
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            probe = self.data / f".writable-{os.getpid()}"
            probe.touch()
            probe.unlink()
            (self.data / DATABASE).touch(mode=0o600)
        except OSError as error:
            raise LudothekError(
                f"The data directory {self.data} cannot be written ({error.strerror}); name another with --data."
            ) from None
