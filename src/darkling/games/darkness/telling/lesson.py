"""What a newcomer should know."""

from collections.abc import Sequence
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


ARENA_PARTS = ("arena-goal", "arena-turn", "cards", "arena-enemies", "arena-cards", "arena-decks")
"""What is said where heroes fight heroes."""
ARENA_ENTRIES = (
    *("melee", "reach", "ranged", "area", "hits", "save", "block", "push", "arena-stun", "arena-immobilized"),
    *("lasting", "hidden", "penalty", "initiative"),
)


def lesson(view: DarknessView) -> list[Phrase]:
    if view.arena is not None:
        return _lesson(ARENA_PARTS, ARENA_ENTRIES)
    if view.master is None:
        return _lesson(PARTS, ENTRIES)
    return _lesson(OF_MASTER if is_master(view) else WITH_MASTER, ENTRIES)


@cache
def _lesson(parts: Sequence[str], entries: Sequence[str]) -> list[Phrase]:
    told = [phrase(f"lesson-{part}") for part in parts]
    text = listed(told, between="paragraphs", last="paragraphs")
    return [phrase("lesson", text=text), *_explained(entries)]


def glossary() -> list[Phrase]:
    """Return what the words on the cards mean."""
    return _explained((*ENTRIES, *[entry for entry in ARENA_ENTRIES if entry not in ENTRIES]))


def _explained(entries: Sequence[str]) -> list[Phrase]:
    return [
        phrase("explained", title=phrase(f"glossary-{key}"), text=phrase(f"text-{key}")) for key in entries
    ]
