"""What a newcomer should know."""

from functools import cache

from darkling.games.darkness.sight.view import DarknessView
from darkling.games.darkness.telling.master import is_master
from darkling.table.phrase import Phrase, listed, phrase

PARTS = ("goal", "turn", "cards", "monsters", "decks", "end")
WITH_MASTER = ("goal", "turn", "cards", "led-monsters", "decks", "end")
OF_MASTER = ("master", "muster", "lead", "heroes")
ENTRIES = (
    *("melee", "reach", "ranged", "area", "hits", "save", "block", "push", "stun", "immobilized", "lasting"),
    *("hidden", "taunt", "dominate", "danger", "dig"),
)


def lesson(view: DarknessView) -> list[Phrase]:
    if view.master is None:
        return _lesson(PARTS)
    return _lesson(OF_MASTER if is_master(view) else WITH_MASTER)


@cache
def _lesson(parts: tuple[str, ...]) -> list[Phrase]:
    told = [phrase(f"lesson-{part}") for part in parts]
    return [phrase("lesson", text=listed(told, between="paragraphs", last="paragraphs")), *glossary()]


def glossary() -> list[Phrase]:
    """Return what the words on the cards mean."""
    return [
        phrase("explained", title=phrase(f"glossary-{key}"), text=phrase(f"text-{key}")) for key in ENTRIES
    ]
