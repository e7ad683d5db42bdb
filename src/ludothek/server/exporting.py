"""Finished games as rows for who wants to study them, a row per seat, as JSON or Parquet."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import Literal

import msgspec
from sqlalchemy import Connection

from ludothek.server import store
from ludothek.server.refusals import Refused

Form = Literal["json", "parquet"]
MEDIA: dict[Form, str] = {"json": "application/json", "parquet": "application/vnd.apache.parquet"}


@cache
def forms() -> list[Form]:
    """What this server can write: Parquet only where pyarrow is installed."""
    return ["json", "parquet"] if find_spec("pyarrow") else ["json"]


def written(rows: Sequence[store.SeatRowOfGame], form: Form) -> bytes:
    """All rows as one file."""
    if form == "json":
        return msgspec.json.encode(rows)
    if form not in forms():
        raise Refused("no-parquet")
    import pyarrow
    import pyarrow.parquet

    names = store.SeatRowOfGame.__struct_fields__
    types = dict.fromkeys(names, pyarrow.int64()) | dict.fromkeys(("table", "title", "mind"), pyarrow.string())
    types["own"] = pyarrow.bool_()
    columns = {name: pyarrow.array([getattr(row, name) for row in rows], types[name]) for name in names}
    file = io.BytesIO()
    pyarrow.parquet.write_table(pyarrow.table(columns), file)
    return file.getvalue()


def of_title(connection: Connection, title: str, form: Form) -> bytes:
    return written(store.rows_of_title(connection, title), form)


def of_person(connection: Connection, person: str, yours: bool, form: Form) -> bytes:
    """All games of somebody; to others only listed ones, as on their page."""
    return written(store.rows_of_person(connection, person, yours), form)
