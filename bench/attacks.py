"""What others feel of an attack: the time of their decisions in quiet and while it goes on, and the ratio of both.

python bench/attacks.py replays

Two people at each of a few tables play Essen over live connections, from addresses of their own. The attackers
are another process, and all have one address. The bar: the median decision takes less than twice its quiet time.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from statistics import median, quantiles
from typing import Any, Final

import httpx
from load_driver import cpu_seconds
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludothek import game
from ludothek.client import API, Client, LiveTable
from ludothek.kernel.arrays import ints
from ludothek.kernel.rng import Rng
from ludothek.kernel.session import Session
from ludothek.protocol import Continue, NewTable, Place

BAR: Final = 2.0
TABLES: Final = 4
PAUSE: Final = 0.02
"""Seconds between two decisions at a table."""
LOOKERS, GUESTS, LOOKS = 26, 40, 260
SERVES: Final = re.compile(r"serves at (\S+)")
MALLORY: Final = "203.0.113.9"
BEGUN: Final = "The attack has begun."
SETTLING: Final = 0.5
"""Seconds after the attack stops or goes on that are not measured."""

Phase = tuple[list[float], float]
"""How many seconds each decision took, and how much of the time the server was at work."""

addresses = (f"198.51.100.{number}" for number in itertools.count(1))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("attack", choices=sorted(ATTACKS))
    parser.add_argument("--seconds", type=float, default=2.0, help="of quiet and of attack in a round (default: 2)")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--limits", type=float, default=1.0, help="as of the server (default: 1)")
    parser.add_argument("--against", metavar="ADDRESS", help="attack a server that runs already, until stopped")
    arguments = parser.parse_args()
    if arguments.against:
        with suppress(KeyboardInterrupt):
            asyncio.run(ATTACKS[arguments.attack](arguments.against))
        return 0
    return asyncio.run(measure(arguments.attack, arguments.seconds, arguments.rounds, arguments.limits))


async def measure(attack: str, seconds: float, rounds: int, limits: float) -> int:
    with tempfile.TemporaryDirectory(prefix="ludothek-attack-") as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "ludothek", "serve", "--no-open", "--port", "0", "--data", folder],
            env={**os.environ, "LUDOTHEK_LIMITS": str(limits), "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        found = SERVES.search(await asyncio.to_thread(server.stdout.readline))
        assert found is not None, "the server did not start"
        try:
            return await compare(found[1], server.pid, attack, seconds, rounds)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


async def compare(address: str, server: int, attack: str, seconds: float, rounds: int) -> int:
    """Quiet and attack by turns, so that whatever else the machine does meets both alike."""
    command = [sys.executable, __file__, attack, "--against", address]
    mallory = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert mallory.stdout is not None
    if await asyncio.to_thread(mallory.stdout.readline) != BEGUN + "\n":
        print(f"The attack {attack} did not begin, so nothing was measured.", file=sys.stderr)
        return 2
    quiet: list[Phase] = []
    attacked: list[Phase] = []
    async with AsyncExitStack() as stack:
        others = [await Pair.sit_down(stack, address) for _ in range(TABLES)]
        for _ in range(rounds):
            for going, phases in ((signal.SIGSTOP, quiet), (signal.SIGCONT, attacked)):
                mallory.send_signal(going)
                await phase(server, others, SETTLING)
                phases.append(await phase(server, others, seconds))
        ended = mallory.poll() is not None
        mallory.send_signal(signal.SIGINT)
        told, _ = await asyncio.to_thread(mallory.communicate)
    if ended:
        print(f"The attack {attack} ended before it was measured.", file=sys.stderr)
        return 2
    print(told.strip())
    for name, phases in (("quiet", quiet), ("attacked", attacked)):
        times = [each for found, _ in phases for each in found]
        p95 = quantiles(times, n=20)[-1] * 1000
        medians = " ".join(f"{median(found) * 1000:.1f}" for found, _ in phases)
        busy = sum(busy for _, busy in phases) / rounds
        print(f"{name:9} {len(times):5} decisions, p95 {p95:6.1f} ms, server busy {busy:4.0%}, medians {medians} ms")
    ratios = [median(one) / median(other) for (one, _), (other, _) in zip(attacked, quiet, strict=True)]
    ratio = median(ratios)
    print(f"{'kept' if ratio < BAR else 'MISSED'}: {attack}, {ratio:.2f} times the quiet median, bar under {BAR:g}")
    return int(ratio >= BAR)


async def phase(server: int, pairs: list[Pair], seconds: float) -> Phase:
    """The seconds that each decision took, and how much of the time the server was at work."""
    begun, worked = time.monotonic(), cpu_seconds([server])
    times = await times_of(pairs, seconds)
    return times, (cpu_seconds([server]) - worked) / (time.monotonic() - begun)


class Pair:
    """Two people at a table who play on and on, at one new table after another."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = clients
        self.tables: list[LiveTable] = []
        self.rng = random.Random(7)

    @classmethod
    async def sit_down(cls, stack: AsyncExitStack, address: str) -> Pair:
        clients = [await stack.enter_async_context(from_address(address, next(addresses))) for _ in range(2)]
        for client, name in zip(clients, ("Ada", "Ben"), strict=True):
            await client.be(name)
        pair = cls(clients)
        await pair.open(stack)
        return pair

    async def open(self, stack: AsyncExitStack) -> None:
        ada, ben = self.clients
        opened = await ada.open(NewTable(title="essen", seats=[Place(who="me"), Place(who="anyone")]))
        await ben.sit(opened.table.id)
        self.tables = [await stack.enter_async_context(client.live(opened.table.id)) for client in self.clients]

    async def decide(self) -> float:
        newest = max((table.position for table in self.tables), key=lambda position: position.version)
        table = self.tables[newest.table.waiting[0]]
        position = await table.until(lambda position: position.version >= newest.version)
        choice = self.rng.choice(position.choices).id
        begun = time.perf_counter()
        await table.decide(choice)
        return time.perf_counter() - begun

    @property
    def over(self) -> bool:
        return any(table.position.table.status == "finished" for table in self.tables)


