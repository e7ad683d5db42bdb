"""Games of all titles at several tables at once, each judged by its history when it is over."""

from __future__ import annotations

import asyncio
import random
import time

from server.endurance.clients import Answer, Person, Seat, final_of
from server.endurance.history import History, faults

MOST = 40
"""Decisions of each person in one game; then a computer player goes on."""


class Games:
    def __init__(
        self, servers: list[str], titles: list[str], seed: int, pause: float = 0.0, period: float = 0.0
    ) -> None:
        """``pause``: seconds everybody thinks before a decision; ``period``: the least from one game to the next."""
        self._servers = servers
        self._titles = titles
        self._rng = random.Random(seed)
        self._pause = pause
        self._period = period
        self._histories: dict[str, History] = {}
        self._judged = 0
        self._playing: dict[str, list[Seat]] = {}
        self.enough = False
        self.games = 0
        self.late = 0  # games that took longer than a period

    @property
    def acknowledged(self) -> int:
        """How many answers all games together have had."""
        return self._judged + sum(len(history.told) for history in self._histories.values())

    @property
    def unfinished(self) -> list[str]:
        """Where each seat of each table is that is being played at."""
        seats = [seat for table in self._playing.values() for seat in table]
        return [f"{seat.position.get('table')} {seat.position.get('version')}" for seat in seats]

    async def run(self) -> None:
        """Play until it is enough, then play all games to their end."""
        async with asyncio.TaskGroup() as tables:
            for title in self._titles:
                tables.create_task(self._play_often(title))

    async def _play_often(self, title: str) -> None:
        names = ("Ada", "Ben")
        ada, ben = (Person(name, self._servers, random.Random(self._rng.random())) for name in names)
        await ada.arrive()
        await ben.arrive()
        while not self.enough:
            began = time.monotonic()
            await self._play(title, ada, ben)
            self.games += 1
            spare = self._period - (time.monotonic() - began)
            self.late += spare < 0 < self._period
            await asyncio.sleep(0 if self.enough else max(0.0, spare))

    async def _play(self, title: str, ada: Person, ben: Person) -> None:
        seats = [{"who": "me"}, {"who": "invitation"}, {"who": "mind"}]
        opened = await ada.ask("POST", "/tables", {"title": title, "seats": seats, "listed": True})
        id = opened["table"]["id"]
        link = (await ada.ask("GET", f"/tables/{id}/links"))["invitations"]["1"]
        await self._sit(ben, id, link)
        history = self._histories[id] = History()
        players = [Seat(person, id, number, history) for number, person in enumerate((ada, ben))]
        self._playing[id] = players
        await asyncio.gather(*(player.play(MOST, lambda: self.enough, self._pause) for player in players))
        final, record = await final_of(ben, id)
        assert faults(history, final, left(record)) == [], id
        self._judged += len(self._histories.pop(id).told)
        for player in self._playing.pop(id):
            await player.leave()

    async def _sit(self, person: Person, table: str, link: str) -> None:
        """Sit down; if only the answer was lost, the second try is refused, and that is as good."""
        while True:
            answer = await person.ask("POST", f"/tables/{table}/seats", {"invitation": link}, fine=(403, 409))
            if "table" in answer:
                return
            seats = (await person.ask("GET", f"/tables/{table}"))["table"]["seats"]
            if seats[1]["yours"]:
                return


def left(record: Answer) -> dict[int, int]:
    """After how many decisions a computer player went on for each of the two people."""
    handed = {each["seat"]: each["after"] for each in reversed(record.get("handed", []))}
    return {seat: handed.get(seat, len(record["decisions"])) for seat in (0, 1)}
