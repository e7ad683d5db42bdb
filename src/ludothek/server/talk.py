"""What is new in the talk of one table, read and encoded once for all who watch it, however many they are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

from msgspec import Raw
from sqlalchemy import Connection

from ludothek.server import store
from ludothek.server.encoding import encode

T = TypeVar("T")

MOST_KEPT = 4
"""Readings of one table that are kept, for those who come to them later than others."""


class Ask(Protocol):
    async def __call__(self, query: Callable[[Connection], T]) -> T: ...


class Reading:
    """Lines of all rooms as they were at one moment, and who might hear them then."""

    def __init__(self, said: store.Said) -> None:
        self._players = said.players
        self._apart = said.apart
        self._lines = [(person, line.room, Raw(encode(line))) for person, line in said.lines]
        self.newest = said.lines[-1][1].number if said.lines else 0
        self.is_full = said.is_full

    def heard_by(self, person: str | None) -> Iterator[Raw]:
        """The lines that somebody hears: those of the room they are in, but of nobody they are apart from."""
        rooms = ("players" if person in self._players else "spectators", "everyone")
        for speaker, room, line in self._lines:
            if room in rooms and (person, speaker) not in self._apart:
                yield line


class Talk:
    def __init__(self, table: str) -> None:
        self._table = table
        self._readings: dict[tuple[int, int | None], asyncio.Task[Reading]] = {}

    def changed(self) -> None:
        """Something was said or removed: what was read before, or is being read, is not all there is."""
        self._readings.clear()

    async def read(self, ask: Ask, after: int = 0, only: int | None = None) -> Reading:
        """The next lines after a number, or only the one with a number."""
        key = after, only
        reading = self._readings.get(key)
        if reading is None:
            if len(self._readings) >= MOST_KEPT:
                self._readings.clear()
            self._readings[key] = reading = asyncio.create_task(self._read(ask, after, only))
            reading.add_done_callback(lambda done: self._drop_failed(key, done))
        return await asyncio.shield(reading)

    async def _read(self, ask: Ask, after: int, only: int | None) -> Reading:
        return await ask(lambda connection: Reading(store.said(connection, self._table, after, only)))

    def _drop_failed(self, key: Any, done: asyncio.Task[Reading]) -> None:
        if (done.cancelled() or done.exception()) and self._readings.get(key) is done:
            del self._readings[key]
