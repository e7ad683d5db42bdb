"""NumPy for those who learn, or a word on how to get it."""

from __future__ import annotations

from typing import Any

from ludothek.envs import MissingExtra

try:
    import numpy as np
except ImportError:
    raise MissingExtra("train", "NumPy") from None

Array = Any
"""A NumPy array."""

__all__ = ["Array", "np"]
