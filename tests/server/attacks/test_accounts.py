"""Strangers who want to be somebody else: guessing passwords, codes and links, and sessions they know of beforehand."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from argon2 import extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY
from sqlalchemy import Connection

from ludothek.client import API, Client, ServerRefused
from ludothek.protocol import NewTable
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.database import reading
from ludothek.server.second_factor import STEP, code_at
from server.inside import Inside
from server.playing import ME, MIND, open_for_two
from server.running import Running
from server.strangers import from_afar, named, said

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"
WRONG = "wrong horse battery"
OVER = (401, "The cookie you hold is not known here (any more): say your name first, or log in.")


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    """A server of the test's own."""
    async with Inside(tmp_path, limits=1.0) as inside:
        yield inside


def stranger(server: Inside, address: str = "203.0.113.1") -> httpx.AsyncClient:
    headers = {"x-forwarded-for": address, "content-type": "application/json"}
    return httpx.AsyncClient(base_url=server.address + API, headers=headers, timeout=20)


def statuses(answers: list[httpx.Response]) -> list[int]:
    return [answer.status_code for answer in answers]


async def account(server: Inside, name: str = "Ada Lovelace") -> Client:
    client = Client(server.address)
    await client.be("Ada")
    await client.register(name, PASSWORD)
    return client


async def invitation(server: Inside) -> str:
    return await server.services.scribe.write(lambda c: store.add_one_time_link(c, "invitation", None, wall()))


async def link_for(server: Inside, account: str, expires: int | None = None) -> str:
    def job(connection: Connection) -> str:
        found = store.password_of(connection, account)
        assert found
        return store.add_one_time_link(connection, "password", found[0], wall(), expires)

    return await server.services.scribe.write(job)


# Passwords.


def test_an_unknown_name_takes_as_long_as_a_wrong_password() -> None:
    """Nobody's hash is compared with as much work as anybody's, which is what argon2 recommends.

    In a process of its own, because in ours and in test servers hashing is quick.
    """
    program = (
        "import asyncio; from ludothek.server.passwords import NOBODYS, Hashing;"
        f"print(NOBODYS, asyncio.run(Hashing().hash({PASSWORD!r})))"
    )
    hashes = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout.split()
    assert [extract_parameters(each) for each in hashes] == [RFC_9106_LOW_MEMORY] * 2


async def test_one_name_is_not_guessed_by_typing_it_differently(guarded: Running) -> None:
    """Blanks around and within, capitals, and letters with accents in two pieces are all the same account."""
    forms = ("Zoë Bee", " Zoë Bee", "Zoë  Bee ", "ZOË BEE", "zoe\u0308 bee", "Zoë\tBee", "Zoë\u00a0Bee", "zOë\u3000bEE")
    async with AsyncExitStack() as stack:
        many = [await stack.enter_async_context(from_afar(guarded)) for _ in range(12)]
        answers = [
            await each.post("/sessions", json={"name": forms[n % len(forms)], "password": WRONG})
            for n, each in enumerate(many)
        ]
    assert statuses(answers)[:10] == [401] * 10
    assert 429 in statuses(answers)[10:12]


async def test_names_nobody_can_have_are_counted_by_address_only(guarded: Running) -> None:
    tries = {"name": "A\u202eda", "password": WRONG}
    async with from_afar(guarded) as mallory, from_afar(guarded) as somebody:
        answers = [await mallory.post("/sessions", json=tries) for _ in range(12)]
        assert (statuses(answers)[:10], 429 in statuses(answers)) == ([401] * 10, True)
        assert (await somebody.post("/sessions", json=tries)).status_code == 401


