"""Everything about one person as a ZIP file, made while it is sent: what is stored, and the records of their games."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection

from ludothek.kernel.errors import LudothekError
from ludothek.server import reports, store
from ludothek.server.deal_days import is_sealed
from ludothek.server.replays import Pace
from ludothek.server.rows import Person, TableRow
from ludothek.server.services import Services
from ludothek.server.table import Table

ABOUT = "me.json"


class _Sent(io.RawIOBase):
    """What a ZIP file is written to: it keeps what was written since somebody last took it."""

    def __init__(self) -> None:
        self._written: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._written.append(bytes(data))
        return len(data)

    def take(self) -> bytes:
        written, self._written = b"".join(self._written), []
        return written


async def packed(services: Services, person: Person) -> AsyncIterator[bytes]:
    """The ZIP file piece by piece, written beside the event loop. Games that go on keep their secrets.

    One game at a time is in memory, or some hundred lines of talk.
    """
    tables = await services.tables.ask(lambda connection: store.own_tables(connection, person.id))
    before, after = await services.tables.ask(lambda connection: _about(connection, person, tables))
    sent = _Sent()
    with zipfile.ZipFile(sent, "w", zipfile.ZIP_DEFLATED) as file:
        with await asyncio.to_thread(file.open, ABOUT, "w") as about:
            await asyncio.to_thread(about.write, before)
            number: int | None = 0
            while number is not None:
                number, lines = await services.tables.ask(partial(_talk, person=person.id, after=number))
                await asyncio.to_thread(about.write, lines)
                yield sent.take()
            await asyncio.to_thread(about.write, after)
            await asyncio.to_thread(about.close)
        yield sent.take()
        for row, _ in tables:
            if row.status == "finished" and not is_sealed(row.terms.daily):
                record = await services.tables.replays.run(partial(_record, services, row.id))
                await asyncio.to_thread(file.writestr, *record)
                yield sent.take()
        await asyncio.to_thread(file.close)
    yield sent.take()


def _about(connection: Connection, person: Person, tables: list[tuple[TableRow, list[int]]]) -> tuple[bytes, bytes]:
    """All but somebody's talk, as JSON: what comes before it and after it."""
    left = store.own_absences(connection, person.id)
    about = {
        "person": store.own_profile(connection, person.id),
        "sessions": store.own_sessions(connection, person.id),
        "tables": [_about_table(row, seats, person.id, left.get(row.id)) for row, seats in tables],
        "ratings": store.ratings_of(connection, person.id),
        "blocked": [{"name": name, "since": since} for _, name, since in store.blocks_of(connection, person.id)],
        "reports": [reports.card(row) for row in store.reports_by(connection, person.id, limit=None)],
        "bans": store.own_bans(connection, person.id),
        "notices": store.own_notices(connection, person.id),
        "deals_of_the_day": store.own_tries(connection, person.id),
        "tournaments": store.own_tournaments(connection, person.id),
        "talk": [],
    }
    before, bracket, after = msgspec.json.format(msgspec.json.encode(about), indent=2).rpartition(b"]")
    return before, b"\n  " + bracket + after


def _talk(connection: Connection, person: str, after: int) -> tuple[int | None, bytes]:
    """The next lines somebody has said, as JSON, and the number of the last; there is none when all were said."""
    lines = store.own_talk(connection, person, after)
    comma = b"," if after and lines else b""
    written = comma + b",".join(b"\n    " + msgspec.json.encode(line) for _, line in lines)
    return lines[-1][0] if lines else None, written


def _about_table(row: TableRow, seats: list[int], person: str, left: int | None) -> dict[str, Any]:
    return {
        "id": row.id,
        "title": row.title,
        "status": row.status,
        "opened_by_me": row.host == person,
        "my_seats": seats,
        "options": row.options,
        "opened": row.wall,
        "changed": row.changed,
        "i_left": left,
        "result": row.result,
    }


def _record(services: Services, id: str, pace: Pace) -> tuple[str, str]:
    """The name and the text of a finished game's record; of one that cannot be read, the reason."""
    name = f"records/{id}"
    try:
        table = Table(*services.tables.read(lambda connection: store.table(connection, id)), pace=pace)
        table.check_unsealed()
        return f"{name}-{table.row.title}.json", table.record.write()
    except LudothekError as error:
        return f"{name}.txt", f"This record cannot be read: {error}"
