"""Reading and writing what is stored; every function takes a connection and is one step of a transaction."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Connection, and_, cast, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Row

from ludothek.kernel.options import Value
from ludothek.kernel.record import Result
from ludothek.protocol import Line, Terms
from ludothek.server import schema
from ludothek.server.log import Entry
from ludothek.server.refusals import Clash, NotFound
from ludothek.server.rows import SeatRow, TableRow

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # no letter that looks like another
ID_LENGTH = 12
MOST_LISTED = 50
"""How many tables of each sort the lobby shows."""

Stored = tuple[TableRow, list[SeatRow], list[Entry]]


def new_id() -> str:
    """Sixty random bits: nobody finds a table by guessing."""
    return id_of(secrets.token_bytes(ID_LENGTH))


def id_of(noise: bytes) -> str:
    """The id that random bytes make.

    >>> id_of(bytes(range(12)))
    'abcdefghijkm'
    """
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in noise[:ID_LENGTH])


def is_id(text: str) -> bool:
    """Whether this could be an id of ours; nothing else is ever looked up.

    >>> is_id(new_id()), is_id("a\\0b")
    (True, False)
    """
    return len(text) == ID_LENGTH and all(character in ALPHABET for character in text)


def kept(connection: Connection, name: str, otherwise: str) -> str:
    """A value of the server's own, written down when it is first needed."""
    c = schema.kept.c
    found = connection.scalar(select(c.value).where(c.name == name))
    if found is None:  # another server that starts at the same moment may be faster: then its value counts
        new = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(schema.kept)
        connection.execute(new.values(name=name, value=otherwise).on_conflict_do_nothing())
        found = connection.scalar(select(c.value).where(c.name == name))
    return str(found)


def keep_greatest(connection: Connection, name: str, value: int) -> int:
    """Raise a number that several servers count up together, and tell how far it is."""
    c = schema.kept.c
    kept(connection, name, str(value))
    lower = update(schema.kept).where(c.name == name, cast(c.value, BigInteger) < value)
    connection.execute(lower.values(value=str(value)))
    return int(kept(connection, name, str(value)))


# Tables.


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
    """Tables where a computer player has been asked since before this time."""
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


def count_unfinished(connection: Connection, person: str) -> int:
    """How many tables this person has opened that are not over."""
    c = schema.tables.c
    unfinished = and_(c.host == person, c.status.in_(("open", "playing")))
    return connection.scalar(select(func.count()).select_from(schema.tables).where(unfinished)) or 0


# Chat.


def add_line(connection: Connection, table: str, person: str, name: str, text: str, wall: int) -> int:
    """Lines of one table become visible in the order of their numbers, also when several processes write them."""
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update(key_share=True))
    row = {"table_id": table, "person": person, "name": name, "text": text, "wall": wall}
    return int(connection.execute(insert(schema.chat).values(row).returning(schema.chat.c.id)).scalar_one())


def lines(connection: Connection, table: str, after: int, limit: int = 200) -> list[Line]:
    """The last lines of a table's chat after a number, each with the first seat of who said it."""
    c, seats = schema.chat.c, schema.seats.c
    seat = select(func.min(seats.seat)).where(seats.table_id == c.table_id, seats.person == c.person)
    last = (
        select(c.id, c.name, seat.scalar_subquery(), c.text, c.wall)
        .where(c.table_id == table, c.id > after)
        .order_by(c.id.desc())
        .limit(limit)
    )
    return [
        Line(number=number, name=name, seat=seat, text=text, wall=wall)
        for number, name, seat, text, wall in reversed(connection.execute(last).all())
    ]


def last_lines(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """The number of each table's newest line."""
    c = schema.chat.c
    newest = select(c.table_id, func.max(c.id)).where(c.table_id.in_(tables)).group_by(c.table_id)
    return dict(connection.execute(newest).all())


def _table_row(row: Row[Any]) -> TableRow:
    columns = dict(row._mapping)
    columns["options"] = msgspec.json.decode(columns["options"], type=dict[str, Value])
    columns["terms"] = msgspec.json.decode(columns["terms"], type=Terms)
    columns["result"] = msgspec.json.decode(columns["result"], type=Result) if columns["result"] else None
    return TableRow(**columns)


def move_person(connection: Connection, old: str, new: str, at: int, wall: int) -> list[str]:
    """Everything of one person becomes another's; returns the tables. Those they sit at note it in their log."""
    s, t = schema.seats.c, schema.tables.c
    held = connection.execute(
        select(s.table_id, s.seat, t.version).join(schema.tables, t.id == s.table_id).where(s.person == old)
    ).all()
    first = {id: (seat, version) for id, seat, version in reversed(held)}
    for id, (seat, version) in first.items():
        entry = Entry(version + 1, "sit", seat, new, None, at, wall)
        connection.execute(insert(schema.entries).values(table_id=id, **msgspec.structs.asdict(entry)))
        same = update(schema.tables).where(t.id == id, t.version == version)
        if connection.execute(same.values(version=version + 1)).rowcount != 1:
            raise Clash("Somebody acted at one of your tables just now; try again.")
    connection.execute(update(schema.seats).where(s.person == old).values(person=new))
    hosted = list(connection.scalars(select(t.id).where(t.host == old)))
    connection.execute(update(schema.tables).where(t.host == old).values(host=new))
    connection.execute(update(schema.chat).where(schema.chat.c.person == old).values(person=new))
    return list({*first, *hosted})
