"""Tables with their seats and logs, and those the lobby lists."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, func, insert, or_, select
from sqlalchemy.engine import Row

from ludothek.kernel.options import Value
from ludothek.kernel.record import Result
from ludothek.protocol import Terms
from ludothek.server import schema
from ludothek.server.log import Entry
from ludothek.server.refusals import NotFound
from ludothek.server.rows import SeatRow, TableRow
from ludothek.server.store.ids import is_id

MOST_LISTED = 50
"""How many tables of each sort the lobby shows."""
MOST_OF_ONES_OWN = 200
UNFINISHED = ("open", "playing")

Stored = tuple[TableRow, list[SeatRow], list[Entry]]


def add_table(connection: Connection, row: TableRow, seats: list[SeatRow], log: list[Entry]) -> None:
    columns = msgspec.structs.asdict(row)
    columns["options"] = msgspec.json.encode(row.options).decode()
    columns["terms"] = msgspec.json.encode(row.terms).decode()
    columns["result"] = msgspec.json.encode(row.result).decode() if row.result else None
    connection.execute(insert(schema.tables).values(columns))
    connection.execute(insert(schema.seats), [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in seats])
    if log:
        connection.execute(
            insert(schema.entries), [{"table_id": row.id, **msgspec.structs.asdict(each)} for each in log]
        )


def table(connection: Connection, id: str, after: int = 0) -> Stored:
    """A table with its seats and the entries of its log after a number."""
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).first() if is_id(id) else None
    if found is None:
        raise NotFound(f"There is no table {id[:20]!r} here.")
    return _table_row(found), seats_of(connection, [id])[id], log(connection, id, after)


def log(connection: Connection, id: str, after: int) -> list[Entry]:
    c = schema.entries.c
    found = connection.execute(
        select(c.number, c.kind, c.seat, c.text, c.request, c.at, c.wall)
        .where(c.table_id == id, c.number > after)
        .order_by(c.number)
    )
    return [Entry(*row) for row in found]


def versions(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    c = schema.tables.c
    wanted = select(c.id, c.version).where(c.id.in_(ids))
    return dict(connection.execute(wanted).all())


def minds_asked(connection: Connection, before: int) -> list[str]:
    """The ids of tables where a computer player has been asked since before this time."""
    c = schema.tables.c
    return list(connection.scalars(select(c.id).where(c.minds_asked, c.changed < before)))


def seats_of(connection: Connection, ids: Collection[str]) -> dict[str, list[SeatRow]]:
    c = schema.seats.c
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for id, seat, kind, name, person, mind in connection.execute(
        select(c.table_id, c.seat, c.kind, c.name, c.person, c.mind).where(c.table_id.in_(ids)).order_by(c.seat)
    ):
        found[id].append(SeatRow(seat=seat, kind=kind, name=name, person=person, mind=mind))
    return found


# The lobby.


def open_tables(connection: Connection) -> list[TableRow]:
    c = schema.tables.c
    wanted = select(schema.tables).where(c.status == "open", c.listed.is_(True))
    return [_table_row(row) for row in connection.execute(wanted.order_by(c.changed.desc()).limit(MOST_LISTED))]


def tables_of(connection: Connection, person: str, statuses: Collection[str], limit: int) -> list[TableRow]:
    c = schema.tables.c
    seated = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    wanted = select(schema.tables).where(c.status.in_(statuses), or_(c.id.in_(seated), c.host == person))
    return [_table_row(row) for row in connection.execute(wanted.order_by(c.changed.desc()).limit(limit))]


def finished_tables(connection: Connection) -> list[TableRow]:
    c = schema.tables.c
    wanted = select(schema.tables).where(c.status == "finished", c.listed.is_(True))
    return [_table_row(row) for row in connection.execute(wanted.order_by(c.changed.desc()).limit(MOST_LISTED))]


def lobby(connection: Connection, person: str | None) -> tuple[list[list[TableRow]], dict[str, list[SeatRow]]]:
    """Tables with free seats, somebody's own, and those that are over, the newest first; and the seats of all."""
    mine = tables_of(connection, person, UNFINISHED, MOST_OF_ONES_OWN) if person else []
    over = tables_of(connection, person, ("finished",), MOST_LISTED) if person else []
    finished = {row.id: row for row in (*over, *finished_tables(connection))}
    newest = sorted(finished.values(), key=lambda row: -row.changed)[:MOST_LISTED]
    groups = [open_tables(connection), mine, newest]
    return groups, seats_of(connection, {row.id for group in groups for row in group})


def count_unfinished(connection: Connection, person: str) -> int:
    """How many tables this person has opened that are not over."""
    c = schema.tables.c
    unfinished = and_(c.host == person, c.status.in_(UNFINISHED))
    return connection.scalar(select(func.count()).select_from(schema.tables).where(unfinished)) or 0


def _table_row(row: Row[Any]) -> TableRow:
    columns = dict(row._mapping)
    columns["options"] = msgspec.json.decode(columns["options"], type=dict[str, Value])
    columns["terms"] = msgspec.json.decode(columns["terms"], type=Terms)
    columns["result"] = msgspec.json.decode(columns["result"], type=Result) if columns["result"] else None
    return TableRow(**columns)
