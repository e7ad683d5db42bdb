"""The short way of a message: every form of frame in, every size out, and a client that does not read."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from waiting import until
from websockets.frames import Frame, Opcode
from websockets.protocol import CLOSING, OPEN

from ludothek.client import Client
from ludothek.protocol import Look
from ludothek.server.live import Connection
from ludothek.server.store import hashed_token
from ludothek.server.wire import MOST_WAITING, NAME, Inbox, Mailbag, Wire
from ludothek.server.wishes import carry_out
from server.playing import open_for_two
from server.running import Running
from server.strangers import live
from server.test_doubt import first_choice, opened, table_of

pytestmark = pytest.mark.anyio


async def test_messages_in_every_form_are_answered_in_their_order(ada: Client, ben: Client, server: Running) -> None:
    id = await open_for_two(ada, ben)
    sent = [f"r{number}" for number in range(3 * MOST_WAITING)]
    async with live(server, id, ada.cookies["ludothek"]) as wire:
        for number, request in enumerate(sent):
            text = json.dumps({"type": "look", "request": request})
            forms: list[Any] = [text, [text[:9], text[9:20], text[20:]], text.encode(), text + " " * 300]
            await wire.send(forms[number % len(forms)])
        answered: list[str] = []
        async with asyncio.timeout(20):
            while len(answered) < len(sent):
                message = json.loads(await wire.recv())
                if message["type"] == "position" and message["answer"] and message["answer"]["request"]:
                    answered.append(message["answer"]["request"])
    assert answered == sent


def frame(request: str, opcode: Opcode = Opcode.TEXT, text: str | None = None, fin: bool = True) -> bytes:
    body = json.dumps({"type": "look", "request": request}) if text is None else text
    return Frame(opcode, body.encode(), fin).serialize(mask=True)


async def test_however_frames_are_cut_they_are_understood(ada: Client, ben: Client, server: Running) -> None:
    """Whole ones, with control frames between them, several at once, in parts; and whole ones again after parts."""
    id = await open_for_two(ada, ben)
    half = json.dumps({"type": "look", "request": "in-parts"})
    pieces = [
        frame("first"),
        frame("", Opcode.PONG, "nobody asked"),
        frame("ü"),  # refused: a request is ASCII
        frame("second") + frame("third"),
        (fourth := frame("fourth"))[:7],
        fourth[7:],
        frame("fifth"),
        frame("", Opcode.TEXT, half[:10], fin=False),
        frame("", Opcode.PING, "still there?"),
        frame("", Opcode.CONT, half[10:]),
        frame("last"),
    ]
    async with live(server, id, ada.cookies["ludothek"]) as wire:
        for piece in pieces:
            wire.transport.write(piece)
            await asyncio.sleep(0.02)  # so that it comes by itself
        answered: list[str | None] = []
        async with asyncio.timeout(20):
            while "last" not in answered:
                message = json.loads(await wire.recv())
                if message["type"] == "position" and message["answer"]:
                    answered.append(message["answer"]["request"])
    # The first of all is the answer to connecting, which names no request.
    assert answered[1:] == ["first", None, "second", "third", "fourth", "fifth", "in-parts", "last"]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
async def test_a_frame_is_the_one_the_library_would_send(size: int) -> None:
    wire = bare_wire()
    wire.push(msgspec.Raw(b"x" * size), Mailbag())
    wire.flush()
    assert wire.transport.written == [Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)]  # type: ignore[attr-defined]


async def test_what_is_to_be_sent_leaves_together_when_all_else_is_done() -> None:
    bag, wires = Mailbag(), [bare_wire(), bare_wire()]
    seen = []

    def work() -> None:
        for wire in wires:
            wire.push(msgspec.Raw(b"one"), bag)
            wire.push(msgspec.Raw(b"two"), bag)
        asyncio.get_running_loop().call_soon(lambda: seen.append([len(wire.transport.written) for wire in wires]))  # type: ignore[attr-defined]

    asyncio.get_running_loop().call_soon(work)
    await asyncio.sleep(0)
    assert [wire.transport.written for wire in wires] == [[], []]  # type: ignore[attr-defined]
    await asyncio.sleep(0)
    assert [wire.transport.written for wire in wires] == [[b"\x81\x03one\x81\x03two"]] * 2  # type: ignore[attr-defined]
    assert seen == [[1, 1]]
    wires[0].push(msgspec.Raw(b"three"), bag)  # the bag is used again
    await asyncio.sleep(0)
    assert wires[0].transport.written[1:] == [b"\x81\x05three"]  # type: ignore[attr-defined]


async def test_a_wire_that_fails_costs_the_others_nothing() -> None:
    bag, broken, sound = Mailbag(), bare_wire(), bare_wire()
    broken.transport.written = None  # type: ignore[attr-defined]
    for wire in (broken, sound):
        wire.push(msgspec.Raw(b"hello"), bag)
    await asyncio.sleep(0)
    assert sound.transport.written == [b"\x81\x05hello"]  # type: ignore[attr-defined]
    assert broken.transport.aborted  # type: ignore[attr-defined]


async def test_nothing_is_sent_after_a_farewell() -> None:
    bag, wire = Mailbag(), bare_wire()
    wire.push(msgspec.Raw(b"late"), bag)
    wire.conn.state = CLOSING
    await asyncio.sleep(0)
    assert wire.transport.written == []  # type: ignore[attr-defined]


class Transport:
    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        self.aborted = True


class Open:
    state = OPEN


def bare_wire() -> Wire:
    wire = Wire.__new__(Wire)
    wire.transport, wire.conn, wire._leaving = Transport(), Open(), []  # type: ignore[assignment]
    return wire


class Slow:
    """A client that takes nothing until it is told to."""

    is_free = False

    def __init__(self) -> None:
        self.scope = {"state": {NAME: self}}
        self.cookies: dict[str, str] = {}
        self.receive = Inbox().get
        self.reads = asyncio.Event()
        self.got: list[Any] = []

    async def until_free(self) -> None:
        await self.reads.wait()

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        self.got.append(msgspec.json.decode(message["text"]))

    def push(self, message: object, bag: Mailbag) -> None:
        self.got.append(msgspec.json.decode(msgspec.json.encode(message)))

    def push_frame(self, frame: bytes, bag: Mailbag) -> None:
        self.got.append(msgspec.json.decode(frame[4:]))

    async def close(self, *_: object) -> None: ...


async def test_who_somebody_is_is_remembered_until_anybody_changes(tmp_path: Path) -> None:
    """Every live connection looks so now and then, which must cost it neither a task nor the database."""
    async with opened(tmp_path) as services:
        people = services.people
        ada, token = await people.new_guest("Ada", "")
        hashed = hashed_token(token)
        assert people.remembered(hashed) is None
        assert await people.known(token) == people.remembered(hashed) == ada
        await people.end_session(ada, ada.session)
        assert people.remembered(hashed) is None
        assert await people.known(token) is None
        assert people.remembered(hashed) is None


async def test_who_does_not_read_misses_steps_and_then_gets_the_newest(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        person, table = await table_of(services)
        slow = Slow()
        connection = Connection(services, slow, None, await services.tables.find(table.id))  # type: ignore[arg-type]
        running = asyncio.create_task(connection.run(Look(spectate=True)))
        await asyncio.sleep(0)
        for number in range(6):
            await carry_out(services, person, table.id, first_choice(table, f"r{number}"))
        assert slow.got == []
        slow.reads.set()
        await until(lambda: slow.got and slow.got[-1].get("version") == table.version)
        assert [each["type"] for each in slow.got] == ["hello", "position"]
        slow.is_free = True  # from now on it takes all there is
        await carry_out(services, person, table.id, first_choice(table, "last"))
        await until(lambda: len(slow.got) > 2)
        assert [each.get("version") for each in slow.got[1:]] == [table.version - 1, table.version]
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
