"""What a newcomer should know."""

from functools import cache

from darkling.games.darkness.sight.view import DarknessView
from darkling.table.phrase import Phrase, listed, phrase

PARTS = ("goal", "turn", "cards", "monsters", "decks", "end")
ENTRIES = (
    *("melee", "reach", "ranged", "area", "hits", "save", "block", "push", "stun", "immobilized", "lasting"),
    *("hidden", "taunt", "dominate", "danger", "dig"),
)


def lesson(_view: DarknessView) -> list[Phrase]:
    return _lesson()


@cache
def _lesson() -> list[Phrase]:
    told = [phrase(f"lesson-{part}") for part in PARTS]
    return [phrase("lesson", text=listed(told, between="paragraphs", last="paragraphs")), *glossary()]


def glossary() -> list[Phrase]:
    """Return what the words on the cards mean."""
    return [
        phrase("explained", title=phrase(f"glossary-{key}"), text=phrase(f"text-{key}")) for key in ENTRIES
    ]
