"""How long a table's log is, when it has to be looked after, and what its position comes to."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Look after every game in play once; from then on it is known which ones are due."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("length", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("due", sa.Float))
        tables.add_column(sa.Column("fingerprint", sa.String(16), nullable=False, server_default=""))
        tables.create_index("ix_tables_due", ["due"])
    op.execute("UPDATE tables SET due = 0 WHERE status = 'playing'")


def downgrade() -> None:
    """Take them away."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_due")
        tables.drop_column("fingerprint")
        tables.drop_column("due")
        tables.drop_column("length")
