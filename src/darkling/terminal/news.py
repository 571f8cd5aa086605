"""News: what happened, as paragraphs."""

from collections.abc import Sequence

from darkling.table.decision import Seat
from darkling.table.event import Event, Forced
from darkling.table.game import Game
from darkling.words import Words


class News:
    """What a seat (None is a spectator) is told as it happens.

    `Game.events` leaves out what has to be forgotten, even if it happened a moment ago: with piles
    that are closed, the last defense of a round is taken and forgotten in one step.
    """

    def __init__(self, game: Game, seat: Seat | None) -> None:
        self._game = game
        self._seat = seat
        self._told = 0

    def latest(self) -> list[Event]:
        """Return what has happened since the last time this was asked; nothing is told twice."""
        latest = self._game.news(self._seat, self._told)
        self._told += len(latest)
        return latest

    def taken_back(self) -> None:
        """Take note that something was taken back: what happens instead is news again."""
        self._told = min(self._told, len(self._game.news(self._seat)))


def paragraphs(events: Sequence[Event], words: Words) -> list[str]:
    """Return the events as sentences, those that belong together in one paragraph.

    An event that goes without a word still parts what comes before it from what flows on. That there was
    no choice is said once of several that follow each other.
    """
    groups: list[list[Event]] = []
    texts: list[str] = []
    is_parted, last = False, ""
    for event, sentence in [(event, words.event(event)) for event in events]:
        if not sentence:
            is_parted = is_parted or (words.is_quiet(event) and not words.flows(event))
            continue
        if isinstance(event, Forced) and sentence == last:
            continue
        last = sentence
        flows = words.flows(event) and not is_parted
        if groups and (flows or _belong_together([*groups[-1], event])):
            groups[-1].append(event)
            texts[-1] += f" {sentence}"
        else:
            groups.append([event])
            texts.append(sentence)
        is_parted = False
    return texts


def _belong_together(events: Sequence[Event]) -> bool:
    """Say whether the events are all of one kind, or all about one seat."""
    seats = {getattr(event, "seat", None) for event in events}
    return len({type(event) for event in events}) == 1 or (len(seats) == 1 and None not in seats)
