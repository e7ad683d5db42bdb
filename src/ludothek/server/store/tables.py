"""Tables with their seats and logs."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.engine import Row

from ludothek.kernel.errors import as_given
from ludothek.kernel.options import Value
from ludothek.kernel.record import Result
from ludothek.protocol import Terms
from ludothek.server import schema
from ludothek.server.log import Entry
from ludothek.server.refusals import NotFound
from ludothek.server.rows import SeatRow, TableRow
from ludothek.server.store.ids import is_id

UNFINISHED = ("open", "playing")

Stored = tuple[TableRow, list[SeatRow], list[Entry]]
COLUMNS = [schema.tables.c[name] for name in TableRow.__struct_fields__]
"""All but those that only tell how long it is kept."""


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


def delete_table(connection: Connection, id: str) -> bool:
    """Take a table away with its seats, its log and its talk, for good; false if there is none (any more).

    Whoever has it in memory must be told with ``Tables.gone``.
    """
    same = select(schema.tables.c.id).where(schema.tables.c.id == id).with_for_update()  # nobody adds to it meanwhile
    if connection.scalar(same) is None:
        return False
    for part in (schema.chat, schema.entries, schema.seats, schema.records, schema.results, schema.daily_tries):
        connection.execute(delete(part).where(part.c.table_id == id))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == id))
    return True


def table(connection: Connection, id: str, after: int = 0) -> Stored:
    """A table with its seats and the entries of its log after a number."""
    found = connection.execute(select(*COLUMNS).where(schema.tables.c.id == id)).first() if is_id(id) else None
    if found is None:
        raise NotFound("table-put-away" if is_id(id) else "table", id=as_given(id, 20))
    return table_row(found), seats_of(connection, [id])[id], log(connection, id, after)


def has_table(connection: Connection, id: str) -> bool:
    return connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == id)) is not None


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


def minds_asked(connection: Connection) -> list[tuple[str, int, int]]:
    """The tables where a computer player is asked, each with its version and when it last changed by the wall."""
    c = schema.tables.c
    asked = connection.execute(select(c.id, c.version, c.changed).where(c.minds_asked))
    return [(id, version, changed) for id, version, changed in asked]


def seats_of(connection: Connection, ids: Collection[str]) -> dict[str, list[SeatRow]]:
    c = schema.seats.c
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for id, seat, kind, name, person, mind in connection.execute(
        select(c.table_id, c.seat, c.kind, c.name, c.person, c.mind).where(c.table_id.in_(ids)).order_by(c.seat)
    ):
        found[id].append(SeatRow(seat=seat, kind=kind, name=name, person=person, mind=mind))
    return found


def count_tables(connection: Connection) -> dict[str, int]:
    """How many tables there are of each status."""
    c = schema.tables.c
    return dict(connection.execute(select(c.status, func.count()).group_by(c.status)).all())


def table_row(row: Row[Any]) -> TableRow:
    columns = dict(row._mapping)
    columns["options"] = msgspec.json.decode(columns["options"], type=dict[str, Value])
    columns["terms"] = msgspec.json.decode(columns["terms"], type=Terms)
    columns["result"] = msgspec.json.decode(columns["result"], type=Result) if columns["result"] else None
    return TableRow(**columns)
