"""``ludothek admin``: looking after people, tables and talk. Here are only the arguments; help comes at once."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Any

LISTS = ("people", "tables", "reports", "bans", "invitations", "audit")
OUTCOMES = ("acted", "dismissed")


def add_commands(commands: Any, place: argparse.ArgumentParser) -> None:
    """``list``, ``look``, and everything that an admin does; each does the same as the admins' page."""
    common = argparse.ArgumentParser(add_help=False, parents=[place])
    common.add_argument("--json", action="store_true", help="print JSON, for scripts")
    reasoned = argparse.ArgumentParser(add_help=False, parents=[common])
    reasoned.add_argument("--reason", default="", metavar="TEXT", help="why, for the audit log")
    addressed = argparse.ArgumentParser(add_help=False, parents=[reasoned])
    addressed.add_argument("--public-url", metavar="URL", help="the address people see, for the link")

    def command(name: str, run: str, parent: argparse.ArgumentParser, help: str) -> argparse.ArgumentParser:
        added: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help, parents=[parent])
        added.set_defaults(run=_later(run))
        return added

    _looking(command, common)
    _banning(command, reasoned)
    _tidying(command, reasoned)
    _people(command, reasoned, addressed)


Command = Callable[[str, str, argparse.ArgumentParser, str], argparse.ArgumentParser]


def _looking(command: Command, common: argparse.ArgumentParser) -> None:
    list_ = command("list", "looking.list_", common, "list people, tables, reports, bans, invitations or the audit log")
    list_.add_argument("of", choices=LISTS, help="what to list")
    list_.add_argument("search", nargs="?", default="", metavar="SEARCH", help="part of a name, or an id")
    look = command("look", "looking.look", common, "look at one person or table")
    look.add_argument("whom", metavar="WHOM", help="an account, or the id of a person or a table")
    audit = command("audit", "looking.audit", common, "what admins did, the newest first")
    audit.add_argument("search", nargs="?", default="", metavar="SEARCH", help="a deed, an id, or part of a reason")


def _banning(command: Command, reasoned: argparse.ArgumentParser) -> None:
    for kind, who in (("ban", "an account, a person's id, or a range of addresses"), ("mute", "an account or id")):
        imposed = command(kind, f"deeds.{kind}", reasoned, f"{kind} somebody, for a time or for good")
        imposed.add_argument("whom", metavar="WHOM", help=who)
        imposed.add_argument("--until", metavar="DATE", help="such as 2026-12-31 or 2026-12-31T18:00, in UTC")
        imposed.add_argument("--for", dest="lasting", metavar="TIME", help="such as 30m, 12h or 7d")
        lifted = command(f"un{kind}", f"deeds.un{kind}", reasoned, f"take a {kind} back")
        lifted.add_argument("whom", metavar="WHOM", help=who)


def _tidying(command: Command, reasoned: argparse.ArgumentParser) -> None:
    close = command("close", "deeds.close", reasoned, "end a table, whoever plays there")
    delete = command("delete", "deeds.delete", reasoned, "delete a table with all that was played and said at it")
    remove = command("remove-line", "deeds.remove_line", reasoned, "remove a line of talk")
    for each in (close, delete, remove):
        each.add_argument("table", metavar="TABLE", help="the table's id")
    remove.add_argument("number", type=int, metavar="NUMBER", help="the line's number, as look shows it")
    resolve = command("resolve", "deeds.resolve", reasoned, "decide about a report; who reported it reads --reason")
    resolve.add_argument("number", type=int, metavar="NUMBER", help="the report's number, as list reports shows it")
    resolve.add_argument("outcome", choices=OUTCOMES, help="whether something was done about it")


def _people(command: Command, reasoned: argparse.ArgumentParser, addressed: argparse.ArgumentParser) -> None:
    promote = command("promote", "deeds.promote", reasoned, "make somebody with an account an admin")
    demote = command("demote", "deeds.demote", reasoned, "make an admin an ordinary person again")
    reset = command("reset-password", "deeds.reset_password", addressed, "print a link that sets a new password, once")
    factor = command("remove-factor", "deeds.remove_factor", reasoned, "take off the second factor of who has lost it")
    for each in (promote, demote, reset, factor):
        each.add_argument("whom", metavar="WHOM", help="an account or a person's id")
    invite = command("invite", "deeds.invite", addressed, "print a link into a private server, for one person")
    invite.add_argument("--days", type=int, default=7, metavar="N", help="how long it is good (default: 7)")
    revoke = command("revoke", "deeds.revoke", reasoned, "revoke an invitation")
    revoke.add_argument("invitation", metavar="ID", help="as list invitations shows it")


def _later(name: str) -> Callable[[argparse.Namespace], int]:
    """A function of this package that is imported when it is needed: the database takes its time to load."""

    def run(args: argparse.Namespace) -> int:
        module, _, function = name.partition(".")
        code: int = getattr(import_module(f"ludothek.cli.admin.{module}"), function)(args)
        return code

    return run
