"""A table that is taken away for good: what referred to it, who watches it, and what is said of it afterwards."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from migrated import migrated_database
from services.postgres import Postgres
from services.redis import Redis
from sqlalchemy import func, select
from waiting import until

from ludothek.client import Client, ServerRefused
from ludothek.protocol import Continue, NewTable
from ludothek.server import schema, store
from server.inside import Inside
from server.playing import ME, MIND, open_for_two, play_on, take_turns

pytestmark = pytest.mark.anyio

PARTS = (schema.chat, schema.entries, schema.seats)


async def take_away(server: Inside, id: str) -> bool:
    return await server.services.scribe.write(lambda connection: store.delete_table(connection, id))


async def left_of(server: Inside, id: str) -> int:
    """How many rows belong to a table."""
    counts = [select(func.count()).where(part.c.table_id == id) for part in PARTS]
    return await server.services.tables.ask(lambda connection: sum(connection.scalar(each) or 0 for each in counts))


async def test_a_table_is_taken_away_with_all_its_parts_and_who_watches_is_told(inside: Inside) -> None:
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        gone, other = [await open_for_two(ada, ben, "sealed") for _ in range(2)]
        async with ada.live(gone) as one, ben.live(gone) as two:
            await take_turns([one, two], random.Random(1), 2)
            await one.say("Good luck!")
            assert await take_away(inside, gone)
            inside.services.tables.gone(gone)
            with pytest.raises(ServerRefused, match="it has been removed") as refused:
                await one.until(lambda _: False)
            assert refused.value.status == 404
        assert await left_of(inside, gone) == 0
        assert await left_of(inside, other) > 0
        assert not await take_away(inside, gone)
        with pytest.raises(ServerRefused, match="There is no table"):
            await ada.look(gone)
        assert (await ada.look(other)).table.status == "playing"


async def test_whoever_decides_at_a_table_that_another_program_took_away_is_told(inside: Inside) -> None:
    async with Client(inside.address) as ada:
        await ada.be("Ada")
        opened = await ada.open(NewTable(title="sealed", seats=[ME, MIND]))
        async with ada.live(opened.table.id) as table:
            position = await table.until(lambda position: position.choices)
            await take_away(inside, opened.table.id)
            with pytest.raises(ServerRefused, match="There is no table|This table is gone") as refused:
                await table.decide(position.choices[0].id)
            assert refused.value.status == 404
        await until(lambda: opened.table.id not in inside.services.tables.loaded)


async def test_a_game_that_goes_on_from_one_that_is_gone_can_be_played_on(inside: Inside) -> None:
    async with Client(inside.address) as ada:
        await ada.be("Ada")
        opened = await ada.open(NewTable(title="sealed", seats=[ME, MIND]))
        async with ada.live(opened.table.id) as table:
            await play_on(table, random.Random(2))
        on = await ada.go_on(opened.table.id, Continue(decisions=2, seats=[ME, MIND]))
        await take_away(inside, opened.table.id)
        inside.services.tables.gone(opened.table.id)
        assert on.table.terms.source is not None
        assert on.table.terms.source.table == opened.table.id
        with pytest.raises(ServerRefused, match="If there was one, it has been removed.") as refused:
            await ada.look(opened.table.id)
        assert refused.value.status == 404
        inside.forget(on.table.id)
        async with ada.live(on.table.id) as table:
            assert (await play_on(table, random.Random(3))).table.status == "finished"


async def test_other_processes_are_told_or_notice_it(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    shared = {"LUDOTHEK_DATABASE_URL": migrated_database(postgres), "LUDOTHEK_CHANNELS_URL": redis.url}
    async with (
        Inside(tmp_path / "a", shared) as here,
        Inside(tmp_path / "b", shared) as there,
        Client(here.address) as ada,
        Client(there.address) as ben,
    ):
        await ada.be("Ada")
        await ben.be("Ben")
        for told in (True, False):
            id = await open_for_two(ada, ben, "sealed")
            async with ben.live(id) as watching:
                await watching.until(lambda position: position.table.status == "playing")
                await take_away(here, id)
                if told:
                    here.services.tables.gone(id)
                with pytest.raises(ServerRefused, match="it has been removed"):
                    await watching.until(lambda _: False)
            assert id not in there.services.tables.loaded
