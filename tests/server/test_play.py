"""Playing: decisions, undo, several asked at once, spectators, records."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from ludothek.client import Client, ServerRefused
from ludothek.kernel.record import Record
from ludothek.kernel.registry import titles
from ludothek.kernel.rng import seed_hash
from ludothek.protocol import Line, NewTable
from server.playing import ANYONE, ME, MIND, open_for_two, play_on, seen, take_turns
from server.running import Running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("title", titles())
async def test_two_people_and_a_mind_play_a_whole_game_and_the_record_replays(
    ada: Client, ben: Client, title: str
) -> None:
    position = await ada.open(NewTable(title=title, seats=[ME, ANYONE, MIND]))
    id = position.table.id
    assert (position.table.status, position.view) == ("open", None)
    await ben.sit(id)
    async with ada.live(id) as one, ben.live(id) as two:
        hashed = one.position.seed_hash
        assert one.position.seed is None
        ends = await asyncio.gather(play_on(one, random.Random(1)), play_on(two, random.Random(2)))
    assert [end.table.status for end in ends] == ["finished", "finished"]
    text = await ben.record(id)
    record = Record.read(text)  # replays every decision and compares the result
    assert record.result == ends[0].table.result
    assert [player.name for player in record.seats] == ["Ada", "Ben", "skilled"]
    assert seed_hash(int(record.seed, 16)) == hashed
    assert ends[0].seed == record.seed


async def test_nobody_acts_for_a_seat_that_is_not_theirs(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    position = await ada.look(id)
    with pytest.raises(ServerRefused, match="Seat 0 is not yours") as refused:
        await ben.decide(position, position.choices[0].id, seat=0)
    assert refused.value.status == 403
    assert (await ada.look(id)).version == position.version


async def test_a_repeated_request_is_done_once(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    position = await ada.look(id)
    once = await ada.decide(position, position.choices[0].id, request="one")
    again = await ada.decide(position, position.choices[0].id, request="one")
    assert once.answer and again.answer
    assert (once.answer.outcome, again.answer.outcome) == ("done", "repeated")
    assert once.decisions == again.decisions == 1


async def test_a_stale_decision_changes_nothing_and_gets_a_fresh_view(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    async with ada.live(id) as one, ben.live(id) as two:
        before = one.position
        while one.position.choices:
            await one.decide(one.position.choices[0].id)
        await two.until(lambda position: position.choices)
        await two.decide(two.position.choices[0].id)
        with pytest.raises(ServerRefused, match="look again") as refused:
            await ada.decide(before, before.choices[0].id)
    assert refused.value.status == 409


async def test_a_decision_on_a_position_that_is_not_there_yet_disturbs_nobody(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    async with ada.live(id) as one, ben.live(id) as two:
        two.received = []
        position = one.position
        ahead = msgspec.structs.replace(position, version=position.version + 50)
        for _ in range(5):
            with pytest.raises(ServerRefused, match=f"This answers position {ahead.version}, but the table is at"):
                await ada.decide(ahead, position.choices[0].id)
        await one.say("Done")
        await two.until(lambda _: two.lines)
        assert [type(message) for message in two.received] == [Line]


async def test_undo_goes_back_until_something_is_revealed(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben, "essen")
    async with ada.live(id) as one, ben.live(id) as two:
        rng = random.Random(3)
        seen_refusal = seen_undo = False
        for _ in range(60):
            table = one if one.position.choices else two
            position = await table.until(lambda position: position.choices)
            after = await table.decide(rng.choice(position.choices).id)
            if after.can_undo:
                back = await table.undo()
                assert back.decisions == after.decisions - 1
                assert back.view == position.view
                assert back.choices == position.choices
                assert back.version == after.version + 1
                seen_undo = True
                await table.decide(rng.choice(back.choices).id)
            else:
                with pytest.raises(ServerRefused, match="cannot be taken back"):
                    await table.undo()
                seen_refusal = True
            await asyncio.gather(*(seen(each, table.position.version) for each in (one, two)))
    assert seen_undo and seen_refusal


async def test_those_asked_at_once_answer_in_any_order_without_looking_again(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben, "essen")
    first, second = await ada.look(id), await ben.look(id)
    assert first.table.waiting == [0, 1]
    answered = await ben.decide(second, second.choices[0].id)
    assert answered.answer and answered.answer.outcome == "done"
    answered = await ada.decide(first, first.choices[-1].id)  # on the position before Ben's answer
    assert answered.answer and answered.answer.outcome == "done"


async def test_the_journal_since_a_number_is_the_same_live_and_replayed(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    async with ada.live(id) as one, ben.live(id) as two:
        one.received = []
        start = one.position.version
        await take_turns([one, two], random.Random(5), 24)
        last = await one.until(lambda position: position.decisions == 24)
        live = [block for message in one.received if hasattr(message, "journal") for block in message.journal]
    replayed = await ada.look(id, since=start)
    assert [block.decision for block in replayed.journal] == list(range(1, last.decisions + 1))
    assert live == replayed.journal[: len(live)]
    whole = await ada.look(id, since=0)
    assert whole.journal[0].decision == 0


async def test_a_spectator_sees_what_everyone_may_see(ada: Client, ben: Client, server: Running) -> None:
    id = await open_for_two(ada, ben, "essen")
    async with Client(server.address) as passer_by, passer_by.live(id) as watching:
        position = watching.position
        assert (position.seat, position.choices, position.prompt) == (None, [], None)
        assert position.view is not None
        assert position.view["seat"] is None
        with pytest.raises(ServerRefused, match="not yours"):
            await watching.decide(0, seat=0)
        first = await ada.look(id)
        await ada.decide(first, first.choices[0].id)
        await watching.until(lambda position: position.decisions == 1)


async def test_why_not_names_a_rule(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    first = await ada.look(id)
    assert (await ada.why(id, 0, first.choices[0].elements[0])).why is None
    async with ada.live(id) as one:
        why = (await one.why("deck")).why
        assert why is not None
        assert why.rule.startswith("WF-")
    with pytest.raises(ServerRefused, match="There is no “moon” on this table"):
        await ada.why(id, 0, "moon")


async def test_the_same_undo_twice_takes_back_one_decision(ada: Client, ben: Client) -> None:
    """A double click: both answer the same position, the second is stale."""
    id = await open_for_two(ada, ben, "essen")
    async with ada.live(id) as one, ben.live(id) as two:
        await take_turns([one, two], random.Random(4), 8)
        for _ in range(60):
            table = one if one.position.choices else two
            position = await table.until(lambda position: position.choices)
            before = await table.decide(position.choices[0].id)
            if not before.choices:
                continue
            after = await table.decide(before.choices[0].id)
            if before.can_undo and after.can_undo:
                break
            await asyncio.gather(*(seen(each, table.position.version) for each in (one, two)))
        client = ada if table is one else ben
        once = await client.undo(after, seat=after.seat)
        assert once.decisions == after.decisions - 1
        with pytest.raises(ServerRefused, match="look again"):
            await client.undo(after, seat=after.seat)
        assert (await client.look(id)).decisions == once.decisions


async def test_a_cookie_that_is_not_known_any_more_makes_room_for_the_new_one(server: Running) -> None:
    async with Client(server.address, {"ludothek": "forgotten"}) as client:
        me = await client.be("Ada")
        assert list(client.cookies) == ["ludothek"]
        kept = client.cookies
    async with Client(server.address, kept) as again:
        assert (await again.me()).id == me.id


@pytest.mark.long
async def test_who_is_too_fast_is_slowed_down_and_loses_nothing(tmp_path: Path) -> None:
    with Running(tmp_path, LUDOTHEK_LIMITS="1") as server:
        async with Client(server.address) as ada:
            await ada.be("Ada")
            id = (await ada.open(NewTable(title="worldsfair", seats=[ME, MIND]))).table.id
            async with ada.live(id) as table:
                answers = await asyncio.gather(*(table.why("deck", seat=0) for _ in range(120)))
    assert [answer.element for answer in answers] == ["deck"] * 120
