"""``ludothek admin rate``: find all ratings again from the rated games."""

from __future__ import annotations

import argparse

from ludothek.cli.screen import Screen
from ludothek.kernel.locale import catalogue


def add_commands(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], common: argparse.ArgumentParser
) -> None:
    help = "find all ratings again from the rated games; the server may run meanwhile"
    commands.add_parser("rate", help=help, description=help, parents=[common]).set_defaults(run=rate)


def rate(args: argparse.Namespace) -> int:
    from ludothek.cli.admin.opened import opened
    from ludothek.server.database import writing
    from ludothek.server.ratings import rate_anew

    with opened(args) as engine, writing(engine) as connection:
        games = rate_anew(connection)
    Screen(catalogue(args.lang)).say("rate-done", games=games)
    return 0
