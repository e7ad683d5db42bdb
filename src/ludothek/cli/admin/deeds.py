"""What an admin does on the command line; a server that runs notices within seconds."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeVar

from sqlalchemy import Connection

from ludothek.cli.admin.opened import opened, settings
from ludothek.cli.admin.printing import told
from ludothek.kernel.errors import LudothekError
from ludothek.server import moderating
from ludothek.server.bans import until_text
from ludothek.server.clock import wall
from ludothek.server.database import writing
from ludothek.server.one_time_links import address_of_link
from ludothek.server.refusals import Refused
from ludothek.server.store import LinkKind

T = TypeVar("T")

COMMAND_LINE = None
"""Who does it, in the audit log."""
UNITS = {"m": 60_000, "h": 3_600_000, "d": 24 * 3_600_000}


def _done(args: argparse.Namespace, deed: Callable[[Connection], T]) -> T:
    with opened(args) as engine, writing(engine) as connection:
        return deed(connection)


# Bans.


def ban(args: argparse.Namespace) -> int:
    return _impose(args, "ban")


def mute(args: argparse.Namespace) -> int:
    return _impose(args, "mute")


def unban(args: argparse.Namespace) -> int:
    return _lift(args, "ban")


def unmute(args: argparse.Namespace) -> int:
    return _lift(args, "mute")


def _impose(args: argparse.Namespace, kind: moderating.Ban) -> int:
    until = end_of(args.until, args.lasting)

    def deed(connection: Connection) -> str:
        whom = _target(connection, args.whom)
        moderating.ban(connection, COMMAND_LINE, kind, whom, args.reason, until)
        return whom.text

    whom = _done(args, deed)
    past = {"ban": "banned", "mute": "muted"}[kind]
    return told(args, f"{args.whom} is {past} {until_text(until)}.", done=kind, whom=whom, until=until)


def _lift(args: argparse.Namespace, kind: moderating.Ban) -> int:
    def deed(connection: Connection) -> str:
        whom = _target(connection, args.whom)
        moderating.lift(connection, COMMAND_LINE, kind, whom, args.reason)
        return whom.text

    whom = _done(args, deed)
    past = {"ban": "banned", "mute": "muted"}[kind]
    return told(args, f"{args.whom} is not {past} any more.", done=f"un{kind}", whom=whom)


def _target(connection: Connection, text: str) -> moderating.Target:
    """A range of addresses if it can be read as one, else a person."""
    try:
        return moderating.target(connection, None, text)
    except Refused:
        return moderating.target(connection, text, None)


def end_of(until: str | None, lasting: str | None) -> int | None:
    """When a ban ends, in milliseconds since 1970; never, if neither a date nor a length is given.

    >>> end_of("2026-12-31", None), end_of("2026-12-31T18:00", None), end_of(None, None)
    (1798675200000, 1798740000000, None)
    """
    if until is not None and lasting is not None:
        raise LudothekError("A ban ends at a date (--until) or after a time (--for), one of the two.")
    if lasting is not None:
        found = re.fullmatch(r"(\d{1,6})([mhd])", lasting)
        if found is None:
            raise LudothekError(f"A time is written like 30m, 12h or 7d, not {lasting!r}.")
        return wall() + int(found[1]) * UNITS[found[2]]
    if until is None:
        return None
    try:
        end = datetime.fromisoformat(until)
    except ValueError:
        raise LudothekError(f"A date is written like 2026-12-31 or 2026-12-31T18:00, not {until!r}.") from None
    return int((end if end.tzinfo else end.replace(tzinfo=UTC)).timestamp() * 1000)


# Tables, talk, reports.


def close(args: argparse.Namespace) -> int:
    _done(args, lambda connection: moderating.close_table(connection, COMMAND_LINE, args.table, args.reason))
    return told(args, f"Table {args.table} is closed.", done="close", whom=args.table)


def delete(args: argparse.Namespace) -> int:
    _done(args, lambda connection: moderating.delete_table(connection, COMMAND_LINE, args.table, args.reason))
    return told(args, f"Table {args.table} is deleted.", done="delete", whom=args.table)


def remove_line(args: argparse.Namespace) -> int:
    def deed(connection: Connection) -> None:
        moderating.remove_line(connection, COMMAND_LINE, args.table, args.number, args.reason)

    _done(args, deed)
    whom = f"{args.table} {args.number}"
    return told(args, f"Line {args.number} at table {args.table} is removed.", done="remove-line", whom=whom)


def resolve(args: argparse.Namespace) -> int:
    def deed(connection: Connection) -> None:
        moderating.resolve(connection, COMMAND_LINE, args.number, args.outcome, args.reason)

    _done(args, deed)
    return told(args, f"Report {args.number} is {args.outcome}.", done="resolve", whom=str(args.number))


# People.


def promote(args: argparse.Namespace) -> int:
    def deed(connection: Connection) -> str:
        person = moderating.person_named(connection, args.whom)
        moderating.promote(connection, COMMAND_LINE, person, args.reason)
        return person

    return told(args, f"{args.whom} is an admin.", done="promote", whom=_done(args, deed))


def demote(args: argparse.Namespace) -> int:
    def deed(connection: Connection) -> str:
        person = moderating.person_named(connection, args.whom)
        moderating.demote(connection, COMMAND_LINE, person, args.reason)
        return person

    return told(args, f"{args.whom} is no admin any more.", done="demote", whom=_done(args, deed))


def reset_password(args: argparse.Namespace) -> int:
    def deed(connection: Connection) -> tuple[str, int]:
        person = moderating.person_named(connection, args.whom)
        return moderating.reset_password(connection, COMMAND_LINE, person, args.reason)

    return _link(args, "password", *_done(args, deed))


def remove_factor(args: argparse.Namespace) -> int:
    def deed(connection: Connection) -> str:
        person = moderating.person_named(connection, args.whom)
        moderating.remove_second_factor(connection, COMMAND_LINE, person, args.reason)
        return person

    return told(args, f"{args.whom} logs in without a code.", done="remove-factor", whom=_done(args, deed))


def invite(args: argparse.Namespace) -> int:
    def deed(connection: Connection) -> tuple[str, int]:
        return moderating.invite(connection, COMMAND_LINE, args.days, args.reason)

    return _link(args, "invitation", *_done(args, deed))


def revoke(args: argparse.Namespace) -> int:
    _done(args, lambda connection: moderating.revoke(connection, COMMAND_LINE, args.invitation, args.reason))
    return told(args, f"Invitation {args.invitation} works no more.", done="revoke", whom=args.invitation)


def _link(args: argparse.Namespace, kind: LinkKind, token: str, expires: int) -> int:
    server = settings(args)
    address = address_of_link(server.public_url or f"http://{server.host}:{server.port}", kind, token)
    sentence = f"{address}\nIt works once, {until_text(expires)}. Give it to nobody but the one it is for."
    return told(args, sentence, done=kind, address=address, expires=expires)
