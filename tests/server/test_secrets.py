"""Non-interference over the wire: deal anew what a client may not know, and every byte it receives stays the same.

Two servers hold the same table in two worlds (see ``worlds.py``) that one seat cannot tell apart, each with its own
seed, its own hidden cards and its own history of secret decisions. The seat's client asks both for everything there is.
The databases are copies of each other and the clocks stand still, so nothing else may differ: neither time stamps nor
ids. Only the hash of the seed, which is public from the start, is replaced before bytes are compared.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludothek.client import Client
from ludothek.kernel.record import Record
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import Rng, new_seed, seed_hash, seed_text
from ludothek.kernel.state import State
from ludothek.protocol import Decide, NewTable
from ludothek.server import opening, presences, room, tables
from ludothek.server.rows import Person
from ludothek.server.sent import SentPosition
from ludothek.server.table import Table
from ludothek.server.telling import Telling
from ludothek.server.wishes import carry_out
from server.inside import Inside
from server.listening import Heard, Listener
from server.playing import ANYONE, ME
from server.worlds import Pair, World, middles, pair

pytestmark = pytest.mark.anyio

WALL = 1_700_000_000_000
LONGEST = 12
"""Decisions of a history."""


def pairs(title: str, seats: int, every: int, most: int) -> list[Pair]:
    """Pairs of worlds from the course of a random game, for all seats in turn, that have some history."""
    rng = Rng.from_seed(61)
    found: list[Pair] = []
    for number, state in enumerate(middles(find_game(title), seats, 62, every)):
        each = pair(state, number % seats, rng, LONGEST, same_chance=number % 3 != 1)
        found += [each] if each.true.decisions else []
    step = max(1, len(found) // most)
    return found[::step][:most]


class Stage:
    """Two servers with the tables of all pairs, the second with the hidden part of every table dealt anew."""

    def __init__(self, folder: Path, pairs: list[Pair], monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        self.pairs = pairs
        self.seats = pairs[0].true.start.seats
        self.seeds = [(new_seed(), new_seed()) for _ in pairs]
        worlds: dict[str, World] = {}
        for (true, redealt), each in zip(self.seeds, pairs, strict=True):
            worlds[seed_text(true)], worlds[seed_text(redealt)] = each.true, each.redealt
        usual = Record.start

        def start(record: Record, journal: bool = False) -> State:
            """The deal of a seed: for ours, the middle of a game."""
            if record.seed not in worlds:
                return usual(record, journal)
            state = worlds[record.seed].start.clone()
            state.journal = list(worlds[record.seed].start.journal or ()) if journal else None
            return state

        drawn = iter([true for true, _ in self.seeds])
        monkeypatch.setattr(Record, "start", start)
        monkeypatch.setattr(opening, "new_seed", lambda: next(drawn))
        for module in (tables, presences, room):
            monkeypatch.setattr(module, "wall", lambda: WALL)
        for module in (presences, room):  # who has been at a table stays: it does not matter how fast they leave
            monkeypatch.setattr(module, "GRACE", 600.0)
        self.tables: list[str] = []
        self.cookies: list[str] = []

    async def __aenter__(self) -> Stage:
        self.true = await Inside(self._folder / "true").__aenter__()
        self.true.stop_the_clock()
        for seat in range(self.seats):
            async with Client(self.true.address) as client:
                await client.be(f"Player {seat}")
                self.cookies.append(client.cookies["ludothek"])
        for each in self.pairs:
            self.tables.append(await self._play(each))
        self._copy()
        self.redealt = await Inside(self._folder / "redealt").__aenter__()
        self.redealt.stop_the_clock()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.true.__aexit__(None, None, None)
        await self.redealt.__aexit__(None, None, None)

    async def _play(self, each: Pair) -> str:
        """A table in the true world, up to the decision before the last."""
        host, *others = [Client(self.true.address, {"ludothek": cookie}) for cookie in self.cookies]
        seats = [ME, *[ANYONE] * len(others)]
        id = (await host.open(NewTable(title=each.true.start.game.title, seats=seats))).table.id
        for seat, client in enumerate(others, 1):
            await client.sit(id, seat)
        await host.say(id, "Good luck!")
        async with Client(self.true.address) as passer_by:
            await passer_by.be("Eve")
            await passer_by.say(id, "Who leads?")  # so that everybody hears one line, each in their room
        for number in range(len(each.true.decisions) - 1):
            await self.decide(self.true, id, each.true, number)
        return id

    async def decide(self, server: Inside, id: str, world: World, number: int) -> None:
        """A decision of a world's history, made by whoever made it."""
        seat, _, notation = world.decisions[number]
        person = Person((await server.table(id)).seats[seat].person or "", "", None, "")
        version = (await server.table(id)).version
        wish = Decide(seat=seat, answers=version, request=f"decision-{number}", notation=notation)
        answer = await carry_out(server.services, person, id, wish)
        assert answer.outcome == "done"

    def _copy(self) -> None:
        """The same database, with other seeds and what was decided in the other worlds."""
        (self._folder / "redealt").mkdir()
        source = sqlite3.connect(self._folder / "true" / "ludothek.sqlite3")
        copy = sqlite3.connect(self._folder / "redealt" / "ludothek.sqlite3")
        source.backup(copy)
        for id, (_, seed), each in zip(self.tables, self.seeds, self.pairs, strict=True):
            copy.execute("UPDATE tables SET seed = ? WHERE id = ?", [seed_text(seed), id])
            made = copy.execute(
                "SELECT number FROM entries WHERE table_id = ? AND kind = 'decision' ORDER BY number", [id]
            ).fetchall()
            for (number,), (_, text, _) in zip(made, each.redealt.decisions, strict=False):
                copy.execute("UPDATE entries SET text = ? WHERE table_id = ? AND number = ?", [text, id, number])
        copy.commit()
        copy.close()
        source.close()

    async def heard(self, number: int, seat: int | None, redealt: bool, most: int | None = None) -> Heard:
        """All that a client of this seat receives at a table of one of the worlds; it points at so many elements."""
        each, id = self.pairs[number], self.tables[number]
        server, world = (self.redealt, each.redealt) if redealt else (self.true, each.true)
        listener = Listener(server.address, None if seat is None else self.cookies[seat], id, seat, self.seats)
        last = len(world.decisions) - 1
        never = illegal(each, seat or 0)
        heard = await listener.listen(elements(each)[:most], never, last, lambda: self.decide(server, id, world, last))
        own = seed_hash(self.seeds[number][redealt]).encode()
        return {label: text.replace(own, b"HASH") for label, text in heard.items()}