async def times_of(pairs: list[Pair], seconds: float) -> list[float]:
    """The seconds that each decision took, of those made in this time."""
    end = time.monotonic() + seconds
    times: list[float] = []

    async def play(pair: Pair) -> None:
        async with AsyncExitStack() as stack:
            while time.monotonic() < end:
                if pair.over:
                    await pair.open(stack)
                times.append(await pair.decide())
                await asyncio.sleep(PAUSE)
            if pair.tables:
                stack.pop_all()  # it is played on at this table

    await asyncio.gather(*(play(pair) for pair in pairs))
    return times


def from_address(server: str, address: str) -> Client:
    client = Client(server)
    client._http.headers["x-forwarded-for"] = address
    return client


# Replays: looks at a long game from its beginning, and decisions of it taken back again and again.


async def replays(server: str) -> None:
    text, late, choice = long_game()
    answers: Counter[str] = Counter()
    async with AsyncExitStack() as stack:
        mallory = await stack.enter_async_context(from_address(server, MALLORY))
        await mallory.be("Mallory")
        long = [(await mallory.bring(text)).table.id for _ in range(8)]
        seats = [Place(who="me"), *[Place(who="here")] * 5]
        guests = [await stack.enter_async_context(from_address(server, MALLORY)) for _ in range(GUESTS)]
        await asyncio.gather(*(guest.be(f"Guest {number}") for number, guest in enumerate(guests)))
        wish = Continue(decisions=late, seats=seats)
        opened = [await guest.go_on(long[0], wish) for guest in guests]
        tables = [(on.table.id, guest.cookies["ludothek"]) for on, guest in zip(opened, guests, strict=True)]
        looks = [look_on(server, long, answers, number) for number in range(LOOKERS)]
        undos = [take_back_on(server, *table, choice, answers) for table in tables]
        attack = asyncio.gather(*looks, *undos)
        while len(answers) < 3:  # until they look, decide and take back
            await asyncio.sleep(0.05)
        print(BEGUN, flush=True)
        try:
            await attack
        finally:
            print(", ".join(f"{count} {what}" for what, count in sorted(answers.items())))


async def look_on(server: str, tables: list[str], answers: Counter[str], number: int) -> None:
    """Look at long games from their beginning, ten times over one connection; then, refused or not, on and on."""
    async with httpx.AsyncClient(headers={"x-forwarded-for": MALLORY}, timeout=60) as http:
        for turn in itertools.count():
            id = tables[(turn + number) % len(tables)]
            ways = ("?since=0", "/positions/900", "/scores", "?since=0")
            answer = await http.get(f"{server}{API}/tables/{id}{ways[turn % 4]}")
            answers[f"looks answered {answer.status_code}"] += 1
            if turn * LOOKERS > LOOKS:
                await asyncio.sleep(0.25)


async def take_back_on(server: str, table: str, cookie: str, choice: int, answers: Counter[str]) -> None:
    """Decide and take back, as fast as it is answered."""
    address = f"{server.replace('http', 'ws', 1)}{API}/tables/{table}/live"
    headers = {"cookie": f"ludothek={cookie}", "x-forwarded-for": MALLORY}
    while True:
        with suppress(WebSocketException, OSError):
            async with connect(
                address, additional_headers=headers, max_size=None, compression=None, proxy=None
            ) as live:
                await take_back_over(live, choice, answers)
        await asyncio.sleep(0.5)


async def take_back_over(live: Any, choice: int, answers: Counter[str]) -> None:
    wish: dict[str, object] = {}
    while True:
        heard = json.loads(await live.recv())
        if heard["type"] == "problem":
            answers["undos refused"] += 1
        elif heard["type"] == "position":
            seat, version = heard["seat"], heard["version"]
            decided = heard["prompt"] is None or choice not in [each["id"] for each in heard["choices"]]
            what: dict[str, object] = {"type": "undo"} if decided or heard["can_undo"] else {"type": "decide"}
            answers[f"{what['type']}s asked for"] += 1
            wish = {**what, "seat": seat, "answers": version, "request": f"{version}-{time.monotonic_ns()}"}
            if what["type"] == "decide":
                wish["choice"] = choice
        else:
            continue
        await live.send(json.dumps(wish))


def long_game() -> tuple[str, int, int]:
    """A long game of Euphoria, and where late in it a seat can take a decision back: after how many, and which."""
    euphoria = game("euphoria")
    session = Session.start(euphoria, [f"Guest {seat}" for seat in range(6)], seed=3)
    rng = Rng.from_seed(5)
    late, which = 0, 0
    while not session.state.over:
        state = session.state
        seat = state.waiting[0]
        legal = state.legal(seat)
        decisions = len(session.deciders)
        session.decide(state.wander(seat, ints(legal), len(legal), rng), seat)
        if decisions > 600 and session.can_undo(seat) and session.state.waiting == [seat]:
            before = session.before[-1]
            if before.waiting == [seat]:
                text = session.record.decisions[-1]
                late, which = decisions, euphoria.parse(before, text, seat)
    return session.record.write(), late, which


ATTACKS: Final[dict[str, Callable[[str], Coroutine[Any, Any, None]]]] = {"replays": replays}

if __name__ == "__main__":
    sys.exit(main())
