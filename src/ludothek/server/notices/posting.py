"""One small POST to an address somebody gave us, who may be up to no good.

Only https and only public addresses, unless whoever runs the server allows more. The name is looked up once, in a
thread that nothing else needs, and the very address that was checked is connected to; redirects are not followed, and
only the first line of the answer is read.
"""

from __future__ import annotations

import asyncio
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM, getaddrinfo
from typing import NamedTuple
from urllib.parse import urlsplit

from ludothek.server.notices.undelivered import Gone, NeverDelivered, Undelivered

LONGEST_ADDRESS = 1000
SECONDS = 15.0
"""For all of it: looking the name up, connecting, sending, and the first line of the answer."""
PUBLIC = IPv6Network("2000::/3")
"""All that is given out of IPv6; elsewhere are local networks, and ways to write addresses of IPv4."""
MOST_ADDRESSES = 3
"""Behind one name that are tried; many have one of IPv6, which not every server can reach."""


class Place(NamedTuple):
    """Where a POST goes."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """
        >>> place_of("https://push.example:8443/a?b").origin, place_of("https://push.example/a").origin
        ('https://push.example:8443', 'https://push.example')
        """
        usual = 443 if self.secure else 80
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http{'s' * self.secure}://{host}{'' if self.port == usual else f':{self.port}'}"


def place_of(address: str, local: bool = False) -> Place:
    """Where an address leads; refuses what is none, or none that we would post to.

    >>> place_of("https://hooks.example/x?y=1").path
    '/x?y=1'
    >>> place_of("http://hooks.example/x")
    Traceback (most recent call last):
    ...
    ValueError: http
    """
    parts = urlsplit(address)
    allowed = ("https", "http") if local else ("https",)
    if parts.scheme not in allowed:
        raise ValueError(parts.scheme)
    host = parts.hostname or ""
    plain = address.isascii() and address.isprintable() and " " not in address
    if not plain or not host or parts.username is not None or len(address) > LONGEST_ADDRESS:
        raise ValueError(address)
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(secure, host, parts.port or (443 if secure else 80), path)


def is_public(address: str) -> bool:
    """Whether an address belongs to the internet, not to this machine or its neighbours.

    >>> [is_public(each) for each in ("192.0.43.8", "2606:4700::1111", "10.0.0.1", "127.0.0.1", "169.254.169.254")]
    [True, True, False, False, False]
    >>> [is_public(each) for each in ("::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::")]
    [False, False, False, False, False]
    >>> [is_public(each) for each in ("::127.0.0.1", "fec0::1", "fe80::1%eth0", "ff02::1", "100.64.0.1", "0.0.0.0")]
    [False, False, False, False, False, False]
    """
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and (found not in PUBLIC or found.sixtofour or found.teredo):
        return False
    return found.is_global and not found.is_multicast


async def post(address: str, body: bytes, headers: dict[str, str], local: bool = False) -> None:
    """Send a body there; whatever is not a plain yes is an error."""
    try:
        place = place_of(address, local)
        async with asyncio.timeout(SECONDS):
            status = await _answered(place, await _looked_up(place, local), body, headers)
    except ValueError:
        raise NeverDelivered("notice-unusable") from None
    except TimeoutError:
        raise Undelivered("notice-too-slow") from None
    except (OSError, asyncio.LimitOverrunError, asyncio.IncompleteReadError) as error:
        raise Undelivered("notice-unreachable", type(error).__name__) from None
    if status in (404, 410):
        raise Gone("notice-answers", status=status)
    if not 200 <= status < 300:
        raise Undelivered("notice-answers", status=status)


async def _looked_up(place: Place, local: bool) -> list[str]:
    """The addresses behind a name. One that has also a local address is not trusted at all."""
    look_up = partial(getaddrinfo, place.host, place.port, type=SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_lookups(), look_up)
    addresses = [str(each[4][0]) for each in found]
    if not local and not all(map(is_public, addresses)):
        raise NeverDelivered("notice-local")
    return addresses[:MOST_ADDRESSES]


async def _answered(place: Place, addresses: list[str], body: bytes, headers: dict[str, str]) -> int:
    """The status with which a POST is answered."""
    reader, writer = await _connected(place, addresses)
    try:
        said = {
            "Host": place.origin.partition("//")[2],
            "Content-Length": str(len(body)),
            "Connection": "close",
            "User-Agent": "Ludothek",
            **headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        writer.write(f"POST {place.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        version, _, rest = (await reader.readuntil(b"\r\n")).partition(b" ")
        if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
            raise OSError("no HTTP")
        return int(rest[:3])
    finally:
        writer.transport.abort()  # whoever has answered need not say farewell, for which some would take for ever


async def _connected(place: Place, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    trust, name = (_trust(), place.host) if place.secure else (None, None)
    *others, last = addresses
    for address in others:
        try:
            return await asyncio.open_connection(address, place.port, limit=8192, ssl=trust, server_hostname=name)
        except OSError:
            continue
    return await asyncio.open_connection(last, place.port, limit=8192, ssl=trust, server_hostname=name)


@cache
def _lookups() -> ThreadPoolExecutor:
    """Who runs the names of a place can let us wait for them, but not those who ask our database."""
    return ThreadPoolExecutor(8, "lookups")


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
