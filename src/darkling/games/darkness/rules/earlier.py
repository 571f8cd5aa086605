"""What earlier versions of the rules wrote, of games that play out the same."""

from typing import Any

NEW_FIELDS = ("teams", "cuts", "fallen")
"""Of the table: there was no arena, and there were no teams."""


def without_teams(data: dict[str, Any]) -> dict[str, Any]:
    """Leave out the teams, and that moves of maneuvers are told from others."""
    table = {name: value for name, value in data["table"].items() if name not in NEW_FIELDS}
    stack = [[name, step, _without_maneuver(fields)] for name, step, fields in data["stack"]]
    return {**data, "table": table, "stack": stack}


def _without_maneuver(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name != "is_maneuver"}
