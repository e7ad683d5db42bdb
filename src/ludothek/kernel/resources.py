"""The files a package carries beside its code: catalogues, rules, content."""

from __future__ import annotations

from importlib.resources import files
from pathlib import PurePath


def read_text(package: str, *path: str) -> str | None:
    """The text of a file in a package, or ``None`` if there is no such file."""
    file = files(package).joinpath(*path)
    return file.read_text(encoding="utf-8") if file.is_file() else None


def stems(package: str, folder: str, suffix: str) -> list[str]:
    """What the files of a folder are called that end so, without the end: ``de`` for ``de.ftl``."""
    names = (PurePath(file.name) for file in files(package).joinpath(folder).iterdir())
    return sorted(name.stem for name in names if name.suffix == suffix)
