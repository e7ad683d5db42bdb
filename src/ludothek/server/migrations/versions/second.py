"""Requests are known to whoever may write (see ``Table.requests``): their index would be written for nothing."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_index("entries_request", "entries")
