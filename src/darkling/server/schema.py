"""The JSON schemas of all that goes over the wire, from which the browser client makes its types.

`make types` hands them on.
"""

import json
from inspect import cleandoc
from types import ModuleType
from typing import Any, get_type_hints

import msgspec

from darkling.games import OWN, find
from darkling.wire import live, people, scene, tables


def schemas() -> dict[str, Any]:
    """Return the schema of the wire, and that of each game by its id."""
    games = {game: _schema(game.capitalize(), _game_shapes(game)) for game in OWN}
    return {"wire": _schema("Wire", _wire_shapes()), **games}


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
    """Return what a game's screen reads of it: its view, and its pieces if it has a catalogue."""
    found = find(game)
    shapes = [found.view, *([get_type_hints(found.catalogue)["return"]] if found.catalogue else [])]
    return {shape.__name__: shape for shape in shapes}


def _schema(title: str, shapes: dict[str, Any]) -> dict[str, Any]:
    """Return one schema in which each shape and all that it is made of has a definition."""
    made, parts = msgspec.json.schema_components(shapes.values(), ref_template="#/$defs/{name}")
    unions = {name: schema for name, schema in zip(shapes, made, strict=True) if "$ref" not in schema}
    definitions = {name: _tidy(part) for name, part in sorted((parts | unions).items())}
    return {"title": title, "type": "object", "$defs": definitions}


def _tidy(part: dict[str, Any]) -> dict[str, Any]:
    """Return a definition with its description as the docstring was meant: without the indentation."""
    if "description" in part:
        return part | {"description": cleandoc(part["description"])}
    return part


if __name__ == "__main__":
    print(json.dumps(schemas()))
