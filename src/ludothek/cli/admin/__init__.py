"""``ludothek admin``: what somebody who runs a server does to it, with the server running or not."""

from __future__ import annotations

import argparse
from importlib import import_module

SUBJECTS: tuple[str, ...] = ("moderation", "prune", "rate")
"""The modules of this package, each with ``add_commands(commands, common)`` and a function for each of its commands."""


def add_commands(parser: argparse.ArgumentParser, common: argparse.ArgumentParser) -> None:
    """The commands of all subjects. Where the data is, each of them takes as ``ludothek serve`` does."""
    place = argparse.ArgumentParser(add_help=False, parents=[common])
    place.add_argument("--data", metavar="DIR", help="where games are kept (default: the user's own folder)")
    place.add_argument("--database-url", metavar="URL", help="a PostgreSQL database instead of a file in --data")
    commands = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    for subject in SUBJECTS:
        import_module(f"{__name__}.{subject}").add_commands(commands, place)


def admin(args: argparse.Namespace) -> int:
    code: int = args.run(args)  # set by the subject with set_defaults(run=...)
    return code
