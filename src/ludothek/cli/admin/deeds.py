"""What an admin does on the command line; a server that runs notices within seconds."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from ludothek.cli.admin.opened import opened, settings
from ludothek.cli.admin.printing import told
from ludothek.kernel.errors import LudothekError, as_given
from ludothek.kernel.words import Args
from ludothek.server import moderating
from ludothek.server.bans import moment_text
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
    whom = _done_to_target(args, kind, partial(moderating.ban, reason=args.reason, until=until))
    message = {"ban": "admin-banned", "mute": "admin-muted"}[kind]
    words: Args = {"whom": args.whom, "until": "ever" if until is None else moment_text(until)}
    return told(args, message, words, done=kind, whom=whom, until=until)


def _lift(args: argparse.Namespace, kind: moderating.Ban) -> int:
    whom = _done_to_target(args, kind, partial(moderating.lift, why=args.reason))
    message = {"ban": "admin-unbanned", "mute": "admin-unmuted"}[kind]
    return told(args, message, {"whom": args.whom}, done=f"un{kind}", whom=whom)


def _done_to_target(
    args: argparse.Namespace,
    kind: moderating.Ban,
    deed: Callable[[Connection, None, moderating.Ban, moderating.Target], None],
) -> str:
    def to_target(connection: Connection) -> str:
        whom = _target(connection, args.whom)
        deed(connection, COMMAND_LINE, kind, whom)
        return whom.text

    return _done(args, to_target)


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
        raise LudothekError("ban-until-or-for")
    if lasting is not None:
        found = re.fullmatch(r"(\d{1,6})([mhd])", lasting)
        if found is None:
            raise LudothekError("time-form", text=as_given(lasting))
        return wall() + int(found[1]) * UNITS[found[2]]
    if until is None:
        return None
    try:
        end = datetime.fromisoformat(until)
    except ValueError:
        raise LudothekError("date-form", text=as_given(until)) from None
    return int((end if end.tzinfo else end.replace(tzinfo=UTC)).timestamp() * 1000)


# Tables, talk, reports.


def close(args: argparse.Namespace) -> int:
    _done(args, lambda connection: moderating.close_table(connection, COMMAND_LINE, args.table, args.reason))
    return told(args, "admin-closed", {"table": args.table}, done="close", whom=args.table)


def close_tournament(args: argparse.Namespace) -> int:
    def deed(connection: Connection) -> None:
        moderating.close_tournament(connection, COMMAND_LINE, args.tournament, args.reason)

    _done(args, deed)
    words: Args = {"tournament": args.tournament}
    return told(args, "admin-tournament-closed", words, done="close-tournament", whom=args.tournament)


def delete(args: argparse.Namespace) -> int:
    _done(args, lambda connection: moderating.delete_table(connection, COMMAND_LINE, args.table, args.reason))
    return told(args, "admin-deleted", {"table": args.table}, done="delete", whom=args.table)


def remove_line(args: argparse.Namespace) -> int:
    def deed(connection: Connection) -> None:
        moderating.remove_line(connection, COMMAND_LINE, args.table, args.number, args.reason)

    _done(args, deed)
    whom = f"{args.table} {args.number}"
    words: Args = {"number": str(args.number), "table": args.table}
    return told(args, "admin-line-removed", words, done="remove-line", whom=whom)


def resolve(args: argparse.Namespace) -> int:
    def deed(connection: Connection) -> None:
        moderating.resolve(connection, COMMAND_LINE, args.number, args.outcome, args.reason)

    _done(args, deed)
    words: Args = {"number": str(args.number), "outcome": args.outcome}
    return told(args, "admin-resolved", words, done="resolve", whom=str(args.number))


# People.


def _done_to_person(args: argparse.Namespace, deed: Callable[[Connection, None, str, str], T]) -> tuple[str, T]:
    """Who it is that was named, and what came of it."""

    def to_person(connection: Connection) -> tuple[str, T]:
        person = moderating.person_named(connection, args.whom)
        return person, deed(connection, COMMAND_LINE, person, args.reason)

    return _done(args, to_person)


def promote(args: argparse.Namespace) -> int:
    person, _ = _done_to_person(args, moderating.promote)
    return told(args, "admin-promoted", {"whom": args.whom}, done="promote", whom=person)


def demote(args: argparse.Namespace) -> int:
    person, _ = _done_to_person(args, moderating.demote)
    return told(args, "admin-demoted", {"whom": args.whom}, done="demote", whom=person)


def reset_password(args: argparse.Namespace) -> int:
    _, link = _done_to_person(args, moderating.reset_password)
    return _link(args, "password", *link)


def remove_factor(args: argparse.Namespace) -> int:
    person, _ = _done_to_person(args, moderating.remove_second_factor)
    return told(args, "admin-factor-removed", {"whom": args.whom}, done="remove-factor", whom=person)


def invite(args: argparse.Namespace) -> int:
    def deed(connection: Connection) -> tuple[str, int]:
        return moderating.invite(connection, COMMAND_LINE, args.days, args.reason)

    return _link(args, "invitation", *_done(args, deed))


def revoke(args: argparse.Namespace) -> int:
    _done(args, lambda connection: moderating.revoke(connection, COMMAND_LINE, args.invitation, args.reason))
    return told(args, "admin-revoked", {"invitation": args.invitation}, done="revoke", whom=args.invitation)


def _link(args: argparse.Namespace, kind: LinkKind, token: str, expires: int) -> int:
    server = settings(args)
    address = address_of_link(server.public_url or f"http://{server.host}:{server.port}", kind, token)
    if not args.json:
        print(address)
    return told(args, "admin-link", {"until": moment_text(expires)}, done=kind, address=address, expires=expires)
