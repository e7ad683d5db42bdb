"""People who want to get around moderation: admins they are not, bans they go around, blocks, floods of reports."""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from waiting import until

from ludothek.client import Client, ServerRefused
from ludothek.protocol import NewTable
from ludothek.server import moderating, store
from ludothek.server.database import connect, reading, sqlite_url, writing
from ludothek.server.store import new_id
from server.inside import Inside
from server.moderators import PASSWORD, admin, asked, command, commanded, done, person
from server.playing import ANYONE, ME, open_for_two, take_turns
from server.running import Running
from server.strangers import from_afar, live, named, said, visitor

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def moderated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with its limits, where strangers are told apart by what a proxy says of them (``from_afar``)."""
    with Running(tmp_path_factory.mktemp("moderated"), LUDOTHEK_LIMITS="1") as running:
        yield running


@pytest.fixture
async def astrid(lone_server: Running) -> AsyncIterator[Client]:
    client = await admin(lone_server)
    yield client
    await client.__aexit__(None, None, None)


@pytest.fixture
async def eve(lone_server: Running) -> AsyncIterator[Client]:
    client = await person(lone_server, "Eve")
    await client.register(f"Eve {new_id()}", PASSWORD)
    yield client
    await client.__aexit__(None, None, None)


@pytest.fixture
async def two(lone_server: Running) -> AsyncIterator[tuple[Client, Client]]:
    ada, ben = await person(lone_server, "Ada"), await person(lone_server, "Ben")
    yield ada, ben
    for client in (ada, ben):
        await client.__aexit__(None, None, None)


BODIES: dict[str, object] = {
    "Resolution": {"outcome": "dismissed"},
    "Promotion": {"admin": True},
    "NewBan": {"network": "192.0.2.0/24", "reason": "mine"},
    "NewInvitation": {},
}


async def admin_requests(client: Client, victim: str, table: str) -> list[tuple[str, str, object]]:
    """Every request there is for admins, as the OpenAPI document lists them, each one that would be carried out."""
    document = (await asked(client, "GET", "/openapi/openapi.json")).json()
    filled = {"person": victim, "table": table, "number": "1", "invitation": "0" * 12, "tournament": "0" * 12}
    found: list[tuple[str, str, object]] = []
    for path, methods in document["paths"].items():
        if not path.startswith("/api/v1/admin"):
            continue
        address = re.sub(r"\{(\w+)\}", lambda name: filled[name[1]], path.removeprefix("/api/v1"))
        for method, operation in methods.items():
            body = operation.get("requestBody")
            form = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2] if body else ""
            found.append((method.upper(), address, BODIES[form] if body else None))
    return found


async def test_every_door_of_the_admins_is_shut_to_others(
    lone_server: Running, eve: Client, two: tuple[Client, Client]
) -> None:
    ada, ben = two
    id = await open_for_two(ada, ben)
    await ben.say(id, "hello")
    requests = await admin_requests(eve, (await eve.me()).id, id)
    assert len(requests) == 20
    before = command(lone_server, "audit").stdout
    async with Client(lone_server.address) as nobody:
        for method, path, body in requests:
            refused = (403, "This is for those who look after this server.")
            assert said(await asked(eve, method, path, body)) == refused, path
            assert said(await asked(nobody, method, path, body))[0] == 401, path
    assert command(lone_server, "audit").stdout == before
    assert [line.text for line in await ada.chat(id)] == ["hello"]
    assert (await ada.look(id)).table.status == "playing"


async def test_who_was_an_admin_is_none_any_more(lone_server: Running, astrid: Client) -> None:
    me = await astrid.me()
    assert (await asked(astrid, "GET", "/admin/audit")).status_code == 200
    commanded(lone_server, "demote", me.id)

    async def is_shut() -> bool:
        return (await asked(astrid, "GET", "/admin/audit")).status_code == 403

    await until(is_shut, patience=10)


async def test_another_sites_page_does_nothing_in_an_admins_name(astrid: Client, eve: Client) -> None:
    theirs = (await eve.me()).id
    answer = await astrid._http.post(
        f"/admin/people/{theirs}/admin", json={"admin": True}, headers={"origin": "https://evil.example"}
    )
    assert said(answer) == (403, "This request comes from a page of another site.")
    assert not (await eve.me()).admin


async def test_a_banned_person_with_an_old_token_changes_nothing(
    lone_server: Running, astrid: Client, eve: Client, two: tuple[Client, Client]
) -> None:
    ada, _ = two
    id = await open_for_two(ada, eve)
    async with eve.live(id) as watching:
        await done(astrid, "POST", "/admin/bans", {"person": (await eve.me()).id, "reason": "cheats"})
        with pytest.raises(ServerRefused, match="banned") as closed:
            await watching.until(lambda _: False)
        assert closed.value.status == 403
    position = await eve.look(id)
    wishes: list[tuple[str, str, Any]] = [
        ("PATCH", "/me", {"name": "Evelyn"}),
        ("POST", "/me", {"name": "Evelyn"}),
        ("POST", "/account", {"name": new_id(), "password": PASSWORD}),
        ("POST", "/account/password", {"old": PASSWORD, "new": "another horse"}),
        ("POST", "/account/second-factor", {"password": PASSWORD}),
        ("POST", "/sessions", {"name": new_id(), "password": PASSWORD}),
        ("POST", "/tables", {"title": "worldsfair", "seats": [{"who": "me"}, {"who": "anyone"}]}),
        ("POST", f"/tables/{id}/decisions", {"seat": 1, "answers": position.version, "request": "a", "choice": 0}),
        ("POST", f"/tables/{id}/undo", {"seat": 1, "answers": position.version, "request": "b"}),
        ("POST", f"/tables/{id}/handover", {"seat": 1, "request": "c"}),
        ("POST", f"/tables/{id}/takeback", {"seat": 1, "request": "d"}),
        ("POST", f"/tables/{id}/seats", {}),
        ("DELETE", f"/tables/{id}/seats/1", None),
        ("POST", f"/tables/{id}/recover", {"link": "1-abc"}),
        ("DELETE", f"/tables/{id}", None),
        ("POST", f"/tables/{id}/chat", {"text": "let me in"}),
        ("POST", f"/tables/{id}/rematch", None),
        ("POST", f"/tables/{id}/continue", {"decisions": 0, "seats": [{"who": "me"}, {"who": "mind"}]}),
        ("POST", "/records", {}),
        ("POST", "/blocks", {"table": id, "seat": 0}),
        ("DELETE", f"/blocks/{new_id()}", None),
        ("POST", "/reports", {"table": id, "seat": 0, "reason": "they banned me"}),
    ]
    for method, path, body in wishes:
        answer = await asked(eve, method, path, body)
        assert said(answer) == (403, "You are banned from this server for good: cheats"), path
    assert (await asked(eve, "GET", f"/tables/{id}/chat")).json() == []


async def test_nobody_comes_from_a_banned_range(moderated: Running) -> None:
    async with from_afar(moderated, "203.0.113.7") as guest, from_afar(moderated, "2001:db8:5:6::7") as sixth:
        cookie = await named(guest)
        await named(sixth)
        wish = {"title": "worldsfair", "seats": [{"who": "me"}, {"who": "anyone"}]}
        id = (await guest.post("/tables", json=wish)).json()["table"]["id"]
        async with live(moderated, id, cookie, **{"x-forwarded-for": "203.0.113.7"}) as open_already:
            commanded(moderated, "ban", "203.0.113.0/24", "--reason", "floods")
            commanded(moderated, "ban", "2001:db8:5::/48", "--reason", "floods")

            async def is_refused() -> bool:
                return (await sixth.get("/lobby")).status_code == 403

            await until(is_refused)
            await open_already.wait_closed()
            assert open_already.close_code == 4403
        sentence = "Your network is banned from this server for good: floods"
        assert said(await guest.get("/lobby")) == (403, sentence)
    for address in (
        "203.0.113.200",
        "::ffff:203.0.113.9",
        "2001:db8:5:ffff::1",
        "198.51.100.1, 203.0.113.9",  # what a client writes comes before what the proxy writes
    ):
        async with from_afar(moderated, address) as stranger:
            assert said(await stranger.post("/me", json={"name": "New"})) == (403, sentence), address
            with pytest.raises(Exception, match="403"):
                async with live(moderated, id, **{"x-forwarded-for": address}):
                    pass
    async with from_afar(moderated, "203.0.114.1") as neighbour, from_afar(moderated, "2001:db8:6::1") as other:
        assert [(await each.get("/lobby")).status_code for each in (neighbour, other)] == [200, 200]
    commanded(moderated, "unban", "203.0.113.0/24")
    commanded(moderated, "unban", "2001:db8:5::/48")


async def test_who_is_no_proxy_cannot_say_to_come_from_elsewhere(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("proxied")
    with Running(folder, LUDOTHEK_TRUSTED_PROXIES="192.0.2.1") as server:
        commanded(server, "ban", "127.0.0.0/8", "--reason", "here")
        async with from_afar(server, "198.51.100.9") as liar:

            async def is_refused() -> bool:
                return (await liar.get("/lobby")).status_code == 403

            await until(is_refused)


async def test_being_banned_costs_no_question_to_the_database(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside:  # a database of its own, so that the ban is nobody else's
        with writing(inside.services.engine) as connection:
            moderating.ban(connection, None, "ban", moderating.Target(network="127.0.0.0/8"), "here", None)
        await inside.services.moderation.follow()
        statements: list[str] = []
        note = lambda *about: statements.append(about[2])  # noqa: E731
        event.listen(inside.services.engine, "before_cursor_execute", note)
        async with Client(inside.address) as stranger:
            for _ in range(50):
                assert said(await asked(stranger, "GET", "/lobby"))[0] == 403
        event.remove(inside.services.engine, "before_cursor_execute", note)
    # The server itself looks every few seconds whether anything has changed.
    assert len([each for each in statements if "bans" in each or "tables" in each.partition("WHERE")[0]]) < 10


async def test_somebody_who_is_blocked_does_not_reach_who_blocked_them(
    lone_server: Running, eve: Client, two: tuple[Client, Client]
) -> None:
    ada, ben = two
    before = await open_for_two(ada, eve)
    await done(ada, "POST", "/blocks", {"table": before, "seat": 1})
    open_one = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE, ANYONE]))).table.id
    for wish in ({}, {"seat": 1}, {"seat": 2}):
        answer = await asked(eve, "POST", f"/tables/{open_one}/seats", wish)
        assert said(answer) == (403, "You and somebody at this table do not play together.")
    theirs = (await eve.open(NewTable(title="worldsfair", seats=[ME, ANYONE, ANYONE]))).table.id
    with pytest.raises(ServerRefused, match="do not play together"):
        await ada.sit(theirs)
    await ben.sit(theirs)  # others go on
    await eve.say(before, "why do you not answer")
    await eve.rename("Ada's friend")  # by any name
    await eve.say(open_one, "I know where you play")
    assert [line.text for id in (before, open_one) for line in await ada.chat(id)] == []
    async with ada.live(open_one) as hers:
        await eve.say(open_one, "answer me")
        await ada.say(open_one, "quiet here")
        await until(lambda: hers.lines)
        assert [line.text for line in hers.lines] == ["quiet here"]
    assert await done(eve, "GET", "/blocks") == []
    telling = json.dumps(await done(eve, "GET", f"/tables/{open_one}"))
    assert "block" not in telling


async def test_a_line_one_cannot_read_is_not_read_by_reporting_it(
    lone_server: Running, eve: Client, two: tuple[Client, Client]
) -> None:
    ada, _ = two
    id = await open_for_two(ada, eve)
    await done(ada, "POST", "/blocks", {"table": id, "seat": 1})
    (line,) = await done(ada, "POST", f"/tables/{id}/chat", {"text": "not for Eve"})
    answer = await asked(eve, "POST", "/reports", {"table": id, "line": line["number"], "reason": "what is it"})
    assert said(answer) == (404, f"There is no line {line['number']} at this table.")
    other = (await eve.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))).table.id
    answer = await asked(eve, "POST", "/reports", {"table": other, "line": line["number"], "reason": "what is it"})
    assert said(answer)[0] == 404  # nor through another table


async def test_a_flood_of_reports_is_stopped(moderated: Running) -> None:
    victims = [visitor(moderated) for _ in range(3)]
    async with from_afar(moderated) as flooder:
        await named(flooder)
        ids = []
        for number, victim in enumerate(victims):
            await victim.be(f"Victim {number}")
            ids.append((await victim.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))).table.id)
        statuses = []
        for number in range(15):
            wish = {"table": ids[number % 3], "seat": 0, "reason": f"spam {number}"}
            statuses.append((await flooder.post("/reports", json=wish)).status_code)
        assert statuses[:4] == [201, 201, 201, 409]
        assert statuses[-1] == 429
        assert statuses.count(201) == 3
        long = await flooder.post("/reports", json={"table": ids[0], "seat": 0, "reason": "x" * 5000})
        assert long.status_code == 400
    for victim in victims:
        await victim.__aexit__(None, None, None)


def _seed_of(server: Running, table: str) -> str:
    engine = connect(sqlite_url(server.folder))
    with reading(engine) as connection:
        seed = store.table(connection, table)[0].seed
    engine.dispose()
    return seed


async def test_no_list_and_no_audit_tells_a_secret(
    lone_server: Running, astrid: Client, two: tuple[Client, Client]
) -> None:
    ada, ben = two
    id = await open_for_two(ada, ben, title="euphoria")
    async with ada.live(id) as one, ben.live(id) as other:
        await take_turns([one, other], random.Random(3), 4)
    account = f"Ada {new_id()}"
    me = await ada.register(account, PASSWORD)
    link = (await done(astrid, "POST", f"/admin/people/{me.id}/password"))["address"].partition("#")[2]
    invitation = (await done(astrid, "POST", "/admin/invitations", {}))["address"].partition("#")[2]
    secrets = [link, invitation, *ada.cookies.values(), *(await ada.links(id)).seats.values(), PASSWORD, "argon2"]
    secrets.append(_seed_of(lone_server, id))
    told = [
        json.dumps(await done(astrid, method, path))
        for method, path in [
            ("GET", "/admin/reports"),
            ("GET", "/admin/people"),
            ("GET", f"/admin/people/{me.id}"),
            ("GET", "/admin/tables"),
            ("GET", f"/admin/tables/{id}"),
            ("GET", "/admin/bans"),
            ("GET", "/admin/invitations"),
            ("GET", "/admin/audit"),
        ]
    ]
    lists = ("people", "tables", "reports", "bans", "invitations", "audit")
    told += [command(lone_server, "list", each, *flags).stdout for each in lists for flags in ((), ("--json",))]
    told += [command(lone_server, "look", each, "--json").stdout for each in (id, account)]
    assert len(told) == 22
    for text in told:
        assert not [secret for secret in secrets if secret in text]
        assert not re.search(r"\b[0-9a-f]{32}\b|seed|\"password\":|\"view\"|token", text), text
