"""Notices: who wants to hear of questions, in which ways, and what was told."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("language", sa.String(12), nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("apart", sa.Integer, nullable=False),
    )
    op.create_table(
        "notice_ways",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("told", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("wall", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("way", sa.String(16), sa.ForeignKey("notice_ways.id"), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("wall", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("claimed", sa.BigInteger, nullable=False, server_default="0"),
    )
    due = sa.text("due IS NOT NULL")
    op.create_index("notices_due", "notices", ["due"], sqlite_where=due, postgresql_where=due)
