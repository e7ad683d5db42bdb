"""Looks at long games from their beginning, and decisions taken back late in them: nobody else waits for a replay."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextvars import copy_context
from pathlib import Path
from typing import Any

import httpx
import pytest
from waiting import until
from websockets.asyncio.client import connect

from ludothek.client import API, Client
from ludothek.kernel.arrays import ints
from ludothek.kernel.record import Record, Step
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import Rng
from ludothek.kernel.session import Session
from ludothek.protocol import Continue, Place
from ludothek.server import tables
from ludothek.server.limits import LONGEST_WAIT, Limits
from ludothek.server.refusals import TooMany
from ludothek.server.replays import MOST_WAITING, NotAtHand, Pace, Replays, Stopped, asker
from ludothek.server.table import Table
from server.inside import Inside
from server.playing import open_for_two, take_turns

pytestmark = pytest.mark.anyio

LOOKS = 100
GUESTS = 40


@pytest.fixture
async def serving(tmp_path: Path) -> AsyncIterator[Inside]:
    async with Inside(tmp_path) as server:
        yield server


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many steps were replayed in each thread; the event loop's is the main one."""
    steps: Counter[str] = Counter()
    replay = Record.replay

    def counted(record: Record, *arguments: Any, **named: Any) -> Iterator[Step]:
        for step in replay(record, *arguments, **named):
            steps[threading.current_thread().name.partition("_")[0]] += 1
            yield step

    monkeypatch.setattr(Record, "replay", counted)
    return steps


@pytest.fixture(scope="module")
def long_game() -> tuple[str, int, int]:
    """The record of a long game, after how many of its decisions one can be made and taken back, and which."""
    euphoria = find_game("euphoria")
    session = Session.start(euphoria, [f"Guest {seat}" for seat in range(6)], seed=3)
    rng = Rng.from_seed(5)
    late = choice = 0
    while not session.state.over:
        seat = session.state.waiting[0]
        legal = session.state.legal(seat)
        decided = session.state.wander(seat, ints(legal), len(legal), rng)
        session.decide(decided, seat)
        if session.can_undo(seat) and session.state.waiting == session.before[-1].waiting == [seat]:
            late, choice = len(session.deciders) - 1, decided
    assert late > 900
    return session.record.write(), late, choice


@pytest.mark.long
async def test_many_looks_at_a_long_game_replay_it_once_and_beside_the_event_loop(
    serving: Inside, replayed: Counter[str], long_game: tuple[str, int, int]
) -> None:
    async with Client(serving.address) as mallory, Client(serving.address) as ada, Client(serving.address) as ben:
        for client in (mallory, ada, ben):
            await client.be("Somebody")
        id = (await mallory.bring(long_game[0])).table.id
        length = long_game[0].count("\n")
        others = await open_for_two(ada, ben)
        replayed.clear()
        ways = ("?since=0", "/positions/900", "/scores", "?since=0&spectate=true")
        address = f"{serving.address}{API}/tables/{id}"
        async with ada.live(others) as one, ben.live(others) as two, httpx.AsyncClient(timeout=60) as http:
            playing = asyncio.create_task(take_turns([one, two], random.Random(1), 20))
            answers = await asyncio.gather(*(http.get(address + ways[n % 4]) for n in range(LOOKS)))
            async with connect(f"{address.replace('http', 'ws', 1)}/live?since=0", max_size=None, proxy=None) as live:
                heard = [json.loads(await live.recv()) for _ in range(2)]
                assert len(heard[1]["journal"]) > 900
                await live.send('{"type":"look","since":0,"request":"r"}')
                assert json.loads(await live.recv())["journal"] == heard[1]["journal"] == answers[0].json()["journal"]
            await playing
    assert {answer.status_code for answer in answers} == {200}
    assert replayed["MainThread"] == 0
    # each once for the journal and for the points, and from the state before for each look at a position
    assert replayed["replay"] < 3 * length + LOOKS / 4 * 64


@pytest.mark.long
async def test_taking_back_late_in_a_long_game_replays_nothing_on_the_event_loop(
    serving: Inside, replayed: Counter[str], long_game: tuple[str, int, int]
) -> None:
    text, late, choice = long_game
    seats = [Place(who="me"), *[Place(who="here")] * 5]
    async with Client(serving.address) as mallory:
        await mallory.be("Mallory")
        id = (await mallory.bring(text)).table.id
        on = await mallory.go_on(id, Continue(decisions=late, seats=seats))
        begun = replayed["replay"]
        for _ in range(8):
            on = await mallory.undo(await mallory.decide(on, choice))
        assert on.decisions == late
        assert replayed["replay"] == begun
        while on.can_undo:
            on = await mallory.undo(on)
        serving.forget(on.table.id)
        again = await mallory.look(on.table.id, seat=on.seat)
        assert (again.decisions, again.view) == (on.decisions, on.view)
    assert replayed["MainThread"] == 0


