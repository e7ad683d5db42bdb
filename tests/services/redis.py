"""A Redis of its own, which keeps nothing on disk."""

from __future__ import annotations

import secrets
import signal
import socket
from collections.abc import Mapping, Sequence

from services.service import HOST, Service, ServiceError, find, not_installed


class Redis(Service):
    """`settings` are those of redis.conf: `Redis({"maxmemory": "10mb"})`."""

    name = "Redis"
    farewell = signal.SIGKILL  # it has nothing to tidy up

    def __init__(self, settings: Mapping[str, str] | None = None) -> None:
        self.settings = {"save": '""', "appendonly": "no", **(settings or {})}
        self.password = secrets.token_hex(16)
        super().__init__()

    @classmethod
    def missing(cls) -> str | None:
        return not_installed(cls.name) if find("redis-server") is None else None

    @property
    def url(self) -> str:
        return f"redis://:{self.password}@{HOST}:{self.port}/0"

    def ask(self, *commands: str) -> list[str]:
        """Sends commands with one-line answers, such as PING, and returns these as they come: "+PONG"."""
        with socket.create_connection((HOST, self.port), timeout=10) as connection, connection.makefile("rw") as lines:
            lines.write("".join(f"{command}\r\n" for command in (f"AUTH {self.password}", *commands)))
            lines.flush()
            answers = [lines.readline().rstrip("\r\n") for _ in range(len(commands) + 1)]
        if answers[0] != "+OK":
            raise ServiceError(f"Redis: {answers[0]}")
        return answers[1:]

    def subscribers(self) -> int:
        """How many connections listen to its channels."""
        count = (
            "for _, c in ipairs(redis.call('pubsub', 'channels')) do n = n + redis.call('pubsub', 'numsub', c)[2] end"
        )
        return int(self.ask(f'EVAL "local n = 0 {count} return n" 0')[0].removeprefix(":"))

    def prepare(self) -> None:
        own = {"bind": HOST, "port": str(self.port), "requirepass": self.password, "dir": str(self.directory)}
        lines = [f"{name} {value}\n" for name, value in (self.settings | own).items()]
        (self.directory / "redis.conf").write_text("".join(lines))

    def command(self) -> Sequence[str]:
        return ["redis-server", str(self.directory / "redis.conf")]

    def ready(self) -> bool:
        try:
            return self.ask("PING") == ["+PONG"]
        except OSError:
            return False
