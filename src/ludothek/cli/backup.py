"""``ludothek backup``: everything a server keeps, in one file."""

from __future__ import annotations

from argparse import Namespace

from ludothek.cli.screen import say_error
from ludothek.cli.serve import settings
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.locale import command_line
from ludothek.server.backup_file import Replayed

NOT_ALL = 1
"""The exit code if all was copied, but not every table replays."""


def backup(args: Namespace) -> int:
    from ludothek.server.backup import back_up

    return report(back_up(settings(args).database, args.file), args.lang)


def report(replayed: Replayed, language: str) -> int:
    """Say what there is; returns the exit code."""
    speak = command_line(language)
    ending = "backup-not-whole" if replayed.failed else "backup-whole"
    print(speak(ending, tables=replayed.tables, decisions=replayed.decisions, failed=len(replayed.failed)))
    for id, error in replayed.failed:
        problem = error.said_in(language) if isinstance(error, LudothekError) else str(error)
        say_error(speak("backup-failed", id=id, problem=problem))
    return NOT_ALL if replayed.failed else 0
