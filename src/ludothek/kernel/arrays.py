"""Rows of small integers, the one container the engine's tables are made of, and rows of floats to learn from.

Compiled code uses ``vec[i64]`` of ``librt`` (a read costs half a nanosecond); pure Python is twice as fast with plain
lists. Both share what the titles use: indexing, ``len``, iteration and ``row[:]`` for a copy. This module is never
compiled, so that it can choose; nothing else in Ludothek names ``vec``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from ludothek.kernel.mode import COMPILED

if TYPE_CHECKING:
    from librt.vecs import vec

    Ints = vec[i64]
    Floats = vec[float]
    Bytes = vec[u8]
else:
    Ints = list
    Floats = list
    Bytes = bytearray


def ints(numbers: Iterable[int]) -> Ints:
    """
    >>> list(ints(range(3)))
    [0, 1, 2]
    """
    if COMPILED:
        from librt.vecs import vec

        return vec[i64](list(numbers))
    return list(numbers)  # type: ignore[return-value]


def zeros(length: int) -> Ints:
    """A row of zeros. It is made by interpreted code: hot code keeps such a row and copies it with ``row[:]``."""
    return ints([0] * length)


def floats(numbers: Iterable[float]) -> Floats:
    """
    >>> list(floats([0.5, 1.0]))
    [0.5, 1.0]
    """
    if COMPILED:
        from librt.vecs import vec

        return vec[float](list(numbers))
    return list(numbers)  # type: ignore[return-value]


def cells(length: int) -> Bytes:
    """A row of zeros, a byte each, whose memory others may look into.

    >>> bytes(memoryview(cells(3)))
    b'\\x00\\x00\\x00'
    """
    if COMPILED:
        from librt.vecs import vec

        return vec[u8]([0] * length)
    return bytearray(length)  # type: ignore[return-value]
