"""A PostgreSQL cluster of its own, in a temporary directory."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path

from services.service import HOST, Service, ServiceError, find, is_root, not_installed

USER = "ludothek"


class Postgres(Service):
    """It writes as a server in earnest does (fsync is on), so what was committed outlives `kill()` and `restart()`.

    `settings` are those of postgresql.conf: `Postgres({"max_connections": "20"})`.
    """

    name = "PostgreSQL"
    farewell = signal.SIGQUIT  # "immediate shutdown"

    def __init__(self, settings: Mapping[str, str] | None = None) -> None:
        self.settings = {
            "fsync": "on",
            "dynamic_shared_memory_type": "mmap",  # in the directory, where it is removed with everything else
            **(settings or {}),
        }
        self.password = secrets.token_hex(16)
        self._names = (f"test_{number}" for number in count(1))
        super().__init__()

    @classmethod
    def missing(cls) -> str | None:
        return not_installed(cls.name) if programs() is None or (is_root() and not user_exists()) else None

    @property
    def user(self) -> str | None:
        return "postgres" if is_root() else None  # PostgreSQL refuses to run as root

    @property
    def data(self) -> Path:
        return self.directory / "data"

    @property
    def url(self) -> str:
        """The address, for SQLAlchemy with psycopg 3, of a database that all tests share."""
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        return f"postgresql+psycopg://{USER}:{self.password}@{HOST}:{self.port}/{database}"

    def new_database(self, like: str | None = None) -> str:
        """The address of a new database: an empty one, or a copy of one to which nobody is connected."""
        name = next(self._names)
        self.psql(f"CREATE DATABASE {name}" + (f" TEMPLATE {like.rpartition('/')[2]}" if like else ""))
        return self.url_of(name)

    def drop_database(self, url: str) -> None:
        """Gives back the disk space of `new_database` (7 MB), whoever may still be connected."""
        self.psql(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")

    def psql(self, sql: str, url: str | None = None) -> str:
        """Runs SQL in a database through the program psql; the answer has a line per row, with | between columns."""
        done = subprocess.run(
            [self._program("psql"), "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql],
            env={name: value for name, value in os.environ.items() if not name.startswith("PG")}
            | {"PGHOST": HOST, "PGPORT": str(self.port), "PGUSER": USER, "PGPASSWORD": self.password}
            | {"PGDATABASE": (url or self.url).rpartition("/")[2]},
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise ServiceError(f"psql: {done.stderr.strip()}")
        return done.stdout.rstrip("\n")

    def prepare(self) -> None:
        password = self.directory / "password"
        password.write_text(self.password)
        if self.user is not None:
            shutil.chown(self.directory, self.user, self.user)
            shutil.chown(password, self.user, self.user)
        login = [f"--username={USER}", f"--pwfile={password}", "--auth=scram-sha-256"]
        done = subprocess.run(
            [self._program("initdb"), f"--pgdata={self.data}", *login, "--encoding=UTF8", "--locale=C", "--no-sync"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=self.directory,
            user=self.user,
            group=self.user,
            extra_groups=None if self.user is None else [],
        )
        if done.returncode:
            raise ServiceError(f"initdb: {done.stdout.strip()}")

    def command(self) -> Sequence[str]:
        own = {"port": str(self.port), "listen_addresses": HOST, "unix_socket_directories": ""}
        options = [part for name, value in (self.settings | own).items() for part in ("-c", f"{name}={value}")]
        return [self._program("postgres"), "-D", str(self.data), *options]

    def restart(self) -> None:
        if not self.running:
            self._lock.unlink(missing_ok=True)  # after a crash: its process is gone, but its number may be in use again
        super().restart()

    def ready(self) -> bool:
        try:
            return self._lock.read_text().splitlines()[7].strip() == "ready"  # as pg_ctl does it
        except (FileNotFoundError, IndexError):
            return False

    def kill(self) -> None:
        if self._process is None:
            return
        self._process.send_signal(signal.SIGSTOP)  # so that it neither sees its children die nor starts others
        children = children_of(self._process.pid)
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        super().kill()
        self.wait_for("die", lambda: not any(map(is_alive, children)))

    def fall_silent(self) -> None:
        """All of its processes stop. The system still takes what is sent to them, but nobody answers."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)  # first, so that it starts no others
        self._signal_children(signal.SIGSTOP)

    def speak_again(self) -> None:
        assert self._process is not None
        self._signal_children(signal.SIGCONT)
        self._process.send_signal(signal.SIGCONT)

    def _signal_children(self, what: signal.Signals) -> None:
        assert self._process is not None
        for child in children_of(self._process.pid):
            with suppress(ProcessLookupError):
                os.kill(child, what)

    @property
    def _lock(self) -> Path:
        return self.data / "postmaster.pid"

    def _program(self, name: str) -> str:
        found = programs()
        assert found is not None
        return str(found / name)


def programs() -> Path | None:
    """Where PostgreSQL's programs are. Debian keeps them out of PATH, one folder for each version."""
    in_path = find("postgres")
    folders = sorted(Path("/usr/lib/postgresql").glob("[0-9]*/bin"), key=lambda folder: float(folder.parent.name))
    for folder in [*([in_path.parent] if in_path else []), *reversed(folders)]:
        if all((folder / name).exists() for name in ("postgres", "initdb", "psql")):
            return folder
    return None


def user_exists() -> bool:
    try:
        pwd.getpwnam("postgres")
    except KeyError:
        return False
    return True


def children_of(parent: int) -> list[int]:
    return [int(path.name) for path in Path("/proc").glob("[0-9]*") if process_of(int(path.name))[1] == parent]


def is_alive(process: int) -> bool:
    return process_of(process)[0] not in ("", "Z", "X")


def process_of(process: int) -> tuple[str, int]:
    """A process's state and parent, ("", 0) if there is none."""
    try:  # the name comes before them, in brackets, and may contain anything
        state, parent, *_ = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return "", 0
    return state, int(parent)
