"""Whole games over real connections: what is hidden is looked for in every byte that the others receive.

The truth is taken from the server's own memory, version by version: the seed, what only a seat's own view shows, and
what was decided in secret. None of it may occur in what another seat's client, or a spectator's, was sent by then.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from ludothek.client import API, Client
from ludothek.kernel.arrays import ints
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State
from ludothek.protocol import Decide, NewTable
from ludothek.server.sent import SentPosition
from ludothek.server.table import Table
from ludothek.server.telling import Telling
from server.inside import Inside
from server.playing import ANYONE, ME

pytestmark = pytest.mark.anyio

VERSION = re.compile(rb'"version":(\d+),"seat"')
OPEN_TO_ALL = ("reach", "via", "buyable", "next", "gains", "seat")
"""Parts of a view that differ from seat to seat but are no secret: the ways from where one stands, what can be bought
there, and what one would get by open rules and open recruits."""
EVERY = 12
"""After so many decisions everybody also asks by REST."""


class Truth:
    """What is hidden at one version of a table, as it would look if it were sent."""

    def __init__(self, state: State, secret: dict[int, str]) -> None:
        self.views = [state.view(seat) for seat in range(state.seats)]
        self.public = state.view(None)
        self.choices = [
            {state.game.notation(state, choice, seat) for choice in state.legal(seat)} for seat in range(state.seats)
        ]
        self.secret = secret
        """What seats have chosen while others still choose."""

    def hidden_from(self, seat: int | None) -> Iterator[bytes]:
        """Pieces of JSON that this seat must not receive."""
        known = msgspec.json.encode([self.public, None if seat is None else self.views[seat]])
        for rival, view in enumerate(self.views):
            if rival != seat:
                yield from (piece for piece in private(view, self.public) if piece not in known)
        own = set() if seat is None else self.choices[seat]
        for rival, notation in self.secret.items():
            if rival != seat and notation not in own:
                yield msgspec.json.encode(notation)


def private(own: Any, public: Any, key: str = "") -> Iterator[bytes]:
    """What stands in a seat's own view and not in everyone's: lists, words and maps with something in them."""
    if key in OPEN_TO_ALL:
        return
    if isinstance(own, dict) and isinstance(public, dict):
        for name, value in own.items():
            yield from private(value, public.get(name), name)
    elif isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        for mine, theirs in zip(own, public, strict=True):
            yield from private(mine, theirs, key)
    elif own != public and own and not isinstance(own, int) and (not isinstance(own, dict) or any(own.values())):
        yield msgspec.json.encode({key: own})[1:-1]


class Player:
    """A client of one seat, or a spectator, that keeps every byte."""

    def __init__(self, address: str, cookie: str | None, id: str, seat: int | None) -> None:
        self.seat = seat
        self.bytes: list[bytes] = []
        self._headers = {"cookie": f"ludothek={cookie}"} if cookie else {}
        self._address = address
        self._id = id

    async def enter(self, stack: AsyncExitStack) -> None:
        self._http = await stack.enter_async_context(
            httpx.AsyncClient(base_url=self._address + API, headers=self._headers, timeout=30)
        )
        live = f"{self._address.replace('http', 'ws', 1)}{API}/tables/{self._id}/live"
        self._socket: ClientConnection = await stack.enter_async_context(
            connect(live, additional_headers=self._headers, max_size=None, compression=None)
        )

    async def seen(self, version: int) -> None:
        """Receive until this version has come."""
        while True:
            message = await self._socket.recv(decode=False)
            self.bytes.append(message)
            found = VERSION.search(message)
            if found and int(found[1]) >= version:
                return

    async def ask(self) -> None:
        seat = {"seat": str(self.seat or 0)}
        topics = ("overview", "lead", "changes", "seat:0", "seat:1")
        spoken = [("/spoken", {**({} if self.seat is None else seat), "topic": topic}) for topic in topics]
        asked: list[tuple[str, dict[str, str]]] = [
            ("", {"since": "0"}),
            ("/plans", seat),
            ("/record", {}),
            ("/chat", {}),
            ("/links", {}),
        ]
        for path, query in (*asked, *spoken):
            answer = await self._http.get(f"/tables/{self._id}{path}", params=query)
            self.bytes.append(answer.content)
        self.bytes.append((await self._http.get("/lobby")).content)

    async def decide(self, wish: Decide) -> None:
        answer = await self._http.post(f"/tables/{self._id}/decisions", content=msgspec.json.encode(wish))
        assert answer.status_code == 200, answer.text
        self.bytes.append(answer.content)


async def leaks_of_a_game(title: str, seats: int, seed: int, folder: Path, most: int = 10_000) -> tuple[list[str], int]:
    """Play a game; what was found where it must not be, and how many hidden pieces were looked for."""
    async with Inside(folder) as server, AsyncExitStack() as stack:
        cookies: list[str] = []
        for seat in range(seats):
            client = await stack.enter_async_context(Client(server.address))
            await client.be(f"Player {seat}")
            cookies.append(client.cookies["ludothek"])
            if seat == 0:
                id = (await client.open(NewTable(title=title, seats=[ME, *[ANYONE] * (seats - 1)]))).table.id
            else:
                await client.sit(id, seat)
        everyone: list[int | None] = [*range(seats), None]
        players = [Player(server.address, None if seat is None else cookies[seat], id, seat) for seat in everyone]
        table = await server.table(id)
        rng = Rng.from_seed(seed)
        for player in players:
            await player.enter(stack)
        leaks: list[str] = []
        looked = 0
        secret: dict[int, str] = {}
        while True:
            await asyncio.gather(*(player.seen(table.version) for player in players))
            if table.row.decisions % EVERY == 0:
                await asyncio.gather(*(player.ask() for player in players))
            if table.state.over or table.row.decisions >= most:
                return leaks, looked
            secret = {} if set(secret) & set(table.state.waiting) else secret  # the next question: it is told what
            truth = Truth(table.state, secret)
            seeds = [table.row.seed.encode(), str(int(table.row.seed, 16)).encode()]
            for player in players:
                received, player.bytes = b"\n".join(player.bytes), []
                for piece in (*truth.hidden_from(player.seat), *seeds):
                    looked += 1
                    if piece in received:
                        leaks.append(f"after {table.row.decisions} decisions {player.seat} received {piece!r}")
            seat = table.state.waiting[rng.below(len(table.state.waiting))]
            legal = table.state.legal(seat)
            choice = table.state.wander(seat, ints(legal), len(legal), rng)
            several = len(table.state.waiting) > 1
            secret = {**secret, seat: table.game.notation(table.state, choice, seat)} if several else {}
            await players[seat].decide(
                Decide(seat=seat, answers=table.version, request=f"r{table.version}", choice=choice)
            )


GAMES = [("worldsfair", 3, 1_000), ("essen", 3, 1_000), ("euphoria", 2, 1_000), ("euphoria", 4, 120), ("sealed", 3, 9)]


@pytest.mark.parametrize(("title", "seats", "most"), GAMES)
async def test_what_is_hidden_is_in_nobodys_bytes(title: str, seats: int, most: int, tmp_path: Path) -> None:
    leaks, looked = await leaks_of_a_game(title, seats, 81, tmp_path, most)
    assert leaks == []
    assert looked > 20


def leak_hand(position: SentPosition, table: Table) -> None:
    """The view of another seat."""
    if position.seat == 0:
        position.view = table.state.view(1)


def leak_decision(position: SentPosition, table: Table) -> None:
    """The last decision to everyone, as the record has it."""
    if position.seat is None and table.record.decisions:
        position.rematch = table.record.decisions[-1].rpartition(": ")[2]


def leak_seed(position: SentPosition, table: Table) -> None:
    position.rematch = str(int(table.row.seed, 16))


@pytest.mark.parametrize("leak", [leak_hand, leak_decision, leak_seed])
@pytest.mark.parametrize("title", ["essen", "euphoria", "sealed"])
async def test_the_search_finds_a_position_that_leaks(
    title: str, leak: Callable[[SentPosition, Table], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Telling.position

    def position(telling: Telling, *arguments: Any) -> SentPosition:
        told = honest(telling, *arguments)
        if telling.table.session is not None:
            leak(told, telling.table)
        return told

    monkeypatch.setattr(Telling, "position", position)
    leaks, _ = await leaks_of_a_game(title, 3, 82, tmp_path, most=5)
    assert leaks
