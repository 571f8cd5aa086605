"""What sessions are told by, recovery codes, and tries of passwords by where they come from."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Sessions of before go on; nothing is known of their browsers."""
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("seen", sa.Float, nullable=False, server_default="0"))
        sessions.add_column(sa.Column("browser", sa.String(20), nullable=False, server_default=""))
        sessions.add_column(sa.Column("system", sa.String(20), nullable=False, server_default=""))
    op.execute("UPDATE sessions SET seen = made")
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_column("tries")
        accounts.drop_column("tried")
    op.create_table(
        "recovery_codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("what", sa.String(64), primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("tries")
    op.drop_table("recovery_codes")
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("tries", sa.Integer, nullable=False, server_default="0"))
        accounts.add_column(sa.Column("tried", sa.Float, nullable=False, server_default="0"))
    with op.batch_alter_table("sessions") as sessions:
        for name in ("system", "browser", "seen"):
            sessions.drop_column(name)
