"""Small arithmetic of cards."""

from darkling.games.darkness.cards.language import SourceOfX


def capped(source: SourceOfX | None, found: int) -> int:
    """Return an X that comes to so much, no higher than its source allows."""
    return found if source is None else min(found, source.most)
