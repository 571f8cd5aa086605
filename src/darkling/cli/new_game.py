"""The command that begins a game of one's own."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from darkling.cli.app import app

TEMPLATE = ".tmpl"
LONGEST_NAME = 32
"""A server takes no longer one."""


@app.command()
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The id of the game, such as lanterns.")],
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where to write it; by default, a folder NAME.")
    ] = None,
) -> None:
    """Write a package with a small game that runs, to make your own game of."""
    from darkling.show import say

    target = folder or Path(name)
    _check_name(name)
    if target.exists():
        raise typer.BadParameter(
            f"expected a folder that is not there yet, not {target}", param_hint="--folder"
        )
    title = name.replace("_", " ").capitalize()
    for path, text in _templates(files("darkling.cli") / "template"):
        file = target / path.replace("NAME", name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_filled(text, name, title), encoding="utf-8")
    typer.echo(say("new-game", title=title, name=name, folder=quote(str(target))))


def _check_name(name: str) -> None:
    """Refuse a name that cannot be both the id of a game and the name of a Python package."""
    if not re.fullmatch("[a-z][a-z0-9_]*", name) or iskeyword(name) or len(name) > LONGEST_NAME:
        wanted = f"at most {LONGEST_NAME} small letters, digits and underscores, such as lanterns"
        raise typer.BadParameter(f"expected {wanted}, not {name!r}", param_hint="NAME")
    if _is_taken(name):
        raise typer.BadParameter(f"there is a game {name!r} already", param_hint="NAME")
    if find_spec(name) is not None:
        raise typer.BadParameter(f"there is a Python module {name!r} already", param_hint="NAME")


def _is_taken(name: str) -> bool:
    from darkling.games import find
    from darkling.table.errors import BrokenGame, UnknownGame

    try:
        find(name)
    except BrokenGame:
        return True
    except UnknownGame:
        return False
    return True


def _templates(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the path and the text of each file to write."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _templates(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(TEMPLATE):
            yield path + entry.name.removesuffix(TEMPLATE), entry.read_text(encoding="utf-8")


def _filled(text: str, name: str, title: str) -> str:
    words = {
        "name": name,
        "Name": name.title().replace("_", ""),
        "title": title,
        "ID": name[:2].upper(),
    }
    return re.sub("%([A-Za-z]+)%", lambda found: words[found[1]], text)
