"""``ludothek admin list``, ``look`` and ``audit``: what admins see, without a word of the games themselves."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection

from ludothek.cli.admin.deeds import COMMAND_LINE
from ludothek.cli.admin.opened import opened
from ludothek.cli.admin.printing import columns, moment, printed
from ludothek.protocol import (
    AdminPerson,
    AdminReport,
    AdminTable,
    AdminTableCard,
    AuditCard,
    BanCard,
    InvitationCard,
    PersonCard,
)
from ludothek.server import admin_view, moderating, store
from ludothek.server.bans import until_text
from ludothek.server.database import reading, writing

T = TypeVar("T")


def _seen(args: argparse.Namespace, query: Callable[[Connection], T]) -> T:
    with opened(args) as engine, reading(engine) as connection:
        return query(connection)


def list_(args: argparse.Namespace) -> int:
    search = args.search
    match args.of:
        case "people":
            people = _seen(args, lambda connection: admin_view.people(connection, search))
            return printed(args, people, _people(people))
        case "tables":
            tables = _seen(args, lambda connection: admin_view.tables(connection, search))
            return printed(args, tables, _tables(tables))
        case "reports":
            reports = _seen(args, lambda connection: admin_view.all_reports(connection, search))
            return printed(args, reports, _reports(reports))
        case "bans":
            bans = _seen(args, admin_view.bans)
            return printed(args, bans, _bans(bans))
        case "invitations":
            invitations = _seen(args, admin_view.invitations)
            return printed(args, invitations, _invitations(invitations))
    return audit(args)


def audit(args: argparse.Namespace) -> int:
    deeds = _seen(args, lambda connection: admin_view.audit(connection, args.search))
    return printed(args, deeds, _audit(deeds))


def look(args: argparse.Namespace) -> int:
    def query(connection: Connection) -> AdminPerson | AdminTable:
        if store.is_id(args.whom) and store.find_tables(connection, ids=[args.whom]):
            return moderating.look_at_table(connection, COMMAND_LINE, args.whom)
        return admin_view.person(connection, moderating.person_named(connection, args.whom))

    with opened(args) as engine, writing(engine) as connection:
        found = query(connection)
    return printed(args, found, _table(found) if isinstance(found, AdminTable) else _person(found))


def _people(people: Sequence[PersonCard]) -> list[str]:
    return columns(
        ("id", "name", "account", "since", ""),
        [(each.id, each.name, each.account or "-", moment(each.since), _standing(each)) for each in people],
    )


def _standing(person: PersonCard) -> str:
    said = ["admin"] if person.admin else []
    for word, ban in (("banned", person.ban), ("muted", person.mute)):
        if ban is not None:
            said.append(f"{word} {until_text(ban.until)}")
    return ", ".join(said)


def _tables(tables: Sequence[AdminTableCard]) -> list[str]:
    return columns(
        ("id", "title", "status", "decisions", "changed", "seats"),
        [
            (each.id, each.title, each.status, each.decisions, moment(each.changed), ", ".join(_seats(each)))
            for each in tables
        ],
    )


def _seats(table: AdminTableCard) -> list[str]:
    return [each.name or f"({each.kind})" for each in table.seats]


def _reports(reports: Sequence[AdminReport]) -> list[str]:
    lines: list[str] = []
    for each in reports:
        decided = f"{each.outcome}: {each.note}" if each.note else each.outcome
        lines += [
            f"{each.id}  {moment(each.since)}  {decided or 'waits'}",
            f"    about {each.name} ({each.person}) at table {each.table}, by {each.reporter_name} ({each.reporter})",
            f"    {each.reason}",
            *([f"    line {each.line}: {each.text}"] if each.line is not None else []),
        ]
    return lines


def _bans(bans: Sequence[BanCard]) -> list[str]:
    return columns(
        ("", "whom", "name", "until", "reason"),
        [
            (each.kind, each.network or each.person, each.name or "-", until_text(each.until), each.reason)
            for each in bans
        ],
    )


def _invitations(invitations: Sequence[InvitationCard]) -> list[str]:
    rows = [(each.id, moment(each.since), moment(each.expires)) for each in invitations]
    return columns(("id", "since", "good until"), rows)


def _audit(deeds: Sequence[AuditCard]) -> list[str]:
    return columns(
        ("number", "when", "who", "what", "whom", "why"),
        [
            (
                each.number,
                moment(each.wall),
                each.by,
                each.what,
                f"{each.name} ({each.whom})" if each.name else each.whom,
                each.why,
            )
            for each in deeds
        ],
    )


def _person(found: AdminPerson) -> list[str]:
    person = found.person
    return [
        f"{person.name} ({person.id})",
        f"  account: {person.account or 'none, a guest'}",
        f"  since: {moment(person.since)}, on {found.sessions} devices",
        *([f"  {_standing(person)}"] if _standing(person) else []),
        *_below("tables", _tables(found.tables)),
        *_below("reports about and by them", _reports(found.reports)),
    ]


def _table(found: AdminTable) -> list[str]:
    table = found.table
    seats = [(each.seat, each.kind, each.name or "-", each.person or each.mind or "-") for each in table.seats]
    talk = [(each.number, moment(each.wall), each.name, each.person, each.text or "(removed)") for each in found.lines]
    return [
        f"{table.id}: {table.title}, {table.status}, {table.decisions} decisions",
        f"  opened by {table.host} on {moment(table.since)}, {'listed' if table.listed else 'not listed'}",
        *_below("seats", columns(("seat", "kind", "name", "who"), seats)),
        *_below("talk", columns(("line", "when", "name", "who", "text"), talk)),
    ]


def _below(head: str, lines: Sequence[str]) -> list[str]:
    return [f"  {head}:", *(f"    {line}" for line in lines)] if lines else []
