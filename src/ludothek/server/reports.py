"""Telling those who look after the server about somebody, and reading what they decided."""

from __future__ import annotations

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludothek.protocol import NewReport, ReportCard
from ludothek.protocol.typed_text import readable_reason
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.limits import Limits
from ludothek.server.pointing import pointed_at
from ludothek.server.refusals import Clash, Refused, TooMany
from ludothek.server.rows import Person, ReportRow
from ludothek.server.services import Services

MOST_OPEN = 20
"""Reports of one person that wait at once."""


async def report(services: Services, me: Person, address: str, wish: NewReport) -> ReportCard:
    """Keep what is reported, with the line as it was said; one report about somebody waits at a time."""
    services.limits.take("reports", address, Limits.REPORTS)
    services.limits.take("reports", me.id, Limits.REPORTS)
    reason = readable_reason(wish.reason)
    if not reason:
        raise Refused("report-without-words")
    whom = await pointed_at(services, me, wish)
    row = ReportRow(0, me.id, whom.person, wish.table, wish.line, whom.name, whom.text, reason, wall())

    def job(connection: Connection) -> int:
        id = store.add_report(connection, row)
        if store.count_open_reports(connection, me.id) > MOST_OPEN:  # then it is not added
            raise TooMany("most-reports", most=MOST_OPEN)
        return id

    try:
        row.id = await services.scribe.write(job)
    except IntegrityError:
        raise Clash("reported-already") from None
    return card(row)


async def reported_by(services: Services, me: Person) -> list[ReportCard]:
    found = await services.tables.ask(lambda connection: store.reports_by(connection, me.id))
    return [card(row) for row in found]


def card(row: ReportRow) -> ReportCard:
    return ReportCard(
        id=row.id,
        table=row.table_id,
        name=row.name,
        line=row.line,
        text=row.text,
        reason=row.reason,
        since=row.wall,
        outcome=row.outcome,
        note=row.note,
        resolved=row.resolved,
    )
