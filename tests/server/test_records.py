"""What remains of a game: its record, every position of it, and games that go on from there."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludothek.cli.main import main
from ludothek.client import Client, LiveTable, ServerRefused
from ludothek.kernel.errors import BadRecord
from ludothek.kernel.record import Handed, Record, Step
from ludothek.protocol import Continue, NewTable, Place, Position
from server.inside import Inside
from server.playing import ANYONE, ME, MIND, open_for_two, play_on
from server.running import Running

pytestmark = pytest.mark.anyio

TESTS = Path(__file__).parents[1]
RECORDS = TESTS / "records"
HERE = Place(who="here", name="Cleo")


async def finished(ada: Client, title: str = "sealed", seats: int = 2) -> Position:
    """A game that Ada has played against herself."""
    opened = await ada.open(NewTable(title=title, seats=[ME, *[HERE] * (seats - 1)]))
    async with ada.live(opened.table.id) as table:
        return await play_on(table, random.Random(7))


async def test_the_record_and_the_seed_are_public_when_the_game_is_over(
    ada: Client, ben: Client, server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    id = await open_for_two(ada, ben, "worldsfair")
    hashed = (await ben.look(id)).seed_hash
    for who in (ada, ben):
        with pytest.raises(ServerRefused, match="The record is public when the game is over") as refused:
            await who.record(id)
        assert refused.value.status == 409
    await ada.hand_over(id, 0, "random")
    await ben.hand_over(id, 1, "random")
    async with Client(server.address) as passer_by, passer_by.live(id) as watching:
        await watching.until(lambda position: position.table.status == "finished")
        assert watching.position.seed is not None
        text = await passer_by.record(id)
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file), "--seed-hash", hashed, "--lang", "en"]) == 0
    assert "The seed matches the published hash: nothing was tampered with." in capsys.readouterr().out
    other = msgspec.structs.replace(Record.read(text), seed="0" * 32)
    file.write_text(other.write(), encoding="utf-8")
    assert main(["replay", str(file), "--seed-hash", hashed]) == 2


async def test_nobody_can_foresee_the_cards_and_what_follows_on_a_game_keeps_its_stream(ada: Client) -> None:
    end = await finished(ada, "worldsfair")
    text = await ada.record(end.table.id)
    assert (end.table.terms.chance, Record.read(text).chance) == ("blake2b", "blake2b")
    with pytest.raises(BadRecord):  # with the fast stream the same seed deals other cards
        Record.read(msgspec.structs.replace(Record.decode(text), chance=msgspec.UNSET).write())
    assert (await ada.bring(text)).table.terms.chance == "blake2b"
    on = await ada.go_on(end.table.id, Continue(decisions=5, seats=[ME, HERE]))
    assert on.table.terms.chance == "blake2b"
    assert (await ada.rematch(end.table.id)).table.terms.chance == "blake2b"
    fast = next((RECORDS / "worldsfair").glob("*.json")).read_text(encoding="utf-8")
    assert (await ada.bring(fast)).table.terms.chance == "sfc32"


@pytest.mark.parametrize("title", ["worldsfair", "essen", "euphoria"])
async def test_a_record_somebody_brings_can_be_looked_at_and_comes_back_the_same(ada: Client, title: str) -> None:
    path = next(path for path in sorted((RECORDS / title).glob("*.json")) if path.stat().st_size < 60_000)
    text = path.read_text(encoding="utf-8")
    brought = await ada.bring(text)
    assert (brought.table.status, brought.table.terms.listed, brought.seat) == ("finished", False, None)
    again, given = Record.read(await ada.record(brought.table.id)), Record.read(text)
    assert again == given
    assert brought.seed == given.seed
    middle = len(given.decisions) // 2
    state = given.end(to=middle)
    assert (await ada.look_back(brought.table.id, middle, seat=1)).view == state.view(1)


async def test_a_record_tells_who_decided_for_a_seat_that_was_handed_over_and_taken_back(inside: Inside) -> None:
    """Also when the table is read again, and when the record is brought here and fetched once more."""
    async with Client(inside.address) as ada:
        await ada.be("Ada")
        opened = await ada.open(NewTable(title="worldsfair", seats=[ME, HERE]))
        id = opened.table.id
        async with ada.live(id) as table:
            await decide_times(table, 3)
            (seat,) = table.position.table.waiting
            handed = (await table.hand_over(seat, "random")).decisions
            await table.until(lambda position: position.table.waiting == [1 - seat])
            back = (await table.take_back(seat)).decisions
            assert back > handed
        inside.forget(id)
        async with ada.live(id) as table:
            await play_on(table, random.Random(7))
        wanted = [Handed(handed, seat, "random"), Handed(back, seat, None)]
        text = await ada.record(id)
        record = Record.read(text)
        assert record.handed == wanted
        minds = [record.minds_at(number)[seat] for number in (handed, handed + 1, back, back + 1)]
        assert minds == [None, "random", "random", None]
        brought = (await ada.bring(text)).table.id
        assert Record.read(await ada.record(brought)) == record
        inside.forget(brought)
        assert Record.read(await ada.record(brought)) == record


async def decide_times(table: LiveTable, times: int) -> None:
    """So many decisions of one person who plays all seats that wait."""
    for _ in range(times):
        position = await table.until(lambda position: position.choices)
        await table.decide(position.choices[0].id)


async def test_a_record_that_is_brought_is_replayed_once(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = 0
    replay = Record.replay

    def counted(record: Record, *arguments: Any, **named: Any) -> Iterator[Step]:
        nonlocal replayed
        replayed += 1
        return replay(record, *arguments, **named)

    async with Client(inside.address) as ada:
        await ada.be("Ada")
        text = await ada.record((await finished(ada)).table.id)
        monkeypatch.setattr(Record, "replay", counted)
        brought = await ada.bring(text)
        assert (brought.table.status, brought.view is None, replayed) == ("finished", False, 1)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "The record is not JSON"),
        ("{}", "The record is not one of ours"),
        ('"\xff', "The record is not JSON"),
    ],
)
async def test_what_is_no_record_is_refused_with_a_sentence(ada: Client, text: str, sentence: str) -> None:
    with pytest.raises(ServerRefused, match=sentence) as refused:
        await ada.bring(text)
    assert refused.value.status == 400


async def test_a_record_of_a_game_that_is_not_over_or_does_not_replay_is_refused(ada: Client) -> None:
    record = Record.read(await ada.record((await finished(ada)).table.id))
    unfinished = msgspec.structs.replace(record, decisions=record.decisions[:2], result=None)
    with pytest.raises(ServerRefused, match="this record has no end yet"):
        await ada.bring(unfinished.write())
    wrong = msgspec.structs.replace(record, decisions=["orange: bid 99", *record.decisions[1:]])
    with pytest.raises(ServerRefused, match=r"Decision 1 \(line \d+\) is wrong"):
        await ada.bring(wrong.write())


async def test_every_position_has_an_address_and_after_the_end_is_seen_through_any_eyes(
    ada: Client, server: Running
) -> None:
    end = await finished(ada, seats=3)
    record = Record.read(await ada.record(end.table.id))
    async with Client(server.address) as passer_by:
        for number, _, _, state in record.replay(journal=True):
            for seat in (None, 0, 1, 2):
                position = await passer_by.look_back(end.table.id, number, seat)
                assert position.view == state.view(seat)
                assert (position.seat, position.decisions) == (seat, number)
                assert (position.choices, position.prompt, position.can_undo) == ([], None, False)
                (block,) = position.journal
                told = msgspec.json.encode(state.game.events(state, seat))
                assert (block.decision, msgspec.json.encode(block.events)) == (number, told)
        with pytest.raises(ServerRefused, match="This game has the positions 0 to 9, not 10") as refused:
            await passer_by.look_back(end.table.id, 10)
        assert refused.value.status == 404


async def test_a_look_back_is_of_the_game_as_it_was_when_somebody_asked(inside: Inside) -> None:
    """It is a replay beside the event loop, where the game goes on and decisions are taken back."""
    async with Client(inside.address) as cleo:
        await cleo.be("Cleo")
        opened = await cleo.open(NewTable(title="essen", seats=[ME, HERE]))  # so nobody acts meanwhile
        found = await inside.services.tables.find(opened.table.id)
        table = found.table
        async with cleo.live(table.id) as live:
            await live.until(lambda position: position.choices)
            await live.decide(live.position.choices[0].id)
            decided = live.position.decisions
            asked, later = (found.telling.past(None, None, 0, decided, 0) for _ in range(2))
            before = msgspec.json.encode(await inside.services.tables.replays.at_hand(asked))
            await live.undo()
            assert (await cleo.look(table.id)).decisions == decided - 1
            assert msgspec.json.encode(await inside.services.tables.replays.at_hand(later)) == before


async def test_many_positions_at_once_are_the_same_as_one_by_one(ada: Client, server: Running) -> None:
    end = await finished(ada, seats=3)
    id = end.table.id
    async with Client(server.address) as passer_by:
        for seat in (None, 1):
            for first, last in ((0, 0), (0, 9), (4, 7), (9, 9)):
                alone = [await passer_by.look_back(id, number, seat) for number in range(first, last + 1)]
                assert await passer_by.look_through(id, first, last, seat) == alone
        for first, last, status, sentence in (
            (8, 10, 404, "This game has the positions 0 to 9, not 10"),
            (5, 4, 400, "1 to 40 positions at once"),
            (0, 40, 400, "1 to 40 positions at once"),
        ):
            with pytest.raises(ServerRefused, match=sentence) as refused:
                await passer_by.look_through(id, first, last)
            assert refused.value.status == status


async def test_before_the_end_past_positions_are_seen_through_ones_own_eyes_only(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben, "sealed")
    with pytest.raises(ServerRefused, match="Seat 1 is not yours"):
        await ada.look_back(id, 0, seat=1)
    with pytest.raises(ServerRefused, match="Seat 1 is not yours"):
        await ada.look_through(id, 0, 0, seat=1)
    first = await ada.look_back(id, 0)
    assert (first.seat, first.seed) == (0, None)
    assert first.view == (await ada.look(id)).view
    with pytest.raises(ServerRefused, match="positions 0 to 0, not 1"):
        await ada.look_back(id, 1)


async def test_a_game_goes_on_from_any_position_with_the_same_cards_to_come(ada: Client, ben: Client) -> None:
    source = await finished(ada)
    id, record = source.table.id, Record.read(await ada.record(source.table.id))
    for number in (0, 1, 3, 5):
        state = record.end(to=number)
        on = await ada.go_on(id, Continue(decisions=number, seats=[ME, HERE]))
        assert (on.table.status, on.decisions, on.table.waiting) == ("playing", number, state.waiting)
        assert on.table.terms.source is not None
        assert (on.table.terms.source.table, on.table.terms.source.decisions) == (id, number)
        assert on.view == state.view(on.seat)
        assert (on.seed, on.seed_hash) == (None, source.seed_hash)
        for back in range(number + 1):
            assert (await ada.look_back(on.table.id, back)).decisions == back
        for text in record.decisions[number:]:  # the same decisions lead to the same end
            seat = 0 if text.startswith("orange") else on.table.waiting[0] if ":" not in text else 1
            on = await ada.look(on.table.id, seat=seat)
            wanted = text.rpartition(": ")[2]
            on = await ada.decide(on, next(each.id for each in on.choices if each.notation == wanted), seat)
        assert on.table.result == source.table.result
        assert Record.read(await ada.record(on.table.id)).decisions == record.decisions


async def test_a_game_that_goes_on_from_its_end_is_over(ada: Client) -> None:
    source = await finished(ada)
    on = await ada.go_on(source.table.id, Continue(decisions=6, seats=[ME, MIND]))
    assert (on.table.status, on.decisions, on.table.result) == ("finished", 6, source.table.result)
    with pytest.raises(ServerRefused, match="positions 0 to 6, not 7"):
        await ada.go_on(source.table.id, Continue(decisions=7, seats=[ME, MIND]))
    with pytest.raises(ServerRefused, match="played by 2, not 3"):
        await ada.go_on(source.table.id, Continue(decisions=2, seats=[ME, MIND, MIND]))


async def test_a_game_goes_on_with_others_and_only_after_its_end(ada: Client, ben: Client) -> None:
    running = await open_for_two(ada, ben, "sealed")
    with pytest.raises(ServerRefused, match="Only a game that is over can be continued"):
        await ada.go_on(running, Continue(decisions=0, seats=[ME, MIND]))
    source = await finished(ada)
    on = await ben.go_on(source.table.id, Continue(decisions=2, seats=[ANYONE, ME]))
    assert (on.table.status, on.view) == ("open", None)
    on = await ada.sit(on.table.id)
    assert (on.table.status, on.decisions, on.seat) == ("playing", 2, 0)


async def test_an_unlisted_game_is_not_named_by_a_listed_one_that_goes_on_from_it(ada: Client) -> None:
    brought = await ada.bring(await ada.record((await finished(ada)).table.id))
    assert not brought.table.terms.listed
    for listed, named in ((True, None), (False, brought.table.id)):
        on = await ada.go_on(brought.table.id, Continue(decisions=2, seats=[ME, HERE], listed=listed))
        assert on.table.terms.source is not None
        assert (on.table.terms.source.table, on.table.terms.source.decisions) == (named, 2)


async def test_a_decision_taken_over_can_be_taken_back_and_the_table_read_again(inside: Inside) -> None:
    async with Client(inside.address) as ada:
        await ada.be("Ada")
        source = await finished(ada)
        on = await ada.go_on(source.table.id, Continue(decisions=3, seats=[ME, HERE]))
        (last,) = [seat for seat in (0, 1) if (await ada.look(on.table.id, seat=seat)).can_undo]
        back = await ada.undo(await ada.look(on.table.id, seat=last))
        assert back.decisions == 2
        inside.forget(on.table.id)
        again = await ada.look(on.table.id, seat=last)
        assert (again.decisions, again.version, again.view) == (2, back.version, back.view)
        assert (await ada.decide(again, again.choices[0].id)).decisions == 3


@pytest.mark.long
async def test_a_running_table_keeps_the_rules_it_began_with(backend: dict[str, str], tmp_path: Path) -> None:
    """A server is updated to a title with newer rules: its tables end by the old ones, new tables have the new."""
    older = tmp_path / "older"
    shutil.copytree(TESTS / "titles", older, ignore=shutil.ignore_patterns("__pycache__"))
    (older / "sealed" / "__init__.py").write_text("from sealed.game import FirstSealed\n\nGAME = FirstSealed()\n")
    with Running(tmp_path / "data", PYTHONPATH=str(older), **backend) as server:
        async with Client(server.address) as ada:
            await ada.be("Ada")
            opened = await ada.open(NewTable(title="sealed", seats=[ME, HERE]))
            id = opened.table.id
            assert opened.table.rules == 1
            await ada.decide(opened, opened.choices[0].id)
            server.stop()
            server.environment["PYTHONPATH"] = ""
            server.restart()
            assert [each.rules for each in await ada.titles() if each.title == "sealed"] == [2]
            async with ada.live(id) as table:
                end = await play_on(table, random.Random(3))
            record = Record.read(await ada.record(id))
            assert (record.rules, end.table.rules, len(record.decisions)) == (1, 1, 6)
            newer = await ada.open(NewTable(title="sealed", seats=[ME, HERE]))
            assert newer.table.rules == 2
            on = await ada.go_on(id, Continue(decisions=4, seats=[ME, HERE]))
            assert on.table.rules == 1  # the beginning was played by them
            again = await ada.rematch(id)
            assert again.table.rules == 2
            server.stop()
            server.environment["PYTHONPATH"] = str(older)
            server.restart()  # a step back: what began with newer rules is told so, and stays as it is
            with pytest.raises(ServerRefused, match="sealed can be played with rules version 1, not 2") as refused:
                await ada.look(newer.table.id)
            assert refused.value.status == 400
            assert newer.table.id in {each.id for each in (await ada.lobby()).mine}
