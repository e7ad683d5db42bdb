"""``ludothek backup``: everything a server keeps, in one file."""

from __future__ import annotations

from argparse import Namespace

from ludothek.cli.screen import say_error
from ludothek.cli.serve import settings
from ludothek.server.backup_file import Replayed

NOT_ALL = 1
"""The exit code if all was copied, but not every table replays."""


def backup(args: Namespace) -> int:
    from ludothek.server.backup import back_up

    return report(back_up(settings(args).database, args.file))


def report(replayed: Replayed) -> int:
    """Say what there is; returns the exit code."""
    print(replayed.told())
    for failed in replayed.failed:
        say_error(f"Table {failed}")
    return NOT_ALL if replayed.failed else 0