async def test_a_long_game_is_read_once_and_beside_the_event_loop_though_many_ask_for_it(
    serving: Inside, monkeypatch: pytest.MonkeyPatch, long_game: tuple[str, int, int]
) -> None:
    async with Client(serving.address) as mallory:
        await mallory.be("Mallory")
        id = (await mallory.bring(long_game[0])).table.id
    threads: list[str] = []

    def counted(*arguments: Any, **named: Any) -> Table:
        threads.append(threading.current_thread().name.partition("_")[0])
        return Table(*arguments, **named)

    monkeypatch.setattr(tables, "Table", counted)
    serving.forget(id)
    async with httpx.AsyncClient(timeout=60) as http:
        looks = [
            http.get(f"{serving.address}{API}/tables/{id}", headers={"x-forwarded-for": f"198.51.100.{guest % 7}"})
            for guest in range(GUESTS)
        ]
        assert {answer.status_code for answer in await asyncio.gather(*looks)} == {200}
    assert threads == ["replay"]


async def test_who_asks_for_much_keeps_others_waiting_for_one_replay_only() -> None:
    replays = Replays()
    done: list[str] = []

    def note(whose: str) -> Callable[[Pace], None]:
        return lambda pace: done.append(whose)

    def asked_from(address: str) -> asyncio.Task[None]:
        def ask() -> asyncio.Task[None]:
            asker.set(address)
            return asyncio.create_task(replays.run(note(address)))

        return copy_context().run(ask)

    asked = [asked_from("mallory") for _ in range(MOST_WAITING + 5)]
    await asyncio.sleep(0)
    asked += [asked_from("ada"), asked_from("ben")]
    ends = await asyncio.gather(*asked, return_exceptions=True)
    assert done.index("ada") <= 2
    assert done.index("ben") <= 3
    refused = [end for end in ends if isinstance(end, TooMany)]
    assert [str(refusal) for refusal in refused] == [
        f"You are looking back at {MOST_WAITING} positions at once already; wait for one of them."
    ] * 5
    assert len(done) == MOST_WAITING + 2
    replays.stop()


async def test_what_all_at_a_table_wait_for_does_not_stand_in_the_line_of_who_asks_for_much(serving: Inside) -> None:
    """As where another process has taken back a decision, and the attacker is the first to look at the table."""
    async with Client(serving.address) as ada, Client(serving.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben)
    all_tables = serving.services.tables
    loaded = await all_tables.find(id)
    replays, done = all_tables.replays, list[str]()
    find, begun, go_on = replays.at_hand, threading.Event(), threading.Event()

    def hold(pace: Pace) -> None:
        begun.set()
        go_on.wait(20)

    async def needing_a_replay(_: Callable[[], None]) -> None:
        return await find(missing)

    def missing() -> None:
        if "caught up" not in done:
            raise NotAtHand(lambda pace: lambda: done.append("caught up"))

    async def as_mallory() -> None:
        asker.set("mallory")
        asked = [asyncio.create_task(replays.run(hold))]
        asked += [asyncio.create_task(replays.run(lambda pace: done.append("mallory"))) for _ in range(20)]
        await until(begun.is_set)
        loaded.stale = True
        asked.append(asyncio.create_task(catch_up()))
        await until(loaded.lock.locked)
        await asyncio.sleep(0.05)
        go_on.set()
        await asyncio.gather(*asked)

    async def catch_up() -> None:
        await all_tables.find(id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replays, "at_hand", needing_a_replay)
        await asyncio.create_task(as_mallory())
    assert done.index("caught up") <= 1
    assert done.count("mallory") == 20


async def test_a_replay_nobody_waits_for_ends() -> None:
    replays = Replays()
    begun, ended = threading.Event(), threading.Event()

    def endless(pace: Pace) -> None:
        begun.set()
        try:
            while True:
                pace()
        except Stopped:
            ended.set()
            raise

    waiting = asyncio.create_task(replays.run(endless))
    await until(begun.is_set)
    waiting.cancel()
    await until(ended.is_set)
    assert await replays.run(lambda pace: "the next") == "the next"
    replays.stop()


async def test_undos_wait_for_each_other_and_are_refused_if_that_takes_too_long() -> None:
    limits = Limits()
    for _ in range(int(Limits.UNDOS.burst)):
        assert limits.seconds_until("undos", "mallory", Limits.UNDOS) == 0
    waits = []
    with pytest.raises(TooMany, match="That is too many undos in a short time; try again in 5 s."):
        for _ in range(100):
            waits.append(limits.seconds_until("undos", "mallory", Limits.UNDOS))
    assert len(waits) in range(9, 12)
    assert waits == sorted(waits)
    assert 0 < waits[0] < waits[-1] <= LONGEST_WAIT
    assert Limits(0).seconds_until("undos", "mallory", Limits.UNDOS) == 0
