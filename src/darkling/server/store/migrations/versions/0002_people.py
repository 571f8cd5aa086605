"""Accounts and their sessions, webhooks, whom one does not want to hear, and how games ended."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables about people."""
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(100), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("tried", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "hooks",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("site", sa.String(300), nullable=False),
    )
    op.create_table(
        "quieted",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("blocked", sa.Boolean, nullable=False),
        sa.UniqueConstraint("guest", "other"),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    for name in ("results", "quieted", "hooks", "sessions", "accounts"):
        op.drop_table(name)
