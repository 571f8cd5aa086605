"""The command that lets tables go on after an upgrade."""

from pathlib import Path
from typing import Annotated

import typer

from darkling.cli.app import AsJson, app, write_json
from darkling.cli.server import Data, Database


@app.command()
def migrate_tables(
    data: Data = Path("data"),
    database: Database = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only look; change nothing.")] = False,
    json: AsJson = False,
) -> None:
    """Let open tables that began under other rules go on under these, where nothing differs."""
    from darkling.server.config import ServerConfig
    from darkling.server.run import migrate

    verdicts = migrate(ServerConfig(data=data, database_address=database), dry_run)
    if json:
        write_json(verdicts)
    else:
        from darkling.show.tables import show_verdicts

        show_verdicts(verdicts, dry_run)
