"""What earlier versions of the rules wrote, of games that play out the same."""

from typing import Any


def without_teams(data: dict[str, Any]) -> dict[str, Any]:
    """Leave out the teams: before there was an arena, there were none."""
    table = {name: value for name, value in data["table"].items() if name != "teams"}
    return {**data, "table": table}
