"""What positions of both games were like before hands went below the deck with a mark."""

from typing import Any

from darkling.games.darkworld.rules.deck import kinds_of


def without_marks(data: dict[str, Any]) -> dict[str, Any]:
    table = data["table"]
    return {**data, "table": {**table, "deck": list(kinds_of(table["deck"]))}}
