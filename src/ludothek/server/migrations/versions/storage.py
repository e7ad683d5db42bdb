"""Quotas and retention: what a prune needs to know.

Games that ended before anything was ever pruned are kept, and all else counts as looked at just now.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for table in ("sessions", "tables"):
        op.add_column(table, sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("lasting", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("chat_person", "chat", ["person"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("digest", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("bytes", sa.Integer, nullable=False),
    )
    now = time.time_ns() // 1_000_000
    op.execute(sa.text("UPDATE sessions SET seen = :now").bindparams(now=now))
    op.execute(sa.text("UPDATE tables SET seen = :now, lasting = (status = 'finished')").bindparams(now=now))
