"""Who is at a table: who looks, writes or has gone, told to those who may know it; nudges; and letting a mind go on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec import Raw
from waiting import until

from ludothek.client import Client, LiveTable, ServerRefused
from ludothek.protocol import NewTable, Nudged, Presence
from ludothek.server import store
from ludothek.server.attendance import Doing
from ludothek.server.presences import SILENT
from server.inside import Inside
from server.moderators import done
from server.playing import ANYONE, ME, MIND, open_for_two

pytestmark = pytest.mark.anyio

AWAY_WITHIN = 10.0
"""Seconds after which somebody who has closed the browser shows as away."""


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Inside]:
    async with Inside(tmp_path) as server:
        yield server


class Two:
    """Ada and Ben at one table, Cleo beside it."""

    def __init__(self, inside: Inside, people: list[Client], table: str, stack: AsyncExitStack) -> None:
        self.inside = inside
        self.ada, self.ben, self.cleo = people
        self.table = table
        self._stack = stack

    async def look(self, client: Client) -> LiveTable:
        live = await self._stack.enter_async_context(client.live(self.table))
        live.received = []
        await live.do("here")
        return live


@pytest.fixture
async def two(inside: Inside) -> AsyncIterator[Two]:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(inside.address)) for _ in range(3)]
        for client, name in zip(people, ("Ada", "Ben", "Cleo"), strict=True):
            await client.be(name)
        yield Two(inside, people, await open_for_two(people[0], people[1]), stack)


def states(presence: Presence | None) -> list[str | None]:
    seats = presence.seats if presence else []
    return [None if each is None else "typing" if each.typing else each.state for each in seats]


async def test_who_closes_the_browser_is_away_within_ten_seconds_and_remembered(two: Two) -> None:
    bens = await two.look(two.ben)
    async with two.ada.live(two.table):
        await until(lambda: states(bens.presence) == ["here", "here"])
    closed = time.monotonic()
    await until(lambda: states(bens.presence) == ["away", "here"])
    assert time.monotonic() - closed < AWAY_WITHIN
    assert bens.presence
    assert bens.presence.seats[0]
    assert 0 <= (bens.presence.seats[0].gone or -1) < AWAY_WITHIN * 1000
    seen = lambda connection: store.last_seen(connection, [two.table])[two.table]  # noqa: E731
    await until(lambda: list(two.inside.services.tables.read(seen)) == [0])
    mine = (await two.ben.lobby()).presence[two.table]
    assert [each and each.state for each in mine] == ["away", "here"]
    assert mine[0]
    assert mine[0].gone is not None


async def test_who_comes_back_at_once_never_was_away(two: Two) -> None:
    bens = await two.look(two.ben)
    async with two.ada.live(two.table):
        await until(lambda: states(bens.presence) == ["here", "here"])
    assert bens.received is not None
    bens.received.clear()
    async with two.ada.live(two.table) as again:
        await again.do("elsewhere")
        await until(lambda: states(bens.presence) == ["elsewhere", "here"])
    assert all(states(each)[0] != "away" for each in bens.received if isinstance(each, Presence))


async def test_writing_is_told_to_who_would_read_it_and_ends_with_the_line(two: Two) -> None:
    adas, bens, cleos = [await two.look(each) for each in (two.ada, two.ben, two.cleo)]
    await until(lambda: bens.presence and bens.presence.watching == 1)
    await adas.do("typing")
    await until(lambda: states(bens.presence) == ["typing", "here"])
    assert states(cleos.presence) == ["here", "here"]  # whoever looks on does not hear the players
    await adas.say("Good luck!")
    await until(lambda: states(bens.presence) == ["here", "here"])
    await cleos.do("typing")
    await adas.do("elsewhere")
    await until(lambda: states(cleos.presence) == ["elsewhere", "here"])
    assert [each and each.gone for each in cleos.presence.seats] == [None, None]  # type: ignore[union-attr]
    assert cleos.received is not None
    assert bens.received is not None
    everything = [each for each in [*cleos.received, *bens.received] if isinstance(each, Presence)]
    assert {each.watching for each in everything} <= {0, 1}  # looked on by one, who is nobody's name


async def test_of_whom_one_has_blocked_one_hears_neither_writing_nor_since_when_they_are_gone(two: Two) -> None:
    bens, adas = await two.look(two.ben), await two.look(two.ada)
    await done(two.ben, "POST", "/blocks", {"table": two.table, "seat": 0})
    room = two.inside.services.presences._rooms[two.table]
    await until(lambda: room.apart)
    for live in (adas, bens):
        await live.do("typing")
    await until(lambda: room.all.seats == {0: "typing", 1: "typing"})
    await adas.do("elsewhere")
    await bens.do("elsewhere")
    await until(lambda: states(adas.presence)[1] == states(bens.presence)[0] == "elsewhere")
    for live, other in ((adas, 1), (bens, 0)):
        assert live.received is not None
        told = [each.seats[other] for each in live.received if isinstance(each, Presence)]
        assert not any(each and (each.typing or (each.state == "elsewhere" and each.gone)) for each in told[1:])
    with pytest.raises(ServerRefused):  # nobody is waited for there
        await two.ada.nudge(two.table, 1)
    await two.ben.nudge(two.table, 0)
    await bens.do("here")
    await until(lambda: states(adas.presence)[1] == "here")
    assert not any(isinstance(each, Nudged) for each in adas.received or ())


async def test_a_client_that_has_not_said_what_it_does_is_told_nothing_of_others(two: Two) -> None:
    async with two.ada.live(two.table) as silent:
        silent.received = []
        bens = await two.look(two.ben)
        await until(lambda: states(bens.presence) == ["here", "here"])
        await two.ben.nudge(two.table, 0)
        await silent.undo() if silent.position.can_undo else await silent.say("x")
        await silent.until(lambda _: silent.lines)
        assert not any(isinstance(each, Presence | Nudged) for each in silent.received)


async def test_changes_gather_and_are_one_message_for_all(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    lives = [await two.look(each) for each in (two.ada, two.ben)]
    await until(lambda: all(states(each.presence) == ["here", "here"] for each in lives))
    presences = two.inside.services.presences
    room = presences._rooms[two.table]
    told: list[bytes] = []

    def listening(show: Callable[[Raw, bytes], None]) -> Callable[[Raw, bytes], None]:
        def heard(text: Raw, frame: bytes) -> None:
            told.append(frame)
            show(text, frame)

        return heard

    for guest in room.guests:
        monkeypatch.setattr(guest, "show", listening(guest.show))
    changes: list[Doing] = ["elsewhere", "here", "elsewhere"]
    for doing in changes:
        for guest in room.guests:
            presences.does(two.table, guest, doing)
    await until(lambda: all(states(each.presence) == ["elsewhere", "elsewhere"] for each in lives))
    assert len(told) == 2
    assert told[0] is told[1]


async def test_a_nudge_reaches_who_is_waited_for_and_nobody_else(two: Two) -> None:
    adas, bens = await two.look(two.ada), await two.look(two.ben)
    await bens.nudge(0)
    await until(lambda: Nudged(seat=0, by=1) in (adas.received or ()))
    assert not any(isinstance(each, Nudged) for each in bens.received or ())
    for client, seat, reason in (
        (two.ada, 0, "Nobody is being waited for"),
        (two.ben, 1, "Nobody"),
        (two.cleo, 0, "Only"),
    ):
        with pytest.raises(ServerRefused, match=reason):
            await client.nudge(two.table, seat)


async def test_nudges_are_few(tmp_path: Path) -> None:
    async with Inside(tmp_path, limits=1.0) as inside, Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben)
        await ben.nudge(id, 0)
        await ben.nudge(id, 0)
        with pytest.raises(ServerRefused, match="nudges") as refused:
            await ben.nudge(id, 0)
        assert refused.value.status == 429


# Letting a mind go on.


async def test_a_mind_goes_on_for_who_has_left_but_not_while_they_think(inside: Inside) -> None:
    served = inside.stop_the_clock()
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        opened = await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE], patience=60))
        id = opened.table.id
        await ben.sit(id)
        assert (await ben.look(id)).table.terms.patience == 60
        async with ada.live(id):
            await until(lambda: states_of(inside, id) == {0: "here"})
            served.pass_by(300_000)
            with pytest.raises(ServerRefused, match="still has time"):
                await ben.hand_over(id, 0)
        await until(lambda: states_of(inside, id) == {})
        with pytest.raises(ServerRefused, match="still has time"):
            await ben.hand_over(id, 0)  # she has only just gone
        served.pass_by(60_000)
        assert (await ben.hand_over(id, 0)).table.seats[0].mind == "skilled"
        assert (await ada.take_back(id, 0)).table.seats[0].mind is None


def states_of(inside: Inside, id: str) -> dict[int, str]:
    presences = inside.services.presences
    return dict(presences.look_at(inside.services.tables.loaded[id].table).all.seats)


async def test_when_minds_go_on_for_all_one_can_watch_and_come_back_in_time(two: Two) -> None:
    """At the pace of people who watch the game stands still until somebody takes their seat back."""
    tables = two.inside.services.tables
    tables.watch_pace = 3600.0
    async with two.ada.live(two.table) as live:
        await two.ben.hand_over(two.table, 1, "greedy")
        await live.hand_over(0, "greedy")
        assert live.position.decisions == 0
        await live.take_back(0)
        await live.decide(live.position.choices[0].id)
        tables.watch_pace = 0.05
        await live.until(lambda position: position.decisions > 1 and position.table.waiting == [0])  # as before
        begun = time.monotonic()
        before = live.position.decisions
        await live.hand_over(0, "greedy")
        await live.until(lambda position: position.decisions >= before + 10)
        assert time.monotonic() - begun >= 10 * 0.05


async def test_who_has_handed_over_their_seat_is_asked_nothing_until_they_are_back(inside: Inside) -> None:
    inside.services.tables.watch_pace = 3600.0
    async with Client(inside.address) as ada:
        await ada.be("Ada")
        id = (await ada.open(NewTable(title="essen", seats=[ME, MIND]))).table.id
        async with ada.live(id) as live:
            before = await live.until(lambda position: position.choices)
            while not (plans := (await live.plans()).plans):
                await live.decide(before.choices[0].id)
                before = await live.until(lambda position: position.choices)
            question = before.prompt
            asked = [question, before.choices, before.can_hint, before.asked_since]
            assert all(asked)
            assert (await ada.spoken(id, "overview", 0)).lines[0].id == "spoken-your-turn"
            away = await live.hand_over(0, "greedy")
            assert away.table.waiting == [0]
            for position in (away, await ada.look(id)):
                nothing = [
                    position.prompt,
                    position.choices,
                    position.can_hint,
                    position.asked_since,
                    position.can_undo,
                ]
                assert nothing == [None, [], False, None, False]
            assert (await ada.plans(id, 0)).plans == []
            first = (await ada.spoken(id, "overview", 0)).lines[0]
            assert (first.id, first.args) == ("spoken-turn", {"seats": "seat:orange"})
            with pytest.raises(ServerRefused, match="is not asked anything now"):
                await ada.hints(id, 0)
            with pytest.raises(ServerRefused, match="take it back first"):
                await live.undo()
            back = await live.take_back(0)
            assert [back.prompt, back.choices, back.can_hint, back.asked_since] == asked
            assert (await live.plans()).plans == plans
            assert (await ada.hints(id, 0)).hints
            await live.decide(back.choices[0].id)


# Other processes.


async def test_who_is_there_through_another_process_goes_with_it(two: Two) -> None:
    tables, presences = two.inside.services.tables, two.inside.services.presences
    bens = await two.look(two.ben)
    tables._heard(f"{two.table} at other 0t+2")
    await until(lambda: states(bens.presence) == ["typing", "here"])
    assert bens.presence
    assert bens.presence.watching == 2
    tables._heard(f"{two.table} at other 0e+0")
    await until(lambda: states(bens.presence) == ["elsewhere", "here"])
    tables._heard(f"{two.table} at other +0")
    await until(lambda: states(bens.presence) == ["away", "here"])
    tables._heard(f"{two.table} at other 0h+0")
    await until(lambda: states(bens.presence) == ["here", "here"])
    presences._beats["other"] -= SILENT + 1
    beat = asyncio.create_task(presences._beat())
    await until(lambda: states(bens.presence) == ["away", "here"])
    beat.cancel()
    for nonsense in ("at other", "at other 99z+1", "beat", "who", "nudge x y z", "nudge other 99 0 x", "apart now"):
        tables._heard(f"{two.table} {nonsense}")
