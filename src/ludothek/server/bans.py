"""Who is banned or muted, kept in memory, so that no request costs a question to the database.

``moderation.py`` reads it anew when something has changed.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from datetime import UTC, datetime

from ludothek.kernel.errors import as_given
from ludothek.server.clock import wall
from ludothek.server.refusals import NotYours, Refused
from ludothek.server.rows import BanRow

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

WIDEST = {4: 8, 6: 19}
"""The shortest prefix of a range that can be banned: a shorter one is half of the world."""
MAPPED = 96
"""The bits of an IPv6 address before the IPv4 address that may be written within it."""


class Bans:
    def __init__(self) -> None:
        self._banned: dict[str, BanRow] = {}
        self._muted: dict[str, BanRow] = {}
        self._networks: dict[tuple[int, int], dict[int, BanRow]] = {}  # by version and host bits: one look for each

    def replace(self, rows: Iterable[BanRow]) -> None:
        """From now on these hold, and no others."""
        self._banned, self._muted = {}, {}
        networks: dict[tuple[int, int], dict[int, BanRow]] = {}
        for row in rows:
            if row.network is not None:
                network = network_of(row.network)
                host_bits = network.max_prefixlen - network.prefixlen
                same = networks.setdefault((network.version, host_bits), {})
                same[int(network.network_address) >> host_bits] = row
            elif row.person is not None:
                (self._muted if row.kind == "mute" else self._banned)[row.person] = row
        self._networks = networks

    def check_person(self, person: str | None) -> None:
        """Refuse somebody who is banned."""
        found = self._banned.get(person) if person is not None else None
        if found is not None and _holds(found):
            raise NotYours("banned", **_terms(found))

    def is_banned(self, person: str) -> bool:
        found = self._banned.get(person)
        return found is not None and _holds(found)

    def check_voice(self, person: str) -> None:
        """Refuse somebody who is muted."""
        found = self._muted.get(person)
        if found is not None and _holds(found):
            raise NotYours("muted", **_terms(found))

    def check_address(self, host: str | None) -> None:
        """Refuse whoever asks from a range of addresses that is banned."""
        if not self._networks or host is None or (address := address_of(host)) is None:
            return
        number = int(address)
        for (version, host_bits), same in self._networks.items():
            if version == address.version and (found := same.get(number >> host_bits)) and _holds(found):
                raise NotYours("network-banned", **_terms(found))


def _holds(ban: BanRow) -> bool:
    return ban.until is None or ban.until > wall()


def _terms(ban: BanRow) -> dict[str, str]:
    """How long something holds, and why, as arguments of a message."""
    return {"until": "ever" if ban.until is None else moment_text(ban.until), "reason": ban.reason or "none"}


def until_text(until: int | None) -> str:
    """How long a ban holds, as the audit log keeps it.

    >>> until_text(0), until_text(None)
    ('until 1970-01-01 00:00 UTC', 'for good')
    """
    return "for good" if until is None else f"until {moment_text(until)}"


def moment_text(time: int) -> str:
    """
    >>> moment_text(0)
    '1970-01-01 00:00 UTC'
    """
    return f"{datetime.fromtimestamp(time / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def network_of(text: str) -> Network:
    """A range of addresses, or a single one; what is written in it besides the range is left out.

    >>> str(network_of("192.0.2.77/24")), str(network_of("2001:db8::1")), str(network_of("::ffff:192.0.2.0/120"))
    ('192.0.2.0/24', '2001:db8::1/128', '192.0.2.0/24')
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise Refused("network", text=as_given(text, 50)) from None
    if network.version == 6 and network.prefixlen >= MAPPED and network.network_address.ipv4_mapped:
        return ipaddress.ip_network((network.network_address.ipv4_mapped, network.prefixlen - MAPPED))
    return network


def checked_network(text: str) -> Network:
    """A range of addresses that may be banned."""
    network = network_of(text)
    if network.prefixlen < WIDEST[network.version]:
        raise Refused("network-too-wide", network=str(network), prefix=f"/{WIDEST[network.version]}")
    return network


def address_of(host: str) -> Address | None:
    """The address somebody asks from, one of IPv4 always as such; none if it is no address.

    >>> address_of("::ffff:192.0.2.7"), address_of("unix")
    (IPv4Address('192.0.2.7'), None)
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, ipaddress.IPv6Address) else address
