"""What people have reported, with what they saw, and what was decided about it."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, or_, select, update

from ludothek.server import schema
from ludothek.server.rows import ReportRow
from ludothek.server.store.moderation import MOST_FOUND, holds


def add_report(connection: Connection, report: ReportRow) -> int:
    """Write a report down; an ``IntegrityError`` if one about the same person by the same is open."""
    row = {name: getattr(report, name) for name in ReportRow.__struct_fields__ if name != "id"}
    return int(connection.execute(insert(schema.reports).values(row).returning(schema.reports.c.id)).scalar_one())


def count_open_reports(connection: Connection, reporter: str) -> int:
    c = schema.reports.c
    mine = select(func.count()).select_from(schema.reports).where(c.reporter == reporter, c.outcome.is_(None))
    return connection.scalar(mine) or 0


def reports_by(connection: Connection, reporter: str, limit: int | None = MOST_FOUND) -> list[ReportRow]:
    c = schema.reports.c
    mine = select(schema.reports).where(c.reporter == reporter).order_by(c.id.desc()).limit(limit)
    return [ReportRow(*row) for row in connection.execute(mine)]


def find_reports(
    connection: Connection, search: str = "", only_open: bool = False, concerned: str | None = None
) -> list[ReportRow]:
    """Those that wait first, and among them the oldest; then the newest of those that were decided.

    With ``concerned`` only those about or by this person.
    """
    c = schema.reports.c
    wanted = select(schema.reports).limit(MOST_FOUND)
    if concerned is not None:
        wanted = wanted.where(or_(c.person == concerned, c.reporter == concerned))
    if search:
        found = (c.person == search, c.reporter == search, c.table_id == search)
        wanted = wanted.where(or_(*found, holds(c.name, search), holds(c.text, search), holds(c.reason, search)))
    waiting = [ReportRow(*row) for row in connection.execute(wanted.where(c.outcome.is_(None)).order_by(c.id))]
    if only_open:
        return waiting
    decided = wanted.where(c.outcome.is_not(None)).order_by(c.resolved.desc())
    return [*waiting, *(ReportRow(*row) for row in connection.execute(decided))]


def report(connection: Connection, id: int) -> ReportRow | None:
    found = connection.execute(select(schema.reports).where(schema.reports.c.id == id)).first()
    return ReportRow(*found) if found else None


def resolve_report(connection: Connection, id: int, outcome: str, note: str, wall: int) -> bool:
    """Decide about a report; false if it is not open (any more)."""
    c = schema.reports.c
    same = update(schema.reports).where(c.id == id, c.outcome.is_(None))
    return connection.execute(same.values(outcome=outcome, note=note, resolved=wall)).rowcount > 0
