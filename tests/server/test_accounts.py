"""What the holder of an account can do with it: a new password, a second factor, taking one's data along, leaving."""

from __future__ import annotations

import asyncio
import io
import json
import random
import threading
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from ludothek.client import Client, ServerRefused
from ludothek.kernel.record import Record
from ludothek.protocol import FORMER_PLAYER, NewTable, Place
from ludothek.server import own_data, schema, store
from ludothek.server.clock import wall
from ludothek.server.refusals import Clash
from ludothek.server.second_factor import STEP, code_at
from server.inside import Inside
from server.playing import ANYONE, INVITED, ME, MIND, open_for_two, play_on, seating
from server.running import Running

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"
HERE = Place(who="here", name="Cleo")


def new_name() -> str:
    return f"name {store.new_id()}"


async def play_to_the_end(client: Client, table: str) -> None:
    async with client.live(table) as live:
        await play_on(live, random.Random(3))


def unpacked(data: bytes) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(data)) as file:
        assert file.testzip() is None
        return {name: file.read(name).decode() for name in file.namelist()}


# Passwords and sessions.


async def test_a_password_is_changed_by_who_knows_the_old_one(ada: Client, server: Running) -> None:
    name = new_name()
    before = await ada.register(name, PASSWORD)
    with pytest.raises(ServerRefused, match="The password is wrong") as refused:
        await ada.change_password("wrong horse battery", "a quite new one")
    assert refused.value.status == 403
    after = await ada.change_password(PASSWORD, "a quite new one")
    assert (after.id, after.account) == (before.id, name)
    assert after.session != before.session
    assert await ada.me() == after
    async with Client(server.address) as phone:
        assert (await phone.log_in(name, "a quite new one")).id == before.id


async def test_a_guest_has_no_password_to_change(ada: Client) -> None:
    with pytest.raises(ServerRefused, match="You have no account yet") as refused:
        await ada.change_password(PASSWORD, "a quite new one")
    assert refused.value.status == 409


async def test_all_other_sessions_end_at_once(ada: Client, server: Running) -> None:
    name = new_name()
    await ada.register(name, PASSWORD)
    async with Client(server.address) as phone, Client(server.address) as tablet:
        await phone.log_in(name, PASSWORD)
        await tablet.log_in(name, PASSWORD)
        await ada.log_out("others")
        for other in (phone, tablet):
            with pytest.raises(ServerRefused, match="not known here"):
                await other.me()
    assert [each.this for each in await ada.sessions()] == [True]


# The second factor.


