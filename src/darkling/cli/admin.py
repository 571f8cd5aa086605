"""Commands for whoever looks after a server."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from darkling.cli.app import AsJson, app, write_json
from darkling.cli.server import Data, Database

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import TypeVar

    from darkling.server.config import ServerConfig
    from darkling.server.store import Store

    T = TypeVar("T")

Most = Annotated[int, typer.Option(help="How many to list, the latest first.", min=1)]
DATA = Path("data")

admin = typer.Typer(help="Look after a server: tables, reports, accounts, backups.", rich_markup_mode=None)
app.add_typer(admin, name="admin")


@admin.command()
def tables(
    data: Data = DATA,
    database: Database = "",
    status: Annotated[
        Literal["gathering", "playing", "paused", "over", "closed"] | None,
        typer.Option(help="Only such tables."),
    ] = None,
    game: Annotated[str | None, typer.Option(help="Only tables of this game.")] = None,
    untouched: Annotated[
        float | None, typer.Option(metavar="DAYS", help="Only tables where nothing happened for so long.")
    ] = None,
    most: Most = 100,
    json: AsJson = False,
) -> None:
    """List the tables of a server."""
    from darkling.server.admin.listing import Wanted, list_tables

    wanted = Wanted(status, game, untouched, most)
    found = _with_store(_config(data, database), lambda store: list_tables(store, wanted))
    if json:
        write_json(found)
    else:
        from darkling.show.server import show_tables

        show_tables(found)


@admin.command()
def reports(
    number: Annotated[
        int | None, typer.Argument(help="Write all about one report as JSON, with a record that replays it.")
    ] = None,
    data: Data = DATA,
    database: Database = "",
    most: Most = 100,
    json: AsJson = False,
) -> None:
    """List what people have reported as against the rules."""
    from darkling.server.admin.listing import list_reports, report_details

    if number is not None:
        wanted = number
        write_json(_with_store(_config(data, database), lambda store: report_details(store, wanted)))
        return
    found = _with_store(_config(data, database), lambda store: list_reports(store, most))
    if json:
        write_json(found)
    else:
        from darkling.show.server import show_reports

        show_reports(found)


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it holds the server's key too.")],
    data: Data = DATA,
    database: Database = "",
) -> None:
    """Write all that a server keeps to one file, while it runs."""
    from darkling.server.admin.backup import back_up
    from darkling.show import say

    asyncio.run(back_up(_config(data, database), file))
    typer.echo(say("backed-up", file=str(file)))


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` has written.")],
    data: Data = DATA,
    database: Database = "",
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace what is there.")] = False,
) -> None:
    """Put a backup in place, from any database to any other. Stop the server first."""
    from darkling.server.admin.backup import restore as put_back
    from darkling.show import say

    asyncio.run(put_back(_config(data, database), file, overwrite))
    typer.echo(say("restored", file=str(file)))


@admin.command("recovery-code")
def recovery_code(
    name: Annotated[str, typer.Argument(help="The name of an account.")],
    data: Data = DATA,
    database: Database = "",
) -> None:
    """Make a recovery code for someone who has lost their password and all codes of their own."""
    from darkling.server.admin.recovery import make_code
    from darkling.show import say

    code = _with_store(_config(data, database), lambda store: make_code(store, name))
    typer.echo(say("recovery-code", name=name, code=code))


@admin.command()
def vacuum(data: Data = DATA, database: Database = "") -> None:
    """Give back the room that the database no longer needs."""
    from darkling.server.admin.vacuum import vacuum as pack
    from darkling.show import say

    before, after = _with_store(_config(data, database), pack)
    typer.echo(say("vacuumed", before=f"{before / 2**20:.1f}", after=f"{after / 2**20:.1f}"))


@admin.command()
def reopen(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE...", help="The tables' ids.")],
    data: Data = DATA,
    database: Database = "",
) -> None:
    """Give back games that the server closed because nothing had happened there for too long."""
    from darkling.server.admin.reopen import reopen as give_back
    from darkling.show import say

    _with_store(_config(data, database), lambda store: give_back(store, tables))
    typer.echo(say("reopened", count=len(set(tables))))


@admin.command()
def trust_clock(data: Data = DATA, database: Database = "") -> None:
    """Say that this machine's clock is right, if the server's log says that it doubts it."""
    from time import time

    from darkling.server.store.server_time import ServerTimes
    from darkling.server.time_check import trust, written_time
    from darkling.show import say

    now = time()
    doubted = _with_store(_config(data, database), lambda store: trust(ServerTimes(store.sessions), now))
    typer.echo(say("clock-believed" if doubted else "clock-not-doubted", now=written_time(now)))


def _config(data: Path, database: str) -> "ServerConfig":
    from darkling.server.config import ServerConfig

    return ServerConfig(data=data, database_address=database)


def _with_store(config: "ServerConfig", ask: "Callable[[Store], Awaitable[T]]") -> "T":
    """Open the database of a server that has been started before, and ask it something."""
    from darkling.server.store import Store

    if not config.database_address and not config.database_file.exists():
        raise FileNotFoundError(2, "there is no server's database there", str(config.database_file))

    async def answer() -> "T":
        store = await Store.open(config.database)
        try:
            return await ask(store)
        finally:
            await store.close()

    return asyncio.run(answer())
