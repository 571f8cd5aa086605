"""Plain data: positions and rules as JSON, and back."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from darkling.table.rule import Rule, field_names, is_list, saved_name


def plain(value: Any) -> Any:
    """Return the value with tuples as lists."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, (tuple, list)) else value


def frozen(value: Any) -> Any:
    """Return the value with lists as tuples."""
    return tuple([frozen(item) for item in value]) if isinstance(value, list) else value


def declared(state: Any) -> dict[str, Any]:
    """Return the declared fields of a position or a rule."""
    return {name: getattr(state, name) for name in field_names(state.__class__)}


def state_data(state: Any) -> dict[str, Any]:
    """Return the declared fields of a position as plain data."""
    return {name: plain(value) for name, value in declared(state).items()}


def rule_values(rule: Rule) -> list[Any]:
    """Return a rule in progress: its name, its step, its fields."""
    return [saved_name(rule.__class__), rule.step, declared(rule)]


def state_values(cls: type, data: Mapping[str, Any]) -> dict[str, Any]:
    """Turn plain data back into the values of the declared fields of `cls`."""
    values: dict[str, Any] = {}
    for field in fields(cls):
        value = data[field.name]
        # A field is a flat list or a value that never changes; its declared type says which.
        values[field.name] = [frozen(item) for item in value] if is_list(field.type) else frozen(value)
    return values


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
