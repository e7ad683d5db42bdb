"""Who has a large IPv6 network has thousands of households; together they may do what eight may."""

from __future__ import annotations

from contextlib import AsyncExitStack, ExitStack

import pytest

from ludothek.server.limits import NETWORK, Limit, Limits
from ludothek.server.refusals import TooMany
from ludothek.server.unread import Unsent
from server.running import Running
from server.strangers import Others, from_afar


def household(number: int, network: int = 1) -> str:
    return f"2001:db8:{network:x}:{number:x}::/64"


def test_a_network_takes_from_one_bucket() -> None:
    limits, limit = Limits(), Limit(10, 0.001)
    taken = 0
    with pytest.raises(TooMany, match="That is too many guests in a short time"):
        for number in range(1000):
            limits.take("guests", household(number), limit)
            taken += 1
    assert taken == 10 * NETWORK
    limits.take("guests", household(0, network=2), limit)
    limits.take("guests", "192.0.2.7", limit)


def test_a_network_holds_so_many_connections() -> None:
    limits, count = Limits(), 0
    with pytest.raises(TooMany), ExitStack() as held:
        for number in range(1000):
            held.enter_context(limits.hold("live connections", household(number), 3))
            count += 1
    assert count == 3 * NETWORK
    assert limits._held == {}


def test_a_network_lets_so_many_bytes_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Unsent, "MOST", 100)
    unsent = Unsent(1)
    for number in range(NETWORK):
        assert unsent.has_room(household(number), 100)
        unsent.add(household(number), 100)
    assert not unsent.has_room(household(1000), 100)
    assert unsent.has_room(household(0, network=2), 100)
    for number in range(NETWORK):
        unsent.remove(household(number), 100)
    assert unsent.has_room(household(1000), 100)


@pytest.mark.anyio
async def test_guests_from_everywhere_in_a_network_come_to_an_end(guarded: Running) -> None:
    async with Others(guarded), AsyncExitStack() as stack:
        statuses = []
        for number in range(1, 15):
            client = await stack.enter_async_context(from_afar(guarded, f"2001:db8:7:{number:x}::1"))
            for _ in range(40):
                statuses.append((await client.post("/me", json={"name": "Guest"})).status_code)
                client.cookies.clear()
        assert 429 in statuses
        assert statuses.index(429) >= 60 * NETWORK
        neighbour = await stack.enter_async_context(from_afar(guarded, "2001:db8:8::1"))
        assert (await neighbour.post("/me", json={"name": "Guest"})).status_code == 201
