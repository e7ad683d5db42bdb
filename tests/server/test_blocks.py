"""Having nothing to do with somebody: neither reads the other's talk, and they do not sit down together."""

from __future__ import annotations

import asyncio
import random

import pytest
from waiting import until

from ludothek.client import Client, ServerRefused
from ludothek.protocol import NewTable
from server.moderators import asked, done
from server.playing import ANYONE, INVITED, ME, open_for_two, play_on
from server.running import Running
from server.strangers import said

pytestmark = pytest.mark.anyio

NOT_TOGETHER = "You and somebody at this table do not play together."


async def block(client: Client, table: str, seat: int) -> str:
    return str((await done(client, "POST", "/blocks", {"table": table, "seat": seat}))["id"])


async def test_neither_reads_what_the_other_says(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    await block(ada, id, 1)
    async with ada.live(id) as hers, ben.live(id) as his:
        await ada.say(id, "is anybody here")
        await ben.say(id, "I am")
        await ada.say(id, "nobody, it seems")
        await until(lambda: len(hers.lines) == 2 and len(his.lines) == 1)
        assert [line.text for line in hers.lines] == ["is anybody here", "nobody, it seems"]
        assert [line.text for line in his.lines] == ["I am"]
    assert [line.text for line in await ada.chat(id)] == ["is anybody here", "nobody, it seems"]
    assert [line.text for line in await ben.chat(id)] == ["I am"]


async def test_blocks_are_listed_and_taken_back(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    await ben.say(id, "hello")
    first = await block(ada, id, 1)
    assert await block(ada, id, 1) == first  # once is enough
    (card,) = await done(ada, "GET", "/blocks")
    assert (card["id"], card["name"], set(card)) == (first, "Ben", {"id", "name", "since"})
    assert await done(ben, "GET", "/blocks") == []  # who is blocked is not told
    assert said(await asked(ben, "DELETE", f"/blocks/{first}"))[0] == 404
    assert await done(ada, "DELETE", f"/blocks/{first}") == []
    assert [line.text for line in await ada.chat(id)] == ["hello"]


@pytest.mark.parametrize("blocker", ["who sits", "who comes"])
async def test_they_do_not_sit_down_together(ada: Client, ben: Client, blocker: str) -> None:
    before = await open_for_two(ada, ben)
    await (block(ada, before, 1) if blocker == "who sits" else block(ben, before, 0))
    id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE, INVITED]))).table.id
    with pytest.raises(ServerRefused, match=f"^{NOT_TOGETHER}$") as refused:
        await ben.sit(id)
    assert refused.value.status == 403
    invitation = (await ada.links(id)).invitations["2"]
    with pytest.raises(ServerRefused, match=f"^{NOT_TOGETHER}$"):
        await ben.sit(id, invitation=invitation)


async def test_nobody_keeps_a_seat_for_somebody_who_is_blocked(ada: Client, ben: Client, server: Running) -> None:
    before = await open_for_two(ada, ben)
    await block(ada, before, 1)
    id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))).table.id
    async with Client(server.address) as cleo, Client(server.address) as cleo_again:
        await cleo.be("Cleo")
        await cleo.sit(id)
        link = (await cleo.links(id)).seats["1"]
        with pytest.raises(ServerRefused, match=f"^{NOT_TOGETHER}$"):
            await ben.recover(id, link)
        await cleo_again.be("Cleo")
        assert (await cleo_again.recover(id, link)).seat == 1


async def test_there_is_no_rematch_with_somebody_one_has_blocked(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    rng = random.Random(1)
    async with ada.live(id) as one, ben.live(id) as two:
        await asyncio.gather(play_on(one, rng), play_on(two, rng))
    await block(ada, id, 1)
    for client in (ada, ben):
        with pytest.raises(ServerRefused, match="There is no rematch of this table") as refused:
            await client.rematch(id)
        assert refused.value.status == 403


@pytest.mark.parametrize(
    ("wish", "status", "sentence"),
    [
        ({"seat": 0}, 409, "That is yourself."),
        ({"seat": 7}, 404, "Nobody sits in seat 7 of this table."),
        ({"line": 2**31 - 1}, 404, f"There is no line {2**31 - 1} at this table."),
        ({}, 400, "Name a seat or a line of talk, one of the two."),
        ({"seat": 1, "line": 1}, 400, "Name a seat or a line of talk, one of the two."),
    ],
)
async def test_one_points_at_somebody_else(
    ada: Client, ben: Client, wish: dict[str, int], status: int, sentence: str
) -> None:
    id = await open_for_two(ada, ben)
    assert said(await asked(ada, "POST", "/blocks", {"table": id, **wish})) == (status, sentence)
    assert said(await asked(ada, "POST", "/reports", {"table": id, "reason": "x", **wish})) == (status, sentence)
