"""``ludothek admin``: what somebody who runs a server does to it, with the server running or not."""

from __future__ import annotations

import argparse

from ludothek.cli.admin.arguments import add_commands
from ludothek.cli.parser import Parser


def add_admin_commands(parser: Parser, common: Parser) -> None:
    """All commands. Where the data is, each of them takes as ``ludothek serve`` does."""
    place = Parser(add_help=False, parents=[common])
    place.add_argument("--data", metavar="FOLDER")
    place.add_argument("--database-url", metavar="URL")
    parser.add_commands("what", "WHAT")
    add_commands(parser, place)


def admin(args: argparse.Namespace) -> int:
    code: int = args.run(args)  # set with set_defaults(run=...)
    return code
