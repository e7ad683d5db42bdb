"""Everything about one person as a ZIP file, made while it is sent: what is stored, and the records of their games."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection

from ludothek.kernel.errors import LudothekError
from ludothek.server import reports, store
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
    """The ZIP file piece by piece; one game at a time is in memory. Games that go on keep their secrets."""
    tables = await services.tables.ask(lambda connection: store.own_tables(connection, person.id))
    about = await services.tables.ask(lambda connection: _about(connection, person, tables))
    sent = _Sent()
    with zipfile.ZipFile(sent, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr(ABOUT, msgspec.json.format(msgspec.json.encode(about), indent=2))
        yield sent.take()
        for row, _ in tables:
            if row.status == "finished":
                file.writestr(*await services.tables.replays.run(partial(_record, services, row.id)))
                yield sent.take()
    yield sent.take()


def _about(connection: Connection, person: Person, tables: list[tuple[TableRow, list[int]]]) -> dict[str, Any]:
    sessions = store.sessions_of(connection, person.id)
    return {
        "person": store.own_profile(connection, person.id),
        "sessions": [{"id": id, "agent": agent, "since": since} for id, agent, since in sessions],
        "tables": [_about_table(row, seats, person.id) for row, seats in tables],
        "talk": store.own_talk(connection, person.id),
        "blocked": [{"name": name, "since": since} for _, name, since in store.blocks_of(connection, person.id)],
        "reports": [reports.card(row) for row in store.reports_by(connection, person.id, limit=None)],
        "bans": store.own_bans(connection, person.id),
    }


def _about_table(row: TableRow, seats: list[int], person: str) -> dict[str, Any]:
    return {
        "id": row.id,
        "title": row.title,
        "status": row.status,
        "opened_by_me": row.host == person,
        "my_seats": seats,
        "options": row.options,
        "opened": row.wall,
        "changed": row.changed,
        "result": row.result,
    }


def _record(services: Services, id: str, pace: Pace) -> tuple[str, str]:
    """The name and the text of a finished game's record; of one that cannot be read, the reason."""
    name = f"records/{id}"
    try:
        table = Table(*services.tables.read(lambda connection: store.table(connection, id)), pace=pace)
        return f"{name}-{table.row.title}.json", table.record.write()
    except LudothekError as error:
        return f"{name}.txt", f"This record cannot be read: {error}"
