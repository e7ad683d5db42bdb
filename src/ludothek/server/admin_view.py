"""What admins see of people, tables, reports and each other's deeds. No query here reads a seed, a token or a log."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from ludothek.kernel.errors import as_given
from ludothek.protocol import (
    AdminLine,
    AdminPerson,
    AdminReport,
    AdminSeat,
    AdminTable,
    AdminTableCard,
    AuditCard,
    BanCard,
    InvitationCard,
    PersonCard,
)
from ludothek.server import reports, store
from ludothek.server.clock import wall
from ludothek.server.refusals import NotFound
from ludothek.server.rows import AuditRow, BanRow, ReportRow

COMMAND_LINE = "command line"
DONE_TO_PEOPLE = ("ban", "unban", "mute", "unmute", "promote", "demote", "reset-password", "remove-factor")


def people(connection: Connection, search: str = "") -> list[PersonCard]:
    return _people(connection, store.find_people(connection, _clean(search)))


def _people(connection: Connection, rows: Sequence[Any]) -> list[PersonCard]:
    held = {(each.person, each.kind): each for each in bans(connection)}
    return [
        PersonCard(
            id=id,
            name=name,
            account=account,
            since=since,
            admin=bool(admin),
            second_factor=bool(second_factor),
            ban=held.get((id, "ban")),
            mute=held.get((id, "mute")),
        )
        for id, name, account, since, admin, second_factor in rows
    ]


def person(connection: Connection, id: str) -> AdminPerson:
    found = _people(connection, store.find_people(connection, id=id)) if store.is_id(id) else []
    if not found:
        raise NotFound("nobody-with-id", id=as_given(id, 20))
    return AdminPerson(
        person=found[0],
        sessions=len(store.sessions_of(connection, id)),
        tables=_tables(connection, store.find_tables(connection, ids=store.tables_with(connection, id))),
        reports=_reports(connection, store.find_reports(connection, concerned=id)),
    )


def tables(connection: Connection, search: str = "") -> list[AdminTableCard]:
    return _tables(connection, store.find_tables(connection, _clean(search)))


def table(connection: Connection, id: str) -> AdminTable:
    found = _tables(connection, store.find_tables(connection, ids=[id])) if store.is_id(id) else []
    if not found:
        raise NotFound("table", id=as_given(id, 20))
    lines = [
        AdminLine(number=number, person=person, name=name, text=text, wall=wall)
        for number, person, name, text, wall in store.lines_with_people(connection, id)
    ]
    return AdminTable(table=found[0], lines=lines)


def _tables(connection: Connection, rows: Sequence[Any]) -> list[AdminTableCard]:
    seats = store.seats_of(connection, [row.id for row in rows])
    return [
        AdminTableCard(
            id=row.id,
            title=row.title,
            status=row.status,
            listed=row.listed,
            host=row.host,
            seats=[
                AdminSeat(seat=each.seat, kind=each.kind, name=each.name, person=each.person, mind=each.mind)
                for each in seats[row.id]
            ],
            decisions=row.decisions,
            since=row.wall,
            changed=row.changed,
        )
        for row in rows
    ]


def bans(connection: Connection) -> list[BanCard]:
    rows = store.bans(connection, wall())
    names = _names(connection, (row.person for row in rows))
    return [ban_card(row, names) for row in rows]


def ban_card(row: BanRow, names: dict[str, str]) -> BanCard:
    return BanCard(
        id=row.id,
        kind=row.kind,
        person=row.person,
        name=names.get(row.person) if row.person else None,
        network=row.network,
        reason=row.reason,
        until=row.until,
        since=row.wall,
    )


def all_reports(connection: Connection, search: str = "", only_open: bool = False) -> list[AdminReport]:
    return _reports(connection, store.find_reports(connection, _clean(search), only_open))


def _reports(connection: Connection, rows: Sequence[ReportRow]) -> list[AdminReport]:
    names = _names(connection, (row.reporter for row in rows))
    return [_report(row, names) for row in rows]


def _report(row: ReportRow, names: dict[str, str]) -> AdminReport:
    as_given = msgspec.structs.asdict(reports.card(row))
    return AdminReport(**as_given, reporter=row.reporter, reporter_name=names.get(row.reporter, ""), person=row.person)


def invitations(connection: Connection) -> list[InvitationCard]:
    found = store.invitations(connection, wall())
    return [InvitationCard(id=id, since=since, expires=expires) for id, since, expires in found]


def audit(connection: Connection, search: str = "", before: int | None = None) -> list[AuditCard]:
    rows = store.newest_audit(connection, _clean(search), before)
    concerned = [*(row.who for row in rows), *(row.whom for row in rows if row.what in DONE_TO_PEOPLE)]
    names = _names(connection, concerned)
    return [_audit(row, names) for row in rows]


def _audit(row: AuditRow, names: dict[str, str]) -> AuditCard:
    return AuditCard(
        number=row.id,
        who=row.who,
        by=names.get(row.who, row.who) if row.who else COMMAND_LINE,
        what=row.what,
        whom=row.whom,
        name=names.get(row.whom),
        why=row.why,
        wall=row.wall,
    )


def _names(connection: Connection, ids: Iterable[str | None]) -> dict[str, str]:
    wanted: Collection[str] = {id for id in ids if id is not None and store.is_id(id)}
    return store.names_of_people(connection, wanted)


def _clean(search: str) -> str:
    """What is searched for; no database takes a NUL."""
    return search.replace("\0", "").strip()
