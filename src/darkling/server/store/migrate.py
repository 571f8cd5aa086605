"""Bringing a database up to date, by Alembic's steps in `migrations`."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

MIGRATING = 7_205_759
"""What processes that start at the same time agree to lock."""


def migrate(connection: Connection, target: str = "head") -> None:
    """Bring a database up to date, or to a step of before; of several processes, one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(files("darkling.server.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
