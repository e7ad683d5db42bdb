"""How a server is set up: by flags, or environment variables of the same names; ``docs/hosting.md`` lists them all."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec

from ludothek.data_folder import data_folder
from ludothek.kernel.errors import LudothekError, as_given
from ludothek.server.database import DATABASE, sqlite_url
from ludothek.server.notices.mail import check_sender, smtp_server

EVERYWHERE = ("0.0.0.0", "::", "")
"""What is listened on where every address is as good."""


def usual_workers() -> int:
    return max(1, min(4, (os.cpu_count() or 2) - 1))


REGISTRATION = ("open", "invitation", "closed")
LEAST = {
    "workers": 1,
    "tables_per_person": 1,
    "connections_per_person": 0,
    "connections_per_address": 0,
    "limits": 0,
    "watch_pace": 0,
}
QUOTAS = ("tables_per_day", "records_per_person", "megabytes_per_person", "lines_per_table", "storage_limit")
"""How much may be stored; 0 is any amount."""
KEPT = ("keep_finished", "keep_solo", "keep_abandoned", "keep_unplayed", "keep_sessions")
"""For how many days things are kept; 0 is for ever."""


def keeping_of(settings: Settings) -> str:
    """For how many days things are kept, as the server writes it down for whoever prunes without it."""
    return json.dumps({name: getattr(settings, name) for name in KEPT})


LOG_FORMATS = ("text", "json")


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8421
    data: Path = msgspec.field(default_factory=data_folder)
    database_url: str | None = None
    channels_url: str = "memory"
    public_url: str | None = None
    """The address people see, if a proxy stands in front."""
    hosts: str | None = None
    """More names under which the server may be asked for, beside its own and the public one; * is any."""
    trusted_proxies: str = "127.0.0.1"
    """Proxies that are believed when they say for whom they ask."""
    workers: int = msgspec.field(default_factory=usual_workers)
    """Processes for computer players."""
    thought_seconds: float = 60.0
    """How long a computer player may think about one decision before its process counts as stuck and is replaced."""
    watch_pace: float = 1.5
    """Seconds before each decision of computer players who go on for everybody at a table, so that one can watch."""
    limits: float = 1.0
    """How generous the limits against floods are; 0 lifts them."""
    tables_per_person: int = 100
    """Unfinished tables one person may have opened."""
    connections_per_person: int = 50
    """Live connections one person may hold at once."""
    connections_per_address: int = 300
    """Live connections, and besides them connections for requests, from one address."""
    tables_per_day: int = 200
    """Tables one person may open within a day."""
    records_per_person: int = 200
    """Records one person may have brought."""
    megabytes_per_person: int = 20
    """How large they may be together."""
    lines_per_table: int = 2000
    """Lines of talk a table takes; the second half of them from those who sit at it."""
    storage_limit: int = 10_000
    """Megabytes from which on nothing new is begun; the last tenth is for those who have an account."""
    keep_finished: int = 0
    """Days for which finished games of several people, or of somebody with an account, are kept."""
    keep_solo: int = 30
    """Days for which finished games are kept that one guest played without other people."""
    keep_abandoned: int = 90
    """Days after the last change for which games are kept that guests began, or tables of accounts nobody played at."""
    keep_unplayed: int = 1
    """Days for which tables are kept at which nobody has decided anything, and records that guests brought."""
    keep_sessions: int = 400
    """Days for which somebody is known by a cookie that is not used."""
    registration: str = "open"
    """Who comes in: everybody, who has an invitation, or nobody who has no account."""

    smtp: str | None = None
    """The server that takes our mail; without one none is sent."""
    mail_from: str | None = None
    """From whom that mail is."""
    local_webhooks: bool = False
    """Whether notices may be posted into the local network, and without https."""

    log_format: str = "text"
    """How the log is written: ``text`` or ``json``."""
    log_requests: bool = False
    """Whether every request is logged, without what is secret in it."""
    metrics_token: str | None = None
    """What somebody from elsewhere has to show for ``/metrics``."""

    @property
    def database(self) -> str:
        return self.database_url or sqlite_url(self.data)

    @property
    def secure(self) -> bool:
        """Whether people come by https, so that the cookie need not travel by anything else."""
        return bool(self.public_url and self.public_url.startswith("https://"))

    @property
    def address(self) -> str:
        """Where people find this server, for links that are sent to them."""
        host = "127.0.0.1" if self.host in EVERYWHERE else self.host
        return (self.public_url or f"http://{f'[{host}]' if ':' in host else host}:{self.port}").rstrip("/")

    def check(self) -> None:
        """Refuse what no server can be run with."""
        for name, number in {**LEAST, **dict.fromkeys((*QUOTAS, *KEPT), 0)}.items():
            if getattr(self, name) < number:
                flag = name.replace("_", "-")
                raise LudothekError("flag-least", flag=flag, least=number, given=str(getattr(self, name)))
        if self.thought_seconds <= 0:
            raise LudothekError("thought-seconds", given=str(self.thought_seconds))
        for flag, given, known in (
            ("registration", self.registration, REGISTRATION),
            ("log-format", self.log_format, LOG_FORMATS),
        ):
            if given not in known:
                raise LudothekError("flag-one-of", flag=flag, known=", ".join(known), given=as_given(given))
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            raise LudothekError("public-url", given=as_given(self.public_url))

        if self.smtp:
            smtp_server(self.smtp)
            check_sender(self.mail_from or "")
            if not self.public_url and self.host in EVERYWHERE:
                raise LudothekError("smtp-public-url")

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
            raise LudothekError("data-folder", folder=str(self.data), detail=str(error.strerror)) from None