async def test_with_a_second_factor_logging_in_needs_a_code(ada: Client, server: Running) -> None:
    name = new_name()
    await ada.register(name, PASSWORD)
    with pytest.raises(ServerRefused, match="The password is wrong"):
        await ada.offer_second_factor("wrong horse battery")
    offer = await ada.offer_second_factor(PASSWORD)
    assert offer.address.startswith("otpauth://totp/Ludothek%20127.0.0.1:name%20")
    assert f"secret={offer.secret}" in offer.address
    assert not (await ada.me()).second_factor
    async with Client(server.address) as phone:
        await phone.log_in(name, PASSWORD)  # it does not count yet
        with pytest.raises(ServerRefused, match="The code is wrong; is the clock"):
            await ada.turn_on(code_at(offer.secret, wall() // STEP - 20))
        codes = await ada.turn_on(code_at(offer.secret, wall() // STEP))
        assert (await ada.me()).second_factor
        assert len(set(codes)) == 10
        with pytest.raises(ServerRefused, match="log in with a code as well") as refused:
            await phone.log_in(name, PASSWORD)
        assert (refused.value.status, refused.value.needs) == (401, "second_factor")
        code = code_at(offer.secret, wall() // STEP + 1)
        assert (await phone.log_in(name, PASSWORD, f"{code[:3]} {code[3:]}")).second_factor
        assert (await phone.log_in(name, PASSWORD, codes[0].upper())).account == name
        with pytest.raises(ServerRefused, match="The code is wrong, or was used already"):
            await phone.turn_off(PASSWORD, codes[0])
        assert not (await phone.turn_off(PASSWORD, codes[1])).second_factor
        await phone.log_in(name, PASSWORD)


@pytest.mark.parametrize("before", ["a guest", "another account"])
async def test_a_log_in_that_fails_in_the_end_leaves_no_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    async with Inside(tmp_path) as inside, Client(inside.address) as ada, Client(inside.address) as other:
        await ada.be("Ada")
        await ada.register("Ada", PASSWORD)
        await other.be("Somebody")
        if before == "another account":
            await other.register("Somebody", PASSWORD)
        leave = "take_along" if before == "a guest" else "end_session"
        usual = getattr(inside.services.people, leave)

        async def fail_once(*given: Any) -> Any:
            monkeypatch.setattr(inside.services.people, leave, usual)
            raise Clash("somebody-acted")

        monkeypatch.setattr(inside.services.people, leave, fail_once)
        with pytest.raises(ServerRefused, match="try again"):
            await other.log_in("Ada", PASSWORD)
        assert len(await ada.sessions()) == 1
        await other.log_in("Ada", PASSWORD)
        assert len(await ada.sessions()) == 2


# One's own data.


async def test_everything_about_me_is_one_file_and_my_records_replay(ada: Client, ben: Client) -> None:
    name = new_name()
    await ada.register(name, PASSWORD)
    alone = (await ada.open(NewTable(title="worldsfair", seats=[ME, MIND], listed=False))).table.id
    await play_to_the_end(ada, alone)
    running = await open_for_two(ada, ben)
    await ada.say(running, "Good luck!")
    await ben.say(running, "You, too.")
    files = unpacked(await ada.own_data())
    about = json.loads(files["me.json"])
    assert (about["person"]["name"], about["person"]["account"]) == (name, name)
    assert [each["agent"].split("/")[0] for each in about["sessions"]] == ["python-httpx"]
    tables = {each["id"]: each for each in about["tables"]}
    assert {id: (each["status"], each["my_seats"]) for id, each in tables.items()} == {
        alone: ("finished", [0]),
        running: ("playing", [0]),
    }
    assert tables[alone]["result"]["scores"]
    assert [(each["table"], each["text"]) for each in about["talk"]] == [(running, "Good luck!")]
    assert set(files) == {"me.json", f"records/{alone}-worldsfair.json"}  # a game that goes on keeps its seed
    record = files[f"records/{alone}-worldsfair.json"]
    assert json.loads(record) == json.loads(await ada.record(alone))
    Record.read(record).end()
    assert "argon2" not in "".join(files.values())


async def test_much_talk_is_written_page_by_page_and_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludothek.server.store.own_data.AT_ONCE", 7)
    threads: set[str] = set()
    pages: list[int] = []
    write, own_talk = own_data._Sent.write, store.own_talk

    def noted_write(sent: own_data._Sent, data: Any) -> int:
        threads.add(threading.current_thread().name)
        return write(sent, data)

    def noted_talk(*arguments: Any, **named: Any) -> list[Any]:
        found = own_talk(*arguments, **named)
        pages.append(len(found))
        return found

    monkeypatch.setattr(own_data._Sent, "write", noted_write)
    monkeypatch.setattr(store, "own_talk", noted_talk)
    async with Inside(tmp_path) as inside, Client(inside.address) as ada:
        await ada.be("Ada")
        id = (await ada.open(NewTable(title="worldsfair", seats=[ME, HERE]))).table.id
        await play_to_the_end(ada, id)
        for number in range(20):
            await ada.say(id, f"line {number}")
        files = unpacked(await ada.own_data())
    talk = json.loads(files["me.json"])["talk"]
    assert [each["text"] for each in talk] == [f"line {number}" for number in range(20)]
    assert set(talk[0]) == {"table", "room", "text", "wall"}
    assert len(files) == 2
    assert max(pages) == 7
    assert threads and "MainThread" not in threads


async def test_a_guest_has_data_too(ada: Client) -> None:
    assert json.loads(unpacked(await ada.own_data())["me.json"])["person"]["account"] is None


async def test_whoever_leaves_is_forgotten_and_the_others_play_on(ada: Client, ben: Client, server: Running) -> None:
    name = new_name()
    await ada.register(name, PASSWORD)
    over = (await ada.open(NewTable(title="worldsfair", seats=[ME, HERE]))).table.id
    await play_to_the_end(ada, over)
    running = await open_for_two(ada, ben)
    waiting = (await ben.open(NewTable(title="worldsfair", seats=[ME, ANYONE, ANYONE]))).table.id
    await ada.sit(waiting)
    own = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))).table.id
    await ada.say(running, "Good luck!")
    with pytest.raises(ServerRefused, match="The password is wrong"):
        await ada.delete_me()
    async with ben.live(running) as watching, ada.live(running) as mine:
        await ada.delete_me(PASSWORD)
        await watching.until(lambda position: position.table.seats[0].mind == "skilled")
        await watching.until(lambda position: position.choices)  # the computer player goes on
        with pytest.raises(ServerRefused, match="This session was ended"):
            await asyncio.wait_for(mine.until(lambda _: False), 5)
    assert ada.cookies == {}
    assert seating((await ben.look(running)).table) == [
        ("person", FORMER_PLAYER, "skilled", False),
        ("person", "Ben", None, True),
    ]
    assert [seat.name for seat in (await ben.look(over)).table.seats] == [FORMER_PLAYER] * 2
    assert [player.name for player in Record.read(await ben.record(over)).seats] == [FORMER_PLAYER] * 2
    assert [seat.kind for seat in (await ben.look(waiting)).table.seats] == ["person", "anyone", "anyone"]
    assert (await ben.look(own)).table.status == "closed"
    assert [(line.name, line.text) for line in await ben.chat(running)] == [(FORMER_PLAYER, "Good luck!")]
    async with Client(server.address) as again:
        with pytest.raises(ServerRefused, match="The name or the password is wrong"):
            await again.log_in(name, PASSWORD)
        await again.be("Ada")
        await again.register(name, PASSWORD)  # the name is free
        assert (await again.lobby()).mine == []


@pytest.mark.parametrize("resigned", [False, True])
async def test_a_game_is_over_when_the_last_who_played_has_left(
    ada: Client, ben: Client, server: Running, resigned: bool
) -> None:
    id = await open_for_two(ada, ben)
    await (ada.resign(id, 0) if resigned else ada.delete_me())
    assert (await ben.look(id)).table.status == "playing"
    async with Client(server.address) as passer_by, passer_by.live(id) as watching:
        await ben.delete_me()
        over = (await watching.until(lambda position: position.table.status != "playing")).table
    assert (over.status, over.result, over.waiting) == ("closed", None, [])


async def test_a_game_is_over_when_all_leave_at_once(inside: Inside) -> None:
    async with Client(inside.address) as ada, Client(inside.address) as ben, Client(inside.address) as passer_by:
        for client, name in ((ada, "Ada"), (ben, "Ben")):
            await client.be(name)
        id = await open_for_two(ada, ben)
        await asyncio.gather(ada.delete_me(), ben.delete_me())
        assert (await passer_by.look(id)).table.status == "closed"
        inside.forget(id)
        assert (await passer_by.look(id)).table.status == "closed"


async def test_a_guest_leaves_without_a_password(ada: Client) -> None:
    await ada.delete_me()
    with pytest.raises(ServerRefused, match="This browser belongs to nobody"):
        await ada.me()


async def test_a_rematch_has_a_free_seat_for_who_has_left(ada: Client, ben: Client) -> None:
    over = await open_for_two(ada, ben, "worldsfair")
    async with ada.live(over) as one, ben.live(over) as two, asyncio.TaskGroup() as both:
        both.create_task(play_on(one, random.Random(1)))
        both.create_task(play_on(two, random.Random(2)))
    await ada.delete_me()
    again = await ben.rematch(over)
    assert seating(again.table) == [("person", "Ben", None, True), ("invitation", "", None, False)]


async def test_a_table_that_cannot_be_read_any_more_keeps_nobody_from_leaving(inside: Inside) -> None:
    async with Client(inside.address) as ada:
        await ada.be("Ada")
        id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))).table.id
        other = update(schema.tables).where(schema.tables.c.id == id).values(title="a title that was removed")
        await inside.services.scribe.write(lambda connection: connection.execute(other))
        inside.forget(id)
        await ada.delete_me()
        seats = await inside.services.tables.ask(lambda connection: store.seats_of(connection, [id])[id])
        assert (seats[0].name, seats[0].person) == (FORMER_PLAYER, None)


