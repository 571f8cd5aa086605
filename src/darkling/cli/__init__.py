"""The command line: `darkling`, with a function for each command."""

import sys

import typer

from darkling.cli import admin, duel, game, lists, many_games, new_game, server, upgrade
from darkling.cli.app import app

__all__ = ["admin", "duel", "game", "lists", "main", "many_games", "new_game", "server", "upgrade"]

WRONG_USE = 2
EXTRAS = {
    "aiosqlite": "server",
    "alembic": "server",
    "argon2": "server",
    "altair": "lab",
    "asyncpg": "scale",
    "litestar": "server",
    "polars": "lab",
    "prometheus_client": "server",
    "ray": "ray",
    "redis": "scale",
    "sqlalchemy": "server",
    "tomli_w": "lab",
    "uvicorn": "server",
    "vl_convert": "lab",
}
"""Packages that only some commands need, and the extra that installs each."""


def main() -> None:
    """Run the command line; say on one line what is wrong, if something is."""
    from darkling.table.errors import DarklingError

    try:
        sys.exit(app(standalone_mode=False))
    except typer.TyperException as wrong:
        _complain(wrong.format_message())
    except DarklingError as wrong:
        _complain(str(wrong))
    except ModuleNotFoundError as missing:
        _complain(_what_to_install(missing))
    except OSError as wrong:
        _complain(f"cannot use {wrong.filename}: {wrong.strerror}")


def _complain(message: str) -> None:
    one_line = " ".join(message.split())
    sys.stderr.write(f"darkling: {one_line}\n")
    sys.exit(WRONG_USE)


def _what_to_install(missing: ModuleNotFoundError) -> str:
    if missing.name not in EXTRAS:
        raise missing
    return f"expected {missing.name} to be installed; pip install 'darkling[{EXTRAS[missing.name]}]' does it"
