"""The JSON schemas of all that goes over the wire, from which the browser client makes its types.

`python -m darkling.server.schema web/schema` writes them.
"""

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from darkling.games import GAMES, find
from darkling.wire import live, people, scene, tables

GAME_SHAPES = {"view": "View", "catalogue": "Catalogue"}
"""What a game's screen reads of it: the module, and the Struct in it."""


def schemas() -> dict[str, str]:
    """Return the text of each schema file by its name."""
    made = {"wire.json": _schema("Wire", _wire_shapes())}
    for game in GAMES:
        made[f"{game}.json"] = _schema(game.capitalize(), _game_shapes(game))
    return made


def write(folder: Path) -> None:
    """Write all schemas into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in schemas().items():
        (folder / name).write_text(text, encoding="utf-8")


def _wire_shapes() -> dict[str, Any]:
    structs = {
        name: shape for module in (tables, people, scene, live) for name, shape in _structs(module).items()
    }
    return structs | {"ClientMessage": live.ClientMessage, "ServerMessage": live.ServerMessage}


def _structs(module: ModuleType) -> dict[str, Any]:
    """Return the Structs that a module itself defines, less those that only others build on."""
    shapes = [shape for shape in vars(module).values() if _is_own_struct(shape, module)]
    return {shape.__name__: shape for shape in shapes if not shape.__subclasses__()}


def _is_own_struct(shape: Any, module: ModuleType) -> bool:
    return (
        isinstance(shape, type) and issubclass(shape, msgspec.Struct) and shape.__module__ == module.__name__
    )


def _game_shapes(game: str) -> dict[str, Any]:
    package = find(game).package
    present = [(f"{package}.{module}", shape) for module, shape in GAME_SHAPES.items()]
    return {shape: getattr(import_module(module), shape) for module, shape in present if find_spec(module)}


def _schema(title: str, shapes: dict[str, Any]) -> str:
    """Return one schema in which each shape and all that it is made of has a definition."""
    made, parts = msgspec.json.schema_components(shapes.values(), ref_template="#/$defs/{name}")
    unions = {name: schema for name, schema in zip(shapes, made, strict=True) if "$ref" not in schema}
    definitions = {name: _tidy(part) for name, part in sorted((parts | unions).items())}
    schema = {"title": title, "type": "object", "$defs": definitions}
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def _tidy(part: dict[str, Any]) -> dict[str, Any]:
    """Return a definition with its description as the docstring was meant: without the indentation."""
    if "description" in part:
        return part | {"description": cleandoc(part["description"])}
    return part


if __name__ == "__main__":
    write(Path(sys.argv[1]))
