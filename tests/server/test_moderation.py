"""Looking after a server: what admins do on the command line and over REST, and how a running server follows."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from waiting import until

from ludothek.client import Client, ServerRefused
from ludothek.protocol import NewTable
from ludothek.protocol.admin import LATEST
from ludothek.server import admin_view, moderating, store
from ludothek.server.clock import wall
from ludothek.server.database import connect, migrate, reading, sqlite_url, writing
from ludothek.server.second_factor import STEP, code_at
from ludothek.server.store import new_id
from ludothek.server.store.moderation import MOST_FOUND
from server.inside import Inside
from server.moderators import PASSWORD, admin, asked, command, command_on, commanded, done, person
from server.playing import ANYONE, ME, MIND, open_for_two
from server.running import Running
from server.strangers import said

pytestmark = pytest.mark.anyio


@pytest.fixture
async def astrid(server: Running) -> AsyncIterator[Client]:
    client = await admin(server)
    yield client
    await client.__aexit__(None, None, None)


async def test_the_command_line_makes_an_admin_and_takes_it_back(server: Running) -> None:
    client = await person(server, "Astrid")
    account = f"Astrid {new_id()}"
    refused = command(server, "promote", (await client.me()).id)
    assert (refused.returncode, "Only somebody with an account" in refused.stderr) == (2, True)
    await client.register(account, PASSWORD)
    assert said(await asked(client, "GET", "/admin/people"))[0] == 403
    commanded(server, "promote", account)

    async def sees() -> bool:
        return (await asked(client, "GET", "/admin/people")).status_code == 200

    await until(sees)
    assert (await client.me()).admin
    commanded(server, "demote", account, "--reason", "on holiday")

    async def is_nobody() -> bool:
        return (await asked(client, "GET", "/admin/people")).status_code == 403

    await until(is_nobody)
    assert not (await client.me()).admin
    (demoted, promoted, *_) = commanded(server, "audit", (await client.me()).id)
    assert (demoted["what"], demoted["by"], demoted["why"]) == ("demote", "command line", "on holiday")
    assert (promoted["what"], promoted["who"], promoted["name"]) == ("promote", None, account)


async def test_a_ban_from_the_command_line_reaches_a_running_server(server: Running, ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    mine = (await ben.me()).id
    async with ben.live(id) as live:
        commanded(server, "ban", mine, "--reason", "shouts at children", "--until", "2999-01-01")
        with pytest.raises(ServerRefused, match=r"^You are banned from this server until 2999-01-01 00:00 UTC: shouts"):
            await live.until(lambda _: False)
    sentence = "You are banned from this server until 2999-01-01 00:00 UTC: shouts at children"
    assert said(await asked(ben, "PATCH", "/me", {"name": "Benny"})) == (403, sentence)
    with pytest.raises(ServerRefused, match="banned") as refused:
        async with ben.live(id):
            pass
    assert refused.value.status == 403
    assert (await ben.look(id)).table.id == id  # looking changes nothing
    commanded(server, "unban", mine)

    async def is_back() -> bool:
        return (await asked(ben, "PATCH", "/me", {"name": "Benny"})).status_code == 200

    await until(is_back)


async def test_nobody_is_invited_to_the_tables_of_somebody_who_is_banned(
    server: Running, ada: Client, ben: Client
) -> None:
    id = (await ben.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))).table.id
    mine = (await ben.me()).id

    async def is_listed() -> bool:
        return id in [table.id for table in (await ada.lobby()).open]

    assert await is_listed()
    commanded(server, "mute", mine, "--reason", "shouts")
    assert await is_listed()
    commanded(server, "ban", mine, "--reason", "cheats")
    assert not await is_listed()
    commanded(server, "unban", mine)
    assert await is_listed()


async def test_a_banned_account_does_not_get_in_but_gets_out(server: Running, astrid: Client) -> None:
    client, account = await person(server), f"Mallory {new_id()}"
    me = await client.register(account, PASSWORD)
    await done(astrid, "POST", "/admin/bans", {"person": me.id, "reason": "cheats"})
    async with Client(server.address) as elsewhere:
        with pytest.raises(ServerRefused, match="^You are banned from this server for good: cheats$") as refused:
            await elsewhere.log_in(account, PASSWORD)
        assert refused.value.status == 403
        with pytest.raises(ServerRefused, match="name or the password is wrong"):
            await elsewhere.log_in(account, "wrong password")
    assert said(await asked(client, "POST", "/tables", {"title": "worldsfair", "seats": [{"who": "me"}]}))[0] == 403
    await done(client, "POST", "/me/deletion", {"password": PASSWORD})  # one's own data stays one's own


async def test_who_shares_a_computer_with_somebody_banned_gets_in(server: Running, astrid: Client) -> None:
    client = await person(server)
    me = await client.me()
    assert me is not None
    await done(astrid, "POST", "/admin/bans", {"person": me.id, "reason": "cheats"})
    await done(client, "DELETE", "/sessions/this")
    await client.be("Somebody else")


async def test_a_muted_person_plays_but_does_not_talk(
    server: Running, astrid: Client, ada: Client, ben: Client
) -> None:
    id = await open_for_two(ada, ben)
    mine = (await ada.me()).id
    mute = {"kind": "mute", "person": mine, "reason": "spam", "until": 32472144000000}
    muted = await done(astrid, "POST", "/admin/bans", mute)
    sentence = "You cannot talk on this server until 2999-01-01 00:00 UTC: spam"
    assert said(await asked(ada, "POST", f"/tables/{id}/chat", {"text": "buy my"})) == (403, sentence)
    assert said(await asked(ada, "PATCH", "/me", {"name": "Buy my things"})) == (403, sentence)
    assert said(await asked(ada, "POST", "/me", {"name": "Buy my things"})) == (403, sentence)
    assert (await ada.be("Ada")).name == "Ada"  # as a browser says again
    cup = {"name": "Buy", "title": "sealed", "format": "swiss", "seats": 2, "clock": {"kind": "bank", "seconds": 600}}
    assert said(await asked(ada, "POST", "/tournaments", cup)) == (403, sentence)
    position = await ada.look(id)
    await ada.decide(position, position.choices[0].id)
    number = next(each["id"] for each in muted if each["person"] == mine)
    left = await done(astrid, "DELETE", f"/admin/bans/{number}?why=enough")
    assert number not in [each["id"] for each in left]
    await ada.say(id, "sorry")


async def test_a_ban_ends_by_itself(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await person(inside, "Ada")
    mine = (await ada.me()).id
    with writing(inside.services.engine) as connection:
        store.add_ban(connection, "ban", mine, None, "a minute", wall() + 60_000, wall())
        store.add_audit(connection, None, "ban", mine, "a minute", wall())
    await inside.services.moderation.follow()
    assert said(await asked(ada, "PATCH", "/me", {"name": "Ada L."}))[0] == 403
    later = wall() + 61_000
    monkeypatch.setattr("ludothek.server.bans.wall", lambda: later)
    await ada.rename("Ada L.")
    await ada.__aexit__(None, None, None)


async def test_a_table_is_closed_for_all_who_sit_at_it(server: Running, ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    async with ada.live(id) as live:
        commanded(server, "close", id, "--reason", "insults")
        position = await live.until(lambda position: position.table.status == "closed")
        assert (position.choices, position.table.waiting) == ([], [])
    with pytest.raises(ServerRefused, match="This table was closed"):
        await ada.decide(position, 0, seat=0)
    refused = command(server, "close", id)
    assert (refused.returncode, refused.stderr) == (2, "ludothek: This table is over already.\n")


async def test_a_deleted_table_is_gone_and_what_was_reported_stays(
    server: Running, astrid: Client, ada: Client, ben: Client
) -> None:
    id = await open_for_two(ada, ben)
    (line,) = await done(ben, "POST", f"/tables/{id}/chat", {"text": "a horrid word"})
    await done(ada, "POST", "/reports", {"table": id, "line": line["number"], "reason": "insult"})
    async with ada.live(id) as live:
        commanded(server, "delete", id)
        with pytest.raises(ServerRefused, match="it has been removed") as refused:
            await live.until(lambda _: False)
        assert refused.value.status == 404
    assert (await asked(ada, "GET", f"/tables/{id}")).status_code == 404
    found = await done(astrid, "GET", f"/admin/reports?search={id}")
    assert [(each["text"], each["name"], each["outcome"]) for each in found] == [("a horrid word", "Ben", None)]


async def test_a_removed_line_is_gone_from_every_screen(server: Running, ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    async with ada.live(id) as live:
        await ben.say(id, "first")
        (line,) = await done(ben, "POST", f"/tables/{id}/chat", {"text": "a horrid word"})
        await until(lambda: [each.text for each in live.lines] == ["first", "a horrid word"])
        shown = commanded(server, "look", id)["lines"]
        assert [(each["name"], each["text"]) for each in shown] == [("Ben", "first"), ("Ben", "a horrid word")]
        commanded(server, "remove-line", id, str(line["number"]))
        await until(lambda: [each.text for each in live.lines] == ["first", ""])
        await ben.say(id, "third")
        await until(lambda: [each.text for each in live.lines] == ["first", "", "third"])
    assert [each.text for each in await ada.chat(id)] == ["first", "", "third"]


async def test_a_line_is_removed_however_much_was_said_since(inside: Inside) -> None:
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben)
        await ben.say(id, "a horrid word")
        (line,) = await ada.chat(id)
        async with ada.live(id) as live:
            for number in range(210):  # more than are read at once
                await ben.say(id, f"line {number}")
            await until(lambda: len(live.lines) == 211)
            await inside.services.moderation.do(
                lambda connection: moderating.remove_line(connection, None, id, line.number)
            )
            await until(lambda: [each.text for each in live.lines if each.number == line.number] == [""])


async def test_who_is_banned_while_a_table_is_read_for_them_does_not_get_in(inside: Inside) -> None:
    async with Client(inside.address) as ada:
        me = await ada.be("Ada")
        id = (await ada.open(NewTable(title="worldsfair", seats=[ME, MIND]))).table.id
        loaded = await inside.services.tables.find(id)
        async with loaded.lock:  # who comes now waits until it has been read again
            loaded.stale = True
            live = ada.live(id)
            coming = asyncio.create_task(live.__aenter__())
            held = inside.services.limits._held
            await until(lambda: ("live connections", me.id) in held)
            whom = moderating.Target(person=me.id)
            await inside.services.moderation.do(
                lambda connection: moderating.ban(connection, None, "ban", whom, "a flood", None)
            )
        with pytest.raises(ServerRefused, match="You are banned from this server"):
            async with asyncio.timeout(10):
                await coming
                await live.until(lambda position: False)
        await live.__aexit__(None, None, None)


async def test_a_report_is_decided_and_who_made_it_reads_how(
    server: Running, astrid: Client, ada: Client, ben: Client
) -> None:
    id = await open_for_two(ada, ben)
    (line,) = await done(ben, "POST", f"/tables/{id}/chat", {"text": "a horrid word"})
    wish = {"table": id, "line": line["number"], "reason": "  an   insult "}
    report = await done(ada, "POST", "/reports", wish)
    assert (report["name"], report["text"], report["reason"]) == ("Ben", "a horrid word", "an insult")
    assert said(await asked(ada, "POST", "/reports", {"table": id, "seat": 1, "reason": "again"})) == (
        409,
        "You have reported this player already; it waits to be looked at.",
    )
    commanded(server, "remove-line", id, str(line["number"]))
    waiting = await done(astrid, "GET", "/admin/reports?waiting=true")
    mine = next(each for each in waiting if each["id"] == report["id"])
    assert (mine["text"], mine["reporter_name"]) == ("a horrid word", "Ada")  # though the line was removed
    await done(astrid, "POST", f"/admin/reports/{report['id']}", {"outcome": "acted", "note": "Ben was warned."})
    (read,) = await done(ada, "GET", "/reports")
    assert (read["outcome"], read["note"], set(read) & {"person", "reporter"}) == ("acted", "Ben was warned.", set())
    assert await done(ben, "GET", "/reports") == []
    again = await asked(astrid, "POST", f"/admin/reports/{report['id']}", {"outcome": "dismissed"})
    assert said(again) == (404, f"There is no open report {report['id']}.")
    await done(ada, "POST", "/reports", {"table": id, "seat": 1, "reason": "he does it again"})


async def test_everything_an_admin_does_is_in_the_audit_log(
    server: Running, astrid: Client, ada: Client, ben: Client
) -> None:
    admin = (await astrid.me()).id
    id, whom = await open_for_two(ada, ben), (await ben.me()).id
    (line,) = await done(ben, "POST", f"/tables/{id}/chat", {"text": "hello"})
    report = await done(ada, "POST", "/reports", {"table": id, "seat": 1, "reason": "slow"})
    bans = await done(astrid, "POST", "/admin/bans", {"person": whom, "reason": "first"})
    number = next(each["id"] for each in bans if each["person"] == whom)
    await done(astrid, "DELETE", f"/admin/bans/{number}?why=a%20mistake")
    await done(astrid, "GET", f"/admin/tables/{id}")
    await done(astrid, "DELETE", f"/admin/tables/{id}/lines/{line['number']}")
    await done(astrid, "POST", f"/admin/reports/{report['id']}", {"outcome": "dismissed"})
    await done(astrid, "POST", f"/admin/tables/{id}/close?why=bored")
    await done(astrid, "DELETE", f"/admin/tables/{id}")
    account = f"Ben {new_id()}"
    await ben.register(account, PASSWORD)
    await done(astrid, "POST", f"/admin/people/{whom}/password")
    await done(astrid, "POST", f"/admin/people/{whom}/admin", {"admin": True})
    await done(astrid, "POST", f"/admin/people/{whom}/admin", {"admin": False, "why": "no time"})
    await done(astrid, "POST", "/admin/invitations", {"days": 3})
    (invitation, *_) = await done(astrid, "GET", "/admin/invitations")
    await done(astrid, "DELETE", f"/admin/invitations/{invitation['id']}")
    deeds = [each for each in await done(astrid, "GET", f"/admin/audit?search={admin}") if each["who"] == admin]
    assert [(each["what"], each["whom"], each["why"]) for each in reversed(deeds)] == [
        ("ban", whom, "first (for good)"),
        ("unban", whom, "a mistake"),
        ("look", id, ""),
        ("remove-line", f"{id} {line['number']}", ""),
        ("resolve", str(report["id"]), "dismissed"),
        ("close", id, "bored"),
        ("delete", id, ""),
        ("reset-password", whom, ""),
        ("promote", whom, ""),
        ("demote", whom, "no time"),
        ("invite", "3 days", ""),
        ("revoke", invitation["id"], ""),
    ]
    assert {each["by"] for each in deeds} == {(await astrid.me()).name}


async def test_a_look_at_players_talk_on_the_command_line_is_in_the_audit_log(
    server: Running, ada: Client, ben: Client
) -> None:
    id = await open_for_two(ada, ben)
    await ada.say(id, "between us")
    assert [each["text"] for each in commanded(server, "look", id)["lines"]] == ["between us"]
    commanded(server, "look", (await ada.me()).id)  # shows no talk
    commanded(server, "list", "tables", id)
    assert [(each["by"], each["what"]) for each in commanded(server, "audit", id)] == [("command line", "look")]


async def test_an_entry_of_the_audit_log_is_never_changed(inside: Inside) -> None:
    engine = inside.services.engine
    with writing(engine) as connection:
        number = store.add_audit(connection, None, "close", "abc", "as it was", 0)
    for deed in ("UPDATE audit SET why = 'otherwise'", "DELETE FROM audit"):
        with pytest.raises(DBAPIError, match="only ever appended to"), engine.begin() as connection:
            connection.execute(text(deed))
    with reading(engine) as connection:
        assert [each.why for each in store.audit_after(connection, number - 1)] == ["as it was"]


async def test_an_admin_cannot_be_banned_and_nobody_bans_themselves(server: Running, astrid: Client) -> None:
    other = await admin(server, "Bjarne")
    answer = await asked(astrid, "POST", "/admin/bans", {"person": (await other.me()).id, "reason": "no"})
    assert said(answer) == (409, "This person is an admin; take that role from them first.")
    answer = await asked(astrid, "POST", "/admin/bans", {"network": "127.0.0.0/8", "reason": "no"})
    assert said(answer) == (409, "You ask from this range of addresses yourself.")
    answer = await asked(astrid, "POST", f"/admin/people/{(await other.me()).id}/password")
    assert said(answer) == (403, "The password of another admin is reset on the command line.")


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"network": "0.0.0.0/0", "reason": "all"}, "0.0.0.0/0 is too wide to be banned: the shortest prefix is /8."),
        ({"network": "somewhere", "reason": "x"}, "A range of addresses is written like 192.0.2.0/24 or"),
        ({"network": "192.0.2.0/24", "reason": " "}, "A ban needs a reason"),
        ({"network": "192.0.2.0/24", "reason": "x", "until": 5}, "The end of a ban lies in the future, "),
        ({"network": "192.0.2.0/24", "reason": "x", "until": LATEST + 1}, "The request is not as expected: until"),
        ({"network": "192.0.2.0/24", "reason": "x", "until": 2**53}, "The request is not as expected: until"),
        ({"network": "192.0.2.0/24", "reason": "x", "kind": "mute"}, "Only a person can be muted."),
        ({"reason": "x"}, "A ban is for a person or for a range of addresses, one of the two."),
    ],
)
async def test_a_ban_that_makes_no_sense_is_refused(astrid: Client, body: dict[str, object], sentence: str) -> None:
    if body.get("network") == "0.0.0.0/0":
        body = {**body, "network": "128.0.0.0/1"}
        sentence = sentence.replace("0.0.0.0/0", "128.0.0.0/1")
    status, problem = said(await asked(astrid, "POST", "/admin/bans", body))
    assert (status, problem[: len(sentence)]) == (400, sentence)


async def test_a_ban_lasts_to_the_end_of_the_calendar_at_most(server: Running, ada: Client, astrid: Client) -> None:
    mine = (await ada.me()).id
    mute = {"kind": "mute", "person": mine, "reason": "spam", "until": LATEST}
    assert LATEST in [each["until"] for each in await done(astrid, "POST", "/admin/bans", mute)]
    (entry,) = commanded(server, "audit", mine)
    assert entry["why"] == "spam (until 9999-12-31 23:59 UTC)"
    later = command(server, "mute", mine, "--reason", "spam", "--until", "9999-12-31T23:59:59-12:00")
    assert (later.returncode, "before the year 10000" in later.stderr) == (2, True)


async def test_a_guest_who_logs_in_takes_blocks_mutes_and_reports_along(
    server: Running, ada: Client, ben: Client
) -> None:
    account = f"Ada {new_id()}"
    async with Client(server.address) as first:
        await first.be("Ada at home")
        home = await first.register(account, PASSWORD)
    id = await open_for_two(ada, ben)
    await done(ada, "POST", "/blocks", {"table": id, "seat": 1})
    await done(ada, "POST", "/reports", {"table": id, "seat": 1, "reason": "rude"})

    async def is_muted() -> bool:
        return (await asked(ada, "POST", f"/tables/{id}/chat", {"text": "hello"})).status_code == 403

    commanded(server, "mute", (await ada.me()).id, "--reason", "noise")
    await until(is_muted)
    assert (await ada.log_in(account, PASSWORD)).id == home.id
    assert [each["name"] for each in await done(ada, "GET", "/blocks")] == ["Ben"]
    assert [each["reason"] for each in await done(ada, "GET", "/reports")] == ["rude"]
    assert [each["person"] for each in commanded(server, "list", "bans") if each["reason"] == "noise"] == [home.id]
    await until(is_muted)


async def test_lists_can_be_read_and_searched(server: Running, ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    await ada.rename(name := f"Ada {new_id()}")
    assert [each["name"] for each in commanded(server, "list", "people", name[4:])] == [name]
    listed = command(server, "list", "people", name)
    head, row = listed.stdout.splitlines()
    assert (head.split()[:3], name in row) == (["id", "name", "account"], True)
    assert [each["id"] for each in commanded(server, "list", "tables", id)] == [id]
    looked = command(server, "look", id).stdout
    assert looked.startswith(f"{id}: worldsfair, being played, 0 decisions\n")
    assert command(server, "look", (await ada.me()).id).stdout.startswith(f"{name} (")
    assert command(server, "list", "people", "nobody has this name").stdout == "Nothing found.\n"
    unknown = command(server, "look", "nobody has this name")
    assert unknown.stderr == "ludothek: There is nobody with the account or id “nobody has this name”.\n"


async def test_nobody_hides_behind_newer_guests_who_are_called_like_their_id(inside: Inside) -> None:
    ada = await person(inside, "Ada")
    me = await ada.register(f"Ada {new_id()}", PASSWORD)
    later = wall() + 60_000
    with writing(inside.services.engine) as connection:
        for number in range(MOST_FOUND):
            store.add_person(connection, new_id(), f"{me.id} {number}", later)
        moderating.promote(connection, None, me.id)
        assert admin_view.person(connection, me.id).person.admin
        assert admin_view.people(connection, me.id)[0].id == me.id
        moderating.demote(connection, None, me.id)
    await ada.__aexit__(None, None, None)


async def test_an_account_is_found_however_its_name_is_typed(server: Running, ada: Client) -> None:
    id = new_id()
    me = await ada.register(f"Zo\u00eb {id}", PASSWORD)
    for typed in (f"zo\u00eb {id}", f"ZOE\u0308 {id}", f"  Zoe\u0308   {id} ", me.id):
        assert commanded(server, "look", typed)["person"]["id"] == me.id
    for nobody in ("", "\u202e", f"Zoe {id}"):
        assert command(server, "look", nobody).returncode == 2


async def test_the_command_line_works_with_no_server_and_needs_a_database(tmp_path: Path) -> None:
    nothing = command_on(tmp_path, "list", "people")
    assert (nothing.returncode, "There is no " in nothing.stderr) == (2, True)
    engine = connect(sqlite_url(tmp_path))
    migrate(engine)
    engine.dispose()
    assert json.loads(command_on(tmp_path, "list", "bans", "--json").stdout) == []
    banned = command_on(tmp_path, "ban", "192.0.2.77/24", "--reason", "floods", "--for", "7d")
    assert banned.stdout.startswith("192.0.2.77/24 is banned until ")
    (ban,) = json.loads(command_on(tmp_path, "list", "bans", "--json").stdout)
    assert (ban["network"], ban["until"] - ban["since"] > 6 * 24 * 3600_000) == ("192.0.2.0/24", True)
    wrong = command_on(tmp_path, "ban", "192.0.2.0/24", "--reason", "x", "--for", "soon")
    assert wrong.stderr == "ludothek: A time is written like 30m, 12h or 7d, not “soon”.\n"
    engine = connect(sqlite_url(tmp_path))
    with writing(engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))
    engine.dispose()
    old = command_on(tmp_path, "list", "bans")
    assert (old.returncode, "to another version" in old.stderr) == (2, True)


async def test_an_open_table_is_closed_before_its_game_begins(server: Running, ada: Client) -> None:
    id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))).table.id
    commanded(server, "close", id)

    async def is_closed() -> bool:
        return (await ada.look(id)).table.status == "closed"

    await until(is_closed)


async def test_links_are_printed_once_and_work_once(server: Running, ada: Client) -> None:
    account = f"Ada {new_id()}"
    await ada.register(account, PASSWORD)
    reset = commanded(server, "reset-password", account, "--public-url", "https://games.example")
    assert reset["address"].startswith("https://games.example/password#")
    invited = commanded(server, "invite", "--days", "2")
    token = invited["address"].partition("#")[2]
    listed = command(server, "list", "invitations").stdout
    assert (len(listed.splitlines()) > 1, token in listed) == (True, False)
    (newest, *_) = commanded(server, "list", "invitations")
    commanded(server, "revoke", newest["id"])
    assert newest["id"] not in [each["id"] for each in commanded(server, "list", "invitations")]


async def test_a_lost_second_factor_is_removed(server: Running, ada: Client) -> None:
    account = f"Ada {new_id()}"
    await ada.register(account, PASSWORD)
    refused = command(server, "remove-factor", account)
    assert refused.stderr == "ludothek: This person has no second factor.\n"
    secret = (await done(ada, "POST", "/account/second-factor", {"password": PASSWORD}))["secret"]
    await done(ada, "POST", "/account/second-factor/on", {"code": code_at(secret, wall() // STEP)})
    async with Client(server.address) as elsewhere:
        with pytest.raises(ServerRefused, match="second factor"):
            await elsewhere.log_in(account, PASSWORD)
        commanded(server, "remove-factor", account, "--reason", "lost the phone")
        await elsewhere.log_in(account, PASSWORD)


async def test_who_deletes_their_account_is_no_admin_and_has_blocked_nobody(
    server: Running, ada: Client, ben: Client
) -> None:
    astrid = await admin(server)
    id = await open_for_two(ada, ben)
    await done(ben, "POST", "/reports", {"table": id, "seat": 0, "reason": "slow"})
    await done(ben, "POST", "/blocks", {"table": id, "seat": 0})
    me, hers = await astrid.me(), await ada.me()
    await done(ada, "POST", "/me/deletion", {})
    await done(astrid, "POST", "/me/deletion", {"password": PASSWORD})
    assert await done(ben, "GET", "/blocks") == []
    assert [each["name"] for each in await done(ben, "GET", "/reports")] == ["former player"]
    (found,) = commanded(server, "list", "people", me.id)
    assert (found["name"], found["admin"]) == ("former player", False)
    assert [each["person"] for each in commanded(server, "list", "reports", hers.id)] == [hers.id]


async def test_what_one_has_blocked_and_reported_is_part_of_ones_own_data(
    server: Running, ada: Client, ben: Client
) -> None:
    id = await open_for_two(ada, ben)
    await done(ada, "POST", "/blocks", {"table": id, "seat": 1})
    await done(ada, "POST", "/reports", {"table": id, "seat": 1, "reason": "rude"})
    await ada.say(id, "hello")
    commanded(server, "mute", (await ada.me()).id, "--reason", "shouting")
    packed = zipfile.ZipFile(io.BytesIO((await asked(ada, "GET", "/me/data")).content))
    about = json.loads(packed.read("me.json"))
    assert [each["name"] for each in about["blocked"]] == ["Ben"]
    assert [(each["name"], each["reason"]) for each in about["reports"]] == [("Ben", "rude")]
    assert [(each["room"], each["text"]) for each in about["talk"]] == [("players", "hello")]
    assert [(each["kind"], each["reason"], each["until"]) for each in about["bans"]] == [("mute", "shouting", None)]
