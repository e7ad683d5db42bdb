"""The files a package carries beside its code: catalogues, rules, content."""

from __future__ import annotations

from importlib.resources import files


def read_text(package: str, *path: str) -> str | None:
    """The text of a file in a package, or ``None`` if there is no such file."""
    file = files(package).joinpath(*path)
    return file.read_text(encoding="utf-8") if file.is_file() else None
