"""Admins, bans, reports, blocks, and the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ONLY_APPENDED = "The audit log is only ever appended to."


def upgrade() -> None:
    op.create_table(
        "admins",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("wall", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), index=True),
        sa.Column("network", sa.String(50)),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("wall", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("reporter", sa.String(16), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("wall", sa.BigInteger, nullable=False),
        sa.Column("outcome", sa.String(10)),
        sa.Column("note", sa.Text),
        sa.Column("resolved", sa.BigInteger),
    )
    unresolved = sa.text("outcome IS NULL")
    op.create_index(
        "reports_open",
        "reports",
        ["reporter", "person"],
        unique=True,
        sqlite_where=unresolved,
        postgresql_where=unresolved,
    )
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("blocked", sa.String(16), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("wall", sa.BigInteger, nullable=False),
        sa.Index("blocks_pair", "person", "blocked", unique=True),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("who", sa.String(16)),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("whom", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("wall", sa.BigInteger, nullable=False),
    )
    _only_append_to_audit()


def _only_append_to_audit() -> None:
    """Whatever program is at it, an entry that was written stays as it is."""
    if op.get_bind().dialect.name == "sqlite":
        for deed in ("update", "delete"):
            op.execute(
                f"CREATE TRIGGER audit_no_{deed} BEFORE {deed} ON audit "
                f"BEGIN SELECT RAISE(ABORT, '{ONLY_APPENDED}'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION audit_is_appended_to() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{ONLY_APPENDED}'; END $$"
    )
    op.execute(
        "CREATE TRIGGER audit_is_appended_to BEFORE UPDATE OR DELETE OR TRUNCATE ON audit "
        "FOR EACH STATEMENT EXECUTE FUNCTION audit_is_appended_to()"
    )
