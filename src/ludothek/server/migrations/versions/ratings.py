"""Rated games, and what follows from them. No game was rated before."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("results", sa.Column("counted", sa.Boolean))
    op.create_index("results_rated", "results", ["counted", "ended", "table_id"])
    op.create_table(
        "ratings",
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("strength", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
