"""What a newcomer should know."""

from functools import cache

from darkling.games.heists.sight.view import HeistsView
from darkling.table.phrase import Phrase, listed, phrase

ENTRIES = ("suits", "heat", "bury", "ransom", "larceny", "permanent")


def lesson(view: HeistsView) -> list[Phrase]:
    return _lesson("yes" if view.auto else "no", view.cop_effects)


@cache
def _lesson(alone: str, cop_effects: bool) -> list[Phrase]:
    parts = ["turn", "heist", "end", *(["cops"] if cop_effects else [])]
    told = [phrase(f"lesson-{part}", alone=alone) for part in parts]
    return [phrase("lesson", text=listed(told, between="paragraphs", last="paragraphs")), *glossary()]


def glossary() -> list[Phrase]:
    """Return what the words on the cards mean."""
    return [
        phrase("explained", title=phrase(f"glossary-{key}"), text=phrase(f"text-{key}")) for key in ENTRIES
    ]
