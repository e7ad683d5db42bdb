"""Binding the port, printing the address, running until somebody stops it."""

from __future__ import annotations

import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from ludothek.kernel.errors import LudothekError
from ludothek.kernel.locale import command_line
from ludothek.server.allocator import share_heaps
from ludothek.server.app import application
from ludothek.server.database import sqlite_file
from ludothek.server.http_limits import LARGEST_HEAD, limited_http
from ludothek.server.log_lines import write_log
from ludothek.server.services import Services
from ludothek.server.settings import EVERYWHERE, Settings
from ludothek.server.unread import Unread
from ludothek.server.wire import counted_wire

LARGEST_MESSAGE = 16_384
GRACE = 5
"""Seconds that open requests get when the server is stopped."""
CHATTER = (
    "ASGI callable returned without completing handshake",  # it was answered with a sentence
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request",
)
"""What anybody who sends nonsense could fill the log with."""


def serve(settings: Settings, open_browser: bool, language: str) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises it again after a clean end
    listener = bind(settings.host, settings.port)
    port = listener.getsockname()[1]
    write_log(settings.log_format, settings.log_requests)
    logging.getLogger("uvicorn.error").addFilter(lambda record: not record.getMessage().startswith(CHATTER))
    try:
        settings.prepare_folder()
        if settings.channels_url == "memory" and (file := sqlite_file(settings.database)):
            claim(file)
        services = Services(settings)
    except BaseException:
        listener.close()
        raise
    config = uvicorn.Config(
        application(services),
        loop="auto",
        http=limited_http(settings.connections_per_address if settings.limits else 0, settings.trusted_proxies),
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws=counted_wire(services.limits),
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=45,
        ws_ping_timeout=60,
        ws_per_message_deflate=False,  # it would cost more memory per connection than a table does
        access_log=False,
        log_level="warning",
        log_config=None,
        proxy_headers=False,  # the application believes its proxies itself
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=None,
    )
    share_heaps()
    gc.freeze()  # what is here now stays
    gc.set_threshold(100_000, 20, 50)  # few cycles are made, and looking for them is dear
    server = Announcing(config, settings, port, open_browser, language)
    server.run(sockets=[listener])
    return 0 if server.started else 1


class Announcing(uvicorn.Server):
    """Says where it is to be found as soon as it can be found there."""

    def __init__(
        self, config: uvicorn.Config, settings: Settings, port: int, open_browser: bool, language: str
    ) -> None:
        super().__init__(config)
        self._settings = settings
        self._port = port
        self._open_browser = open_browser
        self._language = language

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        Unread(self.server_state.connections).start()
        address = self._settings.public_url or f"http://{shown_host(self._settings.host)}:{self._port}"
        self._say("serve-at", address=address)
        if self._settings.host in EVERYWHERE and (local := local_address()):
            self._say("serve-local", address=f"http://{local}:{self._port}")
        else:
            self._say("serve-for-others")
        if self._settings.database_url:
            self._say("serve-kept-in-database")
        else:
            self._say("serve-kept", where=str(self._settings.data))
        if self._open_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    def _say(self, id: str, **args: str) -> None:
        print(command_line(self._language)(id, **args), flush=True)


def bind(host: str, port: int) -> socket.socket:
    """A socket that is bound to this address; refuses with one sentence why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that asyncio does not delay
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise LudothekError("port-taken", port=port) from None
        if error.errno == errno.EACCES:
            raise LudothekError("port-forbidden", port=port) from None
        raise LudothekError("no-listening", address=f"{host}:{port}", detail=error.strerror or str(error)) from None
    except OverflowError:
        listener.close()
        raise LudothekError("port", port=port) from None
    return listener


def claim(file: Path) -> int | None:
    """Have a database file to ourselves until this process ends, however it ends; workers do not inherit the lock.

    Who wants it for less long closes what is returned, if anything is.
    """
    if sys.platform == "win32":
        return None
    import fcntl

    try:
        lock = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise LudothekError("served-already", file=str(file)) from None
    except OSError:  # a disk that knows no locks; or a folder that is not there, of which the database will complain
        return None
    return lock


def shown_host(host: str) -> str:
    """
    >>> shown_host("0.0.0.0"), shown_host("::1"), shown_host("games.example")
    ('127.0.0.1', '[::1]', 'games.example')
    """
    host = "127.0.0.1" if host in EVERYWHERE else host
    return f"[{host}]" if ":" in host else host


def local_address() -> str | None:
    """The address of this machine in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address if not address.startswith("127.") else None


def has_screen() -> bool:
    """Whether a browser could show anything; a text browser in our own terminal is not wanted."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