@pytest.mark.parametrize(
    ("password", "sentence"),
    [
        ("Passw0rd!", "Everybody tries this password first"),
        ("ILoveYou2024", "Everybody tries this password first"),
        ("qwertzuiop", "follows the keyboard"),
        ("87654321", "follows the keyboard"),
        ("abcabcabc", "the same over and over"),
        ("marie-curie1867", "little more than your name"),
        ("        ", "at least 8 characters"),
    ],
)
async def test_a_password_that_is_tried_first_is_refused(lone_server: Running, password: str, sentence: str) -> None:
    async with Client(lone_server.address) as client:
        await client.be("Marie")
        with pytest.raises(ServerRefused, match=sentence) as refused:
            await client.register("Marie-Curie", password)
        assert (refused.value.status, (await client.me()).account) == (400, None)


async def test_whoever_holds_a_session_cannot_guess_the_password_with_it(server: Inside) -> None:
    ada = await account(server)
    async with ada, stranger(server) as thief:
        thief.cookies.update(ada.cookies)
        wishes = ("/account/password", {"old": WRONG, "new": "a quite new one"}), ("/me/deletion", {"password": WRONG})
        answers = [await thief.post(path, json=body) for path, body in wishes * 7]
        assert said(answers[0]) == (403, "The password is wrong.")
        assert {answer.status_code for answer in answers} == {403, 429}
        assert said(await thief.post("/me/deletion", json={"password": PASSWORD}))[0] == 429
        assert (await ada.me()).account == "ada lovelace"


# Sessions from before.


async def test_a_token_from_before_registering_is_worth_nothing_after(server: Inside) -> None:
    """Somebody who has planted a cookie, or read one, is not the holder of the account made with it."""
    async with Client(server.address) as ada, stranger(server) as thief:
        await ada.be("Ada")
        thief.cookies.update(ada.cookies)
        assert (await thief.get("/me")).status_code == 200
        await ada.register("Ada Lovelace", PASSWORD)
        assert said(await thief.get("/me")) == OVER
        assert len(await ada.sessions()) == 1


async def test_a_token_from_before_logging_in_is_worth_nothing_after(server: Inside) -> None:
    ada = await account(server)
    eve = await account(server, "Eve Adams")
    async with ada, eve, stranger(server) as thief:
        thief.cookies.update(eve.cookies)
        assert (await eve.log_in("Ada Lovelace", PASSWORD)).account == "ada lovelace"
        assert said(await thief.get("/me")) == OVER


async def test_a_new_password_ends_every_other_session_and_what_it_watches(server: Inside) -> None:
    ada = await account(server)
    async with ada, Client(server.address) as thief, Client(server.address) as ben:
        await thief.log_in("Ada Lovelace", PASSWORD)
        await ben.be("Ben")
        id = await open_for_two(ada, ben)
        before = dict(ada.cookies)
        async with thief.live(id) as watching:
            await ada.change_password(PASSWORD, "a quite new one")
            with pytest.raises(ServerRefused, match="This session was ended"):
                await asyncio.wait_for(watching.until(lambda _: False), 5)
        for cookies in (thief.cookies, before):
            async with stranger(server) as again:
                again.cookies.update(cookies)
                assert said(await again.get("/me")) == OVER
        assert [each.this for each in await ada.sessions()] == [True]
        with pytest.raises(ServerRefused, match="The name or the password is wrong"):
            await thief.log_in("Ada Lovelace", PASSWORD)


# Codes.


