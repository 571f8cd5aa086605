"""Plain data: positions and rules as JSON, and back."""

from collections.abc import Mapping
from dataclasses import fields
from hashlib import blake2b
from typing import Any

import msgspec

from darkling.table.rule import Rule, is_list, saved_name

SAVED_AS = "saved_as"
"""In the metadata of a field: its name in saved games, where it has another name by now."""


def plain(value: Any) -> Any:
    """Return the value with tuples as lists."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, (tuple, list)) else value


def as_json(values: Any) -> Any:
    """Return data as it comes out of JSON: what `plain` makes of it, and much sooner."""
    return msgspec.json.decode(msgspec.json.encode(values))


def frozen(value: Any) -> Any:
    """Return the value with lists as tuples."""
    if not isinstance(value, list):
        return value
    return tuple([frozen(item) if isinstance(item, list) else item for item in value])


_saved_fields: dict[type, tuple[tuple[str, str, bool], ...]] = {}


def saved_fields(cls: Any) -> tuple[tuple[str, str, bool], ...]:
    """Return the declared fields of a position or a rule, each with its name in saved games.

    With each: whether it is a flat list, and not a value that never changes; its declared type says which.
    """
    found = _saved_fields.get(cls)
    if found is None:
        found = tuple(
            [
                (field.name, field.metadata.get(SAVED_AS, field.name), is_list(field.type))
                for field in fields(cls)
            ]
        )
        _saved_fields[cls] = found
    return found


def declared(state: Any) -> dict[str, Any]:
    """Return the declared fields of a position or a rule."""
    return {saved: getattr(state, name) for name, saved, _ in saved_fields(state.__class__)}


def state_data(state: Any) -> dict[str, Any]:
    """Return the declared fields of a position as plain data."""
    return {name: plain(value) for name, value in declared(state).items()}


def rule_values(rule: Rule) -> list[Any]:
    """Return a rule in progress: its name, its step, its fields."""
    return [saved_name(rule.__class__), rule.step, declared(rule)]


def state_values(cls: type, data: Mapping[str, Any]) -> dict[str, Any]:
    """Turn plain data back into the values of the declared fields of `cls`."""
    values: dict[str, Any] = {}
    for name, saved, holds_list in saved_fields(cls):
        value = data[saved]
        values[name] = [frozen(item) for item in value] if holds_list else frozen(value)
    return values


def fingerprint_of(values: Any) -> str:
    """Return a short text that differs wherever two pieces of data differ."""
    return blake2b(msgspec.json.encode(values), digest_size=8).hexdigest()


def first_difference(left: Any, right: Any, path: str = "") -> str | None:
    """Return where two pieces of plain data first differ, as a sentence; None if they are equal."""
    if isinstance(left, dict) and isinstance(right, dict):
        for key in [*left, *(key for key in right if key not in left)]:
            if key not in left or key not in right:
                return f"{path}{key} is {'missing' if key not in left else 'unexpected'}"
            found = first_difference(left[key], right[key], f"{path}{key}.")
            if found is not None:
                return found
        return None
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        for index, (one, other) in enumerate(zip(left, right, strict=True)):
            found = first_difference(one, other, f"{path}{index}.")
            if found is not None:
                return found
        return None
    return None if left == right else f"{path.rstrip('.') or 'the whole'} is {left!r}, expected {right!r}"
