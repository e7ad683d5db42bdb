"""The lobby: what there is to play, tables with free seats, my tables, games that are over."""

from __future__ import annotations

import random

import pytest

from ludothek.client import Client
from ludothek.kernel.levels import LEVELS
from ludothek.protocol import NewTable, Place, TableCard
from server.playing import ANYONE, INVITED, ME, MIND, open_for_two, play_on
from server.running import Running

pytestmark = pytest.mark.anyio


def ids(tables: list[TableCard]) -> list[str]:
    return [table.id for table in tables]


async def test_every_title_says_how_it_can_be_played(ada: Client) -> None:
    titles = {each.title: each for each in await ada.titles()}
    assert {"worldsfair", "essen", "euphoria", "sealed"} <= set(titles)
    fair = titles["worldsfair"]
    assert (fair.min_seats, fair.max_seats, fair.minds) == (2, 4, [*LEVELS])
    assert fair.options["properties"]["approvals"]["enum"] == ["automatic", "ask"]
    assert fair.languages == ["en", "de", "fr", "nl", "pl"]
    assert titles["sealed"].rules == 2


async def test_a_table_with_a_free_seat_is_open_to_everyone_until_it_is_full(
    ada: Client, ben: Client, server: Running
) -> None:
    id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))).table.id
    async with Client(server.address) as passer_by:  # who has not even said a name
        (found,) = [each for each in (await passer_by.lobby()).open if each.id == id]
        assert [(seat.kind, seat.name, seat.yours) for seat in found.seats] == [
            ("person", "Ada", False),
            ("anyone", "", False),
        ]
        assert (found.status, found.host, found.waiting) == ("open", False, [])
        assert (await passer_by.lobby()).mine == []
        await ben.sit(id)
        assert id not in ids((await passer_by.lobby()).open)
    assert ids((await ben.lobby()).mine) == [id]


async def test_tables_that_wait_for_me_come_first_then_the_newest(ada: Client, ben: Client) -> None:
    waits = await open_for_two(ada, ben)
    moved = await open_for_two(ada, ben)
    position = await ada.look(moved)
    while position.choices:
        position = await ada.decide(position, position.choices[0].id)
    only_opened = (await ada.open(NewTable(title="essen", seats=[ANYONE, ANYONE]))).table.id
    assert ids((await ada.lobby()).mine) == [waits, only_opened, moved]
    assert ids((await ben.lobby()).mine) == [moved, waits]


async def test_a_table_where_a_computer_player_decides_for_me_does_not_wait_for_me(ada: Client, ben: Client) -> None:
    waits = await open_for_two(ada, ben)
    over_days = await open_for_two(ada, ben, pace="days")  # the newer one
    assert ids((await ada.lobby()).mine) == [over_days, waits]
    await ada.hand_over(over_days, 0)
    assert ids((await ada.lobby()).mine) == [waits, over_days]


async def test_an_unlisted_table_is_found_by_its_address_only(ada: Client, ben: Client) -> None:
    id = (await ada.open(NewTable(title="sealed", seats=[ME, ANYONE], listed=False))).table.id
    assert id not in ids((await ben.lobby()).open)
    assert id in ids((await ada.lobby()).mine)
    await ben.sit(id)
    async with ada.live(id) as one, ben.live(id) as two:
        rng = random.Random(1)
        while not one.over:
            for table in (one, two):
                if table.position.choices:
                    await table.decide(rng.choice(table.position.choices).id)
            await one.until(lambda position: position.choices or position.table.status == "finished")
    assert id in ids((await ada.lobby()).finished)
    assert id in ids((await ben.lobby()).finished)


async def test_a_finished_game_is_everyones_to_look_at_unless_it_is_unlisted(ada: Client, server: Running) -> None:
    finished = []
    for listed in (True, False):
        seats = [ME, Place(who="mind", mind="random")]
        id = (await ada.open(NewTable(title="sealed", seats=seats, listed=listed))).table.id
        async with ada.live(id) as table:
            await play_on(table, random.Random(2))
        finished.append(id)
    lobby = await ada.lobby()
    assert set(finished) <= set(ids(lobby.finished))
    assert lobby.mine == []
    async with Client(server.address) as passer_by:
        shown = (await passer_by.lobby()).finished
        assert finished[0] in ids(shown) and finished[1] not in ids(shown)
        (card,) = [each for each in shown if each.id == finished[0]]
        assert card.result is not None
        assert sum(card.result.scores) == 3
        assert (await passer_by.look(finished[1])).table.status == "finished"  # who has the address may look


async def test_a_closed_table_is_in_no_list(ada: Client) -> None:
    id = (await ada.open(NewTable(title="essen", seats=[ME, INVITED, MIND]))).table.id
    assert id in ids((await ada.lobby()).open)
    assert (await ada.close(id)).table.status == "closed"
    lobby = await ada.lobby()
    assert id not in ids([*lobby.open, *lobby.mine, *lobby.finished])
