"""Bringing a database up to date, by Alembic's steps in `migrations`."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def migrate(connection: Connection) -> None:
    """Bring the database of a connection up to date."""
    config = Config()
    config.set_main_option("script_location", str(files("darkling.server.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
