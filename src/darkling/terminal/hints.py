"""Hints in the terminal: what a bot would make of a person's decision, in words."""

from dataclasses import dataclass

from darkling.bots.hint import Hint, hint
from darkling.bots.search import OptionEstimate
from darkling.table.decision import Seat
from darkling.table.position import Position
from darkling.words import Phrasebook


@dataclass(frozen=True)
class Advice:
    """A hint in words: the number of an option, 0 if there is none, and a note on each if any."""

    number: int
    heading: str
    notes: list[str]


def advice(position: Position, seat: Seat, own_words: Phrasebook) -> Advice:
    """Return what a bot would make of a decision, in words."""
    found = hint(position, seat)
    if found is None:
        return Advice(0, own_words.say("no-hint"), [])
    number = 1 + position.decision(seat).options.index(found.best)
    if not found.estimates:
        return Advice(number, own_words.say("hint-known", number=number), [])
    notes = [_note(estimate, own_words) for estimate in found.estimates]
    return Advice(number, own_words.say("hint", number=number, trials=_trials(found)), notes)


def _trials(found: Hint) -> int:
    return sum([estimate.visits for estimate in found.estimates])


def _note(estimate: OptionEstimate, own_words: Phrasebook) -> str:
    if not estimate.visits:
        return own_words.say("hint-untried")
    return own_words.say("hint-line", visits=estimate.visits, percent=round(100 * estimate.value))
