"""Pages of titles: indexes for what all games came to."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_index("results_scores", "results", ["title", "score"])
    first_seat = sa.text("seat = 0")
    op.create_index(
        "results_lengths",
        "results",
        ["title", "decisions", "began", "ended"],
        sqlite_where=first_seat,
        postgresql_where=first_seat,
    )
