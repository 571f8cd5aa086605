"""The command that lets people play in the browser."""

from dataclasses import replace
from os import environ
from pathlib import Path
from sys import platform
from typing import Annotated, Literal

import typer

from darkling.cli.app import app

Data = Annotated[
    Path,
    typer.Option(
        envvar="DARKLING_DATA", help="The folder for the key, and for the database if it is a file."
    ),
]
Database = Annotated[
    str,
    typer.Option(
        envvar="DARKLING_DATABASE",
        help="A PostgreSQL database, which several servers can share: postgresql://user:password@host/name.",
    ),
]
Bus = Annotated[
    str,
    typer.Option(
        envvar="DARKLING_BUS",
        help="A Redis, by which several servers tell each other what is new: redis://host:6379.",
    ),
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.", min=0, max=65535)] = 8000,
    data: Data = Path("data"),
    workers: Annotated[
        int, typer.Option(envvar="DARKLING_WORKERS", help="How many processes bots think in.", min=1)
    ] = 1,
    days: Annotated[
        float,
        typer.Option(
            envvar="DARKLING_DAYS",
            help="So many days without a move, and an unfinished table is closed.",
            min=1,
        ),
    ] = 14,
    private_webhooks: Annotated[
        bool,
        typer.Option(
            "--private-webhooks",
            envvar="DARKLING_PRIVATE_WEBHOOKS",
            help="Let webhooks lead into the private network.",
        ),
    ] = False,
    database: Database = "",
    bus: Bus = "",
    fast: Annotated[
        bool,
        typer.Option(
            "--fast",
            envvar="DARKLING_FAST",
            help="Write to clients past ASGI, if the installed uvicorn allows it; see docs/load.md.",
        ),
    ] = False,
    logs: Annotated[Literal["text", "json"], typer.Option("--log", help="How to write logs.")] = "text",
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the first page, where there is a desktop.")
    ] = False,
) -> None:
    """Serve tables where people and bots play in the browser."""
    from darkling.server.environment import SECONDS_IN_A_DAY, config_from
    from darkling.server.logs import write_logs
    from darkling.server.run import run

    write_logs(logs)
    # What is not for the command line, where everyone on the machine can read it, is in the environment.
    config = replace(
        config_from(environ),
        data=data,
        workers=workers,
        patience=days * SECONDS_IN_A_DAY,
        private_webhooks=private_webhooks,
        database_address=database,
        bus=bus,
        fast=fast,
    )
    run(config, host, port, lambda address: _tell(address, open_page))


def _tell(address: str, open_page: bool) -> None:
    import webbrowser

    from darkling.show import say

    typer.echo(say("serving", address=address))
    if open_page and _has_desktop():
        webbrowser.open(address)


def _has_desktop() -> bool:
    return platform in ("darwin", "win32") or any(name in environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))
