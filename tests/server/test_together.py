"""Two server processes share their tables: one database, and channels over Redis or PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from migrated import migrated_database
from services.postgres import Postgres, children_of
from services.redis import Redis
from waiting import PATIENCE, until

from ludothek.client import Client, ServerRefused
from ludothek.kernel.registry import titles
from ludothek.protocol import NewTable, Nudged, SeatPresence
from ludothek.server.tables import MINDS_LATE
from server.ledger import Player, check_kept, log_of
from server.playing import ANYONE, ME, MIND, open_for_two, seen, take_turns
from server.running import Running

pytestmark = pytest.mark.anyio

MOST = 40
"""Decisions of each person in a game; then a computer player goes on."""


class Pair:
    """Two servers of one database, and somebody at each."""

    def __init__(self, database: str, one: Running, other: Running) -> None:
        self.database = database
        self.one = one
        self.other = other


@pytest.fixture(scope="module", params=["redis", "postgresql"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    database = migrated_database(request.getfixturevalue("postgres"))
    channels = request.getfixturevalue("redis").url if request.param == "redis" else database
    environment = {"LUDOTHEK_DATABASE_URL": database, "LUDOTHEK_CHANNELS_URL": channels}
    folder = tmp_path_factory.mktemp("pair")
    with Running(folder / "one", **environment) as one, Running(folder / "other", **environment) as other:
        yield Pair(database, one, other)


@pytest.fixture
async def ada(pair: Pair) -> AsyncIterator[Client]:
    async with Client(pair.one.address) as client:
        await client.be("Ada")
        yield client


@pytest.fixture
async def ben(pair: Pair) -> AsyncIterator[Client]:
    async with Client(pair.other.address) as client:
        await client.be("Ben")
        yield client


async def test_who_looks_through_another_process_is_here_until_they_leave(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    async with ben.live(id) as his:
        his.received = []
        await his.do("here")
        async with ada.live(id) as hers:
            await hers.do("typing")
            await until(lambda: his.presence and his.presence.seats[0] == SeatPresence(state="here", typing=True))
            assert [each and each.state for each in (await ben.lobby()).presence[id]] == ["here", "here"]
            hers.received = []
            await his.nudge(0)
            await until(lambda: Nudged(seat=0, by=1) in (hers.received or ()))
        left = time.monotonic()
        await until(lambda: his.presence and his.presence.seats[0] and his.presence.seats[0].state == "away")
        assert time.monotonic() - left < 10


@pytest.mark.parametrize("title", titles())
async def test_people_at_two_processes_play_a_whole_game_with_a_mind(
    pair: Pair, ada: Client, ben: Client, title: str
) -> None:
    opened = await ada.open(NewTable(title=title, seats=[ME, ANYONE, MIND]))
    id = opened.table.id
    await ben.sit(id)
    async with ada.live(id) as one, ben.live(id) as two:
        players = [Player(one, random.Random(1), MOST), Player(two, random.Random(2), MOST)]
        async with asyncio.timeout(100):
            ends = await asyncio.gather(*(player.play() for player in players))
    check_kept(await ben.record(id), log_of(pair.database, id), players, ends)
    assert await ben.record(id) == await ada.record(id)
    for server in (pair.one, pair.other):
        assert "Traceback" not in server.log.read_text()


async def test_decisions_at_the_same_moment_are_both_made(pair: Pair, ada: Client, ben: Client) -> None:
    for _ in range(8):
        id = await open_for_two(ada, ben, "essen")
        async with ada.live(id) as one, ben.live(id) as two:
            for _ in range(2):  # the draft asks both at once
                first, second = [await each.until(lambda position: position.choices) for each in (one, two)]
                assert first.table.waiting == second.table.waiting == [0, 1]
                await asyncio.gather(one.decide(first.choices[0].id), two.decide(second.choices[-1].id))
                newest = max(one.position.version, two.position.version)
                await asyncio.gather(seen(one, newest), seen(two, newest))
        log = [entry for entry in log_of(pair.database, id) if entry.kind == "decision"]
        assert sorted(entry.seat for entry in log) == [0, 0, 1, 1]


async def test_a_request_that_comes_to_both_processes_is_done_once(pair: Pair, ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    async with ada.live(id) as one:
        position = await one.until(lambda position: position.choices)
    async with Client(pair.other.address, ada.cookies) as elsewhere:
        answers = await asyncio.gather(
            *(each.decide(position, position.choices[0].id, request="once") for each in (ada, elsewhere) * 3)
        )
    assert sorted(each.answer.outcome for each in answers if each.answer) == ["done"] + ["repeated"] * 5
    assert [each.decisions for each in answers] == [1] * 6


async def test_a_session_that_was_ended_at_one_process_is_worth_nothing_at_the_other(pair: Pair, ada: Client) -> None:
    async with Client(pair.other.address, ada.cookies) as elsewhere:
        await elsewhere.me()  # and is remembered there from now on, for half a minute
        await ada.log_out()

        async def is_unknown() -> bool:
            try:
                await elsewhere.me()
            except ServerRefused as refused:
                return refused.status == 401
            return False

        await until(is_unknown, patience=10)


async def test_chat_reaches_the_other_process_in_the_order_of_its_numbers(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    async with ada.live(id) as one, ben.live(id) as two:
        await asyncio.gather(*(each.say(f"{n}") for n in range(5) for each in (one, two)))
        await until(lambda: len(one.lines) == len(two.lines) == 10)
        assert one.lines == two.lines == await ben.chat(id)
        assert {line.seat for line in one.lines} == {0, 1}


async def test_news_comes_at_once(ada: Client, ben: Client) -> None:
    """Sooner than by the caretaker, that is."""
    id = await open_for_two(ada, ben)
    async with ada.live(id) as one, ben.live(id) as two, asyncio.timeout(10):
        await take_turns([one, two], random.Random(1), 30)


async def test_without_channels_news_comes_later_but_comes(tmp_path: Path, postgres: Postgres) -> None:
    with Redis() as redis:
        environment = {"LUDOTHEK_DATABASE_URL": migrated_database(postgres), "LUDOTHEK_CHANNELS_URL": redis.url}
        with Running(tmp_path / "one", **environment) as a, Running(tmp_path / "other", **environment) as b:
            async with Client(a.address) as ada, Client(b.address) as ben:
                await ada.be("Ada")
                await ben.be("Ben")
                id = await open_for_two(ada, ben)
                async with ada.live(id) as one, ben.live(id) as two:
                    rng = random.Random(7)
                    await take_turns([one, two], rng, 10)
                    redis.kill()
                    await one.say("still there?")
                    await take_turns([one, two], rng, 8)
                    await until(lambda: two.lines)
                    redis.restart()
                    await until(lambda: redis.subscribers() == 2)
                    async with asyncio.timeout(8):  # sooner than by the caretaker
                        await take_turns([one, two], rng, 24)
            for server in (a, b):
                assert server.log.read_text().count("are interrupted") <= 2
                assert "Traceback" not in server.log.read_text()


async def test_a_process_that_dies_leaves_its_minds_to_the_other(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    database = migrated_database(postgres)
    environment = {"LUDOTHEK_DATABASE_URL": database, "LUDOTHEK_CHANNELS_URL": redis.url}
    with Running(tmp_path / "one", **environment) as dying, Running(tmp_path / "other", **environment) as living:
        async with Client(dying.address) as here:
            await here.be("Ada")
            async with Client(living.address, here.cookies) as there:
                opened = await here.open(NewTable(title="worldsfair", seats=[ME, MIND]))
                id = opened.table.id
                async with here.live(id) as one, there.live(id) as two:
                    while one.position.decisions < 6:
                        await one.until(lambda position: position.choices)
                        await one.decide(one.position.choices[0].id)
                    for child in children_of(dying.process.pid):
                        os.kill(child, signal.SIGSTOP)  # so that it cannot answer before it dies
                    position = await one.until(lambda position: position.choices)
                    while position.table.waiting == [0]:
                        position = await one.decide(position.choices[0].id)
                    dying.kill()
                    postgres.psql(f"UPDATE tables SET changed = changed - {MINDS_LATE}", database)  # as if long ago
                    async with asyncio.timeout(PATIENCE):
                        await two.until(lambda after: after.version > position.version and after.choices)
