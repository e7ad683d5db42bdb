"""A table that goes on: who decides for whom, what is said, and the next one after it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from ludothek.client import Client, LiveTable, ServerRefused
from ludothek.kernel.record import Record
from ludothek.protocol import NewTable, Position
from ludothek.server.log import Change
from ludothek.server.refusals import Unavailable, Uncertain
from server.inside import Inside
from server.playing import ME, MIND, open_for_two, play_on, seating
from server.running import Running

pytestmark = pytest.mark.anyio


# Handing over.


async def test_a_seat_of_my_own_goes_to_a_computer_player_and_back(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    with pytest.raises(ServerRefused, match="Nobody decides for this seat but you"):
        await ada.take_back(id, 0)
    async with ada.live(id) as one, ben.live(id) as two:
        handed = await one.hand_over(0, "random")
        assert seating(handed.table)[0] == ("person", "Ada", "random", True)
        with pytest.raises(ServerRefused, match="A computer player decides for this seat already"):
            await one.hand_over(0)
        await two.until(lambda position: position.choices)  # it has made its whole turn
        with pytest.raises(ServerRefused, match="A computer player decides for this seat; take it back first"):
            await one.decide(0, seat=0)
        with pytest.raises(ServerRefused, match="Seat 0 is not yours"):
            await two.take_back(0)
        taken = await one.take_back(0)
        assert seating(taken.table)[0] == ("person", "Ada", None, True)
        while two.position.choices:
            await two.decide(two.position.choices[0].id)
        position = await one.until(lambda position: position.choices)
        await one.decide(position.choices[0].id)


async def test_a_seat_that_has_time_is_not_handed_over_by_others(ada: Client, ben: Client, server: Running) -> None:
    id = await open_for_two(ada, ben)
    with pytest.raises(ServerRefused, match="This seat still has time") as refused:
        await ben.hand_over(id, 0)
    assert refused.value.status == 409
    with pytest.raises(ServerRefused, match="no such seat"):
        await ben.hand_over(id, 7)
    with pytest.raises(ServerRefused, match="hal"):
        await ben.hand_over(id, 1, "hal")
    async with Client(server.address) as cleo:
        await cleo.be("Cleo")
        with pytest.raises(ServerRefused, match="Only somebody who plays here"):
            await cleo.hand_over(id, 0)


@pytest.mark.parametrize(("pace", "patience"), [("live", 180_000), ("days", 3 * 24 * 3_600_000)])
async def test_a_seat_without_a_clock_is_handed_over_when_it_counts_as_away(
    inside: Inside, pace: str, patience: int
) -> None:
    """Three minutes at a live table, three days at one over days, to the millisecond."""
    time = inside.stop_the_clock()
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben, pace=pace)
        time.pass_by(patience - 1)
        position = await ben.look(id)
        assert position.clocks
        assert (position.clocks.left, position.clocks.running, position.clocks.up) == ([None, None], [0], [])
        with pytest.raises(ServerRefused, match="still has time"):
            await ben.hand_over(id, 0)
        time.pass_by(1)
        position = await ben.look(id)
        assert position.clocks
        assert position.clocks.up == [0]
        handed = await ben.hand_over(id, 0)
        assert handed.table.seats[0].mind == "skilled"
        async with ben.live(id) as table:
            await table.until(lambda position: position.choices)
        assert (await ada.take_back(id, 0)).table.seats[0].mind is None  # its owner comes home


@pytest.mark.long
async def test_a_computer_player_plays_to_the_end_for_everyone_who_left(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben, "essen")
    async with ada.live(id) as one:
        await one.hand_over(0, "random")
        await ben.hand_over(id, 1, "greedy")
        await asyncio.wait_for(one.until(lambda position: position.table.status == "finished"), 60)
    record = Record.read(await ada.record(id))
    assert [(each.name, each.mind) for each in record.seats] == [("Ada", None), ("Ben", None)]
    assert record.minds_at(len(record.decisions)) == ["random", "greedy"]


# Talk and what comes after.


async def test_what_is_said_reaches_all_who_play_and_stays(ada: Client, ben: Client, server: Running) -> None:
    id = await open_for_two(ada, ben)
    async with ada.live(id) as one, Client(server.address) as passer_by:
        (said,) = await ben.say(id, "  Good\n luck! ")
        assert (said.name, said.seat, said.text, said.room) == ("Ben", 1, "Good luck!", "players")
        await one.say("You too")
        await one.until(lambda _: len(one.lines) == 2)
        assert [(line.name, line.text) for line in one.lines] == [("Ben", "Good luck!"), ("Ada", "You too")]
        with pytest.raises(ServerRefused, match="say your name first"):
            await passer_by.say(id, "Hello")
    lines = await ben.chat(id)
    assert [line.text for line in lines] == ["Good luck!", "You too"]
    assert [line.text for line in await ben.chat(id, since=lines[0].number)] == ["You too"]
    async with ben.live(id) as late:
        await late.until(lambda _: len(late.lines) == 2)


async def test_a_line_has_its_seat_where_the_table_is_behind(inside: Inside) -> None:
    """As in a process that has not yet heard who sat down at another."""
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben)
        table = await inside.table(id)
        table.seats = [table.seats[0], msgspec.structs.replace(table.seats[1], person=None)]
        assert [(line.seat, line.room) for line in await ben.say(id, "Hello")] == [(1, "players")]


async def finish(one: LiveTable, two: LiveTable) -> Position:
    return (await asyncio.gather(play_on(one, random.Random(1)), play_on(two, random.Random(2))))[0]


async def test_a_rematch_is_one_table_though_both_ask_for_it(ada: Client, ben: Client, server: Running) -> None:
    terms = {"listed": False, "options": {"low": True}}
    id = await open_for_two(ada, ben, "sealed", **terms)
    with pytest.raises(ServerRefused, match="A rematch comes after the end"):
        await ada.rematch(id)
    async with ada.live(id) as one, ben.live(id) as two:
        await finish(one, two)
        first, second = await asyncio.gather(ada.rematch(id), ben.rematch(id))
        told = await one.until(lambda position: position.rematch)
        assert first.table.id == second.table.id == told.rematch
    table = (await ada.look(first.table.id)).table
    assert [seat.name for seat in table.seats] == ["Ben", "Ada"]  # everyone one seat further
    assert (table.status, table.options, table.terms.listed) == ("playing", {"low": True}, False)
    assert (await ada.rematch(id)).table.id == first.table.id  # however late
    assert len((await ada.lobby()).mine) == 1
    async with Client(server.address) as cleo:
        await cleo.be("Cleo")
        with pytest.raises(ServerRefused, match="A rematch is for those who played"):
            await cleo.rematch(id)


async def test_a_rematch_of_which_nobody_was_told_is_the_one_that_is_asked_for_again(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben, "sealed")
        async with ada.live(id) as one, ben.live(id) as two:
            await finish(one, two)
        append = inside.services.scribe.append

        def away(change: Change) -> asyncio.Future[None]:
            if change.entry.kind == "rematch":
                raise Unavailable("The database does not answer.")
            return append(change)

        with monkeypatch.context() as then:
            then.setattr(inside.services.scribe, "append", away)
            opened = (await ada.rematch(id)).table
        assert (opened.status, (await ada.look(id)).rematch) == ("open", None)
        inside.services.settings = msgspec.structs.replace(inside.services.settings, tables_per_person=1)
        assert (await ada.rematch(id)).table.id == (await ben.rematch(id)).table.id == opened.id
        assert (await ada.look(id)).rematch == opened.id
        assert [table.id for table in (await ada.lobby()).mine] == [opened.id]


async def test_games_that_were_taken_along_unheard_are_the_accounts(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has moved them to the account, but its answer was lost."""
    take_along = inside.services.people.take_along

    async def unheard(*given: Any) -> None:
        await take_along(*given)
        raise Uncertain("Nobody knows.")

    async with Client(inside.address) as ada, Client(inside.address) as guest, Client(inside.address) as again:
        await ada.be("Ada")
        await ada.register("Ada", "correct horse")
        await guest.be("Ada at work")
        id = (await guest.open(NewTable(title="worldsfair", seats=[ME, MIND]))).table.id
        with monkeypatch.context() as then, pytest.raises(ServerRefused, match="Nobody knows"):
            then.setattr(inside.services.people, "take_along", unheard)
            await guest.log_in("Ada", "correct horse")
        await again.log_in("Ada", "correct horse")
        position = await again.look(id)
        assert position.seat == 0
        assert (await again.decide(position, position.choices[0].id)).decisions > 0
