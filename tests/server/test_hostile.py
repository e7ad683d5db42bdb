"""Strangers who try to disturb: each is refused with a clear answer, and two others play on meanwhile."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest
from recorded import RECORDS
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludothek.client import ServerRefused
from ludothek.protocol import NewTable
from server.playing import ANYONE, INVITED, ME, open_for_two
from server.running import Running
from server.strangers import PATIENCE, Others, from_afar, live, named, said, visitor

pytestmark = pytest.mark.anyio

ELSEWHERE = "This request comes from a page of another site."
UNKNOWN = "The cookie you hold is not known here (any more): say your name first, or log in."
ALONE = {"title": "worldsfair", "seats": [{"who": "me"}, {"who": "here"}]}


# Cookies, sessions, other sites.


async def test_a_forged_cookie_is_nobody(guarded: Running) -> None:
    async with Others(guarded) as others, from_afar(guarded) as mallory:
        for cookie in ("x", "A" * 43, "../../etc/passwd", "%00", "'; DROP TABLE people; --", "é" * 20, "A" * 9000):
            headers = {b"cookie": f"ludothek={cookie}".encode()}
            assert said(await mallory.get("/me", headers=headers)) == (401, UNKNOWN)
            assert said(await mallory.post("/tables", json=ALONE, headers=headers)) == (401, UNKNOWN)
            assert (await mallory.get(f"/tables/{others.table}", headers=headers)).json()["seat"] is None


async def test_a_cookie_of_another_server_is_nobody_here(guarded: Running, lone_server: Running) -> None:
    async with from_afar(lone_server) as there, from_afar(guarded) as here:
        cookie = await named(there)
        assert said(await here.get("/me", headers={"cookie": f"ludothek={cookie}"})) == (401, UNKNOWN)


async def test_nobody_ends_a_session_of_somebody_else(guarded: Running) -> None:
    async with from_afar(guarded) as ada, from_afar(guarded) as mallory:
        await named(ada, "Ada")
        await named(mallory)
        session = (await ada.get("/sessions")).json()[0]["id"]
        assert said(await mallory.delete(f"/sessions/{session}")) == (404, "You have no such session.")
        assert (await ada.get("/me")).status_code == 200


async def test_an_ended_session_sees_nothing_more_over_a_connection_that_is_still_open(guarded: Running) -> None:
    async with visitor(guarded) as ada, visitor(guarded) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben)
        async with live(guarded, id, ben.cookies["ludothek"]) as stolen:
            await stolen.recv()
            await stolen.recv()
            await ben.log_out()
            first = await ada.look(id)
            await ada.decide(first, first.choices[0].id)
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(stolen.recv(), PATIENCE)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "This session was ended.")


async def test_who_gave_a_seat_up_does_not_go_on_looking_through_it(guarded: Running) -> None:
    """The connection had named its seat; when somebody else takes it, that somebody's cards are not shown to it."""
    async with AsyncExitStack() as stack:
        ada, ben, eve = [await stack.enter_async_context(visitor(guarded)) for _ in range(3)]
        for client, name in ((ada, "Ada"), (ben, "Ben"), (eve, "Eve")):
            await client.be(name)
        id = (await ada.open(NewTable(title="essen", seats=[ME, ANYONE, ANYONE]))).table.id
        await eve.sit(id, seat=1)
        async with eve.live(id, seat=1) as watching:
            assert watching.position.seat == 1
            await eve.stand_up(id, 1)
            await ben.sit(id, seat=1)
            await eve.sit(id, seat=2)
            position = await watching.until(lambda position: position.table.status == "playing")
            assert position.seat == 2
            assert position.view is not None
            assert position.view["seat"] == 2


async def test_a_page_of_another_site_changes_nothing_and_hears_nothing(guarded: Running) -> None:
    async with Others(guarded) as others, from_afar(guarded) as victim:
        cookie = await named(victim, "Victim")
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": f"http://127.0.0.1.evil.example:{guarded.port}"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
        ):
            for method, path in (("POST", "/tables"), ("PATCH", "/me"), ("DELETE", "/sessions/this")):
                answer = await victim.request(method, path, headers=headers, json={"name": "Pwned"})
                assert said(answer) == (403, ELSEWHERE)
            with pytest.raises(InvalidStatus) as refused:
                async with live(guarded, others.table, cookie, **headers):
                    pass
            assert refused.value.response.status_code == 403
            assert refused.value.response.body is not None
            assert json.loads(refused.value.response.body)["problem"] == ELSEWHERE
        assert (await victim.get("/me")).json()["name"] == "Victim"


