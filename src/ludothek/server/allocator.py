"""The C library's memory: it likes to keep what threads have given back, and a server grows to the sum of its peaks.

Long answers and replays are made in threads, and glibc gives every thread a heap of its own. With two heaps for all of
them, and what is free handed back now and then, memory follows what is needed. Other C libraries do so by themselves.
"""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

M_ARENA_MAX = -8
"""glibc's number for the most heaps there may be."""
HEAPS = 2


def share_heaps() -> None:
    """From now on threads share heaps; to be said before there are threads."""
    with suppress(OSError, AttributeError):
        _c_library().mallopt(M_ARENA_MAX, HEAPS)


def give_back() -> None:
    """Hand back to the system what is free; takes a few milliseconds, so not on the event loop."""
    with suppress(OSError, AttributeError):
        _c_library().malloc_trim(0)


def _c_library() -> ctypes.CDLL:
    if sys.platform != "linux":
        raise OSError("only glibc is spoken to")
    return ctypes.CDLL(None)