@pytest.mark.parametrize("answered", [False, True])
async def test_who_is_asked_for_a_rematch_and_leaves_has_no_name_there(
    answered: bool, ada: Client, ben: Client
) -> None:
    over = await open_for_two(ada, ben, "sealed")
    async with ada.live(over) as one, ben.live(over) as two, asyncio.TaskGroup() as both:
        both.create_task(play_on(one, random.Random(1)))
        both.create_task(play_on(two, random.Random(2)))
    again = (await ada.rematch(over)).table.id
    if answered:
        await ben.decline(over)
    async with ada.live(again) as waiting:
        await waiting.until(lambda position: position.table.seats[0].name == "Ben")
        await ben.delete_me()
        told = await waiting.until(lambda position: position.table.seats[0].name == FORMER_PLAYER)
        assert (told.table.seats[0].kind, told.table.seats[0].asked) == ("invitation", "declined")


# A private server.


async def test_a_friend_comes_into_a_private_server_by_an_invitation_to_a_seat(tmp_path: Path) -> None:
    async with Inside(tmp_path, registration="invitation") as server, Client(server.address) as ada:
        link = await server.services.scribe.write(lambda c: store.add_one_time_link(c, "invitation", None, wall()))
        await ada.be("Ada", invitation=link)
        table = (await ada.open(NewTable(title="worldsfair", seats=[ME, INVITED]))).table.id
        invitation = (await ada.links(table)).invitations["1"]
        own = (await ada.links(table)).seats["0"]
        async with Client(server.address) as ben:
            for wrong in (f"0-{invitation[2:]}", "x", "9-abc", f"1-{own[2:]}"):
                with pytest.raises(ServerRefused, match="This link leads to no seat"):
                    await ben.be("Ben", wrong, table)
            with pytest.raises(ServerRefused, match="This link leads to no seat"):
                await ben.be("Ben", invitation, "nowhere")
            await ben.be("Ben", invitation, table)
            assert (await ben.sit(table, invitation=invitation)).seat == 1
        async with Client(server.address) as late:
            with pytest.raises(ServerRefused, match="This link leads to no seat"):
                await late.be("Late", invitation, table)
            await late.be("Ada on a new phone", own, table)
            assert (await late.recover(table, own)).seat == 0


async def test_an_invitation_that_the_host_has_renewed_lets_nobody_in_but_the_new_one_does(tmp_path: Path) -> None:
    async with Inside(tmp_path, registration="invitation") as server, Client(server.address) as ada:
        link = await server.services.scribe.write(lambda c: store.add_one_time_link(c, "invitation", None, wall()))
        await ada.be("Ada", invitation=link)
        table = (await ada.open(NewTable(title="worldsfair", seats=[ME, INVITED, ANYONE]))).table.id
        old = (await ada.links(table)).invitations["1"]
        async with Client(server.address) as ben, Client(server.address) as cleo:
            await ben.be("Ben", old, table)
            await ben.sit(table, invitation=old)
            await ada.stand_up(table, 1)
            with pytest.raises(ServerRefused, match="This link leads to no seat"):
                await cleo.be("Cleo", old, table)
            new = (await ada.links(table)).invitations["1"]
            await cleo.be("Cleo", new, table)
            assert (await cleo.sit(table, invitation=new)).seat == 1