def elements(each: Pair) -> list[str]:
    """Everything to point at in either world; that something is not there is an answer, too."""
    game = each.true.start.game
    states = (each.true.start, each.redealt.start, each.true.end, each.redealt.end)
    return sorted({element for state in states for element in game.elements(state, each.seat)})


def illegal(each: Pair, seat: int) -> list[int]:
    """A few choices of a seat that are legal in no world while the client asks."""
    space = each.true.start.game.action_space
    legal: set[int] = set()
    for world in (each.true, each.redealt):
        before = world.start.clone()
        for actor, _, notation in world.decisions[:-1]:
            before.apply(before.game.parse(before, notation, actor), actor)
        legal |= {*before.legal(seat), *world.end.legal(seat)}
    never = [choice for choice in range(space) if choice not in legal]
    return never[:: max(1, len(never) // 12)]


def differences(one: Heard, other: Heard) -> list[str]:
    assert one.keys() == other.keys()
    return [label for label in one if one[label] != other[label]]


CASES = [("worldsfair", 3, 6, 4), ("essen", 3, 9, 5), ("euphoria", 3, 31, 5), ("sealed", 3, 1, 5)]


@pytest.mark.parametrize(("title", "seats", "every", "most"), CASES, ids=[case[0] for case in CASES])
async def test_a_client_receives_the_same_bytes_whatever_it_may_not_know_is(
    title: str, seats: int, every: int, most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = pairs(title, seats, every, most)
    assert len(found) == most
    if title != "worldsfair":  # there, only what chance will bring is hidden
        assert all(any(each.differs_for(rival) for rival in range(seats)) for each in found)
    async with Stage(tmp_path, found, monkeypatch) as stage:
        for number, each in enumerate(found):
            true, redealt = [await stage.heard(number, each.seat, world) for world in (False, True)]
            assert b"position" in true["live: push"]
            assert differences(true, redealt) == []


@pytest.mark.parametrize(("title", "seats", "every", "most"), CASES[1:], ids=[case[0] for case in CASES[1:]])
async def test_a_spectator_receives_the_same_bytes_and_a_rival_does_not(
    title: str, seats: int, every: int, most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second half shows that the worlds do differ: for the seat whose cards they are, they must."""
    found = pairs(title, seats, every, 2)
    async with Stage(tmp_path, found, monkeypatch) as stage:
        true, redealt = [await stage.heard(0, None, world) for world in (False, True)]
        assert differences(true, redealt) == []
        rival = next(seat for seat in range(seats) if found[1].differs_for(seat))
        true, redealt = [await stage.heard(1, rival, world) for world in (False, True)]
        assert "live: push" in differences(true, redealt)


def leak_seed(position: SentPosition, table: Table) -> None:
    position.seed = table.row.seed


def leak_rival(position: SentPosition, table: Table) -> None:
    rival = ((position.seat or 0) + 1) % len(table.seats)
    position.rematch = str(table.state.view(rival))


def leak_chance(position: SentPosition, table: Table) -> None:
    position.version += table.state.rng.place()[0] % 2


def leak_history(position: SentPosition, table: Table) -> None:
    position.rematch = str(table.record.decisions)


@pytest.mark.parametrize("leak", [leak_seed, leak_rival, leak_chance, leak_history])
async def test_the_comparison_finds_a_position_that_leaks(
    leak: Callable[[SentPosition, Table], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = find_game("essen"), Rng.from_seed(71)
    found = [pair(game.new(3, 70, journal=True), seat, rng, 2, same_chance=False) for seat in range(3)]
    honest = Telling.position

    def position(telling: Telling, *arguments: Any) -> SentPosition:
        told = honest(telling, *arguments)
        if telling.table.session is not None:
            leak(told, telling.table)
        return told

    async with Stage(tmp_path, found, monkeypatch) as stage:
        monkeypatch.setattr(Telling, "position", position)
        leaks = []
        for number, each in enumerate(found):
            true, redealt = [await stage.heard(number, each.seat, world, 5) for world in (False, True)]
            leaks += differences(true, redealt)
    assert "live: push" in leaks
    assert "after: look None" in leaks
