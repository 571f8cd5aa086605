"""When a server last looked at its clock, so that one which has leapt is noticed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the table; the first server that looks fills it."""
    op.create_table(
        "server_time",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("believed", sa.Float, nullable=False),
        sa.Column("doubted", sa.Float),
        sa.Column("watched", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("server_time")
