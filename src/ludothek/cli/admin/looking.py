"""``ludothek admin list``, ``look`` and ``audit``: what admins see, without a word of the games themselves."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection

from ludothek.cli.admin.deeds import COMMAND_LINE
from ludothek.cli.admin.opened import opened
from ludothek.cli.admin.printing import columns, end_text, moment, printed
from ludothek.kernel.locale import Catalogue, command_line
from ludothek.kernel.words import Args
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
from ludothek.server.database import reading, writing

T = TypeVar("T")


def _seen(args: argparse.Namespace, query: Callable[[Connection], T]) -> T:
    with opened(args) as engine, reading(engine) as connection:
        return query(connection)


def list_(args: argparse.Namespace) -> int:
    speak, search = command_line(args.lang), args.search
    match args.of:
        case "people":
            people = _seen(args, lambda connection: admin_view.people(connection, search))
            return printed(args, people, _people(speak, people))
        case "tables":
            tables = _seen(args, lambda connection: admin_view.tables(connection, search))
            return printed(args, tables, _tables(speak, tables))
        case "reports":
            reports = _seen(args, lambda connection: admin_view.all_reports(connection, search))
            return printed(args, reports, _reports(speak, reports))
        case "bans":
            bans = _seen(args, admin_view.bans)
            return printed(args, bans, _bans(speak, bans))
        case "invitations":
            invitations = _seen(args, admin_view.invitations)
            return printed(args, invitations, _invitations(speak, invitations))
    return audit(args)


def audit(args: argparse.Namespace) -> int:
    speak = command_line(args.lang)
    deeds = _seen(args, lambda connection: admin_view.audit(connection, args.search))
    return printed(args, deeds, _audit(speak, deeds))


def look(args: argparse.Namespace) -> int:
    def query(connection: Connection) -> AdminPerson | AdminTable:
        if store.is_id(args.whom) and store.find_tables(connection, ids=[args.whom]):
            return moderating.look_at_table(connection, COMMAND_LINE, args.whom)
        return admin_view.person(connection, moderating.person_named(connection, args.whom))

    speak = command_line(args.lang)
    with opened(args) as engine, writing(engine) as connection:
        found = query(connection)
    return printed(args, found, _table(speak, found) if isinstance(found, AdminTable) else _person(speak, found))


def _people(speak: Catalogue, people: Sequence[PersonCard]) -> list[str]:
    return columns(
        speak,
        ("id", "name", "account", "since", ""),
        [(each.id, each.name, each.account or "-", moment(each.since), _standing(speak, each)) for each in people],
    )


def _standing(speak: Catalogue, person: PersonCard) -> str:
    said = [speak("admin-is-admin")] if person.admin else []
    for word, ban in (("admin-is-banned", person.ban), ("admin-is-muted", person.mute)):
        if ban is not None:
            said.append(f"{speak(word)} {end_text(speak, ban.until)}")
    return speak.facts(said)


def _tables(speak: Catalogue, tables: Sequence[AdminTableCard]) -> list[str]:
    return columns(
        speak,
        ("id", "title", "status", "decisions", "changed", "seats"),
        [
            (each.id, each.title, _status(speak, each), each.decisions, moment(each.changed), _seats(speak, each))
            for each in tables
        ],
    )


def _seats(speak: Catalogue, table: AdminTableCard) -> str:
    return speak.facts([each.name or speak(f"admin-seat-{each.kind}") for each in table.seats])


def _status(speak: Catalogue, table: AdminTableCard) -> str:
    return speak(f"admin-status-{table.status}")


def _reports(speak: Catalogue, reports: Sequence[AdminReport]) -> list[str]:
    lines: list[str] = []
    for each in reports:
        outcome = speak(f"admin-outcome-{each.outcome}") if each.outcome else speak("admin-waits")
        decided = speak("admin-decided", outcome=outcome, note=each.note) if each.note else outcome
        about: Args = {"name": each.name, "person": each.person, "table": each.table}
        by: Args = {"reporter": each.reporter_name, "by": each.reporter}
        lines += [
            f"{each.id}  {moment(each.since)}  {decided}",
            f"    {speak('admin-report', **about, **by)}",
            f"    {each.reason}",
        ]
        if each.line is not None:
            lines.append(f"    {speak('admin-report-line', number=str(each.line), text=each.text or '')}")
    return lines


def _bans(speak: Catalogue, bans: Sequence[BanCard]) -> list[str]:
    return columns(
        speak,
        ("", "whom", "name", "until", "reason"),
        [
            (
                speak(f"admin-kind-{each.kind}"),
                each.network or each.person,
                each.name or "-",
                end_text(speak, each.until),
                each.reason,
            )
            for each in bans
        ],
    )


def _invitations(speak: Catalogue, invitations: Sequence[InvitationCard]) -> list[str]:
    rows = [(each.id, moment(each.since), moment(each.expires)) for each in invitations]
    return columns(speak, ("id", "since", "good-until"), rows)


def _audit(speak: Catalogue, deeds: Sequence[AuditCard]) -> list[str]:
    return columns(
        speak,
        ("number", "when", "who", "what", "whom", "why"),
        [
            (
                each.number,
                moment(each.wall),
                each.by,
                each.what,
                _named(speak, each.name, each.whom),
                each.why,
            )
            for each in deeds
        ],
    )


def _person(speak: Catalogue, found: AdminPerson) -> list[str]:
    person = found.person
    return [
        _named(speak, person.name, person.id),
        f"  {speak('admin-account', account=person.account) if person.account else speak('admin-guest')}",
        f"  {speak('admin-since', since=moment(person.since), devices=found.sessions)}",
        *([f"  {_standing(speak, person)}"] if _standing(speak, person) else []),
        *_below(speak("admin-head-tables"), _tables(speak, found.tables)),
        *_below(speak("admin-head-reports"), _reports(speak, found.reports)),
    ]


def _table(speak: Catalogue, found: AdminTable) -> list[str]:
    table = found.table
    seats = [
        (each.seat, speak(f"admin-seat-{each.kind}"), each.name or "-", each.person or each.mind or "-")
        for each in table.seats
    ]
    listed = "yes" if table.listed else "no"
    about = [table.title, _status(speak, table), speak("admin-decisions", count=table.decisions)]
    talk = [
        (each.number, moment(each.wall), each.name, each.person, each.text or speak("admin-removed"))
        for each in found.lines
    ]
    return [
        speak("admin-label", name=table.id, text=speak.facts(about)),
        f"  {speak('admin-opened', host=table.host, since=moment(table.since), listed=listed)}",
        *_below(speak("admin-head-seats"), columns(speak, ("seat", "kind", "name", "who"), seats)),
        *_below(speak("admin-head-talk"), columns(speak, ("line", "when", "name", "who", "text"), talk)),
    ]


def _below(head: str, lines: Sequence[str]) -> list[str]:
    return [f"  {head}", *(f"    {line}" for line in lines)] if lines else []


def _named(speak: Catalogue, name: str | None, id: str) -> str:
    return speak("admin-named", name=name, id=id) if name else id
