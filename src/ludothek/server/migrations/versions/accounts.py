"""Accounts: passwords that change, second factors, sessions that end, registering by invitation."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("second_factor", sa.String(32)))
    op.add_column("people", sa.Column("second_factor_used", sa.BigInteger))
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("code", sa.LargeBinary(32), primary_key=True),
    )
    op.create_table(
        "one_time_links",
        sa.Column("token", sa.LargeBinary(32), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), index=True),
        sa.Column("wall", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
