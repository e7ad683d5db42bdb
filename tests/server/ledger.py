"""A player who writes down what the server has acknowledged, and the comparison with what the server has kept."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from ludothek.client import Client, LiveTable, ServerRefused, Unreachable, new_request
from ludothek.kernel.record import Record, parse_decision
from ludothek.protocol import NewTable, Place, Position
from ludothek.server import store
from ludothek.server.database import connect, reading
from ludothek.server.log import Entry
from ludothek.server.refusals import Unavailable
from server.playing import ANYONE, ME

T = TypeVar("T")

AWAY = 503
PAUSE = 0.1


async def persist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask again until the server is there and can answer."""
    while True:
        try:
            return await ask()
        except (Unreachable, Unavailable):
            await asyncio.sleep(PAUSE)
        except ServerRefused as refusal:
            if refusal.status != AWAY:
                raise
            await asyncio.sleep(PAUSE)


async def open_stubbornly(ada: Client, ben: Client, title: str, *others: Place) -> str:
    """A table for Ada, Ben and others, however often the server goes away meanwhile."""
    opened = await persist(lambda: ada.open(NewTable(title=title, seats=[ME, ANYONE, *others])))
    id = opened.table.id

    async def sit() -> None:
        try:
            await ben.sit(id)
        except ServerRefused as refusal:
            if refusal.status != 409:  # else he sits there already: only the answer was lost
                raise

    await persist(sit)
    return id


class Player:
    """Decides at random, sometimes takes back, repeats what was refused because the store was away.

    After ``most`` decisions, or once ``enough`` is set, a computer player goes on: chance alone takes thousands of
    decisions to end some games.
    """

    def __init__(
        self, table: LiveTable, rng: random.Random, most: int = 10_000, enough: asyncio.Event | None = None
    ) -> None:
        self.table = table
        self.rng = rng
        self._most = most
        self._enough = enough or asyncio.Event()
        self.acknowledged: list[tuple[str, int | None]] = []
        """Request and choice; no choice: something was taken back."""
        self.refused: list[str] = []
        """Sentences of refusals that asked to try again."""

    async def play(self) -> Position:
        while True:
            position = await self.table.until(lambda each: each.choices or each.table.status == "finished")
            if not position.choices:
                return position
            if self._enough.is_set() or len(self.acknowledged) >= self._most:
                return await self._leave(position.seat or 0)
            await self._decide(self.rng.choice(position.choices).id)

    async def _leave(self, seat: int) -> Position:
        await self._insist(lambda request: self.table.hand_over(seat, request=request))
        return await self.table.until(lambda each: each.table.status == "finished")

    async def _decide(self, choice: int) -> None:
        request, after = await self._insist(lambda request: self.table.decide(choice, request=request))
        if after is None:
            return
        self.acknowledged.append((request, choice))
        if after.can_undo and self.rng.random() < 0.05:
            request, after = await self._insist(lambda request: self.table.undo(request=request))
            if after is not None:
                self.acknowledged.append((request, None))

    async def _insist(self, send: Callable[[str], Awaitable[Position]]) -> tuple[str, Position | None]:
        """The position after a request, if it is not refused for good; then it must not be found in the log."""
        request = new_request()
        while True:
            try:
                return request, await send(request)
            except ServerRefused as refusal:
                if refusal.status not in (400, 409, AWAY):
                    raise
                if refusal.status != AWAY:
                    return request, None
                self.refused.append(str(refusal))
                await asyncio.sleep(PAUSE)


def check_kept(text: str, log: list[Entry], players: list[Player], ends: list[Position]) -> None:
    """What each player has had acknowledged is kept once, in order, and nothing else; all see the record's end."""
    record = Record.read(text)  # replays every decision and compares the result
    final = record.end()
    acts = [entry for entry in log if entry.kind in ("decision", "undo")]
    for seat, (player, end) in enumerate(zip(players, ends, strict=True)):
        requests = [act.request or "" for act in acts if act.seat == seat]
        own = [request for request in requests if not request.startswith("mind ")]
        standing, chosen = _standing(player), _choices(record, seat)
        assert own == [request for request, _ in player.acknowledged]
        assert chosen[: len(standing)] == standing
        assert len(chosen) == len(standing) + len(requests) - len(own)
        assert (end.decisions, end.table.result) == (len(record.decisions), record.result)
        assert end.version == log[-1].number
        assert end.view == msgspec.json.decode(msgspec.json.encode(final.view(seat)))
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    assert all((act.request or "").startswith("mind ") for act in acts if act.seat >= len(players))


def _choices(record: Record, seat: int) -> list[int]:
    """What a seat has chosen in a record."""
    chosen = []
    for number, _, _, state in record.replay(to=len(record.decisions) - 1):
        who, choice = parse_decision(state, record.decisions[number])
        if who == seat:
            chosen.append(choice)
    return chosen


def _standing(player: Player) -> list[int]:
    """What a player has chosen and not taken back."""
    standing: list[int] = []
    for _, choice in player.acknowledged:
        if choice is None:
            standing.pop()
        else:
            standing.append(choice)
    return standing


def log_of(database: str, id: str) -> list[Entry]:
    """A table's log, straight from the database."""
    engine = connect(database)
    try:
        with reading(engine) as connection:
            return store.log(connection, id, 0)
    finally:
        engine.dispose()
