"""What a newcomer should know."""

from functools import cache

from darkling.games.domains.sight.view import DomainsView
from darkling.table.phrase import Phrase, listed, phrase

PARTS = ("goal", "turn", "parties", "end")
ENTRIES = ("rank", "defense", "icons", "party", "bars", "guarded", "remove", "stores")


def lesson(_view: DomainsView) -> list[Phrase]:
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
