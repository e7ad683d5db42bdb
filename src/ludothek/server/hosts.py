"""The names under which a server may be asked for.

A page of another site can have its own name lead to us (DNS rebinding), and would then count as a page of ours. It
cannot have our name, and nobody can have a number lead elsewhere.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from ludothek.kernel.errors import as_given
from ludothek.server.refusals import WrongHost
from ludothek.server.settings import Settings

ANY = "*"


class Hosts:
    def __init__(self, names: Iterable[str]) -> None:
        self._names = {name.strip().rstrip(".").lower() for name in names} - {""}

    def check(self, header: str) -> None:
        """Refuse a request for a name that is not ours. Without a name it is no browser's."""
        name = name_in(header)
        if not name or name in self._names or ANY in self._names or is_local(name):
            return
        raise WrongHost("host", name=as_given(name))


def names_of(settings: Settings) -> list[str]:
    """Where the server listens, what its machine is called, the public address, and what was added."""
    machine = socket.gethostname()
    short = machine.partition(".")[0]
    public = (urlsplit(settings.public_url).hostname or "") if settings.public_url else ""
    return [settings.host, machine, short, f"{short}.local", public, *(settings.hosts or "").split(",")]


def name_in(header: str) -> str:
    """The name in a ``Host`` header, without the port.

    >>> name_in("Games.Example:8421"), name_in("games.example."), name_in("[::1]:8421"), name_in("::1")
    ('games.example', 'games.example', '::1', '::1')
    """
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    name, _, port = header.rpartition(":")
    return (name if port.isdecimal() and ":" not in name else header).rstrip(".").lower()


def is_local(name: str) -> bool:
    """Whether a name leads to this machine wherever it is used, or is no name but a number.

    >>> [is_local(name) for name in ("localhost", "ada.localhost", "192.0.2.7", "::1", "localhost.example", "1.lan")]
    [True, True, True, True, False, False]
    """
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
