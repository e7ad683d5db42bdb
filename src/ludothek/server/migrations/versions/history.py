"""Pages of people: who shows theirs, and what finished games came to, those that ended before among them."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

AT_ONCE = 500


def upgrade() -> None:
    op.add_column("people", sa.Column("public_page", sa.Boolean, nullable=False, server_default=sa.false()))
    results = op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Index("results_title", "title", "seats", "seat", "rank", "score"),
    )
    finished = op.get_bind().execute(sa.text(FINISHED)).all()
    rows = [row for table in finished for row in _results(*table)]
    for start in range(0, len(rows), AT_ONCE):
        op.bulk_insert(results, rows[start : start + AT_ONCE])


FINISHED = """
SELECT tables.id, title, terms, result, decisions, times.began, times.ended FROM tables JOIN (
    SELECT table_id, min(CASE WHEN kind = 'start' THEN wall END) AS began,
        max(CASE WHEN kind = 'decision' THEN wall END) AS ended
    FROM entries GROUP BY table_id
) AS times ON times.table_id = tables.id WHERE status = 'finished' AND result IS NOT NULL
"""


def _results(
    id: str, title: str, terms: str, result: str, decisions: int, began: int | None, ended: int | None
) -> list[dict[str, Any]]:
    if json.loads(terms).get("source") is not None or began is None or ended is None:
        return []
    found = json.loads(result)
    game = {
        "table_id": id,
        "title": title,
        "seats": len(found["ranks"]),
        "decisions": decisions,
        "began": began,
        "ended": ended,
    }
    each_seat = enumerate(zip(found["scores"], found["ranks"], strict=True))
    return [{**game, "seat": seat, "score": score, "rank": rank} for seat, (score, rank) in each_seat]
