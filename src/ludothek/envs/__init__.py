"""The titles in the tools that researchers use: NumPy, Gymnasium, PettingZoo, OpenSpiel. Each needs its extra."""

from __future__ import annotations

from ludothek.kernel.errors import LudothekError


class MissingExtra(LudothekError, ImportError):
    """The package of an extra is not installed."""

    def __init__(self, extra: str, package: str) -> None:
        super().__init__("extra", extra=extra, package=package)
