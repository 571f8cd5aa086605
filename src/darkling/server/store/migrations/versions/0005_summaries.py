"""Who sits at a table and who is waited for, so that lists need no logs."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Leave it out for tables of before: each gets it with its next entry."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("summary", sa.Text))


def downgrade() -> None:
    """Take it away."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("summary")
