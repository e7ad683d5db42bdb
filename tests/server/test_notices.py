"""People who do not look hear once that a table waits for them, by ways they have chosen; others never do."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from socket import gaierror, getaddrinfo
from typing import Any

import pytest
from migrated import migrated_database
from services.postgres import Postgres
from services.redis import Redis
from waiting import until

from ludothek.client import Client, LiveTable, ServerRefused
from ludothek.protocol import Look, Notices, PushKeys
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.notices import push
from ludothek.server.notices.posting import post
from ludothek.server.notices.undelivered import NeverDelivered
from server.inside import Inside
from server.playing import open_for_two
from server.receiving import Browser, MailServer, PostServer, SilentServer, claims_of

pytestmark = pytest.mark.anyio
SECRET = "correct horse battery"


@pytest.fixture(autouse=True)
def short_objection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludothek.server.notices.noticing.OBJECTION", 0.4)


@asynccontextmanager
async def served(
    folder: Path, backend: dict[str, str], **settings: Any
) -> AsyncIterator[tuple[Inside, Client, Client]]:
    """A server that is not patient, with Ada and Ben, who both have accounts of new names."""
    async with AsyncExitStack() as stack:
        inside = Inside(folder, backend, public_url="http://games.example", hosts="*", **settings)
        hurry(inside)
        await stack.enter_async_context(inside)
        ada, ben = [await stack.enter_async_context(Client(inside.address)) for _ in range(2)]
        for client, name in ((ada, "Ada"), (ben, "Ben")):
            await client.be(name)
            await client.register(f"{name} {store.new_id()}", SECRET)
        yield inside, ada, ben


def hurry(inside: Inside) -> None:
    noticing = inside.services.noticing
    noticing.patience, noticing.round, noticing.apart = 0.1, 0.05, 0


async def chosen(client: Client, kind: str, address: str, **more: Any) -> Notices:
    return await client._ask("POST", "/me/notices/ways", Notices, {"kind": kind, "address": address, **more})


async def look(live: LiveTable, hidden: bool = False) -> None:
    request = store.new_id()
    await live._wish(Look(hidden=hidden, request=request), request)


async def decide(client: Client, table: str) -> None:
    """A decision of whoever is asked, over REST: nobody looks meanwhile."""
    position = await client.look(table)
    await client.decide(position, position.choices[0].id)


async def turn_of(client: Client, other: Client, table: str) -> None:
    """Let the game go on until this person is asked, and has not decided just before."""
    decided = False
    while not decided or not (await client.look(table)).choices:
        who = client if (await client.look(table)).choices else other
        decided = who is other
        await decide(who, table)


async def rounds(inside: Inside) -> None:
    """As much time as a notice would have taken."""
    noticing = inside.services.noticing
    await asyncio.sleep(noticing._objection / 1000 + 4 * (noticing.patience + noticing.round))


async def test_one_question_is_one_mail_to_a_confirmed_address_and_none_to_who_looks(
    tmp_path: Path, backend: dict[str, str]
) -> None:
    async with (
        MailServer() as mail,
        served(tmp_path, backend, smtp=mail.address, mail_from="Games <games@place.example>") as (inside, ada, ben),
    ):
        table = await open_for_two(ada, ben)
        await turn_of(ben, ada, table)
        notices = await chosen(ben, "mail", "ben@place.example")
        assert [(way.shown, way.confirmed) for way in notices.ways] == [("ben@place.example", False)]
        await until(lambda: mail.mails)
        await rounds(inside)
        assert len(mail.mails) == 1  # nothing but the link is sent to an address that is not confirmed
        (asked,) = mail.mails
        assert (asked["To"], asked["From"]) == ("ben@place.example", "Games <games@place.example>")
        link = asked.get_content().partition("http://games.example/mail#")[2].split()[0]
        confirm = {"link": link}
        assert await ada._ask("POST", "/notices/confirmation", dict, confirm) == {"address": "ben@place.example"}
        with pytest.raises(ServerRefused, match="link"):
            await ada._ask("POST", "/notices/confirmation", dict, confirm)

        first = ben.live(table)
        second = ben.live(table)
        async with first, second:
            await decide(ben, table)
            await turn_of(ben, ada, table)
            await rounds(inside)
            assert len(mail.mails) == 1
            await look(first, hidden=True)
            await rounds(inside)
            assert len(mail.mails) == 1
        await rounds(inside)
        assert len(mail.mails) == 1  # seen before the tabs were closed
        await decide(ben, table)
        await turn_of(ben, ada, table)
        await until(lambda: len(mail.mails) == 2)
        told = mail.mails[1]
        name = (await ben.me()).name
        assert told["Subject"] == "World’s Fair 1893: it is your turn"
        assert f"{name}, World’s Fair 1893 is waiting for your decision.\nhttp://games.example/tables/{table}" in (
            told.get_content().replace("\r\n", "\n")
        )
        inside.services.noticing._swept = 0.0
        await rounds(inside)
        assert len(mail.mails) == 2  # also when all tables are looked through


async def test_webhooks_and_browsers_are_told_without_secrets_and_again_if_they_fail(
    tmp_path: Path, backend: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludothek.server.notices.timing.AGAIN", (0.001,))
    browser = Browser()
    async with PostServer(503, 201) as hook, PostServer(302) as moved, PostServer() as pushed:  # noqa: SIM117
        async with served(tmp_path, backend, local_webhooks=True) as (inside, ada, ben):
            table = await open_for_two(ada, ben)
            await chosen(ben, "json", f"{hook.address}/secret")
            await chosen(ben, "discord", f"{moved.address}/x")
            keys = {"p256dh": browser.keys.p256dh, "auth": browser.keys.auth}
            notices = await chosen(ben, "push", f"{pushed.address}/b", keys=keys)
            assert {way.shown for way in notices.ways} == {"127.0.0.1"}
            assert not notices.mail
            await turn_of(ben, ada, table)
            await until(lambda: len(hook.posts) == 2 and pushed.posts and len(moved.posts) == 2)
            await rounds(inside)
            name = (await ben.me()).name
            text = f"{name}, World’s Fair 1893 is waiting for your decision."
            address = f"http://games.example/tables/{table}"
            subject = "World’s Fair 1893: it is your turn"
            tables = [{"title": "World’s Fair 1893", "text": text, "address": address}]
            assert [json.loads(each.body) for each in hook.posts] == 2 * [
                {"person": name, "subject": subject, "tables": tables}
            ]
            (message,) = pushed.posts
            told = {"title": subject, "body": text, "address": address, "language": "en"}
            assert json.loads(browser.read(message.body)) == told
            claims = claims_of(message.headers["authorization"])
            assert (claims["aud"], claims["sub"]) == (pushed.address, "http://games.example")
            assert message.headers["authorization"].endswith(notices.push_key)
            assert message.headers["topic"] == table
            failing = {way.kind: way.failing for way in (await ben._ask("GET", "/me/notices", Notices)).ways}
            assert failing == {"json": False, "discord": True, "push": False}  # a redirect is not followed
            assert len(moved.posts) == 2

            gone = next(way.id for way in notices.ways if way.kind == "json")
            await ben._ask("DELETE", f"/me/notices/ways/{gone}", Notices)
            await decide(ben, table)
            await turn_of(ben, ada, table)
            await until(lambda: len(pushed.posts) == 2)
            assert len(hook.posts) == 2


async def test_what_leads_nowhere_good_is_refused(tmp_path: Path) -> None:
    async with PostServer() as hook, served(tmp_path, {}) as (_, ada, _ben):
        for kind, address, said in (
            ("json", f"{hook.address}/x", "https"),
            ("json", "https://me:secret@hooks.example/", "https"),
            ("push", "https://push.example/x", "keys"),
            ("mail", "ada@place.example", "--smtp"),
        ):
            with pytest.raises(ServerRefused, match=said):
                await chosen(ada, kind, address)
        for address in ("https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "https://169.254.169.254/x"):
            with pytest.raises(NeverDelivered):
                await post(address, b"", {})
        notices = await chosen(ada, "slack", f"https://localhost:{hook.port}/x")
        with pytest.raises(ServerRefused, match="local network"):
            await ada._ask("POST", f"/me/notices/ways/{notices.ways[0].id}/trial", Notices)
        for wish, said in (({"zone": "Nowhere"}, "Nowhere"), ({"language": "tlh"}, "tlh"), ({"apart": 7}, "apart")):
            with pytest.raises(ServerRefused, match=said):
                await ada._ask("PUT", "/me/notices", Notices, wish)
        async with Client(ada.address) as guest:
            await guest.be("Eve")
            with pytest.raises(ServerRefused, match="account"):
                await chosen(guest, "slack", "https://hooks.example/x")
        assert not hook.posts


async def test_quiet_hours_and_digests_hold_notices_back_and_tell_them_together(tmp_path: Path) -> None:
    async with PostServer() as hook, served(tmp_path, {}, local_webhooks=True) as (inside, ada, ben):
        tables = [await open_for_two(ada, ben) for _ in range(2)]
        await chosen(ben, "json", hook.address)
        now = wall() // 60_000 % 1440
        quiet = {"quiet_from": (now - 60) % 1440, "quiet_until": (now + 60) % 1440, "language": "de"}
        await ben._ask("PUT", "/me/notices", Notices, quiet)
        for table in tables:
            await turn_of(ben, ada, table)
        await rounds(inside)
        assert not hook.posts
        await ben._ask("PUT", "/me/notices", Notices, {"language": "de"})  # no hour is quiet any more
        await until(lambda: hook.posts)
        await rounds(inside)
        (told,) = [json.loads(each.body) for each in hook.posts]
        assert told["subject"] == "2 Tische warten auf dich"
        assert {each["address"] for each in told["tables"]} == {f"http://games.example/tables/{id}" for id in tables}

        await ben._ask("PUT", "/me/notices", Notices, {"apart": 240})
        for table in tables:
            await decide(ben, table)
            await turn_of(ben, ada, table)
        await rounds(inside)
        assert len(hook.posts) == 1
        await ben._ask("PUT", "/me/notices", Notices, {})
        await until(lambda: len(hook.posts) == 2)
        assert len(json.loads(hook.posts[1].body)["tables"]) == 2


async def test_the_same_way_chosen_again_is_one_and_a_browser_is_of_who_used_it_last(
    tmp_path: Path, backend: dict[str, str]
) -> None:
    browser = Browser()
    keys = {"p256dh": browser.keys.p256dh, "auth": browser.keys.auth}
    async with PostServer() as pushed, served(tmp_path, backend, local_webhooks=True) as (inside, ada, ben):
        table = await open_for_two(ada, ben)
        (first,) = (await chosen(ben, "push", pushed.address, keys=keys)).ways
        await turn_of(ben, ada, table)
        await until(lambda: pushed.posts)
        (again,) = (await chosen(ben, "push", pushed.address, keys=keys)).ways
        assert again.id == first.id
        inside.services.noticing._swept = 0.0
        await rounds(inside)
        assert len(pushed.posts) == 1
        moved = f"{pushed.address}/moved"
        (other,) = (await chosen(ben, "push", moved, keys=keys, instead=pushed.address)).ways
        assert other.id != first.id
        await chosen(ben, "push", pushed.address, keys=keys, instead=moved)

        async with Client(ada.address) as guest:
            await guest.be("Eve")
            (hers,) = (await chosen(guest, "push", pushed.address, keys=keys)).ways
            assert hers.id != first.id
            assert not (await ben._ask("GET", "/me/notices", Notices)).ways
            seat = await open_for_two(ada, guest)
            await turn_of(guest, ada, seat)
            await until(lambda: len(pushed.posts) == 2)
            assert json.loads(browser.read(pushed.posts[1].body))["body"].startswith("Eve, ")


async def test_somebody_in_another_tab_is_told_though_the_table_is_open_somewhere(tmp_path: Path) -> None:
    async with PostServer() as hook, served(tmp_path, {}, local_webhooks=True) as (inside, ada, ben):
        table = await open_for_two(ada, ben)
        await chosen(ben, "json", hook.address)
        async with ben.live(table) as live:
            await look(live, hidden=True)
            await turn_of(ben, ada, table)
            await until(lambda: hook.posts)
            await look(live)
            await decide(ben, table)
            await turn_of(ben, ada, table)
            await rounds(inside)
            assert len(hook.posts) == 1


async def test_a_trial_says_what_went_wrong_and_nothing_of_the_mail_server(tmp_path: Path) -> None:
    browser = Browser()
    keys = {"p256dh": browser.keys.p256dh, "auth": browser.keys.auth}
    smtp = {"smtp": "smtp://127.0.0.1:1", "mail_from": "games@place.example"}
    async with PostServer(404) as gone, served(tmp_path, {}, local_webhooks=True, **smtp) as (inside, ada, _):
        id = (await ada.me()).id
        await chosen(ada, "mail", "ada@place.example")
        await inside.services.scribe.write(lambda connection: store.confirm_mail(connection, id))
        await chosen(ada, "slack", gone.address)
        ways = (await chosen(ada, "push", gone.address, keys=keys)).ways
        said = {}
        for way in ways:
            with pytest.raises(ServerRefused) as refused:
                await ada._ask("POST", f"/me/notices/ways/{way.id}/trial", Notices)
            said[way.kind] = str(refused.value)
        assert said == {
            "mail": "The mail could not be sent; whoever runs this server finds the reason in its log.",
            "slack": "That address did not accept the notice: it answered 404.",
            "push": "That browser no longer accepts notices, so it was taken off the list.",
        }
        left = (await ada._ask("GET", "/me/notices", Notices)).ways
        assert [(way.kind, way.failing) for way in left] == [("mail", True), ("slack", True)]


async def test_who_looks_at_one_process_is_not_told_by_another(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    backend = {"LUDOTHEK_DATABASE_URL": migrated_database(postgres), "LUDOTHEK_CHANNELS_URL": redis.url}
    settings: dict[str, Any] = {"local_webhooks": True, "public_url": "http://games.example", "hosts": "*"}
    async with PostServer() as hook, served(tmp_path, backend, local_webhooks=True) as (inside, ada, ben):
        other = Inside(tmp_path, backend, **settings)
        hurry(other)
        async with other:
            table = await open_for_two(ada, ben)
            await chosen(ben, "json", hook.address)
            async with Client(other.address, dict(ben.cookies)) as watching, watching.live(table):
                await turn_of(ben, ada, table)
                await rounds(inside)
                assert not hook.posts
            await decide(ben, table)
            await turn_of(ben, ada, table)
            await until(lambda: hook.posts)
            await rounds(inside)
            assert len(hook.posts) == 1


async def test_two_processes_claim_a_notice_once_and_a_dead_mail_server_delays_nothing(
    tmp_path: Path, backend: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    dead = "smtp://127.0.0.1:1"
    async with served(tmp_path, backend, smtp=dead, mail_from="games@place.example") as (inside, ada, ben):
        services = inside.services
        table = await open_for_two(ada, ben)
        await chosen(ben, "mail", "ben@place.example")
        id = (await ben.me()).id
        await services.scribe.write(lambda connection: store.confirm_mail(connection, id))
        await turn_of(ben, ada, table)
        tried = lambda: services.tables.read(lambda each: store.ways_of(each, id))[0].failures  # noqa: E731
        await until(tried)
        for _ in range(3):
            await decide(ben if (await ben.look(table)).choices else ada, table)
        assert sum("Mail cannot be sent." in record.message for record in caplog.records) == 1
        way = services.tables.read(lambda each: store.ways_of(each, id))[0].id
        now = wall() + 10_000_000
        services.noticing.round, before = 1000.0, services.noticing.round
        await asyncio.sleep(4 * before)  # the round that goes on now is the last
        await services.scribe.write(lambda each: store.note_notice(each, way, "another", 7, now, now))
        jobs = [services.scribe.write(lambda each: store.claim_notices(each, now, now + 1)) for _ in range(2)]
        claimed = [due.tables.get("another") for found in await asyncio.gather(*jobs) for due in found]
        assert claimed.count(7) == 1


async def test_places_that_have_failed_hold_up_no_others(tmp_path: Path) -> None:
    async with SilentServer() as silent, PostServer() as hook, served(tmp_path, {}, local_webhooks=True) as all:
        inside, ada, ben = all
        noticing, scribe = inside.services.noticing, inside.services.scribe
        noticing._hands, noticing._hands_for_failing = asyncio.Semaphore(1), asyncio.Semaphore(1)
        table = await open_for_two(ada, ben)
        for number in range(3):
            notices = await chosen(ben, "json", f"{silent.address}/{number}")
        for way in notices.ways:
            await scribe.write(partial(store.note_outcome, way=way.id, told=None))
        await turn_of(ben, ada, table)
        await until(lambda: silent.waiting)
        await chosen(ben, "json", hook.address)
        noticing._swept = 0.0
        await until(lambda: hook.posts, 12)
        for _ in range(3):
            await decide(ben if (await ben.look(table)).choices else ada, table)
        assert (silent.waiting, len(hook.posts)) == (1, 1)  # the other two stand in line behind the first


async def test_names_that_are_looked_up_slowly_hold_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More of them than there are threads for questions to the database."""
    answered, asked = threading.Event(), []

    def slow(host: str, *given: Any, **named: Any) -> Any:
        if host == "slow.example":
            asked.append(host)
            answered.wait(30)
            raise gaierror
        return getaddrinfo(host, *given, **named)

    monkeypatch.setattr("ludothek.server.notices.posting.getaddrinfo", slow)
    async with PostServer() as hook, served(tmp_path, {}, local_webhooks=True) as (inside, ada, ben):
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(4))
        table = await open_for_two(ada, ben)
        for number in range(7):
            await chosen(ben, "json", f"http://slow.example/{number}")
        await turn_of(ben, ada, table)
        await until(lambda: len(asked) == 7)
        await chosen(ben, "json", hook.address)
        inside.services.noticing._swept = 0.0
        await until(lambda: hook.posts, 12)
        for _ in range(3):
            await decide(ben if (await ben.look(table)).choices else ada, table)
        answered.set()


def test_a_browser_reads_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    from cryptography.hazmat.primitives.asymmetric import ec

    secret = int.from_bytes(push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    keys = PushKeys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    salt = push.decoded("DGv6ra1nlYgDCS1FRnbzlw")
    text = b"When I grow up, I want to be a watermelon"
    found = push.encrypted(text, keys, ec.derive_private_key(secret, push.CURVE), salt)
    assert push.encoded(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