async def test_our_own_page_may(guarded: Running) -> None:
    async with from_afar(guarded, origin=guarded.address, **{"sec-fetch-site": "same-origin"}) as ada:
        await named(ada, "Ada")


# Seats.


async def test_a_wrong_seat_a_spectator_and_a_stale_answer_are_refused_live_and_over_rest(guarded: Running) -> None:
    async with Others(guarded), AsyncExitStack() as stack:
        ada, ben, eve = [await stack.enter_async_context(visitor(guarded)) for _ in range(3)]
        for client, name in ((ada, "Ada"), (ben, "Ben"), (eve, "Eve")):
            await client.be(name)
        id = await open_for_two(ada, ben)
        first = await ada.look(id)
        choice = first.choices[0].id
        for stranger in (ben, eve):
            async with stranger.live(id) as table:
                for attempt in (table.decide(choice, seat=0), stranger.decide(first, choice, seat=0)):
                    with pytest.raises(ServerRefused, match="Seat 0 is not yours.") as refused:
                        await attempt
                    assert refused.value.status == 403
        await ada.decide(first, choice)
        first.version = 2**31 - 1
        with pytest.raises(ServerRefused, match="This answers position 2147483647, but the table is at") as refused:
            await ada.decide(first, choice)
        assert refused.value.status == 409
        assert (await eve.look(id)).decisions == 1


@pytest.mark.parametrize("guess", ["1-aaaaaaaaaaaaaaaaaaaaaaaa", "99-a", "", "-1-a", "é", "1" * 80])
async def test_invitations_and_seats_are_not_guessed(guarded: Running, guess: str) -> None:
    async with visitor(guarded) as ada, from_afar(guarded) as mallory:
        await ada.be("Ada")
        await named(mallory)
        id = (await ada.open(NewTable(title="worldsfair", seats=[ME, INVITED]))).table.id
        answer = await mallory.post(f"/tables/{id}/seats", json={"invitation": guess})
        assert said(answer) == (403, "This invitation is not for this table.")
        answer = await mallory.post(f"/tables/{id}/seats", json={"seat": 1})
        assert said(answer) == (403, "This seat is kept for somebody with an invitation.")
        answer = await mallory.post(f"/tables/{id}/recover", json={"link": guess})
        assert said(answer) == (403, "This link leads to no seat (any more); ask for a new one.")
        assert (await mallory.get(f"/tables/{id}/links")).json() == {"invitations": {}, "seats": {}}
        await ada.close(id)


# Names.


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("x" * 30_000, "The request is not as expected: name: Expected `str` of length <= 40."),
        ("", "The request is not as expected: name: Expected `str` of length >= 1."),
        ("   ", "A name has 1 to 40 characters, not 0."),
        ("\u202eadA", "The invisible character U+202E cannot be used here."),
        ("A\u200bda", "The invisible character U+200B cannot be used here."),
        ("A\u200dda", "The invisible character U+200D cannot be used here."),
        ("A\x00da", "The invisible character U+0000 cannot be used here."),
        ("A\ue000da", "The invisible character U+E000 cannot be used here."),
        ("A\u0335\u0336\u0337\u0338da", "One letter cannot have more than 2 accents."),
        ("--", "A name has at least one letter, digit or picture in it."),
    ],
)
async def test_names_nobody_could_read_are_refused(guarded: Running, name: str, sentence: str) -> None:
    async with from_afar(guarded) as mallory:
        assert said(await mallory.post("/me", json={"name": name})) == (400, sentence)


@pytest.mark.parametrize("name", ["Zoë", "李小龍", "👩‍👩‍👧‍👦", "❤️ 1️⃣", "עדה", "Ada O'Neil-Größe", "🏳️‍🌈", "👍🏽"])
async def test_names_of_people_are_welcome(guarded: Running, name: str) -> None:
    async with from_afar(guarded) as somebody:
        assert (await somebody.post("/me", json={"name": name})).json()["name"] == name


# Odd requests.


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/tables/%00", 404),
        ("GET", "/tables/%ff%fe", 404),
        ("GET", "/tables/..%2f..%2fetc%2fpasswd", 404),
        ("GET", "/tables/aaaaaaaaaaaa/positions/" + "9" * 5000, 404),
        ("GET", "/tables/aaaaaaaaaaaa/positions/-1", 404),
        ("GET", "/tables/" + "a" * 10_000, 400),
        ("GET", "/tables/aaaaaaaaaaaa?since=" + "9" * 5000, 400),
        ("GET", "/titles/%00/rules", 404),
        ("DELETE", "/sessions/%00", 404),
        ("DELETE", "/tables/aaaaaaaaaaaa/seats/-1", 400),
        ("PUT", "/me", 405),
        ("TRACE", "/me", 405),
        ("BREW", "/tables", 405),
        ("GET", "/" + "a/" * 5000, 404),
    ],
)
async def test_odd_addresses_and_methods_get_a_plain_answer(
    guarded: Running, method: str, path: str, status: int
) -> None:
    async with from_afar(guarded) as mallory:
        await named(mallory)
        answered, sentence = said(await mallory.request(method, path))
        assert answered == status
        assert sentence.endswith(".")
        assert len(sentence) <= 300


