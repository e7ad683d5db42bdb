"""``ludothek admin prune``: put away what a server keeps no longer, or say what that would be."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ludothek.cli.screen import Screen
from ludothek.cli.serve import settings
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.locale import catalogue
from ludothek.server.settings import KEPT, Settings

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from ludothek.server.pruning import Counted


def prune(args: argparse.Namespace) -> int:
    args.data = Path(args.data) if args.data else None
    chosen = settings(args)
    screen = Screen(catalogue(args.lang))
    if args.dry_run and args.vacuum:
        raise LudothekError("dry-run-vacuum")
    engine = _opened(chosen, alone=args.vacuum)
    try:
        chosen = _as_served(engine, chosen, args)
        _tell(screen, _prune(engine, chosen, args.dry_run), args.dry_run)
        if args.vacuum:
            _vacuum(screen, engine, chosen)
        elif not args.dry_run and engine.dialect.name == "sqlite":
            screen.say("prune-reused")
    finally:
        engine.dispose()
    return 0


def _opened(chosen: Settings, alone: bool) -> Engine:
    """The database of a server, which must be there."""
    from ludothek.server.database import connect, migrate, sqlite_file
    from ludothek.server.refusals import Unavailable
    from ludothek.server.serving import claim

    file = sqlite_file(chosen.database)
    if file is None and alone:
        raise LudothekError("vacuum-postgresql")
    if file is not None and not file.is_file():
        raise LudothekError("no-games-in", file=str(file))
    if file is not None and alone:
        claim(file)
    engine = connect(chosen.database)
    try:
        migrate(engine)
    except Unavailable as error:
        raise LudothekError("database-unusable", detail=str(error).rstrip(".")) from None
    return engine


def _as_served(engine: Engine, chosen: Settings, args: argparse.Namespace) -> Settings:
    """What is not said here is kept as long as the server keeps it, which has written it down at its last start."""
    from ludothek.server import store
    from ludothek.server.database import reading

    with reading(engine) as connection:
        served: dict[str, int] = json.loads(store.value_of(connection, "keeping") or "{}")
    said = {name for name in KEPT if getattr(args, name) is not None or os.environ.get(f"LUDOTHEK_{name.upper()}")}
    return msgspec.structs.replace(chosen, **{name: served[name] for name in KEPT if name in served.keys() - said})


def _prune(engine: Engine, chosen: Settings, dry_run: bool) -> Counted:
    from ludothek.server import moderating
    from ludothek.server.clock import wall
    from ludothek.server.database import writing
    from ludothek.server.pruning import Unserved, prune

    if not dry_run:
        days = {name.removeprefix("keep_"): getattr(chosen, name) for name in KEPT}
        with writing(engine) as connection:
            moderating.prune(connection, days)
    return asyncio.run(prune(Unserved(engine), chosen, wall(), dry_run))


def _tell(screen: Screen, counted: Counted, dry_run: bool) -> None:
    total = sum(counted.tables.values())
    size = screen.catalogue.number(counted.bytes / 1_000_000, 1)
    screen.say("prune-would" if dry_run else "prune-gone", tables=total, megabytes=size)
    for sort, number in counted.tables.items():
        if number:
            screen.say("label", name=f"  {screen.catalogue(f'prune-{sort}')}", text=str(number))
    screen.say("prune-people", sessions=counted.sessions, guests=counted.guests)


def _vacuum(screen: Screen, engine: Engine, chosen: Settings) -> None:
    from ludothek.server.database import sqlite_file

    file = sqlite_file(chosen.database)
    assert file is not None
    engine.dispose()  # the last connection has written everything into the file itself
    with closing(sqlite3.connect(file)) as connection:
        before = file.stat().st_size
        try:
            connection.execute("VACUUM")
        except sqlite3.Error as error:
            raise LudothekError("vacuum-failed", detail=str(error)) from None
    megabytes = [screen.catalogue.number(size / 1_000_000, 1) for size in (before, file.stat().st_size)]
    screen.say("prune-vacuum", before=megabytes[0], after=megabytes[1])
