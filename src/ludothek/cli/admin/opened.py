"""The database of a server, which may run or not."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine

from ludothek.cli.serve import settings as settings_of
from ludothek.kernel.errors import LudothekError
from ludothek.server.database import connect, is_up_to_date, sqlite_file
from ludothek.server.settings import Settings


def settings(args: argparse.Namespace) -> Settings:
    """As ``ludothek serve`` would have them, from the same flags and variables."""
    if args.data is not None:
        args.data = Path(args.data)
    return settings_of(args)


@contextmanager
def opened(args: argparse.Namespace) -> Iterator[Engine]:
    """The database, which must be there and have the form this version knows: nothing is changed under a server."""
    url = settings(args).database
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise LudothekError("no-database", file=str(file))
    engine = connect(url)
    try:
        if not is_up_to_date(engine):
            raise LudothekError("database-version")
        yield engine
    finally:
        engine.dispose()
