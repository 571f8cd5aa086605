"""What SQLite has kept of before names and texts were checked, so that any database can keep it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

WRITTEN = {
    "guests": ("name",),
    "accounts": ("key",),
    "quieted": ("name",),
    "results": ("name",),
    "chats": ("name", "text", "ref"),
    "reports": ("text",),
    "entries": ("ref",),
}
"""What people have written themselves."""
LONGEST_KEY = 500
"""A name of 24 letters, each of which stands for a whole phrase, is not longer."""


def upgrade() -> None:
    """Show a sign in the place of each zero byte, and give the longest names room."""
    with op.batch_alter_table("accounts") as accounts:
        accounts.alter_column("key", type_=sa.String(LONGEST_KEY), existing_nullable=False)
    if op.get_bind().dialect.name == "sqlite":
        for table, columns in WRITTEN.items():
            for column in columns:
                _show_zeros(table, column)


def _show_zeros(table: str, column: str) -> None:
    has_zero = f"instr(CAST({column} AS BLOB), x'00') > 0"
    found = op.get_bind().execute(sa.text(f"SELECT rowid, {column} FROM {table} WHERE {has_zero}"))
    for row, text in found.all():
        changed = sa.text(f"UPDATE {table} SET {column} = :text WHERE rowid = :row")
        op.get_bind().execute(changed, {"text": text.replace("\0", "\ufffd"), "row": row})


def downgrade() -> None:
    """Leave the texts as they are; names that need the room would not fit."""
    with op.batch_alter_table("accounts") as accounts:
        accounts.alter_column("key", type_=sa.String(100), existing_nullable=False)
