"""What all commands share: the program they belong to, their common parameters, and how they write JSON."""

from typing import Annotated, Any

import typer

AsJson = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
SettingPairs = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="A setting of the game; may be repeated.")
]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as dealings.")]

app = typer.Typer(
    help="Dark-fantasy tabletop games: play, simulate, search.",
    add_completion=False,
    # Plain help and errors, for a screen reader and a pipe too.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    from importlib.metadata import version

    if wanted:
        typer.echo(f"darkling {version('darkling')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _options(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def write_json(value: Any) -> None:
    import msgspec

    typer.echo(msgspec.json.encode(value).decode())
