"""What a newcomer should know, and what the words of a game mean."""

from collections.abc import Sequence
from functools import cache

from darkling.table.phrase import Phrase, listed, phrase


@cache
def lesson_for(side: str, entries: tuple[str, ...]) -> list[Phrase]:
    """Return what a newcomer of a side should know, and what words of the game mean."""
    parts = [phrase(f"lesson-{part}", side=side) for part in ("aim", "turn", "fight", "end")]
    return [
        phrase("lesson", text=listed(parts, between="paragraphs", last="paragraphs")),
        *explained(entries),
    ]


def explained(entries: Sequence[str]) -> list[Phrase]:
    """Return what words of the game mean."""
    return [
        phrase("explained", title=phrase(f"glossary-{key}"), text=phrase(f"text-{key}")) for key in entries
    ]
