"""What strangers do to each other at tables, and what keeps a table fair all the same."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ludothek.client import Client, LiveTable, ServerRefused
from ludothek.kernel.record import Record
from ludothek.protocol import Bank, NewTable, Place, Position, TableCard
from ludothek.server.database import connect, migrate, sqlite_url
from ludothek.server.store.lobby import Wanted, page_of
from server.inside import Inside
from server.playing import ANYONE, INVITED, ME, MIND, open_for_two, play_on, seating
from server.running import Running

pytestmark = pytest.mark.anyio

RANDOM = Place(who="mind", mind="random")


@pytest.fixture
async def cleo(server: Running) -> Client:
    client = Client(server.address)
    await client.be("Cleo")
    return client


def asked(table: TableCard) -> list[tuple[str, str | None]]:
    """Who has said yes, is still asked, or has said no."""
    return [(seat.name, seat.asked) for seat in table.seats]


async def finished(ada: Client, ben: Client, *others: Client, title: str = "sealed", **more: object) -> str:
    """A game of these people that is over."""
    people = [ada, ben, *others]
    seats = [ME, *[ANYONE] * (len(people) - 1)]
    id = (await ada.open(NewTable(title=title, seats=seats, **more))).table.id  # type: ignore[arg-type]
    for each in people[1:]:
        await each.sit(id)
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(each.live(id)) for each in people]
        await asyncio.gather(*(play_on(table, random.Random(n)) for n, table in enumerate(tables)))
    return id


# A rematch.


async def test_nobody_is_dragged_into_a_rematch(ada: Client, ben: Client, cleo: Client) -> None:
    id = await finished(ada, ben, cleo)
    async with ada.live(id) as one:
        opened = (await ben.rematch(id)).table
        assert opened.status == "open"
        assert asked(opened) == [("Ben", None), ("Cleo", "another"), ("Ada", "another")]
        told = await one.until(lambda position: position.rematch)
        assert told.rematch == opened.id
    (mine,) = (await ada.lobby()).mine  # who is elsewhere finds it there
    assert (mine.id, asked(mine)[2]) == (opened.id, ("Ada", "you"))
    async with ben.live(opened.id) as waiting:
        assert (await ada.sit(opened.id)).table.status == "open"
        heard = await waiting.until(lambda position: position.table.seats[2].kind == "person")
        assert asked(heard.table) == [("Ben", None), ("Cleo", "another"), ("Ada", None)]
        assert (await cleo.rematch(id)).table.id == opened.id  # as good a yes
        begun = await waiting.until(lambda position: position.table.status == "playing")
    assert [seat.name for seat in begun.table.seats] == ["Ben", "Cleo", "Ada"]


async def test_a_rematch_with_computer_players_only_begins_at_once(ada: Client) -> None:
    id = (await ada.open(NewTable(title="sealed", seats=[ME, RANDOM]))).table.id
    async with ada.live(id) as table:
        await play_on(table, random.Random(1))
    assert (await ada.rematch(id)).table.status == "playing"


@pytest.mark.parametrize("where", ["at the old table", "at the new one"])
async def test_who_says_no_to_a_rematch_frees_the_seat_and_all_are_told(
    where: str, ada: Client, ben: Client, cleo: Client
) -> None:
    old = await finished(ada, ben)
    new = (await ada.rematch(old)).table.id
    async with ada.live(new) as waiting:
        if where == "at the old table":
            assert (await ben.decline(old)).table.id == old
        else:
            await ben.stand_up(new, 0)
        told = await waiting.until(lambda position: position.table.seats[0].asked == "declined")
        assert asked(told.table) == [("Ben", "declined"), ("Ada", None)]
    assert (await ben.lobby()).mine == []
    for deed in (ben.decline(old), ben.stand_up(new, 0), ben.sit(new)):
        with pytest.raises(ServerRefused):
            await deed
    with pytest.raises(ServerRefused, match="kept for somebody with an invitation"):
        await cleo.sit(new, 0)
    link = (await ada.links(new)).invitations["0"]  # the host may bring somebody else
    assert (await cleo.sit(new, invitation=link)).table.status == "playing"


async def test_a_seat_that_is_kept_is_nobody_elses(ada: Client, ben: Client, cleo: Client) -> None:
    old = await finished(ada, ben)
    new = (await ada.rematch(old)).table.id
    assert (await ada.links(new)).invitations == {}
    for who in (cleo, ada):
        with pytest.raises(ServerRefused, match="kept for Ben, who has not answered yet"):
            await who.sit(new, 0)
    with pytest.raises(ServerRefused, match="Seat 0 is not yours"):
        await cleo.stand_up(new, 0)
    with pytest.raises(ServerRefused, match="Only the player who opened a table"):
        await cleo.sit(new, 0, mind="random")
    with pytest.raises(ServerRefused, match="Seat 0 is not yours"):  # before he has said yes
        await ben.look(new, seat=0)


async def test_without_an_answer_the_host_plays_with_a_computer_player(ada: Client, ben: Client) -> None:
    new = (await ada.rematch(await finished(ada, ben))).table.id
    await ada.stand_up(new, 0)  # asks Ben no longer
    assert asked((await ada.look(new)).table)[0] == ("", None)
    begun = await ada.sit(new, 0, mind="random")
    assert (begun.table.status, seating(begun.table)[0]) == ("playing", ("mind", "random", "random", False))


async def test_who_opens_a_rematch_and_puts_it_away_spoils_it_for_nobody(ada: Client, ben: Client) -> None:
    old = await finished(ada, ben)
    away = (await ada.rematch(old)).table.id
    await ada.close(away)
    again = (await ben.rematch(old)).table
    assert again.id != away and asked(again) == [("Ben", None), ("Ada", "another")]
    assert (await ada.look(old)).rematch == again.id
    assert (await ada.rematch(old)).table.id == again.id


# Who goes on for whom.


async def test_the_others_do_not_choose_who_plays_for_somebody_who_is_away(inside: Inside) -> None:
    time = inside.stop_the_clock()
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        clock = Bank(seconds=10)
        id = await open_for_two(ada, ben, clock=clock, stand_in="most-cards")
        time.pass_by(10_000)
        handed = await ben.hand_over(id, 0, "random")  # Ada is asked, and her time is up
        assert handed.table.seats[0].mind == "most-cards" == handed.table.terms.stand_in
        usual = await open_for_two(ada, ben, clock=clock)
        time.pass_by(10_000)
        assert (await ben.hand_over(usual, 0, "random")).table.seats[0].mind == "skilled"
        assert (await ben.hand_over(usual, 1, "random")).table.seats[1].mind == "random"  # his own


async def test_a_stand_in_that_is_not_there_is_refused(ada: Client) -> None:
    with pytest.raises(ServerRefused, match="most-cards, not “hal”"):
        await ada.open(NewTable(title="worldsfair", seats=[ME, MIND], stand_in="hal"))


# The lobby.


async def test_one_persons_many_tables_are_one_entry(ada: Client, ben: Client, cleo: Client, server: Running) -> None:
    opened = [(await ada.open(NewTable(title="essen", seats=[ME, ANYONE]))).table.id for _ in range(12)]
    other = (await ben.open(NewTable(title="essen", seats=[ME, ANYONE], pace="days"))).table.id
    lobby = await cleo.lobby(title="essen")
    shown = [table.id for table in lobby.open]
    assert shown[:2] == [other, opened[-1]] and not set(shown) & set(opened[:-1])
    assert (lobby.openers[opened[-1]].name, lobby.openers[opened[-1]].more) == ("Ada", 11)
    assert lobby.openers[other].more == 0
    beside = await cleo.lobby(beside=opened[-1])
    assert [table.id for table in beside.open] == opened[-2::-1]
    assert (beside.mine, beside.finished) == ([], [])
    assert "host" not in {key for each in lobby.openers.values() for key in each.__struct_fields__}
    for id in (*opened, other):
        await (ben if id == other else ada).close(id)


async def test_the_lobby_goes_on_page_by_page_though_tables_come_and_change(inside: Inside) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(inside.address)) for _ in range(45)]
        opened = []
        for n, person in enumerate(people):
            await person.be(f"Guest {n}")
            opened.append((await person.open(NewTable(title="essen", seats=[ME, ANYONE, ANYONE]))).table.id)
        page = await people[0].lobby()
        seen = [table.id for table in page.open]
        await people[1].sit(opened[2])  # does not move it to the front, nor out of the pages that follow
        await people[3].open(NewTable(title="essen", seats=[ME, ANYONE]))
        while page.after:
            page = await people[0].lobby(after=page.after)
            seen += [table.id for table in page.open]
        ours = [id for id in seen if id in opened]  # others may have left tables behind
        assert ours == [id for id in reversed(opened) if id != opened[3]] and len(seen) == len(set(seen))


def test_a_page_of_the_lobby_is_found_by_its_indexes(tmp_path: Path) -> None:
    """However many tables there are that are not in the lobby, and however many somebody has."""
    engine = connect(sqlite_url(tmp_path))
    migrate(engine)
    page = page_of(Wanted(title="essen", pace="live", free=1), (1, "x"))
    query = page.compile(engine)
    values = tuple(query.params[name] for name in query.positiontup or ())
    with engine.connect() as connection:
        plan = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", values)]
    engine.dispose()
    assert any(step.startswith("SEARCH tables USING INDEX tables_open ") for step in plan), plan
    assert any("tables_1 USING INDEX tables_openers (host=? AND" in step for step in plan), plan
    assert not any("TEMP B-TREE" in step or step.startswith("SCAN") for step in plan), plan


async def test_the_lobby_is_searched(ada: Client, ben: Client, cleo: Client) -> None:
    await ada.rename("Émile")
    wide = (await ada.open(NewTable(title="euphoria", seats=[ME, ANYONE, ANYONE, ANYONE]))).table.id
    slow = (await ben.open(NewTable(title="euphoria", seats=[ME, ANYONE, MIND], pace="days"))).table.id
    only_invited = (await cleo.open(NewTable(title="euphoria", seats=[ME, INVITED]))).table.id

    async def found(**wanted: object) -> list[str]:
        return [table.id for table in (await cleo.lobby(title="euphoria", **wanted)).open]  # type: ignore[arg-type]

    assert await found() == [only_invited, slow, wide]
    assert await found(pace="days") == [slow]
    assert await found(pace="live") == [only_invited, wide]
    assert await found(free=1) == [slow, wide]
    assert await found(free=3) == [wide]
    assert await found(who="émil") == [wide]
    assert await found(who="EN") == [slow]
    assert await found(who="%") == await found(who="nobody") == []
    assert (await cleo.lobby(title="mars")).open == []
    for wrong in ({"after": "yesterday"}, {"pace": "slow"}, {"free": 99}, {"who": "x" * 50}):
        with pytest.raises(ServerRefused) as refusal:
            await cleo.lobby(**wrong)
        assert refusal.value.status == 400
    assert (await cleo.lobby(beside="nowhere")).open == []


# Talk.


async def test_players_and_spectators_do_not_hear_each_other(ada: Client, ben: Client, cleo: Client) -> None:
    id = await open_for_two(ada, ben, "sealed")
    async with ada.live(id) as one, cleo.live(id) as watching, ada.live(id, spectate=True) as peeking:
        await ben.say(id, "I fear the seven")
        (kibitz,) = await cleo.say(id, "Ben has the nine!")
        assert (kibitz.room, kibitz.seat) == ("spectators", None)
        await one.until(lambda _: one.lines)
        await watching.until(lambda _: watching.lines)
        await peeking.until(lambda _: peeking.lines)
        assert texts(one) == texts(peeking) == ["I fear the seven"]
        assert texts(watching) == ["Ben has the nine!"]
        assert [line.text for line in await ben.chat(id)] == ["I fear the seven"]
        assert [line.text for line in await cleo.chat(id)] == ["Ben has the nine!"]
        async with ben.live(id) as two:
            await asyncio.gather(play_on(one, random.Random(1)), play_on(two, random.Random(2)))
        await cleo.say(id, "Well played")  # now they are all in one room, and hear only what is said there
        for table, before in ((one, "I fear the seven"), (watching, "Ben has the nine!")):
            await table.until(lambda _, table=table: len(table.lines) == 2)  # type: ignore[misc]
            assert texts(table) == [before, "Well played"]
    assert {line.room for line in await ben.chat(id)} == {"players", "everyone"}


def texts(table: LiveTable) -> list[str]:
    return [line.text for line in table.lines]


async def test_who_stands_up_leaves_the_players_room(ada: Client, ben: Client) -> None:
    id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE, ANYONE]))).table.id
    await ada.say(id, "Who comes?")
    async with ben.live(id) as table:
        assert await ben.chat(id) == []
        await ben.sit(id, 1)
        await table.until(lambda _: texts(table) == ["Who comes?"])  # who sits down hears what was said
        await ben.stand_up(id, 1)
        await ada.say(id, "A pity")
        await ben.say(id, "Where is everybody?")
        await table.until(lambda _: "Where is everybody?" in texts(table))
        assert "A pity" not in texts(table)
    assert [line.text for line in await ben.chat(id)] == ["Where is everybody?"]
    assert [line.text for line in await ada.chat(id)] == ["Who comes?", "A pity"]


# Seats before the game.


async def test_an_invited_seat_stays_invited(ada: Client, ben: Client, cleo: Client) -> None:
    id = (await ada.open(NewTable(title="worldsfair", seats=[ME, INVITED, ANYONE]))).table.id
    link = (await ada.links(id)).invitations["1"]
    await ben.sit(id, invitation=link)
    assert seating((await ben.stand_up(id, 1)).table)[1:] == [
        ("invitation", "", None, False),
        ("anyone", "", None, False),
    ]
    assert (await ada.links(id)).invitations == {"1": link}
    with pytest.raises(ServerRefused, match="kept for somebody with an invitation"):
        await cleo.sit(id, 1)
    assert (await ben.sit(id, invitation=link)).table.seats[1].yours


async def test_the_host_frees_a_seat_for_good(ada: Client, ben: Client, cleo: Client) -> None:
    id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE, INVITED]))).table.id
    await ben.sit(id)
    way_back = (await ben.links(id)).seats["1"]
    async with ben.live(id, seat=1) as table:
        assert seating((await ada.stand_up(id, 1)).table)[1] == ("anyone", "", None, False)
        assert (await table.until(lambda position: position.seat is None)).table.seats[1].kind == "anyone"
    for deed in (ben.sit(id), ben.sit(id, 1), ben.recover(id, way_back), ben.sit(id, 2)):
        with pytest.raises(ServerRefused) as refusal:
            await deed
        assert refusal.value.status == 403
    with pytest.raises(ServerRefused, match="Seat 0 is not yours"):
        await cleo.stand_up(id, 0)
    link = (await ada.links(id)).invitations["2"]
    assert (await ben.sit(id, invitation=link)).table.seats[2].yours  # invited after all
    await ada.stand_up(id, 2)
    with pytest.raises(ServerRefused, match="This invitation is not for this table"):
        await ben.sit(id, invitation=link)
    fresh = (await ada.links(id)).invitations["2"]
    assert fresh != link
    await cleo.sit(id, invitation=fresh)
    await ada.sit(id, 1, mind="random")
    with pytest.raises(ServerRefused, match="The game has begun; no seat can be freed"):
        await ada.stand_up(id, 2)


async def test_a_freed_seat_is_remembered_when_the_table_is_read_again(inside: Inside) -> None:
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = (await ada.open(NewTable(title="worldsfair", seats=[ME, INVITED, ANYONE]))).table.id
        link = (await ada.links(id)).invitations["1"]
        await ben.sit(id, invitation=link)
        inside.forget(id)
        assert (await ada.stand_up(id, 1)).table.seats[1].kind == "invitation"
        inside.forget(id)
        with pytest.raises(ServerRefused, match="has freed your seat"):
            await ben.sit(id)
        with pytest.raises(ServerRefused, match="This invitation is not for this table"):
            await ben.sit(id, invitation=link)


# Leaving.


async def test_who_resigns_is_out_and_last_and_the_others_play_on(ada: Client, ben: Client, server: Running) -> None:
    id = await open_for_two(ada, ben, "sealed", stand_in="random")
    async with ada.live(id) as one, ben.live(id, seat=1) as two:
        await two.resign(1)
        left = await two.until(lambda position: position.seat is None)
        assert (left.choices, left.view and left.view["seat"]) == ([], None)
        seen = await one.until(lambda position: position.table.seats[1].resigned)
        assert seating(seen.table)[1] == ("person", "Ben", "random", False)
        for deed in (
            ben.take_back(id, 1),
            ben.look(id, seat=1),
            ben.hand_over(id, 0),
            ben.resign(id, 1),
            ben.stand_up(id, 1),
        ):
            with pytest.raises(ServerRefused) as refusal:
                await deed
            assert refusal.value.status == 403
        assert (await ben.lobby()).mine == []
        over = await play_on(one, random.Random(5))
    assert over.table.result is not None and over.table.result.ranks == [1, 2]
    record = Record.read(await ada.record(id))
    assert record.result is not None
    assert record.result.scores == over.table.result.scores
    assert [(each.seat, each.mind) for each in record.handed or ()] == [(1, "random")]
    assert record.end().ranks() == record.result.ranks  # the record says what the rules say
    assert id in [table.id for table in (await ben.lobby()).finished]


async def test_a_table_that_all_have_left_is_over(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    assert (await ada.resign(id, 0)).table.status == "playing"
    closed = (await ben.resign(id, 1)).table
    assert (closed.status, closed.result, closed.waiting) == ("closed", None, [])
    assert (await ben.lobby()).mine == (await ada.lobby()).mine == []


async def test_who_is_left_alone_may_put_the_table_away(ada: Client, ben: Client, cleo: Client) -> None:
    id = await open_for_two(ada, ben)
    for who in (ben, cleo):
        with pytest.raises(ServerRefused):
            await who.close(id)
    await ada.resign(id, 0)
    with pytest.raises(ServerRefused):
        await ada.close(id)  # Ben still plays
    assert (await ben.close(id)).table.status == "closed"


async def test_one_cannot_resign_for_others_nor_when_nothing_is_played(ada: Client, ben: Client, cleo: Client) -> None:
    open = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))).table.id
    with pytest.raises(ServerRefused, match="from a game that is being played"):
        await ada.resign(open, 0)
    await ben.sit(open)
    for who in (ada, cleo):
        with pytest.raises(ServerRefused, match="Seat 1 is not yours"):
            await who.resign(open, 1)


async def test_a_resignation_is_remembered_when_the_table_is_read_again(inside: Inside) -> None:
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben, "sealed")
        await ben.hand_over(id, 1, "random")
        await ben.resign(id, 1)
        inside.forget(id)
        again: Position = await ada.look(id)
        assert again.table.seats[1].resigned and again.table.seats[1].mind == "skilled"
        async with ada.live(id) as one:
            over = await play_on(one, random.Random(3))
        inside.forget(id)
        assert (await ada.look(id)).table.result == over.table.result
        new = await ada.rematch(id)
        assert asked(new.table) == [("Ben", "another"), ("Ada", None)]  # who resigned may play again
