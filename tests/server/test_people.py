"""Who somebody is: guests, accounts, sessions, and the ways back for whoever lost a cookie."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from ludothek.client import API, Client, ServerRefused
from ludothek.protocol import NewTable, Place
from ludothek.server.people import FEW_REMEMBERED
from ludothek.server.store import hashed_token, new_id
from server.inside import Inside
from server.playing import ANYONE, ME, open_for_two
from server.running import Running

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"
DAYS_400 = 400 * 24 * 3600


def new_name() -> str:
    return f"name {new_id()}"


async def test_a_guest_needs_nothing_but_a_name(server: Running) -> None:
    async with Client(server.address) as client:
        with pytest.raises(ServerRefused, match="This browser belongs to nobody yet") as refused:
            await client.me()
        assert refused.value.status == 401
        me = await client.be("  Zoë   Müller ")
        assert (me.name, me.account) == ("Zoë Müller", None)
        assert await client.me() == me


async def test_the_cookie_lasts_400_days_and_pages_cannot_read_it(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address) as browser:
        answer = await browser.post(f"{API}/me", json={"name": "Ada"})
    assert answer.status_code == 201
    name, *attributes = answer.headers["set-cookie"].split("; ")
    assert name.startswith("ludothek=")
    assert set(attributes) == {f"Max-Age={DAYS_400}", "Path=/", "HttpOnly", "SameSite=lax"}


async def test_a_new_name_is_that_of_the_same_person(ada: Client) -> None:
    before = await ada.me()
    renamed = await ada.rename("Ada Lovelace")
    assert (renamed.id, renamed.name) == (before.id, "Ada Lovelace")
    again = await ada.be("Augusta Ada")  # saying one's name once more makes nobody new
    assert (again.id, again.name) == (before.id, "Augusta Ada")
    assert (await ada.me()).name == "Augusta Ada"


async def test_a_new_name_lets_nobody_else_be_looked_up_again(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Client(inside.address) as ada, Client(inside.address) as ben:
        tokens = []
        for client, name in ((ada, "Ada"), (ben, "Ben")):
            await client.be(name)
            await client.me()
            tokens.append(hashed_token(client.cookies["ludothek"]))
        remembered = inside.services.people.remembered
        assert [person and person.name for person in map(remembered, tokens)] == ["Ada", "Ben"]
        await ada.rename("Augusta")
        assert [person and person.name for person in map(remembered, tokens)] == [None, "Ben"]
        assert (await ada.me()).name == "Augusta"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (" ", "A name has 1 to 40 characters, not 0"),
        ("...", "at least one letter"),
        ("Ada\u202egod", "invisible character U\\+202E"),
    ],
)
async def test_a_name_nobody_can_read_is_refused(ada: Client, name: str, sentence: str) -> None:
    with pytest.raises(ServerRefused, match=sentence) as refused:
        await ada.rename(name)
    assert refused.value.status == 400
    assert (await ada.me()).name == "Ada"


async def test_a_guest_who_registers_keeps_their_games(ada: Client, ben: Client, server: Running) -> None:
    id = await open_for_two(ada, ben)
    guest, name = await ada.me(), new_name()
    me = await ada.register(name, PASSWORD)
    assert (me.id, me.account) == (guest.id, name)
    position = await ada.look(id)
    assert position.seat == 0
    await ada.decide(position, position.choices[0].id)
    async with Client(server.address) as elsewhere:
        assert (await elsewhere.log_in(name.upper(), PASSWORD)).id == guest.id
        assert [table.id for table in (await elsewhere.lobby()).mine] == [id]


async def test_a_guest_who_logs_in_takes_their_games_along(ada: Client, ben: Client, server: Running) -> None:
    name = new_name()
    async with Client(server.address) as first:
        await first.be("Ada at home")
        account = await first.register(name, PASSWORD)
    id = await open_for_two(ada, ben)  # as a guest, on another device
    empty = await ada.open(NewTable(title="worldsfair", seats=[ANYONE, ANYONE]))  # opened, but no seat taken
    async with ben.live(id) as watching:
        before = watching.position.version
        assert (await ada.log_in(name, PASSWORD)).id == account.id
        await watching.until(lambda position: position.version > before)  # the table hears of it
    assert {table.id for table in (await ada.lobby()).mine} == {id, empty.table.id}
    position = await ada.look(id)
    assert position.seat == 0
    await ada.decide(position, position.choices[0].id)
    assert (await ada.look(empty.table.id)).table.host
    await ada.close(empty.table.id)


async def test_a_wrong_password_and_an_unknown_name_are_told_alike(ada: Client, server: Running) -> None:
    name = new_name()
    await ada.register(name, PASSWORD)
    async with Client(server.address) as other:
        for wrong in ((name, "wrong horse"), (new_name(), PASSWORD)):
            with pytest.raises(ServerRefused, match=r"^The name or the password is wrong\.$") as refused:
                await other.log_in(*wrong)
            assert refused.value.status == 401


async def test_a_name_is_one_account(ada: Client, ben: Client) -> None:
    name = new_name()
    await ada.register(name, PASSWORD)
    with pytest.raises(ServerRefused, match="There is an account .* already; choose another name"):
        await ben.register(name.upper(), PASSWORD)
    with pytest.raises(ServerRefused, match="You have the account .* already"):
        await ada.register(new_name(), PASSWORD)
    assert (await ben.me()).account is None


async def test_sessions_are_listed_and_ended_one_by_one(ada: Client, server: Running) -> None:
    name = new_name()
    await ada.register(name, PASSWORD)
    async with Client(server.address) as phone:
        await phone.log_in(name, PASSWORD)
        listed = await ada.sessions()
        assert sorted(each.this for each in listed) == [False, True]
        assert all(each.agent.startswith("python-httpx") for each in listed)
        (other,) = [each.id for each in listed if not each.this]
        assert other == (await phone.me()).session
        await ada.log_out(other)
        with pytest.raises(ServerRefused, match="not known here \\(any more\\)") as refused:
            await phone.me()
        assert refused.value.status == 401
    assert [each.this for each in await ada.sessions()] == [True]


async def test_nobody_ends_a_session_of_somebody_else(ada: Client, ben: Client) -> None:
    with pytest.raises(ServerRefused, match="You have no such session") as refused:
        await ben.log_out((await ada.me()).session)
    assert refused.value.status == 404
    await ada.me()


async def test_whoever_logs_out_is_nobody_and_holds_no_cookie(ada: Client) -> None:
    await ada.log_out()
    assert ada.cookies == {}
    with pytest.raises(ServerRefused, match="This browser belongs to nobody"):
        await ada.me()


async def test_the_live_connection_of_an_ended_session_ends_though_it_says_nothing(
    ada: Client, ben: Client, server: Running
) -> None:
    name = new_name()
    await ada.register(name, PASSWORD)
    id = await open_for_two(ada, ben)
    async with Client(server.address) as lost:
        await lost.log_in(name, PASSWORD)
        async with ada.live(id) as here, lost.live(id) as there:
            assert there.position.seat == 0
            await ada.log_out((await lost.me()).session)
            with pytest.raises(ServerRefused, match="This session was ended") as refused:
                await asyncio.wait_for(there.until(lambda _: False), 5)
            assert refused.value.status == 401
            await here.decide(here.position.choices[0].id)  # the session that goes on is not disturbed
            assert here.reconnected == 0


@pytest.mark.parametrize("backend", ["postgresql and redis"], indirect=True, scope="session")  # for several processes
async def test_a_session_ended_at_one_process_ends_its_connections_at_another(
    ada: Client, ben: Client, backend: dict[str, str], tmp_path: Path
) -> None:
    name = new_name()
    await ada.register(name, PASSWORD)
    id = await open_for_two(ada, ben)
    with Running(tmp_path, **backend) as second:
        async with Client(second.address) as lost:
            await lost.log_in(name, PASSWORD)
            async with lost.live(id) as there:
                assert there.position.seat == 0
                await ada.log_out((await lost.me()).session)
                with pytest.raises(ServerRefused, match="This session was ended"):
                    await asyncio.wait_for(there.until(lambda _: False), 5)


async def test_a_lost_cookie_is_no_loss_with_an_account(ada: Client, ben: Client, server: Running) -> None:
    name = new_name()
    id = await open_for_two(ada, ben)
    await ada.register(name, PASSWORD)
    async with Client(server.address) as again:
        assert (await again.look(id)).seat is None
        await again.log_in(name, PASSWORD)
        position = await again.look(id)
        assert position.seat == 0
        await again.decide(position, position.choices[0].id)


async def test_a_lost_cookie_is_no_loss_with_the_link_of_the_seat(ada: Client, ben: Client, server: Running) -> None:
    id = await open_for_two(ada, ben)
    links = await ada.links(id)
    assert (list(links.seats), links.invitations) == (["0"], {})
    async with Client(server.address) as again:
        await again.be("Ada on a new phone")
        with pytest.raises(ServerRefused, match="This link leads to no seat"):
            await again.recover(id, f"1-{links.seats['0'][2:]}")
        position = await again.recover(id, links.seats["0"])
        assert (position.seat, position.table.seats[0].name) == (0, "Ada")
        await again.decide(position, position.choices[0].id)
        assert (await ada.look(id)).seat is None
        with pytest.raises(ServerRefused, match="Seat 0 is not yours"):
            await ada.look(id, seat=0)
        with pytest.raises(ServerRefused, match=r"This link leads to no seat \(any more\)") as refused:
            await ada.recover(id, links.seats["0"])
        assert refused.value.status == 403
        new = await again.links(id)
        assert new.seats["0"] != links.seats["0"]
        assert (await ada.recover(id, new.seats["0"])).seat == 0


async def test_the_link_of_a_seat_that_belongs_to_an_account_asks_to_log_in(
    ada: Client, ben: Client, server: Running
) -> None:
    id = await open_for_two(ada, ben)
    link = (await ada.links(id)).seats["0"]
    await ada.register(new_name(), PASSWORD)
    with pytest.raises(ServerRefused, match="log in to come back to it"):
        await ben.recover(id, link)


async def test_a_connection_that_asked_for_a_seat_loses_it_with_the_seat(
    ada: Client, ben: Client, server: Running
) -> None:
    """Who looks through a seat by its number does so only as long as it is theirs."""
    opened = await ada.open(NewTable(title="essen", seats=[ME, ANYONE, ANYONE]))
    id = opened.table.id
    await ben.sit(id, 1)
    async with ben.live(id, seat=1) as before, Client(server.address) as cleo, Client(server.address) as dan:
        await ben.stand_up(id, 1)
        await cleo.be("Cleo")
        await cleo.sit(id, 1)
        await dan.be("Dan")
        await dan.sit(id, 2)
        position = await before.until(lambda position: position.table.status == "playing")
        assert (position.seat, position.choices) == (None, [])
        assert position.view == (await cleo.look(id, spectate=True)).view
        assert before.reconnected == 0


async def test_a_person_at_this_screen_goes_along_too(ada: Client, server: Running) -> None:
    two = await ada.open(NewTable(title="worldsfair", seats=[ME, Place(who="here", name="Cleo")]))
    name = new_name()
    await ada.register(name, PASSWORD)
    async with Client(server.address) as phone:
        await phone.log_in(name, PASSWORD)
        assert [seat.yours for seat in (await phone.look(two.table.id)).table.seats] == [True, True]


async def test_who_was_not_seen_lately_is_forgotten(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    people = inside.services.people
    monkeypatch.setattr("ludothek.server.people.REMEMBERED", -1.0)  # at once
    for number in range(3 * FEW_REMEMBERED):
        assert await people.known(f"nobody {number}") is None
    assert len(people._remembered) <= FEW_REMEMBERED