async def test_codes_are_not_used_twice_nor_guessed(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    now = wall()
    monkeypatch.setattr("ludothek.server.accounts.wall", lambda: now)
    ada = await account(server)
    async with ada:
        secret = (await ada.offer_second_factor(PASSWORD)).secret
        first = code_at(secret, now // STEP)
        codes = await ada.turn_on(first)
    credentials = {"name": "Ada Lovelace", "password": PASSWORD}

    async def tries(code: str | None, address: str) -> tuple[int, str | None]:
        async with stranger(server, address) as mallory:
            answer = await mallory.post("/sessions", json={**credentials, "code": code})
            return answer.status_code, answer.json().get("needs")

    assert await tries(None, "203.0.113.1") == (401, "second_factor")
    assert await tries(first, "203.0.113.2") == (401, "second_factor")  # it has turned the factor on
    second = code_at(secret, now // STEP + 1)
    assert await tries(second, "203.0.113.3") == (201, None)
    assert await tries(second, "203.0.113.4") == (401, "second_factor")
    assert await tries(codes[0], "203.0.113.5") == (201, None)
    server.services.limits._buckets.clear()
    assert await tries(codes[0], "203.0.113.6") == (401, "second_factor")
    guesses = [await tries(f"{n:06}", f"203.0.113.{7 + n}") for n in range(6)]
    assert guesses == [(401, "second_factor")] * 4 + [(429, None)] * 2
    assert (await tries(codes[1], "203.0.113.20"))[0] == 429  # the right one, too, has to wait


async def test_a_code_does_not_tell_whether_the_password_was_right(server: Inside) -> None:
    ada = await account(server)
    async with ada:
        secret = (await ada.offer_second_factor(PASSWORD)).secret
        await ada.turn_on(code_at(secret, wall() // STEP))
    async with stranger(server) as mallory:
        answer = await mallory.post("/sessions", json={"name": "Ada Lovelace", "password": WRONG, "code": "123456"})
        assert (*said(answer), answer.json()["needs"]) == (401, "The name or the password is wrong.", None)


async def test_neither_secret_nor_recovery_codes_are_told_again(server: Inside) -> None:
    ada = await account(server)
    async with ada:
        secret = (await ada.offer_second_factor(PASSWORD)).secret
        codes = await ada.turn_on(code_at(secret, wall() // STEP))
        with pytest.raises(ServerRefused, match="has a second factor already"):
            await ada.offer_second_factor(PASSWORD)
        with pytest.raises(ServerRefused, match="There is no second factor to turn on"):
            await ada.turn_on(code_at(secret, wall() // STEP))
        told = await ada.own_data()
    with reading(server.services.engine) as connection:
        stored = str(connection.exec_driver_sql("SELECT * FROM recovery_codes").fetchall())
    assert [code for code in codes if code in stored or code.encode() in told] == []
    assert secret.encode() not in told


# Links.


async def test_a_link_works_once_and_for_a_day(server: Inside) -> None:
    ada = await account(server)
    async with ada, stranger(server) as mallory:
        old = await link_for(server, "ada lovelace", expires=wall() - 1)
        replaced = await link_for(server, "ada lovelace")
        link = await link_for(server, "ada lovelace")
        gone = (403, "This link was used already or is too old; ask for a new one.")
        for bad in (old, replaced, "A" * 43, link[:-1], link.swapcase()):
            assert said(await mallory.post("/password", json={"link": bad, "password": "mine from now on"})) == gone
        weak = await mallory.post("/password", json={"link": link, "password": "adalovelace1"})
        assert said(weak) == (400, "This password is little more than your name; choose another.")
        answer = await mallory.post("/password", json={"link": link, "password": "a quite new one"})
        assert answer.json() == {"account": "ada lovelace"}
        assert said(await mallory.post("/password", json={"link": link, "password": "mine from now on"})) == gone
        assert ada.cookies  # which is worth nothing any more
        with pytest.raises(ServerRefused, match="not known here"):
            await ada.me()
        assert (await ada.log_in("Ada Lovelace", "a quite new one")).account == "ada lovelace"


async def test_a_link_that_is_used_twice_at_once_works_once(server: Inside) -> None:
    async with await account(server), stranger(server) as one, stranger(server) as two:
        link = await link_for(server, "ada lovelace")
        wish = {"link": link, "password": "a quite new one"}
        answers = await asyncio.gather(one.post("/password", json=wish), two.post("/password", json=wish))
        assert sorted(answer.status_code for answer in answers) == [200, 403]


async def test_links_are_not_guessed_and_not_stored(server: Inside) -> None:
    async with await account(server), stranger(server) as mallory:
        link = await link_for(server, "ada lovelace")
        wish = {"link": "B" * 43, "password": "a quite new one"}
        answers = [await mallory.post("/password", json=wish) for _ in range(12)]
        assert statuses(answers) == [403] * 10 + [429] * 2
    with reading(server.services.engine) as connection:
        stored = str(connection.exec_driver_sql("SELECT * FROM one_time_links").fetchall())
    assert link not in stored


async def test_a_new_password_ends_a_link_that_was_asked_for_before(server: Inside) -> None:
    ada = await account(server)
    async with ada, stranger(server) as mallory:
        link = await link_for(server, "ada lovelace")
        await ada.change_password(PASSWORD, "a quite new one")
        answer = await mallory.post("/password", json={"link": link, "password": "mine from now on"})
        assert answer.status_code == 403


# A private server.


async def test_nobody_sees_anything_of_a_private_server(tmp_path: Path) -> None:
    """Whatever address of the interface is asked, those that come later included."""
    async with Inside(tmp_path, registration="invitation") as server, stranger(server) as mallory:
        async with Client(server.address) as ada:
            await ada.be("Ada", invitation=await invitation(server))
            opened = await ada.open(NewTable(title="worldsfair", seats=[ME, MIND]))
        known = {"table": opened.table.id, "title": "worldsfair", "language": "en", "session": "this"}
        values = defaultdict(lambda: "1", known)
        document = (await mallory.get("/openapi/openapi.json")).json()
        answered = set()
        for path, methods in document["paths"].items():
            address = path.removeprefix(API).format_map(values)
            for method in methods:
                body = {"name": "Mallory"} if method in ("post", "patch") else None
                answer = await mallory.request(method, address, json=body)
                if answer.status_code != 401:
                    answered.add((method, path.removeprefix(API), answer.status_code))
        by_link = {("post", "/password", 400), ("post", "/notices/confirmation", 400)}  # from a mail, in any browser
        assert answered == {("post", "/sessions", 400), *by_link}
        with pytest.raises(ServerRefused, match="This server is private") as refused:
            async with Client(server.address) as nobody, nobody.live(opened.table.id):
                pass
        assert refused.value.status == 401
        lobby = await mallory.get("/lobby")
        assert said(lobby) == (401, "This server is private: log in, or come with an invitation.")
        assert lobby.json()["needs"] == "invitation"


async def test_an_invitation_lets_one_person_in(tmp_path: Path) -> None:
    async with Inside(tmp_path, registration="invitation") as server, stranger(server) as mallory:
        link = await invitation(server)
        async with Client(server.address) as ben:
            await ben.be("Ben", invitation=link)
            await ben.lobby()
            assert (await ben.register("Ben Bitdiddle", PASSWORD)).account == "ben bitdiddle"
        for bad in (link, "A" * 43, await link_for(server, "ben bitdiddle")):
            answer = await mallory.post("/me", json={"name": "Mallory", "invitation": bad})
            assert said(answer) == (403, "This invitation was used already or is too old; ask for a new one.")
        answer = await mallory.post("/password", json={"link": link, "password": "a quite new one"})
        assert answer.status_code == 403


async def test_a_closed_server_knows_no_guests_and_takes_nobody_in(tmp_path: Path) -> None:
    async with Inside(tmp_path) as server, Client(server.address) as ada:
        await ada.be("Ada")
        await ada.register("Ada Lovelace", PASSWORD)
        async with stranger(server) as guest:
            cookie = await named(guest)
        link = await invitation(server)
    async with Inside(tmp_path, registration="closed") as server, stranger(server) as mallory:
        private = (401, "This server is private: log in to your account.")
        assert said(await mallory.post("/me", json={"name": "Mallory", "invitation": link})) == private
        headers = {"cookie": f"ludothek={cookie}"}
        for method, path in (("get", "/lobby"), ("get", "/me"), ("post", "/account")):
            answer = await mallory.request(method, path, headers=headers, json={"name": "Eve", "password": PASSWORD})
            assert said(answer) == private
        async with Client(server.address) as ada:
            await ada.log_in("Ada Lovelace", PASSWORD)
            await ada.lobby()
