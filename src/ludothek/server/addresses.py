"""Where somebody comes from, as far as the server can see, and under what they are counted."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from litestar.types import Scope

MOST_KNOWN = 4096
"""Addresses whose networks are remembered."""


def host_of(scope: Scope) -> str | None:
    """The very address a request came from, as far as the server can see."""
    client = scope.get("client")
    return client[0] if client else None


def address(scope: Scope) -> str:
    """The address under which whoever makes a request is counted."""
    host = host_of(scope)
    return household(host) if host else "?"


@lru_cache(MOST_KNOWN)
def household(address: str) -> str:
    """The address under which somebody is counted; of IPv6 the customer's network, because each has countless others.

    >>> household("2001:db8:1:2:3:4:5:6"), household("192.0.2.7"), household("::ffff:192.0.2.7"), household("?")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7', '?')
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, 64), strict=False))


def network_of(household: str) -> str | None:
    """The larger network an IPv6 household is part of: many providers give one customer 65536 of them.

    >>> network_of("2001:db8:1:2::/64"), network_of("192.0.2.7"), network_of("Zoe::/64")
    ('2001:db8:1::/48', None, None)
    """
    return _network_of(household) if household.endswith("::/64") else None


@lru_cache(MOST_KNOWN)
def _network_of(household: str) -> str | None:
    try:
        return str(ip_network(household).supernet(new_prefix=48))
    except ValueError:
        return None
