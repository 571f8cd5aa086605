"""News: what happened, as paragraphs."""

from collections.abc import Sequence

from darkling.table.event import Event
from darkling.words import Words


def paragraphs(events: Sequence[Event], words: Words) -> list[str]:
    """Return the events as sentences, those that belong together in one paragraph."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and _belong_together([*groups[-1], event]):
            groups[-1].append(event)
        else:
            groups.append([event])
    return [" ".join([words.event(event) for event in group]) for group in groups]


def _belong_together(events: Sequence[Event]) -> bool:
    """Say whether the events are all of one kind, or all about one seat."""
    seats = {getattr(event, "seat", None) for event in events}
    return len({type(event) for event in events}) == 1 or (len(seats) == 1 and None not in seats)
