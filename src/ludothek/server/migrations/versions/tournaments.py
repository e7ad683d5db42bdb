"""Tournaments: what they are, who has entered, and what their tables came to."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("host", sa.String(16), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.Column("wall", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("tournaments_lobby", "tournaments", ["listed", "status", "changed"])
    unsettled = sa.text("settled IS false")
    op.create_index("tournaments_unsettled", "tournaments", ["id"], sqlite_where=unsettled, postgresql_where=unsettled)
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("draw", sa.Integer, nullable=False),
        sa.Column("left", sa.Integer),
        sa.Column("wall", sa.BigInteger, nullable=False),
    )
    op.create_index("entrants_person", "entrants", ["person", "tournament"], unique=True)
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False, unique=True),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text),
    )
