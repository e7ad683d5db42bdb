"""Where games at the terminal are kept."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from ludothek.data_folder import data_folder
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.record import Record


def folder() -> Path:
    """The user's own folder for Ludothek's games."""
    return data_folder() / "games"


def new_save(title: str) -> Path:
    """A file for a new game, named after the title and the time."""
    return folder() / f"{title}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.json"


def last_save() -> Path:
    """The game saved last that is not over yet."""
    for path in sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        if '"result": null' in path.read_text(encoding="utf-8"):
            return path
    raise LudothekError("no-unfinished-game", folder=str(folder()))


def write(path: Path, record: Record) -> None:
    """Write a record whole or not at all: an older save survives a full disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(record.write(), encoding="utf-8")
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise
