"""How a game ended for a seat: played to the end, given up, or broken off by others."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Count all games of before as played to the end."""
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("ending", sa.String(12), nullable=False, server_default="played"))
        results.alter_column("place", existing_type=sa.Integer, nullable=True)


def downgrade() -> None:
    """Take it away, and games without places with it."""
    op.execute("DELETE FROM results WHERE place IS NULL")
    with op.batch_alter_table("results") as results:
        results.alter_column("place", existing_type=sa.Integer, nullable=False)
        results.drop_column("ending")