@pytest.mark.parametrize(
    "raw",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nA: " + b"b" * 100_000,
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
)
async def test_what_is_no_request_is_answered_400_and_closed(guarded: Running, raw: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", guarded.port)
    writer.write(raw)
    try:
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:  # closed before all of it was read, so the answer may be lost on its way
        assert len(raw) > 65536
    else:
        assert answer.startswith(b"HTTP/1.1 400 ")
    writer.close()


async def test_a_live_connection_with_an_odd_address_is_closed_with_a_sentence(guarded: Running) -> None:
    async with Others(guarded) as others:
        for query in ("?since=abc", "?seat=99", "?since=" + "9" * 5000, "?spectate=perhaps", "?seat=%00"):
            async with live(guarded, others.table, query=query) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(socket.recv(), PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400
            assert closed.value.rcvd.reason.startswith("The address is not as expected: ")


# Records that people bring.


def record(**changed: Any) -> str:
    whole = json.loads((RECORDS / "worldsfair" / "2-greedy.json").read_text())
    return json.dumps({**whole, **changed})


@pytest.mark.parametrize(
    ("text", "status", "sentence"),
    [
        ("", 400, "The record is not JSON: Input data was truncated."),
        ("[]", 400, "The record is not one of ours: Expected `object`, got `array`."),
        (
            '{"options":{"a":' + "[" * 50_000,
            400,
            "The record is not one of ours: Expected `bool | int | str`, got `array`",
        ),
        (
            record(result={"scores": [999, 0], "ranks": [1, 2]}),
            400,
            "The record says scores [999, 0], but its decisions",
        ),
        (record(title="essen"), 400, ""),
        (record(title="x" * 5000), 400, "There is no title “xxx"),
        (record(rules=10**40), 400, ""),
        (record(decisions=["x" * 500_000]), 400, "Decision 1 (line 1) is wrong: "),
        (
            record(decisions=[""] * 140_000),
            413,
            "An uploaded record has at most 10000 decisions, not 140000.",
        ),
        (record(decisions=[], result=None), 400, "Only a game that is over can be looked at here"),
        (record(seats=[{"name": "x"}] * 5000), 400, ""),
        (record(seed="0" * 33), 400, "The seed of a record is 32 hexadecimal digits."),
        (record(content="mine"), 400, ""),
    ],
)
async def test_hostile_records_are_refused(guarded: Running, text: str, status: int, sentence: str) -> None:
    async with from_afar(guarded) as mallory:
        await named(mallory)
        answered, problem = said(await mallory.post("/records", content=text))
        assert answered == status
        assert problem.startswith(sentence)
        assert len(problem) <= 300


async def test_checking_long_records_keeps_nobody_from_playing(guarded: Running) -> None:
    async with Others(guarded), from_afar(guarded) as mallory:
        await named(mallory)
        hostile = record(decisions=["x" * 50] * 9000)
        answers = await asyncio.gather(*(mallory.post("/records", content=hostile) for _ in range(10)))
        assert {answer.status_code for answer in answers} == {400}


async def test_names_and_seeds_of_a_record_are_kept_in_our_form(server: Running) -> None:
    """On both backends: PostgreSQL takes neither more characters than a column has nor a NUL."""
    original = json.loads(record())
    seats = [{"name": "\u202e\x00", "mind": "m" * 300}, {"name": "n" * 5000, "mind": "\x00"}]
    async with from_afar(server) as mallory:
        await named(mallory)
        answer = await mallory.post("/records", content=record(seats=seats, seed=original["seed"] + "\n"))
        assert answer.status_code == 201
        assert [seat["name"] for seat in answer.json()["table"]["seats"]] == ["?", "?"]
        assert answer.json()["seed"] == original["seed"]


async def test_a_nul_is_nobody_and_nothing_on_any_backend(server: Running) -> None:
    async with from_afar(server) as mallory:
        await named(mallory)
        answer = await mallory.post("/sessions", json={"name": "A\x00da", "password": "12345678"})
        assert said(answer) == (401, "The name or the password is wrong.")
        assert said(await mallory.get("/tables/%00"))[0] == 404
        assert said(await mallory.delete("/sessions/%00"))[0] == 404
