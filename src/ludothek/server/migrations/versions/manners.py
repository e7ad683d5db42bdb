"""Tables that strangers play at: the lobby in pages, and talk in rooms. What was said before was said to everyone."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("chat", sa.Column("room", sa.String(10), nullable=False, server_default="everyone"))
    op.add_column("tables", sa.Column("pace", sa.String(10), nullable=False, server_default="live"))
    op.execute("UPDATE tables SET pace = 'days' WHERE terms LIKE '%\"pace\":\"days\"%'")
    _index("tables_open", ["wall", "id"])
    _index("tables_openers", ["host", "wall", "id"])


def _index(name: str, columns: list[str]) -> None:
    op.create_index(
        name,
        "tables",
        columns,
        sqlite_where=sa.text("status = 'open' AND listed = 1"),
        postgresql_where=sa.text("status = 'open' AND listed"),
    )
