"""The deal of the day: seeds, and who has tried them. How often what one picks has won, from now on."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "daily_deals",
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("mind", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("wall", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id")),
        sa.Column("wall", sa.BigInteger, nullable=False),
    )
    op.create_index("daily_tries_once", "daily_tries", ["person", "day", "title"], unique=True)
    op.create_index("daily_tries_deal", "daily_tries", ["title", "day"])
    op.create_table(
        "pick_counts",
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("pick", sa.String(80), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
    )
