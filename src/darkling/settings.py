"""The settings of a game: described for whoever sets one up, and read from `name=value`."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from darkling.table.errors import BadSetting
from darkling.table.gametype import GameType

FEW = 4
"""So many numbers that a setting may be are named one by one; of more, the first and the last."""
WANTED = {"bool": "true or false", "int": "a whole number"}


def described(game: GameType) -> dict[str, dict[str, Any]]:
    """Return what each setting of a game may be: its choices or its type, and its default."""
    return {name: _kind(field.type) | {"default": field.default} for name, field in _fields(game).items()}


def read_pairs(game: GameType, pairs: Iterable[str]) -> dict[str, Any]:
    """Return settings given as `name=value`; raise BadSetting for what does not fit."""
    return dict([_read_pair(game, pair) for pair in pairs])


def range_of(choices: Sequence[Any]) -> tuple[int, int] | None:
    """Return the first and the last of choices that are many numbers in a row; None if they are not."""
    first, last = choices[0], choices[-1]
    is_range = isinstance(first, int) and len(choices) > FEW and list(choices) == [*range(first, last + 1)]
    return (first, last) if is_range else None


def _read_pair(game: GameType, pair: str) -> tuple[str, Any]:
    fields = _fields(game)
    name, equals, value = pair.partition("=")
    if not equals:
        raise BadSetting(f"expected a setting as name=value, not {pair!r}")
    if name not in fields:
        raise BadSetting(f"{game.id} has no setting {name!r}; it has {', '.join(fields)}")
    try:
        # A word on the command line may stand for a number or a truth value: hence not strict.
        return name, msgspec.convert(value, fields[name].type, strict=False)
    except msgspec.ValidationError:
        raise BadSetting(f"expected {name} to be {_wanted(fields[name].type)}, not {value!r}") from None


def _fields(game: GameType) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(game.settings)}


def _kind(declared: Any) -> dict[str, Any]:
    """Return a declared type as its choices or its name; that None is allowed only means `not set`."""
    first, *others = get_args(declared) or (declared,)
    if get_origin(declared) is Literal:
        return {"choices": [first, *others]}
    if get_origin(declared) is Annotated:
        return {"choices": list(range(others[0].ge, others[0].le + 1))}
    return _kind(first) if others else {"type": first.__name__}


def _wanted(declared: Any) -> str:
    kind = _kind(declared)
    if "choices" not in kind:
        return WANTED[kind["type"]]
    ends = range_of(kind["choices"])
    return f"from {ends[0]} to {ends[1]}" if ends else " or ".join(map(str, kind["choices"]))
