"""``ludothek admin``: its commands and their arguments alone, so that help comes at once."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module

from ludothek.cli.parser import Parser
from ludothek.cli.storage_flags import keeping_arguments

LISTS = ("people", "tables", "reports", "bans", "invitations", "audit")
OUTCOMES = ("acted", "dismissed")

Command = Callable[[str, str, Parser], Parser]


def add_commands(admin: Parser, place: Parser) -> None:
    """``list``, ``look``, and everything that an admin does, much of it as on the admins' page."""
    common = Parser(add_help=False, parents=[place])
    common.add_argument("--json", action="store_true")
    reasoned = Parser(add_help=False, parents=[common])
    reasoned.add_argument("--reason", default="", metavar="TEXT")
    addressed = Parser(add_help=False, parents=[reasoned])
    addressed.add_argument("--public-url", metavar="URL")

    def command(name: str, run: str, parent: Parser) -> Parser:
        added = admin.add_command(name, parent)
        added.set_defaults(run=_later(run))
        return added

    _looking(command, common)
    _banning(command, reasoned)
    _tidying(command, reasoned)
    _people(command, reasoned, addressed)
    _upkeep(command, place)


def _looking(command: Command, common: Parser) -> None:
    list_ = command("list", "looking.list_", common)
    list_.add_argument("of", choices=LISTS)
    list_.add_argument("search", nargs="?", default="", metavar="TEXT")
    look = command("look", "looking.look", common)
    look.add_argument("whom", metavar="WHOM")
    audit = command("audit", "looking.audit", common)
    audit.add_argument("search", nargs="?", default="", metavar="TEXT")


def _banning(command: Command, reasoned: Parser) -> None:
    for kind in ("ban", "mute"):
        imposed = command(kind, f"deeds.{kind}", reasoned)
        imposed.add_argument("whom", metavar="WHOM")
        imposed.add_argument("--until", metavar="DATE")
        imposed.add_argument("--for", dest="lasting", metavar="TIME")
        lifted = command(f"un{kind}", f"deeds.un{kind}", reasoned)
        lifted.add_argument("whom", metavar="WHOM")


def _tidying(command: Command, reasoned: Parser) -> None:
    close = command("close", "deeds.close", reasoned)
    tournament = command("close-tournament", "deeds.close_tournament", reasoned)
    tournament.add_argument("tournament", metavar="TOURNAMENT")
    delete = command("delete", "deeds.delete", reasoned)
    remove = command("remove-line", "deeds.remove_line", reasoned)
    for each in (close, delete, remove):
        each.add_argument("table", metavar="TABLE")
    remove.add_argument("number", type=int, metavar="NUMBER")
    resolve = command("resolve", "deeds.resolve", reasoned)
    resolve.add_argument("number", type=int, metavar="NUMBER")
    resolve.add_argument("outcome", choices=OUTCOMES)


def _people(command: Command, reasoned: Parser, addressed: Parser) -> None:
    promote = command("promote", "deeds.promote", reasoned)
    demote = command("demote", "deeds.demote", reasoned)
    reset = command("reset-password", "deeds.reset_password", addressed)
    factor = command("remove-factor", "deeds.remove_factor", reasoned)
    for each in (promote, demote, reset, factor):
        each.add_argument("whom", metavar="WHOM")
    invite = command("invite", "deeds.invite", addressed)
    invite.add_argument("--days", type=int, default=7, metavar="N")
    revoke = command("revoke", "deeds.revoke", reasoned)
    revoke.add_argument("invitation", metavar="ID")


def _upkeep(command: Command, place: Parser) -> None:
    prune = command("prune", "prune.prune", place)
    prune.add_argument("--dry-run", action="store_true")
    prune.add_argument("--vacuum", action="store_true")
    keeping_arguments(prune.add_argument_group("keeping"))
    command("rate", "rate.rate", place)


def _later(name: str) -> Callable[[argparse.Namespace], int]:
    """A function of this package that is imported when it is needed: the database takes its time to load."""

    def run(args: argparse.Namespace) -> int:
        module, _, function = name.partition(".")
        code: int = getattr(import_module(f"ludothek.cli.admin.{module}"), function)(args)
        return code

    return run
