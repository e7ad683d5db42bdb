"""When the person of a seat was last at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen", sa.BigInteger))
