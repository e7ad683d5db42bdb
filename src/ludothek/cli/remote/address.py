"""What people type or paste to name a server, a table, and a seat of it that is kept for them."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from ludothek.kernel.errors import LudothekError, as_given

TABLE = re.compile(r"[a-z2-9]{12}")
TABLE_PATH = re.compile(rf"/tables?/({TABLE.pattern})/?$")
LINK = re.compile(r"\d{1,2}-[a-z2-7]{8,60}")


class Address(NamedTuple):
    """A server, perhaps a table there, perhaps the secret that opens a seat."""

    server: str | None
    table: str | None = None
    link: str | None = None


def server_address(text: str) -> Address:
    """The address of a server; ``http://`` may be left out, and what belongs to a table may follow.

    >>> server_address("games.example:8421/")
    Address(server='http://games.example:8421', table=None, link=None)
    >>> server_address("https://games.example/tables/abcdefgh2345#1-heouq4uxrr63")
    Address(server='https://games.example', table='abcdefgh2345', link='1-heouq4uxrr63')
    """
    given = text.strip()
    try:
        parts = urlsplit(given if "://" in given else f"http://{given}")
        port = parts.port
    except ValueError:
        raise LudothekError("server-address", text=as_given(text)) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or re.search(r"\s", given) or parts.username:
        raise LudothekError("server-address", text=as_given(text))
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    table = TABLE_PATH.search(parts.path)
    link = LINK.search(parts.fragment)
    path = parts.path[: table.start()] if table else parts.path.rstrip("/")
    base = f"{parts.scheme}://{host}{f':{port}' if port else ''}{path}"
    return Address(base, table[1] if table else None, link[0] if link else None)


def table_address(text: str) -> Address:
    """A table by its id or its address, either with the link of an invitation or a seat behind a ``#``.

    >>> table_address("abcdefgh2345"), table_address("abcdefgh2345#1-heouq4uxrr63").link
    (Address(server=None, table='abcdefgh2345', link=None), '1-heouq4uxrr63')
    """
    id, _, link = text.strip().partition("#")
    if TABLE.fullmatch(id) and (not link or LINK.fullmatch(link)):
        return Address(None, id, link or None)
    where = server_address(text) if "/" in text else Address(None)
    if where.table is None:
        raise LudothekError("table-address", text=as_given(text))
    return where


def shown_address(server: str, table: str, link: str | None = None) -> str:
    """What leads back to a table, and with a link to a seat of it."""
    return f"{server}/tables/{table}" + (f"#{link}" if link else "")
