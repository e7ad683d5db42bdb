"""Hints: the best choices for who plays, told to nobody else, where the table has them, and marked in the record."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludothek.client import Client, ServerRefused
from ludothek.kernel.hints import Hint
from ludothek.kernel.record import Hinted, Record
from ludothek.protocol import NewTable, Position
from server.inside import Inside
from server.playing import ANYONE, ME, MIND, open_for_two, play_on
from server.running import Running

pytestmark = pytest.mark.anyio


async def opened(ada: Client, title: str = "worldsfair", **terms: object) -> Position:
    """A table of Ada's with a computer player, at which she is asked."""
    position = await ada.open(NewTable(title=title, seats=[ME, MIND], **terms))  # type: ignore[arg-type]
    async with ada.live(position.table.id) as table:
        return await table.until(lambda position: position.choices)


@pytest.mark.parametrize("title", ["worldsfair", "euphoria", "essen", "sealed"])
async def test_the_best_choices_are_told_with_chances_and_prospects(ada: Client, title: str) -> None:
    position = await opened(ada, title)
    assert position.can_hint
    found = await ada.hints(position.table.id, 0)
    assert found.decisions >= position.decisions  # computer players may have decided at the same time
    chosen = [hint.choice for hint in found.hints]
    assert 0 < len(chosen) == len(set(chosen)) <= 3
    assert set(chosen) <= {choice.id for choice in position.choices}
    assert all(0 <= hint.chance <= 100 for hint in found.hints)
    assert (await ada.look(position.table.id)).can_hint


async def test_a_hint_is_marked_in_the_record_once_for_each_decision(ada: Client) -> None:
    position = await opened(ada)
    id = position.table.id
    for _ in range(2):
        await ada.hints(id, 0)
    async with ada.live(id) as table:
        before = await table.until(lambda position: position.choices)
        await table.decide(before.choices[0].id)
        second = await table.until(lambda position: position.choices)
        await ada.hints(id, 0)
        await play_on(table, random.Random(4))
    record = Record.read(await ada.record(id))
    assert record.hints == [Hinted(0, 0), Hinted(second.decisions, 0)]
    brought = await ada.bring(record.write())
    assert Record.read(await ada.record(brought.table.id)).hints == record.hints


async def test_hints_before_and_after_a_decision_that_is_taken_back_are_marked_once(tmp_path: Path) -> None:
    """Also for a server that is started anew and reads the log."""
    async with Inside(tmp_path) as server, Client(server.address) as ada:
        await ada.be("Ada")
        id = (await ada.open(NewTable(title="essen", seats=[ME, ME], hints=True))).table.id
        first = await undoable(ada, id)
        assert first.seat is not None
        await ada.hints(id, first.seat)
        await ada.decide(await ada.look(id), first.choices[0].id)
        await ada.hints(id, first.seat)
        await ada.undo(await ada.look(id))
        await ada.hints(id, first.seat)
        assert (await server.table(id)).record.hints == [Hinted(first.decisions, first.seat)]
    async with Inside(tmp_path) as server:
        assert (await server.table(id)).record.hints == [Hinted(first.decisions, first.seat)]


async def undoable(client: Client, id: str) -> Position:
    """A position whose first choice can be taken back, and leaves the same seat asked."""
    while True:
        before = await client.look(id)
        after = await client.decide(before, before.choices[0].id)
        if after.can_undo and after.choices and after.seat == before.seat:
            return await client.undo(after)


async def test_a_record_without_hints_does_not_speak_of_them(ada: Client) -> None:
    position = await opened(ada)
    async with ada.live(position.table.id) as table:
        await play_on(table, random.Random(4))
    assert '"hints"' not in await ada.record(position.table.id)


