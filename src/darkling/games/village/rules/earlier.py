"""What positions of the village were like under earlier rules."""

from typing import Any

from darkling.games.darkworld.rules.earlier import without_marks
from darkling.games.darkworld.rules.state import BACK

COLUMNS = ("figures", "places", "seen", "carried", "groups")


def version_1(data: dict[str, Any]) -> dict[str, Any]:
    """Leave out monsters that were recalled: those placed after them moved up in number."""
    data = without_marks(data)
    table = data["table"]
    left = [number for number, place in enumerate(table["places"]) if place != BACK]
    columns = {name: [table[name][number] for number in left] for name in COLUMNS}
    return {**data, "table": {**table, **columns}, "stack": [_moved_up(rule, left) for rule in data["stack"]]}


def _moved_up(rule: list[Any], left: list[int]) -> list[Any]:
    """Return a rule in progress with the numbers that its monsters had."""
    name, step, values = rule
    if values.get("monster", -1) >= 0:
        values = {**values, "monster": left.index(values["monster"])}
    if "acted" in values:
        values = {**values, "acted": [left.index(number) for number in values["acted"] if number in left]}
    return [name, step, values]
