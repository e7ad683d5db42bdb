"""Many stored tables: how long a server takes to start with them, to show the lobby, and to open a finished game."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import httpx
from load_driver import cpu_seconds
from load_ludothek import API, Ludothek
from sqlalchemy import Connection

from ludothek.kernel.record import Player, Record, Result, decision_text
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import Rng
from ludothek.minds import mind
from ludothek.protocol import Terms
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.database import writing
from ludothek.server.log import Entry
from ludothek.server.rows import SeatRow, TableRow
from ludothek.server.services import Services
from ludothek.server.settings import Settings

LONG: Final = 200
"""Decisions of the games that are opened."""
LOOKS: Final = 20


def played(title: str, seats: int, least: int) -> Record:
    """A finished game of computer players with at least so many decisions."""
    game = find_game(title)
    greedy = mind(game, "greedy")
    for seed in range(1, 100):
        rng = Rng.from_seed(seed)
        state = game.new(seats, seed)
        record = Record.begin(game, [Player(f"player {n}") for n in range(seats)], seed, game.settle(None))
        while not state.over:
            seat = state.waiting[0]
            choice = greedy.choose(state.determinize(seat, rng), seat, rng)
            record.decisions.append(decision_text(state, seat, choice))
            state.apply(choice, seat)
        if len(record.decisions) >= least:
            record.result = Result(state.scores(), state.ranks())
            return record
    raise RuntimeError(f"no game of {title} took {least} decisions")


def fill(folder: Path, tables: int) -> dict[str, list[str]]:
    """A database with so many tables: most finished, some in play. Returns some finished games of each title."""
    services = Services(Settings(data=folder))
    short, long = played("worldsfair", 3, 50), {title: played(title, 4, LONG) for title in ("essen", "euphoria")}
    found: dict[str, list[str]] = {"essen": [], "euphoria": [], "worldsfair": []}
    with writing(services.engine) as connection:
        connection.exec_driver_sql("INSERT INTO people (id, name, wall) VALUES ('host', 'Host', 0)")
        for number in range(tables):
            title = list(found)[min(number // LOOKS, 2)]
            finished = title != "worldsfair" or number % 5 > 0
            id = store.new_id()
            if finished and len(found[title]) < LOOKS:
                found[title].append(id)
            _add(connection, id, long.get(title, short), finished)
    services.engine.dispose()
    return found


def _add(connection: Connection, id: str, record: Record, finished: bool) -> None:
    decisions = record.decisions if finished else record.decisions[:20]
    now = wall()
    log = [Entry(1, "start", 0, "", None, 0, now)]
    log += [Entry(number, "decision", 0, text, f"r{number}", 0, now) for number, text in enumerate(decisions, 2)]
    row = TableRow(
        id=id,
        title=record.title,
        rules=record.rules,
        options=record.options,
        seed=record.seed,
        terms=Terms(),
        host="host",
        wall=now,
        listed=True,
        status="finished" if finished else "playing",
        version=len(log),
        decisions=len(decisions),
        waiting=0 if finished else 1,
        minds_asked=False,
        changed=now,
        result=record.result if finished else None,
    )
    seats = [
        SeatRow(seat=n, kind="person", name=each.name, person="host", mind=None) for n, each in enumerate(record.seats)
    ]
    store.add_table(connection, row, seats, log)


class Stored(NamedTuple):
    lines: list[str]
    start: float
    """Seconds until the server answers."""
    opening_ms: float
    """Milliseconds of the server's CPU time to open a finished game of some 200 decisions, with its whole journal."""


async def measure_store(tables: int) -> Stored:
    with tempfile.TemporaryDirectory(prefix="ludothek-store-") as folder:
        long = await asyncio.to_thread(fill, Path(folder), tables)
        lines, took, opening = [], 0.0, 0.0
        for name, where in (("no tables", None), (f"{tables} tables", Path(folder))):
            peer = Ludothek(folder=where)
            began = time.perf_counter()
            await peer.start()
            took = time.perf_counter() - began
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{peer.port}{API}") as client:
                lobby = await _median_ms(client, ["/lobby"] * LOOKS)
                lines.append(f"{name}: start {took:.2f} s, lobby {lobby:.1f} ms")
                if where:
                    for title, ids in long.items():
                        used = cpu_seconds(peer.pids)
                        waited = await _median_ms(client, [f"/tables/{id}?since=0" for id in ids])
                        used = (cpu_seconds(peer.pids) - used) / len(ids) * 1000
                        opening = max(opening, used)
                        lines.append(
                            f"opening a finished {title}: {used:.1f} ms of server time, {waited:.1f} ms in all"
                        )
            await peer.stop()
        return Stored(lines, took, opening)


async def _median_ms(client: httpx.AsyncClient, paths: list[str]) -> float:
    took = []
    for path in paths:
        began = time.perf_counter()
        (await client.get(path)).raise_for_status()
        took.append((time.perf_counter() - began) * 1000)
    return median(took)
