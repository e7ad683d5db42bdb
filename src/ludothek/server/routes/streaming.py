"""Long answers, made as they are taken: what nobody takes is not made, and so needs no memory."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterable
from typing import Any, TypeVar, cast

import msgspec
from litestar import Response
from litestar.response import Stream

from ludothek.kernel.record import Record
from ludothek.server.encoding import encode
from ludothek.server.sent import SentPosition

T = TypeVar("T")

PART = 16_384
"""Bytes of an answer that are made at once, or a little more."""
HERE = b"\x00"
"""Where the journal goes; it cannot be in anything that is encoded."""


async def streamed(before: bytes, items: AsyncIterator[object], after: bytes) -> Response[Any]:
    """An answer in JSON with a list in it, whose items are found one after the other."""
    return await _in_parts(before, (encode(item) async for item in items), b",", after)


async def with_long_journal(position: SentPosition) -> Response[Any]:
    """A position with a journal that is sent block by block."""
    journal, position.journal = position.journal, [msgspec.Raw(HERE)]
    before, _, after = encode(position).partition(HERE)
    return await streamed(before, _each(journal), after)


async def written(record: Record, headers: dict[str, str]) -> Response[Any]:
    """A record as ``Record.write`` writes it."""
    here = secrets.token_hex()
    text = msgspec.structs.replace(record, decisions=[here]).write()
    before, _, after = text.partition(f'"{here}"')
    if not record.decisions:
        before, after = record.write(), ""
    decisions = (encode(each) async for each in _each(record.decisions[:]))
    return await _in_parts(before.encode(), decisions, b",\n    ", after.encode(), headers)


async def begun(parts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The parts of an answer, of which the first is made now, while it can still be refused."""
    return _with_first(await anext(parts), parts)


async def _with_first(first: bytes, others: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for part in others:
        yield part


async def _in_parts(
    before: bytes, items: AsyncIterator[bytes], comma: bytes, after: bytes, headers: dict[str, str] | None = None
) -> Response[Any]:
    first = await _joined(items, comma)  # now, while it can still be refused
    parts = _parts(before + first, items, comma, after)
    return cast(Response[Any], Stream(parts, media_type="application/json", headers=headers))


async def _parts(part: bytes, items: AsyncIterator[bytes], comma: bytes, after: bytes) -> AsyncIterator[bytes]:
    while part:
        yield part
        part = await _joined(items, comma, before=comma)
    yield after


async def _joined(items: AsyncIterator[bytes], comma: bytes, before: bytes = b"") -> bytes:
    """As many of the next items as make a part; nothing when there are no more."""
    found: list[bytes] = []
    size = 0
    async for item in items:
        found.append(item)
        size += len(item)
        if size >= PART:
            break
    return before + comma.join(found) if found else b""


async def _each(items: Iterable[T]) -> AsyncIterator[T]:
    for item in items:
        yield item
