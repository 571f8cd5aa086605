"""What earlier versions of the rules wrote, of games that play out the same."""

from collections.abc import Sequence
from typing import Any

ADDED = ("teams", "cuts", "fallen", "told_hidden", "told_dealt", "told_buried")
"""On the table: before there was an arena and a game master, these were empty."""
ADDED_TO_RULES = ("is_led", "is_printed", "are_all_printed", "is_left_out", "is_maneuver")
"""Rules in progress: what a game master decides, and that moves of maneuvers are told from others."""


def without_modes(data: dict[str, Any]) -> dict[str, Any]:
    """Leave out what only other modes have."""
    stack = [[name, step, _without(fields, ADDED_TO_RULES)] for name, step, fields in data["stack"]]
    return {**data, "table": _without(data["table"], ADDED), "stack": stack}


def _without(fields: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name not in names}