async def test_between_people_there_are_hints_only_if_that_was_agreed_on(ada: Client, ben: Client) -> None:
    usual = await open_for_two(ada, ben)
    assert not (await ada.look(usual)).can_hint
    with pytest.raises(ServerRefused, match="There are no hints at this table") as refusal:
        await ada.hints(usual, 0)
    assert refusal.value.status == 403
    agreed = await open_for_two(ada, ben, hints=True)
    assert (await ada.look(agreed)).table.terms.hints
    assert (await ada.look(agreed)).can_hint
    assert (await ada.hints(agreed, 0)).hints


async def test_a_table_can_do_without_hints(ada: Client) -> None:
    position = await opened(ada, hints=False)
    assert not position.can_hint
    with pytest.raises(ServerRefused, match="There are no hints at this table"):
        await ada.hints(position.table.id, 0)


async def test_a_hint_is_for_who_sits_there_and_is_asked(ada: Client, ben: Client) -> None:
    position = await opened(ada)
    with pytest.raises(ServerRefused, match="Seat 0 is not yours"):
        await ben.hints(position.table.id, 0)
    with pytest.raises(ServerRefused, match="Seat 1 is not yours"):
        await ada.hints(position.table.id, 1)
    agreed = await open_for_two(ada, ben, hints=True)
    with pytest.raises(ServerRefused, match="Seat 1 is not asked"):
        await ben.hints(agreed, 1)
    open_table = await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))
    with pytest.raises(ServerRefused, match="The game has not begun yet"):
        await ada.hints(open_table.table.id, 0)


async def test_what_a_hint_says_is_sent_to_nobody_else(ada: Client, ben: Client) -> None:
    agreed = await open_for_two(ada, ben, hints=True)
    async with ben.live(agreed) as table:
        table.received = []
        await ada.hints(agreed, 0)
        await table.until(lambda position: position.version > 2)
        assert [type(message) for message in table.received] == [Position]
        assert not table.position.can_hint


async def test_too_many_hints_are_refused(guarded: Running) -> None:
    async with Client(guarded.address) as ada:
        await ada.be("Ada")
        position = await opened(ada)
        async with ada.live(position.table.id) as table:
            with pytest.raises(ServerRefused, match="too many hints") as refusal:
                for _ in range(40):
                    position = await table.until(lambda position: position.choices)
                    await ada.hints(position.table.id, 0)
                    await table.decide(position.choices[0].id)
        assert refusal.value.status == 429


async def test_the_same_question_is_thought_about_once(ada: Client) -> None:
    position = await opened(ada)
    first = await ada.hints(position.table.id, 0)
    assert [await ada.hints(position.table.id, 0) for _ in range(40)] == [first] * 40


async def test_a_hint_stays_good_while_another_decides_at_the_same_time(ada: Client, ben: Client) -> None:
    table = await open_for_two(ada, ben, "sealed", hints=True)
    given = await ada.hints(table, 0)
    asked = await ben.look(table)
    await ben.decide(asked, asked.choices[0].id)
    after = await ada.look(table)
    assert (after.decisions, after.asked_since) == (given.decisions + 1, given.asked_since)
    assert (await ada.hints(table, 0)).hints == given.hints
    assert (await ben.look(table)).asked_since is None
    later = await ada.decide(after, given.hints[0].choice)
    assert later.asked_since == later.version > given.asked_since


async def test_a_hint_for_a_decision_that_was_made_meanwhile_is_refused(tmp_path: Path) -> None:
    async with Inside(tmp_path) as server, Client(server.address) as ada:
        await ada.be("Ada")
        position = await opened(ada)
        think = server.services.thinkers.advise

        async def late(*given: object) -> list[Hint] | None:
            found = await think(*given)  # type: ignore[arg-type]
            await ada.decide(position, position.choices[0].id)
            return found

        server.services.thinkers.advise = late  # type: ignore[assignment, method-assign]
        with pytest.raises(ServerRefused) as refusal:
            await ada.hints(position.table.id, 0)
        assert refusal.value.status == 409
        assert not (await server.table(position.table.id)).record.hints
